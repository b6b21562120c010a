// A game being played: its life, and what is said of the position. Moves are in GameMoves.cs.

using System;

namespace Duiyi
{
    /// <summary>One game: its start, its rules, the moves played and those taken back.</summary>
    /// <remarks>What is refused throws a DuiyiException and changes nothing; after Dispose() all
    /// but Dispose() throws ObjectDisposedException. Several threads may use a game: one after the
    /// other is let in.</remarks>
    /// <example><code>
    /// using (var game = new Game(Variant.Xiangqi))
    /// {
    ///     game.Play("h2e2").Piece.ToString(); // "red cannon"
    /// }
    /// </code></example>
    public sealed unsafe partial class Game : IDisposable
    {
        // Also what threads wait for (contract 3).
        private readonly GameHandle handle;

        /// <summary>Begins a game.</summary>
        /// <param name="variant">Which game.</param>
        /// <param name="startFen">The position it starts from; null: the usual start.</param>
        /// <param name="rules">The rules it is judged by.</param>
        /// <param name="strict">Refuse a startFen where the default corrects it.</param>
        /// <param name="arrangement">Accept men on points that no game can bring them to
        /// (puzzles).</param>
        /// <param name="chess960Index">The start of Chess960 without startFen, 0 to 959; 518 is
        /// that of chess.</param>
        /// <param name="reservePlies">Moves for which memory is taken now; 0: 512.</param>
        /// <param name="choices">What differs from these rules; null: nothing.</param>
        /// <param name="refuseLosingCycles">Leave out moves that would lose at once by completing a
        /// repetition.</param>
        /// <param name="without">What the session does not have besides moving.</param>
        /// <param name="clock">How much time the players have; null: no clock. A TimeControl is that of
        /// both.</param>
        /// <exception cref="BadFenException">The startFen is refused.</exception>
        /// <exception cref="UnsupportedException">The rules are those of the other
        /// game.</exception>
        /// <exception cref="LibraryException">The library is missing or not the right
        /// one.</exception>
        public Game(
            Variant variant = Variant.Chess,
            string startFen = null,
            Rules rules = Rules.Default,
            bool strict = false,
            bool arrangement = false,
            int chess960Index = 0,
            int reservePlies = 0,
            RuleChoices choices = null,
            bool refuseLosingCycles = false,
            Actions without = Actions.None,
            ClockOptions clock = null)
        {
            BoardInfo = BoardInfo.Of(variant);
            var options = new GameOptions
            {
                Variant = variant,
                StartFen = startFen,
                Rules = rules,
                Strict = strict,
                Arrangement = arrangement,
                Chess960Index = chess960Index,
                ReservePlies = reservePlies,
                Choices = choices,
                RefuseLosingCycles = refuseLosingCycles,
                Without = without,
                Clock = clock,
            };
            GameHandle made = null;
            options.Use(BoardInfo, (raw, error) => Native.duiyi_game_create(raw, out made, error));
            handle = made;
        }

        internal Game(GameHandle handle, BoardInfo board)
        {
            this.handle = handle;
            BoardInfo = board;
        }

        internal Game(GameHandle loaded)
            : this(loaded, BoardOf(loaded))
        {
        }

        /// <summary>Its board.</summary>
        public BoardInfo BoardInfo { get; }

        /// <summary>Which game is played.</summary>
        public Variant Variant => BoardInfo.Variant;

        /// <summary>How it stands now.</summary>
        public State State
        {
            get
            {
                var state = duiyi_state.Sized();
                lock (handle)
                {
                    Call.Check(Native.duiyi_game_state(Open, &state));
                }
                return new State(state, BoardInfo);
            }
        }

        /// <summary>Ongoing, or who has won.</summary>
        public Outcome Outcome => State.Outcome;

        /// <summary>Why it ended.</summary>
        public Termination Termination => State.Termination;

        /// <summary>Has it ended?</summary>
        public bool IsOver => State.IsOver;

        /// <summary>Is the side to move in check?</summary>
        public bool InCheck => State.InCheck;

        /// <summary>Who moves, or would move if the game were not over.</summary>
        public Side SideToMove => State.SideToMove;

        /// <summary>Moves played so far.</summary>
        public int Ply => State.Ply;

        /// <summary>Hash of start, rules and all moves: games are the same if it is.</summary>
        public ulong GameHash => State.GameHash;

        /// <summary>The FEN of the position, with its counters.</summary>
        public string Fen
        {
            get
            {
                var text = stackalloc byte[Native.DUIYI_FEN_MAX];
                lock (handle)
                {
                    Call.Check(Native.duiyi_game_fen(
                        Open, text, (UIntPtr)Native.DUIYI_FEN_MAX, null));
                }
                return Text.Read(text);
            }
        }

        /// <summary>The handle, for a call; under its lock.</summary>
        internal GameHandle Open
        {
            get
            {
                if (handle.IsClosed)
                {
                    throw new ObjectDisposedException(nameof(Game));
                }
                return handle;
            }
        }

        /// <summary>What a thread locks before it uses Open.</summary>
        internal object Gate => handle;

        /// <summary>What stands on a square; null if nothing, or beyond the board.</summary>
        public Piece? this[Square square]
        {
            get
            {
                var board = stackalloc byte[Native.DUIYI_MAX_SQUARES];
                ReadBoard(board);
                var number = square.Number;
                return number < BoardInfo.SquareCount ? Piece.OrNull(board[number]) : null;
            }
        }

        /// <summary>An independent copy, with the moves taken back too.</summary>
        public Game Clone()
        {
            lock (handle)
            {
                Call.Check(Native.duiyi_game_clone(Open, out var copy));
                return new Game(copy, BoardInfo);
            }
        }

        /// <summary>Gives its memory back; a second time does nothing. A search that was begun on it
        /// goes on.</summary>
        public void Dispose()
        {
            handle.Dispose();
        }

        /// <summary>Puts it back to its start, under the same rules; nothing can be
        /// redone.</summary>
        public void Reset()
        {
            lock (handle)
            {
                Call.Check(Native.duiyi_game_reset(Open));
            }
        }

        /// <summary>A square of its board, by name: "e4".</summary>
        /// <exception cref="ArgumentException">No square is called so.</exception>
        public Square Square(string name) => BoardInfo.Square(name);

        /// <summary>What stands on each square, by the square's number.</summary>
        public Piece?[] Board()
        {
            var pieces = new Piece?[BoardInfo.SquareCount];
            Board(pieces);
            return pieces;
        }

        /// <summary>As Board(), into an array that is there already: no allocation.</summary>
        /// <exception cref="ArgumentException">It is shorter than the board.</exception>
        public void Board(Piece?[] pieces)
        {
            Require(pieces, BoardInfo.SquareCount, nameof(pieces));
            var board = stackalloc byte[Native.DUIYI_MAX_SQUARES];
            ReadBoard(board);
            for (var i = 0; i < BoardInfo.SquareCount; i++)
            {
                pieces[i] = Piece.OrNull(board[i]);
            }
        }

        /// <summary>The board in the letters of FEN, black's home rank first, "." for an empty
        /// square.</summary>
        public string[] Rows()
        {
            var placement = Fen.Split(' ')[0];
            for (var empty = 1; empty <= 9; empty++)
            {
                placement = placement.Replace(empty.ToString(), new string('.', empty));
            }
            return placement.Split('/');
        }

        /// <summary>Men on the board, men taken, and who has more.</summary>
        public Material Material()
        {
            var material = duiyi_material.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_material(Open, &material));
            }
            return new Material(material);
        }

        /// <summary>Who offends by a repetition of the present position, by which article and with
        /// which moves: a warning from the second occurrence on, the reason once the game is lost by
        /// it. Null if nobody does.</summary>
        public Evidence Evidence()
        {
            var evidence = duiyi_evidence.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_evidence(Open, &evidence));
            }
            return evidence.offence == Offence.None ? null : new Evidence(evidence, BoardInfo);
        }

        /// <summary>The squares on which a side could take if an enemy stood there.</summary>
        public Squares Attacked(Side side)
        {
            duiyi_squares squares;
            lock (handle)
            {
                Call.Check(Native.duiyi_game_attacked(Open, side, &squares));
            }
            return new Squares(squares, BoardInfo);
        }

        /// <summary>The board for people, white (red) below.</summary>
        public override string ToString()
        {
            if (handle.IsClosed)
            {
                return "(a Game that has been disposed of)";
            }
            var lines = Rows();
            for (var i = 0; i < lines.Length; i++)
            {
                var label = lines.Length - 1 - i + BoardInfo.FirstRankLabel;
                lines[i] = $"{label}  {string.Join(" ", lines[i].ToCharArray())}";
            }
            var files = "abcdefghi".Substring(0, BoardInfo.Files).ToCharArray();
            return string.Join("\n", lines) + "\n   " + string.Join(" ", files);
        }

        private static void Require(Array array, int length, string name)
        {
            if (array == null)
            {
                throw new ArgumentNullException(name);
            }
            if (array.Length < length)
            {
                throw new ArgumentException($"shorter than {length}", name);
            }
        }

        private void ReadBoard(byte* board)
        {
            lock (handle)
            {
                Call.Check(Native.duiyi_game_board(
                    Open, board, (UIntPtr)Native.DUIYI_MAX_SQUARES));
            }
        }
    }
}
