namespace Duiyi
{
    /// <summary>All that a board view needs to animate a move, to choose its sound and to write its
    /// list entry; read backwards it animates taking the move back.</summary>
    public readonly struct MoveInfo
    {
        private readonly duiyi_move_info info;
        private readonly BoardInfo board;

        internal MoveInfo(in duiyi_move_info info, BoardInfo board)
        {
            this.info = info;
            this.board = board;
        }

        /// <summary>The move.</summary>
        public Move Move => new Move(info.move, board);

        /// <summary>What it does.</summary>
        public MoveFlags Flags => (MoveFlags)info.flags;

        /// <summary>1 for the first move of the game.</summary>
        public int Ply => (int)info.ply;

        /// <summary>Who moved.</summary>
        public Side Side => info.side;

        /// <summary>The piece as it stood on From.</summary>
        public Piece Piece => new Piece(info.piece);

        /// <summary>The piece as it stands on To: another kind after a promotion.</summary>
        public Piece Placed => new Piece(info.placed);

        /// <summary>What was taken.</summary>
        public Piece? Captured => Piece.OrNull(info.captured);

        /// <summary>Where the piece stood.</summary>
        public Square From => new Square(info.from, board);

        /// <summary>Where it stands afterwards (Chess960 castling: the king's square, not the
        /// rook's that the move names).</summary>
        public Square To => new Square(info.to, board);

        /// <summary>Where the taken man stood: not To, en passant.</summary>
        public Square? CapturedSquare => board.SquareOrNull(info.captured_square);

        /// <summary>Castling: where the rook stood.</summary>
        public Square? RookFrom => board.SquareOrNull(info.rook_from);

        /// <summary>Castling: where the rook stands afterwards.</summary>
        public Square? RookTo => board.SquareOrNull(info.rook_to);
    }
}
