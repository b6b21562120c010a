// Games: whole ones of each variant, taking back, and what is said of a position.

using System;
using System.Collections.Generic;
using System.Linq;

namespace Duiyi.Tests
{
    internal static class GameTests
    {
        private static readonly Variant[] Variants =
        {
            Variant.Chess, Variant.Chess960, Variant.Xiangqi,
        };

        [Test]
        private static void Whole_games()
        {
            Whole(Variant.Chess, null, "f2f3 e7e5 g2g4 d8h4",
                Outcome.BlackWins, Termination.Checkmate);
            Whole(Variant.Chess, null, "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7",
                Outcome.WhiteWins, Termination.Checkmate);
            Whole(Variant.Chess, null,
                "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 " +
                "b8c8 f7g6 c8e6",
                Outcome.Draw, Termination.Stalemate);
            Whole(Variant.Chess, null, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
                Outcome.Draw, Termination.Repetition);
            Whole(Variant.Chess, "k7/8/8/8/8/8/1r6/1K6 w - - 0 1", "b1b2",
                Outcome.Draw, Termination.InsufficientMaterial);
            Whole(Variant.Chess, "7k/8/8/8/8/8/R7/K7 w - - 99 80", "a2b2",
                Outcome.Draw, Termination.NoProgress);
            Whole(Variant.Chess960, "4k3/8/4K3/8/8/8/8/6R1 w - - 0 1", "g1g8",
                Outcome.WhiteWins, Termination.Checkmate);
            Whole(Variant.Xiangqi, "4k4/8R/1R7/9/9/9/9/9/9/3K5 w - - 0 1", "b7b9",
                Outcome.WhiteWins, Termination.Checkmate);
            Whole(Variant.Xiangqi, "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1",
                "a1a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9 a8a9",
                Outcome.BlackWins, Termination.PerpetualCheck);
            Whole(Variant.Xiangqi, "3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1", "e1e8",
                Outcome.WhiteWins, Termination.Stalemate);
        }

        private static void Whole(
            Variant variant, string startFen, string moves, Outcome outcome, Termination termination)
        {
            using (var game = new Game(variant, startFen))
            {
                foreach (var text in moves.Split(' '))
                {
                    Check.Equal(Outcome.Ongoing, game.Outcome);
                    Check.True(game.IsLegal(text), text);
                    Check.True(game.LegalMoves().Any(move => move.ToString() == text), text);
                    Check.Equal(text, game.Play(text).Move.ToString());
                    Check.Equal(text, game.HistoryText(game.Ply, Notation.Uci));
                }
                Check.Equal(outcome, game.Outcome, moves);
                Check.Equal(termination, game.Termination, moves);
                Check.True(game.IsOver, moves);
                Check.Equal(0, game.LegalMoves().Length);
                Check.Equal(0, game.State.LegalMoves);
                var last = moves.Split(' ').Last();
                var refused = Check.Throws<IllegalMoveException>(() => game.Play(last));
                Check.Equal(Reason.GameOver, refused.Reason);
            }
        }

        [Test]
        private static void Random_games_undone_and_redone()
        {
            foreach (var variant in Variants)
            {
                for (var seed = 0; seed < 3; seed++)
                {
                    var dice = new Random(seed);
                    var index = variant == Variant.Chess960 ? dice.Next(960) : 0;
                    using (var game = new Game(variant, chess960Index: index))
                    {
                        var past = PlayAtRandom(game, dice);
                        UndoAndRedo(game, past);
                    }
                }
            }
        }

        private static List<string> PlayAtRandom(Game game, Random dice)
        {
            var past = new List<string>();
            while (!game.IsOver && game.Ply < 300)
            {
                var moves = game.LegalMoves();
                Check.Equal(game.State.LegalMoves, moves.Length);
                Check.True(moves.SequenceEqual(moves.OrderBy(move => move.From.Number)
                    .ThenBy(move => move.To.Number).ThenBy(move => move.Promotion)), "in order");
                var chosen = moves[dice.Next(moves.Length)];
                Check.True(game.IsLegal(chosen), chosen.ToString());
                Check.Equal(chosen.ToString(), game.FormatMove(chosen, Notation.Uci));
                foreach (Notation notation in Enum.GetValues(typeof(Notation)))
                {
                    var text = game.FormatMove(chosen, notation);
                    Check.Equal(chosen, game.ParseMove(text, notation), text);
                }
                past.Add(All(game));
                var preview = game.Preview(chosen);
                Check.Equal(preview, game.Play(chosen));
                Check.Equal(preview, game.History(game.Ply));
            }
            return past;
        }

        private static void UndoAndRedo(Game game, List<string> past)
        {
            var end = All(game);
            for (var ply = past.Count; ply > 0; ply--)
            {
                Check.Equal(ply, game.Undo().Ply);
                Check.Equal(past[ply - 1], All(game));
            }
            Check.Throws<StateException>(() => game.Undo());
            for (var ply = 1; ply <= past.Count; ply++)
            {
                Check.Equal(ply, game.Redo().Ply);
            }
            Check.Throws<StateException>(() => game.Redo());
            Check.Equal(end, All(game));
            game.Goto(1);
            Check.Equal(past[1], All(game));
            Check.True(game.State.CanUndo && game.State.CanRedo, "in the middle");
            Check.Equal(past.Count - 1, game.State.RedoPlies);
            game.Reset();
            Check.Equal(past[0], All(game));
            Check.True(!game.State.CanRedo, "a reset game has nothing to redo");
        }

        /// <summary>All of a position that undo must bring back.</summary>
        private static string All(Game game)
        {
            var state = game.State;
            return $"{game.Fen} {state.Hash} {state.GameHash} {state.Outcome} {state.Repetitions} " +
                $"{game.Material().Balance} {string.Join(",", game.Board())}";
        }

        [Test]
        private static void Explain_says_legal_exactly_for_the_legal_moves()
        {
            foreach (var variant in Variants)
            {
                using (var game = new Game(variant))
                {
                    for (var round = 0; round < 3; round++)
                    {
                        var legal = new HashSet<(int, int)>(game.LegalMoves()
                            .Select(move => (move.From.Number, move.To.Number)));
                        foreach (var from in game.BoardInfo.Squares)
                        {
                            var targets = game.Targets(from);
                            foreach (var to in game.BoardInfo.Squares)
                            {
                                var why = game.Explain(from, to);
                                Check.Equal(legal.Contains((from.Number, to.Number)), why.IsLegal);
                                Check.Equal(why.IsLegal, targets.All.Contains(to));
                                Check.Equal(why.IsLegal, why.Move != null);
                            }
                            Check.Equal(!targets.All.IsEmpty, game.Why(from).IsLegal);
                        }
                        game.Play(game.LegalMoves().Last());
                    }
                }
            }
        }

        [Test]
        private static void Infos_tell_what_to_animate()
        {
            using (var game = new Game(startFen: "r3k2r/8/8/8/3p4/8/4P3/R3K2R w KQkq - 0 1"))
            {
                var castling = game.Play("e1g1");
                Check.True((castling.Flags & MoveFlags.CastleShort) != 0, "castles");
                Check.Equal("h1 f1", $"{castling.RookFrom} {castling.RookTo}");
                Check.Equal("e1 g1", $"{castling.From} {castling.To}");
                Check.Equal(null, castling.Captured);
                Check.Equal(castling, game.Undo());
                game.Play("e2e4");
                var enPassant = game.Play("d4e3");
                Check.True((enPassant.Flags & MoveFlags.EnPassant) != 0, "en passant");
                Check.Equal("e4", enPassant.CapturedSquare.ToString());
                Check.Equal(new Piece(Kind.Pawn), enPassant.Captured.Value);
                Check.Equal(new Piece(Kind.Pawn, Side.Black), enPassant.Placed);
                Check.Equal(Side.Black, enPassant.Side);
                Check.Equal(1, game.Material().Captured(Side.White, Kind.Pawn));
                Check.Equal(0, game.Material().Captured(Side.Black, Kind.Pawn));
            }
        }

        [Test]
        private static void What_is_said_of_a_position()
        {
            using (var game = new Game(Variant.Xiangqi, "4k4/9/9/9/9/9/9/4r4/9/3RK4 w - - 0 1"))
            {
                var state = game.State;
                Check.True(game.InCheck && state.InCheck, "in check");
                Check.Equal("e2", state.Checkers.ToString());
                Check.Equal("e0 e9", $"{state.King(Side.White)} {state.King(Side.Black)}");
                Check.Equal(Side.White, game.SideToMove);
                Check.Equal("black chariot", game[game.Square("e2")].ToString());
                Check.Equal("red general", game[game.Square("E0")].ToString());
                Check.Equal(null, game[game.Square("a0")]);
                Check.Equal(null, game[game.BoardInfo.Square(250)]);
                Check.Equal("....k....", game.Rows()[0]);
                var lines = game.ToString().Split('\n');
                Check.Equal("2  . . . . r . . . .", lines[7]);
                Check.Equal("   a b c d e f g h i", lines[10]);
                Check.True(game.Attacked(Side.Black).Contains(game.Square("e1")), "attacked");
                Check.Equal(1, game.Material().OnBoard(Side.White, Kind.Chariot));
                Check.Equal(0, game.Material().OnBoard(Side.White, Kind.Cannon));
                Check.Equal(0, game.Material().Balance);
            }
        }

        [Test]
        private static void Ends_decided_by_people()
        {
            using (var game = new Game())
            {
                game.Resign(Side.Black);
                Check.Equal(Outcome.WhiteWins, game.Outcome);
                Check.Equal(Termination.Resignation, game.Termination);
                Check.Throws<StateException>(() => game.Resign(Side.White));
                Check.Throws<StateException>(() => game.Adjudicate(Outcome.Draw));
            }
            using (var game = new Game())
            {
                Check.Throws<BadArgumentException>(() => game.Adjudicate(Outcome.Ongoing));
                game.Adjudicate(Outcome.Draw);
                Check.Equal(Termination.Adjudication, game.Termination);
            }
        }

        [Test]
        private static void Clones_are_independent()
        {
            using (var game = new Game())
            {
                game.Play("e2e4");
                using (var clone = game.Clone())
                {
                    Check.Equal(game.GameHash, clone.GameHash);
                    Check.Equal(game.Variant, clone.Variant);
                    clone.Undo();
                    Check.True(game.GameHash != clone.GameHash, "the clone went back alone");
                    Check.Equal("e2e4", clone.Redo().Move.ToString());
                }
                Check.Equal(1, game.Ply);
            }
        }

        [Test]
        private static void Starts()
        {
            const string Loose = "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1";
            const string Puzzle = "3k5/9/9/9/9/9/9/P8/9/4K4 w - - 0 1";
            using (var chess = new Game())
            using (var shuffled = new Game(Variant.Chess960, chess960Index: 518))
            using (var corrected = new Game(startFen: Loose))
            using (var puzzle = new Game(Variant.Xiangqi, Puzzle, arrangement: true))
            using (var free = new Game(Variant.Xiangqi, rules: Rules.XiangqiFree))
            {
                Check.Equal(chess.Rows()[7], shuffled.Rows()[7]);
                Check.Equal("4k3/8/8/8/8/8/8/4K3 w - - 0 1", corrected.Fen);
                Check.Equal("red soldier", puzzle[puzzle.Square("a2")].ToString());
                Check.Equal(0, free.State.NoProgressLimit);
            }
            var strict = Check.Throws<BadFenException>(() => new Game(startFen: Loose, strict: true));
            Check.Equal(Loose.IndexOf("KQ", StringComparison.Ordinal), strict.Offset.Value);
            Check.Throws<BadFenException>(() => new Game(Variant.Xiangqi, Puzzle));
        }
    }
}
