using System;

namespace Duiyi
{
    /// <summary>The shape of a variant's board, and where squares get their names from.</summary>
    /// <example><code>
    /// var board = BoardInfo.Of(Variant.Xiangqi);
    /// board.Square("e0") == board.Square(4, 0); // true
    /// </code></example>
    public readonly unsafe struct BoardInfo : IEquatable<BoardInfo>
    {
        private readonly byte files;
        private readonly byte ranks;
        private readonly byte firstRankLabel;

        private BoardInfo(in duiyi_board_info info)
        {
            Variant = info.variant;
            files = info.files;
            ranks = info.ranks;
            firstRankLabel = info.first_rank_label;
        }

        /// <summary>Which game it is for.</summary>
        public Variant Variant { get; }

        /// <summary>8, xiangqi 9.</summary>
        public int Files => files;

        /// <summary>8, xiangqi 10.</summary>
        public int Ranks => ranks;

        /// <summary>What the first rank is called: 1, in xiangqi 0.</summary>
        public int FirstRankLabel => firstRankLabel;

        /// <summary>How many squares it has: 64, xiangqi 90.</summary>
        public int SquareCount => files * ranks;

        /// <summary>All its squares.</summary>
        public Squares Squares => Squares.All(this);

        /// <summary>The board of a variant.</summary>
        /// <exception cref="BadArgumentException">There is no such variant.</exception>
        /// <exception cref="LibraryException">The library is missing or not the right
        /// one.</exception>
        public static BoardInfo Of(Variant variant)
        {
            Library.Require();
            var info = duiyi_board_info.Sized();
            Call.Check(Native.duiyi_variant_board(variant, &info));
            return new BoardInfo(info);
        }

        /// <summary>The square of a number, 0 to 255; it may lie beyond the board, as it may in
        /// C.</summary>
        public Square Square(int number)
        {
            if (number < 0 || number > byte.MaxValue)
            {
                throw new ArgumentOutOfRangeException(nameof(number), number, "not 0 to 255");
            }
            return new Square((byte)number, this);
        }

        /// <summary>The square of a file and a rank, both counted from 0 at the first player's
        /// left.</summary>
        public Square Square(int file, int rank)
        {
            if (file < 0 || file >= files)
            {
                throw new ArgumentOutOfRangeException(nameof(file), file, "no such file");
            }
            if (rank < 0 || rank >= ranks)
            {
                throw new ArgumentOutOfRangeException(nameof(rank), rank, "no such rank");
            }
            return new Square((byte)(rank * files + file), this);
        }

        /// <summary>The square of a name: "e4".</summary>
        /// <exception cref="ArgumentException">No square is called so.</exception>
        public Square Square(string name)
        {
            if (name == null)
            {
                throw new ArgumentNullException(nameof(name));
            }
            if (name.Length == 2)
            {
                var file = char.ToLowerInvariant(name[0]) - 'a';
                var rank = name[1] - '0' - firstRankLabel;
                if (file >= 0 && file < files && rank >= 0 && rank < ranks)
                {
                    return Square(file, rank);
                }
            }
            throw new ArgumentException($"no square of {Variant} is called '{name}'", nameof(name));
        }

        /// <summary>Are they boards of the same variant?</summary>
        public bool Equals(BoardInfo other) => Variant == other.Variant;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is BoardInfo board && Equals(board);

        /// <inheritdoc/>
        public override int GetHashCode() => (int)Variant;

        /// <summary>For people: "Xiangqi, 9 x 10".</summary>
        public override string ToString() => $"{Variant}, {files} x {ranks}";

        /// <summary>The squares of an array in C.</summary>
        internal Square[] SquaresAt(byte* numbers, int count)
        {
            var squares = new Square[count];
            for (var i = 0; i < count; i++)
            {
                squares[i] = new Square(numbers[i], this);
            }
            return squares;
        }

        /// <summary>A square that may be DUIYI_SQUARE_NONE.</summary>
        internal Square? SquareOrNull(byte number)
        {
            return number == Native.DUIYI_SQUARE_NONE ? (Square?)null : new Square(number, this);
        }
    }
}
