// Who sits at a table.

using System;

namespace Duiyi
{
    /// <summary>Who plays a side. The default is a person.</summary>
    public readonly struct Seat : IEquatable<Seat>
    {
        /// <summary>The opponent of a level.</summary>
        /// <param name="level">How strong it plays.</param>
        /// <param name="seed">The same seed plays the same game, at the same pace.</param>
        /// <param name="pace">How long it takes for a move.</param>
        public Seat(Level level, ulong seed = 0, Pace pace = Pace.AtOnce)
        {
            Kind = SeatKind.Opponent;
            Level = level;
            Seed = seed;
            Pace = pace;
        }

        internal Seat(in duiyi_seat seat)
        {
            Kind = seat.kind;
            Level = (Level)seat.level;
            Seed = seat.seed;
            Pace = seat.pace;
        }

        /// <summary>A person or the opponent.</summary>
        public SeatKind Kind { get; }

        /// <summary>The opponent's level.</summary>
        public Level Level { get; }

        /// <summary>What it draws its moves and its pace from.</summary>
        public ulong Seed { get; }

        /// <summary>How long it takes for a move.</summary>
        public Pace Pace { get; }

        /// <summary>Does a person sit there?</summary>
        public bool IsPerson => Kind == SeatKind.Person;

        internal duiyi_seat Raw => new duiyi_seat
        {
            kind = Kind,
            level = (uint)Level,
            pace = Pace,
            seed = Seed,
        };

        /// <summary>Are they the same?</summary>
        public bool Equals(Seat other)
        {
            return Kind == other.Kind && Level == other.Level && Seed == other.Seed
                && Pace == other.Pace;
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Seat seat && Equals(seat);

        /// <inheritdoc/>
        public override int GetHashCode() => Seed.GetHashCode() ^ (int)Level ^ (int)Kind << 8;
    }

    /// <summary>Who sits at a table, and what they may ask for.</summary>
    public sealed unsafe class TableOptions
    {
        /// <summary>A call that sets a table.</summary>
        internal delegate void Sit(duiyi_table_options* options);

        /// <summary>White's (red's) seat.</summary>
        public Seat White { get; set; }

        /// <summary>Black's seat.</summary>
        public Seat Black { get; set; }

        /// <summary>Hints that persons may have in a game; null: as many as they like.</summary>
        public int? Hints { get; set; } = 3;

        /// <summary>What pawns become without being asked; Kind.None: each time it is asked
        /// for.</summary>
        public Kind Promotion { get; set; }

        /// <summary>Bytes of the opponent's transposition table; 0: 8 MiB.</summary>
        public long TableBytes { get; set; }

        /// <summary>Calls with the options as C has them.</summary>
        internal void Use(Sit sit)
        {
            if (TableBytes < 0)
            {
                throw new ArgumentOutOfRangeException(nameof(TableBytes), TableBytes, "less than 0");
            }
            var engine = duiyi_engine_options.Sized();
            engine.table_bytes = (UIntPtr)(ulong)TableBytes;
            var options = duiyi_table_options.Sized();
            options.engine = &engine;
            options.promotion = Promotion;
            options.hints = Hints == null
                ? Native.DUIYI_HINTS_UNLIMITED
                : Call.Count(Hints.Value, nameof(Hints));
            options.flags = Hints == 0 ? (uint)Native.DUIYI_TABLE_NO_HINTS : 0;
            var seats = (duiyi_seat*)options.seats;
            seats[0] = White.Raw;
            seats[1] = Black.Raw;
            sit(&options);
        }
    }
}
