namespace Duiyi
{
    /// <summary>One thing that has happened: all that a sound or an animation needs. Which of these
    /// it uses, its kind says; the others are null.</summary>
    public readonly struct Event
    {
        private readonly duiyi_event told;
        private readonly BoardInfo board;

        internal Event(in duiyi_event told, BoardInfo board)
        {
            this.told = told;
            this.board = board;
        }

        /// <summary>As the library told it.</summary>
        internal duiyi_event Told => told;

        /// <summary>What has happened.</summary>
        public EventKind Kind => told.kind;

        /// <summary>The move.</summary>
        public Move? Move =>
            told.move == Native.DUIYI_MOVE_NONE ? (Move?)null : new Move(told.move, board);

        /// <summary>What the move does.</summary>
        public MoveFlags Flags => (MoveFlags)told.flags;

        /// <summary>1 for the first move of the game; 0 if there is none.</summary>
        public int Ply => (int)told.ply;

        /// <summary>Who: moved, is in check, has offered or declined, has little time.</summary>
        public Side? Side => OrNull(told.side);

        /// <summary>The piece as it stood on From.</summary>
        public Piece? Piece => Duiyi.Piece.OrNull(told.piece);

        /// <summary>The piece as it stands on To.</summary>
        public Piece? Placed => Duiyi.Piece.OrNull(told.placed);

        /// <summary>What was taken.</summary>
        public Piece? Captured => Duiyi.Piece.OrNull(told.captured);

        /// <summary>Where the piece stood.</summary>
        public Square? From => board.SquareOrNull(told.from);

        /// <summary>Where it stands now; the king's square, in check.</summary>
        public Square? To => board.SquareOrNull(told.to);

        /// <summary>Where the taken man stood.</summary>
        public Square? CapturedSquare => board.SquareOrNull(told.captured_square);

        /// <summary>Where the rook stood.</summary>
        public Square? RookFrom => board.SquareOrNull(told.rook_from);

        /// <summary>Where the rook stands now.</summary>
        public Square? RookTo => board.SquareOrNull(told.rook_to);

        /// <summary>How often the position has stood.</summary>
        public int Count => (int)told.count;

        /// <summary>Milliseconds that are left.</summary>
        public int LeftMs => (int)told.left_ms;

        /// <summary>How the game has ended.</summary>
        public Outcome Outcome => told.outcome;

        /// <summary>Why it has ended.</summary>
        public Termination Termination => told.termination;

        /// <summary>Who would lose by going on.</summary>
        public Side? Offender => OrNull(told.offender);

        /// <summary>By what the offender would lose.</summary>
        public Offence Offence => told.offence;

        private static Side? OrNull(Side side)
        {
            return (byte)side == Native.DUIYI_SIDE_NONE ? (Side?)null : side;
        }
    }
}
