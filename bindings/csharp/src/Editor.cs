// The position editor: a board that is set up man by man.

using System;

namespace Duiyi
{
    /// <summary>What a position has besides its men.</summary>
    public sealed class EditorFields
    {
        /// <summary>Who moves first.</summary>
        public Side SideToMove { get; set; }

        /// <summary>The castling field of the FEN: "KQkq", in Chess960 also the rooks' files; "-":
        /// none.</summary>
        public string Castling { get; set; } = "-";

        /// <summary>The square that a pawn has just passed.</summary>
        public Square? EnPassant { get; set; }

        /// <summary>Plies without progress so far.</summary>
        public int NoProgress { get; set; }

        /// <summary>Number of the full move, from 1.</summary>
        public int FullMove { get; set; } = 1;

        /// <summary>May men stand on points that no game can bring them to (puzzles)?</summary>
        public bool Arrangement { get; set; }
    }

    /// <summary>Why a board is no position yet: the first thing, in the order of a FEN.</summary>
    public sealed unsafe class Problem
    {
        internal Problem(duiyi_problem problem, BoardInfo board)
        {
            Cause = problem.cause;
            Field = problem.field;
            Square = board.SquareOrNull(problem.square);
            Message = Text.Read(problem.message);
        }

        /// <summary>What is wrong.</summary>
        public FenCause Cause { get; }

        /// <summary>In what: the board, whose move it is, the castling rights, and so
        /// on.</summary>
        public FenField Field { get; }

        /// <summary>What to light up: the man who stands wrong, the king in check.</summary>
        public Square? Square { get; }

        /// <summary>The same in English.</summary>
        public string Message { get; }

        /// <summary>The message.</summary>
        public override string ToString() => Message;
    }

    /// <summary>A board that is being set up: it may be anything, and Check() says whether it is a
    /// position.</summary>
    /// <example><code>
    /// using (var editor = new Editor(Variant.Chess))
    /// {
    ///     editor.Put(editor.BoardInfo.Square("e1"), new Piece(Kind.King));
    ///     editor.Check().Cause; // FenCause.NoKing: black has none yet
    /// }
    /// </code></example>
    public sealed unsafe class Editor : IDisposable
    {
        private const int CastlingRoom = 8;

        // Also what threads wait for (contract 3).
        private readonly EditorHandle handle;

        /// <summary>An empty board.</summary>
        public Editor(Variant variant = Variant.Chess)
        {
            BoardInfo = BoardInfo.Of(variant);
            Call.Check(Native.duiyi_editor_create(variant, out handle));
        }

        /// <summary>The position on the board of a game.</summary>
        public Editor(Game game)
        {
            if (game == null)
            {
                throw new ArgumentNullException(nameof(game));
            }
            BoardInfo = game.BoardInfo;
            lock (game.Gate)
            {
                Call.Check(Native.duiyi_editor_of_game(game.Open, out handle));
            }
        }

        /// <summary>Its board.</summary>
        public BoardInfo BoardInfo { get; }

        /// <summary>Which game it is for.</summary>
        public Variant Variant => BoardInfo.Variant;

        /// <summary>What the position has besides its men: to change it, set it anew. It may be wrong,
        /// as the board may.</summary>
        /// <exception cref="BadArgumentException">A square or side does not exist, or the castling
        /// is longer than any.</exception>
        public EditorFields Fields
        {
            get
            {
                var fields = duiyi_editor_fields.Sized();
                lock (handle)
                {
                    Call.Check(Native.duiyi_editor_get_fields(Open, &fields));
                }
                return new EditorFields
                {
                    SideToMove = fields.side_to_move,
                    Castling = Text.Read(fields.castling),
                    EnPassant = BoardInfo.SquareOrNull(fields.en_passant),
                    NoProgress = fields.no_progress,
                    FullMove = fields.full_move,
                    Arrangement = (fields.flags & Native.DUIYI_GAME_ARRANGEMENT) != 0,
                };
            }

            set
            {
                var fields = Raw(value ?? throw new ArgumentNullException(nameof(value)));
                lock (handle)
                {
                    Call.Check(Native.duiyi_editor_set_fields(Open, &fields));
                }
            }
        }

        /// <summary>The board as a FEN, whether or not it is a position.</summary>
        public string Fen
        {
            get
            {
                var text = stackalloc byte[Native.DUIYI_FEN_MAX];
                lock (handle)
                {
                    Call.Check(Native.duiyi_editor_fen(
                        Open, text, (UIntPtr)Native.DUIYI_FEN_MAX, null));
                }
                return Text.Read(text);
            }
        }

        private EditorHandle Open
        {
            get
            {
                if (handle.IsClosed)
                {
                    throw new ObjectDisposedException(nameof(Editor));
                }
                return handle;
            }
        }

        /// <summary>Gives its memory back; a second time does nothing.</summary>
        public void Dispose()
        {
            handle.Dispose();
        }

        /// <summary>Puts a man on a square, over whatever stands there; null takes it off the
        /// board.</summary>
        /// <exception cref="BadArgumentException">The board has no such square, or the game no such
        /// man.</exception>
        public void Put(Square square, Piece? piece)
        {
            var man = piece == null ? Native.DUIYI_PIECE_NONE : piece.Value.Number;
            lock (handle)
            {
                Call.Check(Native.duiyi_editor_put(Open, (byte)square.Number, (byte)man));
            }
        }

        /// <summary>What stands on each square, by the square's number.</summary>
        public Piece?[] Board()
        {
            var board = stackalloc byte[Native.DUIYI_MAX_SQUARES];
            lock (handle)
            {
                Call.Check(Native.duiyi_editor_board(
                    Open, board, (UIntPtr)Native.DUIYI_MAX_SQUARES));
            }
            var pieces = new Piece?[BoardInfo.SquareCount];
            for (var i = 0; i < pieces.Length; i++)
            {
                pieces[i] = Piece.OrNull(board[i]);
            }
            return pieces;
        }

        /// <summary>Takes all men off the board.</summary>
        public void Clear()
        {
            lock (handle)
            {
                Call.Check(Native.duiyi_editor_clear(Open));
            }
        }

        /// <summary>Why the board is no position yet; null if it is one. It is read as strictly as can
        /// be: a castling right without its rook is a problem here, not a thing to pass
        /// over.</summary>
        public Problem Check()
        {
            var problem = duiyi_problem.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_editor_check(Open, &problem));
            }
            return problem.cause == FenCause.None ? null : new Problem(problem, BoardInfo);
        }

        /// <summary>Begins a game from the board; the editor stays. For the parameters see
        /// Game.</summary>
        /// <exception cref="BadFenException">The board is no position: what Check()
        /// says.</exception>
        public Game StartGame(
            Rules rules = Rules.Default,
            RuleChoices choices = null,
            bool refuseLosingCycles = false,
            Actions without = Actions.None,
            ClockOptions clock = null,
            int reservePlies = 0)
        {
            var options = duiyi_game_options.Sized();
            options.rules = rules;
            options.flags = refuseLosingCycles ? (uint)Native.DUIYI_GAME_REFUSE_LOSING_CYCLES : 0;
            options.without = without;
            options.reserve_plies = Call.Count(reservePlies, nameof(reservePlies));
            var changed = choices == null ? duiyi_rule_choices.Sized() : choices.Raw;
            options.choices = &changed;
            var time = clock == null ? duiyi_clock_options.Sized() : clock.Raw;
            options.clock = clock == null ? null : &time;
            var error = duiyi_error.Sized();
            lock (handle)
            {
                var status = Native.duiyi_editor_start_game(
                    Open, &options, out var started, &error);
                Call.Check(status, ref error, BoardInfo);
                return new Game(started, BoardInfo);
            }
        }

        /// <summary>For people: its FEN.</summary>
        public override string ToString()
        {
            return handle.IsClosed ? "(an Editor that has been disposed of)" : Fen;
        }

        private static duiyi_editor_fields Raw(EditorFields value)
        {
            var fields = duiyi_editor_fields.Sized();
            fields.side_to_move = value.SideToMove;
            fields.en_passant = (byte)(value.EnPassant?.Number ?? Native.DUIYI_SQUARE_NONE);
            fields.no_progress = Short(value.NoProgress, nameof(value.NoProgress));
            fields.full_move = Short(value.FullMove, nameof(value.FullMove));
            fields.flags = value.Arrangement ? (uint)Native.DUIYI_GAME_ARRANGEMENT : 0;
            // One that is too long comes without its NUL, and is refused.
            var castling = Text.Utf8(value.Castling, nameof(value.Castling));
            for (var i = 0; i < castling.Length && i < CastlingRoom; i++)
            {
                fields.castling[i] = castling[i];
            }
            return fields;
        }

        private static ushort Short(int value, string name)
        {
            if (value < 0 || value > ushort.MaxValue)
            {
                throw new ArgumentOutOfRangeException(name, value, "not 0 to 65535");
            }
            return (ushort)value;
        }
    }
}
