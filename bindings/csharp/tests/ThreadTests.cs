// Threads and tasks: one thinks while another plays, stop comes from anywhere, misuse is told.

using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Duiyi.Tests
{
    internal static class ThreadTests
    {
        /// <summary>So much that no test waits for its end.</summary>
        private static readonly Limits Endless = new Limits { MaxNodes = 1UL << 40 };

        [Test]
        private static void One_thread_thinks_while_another_plays()
        {
            using (var engine = new Engine())
            using (var game = new Game(Variant.Xiangqi))
            {
                var begun = game.GameHash;
                engine.Begin(game, Endless);
                var thinking = Task.Run(() => engine.Run());
                for (var played = 0; played < 300 || engine.Report.Nodes == 0; played++)
                {
                    game.Play(game.LegalMoves()[0]);
                    game.Undo();
                }
                Check.True(!thinking.IsCompleted, "still thinking");
                engine.Stop();
                var report = Ended(thinking).Result;
                Check.Equal(SearchState.Stopped, report.State);
                Check.Equal(begun, report.GameHash);
                Check.True(game.IsLegal(report.Best.Value), "the best move so far");
            }
        }

        [Test]
        private static void Stop_reaches_into_one_long_call()
        {
            using (var engine = new Engine())
            using (var game = new Game())
            {
                engine.Begin(game, Endless);
                var thinking = Task.Run(() => engine.Step(int.MaxValue));
                Thread.Sleep(50);
                Check.True(!thinking.IsCompleted, "one call of minutes");
                engine.Stop();
                Check.Equal(SearchState.Stopped, Ended(thinking).Result.State);
            }
        }

        [Test]
        private static void A_stop_before_the_first_step_is_not_lost()
        {
            using (var engine = new Engine(64))
            using (var game = new Game())
            {
                engine.Stop();
                engine.Begin(game, Endless);
                engine.Stop();
                Check.Equal(SearchState.Stopped, engine.Run().State);
                Check.True(game.IsLegal(engine.Report.Best.Value), "a move");
            }
        }

        [Test]
        private static void Games_on_many_threads()
        {
            var atOnce = Enumerable.Range(0, 16).Select(seed => Task.Run(() => Play(seed))).ToList();
            for (var seed = 0; seed < 16; seed++)
            {
                Check.Equal(Play(seed), atOnce[seed].Result);
            }
        }

        private static string Play(int seed)
        {
            using (var engine = new Engine(1 << 16))
            using (var game = new Game(seed % 2 == 0 ? Variant.Chess : Variant.Xiangqi))
            {
                var limits = new Limits { Level = Level.Min, Seed = (ulong)seed };
                while (!game.IsOver && game.Ply < 40)
                {
                    game.Play(engine.Choose(game, limits));
                }
                return string.Join(" ", Enumerable.Range(1, game.Ply)
                    .Select(ply => game.HistoryText(ply)));
            }
        }

        [Test]
        private static void One_game_on_many_threads()
        {
            using (var game = new Game())
            {
                var fens = new HashSet<string>
                {
                    game.Fen, "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1",
                };
                var tasks = Enumerable.Range(0, 4).Select(which => Task.Run(() =>
                {
                    for (var i = 0; i < 500; i++)
                    {
                        if (which == 0)
                        {
                            game.Play("g1f3");
                            game.Undo();
                        }
                        Check.True(fens.Contains(game.Fen), "one of the two");
                        Check.Equal(20, game.LegalMoves().Length);
                    }
                })).ToArray();
                Task.WaitAll(tasks);
                Check.Equal(0, game.Ply);
            }
        }

        [Test]
        private static void A_busy_engine_refuses_all_but_Stop_and_Dispose()
        {
            var engine = new Engine();
            using (var game = new Game())
            {
                engine.Begin(game, Endless);
                var thinking = Task.Run(() => engine.Run());
                Wait(() => engine.Report.Nodes > 0);
                foreach (var refused in new Action[]
                {
                    () => engine.Begin(game),
                    () => engine.Step(1),
                    () => engine.Run(),
                    () => engine.Choose(game),
                    () => engine.Evaluate(game),
                    () => engine.Clear(),
                    () => engine.ThinkAsync(game).GetAwaiter().GetResult(),
                })
                {
                    Check.True(Check.Throws<StateException>(refused).Message.Contains("thinking"), "");
                }
                Check.Equal(SearchState.Running, engine.Report.State);
                engine.Dispose();
                Check.Throws<ObjectDisposedException>(() => Ended(thinking).GetAwaiter().GetResult());
                engine.Stop();
            }
        }

        [Test]
        private static void Disposing_amid_the_calls_of_another_thread()
        {
            for (var round = 0; round < 50; round++)
            {
                var game = new Game();
                var looking = Task.Run(() =>
                {
                    try
                    {
                        while (true)
                        {
                            game.LegalMoves();
                        }
                    }
                    catch (ObjectDisposedException)
                    {
                        return true;
                    }
                });
                Thread.Sleep(1);
                game.Dispose();
                Check.True(Ended(looking).Result, "told");
            }
        }

        [Test]
        private static void ThinkAsync_stays_on_its_thread_one_slice_a_frame()
        {
            using (var engine = new Engine(1 << 20))
            using (var game = new Game(Variant.Xiangqi))
            using (var frames = new Frames())
            {
                var limits = new Limits { MaxNodes = 20000 };
                var reports = new Seen();
                var thinking = engine.ThinkAsync(game, limits, 500, reports);
                var count = frames.RunUntil(thinking);
                Check.True(count >= 38 && count <= 42, $"{count} frames");
                Check.Equal(count, reports.Threads.Count);
                Check.True(reports.Threads.All(id => id == Thread.CurrentThread.ManagedThreadId),
                    "no other thread");
                Check.True(reports.Permille.SequenceEqual(reports.Permille.OrderBy(p => p)), "onward");
                Check.Equal(SearchState.Done, engine.Report.State);
                Check.True(game.IsLegal(thinking.Result), "a move");
            }
        }

        [Test]
        private static void Cancelling_stops_the_search_and_keeps_its_best_move()
        {
            using (var engine = new Engine())
            using (var game = new Game())
            using (var cancellation = new CancellationTokenSource())
            {
                var thinking = engine.ThinkAsync(game, Endless, cancellation: cancellation.Token);
                Wait(() => engine.Report.Depth > 1);
                Check.Throws<StateException>(() => engine.Begin(game));
                cancellation.Cancel();
                Check.Throws<OperationCanceledException>(() => thinking.GetAwaiter().GetResult());
                Check.True(thinking.IsCanceled, "a cancelled task");
                Check.Equal(SearchState.Stopped, engine.Report.State);
                Check.True(game.IsLegal(engine.Report.Best.Value), "the best move so far");
                var nodes = engine.Report.Nodes;
                Check.Equal(SearchState.Stopped, engine.Step(100000).State);
                Check.Equal(nodes, engine.Report.Nodes);
                var late = engine.ThinkAsync(game, Endless, cancellation: cancellation.Token);
                Check.True(late.IsCanceled, "cancelled before it began");
                Check.True(game.IsLegal(engine.ThinkAsync(game, new Limits { MaxDepth = 2 }).Result),
                    "the engine is free again");
            }
        }

        [Test]
        private static void Stop_ends_ThinkAsync_with_the_best_move_so_far()
        {
            using (var engine = new Engine())
            using (var game = new Game())
            {
                var thinking = engine.ThinkAsync(game, Endless);
                Wait(() => engine.Report.Depth > 1);
                engine.Stop();
                Check.True(game.IsLegal(Ended(thinking).Result), "a move");
                Check.Equal(SearchState.Stopped, engine.Report.State);
            }
        }

        private static Task<T> Ended<T>(Task<T> task)
        {
            Check.True(((IAsyncResult)task).AsyncWaitHandle.WaitOne(10000), "ended in time");
            return task;
        }

        private static void Wait(Func<bool> condition)
        {
            Check.True(SpinWait.SpinUntil(condition, 10000), "came in time");
        }

        /// <summary>Whom ThinkAsync() reports to, on the thread it reports on.</summary>
        private sealed class Seen : IProgress<Report>
        {
            public List<int> Threads { get; } = new List<int>();

            public List<int> Permille { get; } = new List<int>();

            public void Report(Report report)
            {
                Threads.Add(Thread.CurrentThread.ManagedThreadId);
                Permille.Add(report.Permille);
            }
        }

        /// <summary>A game loop: what is posted runs on its thread in the next frame, as in
        /// Unity.</summary>
        private sealed class Frames : SynchronizationContext, IDisposable
        {
            private readonly SynchronizationContext before = Current;
            private readonly ConcurrentQueue<Action> posted = new ConcurrentQueue<Action>();

            public Frames()
            {
                SetSynchronizationContext(this);
            }

            public override void Post(SendOrPostCallback callback, object state)
            {
                posted.Enqueue(() => callback(state));
            }

            /// <summary>How many frames it took.</summary>
            public int RunUntil(Task task)
            {
                var count = 0;
                while (!task.IsCompleted)
                {
                    count++;
                    for (var left = posted.Count; left > 0 && posted.TryDequeue(out var action); left--)
                    {
                        action();
                    }
                }
                return count;
            }

            public void Dispose()
            {
                SetSynchronizationContext(before);
            }
        }
    }
}
