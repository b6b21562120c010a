// Threats, hints, reviews, puzzles and manners.

using System;
using System.Linq;

namespace Duiyi.Tests
{
    internal static class AdviceTests
    {
        private const string Fork = "r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1";
        private const string MateInTwo = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

        [Test]
        private static void Threats()
        {
            using (var game = FoolsMate())
            using (var fork = new Game(startFen: Fork))
            {
                var threats = game.Threats(Side.White);
                Check.Equal("d8h4", threats.Mate.ToString());
                Check.Equal(0, threats.Attacked.Count);
                fork.Play("b5c7");
                threats = fork.Threats(Side.Black);
                Check.Equal("a8", threats.Hanging.Single().ToString());
                Check.Equal("c7", threats.Attackers.Single().ToString());
                Check.Equal("c7", threats.Checkers.Single().ToString());
                Check.Equal(null, threats.Mate);
                Check.Throws<BadArgumentException>(() => fork.Threats((Side)2));
            }
        }

        [Test]
        private static void A_hint_says_why()
        {
            using (var engine = new Engine(1 << 20))
            using (var game = new Game(startFen: Fork))
            {
                Check.Throws<StateException>(() => engine.Hint(game));
                var report = engine.BeginHint(game, 20000);
                while (report.State == SearchState.Running)
                {
                    report = engine.Step(1000);
                }
                var hint = engine.Hint(game);
                Check.Equal("b5c7", hint.Best.ToString());
                Check.Equal(hint.Best, hint.Pv[0]);
                var first = hint.Merits[0];
                Check.Equal(MeritKind.WinsLater, first.Kind);
                Check.Equal("a8", first.Square.ToString());
                Check.Equal(new Piece(Kind.Rook, Side.Black), first.Piece.Value);
                Check.Equal("In the expected line it wins the rook on a8.", first.ToString());
                Check.Equal("预计其后可得a8的车。", first.Text(Language.ZhHans));
                Check.Equal(0, first.Count);
                Check.Equal(Offence.None, first.Offence);
                game.Play(hint.Best);
                Check.Throws<StateException>(() => engine.Hint(game));
                Check.Throws<ArgumentNullException>(() => engine.Hint(null));
            }
        }

        [Test]
        private static void A_blunder_is_found()
        {
            using (var engine = new Engine(1 << 20))
            using (var game = FoolsMate())
            {
                Check.Throws<BadArgumentException>(() => new Review(game, 4));
                Check.Throws<ArgumentOutOfRangeException>(() => new Review(game, -1));
                var review = new Review(game, 3, 5000);
                Check.Throws<StateException>(() => review.Judgement.ToString());
                game.Undo();
                var slices = 0;
                while (review.Step(engine, 500) == SearchState.Running)
                {
                    slices++;
                }
                Check.True(slices > 2, "in slices");
                var found = review.Run(engine);
                Check.Equal(Grade.Blunder, found.Grade);
                Check.Equal(1, found.AllowedMate);
                Check.Equal(0, found.MissedMate);
                Check.Equal(ScoreKind.MateIn, found.PlayedScoreKind);
                Check.Equal(-1, found.PlayedScore);
                Check.Equal("g2g4 d8h4", string.Join(" ", found.PlayedPv));
                Check.True(found.Best != found.Played && found.Best == found.BestPv[0], "better");
                Check.True(found.ChanceLost >= 260 && found.Lost > 0, "lost");
                Check.Equal("blunder", Words.Of(TextFamily.Grade, (uint)found.Grade));
                review.Dispose();
                Check.Throws<ObjectDisposedException>(() => review.Step(engine));
            }
        }

        [Test]
        private static void Every_move_that_mates_in_time_is_right()
        {
            using (var game = new Game(startFen: MateInTwo))
            using (var shorter = new Puzzle(game, 1))
            using (var puzzle = new Puzzle(game, 2))
            {
                Check.Equal(PuzzleState.Impossible, shorter.Run().State);
                var key = game.ParseMove("a1a6");
                Check.Throws<StateException>(() => puzzle.Play(key));
                while (puzzle.Step(10).State == PuzzleState.Thinking)
                {
                }
                Check.Equal("White to move: mate in 2 moves.", puzzle.Text());
                puzzle.Play(game.ParseMove("b6a7"));
                var report = puzzle.Run();
                Check.Equal(PuzzleState.Refuted, report.State);
                Check.True(report.Reply != null && report.Nodes > 0, "it is shown why");
                Check.Equal(1, report.Mistakes);
                puzzle.Play(key);
                report = puzzle.Run();
                Check.Equal(PuzzleState.Open, report.State);
                Check.Equal(1, report.MovesLeft);
                game.Play(report.Played.Value);
                game.Play(report.Reply.Value);
                foreach (var move in game.LegalMoves())
                {
                    puzzle.Play(move);
                    if (puzzle.Run().State == PuzzleState.Solved)
                    {
                        break;
                    }
                }
                Check.Equal(PuzzleState.Solved, puzzle.Report.State);
            }
        }

        [Test]
        private static void What_a_puzzle_is_asked_must_make_sense()
        {
            using (var game = new Game(startFen: MateInTwo))
            using (var small = new Puzzle(game, 2, 5))
            {
                Check.Throws<BadArgumentException>(() => new Puzzle(game, 0));
                Check.Throws<BadArgumentException>(() => new Puzzle(game, Puzzle.MostMoves + 1));
                Check.Throws<ArgumentNullException>(() => new Puzzle(null, 1));
                Check.Equal(PuzzleState.Undecided, small.Run().State);
            }
        }

        [Test]
        private static void Who_is_lost_resigns()
        {
            const Conduct all = Conduct.OfferDraw | Conduct.AcceptDraw | Conduct.Resign;
            var manners = default(Manners);
            using (var engine = new Engine(64))
            using (var lost = new Game(startFen: "7k/8/8/8/8/1r6/r7/6K1 w - - 0 1"))
            {
                for (var i = 0; i < 8; i++)
                {
                    Check.Equal(Conduct.None, manners.Conduct(all, Level.Hard) & Conduct.Resign);
                    engine.Begin(lost, new Limits { MaxNodes = 500 });
                    manners = manners.After(engine.Run(), 40);
                }
            }
            Check.Equal(Conduct.AcceptDraw | Conduct.Resign, manners.Conduct(all, Level.Hard));
            Check.Equal(Conduct.AcceptDraw, manners.Conduct(all, Level.Easy));
            Check.Equal(manners, manners.Declined());
            Check.Equal(manners, new Manners(manners.Number));
            Check.Throws<BadArgumentException>(() => new Manners(1 << 20).Declined());
        }

        private static Game FoolsMate()
        {
            var game = new Game();
            foreach (var move in new[] { "f2f3", "e7e5", "g2g4" })
            {
                game.Play(move);
            }
            return game;
        }
    }
}
