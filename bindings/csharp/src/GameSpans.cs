// Spans, where the base class library has them: .NET Standard 2.1 and Unity 2021.2. Of .NET Standard
// 2.0 they are no part, and duiyi depends on no package; the overloads with arrays do the same there.

#if NETSTANDARD2_1_OR_GREATER || UNITY_2021_2_OR_NEWER
using System;

namespace Duiyi
{
    public sealed unsafe partial class Game
    {
        /// <summary>As LegalMoves(), into memory that is there already: no allocation.</summary>
        /// <returns>How many moves there are.</returns>
        /// <exception cref="ArgumentException">It is shorter; MaxMoves is always long
        /// enough.</exception>
        public int LegalMoves(Span<Move> moves)
        {
            var numbers = stackalloc uint[MaxMoves];
            var count = ReadMoves(numbers);
            if (moves.Length < count)
            {
                throw new ArgumentException($"shorter than {count}", nameof(moves));
            }
            for (var i = 0; i < count; i++)
            {
                moves[i] = new Move(numbers[i], BoardInfo);
            }
            return count;
        }

        /// <summary>As Board(), into memory that is there already: no allocation.</summary>
        /// <exception cref="ArgumentException">It is shorter than the board.</exception>
        public void Board(Span<Piece?> pieces)
        {
            if (pieces.Length < BoardInfo.SquareCount)
            {
                throw new ArgumentException($"shorter than {BoardInfo.SquareCount}", nameof(pieces));
            }
            var board = stackalloc byte[Native.DUIYI_MAX_SQUARES];
            ReadBoard(board);
            for (var i = 0; i < BoardInfo.SquareCount; i++)
            {
                pieces[i] = Piece.OrNull(board[i]);
            }
        }
    }
}
#endif
