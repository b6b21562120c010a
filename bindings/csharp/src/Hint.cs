using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>The best move that a search at full strength has found, and what speaks for
    /// it.</summary>
    public sealed unsafe class Hint
    {
        internal Hint(duiyi_hint hint, BoardInfo board)
        {
            Best = new Move(hint.best, board);
            ScoreKind = hint.score_kind;
            Score = hint.score;
            Pv = Move.Row(hint.pv, hint.pv_len, board);
            Merits = Merit.List(hint.merits, hint.merit_count, board);
        }

        /// <summary>The move.</summary>
        public Move Best { get; }

        /// <summary>How to read the score.</summary>
        public ScoreKind ScoreKind { get; }

        /// <summary>What the search thinks of the position, for the side to move.</summary>
        public int Score { get; }

        /// <summary>The line it expects, beginning with Best.</summary>
        public IReadOnlyList<Move> Pv { get; }

        /// <summary>What speaks for Best, the weightiest first.</summary>
        public IReadOnlyList<Merit> Merits { get; }
    }
}
