namespace Duiyi
{
    /// <summary>How a game stands: all that a status line and a board view ask after every move. A
    /// value, which later moves do not change.</summary>
    public readonly unsafe struct State
    {
        private readonly duiyi_state state;
        private readonly BoardInfo board;

        internal State(in duiyi_state state, BoardInfo board)
        {
            this.state = state;
            this.board = board;
        }

        /// <summary>Which game is played.</summary>
        public Variant Variant => state.variant;

        /// <summary>Ongoing, or who has won.</summary>
        public Outcome Outcome => state.outcome;

        /// <summary>Why it ended.</summary>
        public Termination Termination => state.termination;

        /// <summary>Check, and what can be undone.</summary>
        public StateFlags Flags => (StateFlags)state.flags;

        /// <summary>Moves played so far.</summary>
        public int Ply => (int)state.ply;

        /// <summary>Moves that were taken back and not replaced.</summary>
        public int RedoPlies => (int)state.redo_plies;

        /// <summary>Number of the full move, as the FEN has it.</summary>
        public int FullMove => (int)state.full_move;

        /// <summary>How many legal moves there are; 0 once the game is over.</summary>
        public int LegalMoves => (int)state.legal_moves;

        /// <summary>How often this position has stood in this game, this time included.</summary>
        public int Repetitions => (int)state.repetitions;

        /// <summary>Plies since the last capture (chess: or pawn move), as the FEN has
        /// it.</summary>
        public int NoProgressPlies => (int)state.no_progress_plies;

        /// <summary>The same as the rules of the game count them for their limit: in some, not every
        /// check counts.</summary>
        public int CountedPlies => (int)state.counted_plies;

        /// <summary>So many of these end the game; 0: no limit.</summary>
        public int NoProgressLimit => (int)state.no_progress_limit;

        /// <summary>So many of these let a player claim a draw; 0: there is no such
        /// claim.</summary>
        public int NoProgressClaim => (int)state.no_progress_claim;

        /// <summary>Draws that the side to move may claim now.</summary>
        public Claim Claims => state.claims;

        /// <summary>From the second occurrence of a position on, what somebody is on the way to
        /// losing by, or has lost by; Game.Evidence() tells all.</summary>
        public Offence Offence => state.offence;

        /// <summary>Who offends; null if nobody does.</summary>
        public Side? Offender => state.offence == Offence.None ? (Side?)null : state.offender;

        /// <summary>What may be done now besides moving, whoever does it.</summary>
        public Actions Actions => state.actions;

        /// <summary>Whose draw offer stands; null if nobody's does.</summary>
        public Side? DrawOffer =>
            (byte)state.draw_offer == Native.DUIYI_SIDE_NONE ? (Side?)null : state.draw_offer;

        /// <summary>Who moves, or would move if the game were not over.</summary>
        public Side SideToMove => state.side_to_move;

        /// <summary>The pieces that give check.</summary>
        public Squares Checkers => new Squares(state.checkers, board);

        /// <summary>Hash of the position: equal positions have equal hashes.</summary>
        public ulong Hash => state.hash;

        /// <summary>Hash of start, rules and all moves: two hosts that agree on it agree on the
        /// game.</summary>
        public ulong GameHash => state.game_hash;

        /// <summary>Has the game ended?</summary>
        public bool IsOver => Outcome != Outcome.Ongoing;

        /// <summary>Is the side to move in check?</summary>
        public bool InCheck => (Flags & StateFlags.Check) != 0;

        /// <summary>Can a move be taken back?</summary>
        public bool CanUndo => (Flags & StateFlags.CanUndo) != 0;

        /// <summary>Can a move that was taken back be played again?</summary>
        public bool CanRedo => (Flags & StateFlags.CanRedo) != 0;

        /// <summary>Where the king or general of a side stands.</summary>
        public Square King(Side side)
        {
            var local = state;
            return new Square(local.king[side == Side.Black ? 1 : 0], board);
        }
    }
}
