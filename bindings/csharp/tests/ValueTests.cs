// Squares, moves, pieces: what they are called, what they are equal to; statuses and exceptions.

using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace Duiyi.Tests
{
    internal static class ValueTests
    {
        [Test]
        private static void Boards_name_their_squares()
        {
            var chess = BoardInfo.Of(Variant.Chess);
            var xiangqi = BoardInfo.Of(Variant.Xiangqi);
            Check.Equal("Chess, 8 x 8", chess.ToString());
            Check.Equal("Xiangqi, 9 x 10", xiangqi.ToString());
            Check.Equal(64, chess.Squares.Count);
            Check.Equal(90, xiangqi.Squares.Count);
            Check.True(chess.Equals(BoardInfo.Of(Variant.Chess)), "equal boards");
            Check.True(!chess.Equals(xiangqi), "different boards");
            foreach (var board in new[] { chess, xiangqi })
            {
                var number = 0;
                foreach (var square in board.Squares)
                {
                    Check.Equal(number++, square.Number);
                    Check.Equal(square, board.Square(square.ToString()));
                    Check.Equal(square, board.Square(square.File, square.Rank));
                }
            }
            Check.Equal("a1 h8", $"{chess.Square(0)} {chess.Square(63)}");
            Check.Equal("a0 i9", $"{xiangqi.Square(0)} {xiangqi.Square(89)}");
            Check.Throws<BadArgumentException>(() => BoardInfo.Of((Variant)99));
        }

        [Test]
        private static void Equal_values_are_equal()
        {
            using (var game = new Game())
            {
                var move = game.ParseMove("e2e4");
                var same = new Move(7180, game.BoardInfo);
                var other = game.ParseMove("e2e3");
                Check.True(move == same && move != other && move.Equals((object)same), "moves");
                Check.Equal(move.GetHashCode(), same.GetHashCode());
                Check.True(move.From == other.From && move.To != other.To, "squares");
                Check.True(new Piece(Kind.King) == game[game.Square("e1")], "pieces");
                Check.True(new Piece(Kind.King) != new Piece(Kind.King, Side.Black), "sides");
                var quiet = game.Targets(move.From).Quiet;
                Check.Equal("e3 e4", quiet.ToString());
                Check.True(quiet == game.Targets(same.From).All, "sets");
                Check.True((quiet & game.Attacked(Side.White)).Contains(other.To), "both");
                Check.True(quiet != (quiet | game.Attacked(Side.White)), "either");
                Check.True(!quiet.Contains(game.BoardInfo.Square(200)), "beyond the board");
                Check.Equal(0, default(Squares).Count);
            }
        }

        [Test]
        private static void Pieces_have_names()
        {
            Check.Equal("white king", new Piece(Kind.King).ToString());
            Check.Equal("red cannon", new Piece(Kind.Cannon).ToString());
            Check.Equal("black horse", new Piece(Kind.Horse, Side.Black).ToString());
        }

        [Test]
        private static void Each_status_has_its_exception()
        {
            Check.SameLines(
                new[]
                {
                    "Null BadArgumentException < CallException",
                    "Value BadArgumentException < CallException",
                    "StructSize BadArgumentException < CallException",
                    "Utf8 BadArgumentException < CallException",
                    "Buffer BadArgumentException < CallException",
                    "State StateException < CallException",
                    "Unsupported UnsupportedException < CallException",
                    "99 CallException < DuiyiException",
                    "IllegalMove IllegalMoveException < RefusalException",
                    "AmbiguousMove AmbiguousMoveException < RefusalException",
                    "PromotionRequired PromotionRequiredException < RefusalException",
                    "199 RefusalException < DuiyiException",
                    "Notation BadNotationException < BadTextException",
                    "Fen BadFenException < BadTextException",
                    "Pgn BadPgnException < BadTextException",
                    "Json BadJsonException < BadTextException",
                    "NewerFile NewerFileException < BadTextException",
                    "ReplayCode BadReplayCodeException < BadTextException",
                    "299 BadTextException < DuiyiException",
                    "Memory NoMemoryException < MachineException",
                    "Panic PanicException < MachineException",
                    "399 MachineException < DuiyiException",
                    "-7 DuiyiException < Exception",
                    "400 DuiyiException < Exception",
                },
                Enum.GetValues(typeof(Status)).Cast<Status>().Where(status => status != Status.Ok)
                    .Concat(new[] { 99, 199, 299, 399, -7, 400 }.Select(code => (Status)code))
                    .Select(status => $"{status} {Classes(status)}").ToList());
        }

        private static string Classes(Status status)
        {
            var failure = typeof(Game).Assembly.GetType("Duiyi.Failure", true);
            var of = typeof(DuiyiException)
                .GetMethod("Of", BindingFlags.Static | BindingFlags.NonPublic);
            var made = of.Invoke(null, new[] { Activator.CreateInstance(failure, status, "") });
            Check.Equal(status, ((DuiyiException)made).Status);
            return $"{made.GetType().Name} < {made.GetType().BaseType.Name}";
        }
    }
}
