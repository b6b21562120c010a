namespace Duiyi
{
    /// <summary>What the other side would take, or how it would mate, if it were its
    /// turn.</summary>
    public readonly struct Threats
    {
        internal Threats(in duiyi_threats threats, BoardInfo board)
        {
            Attacked = new Squares(threats.attacked, board);
            Hanging = new Squares(threats.hanging, board);
            Attackers = new Squares(threats.attackers, board);
            Checkers = new Squares(threats.checkers, board);
            Mate = Move.OrNull(threats.mate, board);
        }

        /// <summary>Pieces that it could take; never the king or general.</summary>
        public Squares Attacked { get; }

        /// <summary>Those of them by which it would win material.</summary>
        public Squares Hanging { get; }

        /// <summary>Its pieces that could take one of the attacked.</summary>
        public Squares Attackers { get; }

        /// <summary>Its pieces that give check.</summary>
        public Squares Checkers { get; }

        /// <summary>A move with which it would mate at once.</summary>
        public Move? Mate { get; }
    }
}
