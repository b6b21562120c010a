using System;
using System.Collections;
using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>A set of squares, the lowest number first.</summary>
    /// <example><code>
    /// foreach (var square in game.Targets(from).Capture) Mark(square);
    /// </code></example>
    public readonly unsafe struct Squares : IReadOnlyCollection<Square>, IEquatable<Squares>
    {
        private readonly ulong low;
        private readonly ulong high;
        private readonly BoardInfo board;

        internal Squares(duiyi_squares set, BoardInfo board)
            : this(set.word[0], set.word[1], board)
        {
        }

        private Squares(ulong low, ulong high, BoardInfo board)
        {
            this.low = low;
            this.high = high;
            this.board = board;
        }

        /// <summary>How many squares are in it.</summary>
        public int Count
        {
            get
            {
                var count = 0;
                foreach (var square in this)
                {
                    count++;
                }
                return count;
            }
        }

        /// <summary>Is there none?</summary>
        public bool IsEmpty => (low | high) == 0;

        /// <summary>The squares that are in one set or the other.</summary>
        public static Squares operator |(Squares one, Squares other)
        {
            return new Squares(one.low | other.low, one.high | other.high, one.board);
        }

        /// <summary>The squares that are in both sets.</summary>
        public static Squares operator &(Squares one, Squares other)
        {
            return new Squares(one.low & other.low, one.high & other.high, one.board);
        }

        /// <summary>Are the same squares in both?</summary>
        public static bool operator ==(Squares one, Squares other) => one.Equals(other);

        /// <summary>Are different squares in them?</summary>
        public static bool operator !=(Squares one, Squares other) => !one.Equals(other);

        /// <summary>Is a square in it?</summary>
        public bool Contains(Square square) => Has(square.Number);

        /// <summary>One after the other, without an allocation.</summary>
        public Enumerator GetEnumerator() => new Enumerator(this);

        IEnumerator<Square> IEnumerable<Square>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <summary>Are the same squares in both?</summary>
        public bool Equals(Squares other) => low == other.low && high == other.high;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Squares set && Equals(set);

        /// <inheritdoc/>
        public override int GetHashCode() => (low ^ (high << 1)).GetHashCode();

        /// <summary>Their names: "e3 e4".</summary>
        public override string ToString() => string.Join(" ", (IEnumerable<Square>)this);

        internal static Squares All(BoardInfo board)
        {
            var count = board.SquareCount;
            var low = count < 64 ? (1UL << count) - 1 : ulong.MaxValue;
            var high = count <= 64 ? 0 : (1UL << (count - 64)) - 1;
            return new Squares(low, high, board);
        }

        private bool Has(int number)
        {
            return number < 128 && ((number < 64 ? low : high) >> (number & 63) & 1) != 0;
        }

        /// <summary>Goes through a set of squares.</summary>
        public struct Enumerator : IEnumerator<Square>
        {
            private readonly Squares squares;
            private int number;

            internal Enumerator(Squares squares)
            {
                this.squares = squares;
                number = -1;
            }

            /// <summary>The square it has come to.</summary>
            public Square Current => new Square((byte)number, squares.board);

            object IEnumerator.Current => Current;

            /// <summary>Goes on to the next one.</summary>
            public bool MoveNext()
            {
                do
                {
                    number++;
                }
                while (number < 128 && !squares.Has(number));
                return number < 128;
            }

            /// <summary>Back to before the first one.</summary>
            public void Reset() => number = -1;

            /// <summary>Does nothing.</summary>
            public void Dispose()
            {
            }
        }
    }
}
