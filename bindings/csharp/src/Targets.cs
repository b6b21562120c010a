namespace Duiyi
{
    /// <summary>Where a piece may go.</summary>
    public readonly struct Targets
    {
        internal Targets(in duiyi_targets targets, BoardInfo board)
        {
            Quiet = new Squares(targets.quiet, board);
            Capture = new Squares(targets.capture, board);
            Promote = new Squares(targets.promote, board);
        }

        /// <summary>Squares where nothing is taken.</summary>
        public Squares Quiet { get; }

        /// <summary>Squares of captures (en passant: where the pawn goes).</summary>
        public Squares Capture { get; }

        /// <summary>Those of both on which a pawn becomes something else: ask the player
        /// what.</summary>
        public Squares Promote { get; }

        /// <summary>All squares it may go to.</summary>
        public Squares All => Quiet | Capture;
    }
}
