using System;

namespace Duiyi
{
    /// <summary>What is remembered of the opponent's last searches: would it offer a draw, accept
    /// one, resign?</summary>
    /// <remarks>Keep it with the game, and begin anew (default) when moves are taken back. Its number
    /// may be saved.</remarks>
    public readonly unsafe struct Manners : IEquatable<Manners>
    {
        /// <summary>The manners of a number.</summary>
        public Manners(uint number)
        {
            Number = number;
        }

        /// <summary>All of it as one number; 0 is the default.</summary>
        public uint Number { get; }

        /// <summary>Are they the same?</summary>
        public static bool operator ==(Manners one, Manners other) => one.Equals(other);

        /// <summary>Are they different?</summary>
        public static bool operator !=(Manners one, Manners other) => !one.Equals(other);

        /// <summary>After one more search of the opponent, made at that ply of the game.</summary>
        public Manners After(Report report, int atPly)
        {
            Library.Require();
            uint kept;
            Call.Check(Native.duiyi_manners_after(
                Number, report.ScoreKind, report.Score, Call.Count(atPly, nameof(atPly)), &kept));
            return new Manners(kept);
        }

        /// <summary>After it has offered a draw that was declined.</summary>
        public Manners Declined()
        {
            Library.Require();
            uint kept;
            Call.Check(Native.duiyi_manners_declined(Number, &kept));
            return new Manners(kept);
        }

        /// <summary>What the opponent would do now, of what it may do. Below Level.Normal it never
        /// resigns.</summary>
        public Conduct Conduct(Conduct allowed, Level level = Level.Full)
        {
            Library.Require();
            Conduct would;
            Call.Check(Native.duiyi_manners_conduct(Number, allowed, (uint)level, &would));
            return would;
        }

        /// <summary>Are they the same?</summary>
        public bool Equals(Manners other) => Number == other.Number;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Manners manners && Equals(manners);

        /// <inheritdoc/>
        public override int GetHashCode() => (int)Number;
    }
}
