using System;

namespace Duiyi
{
    /// <summary>A square (a point, in xiangqi): a number that knows what it is
    /// called.</summary>
    /// <remarks>Numbers count from the first player's left: a1 = 0, h1 = 7; in xiangqi a0 = 0,
    /// i0 = 8. Squares are equal if their numbers are.</remarks>
    public readonly struct Square : IEquatable<Square>
    {
        private readonly byte number;
        private readonly BoardInfo board;

        internal Square(byte number, BoardInfo board)
        {
            this.number = number;
            this.board = board;
        }

        /// <summary>Its number, as the C functions take it.</summary>
        public int Number => number;

        /// <summary>0 for the a-file.</summary>
        public int File => board.Files == 0 ? 0 : number % board.Files;

        /// <summary>0 for the first player's own rank.</summary>
        public int Rank => board.Files == 0 ? 0 : number / board.Files;

        /// <summary>Are they the same square?</summary>
        public static bool operator ==(Square one, Square other) => one.Equals(other);

        /// <summary>Are they different squares?</summary>
        public static bool operator !=(Square one, Square other) => !one.Equals(other);

        /// <summary>Are they the same square?</summary>
        public bool Equals(Square other) => number == other.number;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Square square && Equals(square);

        /// <inheritdoc/>
        public override int GetHashCode() => number;

        /// <summary>Its name: "e4".</summary>
        public override string ToString() => $"{(char)('a' + File)}{Rank + board.FirstRankLabel}";
    }
}
