// Handles are given back, and never used afterwards; what a game loop calls does not allocate.

using System;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Threading;

namespace Duiyi.Tests
{
    internal static class LifeTests
    {
        [Test]
        private static void Use_after_Dispose_is_told()
        {
            var game = new Game();
            var engine = new Engine(64);
            var uses = Uses(game, engine);
            game.Dispose();
            game.Dispose();
            foreach (var use in uses)
            {
                Check.Equal("Game", Check.Throws<ObjectDisposedException>(use).ObjectName);
            }
            Check.Equal("(a Game that has been disposed of)", game.ToString());
            using (var other = new Game())
            {
                engine.Dispose();
                engine.Dispose();
                engine.Stop();
                foreach (var use in new Action[]
                {
                    () => engine.Begin(other),
                    () => engine.Step(),
                    () => engine.Run(),
                    () => engine.Choose(other),
                    () => engine.ThinkAsync(other).GetAwaiter().GetResult(),
                    () => engine.Evaluate(other),
                    () => engine.Clear(),
                })
                {
                    Check.Equal("Engine", Check.Throws<ObjectDisposedException>(use).ObjectName);
                }
                Check.Equal("Engine, disposed of", engine.ToString());
            }
        }

        [Test]
        private static void One_thread_at_a_time_is_let_into_a_game()
        {
            using (var game = new Game())
            using (var engine = new Engine(64))
            using (var inside = new CountdownEvent(1))
            {
                var handle = typeof(Game).GetField(
                    "handle", BindingFlags.Instance | BindingFlags.NonPublic).GetValue(game);
                // An engine is for one at a time, so of its two uses one.
                var threads = Uses(game, engine).Skip(1).Select(use => new Thread(() =>
                {
                    try
                    {
                        use();
                    }
                    catch (DuiyiException)
                    {
                        // Undo() has nothing to undo, and the like.
                    }
                    inside.Signal();
                })).ToList();
                inside.AddCount(threads.Count);
                int waiting;
                lock (handle)
                {
                    threads.ForEach(thread => thread.Start());
                    Thread.Sleep(200);
                    waiting = inside.CurrentCount - 1;
                }
                threads.ForEach(thread => thread.Join());
                Check.Equal(threads.Count, waiting, "all wait");
                Check.Equal(1, inside.CurrentCount, "all were let in");
            }
        }

        /// <summary>Every call that uses a game.</summary>
        private static Action[] Uses(Game game, Engine engine)
        {
            var move = game.ParseMove("e2e4");
            var square = move.From;
            return new Action[]
            {
                () => engine.Begin(game),
                () => Use(game.State),
                () => Use(game.Fen),
                () => Use(game[square]),
                () => game.Clone(),
                () => game.Reset(),
                () => game.Board(),
                () => game.Rows(),
                () => game.Material(),
                () => game.Attacked(Side.White),
                () => game.LegalMoves(),
                () => game.LegalMoves(new Move[Game.MaxMoves]),
                () => game.IsLegal(move),
                () => game.IsLegal("e2e4"),
                () => game.Targets(square),
                () => game.Preview(move),
                () => game.Explain(square, square),
                () => game.Why(square),
                () => game.ParseMove("e2e4"),
                () => game.FormatMove(move),
                () => game.History(1),
                () => game.HistoryText(1),
                () => game.Play(move),
                () => game.Play("e2e4"),
                () => game.PlaySquares(square, square),
                () => game.Undo(),
                () => game.Redo(),
                () => game.Goto(0),
                () => Use(game.Clock),
                () => Use(game.ClockOptions),
                () => game.StartClock(0),
                () => game.PauseClock(0),
                () => game.Tick(0),
                () => game.NextEvent(out _),
                () => Use(game.DroppedEvents),
                () => new Editor(game),
                () => game.OfferDraw(Side.White),
                () => game.AcceptDraw(Side.Black),
                () => game.DeclineDraw(Side.Black),
                () => game.AgreeDraw(),
                () => game.Resign(Side.White),
                () => game.Flag(Side.White),
                () => game.Forfeit(Side.White),
                () => game.Abandon(),
                () => game.FenAt(0),
                () => game.BoardAt(0),
                () => game.MaterialAt(0),
                () => game.ChangedSince(0),
                () => game.SetTag("White", "Ann"),
                () => game.Tag("White"),
                () => Use(game.Tags),
                () => game.SaveJson(),
                () => game.ReplayCode(),
                () => game.Adjudicate(Outcome.Draw),
                () => engine.Evaluate(game),
            };
        }

        private static void Use(object value)
        {
            GC.KeepAlive(value);
        }

        [Test]
        private static void What_nobody_holds_is_given_back()
        {
            // 200 MiB of tables; 2,000 histories and as many copies of them, over 200 MiB.
            GivesBack(200, () =>
            {
                var engine = new Engine(1 << 20);
                engine.Begin(new Game(), new Limits { MaxNodes = 10 });
                engine.Run();
            });
            GivesBack(2000, () => new Game(Variant.Xiangqi).Clone().Play("h2e2"));
        }

        private static void GivesBack(int times, Action makeAndForget)
        {
            Repeat(times / 10, makeAndForget);
            var before = Pages();
            Repeat(times, makeAndForget);
            Check.True(Pages() - before < 10000, $"{before} pages, then {Pages()}");
        }

        private static void Repeat(int times, Action action)
        {
            for (var i = 0; i < times; i++)
            {
                action();
                if (i % 20 == 0)
                {
                    Collect();
                }
            }
            Collect();
        }

        private static void Collect()
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        /// <summary>The size of this process, in pages.</summary>
        private static long Pages()
        {
            return long.Parse(File.ReadAllText("/proc/self/statm").Split(' ')[0]);
        }

        [Test]
        private static void A_game_in_use_is_not_collected()
        {
            using (var done = new ManualResetEventSlim())
            {
                var collector = new Thread(() =>
                {
                    while (!done.IsSet)
                    {
                        Collect();
                    }
                });
                collector.Start();
                for (var i = 0; i < 300; i++)
                {
                    // Nobody holds the game but the call itself.
                    Check.Equal(20, new Game().LegalMoves().Length);
                    Check.Equal("e2e4", new Game().Play("e2e4").Move.ToString());
                }
                done.Set();
                collector.Join();
            }
        }

        [Test]
        private static void Hot_calls_do_not_allocate()
        {
            using (var engine = new Engine(1 << 16))
            using (var game = new Game(Variant.Xiangqi))
            {
                var moves = new Move[Game.MaxMoves];
                var board = new Piece?[game.BoardInfo.SquareCount];
                engine.Begin(game, new Limits { MaxNodes = 1UL << 40 });
                var touched = 0;
                Action frame = () =>
                {
                    var count = game.LegalMoves(moves);
                    game.Board(board);
                    foreach (var target in game.Targets(moves[count - 1].From).All)
                    {
                        touched += target.Number;
                    }
                    touched += game.Explain(moves[0].From, moves[0].From).IsLegal ? 1 : 0;
                    touched += game.Why(moves[0].From).IsLegal ? 1 : 0;
                    touched += game.Preview(moves[0]).Ply;
                    var info = game.Play(moves[count / 2]);
                    touched += info.To.Number + game.State.Ply + (game[info.To] == null ? 1 : 0);
                    game.Undo();
                    touched += game.Redo().Ply + game.History(1).Ply;
                    game.Goto(0);
                    touched += game.PlaySquares(moves[0].From, moves[0].To).Ply;
                    game.Undo();
                    touched += engine.Step(1).Permille + (engine.Report.Best == null ? 1 : 0);
                    touched += engine.Evaluate(game);
                    touched += game.Material().OnBoard(Side.White, Kind.Cannon);
                    touched += game.Attacked(Side.White).Contains(info.To) ? 1 : 0;
                    touched += game.IsLegal(moves[0]) ? 1 : 0;
                    touched += game.MaterialAt(0).OnBoard(Side.White, Kind.Cannon);
                    touched += game.ChangedSince(0).Contains(info.To) ? 1 : 0;
                };
                Check.True(!Allocates(frame), "not a single object");
                Check.True(touched > 0, "it has looked");
                Check.True(Allocates(() => game.LegalMoves()), "an allocation would be seen");
            }
        }

        /// <summary>Does an action make at least one object, each time?</summary>
        private static bool Allocates(Action action)
        {
            action();
            GC.Collect();
            var enough = 2 * ObjectsOfACollection();
            GC.Collect();
            var collections = GC.CollectionCount(0);
            for (var i = 0; i < enough; i++)
            {
                action();
            }
            return GC.CollectionCount(0) > collections;
        }

        /// <summary>So many small objects are made between two collections.</summary>
        private static int ObjectsOfACollection()
        {
            var collections = GC.CollectionCount(0);
            var objects = 0;
            while (GC.CollectionCount(0) == collections)
            {
                Use(new object());
                objects++;
            }
            return objects;
        }

#if NETSTANDARD2_1_OR_GREATER
        [Test]
        private static void Spans_do_as_arrays_do_without_any()
        {
            using (var game = new Game())
            {
                var board = new Piece?[64];
                Action look = () =>
                {
                    Span<Move> moves = stackalloc Move[Game.MaxMoves];
                    var count = game.LegalMoves(moves);
                    game.Board(new Span<Piece?>(board));
                    if (count != 20 || board[4] != new Piece(Kind.King) || moves[count - 1].To.Rank != 3)
                    {
                        throw new FailedException("not the start of chess");
                    }
                };
                Check.True(!Allocates(look), "not a single object");
                var filled = new Move[20];
                game.LegalMoves(new Span<Move>(filled));
                Check.True(filled.SequenceEqual(game.LegalMoves()), "the same moves");
                Check.Throws<ArgumentException>(
                    () => game.LegalMoves(new Span<Move>(filled, 0, 19)));
                Check.Throws<ArgumentException>(() => game.Board(new Span<Piece?>(board, 0, 63)));
            }
        }
#endif
    }
}
