using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>Why a move is legal or not.</summary>
    public readonly unsafe struct Explanation
    {
        private readonly duiyi_explanation explanation;
        private readonly BoardInfo board;

        internal Explanation(in duiyi_explanation explanation, BoardInfo board)
        {
            this.explanation = explanation;
            this.board = board;
        }

        /// <summary>Is the move legal?</summary>
        public bool IsLegal => Reason == Reason.Legal;

        /// <summary>The first cause, or Reason.Legal.</summary>
        public Reason Reason => explanation.reason;

        /// <summary>The squares to light up: blockers, attackers, screens; which, the reason
        /// says.</summary>
        public IReadOnlyList<Square> Squares
        {
            get
            {
                var local = explanation;
                return board.SquaresAt(local.squares, (int)local.square_count);
            }
        }

        /// <summary>The move, if it is legal.</summary>
        public Move? Move => Duiyi.Move.OrNull(explanation.move, board);
    }
}
