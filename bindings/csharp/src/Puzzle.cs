// Mates to be found.

using System;

namespace Duiyi
{
    /// <summary>How a puzzle stands, with the last moves.</summary>
    public readonly struct PuzzleReport
    {
        private readonly duiyi_puzzle_report report;
        private readonly BoardInfo board;

        internal PuzzleReport(in duiyi_puzzle_report report, BoardInfo board)
        {
            this.report = report;
            this.board = board;
        }

        /// <summary>How it stands.</summary>
        public PuzzleState State => report.state;

        /// <summary>Moves within which the solver has to mate from here.</summary>
        public int MovesLeft => (int)report.moves_left;

        /// <summary>The last move that was judged.</summary>
        public Move? Played => Move.OrNull(report.played, board);

        /// <summary>The answer to it: the longest defence, or the refutation.</summary>
        public Move? Reply => Move.OrNull(report.reply, board);

        /// <summary>Moves so far that did not keep the goal.</summary>
        public int Mistakes => (int)report.mistakes;

        /// <summary>Positions looked at for the last question.</summary>
        public ulong Nodes => report.nodes;
    }

    /// <summary>A mate to be found from the position of a game. Every move that still mates in time
    /// is right.</summary>
    /// <remarks>To a right move it makes the answer itself: play Played and Reply of the report on
    /// the game to show them.</remarks>
    public sealed unsafe class Puzzle : IDisposable
    {
        /// <summary>Positions looked at at a time where the caller does not say.</summary>
        public const int Slice = 10000;

        /// <summary>The most moves that a mate may take.</summary>
        public const int MostMoves = Native.DUIYI_MATE_MAX;

        // Also what threads wait for (contract 3).
        private readonly PuzzleHandle handle;
        private readonly BoardInfo board;

        /// <summary>The side to move mates within so many moves; whether it can is the first
        /// question.</summary>
        /// <param name="game">Its position; the game may go on without the puzzle.</param>
        /// <param name="mateIn">1 to MostMoves.</param>
        /// <param name="maxNodes">Positions that one question may take; 0: 20,000,000.</param>
        /// <param name="tableBytes">For what is known about positions; 0: 1 MiB.</param>
        /// <exception cref="BadArgumentException">So many moves cannot be asked for.</exception>
        /// <exception cref="StateException">The game is over.</exception>
        public Puzzle(Game game, int mateIn, long maxNodes = 0, long tableBytes = 0)
        {
            if (game == null)
            {
                throw new ArgumentNullException(nameof(game));
            }
            board = game.BoardInfo;
            var options = duiyi_puzzle_options.Sized();
            options.max_nodes = Call.Unsigned(maxNodes, nameof(maxNodes));
            options.table_bytes = Call.Unsigned(tableBytes, nameof(tableBytes));
            var moves = Call.Count(mateIn, nameof(mateIn));
            var error = duiyi_error.Sized();
            lock (game.Gate)
            {
                var status = Native.duiyi_puzzle_create(
                    game.Open, moves, &options, out handle, &error);
                Call.Check(status, ref error, board);
            }
        }

        /// <summary>How it stands.</summary>
        public PuzzleReport Report
        {
            get
            {
                var report = duiyi_puzzle_report.Sized();
                lock (handle)
                {
                    Call.Check(Native.duiyi_puzzle_report_get(Open, &report));
                }
                return new PuzzleReport(report, board);
            }
        }

        private PuzzleHandle Open
        {
            get
            {
                if (handle.IsClosed)
                {
                    throw new ObjectDisposedException(nameof(Puzzle));
                }
                return handle;
            }
        }

        /// <summary>Tries a move; then Step() or Run() until it is judged.</summary>
        /// <exception cref="IllegalMoveException">The move is not legal.</exception>
        /// <exception cref="StateException">No move is expected now.</exception>
        public void Play(Move move)
        {
            var error = duiyi_error.Sized();
            lock (handle)
            {
                var status = Native.duiyi_puzzle_play(Open, move.Number, &error);
                Call.Check(status, ref error, board);
            }
        }

        /// <summary>Looks at about so many positions for the question under way.</summary>
        public PuzzleReport Step(int nodes = Slice)
        {
            var report = duiyi_puzzle_report.Sized();
            var count = Call.Count(nodes, nameof(nodes));
            lock (handle)
            {
                Call.Check(Native.duiyi_puzzle_step(Open, count, &report));
            }
            return new PuzzleReport(report, board);
        }

        /// <summary>Answers the question under way, in one call that blocks its thread.</summary>
        public PuzzleReport Run()
        {
            PuzzleReport report;
            do
            {
                report = Step();
            }
            while (report.State == PuzzleState.Thinking);
            return report;
        }

        /// <summary>How it stands, as a sentence; while it is open, its goal.</summary>
        public string Text(Language language = Language.En)
        {
            var text = stackalloc byte[Native.DUIYI_WORDS_MAX];
            lock (handle)
            {
                Call.Check(Native.duiyi_puzzle_text(
                    Open, language, text, (UIntPtr)Native.DUIYI_WORDS_MAX, null));
            }
            return Duiyi.Text.Read(text);
        }

        /// <summary>Gives its memory back; a second time does nothing.</summary>
        public void Dispose()
        {
            handle.Dispose();
        }
    }
}
