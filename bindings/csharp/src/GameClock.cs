// The clocks of a game, and what has happened in it.

namespace Duiyi
{
    public sealed unsafe partial class Game
    {
        /// <summary>What the clocks show; null in a game without.</summary>
        /// <remarks>The time is the host's: milliseconds from any clock that never goes back, given
        /// with every Tick(). A move takes the time up to the last tick before it. While the clock
        /// stands, moves are free. Undo puts both clocks back to what they showed just before the
        /// move was made; redo gives the move its time again.</remarks>
        public Clock? Clock
        {
            get
            {
                var clock = duiyi_clock.Sized();
                Status status;
                lock (handle)
                {
                    status = Native.duiyi_game_clock(Open, &clock);
                }
                if (status == Status.State)
                {
                    return null;
                }
                Call.Check(status);
                return new Clock(clock);
            }
        }

        /// <summary>The time controls that the game was made with; null without a clock.</summary>
        public ClockOptions ClockOptions
        {
            get
            {
                var options = duiyi_clock_options.Sized();
                Status status;
                lock (handle)
                {
                    status = Native.duiyi_game_clock_options(Open, &options);
                }
                if (status == Status.State)
                {
                    return null;
                }
                Call.Check(status);
                return new ClockOptions(options);
            }
        }

        /// <summary>How many events were dropped so far because too many waited. If there are more
        /// than before, draw the board anew.</summary>
        public int DroppedEvents
        {
            get
            {
                uint dropped;
                lock (handle)
                {
                    Call.Check(Native.duiyi_game_dropped_events(Open, &dropped));
                }
                return (int)dropped;
            }
        }

        /// <summary>Starts the clock of the side to move, or lets it go on after a
        /// pause.</summary>
        /// <exception cref="StateException">The game has no clock.</exception>
        public void StartClock(long nowMs)
        {
            var now = Call.Unsigned(nowMs, nameof(nowMs));
            lock (handle)
            {
                Call.Check(Native.duiyi_game_start_clock(Open, now));
            }
        }

        /// <summary>Stops the clock until it is started again; the time up to now
        /// counts.</summary>
        /// <exception cref="StateException">The game has no clock.</exception>
        public void PauseClock(long nowMs)
        {
            var now = Call.Unsigned(nowMs, nameof(nowMs));
            lock (handle)
            {
                Call.Check(Native.duiyi_game_pause_clock(Open, now));
            }
        }

        /// <summary>It is now so late: to be called once a frame, and before a move. A side that has
        /// used up its time loses, or draws where the rules ask for men to win with. Nothing happens
        /// in a game without a clock.</summary>
        public void Tick(long nowMs)
        {
            var now = Call.Unsigned(nowMs, nameof(nowMs));
            lock (handle)
            {
                Call.Check(Native.duiyi_game_tick(Open, now));
            }
        }

        /// <summary>Takes the oldest event that waits; false if none does. No
        /// allocation.</summary>
        /// <example><code>
        /// while (game.NextEvent(out var happened))
        /// {
        ///     Show(happened);
        /// }
        /// </code></example>
        public bool NextEvent(out Event happened)
        {
            var told = duiyi_event.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_next_event(Open, &told));
            }
            happened = new Event(told, BoardInfo);
            return told.kind != EventKind.None;
        }
    }
}
