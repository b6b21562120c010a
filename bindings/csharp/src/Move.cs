using System;

namespace Duiyi
{
    /// <summary>A move: a number that knows what it is called.</summary>
    /// <remarks>The number is from + (to &lt;&lt; 8) + (promotion kind &lt;&lt; 16): keep it, send
    /// it over a network. Moves are equal if their numbers are.</remarks>
    public readonly struct Move : IEquatable<Move>
    {
        private readonly BoardInfo board;

        /// <summary>The move of a number on a board.</summary>
        public Move(uint number, BoardInfo board)
        {
            Number = number;
            this.board = board;
        }

        /// <summary>Its number, as the C functions take it.</summary>
        public uint Number { get; }

        /// <summary>The square it leaves.</summary>
        public Square From => new Square((byte)Number, board);

        /// <summary>The square it goes to (castling: the king's, in Chess960 that of its
        /// rook).</summary>
        public Square To => new Square((byte)(Number >> 8), board);

        /// <summary>What the pawn becomes, else Kind.None.</summary>
        public Kind Promotion => (Kind)(Number >> 16 & 0x0F);

        /// <summary>Are they the same move?</summary>
        public static bool operator ==(Move one, Move other) => one.Equals(other);

        /// <summary>Are they different moves?</summary>
        public static bool operator !=(Move one, Move other) => !one.Equals(other);

        /// <summary>Are they the same move?</summary>
        public bool Equals(Move other) => Number == other.Number;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Move move && Equals(move);

        /// <inheritdoc/>
        public override int GetHashCode() => (int)Number;

        /// <summary>The move in UCI: e2e4, e7e8q; in xiangqi with ranks 0 to 9.</summary>
        public override string ToString() => $"{From}{To}{PromotionLetter}";

        private string PromotionLetter
        {
            get
            {
                switch (Promotion)
                {
                    case Kind.None: return "";
                    case Kind.Knight: return "n";
                    case Kind.Bishop: return "b";
                    case Kind.Rook: return "r";
                    case Kind.Queen: return "q";
                    default: return "?";
                }
            }
        }

        /// <summary>Moves in a row.</summary>
        internal static unsafe Move[] Row(uint* numbers, uint count, BoardInfo board)
        {
            var moves = new Move[count];
            for (var i = 0; i < moves.Length; i++)
            {
                moves[i] = new Move(numbers[i], board);
            }
            return moves;
        }

        /// <summary>A move that may be DUIYI_MOVE_NONE.</summary>
        internal static Move? OrNull(uint number, BoardInfo board)
        {
            return number == Native.DUIYI_MOVE_NONE ? (Move?)null : new Move(number, board);
        }
    }
}
