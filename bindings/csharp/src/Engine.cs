// The opponent.

using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Duiyi
{
    /// <summary>One thinker, for every variant and for one game after another.</summary>
    /// <remarks>A search looks at a copy of the game: play on, take back, dispose of it as you
    /// like. While a thread is in Run() or Choose(), or a ThinkAsync() has not ended, any thread may
    /// read Report and Lines and call Stop() and Dispose(); whatever else it asks of this engine is a
    /// StateException. The library never calls back into managed code and starts no
    /// thread.</remarks>
    /// <example><code>
    /// using (var engine = new Engine())
    /// using (var game = new Game())
    /// {
    ///     game.Play(engine.Choose(game, new Limits { Level = Level.Easy, Seed = 1 }));
    /// }
    /// </code></example>
    public sealed class Engine : IDisposable
    {
        /// <summary>Nodes searched at a time where the caller does not say: a few
        /// milliseconds.</summary>
        public const int Slice = 10000;

        private readonly EngineHandle handle;

        // Guards report, ranked lines and board, which other threads may read while a search goes on.
        private readonly object reporting = new object();
        private Report report;

        // Room for as many as were asked for; a slice fills it and takes no memory.
        private duiyi_line[] ranked = Array.Empty<duiyi_line>();
        private int rankedCount;
        private BoardInfo searched;

        // 1 while a thread or a task has the engine for itself.
        private int busy;
        private volatile bool disposed;

        /// <summary>Takes all its memory.</summary>
        /// <param name="tableBytes">Of the transposition table; 0: 8 MiB.</param>
        /// <param name="maxPly">The longest line it looks at; 0: 96.</param>
        /// <param name="historyPlies">Moves before a search that it knows for repetitions; 0:
        /// 512.</param>
        /// <param name="lines">How many best moves a search may rank; 0: 8; at most 256.</param>
        /// <exception cref="NoMemoryException">There is not so much.</exception>
        /// <exception cref="LibraryException">The library is missing or not the right
        /// one.</exception>
        public unsafe Engine(long tableBytes = 0, int maxPly = 0, int historyPlies = 0, int lines = 0)
        {
            if (tableBytes < 0)
            {
                throw new ArgumentOutOfRangeException(nameof(tableBytes), tableBytes, "less than 0");
            }
            Library.Require();
            var options = duiyi_engine_options.Sized();
            options.table_bytes = (UIntPtr)(ulong)tableBytes;
            options.max_ply = Call.Count(maxPly, nameof(maxPly));
            options.history_plies = Call.Count(historyPlies, nameof(historyPlies));
            options.lines = Call.Count(lines, nameof(lines));
            var error = duiyi_error.Sized();
            var status = Native.duiyi_engine_create(&options, out handle, &error);
            Call.Check(status, ref error, searched);
            Bytes = (long)(ulong)Native.duiyi_engine_bytes(handle);
        }

        /// <summary>All memory it holds, in bytes.</summary>
        public long Bytes { get; }

        /// <summary>What the search had found at the end of its last slice.</summary>
        public Report Report
        {
            get
            {
                lock (reporting)
                {
                    return report;
                }
            }
        }

        /// <summary>The best moves the search had found at the end of its last slice, the best first:
        /// as many as were asked for.</summary>
        /// <remarks>While a depth is under way, the lines already searched to it come
        /// first.</remarks>
        public IReadOnlyList<Line> Lines
        {
            get
            {
                lock (reporting)
                {
                    var lines = new Line[rankedCount];
                    for (var i = 0; i < lines.Length; i++)
                    {
                        lines[i] = new Line(ranked[i], searched);
                    }
                    return lines;
                }
            }
        }

        private EngineHandle Open
        {
            get
            {
                RequireOpen();
                return handle;
            }
        }

        // == In slices

        /// <summary>Begins a search on the game as it is now; a search under way is
        /// forgotten.</summary>
        /// <returns>A report that already has a legal move.</returns>
        /// <exception cref="StateException">The game is over.</exception>
        /// <exception cref="IllegalMoveException">A root move is not legal.</exception>
        /// <exception cref="BadArgumentException">There is no such level.</exception>
        public Report Begin(Game game, Limits limits = default)
        {
            using (Alone())
            {
                return BeginSearch(game, limits);
            }
        }

        /// <summary>Searches so many more nodes, to within the work of one; how the search is sliced
        /// does not change what it finds. Goes on while the report's state is Running.</summary>
        /// <exception cref="StateException">No search has begun.</exception>
        public Report Step(int nodes = Slice)
        {
            using (Alone())
            {
                return StepSearch(nodes);
            }
        }

        /// <summary>Stops the search under way, from any thread; the best move so far is
        /// kept.</summary>
        /// <remarks>A stop between Begin() and the first step is not lost; without a search, or
        /// after Dispose(), there is no effect.</remarks>
        public void Stop()
        {
            try
            {
                Native.duiyi_search_stop(handle);
            }
            catch (ObjectDisposedException)
            {
                // No search is left to be stopped.
            }
        }

        // == To the end

        /// <summary>Searches to the end what Begin() began, in one call that blocks its
        /// thread.</summary>
        /// <exception cref="StateException">No search has begun.</exception>
        public Report Run()
        {
            using (Alone())
            {
                return RunSearch();
            }
        }

        /// <summary>The opponent's move, in one call that blocks its thread.</summary>
        /// <exception cref="StateException">The game is over.</exception>
        public Move Choose(Game game, Limits limits = default)
        {
            using (Alone())
            {
                BeginSearch(game, limits);
                return RunSearch().Best.Value;
            }
        }

        /// <summary>The opponent's move, found between the other work of this thread: one slice
        /// whenever its synchronization context comes to it (in Unity once a frame), without a
        /// thread. Where there is no such context, on the thread pool.</summary>
        /// <param name="game">The search begins at once, on the game as it is now.</param>
        /// <param name="limits">How far to search and how well to play.</param>
        /// <param name="sliceNodes">Nodes a slice.</param>
        /// <param name="progress">Is told of the report after each slice.</param>
        /// <param name="cancellation">Stops the search; Report keeps the best move so far.</param>
        /// <exception cref="OperationCanceledException">It was cancelled.</exception>
        public async Task<Move> ThinkAsync(
            Game game,
            Limits limits = default,
            int sliceNodes = 2000,
            IProgress<Report> progress = null,
            CancellationToken cancellation = default)
        {
            cancellation.ThrowIfCancellationRequested();
            using (Alone())
            {
                var found = BeginSearch(game, limits);
                while (found.State == SearchState.Running)
                {
                    await Task.Yield();
                    if (cancellation.IsCancellationRequested)
                    {
                        Stop();
                        StepSearch(0);
                        cancellation.ThrowIfCancellationRequested();
                    }
                    found = StepSearch(sliceNodes);
                    progress?.Report(found);
                }
                return found.Best.Value;
            }
        }

        // == Hints

        /// <summary>Begins the search for a hint: at full strength, whatever the opponent's level.
        /// Then Step() or Run(), and Hint().</summary>
        /// <param name="game">The game as it is now.</param>
        /// <param name="maxNodes">To look at; 0: 300,000.</param>
        /// <exception cref="StateException">The game is over.</exception>
        public unsafe Report BeginHint(Game game, long maxNodes = 0)
        {
            Require(game);
            var nodes = Call.Unsigned(maxNodes, nameof(maxNodes));
            using (Alone())
            {
                var error = duiyi_error.Sized();
                lock (game.Gate)
                {
                    var status = Native.duiyi_hint_begin(Open, game.Open, nodes, &error);
                    Call.Check(status, ref error, game.BoardInfo);
                }
                return LookedAt(game.BoardInfo);
            }
        }

        /// <summary>The best move so far with what speaks for it.</summary>
        /// <exception cref="StateException">The search is of another position than the game's, or has
        /// not looked at a move yet.</exception>
        public unsafe Hint Hint(Game game)
        {
            Require(game);
            var hint = duiyi_hint.Sized();
            var error = duiyi_error.Sized();
            using (Alone())
            {
                lock (game.Gate)
                {
                    var status = Native.duiyi_hint_get(Open, game.Open, &hint, &error);
                    Call.Check(status, ref error, game.BoardInfo);
                }
            }
            return new Hint(hint, game.BoardInfo);
        }

        // == Besides

        /// <summary>A quick opinion of the position without a search, in hundredths of a pawn for
        /// the side to move: for an evaluation bar.</summary>
        public unsafe int Evaluate(Game game)
        {
            Require(game);
            using (Alone())
            {
                int centipawns;
                lock (game.Gate)
                {
                    Call.Check(Native.duiyi_engine_evaluate(Open, game.Open, &centipawns));
                }
                return centipawns;
            }
        }

        /// <summary>Forgets what earlier searches left, as for a new game; a search under way is
        /// stopped.</summary>
        public unsafe void Clear()
        {
            using (Alone())
            {
                Call.Check(Native.duiyi_engine_clear(Open));
                var now = duiyi_search_report.Sized();
                Call.Check(Native.duiyi_search_report_get(Open, &now));
                Publish(now);
            }
        }

        /// <summary>Gives its memory back; a second time does nothing. A search under way on another
        /// thread ends with an ObjectDisposedException.</summary>
        public void Dispose()
        {
            disposed = true;
            Stop();
            handle.Dispose();
        }

        /// <summary>For people: "Engine, 8524416 bytes, Idle".</summary>
        public override string ToString()
        {
            return disposed ? "Engine, disposed of" : $"Engine, {Bytes} bytes, {Report.State}";
        }

        // == Inside

        /// <summary>A slice of a review.</summary>
        internal unsafe SearchState Step(ReviewHandle review, uint nodes, BoardInfo board)
        {
            using (Alone())
            {
                SearchState state;
                var error = duiyi_error.Sized();
                var status = Native.duiyi_review_step(review, Open, nodes, &state, &error);
                Call.Check(status, ref error, board);
                LookedAt(board);
                return state;
            }
        }

        private static void Require(Game game)
        {
            if (game == null)
            {
                throw new ArgumentNullException(nameof(game));
            }
        }

        /// <summary>Keeps other threads and tasks from changing the search under way.</summary>
        private Turn Alone()
        {
            if (Interlocked.CompareExchange(ref busy, 1, 0) != 0)
            {
                throw new StateException(
                    new Failure(Status.State, "this engine is thinking; Stop() ends that"));
            }
            return new Turn(this);
        }

        private void RequireOpen()
        {
            if (disposed)
            {
                throw new ObjectDisposedException(nameof(Engine));
            }
        }

        private unsafe Report BeginSearch(Game game, Limits limits)
        {
            Require(game);
            var native = duiyi_search_limits.Sized();
            native.level = (uint)limits.Level;
            native.seed = limits.Seed;
            native.max_nodes = limits.MaxNodes;
            native.max_depth = Call.Count(limits.MaxDepth, nameof(Limits.MaxDepth));
            native.lines = Call.Count(limits.Lines, nameof(Limits.Lines));
            var rootMoves = new uint[limits.RootMoves?.Count ?? 0];
            for (var i = 0; i < rootMoves.Length; i++)
            {
                rootMoves[i] = limits.RootMoves[i].Number;
            }
            native.root_move_count = (UIntPtr)rootMoves.Length;
            var error = duiyi_error.Sized();
            fixed (uint* moves = rootMoves)
            {
                native.root_moves = moves;
                lock (game.Gate)
                {
                    var status = Native.duiyi_search_begin(Open, game.Open, &native, &error);
                    Call.Check(status, ref error, game.BoardInfo);
                }
            }
            return LookedAt(game.BoardInfo, limits.Lines);
        }

        /// <summary>A search on that board was begun, or has gone on.</summary>
        private unsafe Report LookedAt(BoardInfo board, int lines = 1)
        {
            lock (reporting)
            {
                searched = board;
                if (ranked.Length != Math.Max(1, lines))
                {
                    ranked = new duiyi_line[Math.Max(1, lines)];
                }
                rankedCount = 0;
            }
            var now = duiyi_search_report.Sized();
            Call.Check(Native.duiyi_search_report_get(Open, &now));
            return Publish(now);
        }

        private unsafe Report StepSearch(int nodes)
        {
            var now = duiyi_search_report.Sized();
            Call.Check(Native.duiyi_search_step(Open, Call.Count(nodes, nameof(nodes)), &now));
            return Publish(now);
        }

        private Report RunSearch()
        {
            Report found;
            do
            {
                found = StepSearch(Slice);
            }
            while (found.State == SearchState.Running);
            // Dispose() stops the search before it closes the handle.
            RequireOpen();
            return found;
        }

        private Report Publish(in duiyi_search_report found)
        {
            var published = new Report(found, searched);
            lock (reporting)
            {
                report = published;
                rankedCount = FindLines();
            }
            return published;
        }

        private unsafe int FindLines()
        {
            for (var i = 0; i < ranked.Length; i++)
            {
                ranked[i].struct_size = (uint)sizeof(duiyi_line);
                fixed (duiyi_line* line = &ranked[i])
                {
                    if (Native.duiyi_search_line(Open, (uint)i, line) != Status.Ok)
                    {
                        return i;
                    }
                }
            }
            return ranked.Length;
        }

        /// <summary>The time for which a thread or a task has the engine for itself.</summary>
        private struct Turn : IDisposable
        {
            private readonly Engine engine;

            public Turn(Engine engine)
            {
                this.engine = engine;
            }

            public void Dispose()
            {
                Volatile.Write(ref engine.busy, 0);
            }
        }
    }
}
