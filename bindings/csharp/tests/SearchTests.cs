// The opponent: in slices, to the end, in one call; levels, limits, refusals.

using System;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;

namespace Duiyi.Tests
{
    internal static class SearchTests
    {
        private static readonly Variant[] Variants =
        {
            Variant.Chess, Variant.Chess960, Variant.Xiangqi,
        };

        [Test]
        private static void A_whole_game_against_itself()
        {
            using (var engine = Small())
            {
                foreach (var variant in Variants)
                {
                    using (var game = new Game(variant))
                    {
                        while (!game.IsOver)
                        {
                            var level = game.Ply % 2 == 0 ? Level.Min : Level.Easy;
                            var limits = new Limits { Level = level, Seed = (ulong)game.Ply };
                            game.Play(engine.Choose(game, limits));
                            Check.True(game.Ply < 1000, "somebody wins, or a rule ends it");
                        }
                        Check.True(game.Ply > 10, "a game");
                        Check.Throws<StateException>(() => engine.Choose(game));
                    }
                }
            }
        }

        [Test]
        private static void Slices_change_nothing()
        {
            var limits = new Limits { MaxNodes = 5000 };
            using (var engine = Small())
            {
                foreach (var variant in Variants)
                {
                    using (var game = new Game(variant))
                    {
                        var whole = Sliced(engine, game, limits, int.MaxValue);
                        Check.True(whole.Contains("Done"), whole);
                        Check.Equal(whole, Sliced(engine, game, limits, 1));
                        Check.Equal(whole, Sliced(engine, game, limits, 777));
                        engine.Clear();
                        engine.Begin(game, limits);
                        Check.Equal(whole, All(engine.Run()));
                        engine.Clear();
                        var thought = engine.ThinkAsync(game, limits, 100).Result;
                        Check.Equal(whole, All(engine.Report));
                        Check.Equal(engine.Report.Best.Value, thought);
                        engine.Clear();
                        Check.Equal(thought, engine.Choose(game, limits));
                    }
                }
            }
        }

        private static string Sliced(Engine engine, Game game, Limits limits, int nodes)
        {
            engine.Clear();
            engine.Begin(game, limits);
            while (engine.Step(nodes).State == SearchState.Running)
            {
            }
            return All(engine.Report);
        }

        private static string All(Report report)
        {
            return $"{report.State} {report.Nodes} {report.GameHash} {report.Depth} " +
                $"{report.SelectiveDepth} {report.Permille} {report.ScoreKind} {report.Score} " +
                $"{report.Best} {report.Ponder} [{string.Join(" ", report.Pv)}]";
        }

        [Test]
        private static void The_one_call_searches_of_C_answer_the_same()
        {
            foreach (var variant in Variants)
            {
                foreach (var level in new[] { Level.Min, Level.Easy, Level.Normal })
                {
                    using (var engine = Small())
                    using (var game = new Game(variant))
                    {
                        var limits = new Limits { Level = level, Seed = 7 };
                        var chosen = engine.Choose(game, limits);
                        Check.Equal(chosen.Number, EngineMove(engine, game, (uint)level, 7));
                        engine.Begin(game, limits);
                        Check.Equal(chosen.Number, SearchRun(engine));
                    }
                }
            }
        }

        [DllImport("duiyi", CallingConvention = CallingConvention.Cdecl)]
        private static extern int duiyi_engine_move(
            IntPtr engine, IntPtr game, uint level, ulong seed, out uint move, IntPtr err);

        [DllImport("duiyi", CallingConvention = CallingConvention.Cdecl)]
        private static extern int duiyi_search_run(
            IntPtr engine, IntPtr progress, IntPtr user, uint[] report);

        private static uint EngineMove(Engine engine, Game game, uint level, ulong seed)
        {
            Check.Equal(0, duiyi_engine_move(
                Handle(engine), Handle(game), level, seed, out var move, IntPtr.Zero));
            return move;
        }

        private static uint SearchRun(Engine engine)
        {
            var report = typeof(Game).Assembly.GetType("Duiyi.duiyi_search_report", true);
            var words = new uint[Marshal.SizeOf(report) / 4];
            words[0] = (uint)(words.Length * 4);
            Check.Equal(0, duiyi_search_run(Handle(engine), IntPtr.Zero, IntPtr.Zero, words));
            return words[(int)Marshal.OffsetOf(report, "best") / 4];
        }

        private static IntPtr Handle(object owner)
        {
            var field = owner.GetType()
                .GetField("handle", BindingFlags.Instance | BindingFlags.NonPublic);
            return ((SafeHandle)field.GetValue(owner)).DangerousGetHandle();
        }

        [Test]
        private static void Several_lines()
        {
            using (var engine = Small())
            {
                foreach (var variant in Variants)
                {
                    using (var game = new Game(variant))
                    {
                        engine.Begin(game, new Limits { MaxDepth = 4, Lines = 3 });
                        Check.Equal(0, engine.Lines.Count);
                        var report = engine.Run();
                        Check.Equal(3, engine.Lines.Count);
                        Check.Equal(report.Best.Value, engine.Lines[0].Pv[0]);
                        Check.Equal(report.Score, engine.Lines[0].Score);
                        Check.Equal(3, engine.Lines.Select(line => line.Pv[0]).Distinct().Count());
                        Check.True(engine.Lines.All(line => line.Depth == 4), "all searched");
                        Check.True(
                            engine.Lines.All(line => game.LegalMoves().Contains(line.Pv[0])), "legal");
                        Check.True(engine.Lines[1].Score >= engine.Lines[2].Score, "best first");
                        Check.Throws<BadArgumentException>(
                            () => engine.Begin(game, new Limits { Lines = 9 }));
                        engine.Choose(game, new Limits { MaxDepth = 2 });
                        Check.Equal(1, engine.Lines.Count);
                    }
                }
            }
            using (var many = new Engine(1 << 20, lines: 20))
            using (var game = new Game())
            {
                many.Choose(game, new Limits { MaxDepth = 1, Lines = 20 });
                Check.Equal(20, many.Lines.Count);
            }
        }

        [Test]
        private static void Seeds_and_levels()
        {
            using (var engine = Small())
            using (var game = new Game())
            {
                var chosen = Enumerable.Range(0, 20)
                    .Select(seed => new Limits { Level = Level.Min, Seed = (ulong)seed })
                    .Select(limits => engine.Choose(game, limits));
                var once = chosen.ToList();
                Check.True(once.Distinct().Count() > 2, "seeds matter");
                Check.True(once.SequenceEqual(chosen), "the same seeds, the same moves");
                engine.Begin(game, new Limits { Level = Level.Easy });
                var weak = engine.Run().Nodes;
                engine.Begin(game, new Limits { Level = Level.Hard });
                Check.True(engine.Run().Nodes > 5 * weak, "levels matter");
            }
        }

        [Test]
        private static void Limits_hold()
        {
            using (var engine = Small())
            using (var game = new Game(startFen: "k7/8/K7/8/8/8/8/7R w - - 0 1"))
            {
                var report = engine.Begin(game, new Limits { MaxDepth = 3 });
                Check.Equal(SearchState.Running, report.State);
                Check.Equal(0UL, report.Nodes);
                Check.True(game.IsLegal(report.Best.Value), "a move from the first");
                report = engine.Run();
                Check.Equal("h1h8", report.Best.ToString());
                Check.Equal(ScoreKind.MateIn, report.ScoreKind);
                Check.Equal(1, report.Score);
                Check.Equal(report.Best.Value, report.Pv[0]);
                Check.Equal(game.GameHash, report.GameHash);
                var only = new[] { game.ParseMove("a6b6") };
                Check.Equal(only[0],
                    engine.Choose(game, new Limits { MaxNodes = 100, RootMoves = only }));
                var all = game.LegalMoves();
                Check.Equal("h1h8",
                    engine.Choose(game, new Limits { MaxDepth = 2, RootMoves = all }).ToString());
            }
        }

        [Test]
        private static void A_search_has_its_own_copy_of_the_game()
        {
            using (var engine = Small())
            {
                var game = new Game(Variant.Xiangqi);
                var before = game.GameHash;
                engine.Begin(game, new Limits { MaxNodes = 2000 });
                engine.Step(100);
                game.Play("h2e2");
                game.Dispose();
                var report = engine.Run();
                Check.Equal(SearchState.Done, report.State);
                Check.Equal(before, report.GameHash);
                using (var again = new Game(Variant.Xiangqi))
                {
                    Check.True(again.IsLegal(report.Best.Value), "a move of that position");
                    Check.Equal(report.Best.ToString(), again.FormatMove(report.Best.Value, Notation.Uci));
                }
            }
        }

        [Test]
        private static void Opinions()
        {
            using (var engine = Small())
            using (var even = new Game(Variant.Xiangqi))
            using (var ahead = new Game(startFen: "4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1"))
            {
                Check.True(Math.Abs(engine.Evaluate(even)) < 100, "even");
                Check.True(engine.Evaluate(ahead) > 1000, "two queens");
            }
        }

        [Test]
        private static void Bad_arguments()
        {
            using (var engine = Small())
            using (var game = new Game())
            {
                Check.Throws<StateException>(() => engine.Step());
                Check.Throws<StateException>(() => engine.Run());
                Check.Equal(SearchState.Idle, engine.Report.State);
                Check.Equal(null, engine.Report.Best);
                Check.Equal(0, engine.Report.Pv.Count);
                Check.Throws<BadArgumentException>(
                    () => engine.Begin(game, new Limits { Level = (Level)11 }));
                Check.Throws<ArgumentOutOfRangeException>(
                    () => engine.Begin(game, new Limits { MaxDepth = -1 }));
                Check.Throws<ArgumentNullException>(() => engine.Begin(null));
                Check.Throws<ArgumentNullException>(() => engine.Evaluate(null));
                Check.Throws<ArgumentOutOfRangeException>(() => engine.Step(-1));
                var board = game.BoardInfo;
                var blocked = board.Square("f1").Number | board.Square("c4").Number << 8;
                var moves = new[] { new Move((uint)blocked, board) };
                var refused = Check.Throws<IllegalMoveException>(
                    () => engine.Choose(game, new Limits { RootMoves = moves }));
                Check.Equal("e2", refused.Squares.Single().ToString());
                Check.Equal(SearchState.Idle, engine.Report.State);
            }
            Check.Throws<ArgumentOutOfRangeException>(() => new Engine(-1));
            Check.Throws<NoMemoryException>(() => new Engine(1L << 61));
        }

        [Test]
        private static void Memory_is_as_asked_for()
        {
            using (var small = new Engine(64))
            using (var large = new Engine(1 << 24))
            {
                Check.True(small.Bytes < 1 << 20, $"{small.Bytes}");
                Check.True(large.Bytes - small.Bytes >= (1 << 24) - 64, $"{large.Bytes}");
                Check.Equal($"Engine, {small.Bytes} bytes, Idle", small.ToString());
            }
        }

        private static Engine Small() => new Engine(1 << 20);
    }
}
