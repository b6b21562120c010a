using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>One of the best moves, and what comes of it.</summary>
    public readonly unsafe struct Line
    {
        private readonly duiyi_line line;
        private readonly BoardInfo board;

        internal Line(in duiyi_line line, BoardInfo board)
        {
            this.line = line;
            this.board = board;
        }

        /// <summary>How to read the score.</summary>
        public ScoreKind ScoreKind => line.score_kind;

        /// <summary>What the search thinks of the position if this line is played, for the side to
        /// move.</summary>
        public int Score => line.score;

        /// <summary>To how many plies it was searched.</summary>
        public int Depth => (int)line.depth;

        /// <summary>The line for both sides, beginning with the move; never empty.</summary>
        public IReadOnlyList<Move> Pv
        {
            get
            {
                var local = line;
                return Move.Row(local.pv, local.pv_len, board);
            }
        }
    }
}
