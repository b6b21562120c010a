using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>What a search has found so far.</summary>
    public readonly unsafe struct Report
    {
        private readonly duiyi_search_report report;
        private readonly BoardInfo board;

        internal Report(in duiyi_search_report report, BoardInfo board)
        {
            this.report = report;
            this.board = board;
        }

        /// <summary>How it stands.</summary>
        public SearchState State => report.state;

        /// <summary>Positions searched.</summary>
        public ulong Nodes => report.nodes;

        /// <summary>Game.GameHash as it was when the search began: drop an answer that comes too
        /// late.</summary>
        public ulong GameHash => report.game_hash;

        /// <summary>Plies searched to the end.</summary>
        public int Depth => (int)report.depth;

        /// <summary>The longest line looked at, in plies.</summary>
        public int SelectiveDepth => (int)report.selective_depth;

        /// <summary>How much of the node or depth limit is used up, in thousandths; it never goes
        /// back.</summary>
        public int Permille => (int)report.permille;

        /// <summary>How to read the score.</summary>
        public ScoreKind ScoreKind => report.score_kind;

        /// <summary>What the search thinks of the position, for the side to move.</summary>
        public int Score => report.score;

        /// <summary>The best move so far.</summary>
        public Move? Best => Move.OrNull(report.best, board);

        /// <summary>The answer it expects.</summary>
        public Move? Ponder => Move.OrNull(report.ponder, board);

        /// <summary>The best line for both sides, beginning with Best.</summary>
        public IReadOnlyList<Move> Pv
        {
            get
            {
                var local = report;
                return Move.Row(local.pv, local.pv_len, board);
            }
        }
    }
}
