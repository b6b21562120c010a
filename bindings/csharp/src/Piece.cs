using System;

namespace Duiyi
{
    /// <summary>A piece: its kind and its side in one number, as duiyi_piece.</summary>
    public readonly struct Piece : IEquatable<Piece>
    {
        private readonly byte number;

        /// <summary>The piece of a kind and a side.</summary>
        public Piece(Kind kind, Side side = Side.White)
            : this((byte)((int)kind | (side == Side.Black ? Native.DUIYI_PIECE_BLACK : 0)))
        {
        }

        internal Piece(byte number)
        {
            this.number = number;
        }

        /// <summary>What it is.</summary>
        public Kind Kind => (Kind)(number & 0x0F);

        /// <summary>Whose it is.</summary>
        public Side Side => (Side)(number >> 4 & 1);

        /// <summary>Its number, as the C functions give it.</summary>
        public int Number => number;

        /// <summary>Are they of the same kind and side?</summary>
        public static bool operator ==(Piece one, Piece other) => one.Equals(other);

        /// <summary>Do they differ in kind or side?</summary>
        public static bool operator !=(Piece one, Piece other) => !one.Equals(other);

        /// <summary>Are they of the same kind and side?</summary>
        public bool Equals(Piece other) => number == other.number;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Piece piece && Equals(piece);

        /// <inheritdoc/>
        public override int GetHashCode() => number;

        /// <summary>For people: "white king", "red cannon".</summary>
        public override string ToString()
        {
            var first = Kind >= Kind.Soldier ? "red" : "white";
            var side = Side == Side.Black ? "black" : first;
            return $"{side} {Kind.ToString().ToLowerInvariant()}";
        }

        /// <summary>The piece on a square, null on an empty one.</summary>
        internal static Piece? OrNull(byte number)
        {
            return number == Native.DUIYI_PIECE_NONE ? (Piece?)null : new Piece(number);
        }
    }
}
