// What a table says: of a click, of a frame, and all that a board draws.

using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>What a click or a drag came to. Which of the others it uses, its Kind
    /// says.</summary>
    public readonly unsafe struct Answer
    {
        private readonly duiyi_answer answer;
        private readonly BoardInfo board;

        internal Answer(in duiyi_answer answer, BoardInfo board)
        {
            this.answer = answer;
            this.board = board;
        }

        /// <summary>What it came to.</summary>
        public AnswerKind Kind => answer.kind;

        /// <summary>Where the man stood or stands.</summary>
        public Square? From => board.SquareOrNull(answer.from);

        /// <summary>Where it goes or was to go (castling: the king's square).</summary>
        public Square? To => board.SquareOrNull(answer.to);

        /// <summary>Where the selected man may go.</summary>
        public Targets Targets => new Targets(answer.targets, board);

        /// <summary>The move that was played.</summary>
        public Move? Move => Duiyi.Move.OrNull(answer.move, board);

        /// <summary>Its number, 1 for the first move of the game.</summary>
        public int Ply => (int)answer.ply;

        /// <summary>Why the move is refused.</summary>
        public Reason Reason => answer.reason;

        /// <summary>What to light up, as the reason says.</summary>
        public IReadOnlyList<Square> Squares
        {
            get
            {
                var local = answer;
                return board.SquaresAt(local.squares, (int)local.square_count);
            }
        }

        /// <summary>What the pawn may become, the usual choice first.</summary>
        public IReadOnlyList<Kind> Kinds => KindsIn(answer.kinds);

        internal static Kind[] KindsIn(uint bits)
        {
            var kinds = new List<Kind>();
            for (var kind = Native.DUIYI_KINDS - 1; kind > 0; kind--)
            {
                if ((bits >> kind & 1) != 0)
                {
                    kinds.Add((Kind)kind);
                }
            }
            return kinds.ToArray();
        }
    }

    /// <summary>How a frame left the table.</summary>
    public readonly struct Progress
    {
        private readonly duiyi_table_progress progress;
        private readonly BoardInfo board;

        internal Progress(in duiyi_table_progress progress, BoardInfo board)
        {
            this.progress = progress;
            this.board = board;
        }

        /// <summary>The move that the opponent has just played.</summary>
        public Move? Moved => Move.OrNull(progress.moved, board);

        /// <summary>The opponent that thinks, or waits for its time to answer.</summary>
        public Side? Thinking => View.SideOrNull(progress.thinking);

        /// <summary>Is a hint searched?</summary>
        public bool Hinting => progress.hinting != 0;

        /// <summary>How much of that search is done, in thousandths.</summary>
        public int Permille => (int)progress.permille;
    }

    /// <summary>All that a board draws besides the men.</summary>
    public readonly struct View
    {
        private readonly duiyi_table_view view;
        private readonly BoardInfo board;

        internal View(in duiyi_table_view view, BoardInfo board)
        {
            this.view = view;
            this.board = board;
        }

        /// <summary>Ongoing, or who has won.</summary>
        public Outcome Outcome => view.outcome;

        /// <summary>Why it ended.</summary>
        public Termination Termination => view.termination;

        /// <summary>What persons may do now.</summary>
        public May May => view.may;

        /// <summary>The hint that is shown.</summary>
        public Move? Hint => Move.OrNull(view.hint, board);

        /// <summary>Hints left; null: as many as one likes.</summary>
        public int? HintsLeft =>
            view.hints_left == Native.DUIYI_HINTS_UNLIMITED ? (int?)null : (int)view.hints_left;

        /// <summary>How much of the search under way is done, in thousandths.</summary>
        public int Permille => (int)view.permille;

        /// <summary>What the pawn that waits may become, the usual choice first.</summary>
        public IReadOnlyList<Kind> PromotionKinds => Answer.KindsIn(view.promotion_kinds);

        /// <summary>Where the selected man may go.</summary>
        public Targets Targets => new Targets(view.targets, board);

        /// <summary>Whose turn it is.</summary>
        public Side Turn => view.turn;

        /// <summary>Whose men the hand holds; null between two opponents.</summary>
        public Side? Hand => SideOrNull(view.hand);

        /// <summary>May a person move now?</summary>
        public bool HandFree => view.hand_free != 0;

        /// <summary>The selected man.</summary>
        public Square? Selected => board.SquareOrNull(view.selected);

        /// <summary>The man that is dragged: where it stands.</summary>
        public Square? Dragged => board.SquareOrNull(view.dragged);

        /// <summary>The square under the dragged man.</summary>
        public Square? Over => board.SquareOrNull(view.over);

        /// <summary>Where the last move came from.</summary>
        public Square? LastFrom => board.SquareOrNull(view.last_from);

        /// <summary>Where the man went that moved last.</summary>
        public Square? LastTo => board.SquareOrNull(view.last_to);

        /// <summary>The king or general that stands in check.</summary>
        public Square? Check => board.SquareOrNull(view.check);

        /// <summary>Where the pawn stands that waits for its promotion.</summary>
        public Square? PromotionFrom => board.SquareOrNull(view.promotion_from);

        /// <summary>Where it goes.</summary>
        public Square? PromotionTo => board.SquareOrNull(view.promotion_to);

        /// <summary>What pawns become without being asked, or Kind.None.</summary>
        public Kind PromotionPreset => view.promotion_preset;

        /// <summary>The opponent that thinks.</summary>
        public Side? Thinking => SideOrNull(view.thinking);

        /// <summary>Is a hint searched?</summary>
        public bool Hinting => view.hinting != 0;

        /// <summary>Has a person asked to resign?</summary>
        public bool ResignAsked => view.resign_asked != 0;

        /// <summary>Whose draw offer stands.</summary>
        public Side? DrawOffer => SideOrNull(view.draw_offer);

        internal static Side? SideOrNull(Side side)
        {
            return (byte)side == Native.DUIYI_SIDE_NONE ? (Side?)null : side;
        }
    }
}
