// Clocks: how much time the players have, and what is left of it.

using System;
using System.Collections.Generic;
using System.Linq;

namespace Duiyi
{
    /// <summary>One stage of a time control. Times are milliseconds; 0 leaves a thing out, and
    /// everything that is not 0 works together.</summary>
    public readonly struct Stage
    {
        private readonly duiyi_clock_stage stage;

        /// <summary>A stage.</summary>
        /// <param name="mainMs">Time for all of the stage. What was left of the stage before is
        /// added.</param>
        /// <param name="incrementMs">Added after each move (Fischer).</param>
        /// <param name="delayMs">Each move costs nothing for so long (US delay).</param>
        /// <param name="byoyomiMs">When the main time is gone, each move has so much time
        /// anew...</param>
        /// <param name="periods">... and so often it may be exceeded, the last time by
        /// losing.</param>
        /// <param name="moves">So many moves of the player, then the next stage begins; 0: the rest
        /// of the game. The last stage begins again when its moves are made.</param>
        public Stage(
            int mainMs,
            int incrementMs = 0,
            int delayMs = 0,
            int byoyomiMs = 0,
            int periods = 0,
            int moves = 0)
        {
            stage.main_ms = Call.Count(mainMs, nameof(mainMs));
            stage.increment_ms = Call.Count(incrementMs, nameof(incrementMs));
            stage.delay_ms = Call.Count(delayMs, nameof(delayMs));
            stage.byoyomi_ms = Call.Count(byoyomiMs, nameof(byoyomiMs));
            stage.periods = Short(periods, nameof(periods));
            stage.moves = Short(moves, nameof(moves));
        }

        internal Stage(duiyi_clock_stage stage)
        {
            this.stage = stage;
        }

        /// <summary>Time for all of the stage.</summary>
        public int MainMs => (int)stage.main_ms;

        /// <summary>Added after each move.</summary>
        public int IncrementMs => (int)stage.increment_ms;

        /// <summary>Each move costs nothing for so long.</summary>
        public int DelayMs => (int)stage.delay_ms;

        /// <summary>Time for each move when the main time is gone.</summary>
        public int ByoyomiMs => (int)stage.byoyomi_ms;

        /// <summary>So often that time may be exceeded.</summary>
        public int Periods => stage.periods;

        /// <summary>So many moves, then the next stage begins.</summary>
        public int Moves => stage.moves;

        internal duiyi_clock_stage Raw => stage;

        private static ushort Short(int value, string name)
        {
            if (value < 0 || value > ushort.MaxValue)
            {
                throw new ArgumentOutOfRangeException(name, value, "not 0 to 65535");
            }
            return (ushort)value;
        }
    }

    /// <summary>The time of one player: one to four stages.</summary>
    /// <example><code>
    /// var blitz = TimeControl.Fischer(3 * 60_000, 2_000);
    /// var classic = new TimeControl(new Stage(90 * 60_000, moves: 40), new Stage(30 * 60_000));
    /// </code></example>
    public sealed class TimeControl
    {
        /// <summary>A time control of these stages.</summary>
        public TimeControl(params Stage[] stages)
        {
            Stages = stages?.ToArray() ?? throw new ArgumentNullException(nameof(stages));
        }

        /// <summary>Its stages.</summary>
        public IReadOnlyList<Stage> Stages { get; }

        /// <summary>So much time for the whole game.</summary>
        public static TimeControl SuddenDeath(int mainMs) => new TimeControl(new Stage(mainMs));

        /// <summary>Time for the game, and more after each move.</summary>
        public static TimeControl Fischer(int mainMs, int incrementMs) =>
            new TimeControl(new Stage(mainMs, incrementMs: incrementMs));

        /// <summary>Time for the game, and each move free for so long.</summary>
        public static TimeControl Delay(int mainMs, int delayMs) =>
            new TimeControl(new Stage(mainMs, delayMs: delayMs));

        /// <summary>Time for the game, then periods of so much time for each move.</summary>
        public static TimeControl Byoyomi(int mainMs, int byoyomiMs, int periods) =>
            new TimeControl(new Stage(mainMs, byoyomiMs: byoyomiMs, periods: periods));
    }

    /// <summary>The clock of a game: a time control for each side.</summary>
    public sealed unsafe class ClockOptions
    {
        /// <summary>A clock.</summary>
        /// <param name="white">White's (red's) time.</param>
        /// <param name="black">Black's; null: the same.</param>
        /// <param name="lowMs">When all the time that a side has left falls to this,
        /// EventKind.ClockLow tells; 0: never.</param>
        public ClockOptions(TimeControl white, TimeControl black = null, int lowMs = 10000)
        {
            White = white ?? throw new ArgumentNullException(nameof(white));
            Black = black ?? white;
            LowMs = (int)Call.Count(lowMs, nameof(lowMs));
        }

        internal ClockOptions(duiyi_clock_options options)
        {
            White = Control(options, 0);
            Black = Control(options, 1);
            LowMs = (int)options.low_ms;
        }

        /// <summary>White's (red's) time.</summary>
        public TimeControl White { get; }

        /// <summary>Black's time.</summary>
        public TimeControl Black { get; }

        /// <summary>When all the time that a side has left falls to this, the host is told; 0:
        /// never.</summary>
        public int LowMs { get; }

        internal duiyi_clock_options Raw
        {
            get
            {
                var options = duiyi_clock_options.Sized();
                options.low_ms = (uint)LowMs;
                var all = (duiyi_clock_stage*)options.stages;
                for (var side = 0; side < 2; side++)
                {
                    var stages = (side == 0 ? White : Black).Stages;
                    // Too many are refused by the library; here only what has room is written.
                    options.stage_count[side] = (uint)stages.Count;
                    for (var i = 0; i < stages.Count && i < Native.DUIYI_CLOCK_STAGES_MAX; i++)
                    {
                        all[side * Native.DUIYI_CLOCK_STAGES_MAX + i] = stages[i].Raw;
                    }
                }
                return options;
            }
        }

        /// <summary>The same time for both, and a warning when ten seconds are left.</summary>
        public static implicit operator ClockOptions(TimeControl both) => new ClockOptions(both);

        private static TimeControl Control(duiyi_clock_options options, int side)
        {
            var all = (duiyi_clock_stage*)options.stages;
            var stages = new Stage[options.stage_count[side]];
            for (var i = 0; i < stages.Length; i++)
            {
                stages[i] = new Stage(all[side * Native.DUIYI_CLOCK_STAGES_MAX + i]);
            }
            return new TimeControl(stages);
        }
    }

    /// <summary>What a side's clock shows.</summary>
    public readonly struct SideClock
    {
        internal SideClock(uint left, ushort moves, ushort periods, byte stage, byte byoyomi)
        {
            LeftMs = (int)left;
            MovesLeft = moves;
            PeriodsLeft = periods;
            Stage = stage;
            Byoyomi = byoyomi != 0;
        }

        /// <summary>Milliseconds left: of the main time, or of the period in byoyomi. 0: the flag
        /// has fallen.</summary>
        public int LeftMs { get; }

        /// <summary>Moves until the next stage; 0: none comes.</summary>
        public int MovesLeft { get; }

        /// <summary>Periods of byoyomi left, the one that runs included.</summary>
        public int PeriodsLeft { get; }

        /// <summary>Number of the stage, from 0.</summary>
        public int Stage { get; }

        /// <summary>Is the main time gone, and does a period run?</summary>
        public bool Byoyomi { get; }
    }

    /// <summary>What the clocks show.</summary>
    public readonly unsafe struct Clock
    {
        private readonly duiyi_clock clock;

        internal Clock(in duiyi_clock clock)
        {
            this.clock = clock;
        }

        /// <summary>Whose clock runs; null while it stands.</summary>
        public Side? Running =>
            (byte)clock.running == Native.DUIYI_SIDE_NONE ? (Side?)null : clock.running;

        /// <summary>Milliseconds that the present move is still free (delay).</summary>
        public int DelayLeftMs => (int)clock.delay_left_ms;

        /// <summary>The clock of a side.</summary>
        public SideClock this[Side side]
        {
            get
            {
                var c = clock;
                var i = side == Side.Black ? 1 : 0;
                return new SideClock(
                    c.left_ms[i], c.moves_left[i], c.periods_left[i], c.stage[i], c.byoyomi[i]);
            }
        }
    }
}
