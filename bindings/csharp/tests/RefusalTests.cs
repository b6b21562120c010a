// What is refused says why and changes nothing.

using System;
using System.Linq;

namespace Duiyi.Tests
{
    internal static class RefusalTests
    {
        [Test]
        private static void Illegal_moves_say_why()
        {
            const Variant Chess = Variant.Chess;
            const Variant Xiangqi = Variant.Xiangqi;
            Refused(Chess, null, "e2e5", Reason.PieceGeometry, "");
            Refused(Chess, null, "e4e5", Reason.EmptySquare, "");
            Refused(Chess, null, "e7e5", Reason.NotYourPiece, "");
            Refused(Chess, null, "f1b5", Reason.PathBlocked, "e2");
            Refused(Chess, "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", Reason.Pinned, "e7");
            Refused(Chess, "4k3/4r3/8/8/8/8/8/3BK3 w - - 0 1", "d1c2", Reason.LeavesCheck, "e7");
            Refused(Chess, "r3k3/8/8/8/8/8/8/1K6 w - - 0 1", "b1a1", Reason.IntoCheck, "a8");
            Refused(Chess, "4k3/8/8/8/8/5n2/8/4K2R w K - 0 1", "e1g1", Reason.CastleInCheck, "f3");
            Refused(Variant.Chess960, "4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1h1",
                Reason.CastleBlocked, "g1");
            Refused(Xiangqi, null, "b0d1", Reason.HorseLeg, "c0");
            Refused(Xiangqi, null, "a0a5", Reason.PathBlocked, "a3");
            Refused(Xiangqi, null, "a3b3", Reason.SoldierSideways, "");
            Refused(Xiangqi, "4k4/9/9/9/9/9/4P4/9/9/4K4 w - - 0 1", "e3e2", Reason.SoldierBack, "");
            Refused(Xiangqi, "4k4/9/9/9/4C4/9/9/9/9/4K4 w - - 0 1", "e5d5", Reason.GeneralsFace, "e9");
        }

        private static void Refused(
            Variant variant, string startFen, string text, Reason reason, string squares)
        {
            using (var game = new Game(variant, startFen))
            {
                var before = (game.Fen, game.GameHash);
                var from = game.Square(text.Substring(0, 2));
                var to = game.Square(text.Substring(2));
                var number = (uint)(from.Number | to.Number << 8);
                var move = new Move(number, game.BoardInfo);
                Check.True(!game.IsLegal(text) && !game.IsLegal(move), text);
                foreach (var play in new Action[]
                {
                    () => game.Play(text),
                    () => game.Play(move),
                    () => game.PlaySquares(from, to),
                    () => game.ParseMove(text),
                })
                {
                    var refused = Check.Throws<IllegalMoveException>(play);
                    Check.Equal(Status.IllegalMove, refused.Status);
                    Check.Equal(reason, refused.Reason, text);
                    Check.Equal(squares, string.Join(" ", refused.Squares), text);
                    Check.Equal(null, refused.Offset);
                    Check.True(refused.Message != "", "a message");
                }
                Check.Throws<IllegalMoveException>(() => game.Preview(move));
                var why = game.Explain(from, to);
                Check.Equal(reason, why.Reason);
                Check.Equal(squares, string.Join(" ", why.Squares));
                Check.Equal(before, (game.Fen, game.GameHash));
            }
        }

        [Test]
        private static void Promotion_is_asked_for()
        {
            using (var game = new Game(startFen: "8/P6k/8/8/8/8/8/K7 w - - 0 1"))
            {
                var from = game.Square("a7");
                var to = game.Square("a8");
                Check.Equal("a8", game.Targets(from).Promote.ToString());
                Check.True(!game.IsLegal("a7a8"), "not without a kind");
                var asked = Check.Throws<PromotionRequiredException>(() => game.PlaySquares(from, to));
                Check.Equal(Reason.PromotionRequired, asked.Reason);
                var kinds = new[] { Kind.Knight, Kind.Bishop, Kind.Rook, Kind.Queen };
                foreach (var kind in kinds)
                {
                    var info = game.PlaySquares(from, to, kind);
                    var letter = "nbrq"[Array.IndexOf(kinds, kind)];
                    Check.Equal($"a7a8{letter}", info.Move.ToString());
                    Check.Equal(kind, info.Move.Promotion);
                    Check.Equal(kind, info.Placed.Kind);
                    Check.Equal(Kind.Pawn, info.Piece.Kind);
                    Check.True((info.Flags & MoveFlags.Promotes) != 0, "promotes");
                    game.Undo();
                }
            }
        }

        [Test]
        private static void Bad_texts_say_where()
        {
            using (var game = new Game())
            {
                var move = Check.Throws<BadNotationException>(() => game.Play("e2 to e4"));
                Check.Equal(2, move.Offset.Value);
                Check.Equal(Status.Notation, move.Status);
                Check.True(!game.IsLegal("no move"), "no move");
                Check.True(!game.IsLegal(""), "the empty text");
            }
            var fen = Check.Throws<BadFenException>(() => new Game(
                startFen: "rnbqkbnr/ppppXppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
            Check.Equal(13, fen.Offset.Value);
            Check.True(fen.Message.Contains("byte 13"), fen.Message);
            Check.Equal(0, Check.Throws<BadFenException>(() => new Game(startFen: "")).Offset.Value);
            Check.Throws<BadFenException>(() => new Game(startFen: "将将将"));
            // Half of a pair is no Unicode; on its way it becomes a sign that no FEN has.
            Check.Throws<BadFenException>(() => new Game(startFen: "8/8\ud800"));
        }

        [Test]
        private static void Bad_arguments()
        {
            Check.Throws<BadArgumentException>(() => new Game((Variant)77));
            Check.Throws<BadArgumentException>(() => new Game(Variant.Chess960, chess960Index: 960));
            Check.Throws<ArgumentOutOfRangeException>(
                () => new Game(Variant.Chess960, chess960Index: -1));
            Check.Throws<ArgumentOutOfRangeException>(() => new Game(reservePlies: -1));
            Check.Throws<UnsupportedException>(() => new Game(rules: Rules.XiangqiFree));
            using (var game = new Game())
            {
                var before = game.GameHash;
                var board = game.BoardInfo;
                Check.Throws<ArgumentException>(() => game.Square("e9"));
                Check.Throws<ArgumentException>(() => game.Square("e44"));
                Check.Throws<ArgumentNullException>(() => game.Square(null));
                Check.Throws<ArgumentOutOfRangeException>(() => board.Square(256));
                Check.Throws<ArgumentOutOfRangeException>(() => board.Square(8, 0));
                Check.Throws<ArgumentOutOfRangeException>(() => board.Square(0, -1));
                Check.Throws<ArgumentNullException>(() => game.Play((string)null));
                var beyond = new Move(uint.MaxValue, board);
                Check.Throws<BadArgumentException>(() => game.Play(beyond));
                Check.True(!game.IsLegal(beyond), "no move");
                Check.Throws<BadArgumentException>(() => game.Play("e2e4", (Notation)99));
                Check.Throws<BadArgumentException>(
                    () => game.Explain(board.Square(12), board.Square(28), (Kind)99));
                Check.Throws<BadArgumentException>(() => game.Attacked((Side)2));
                Check.Throws<BadArgumentException>(() => game.History(1));
                Check.Throws<ArgumentOutOfRangeException>(() => game.History(-1));
                Check.Throws<BadArgumentException>(() => game.HistoryText(0));
                Check.Throws<BadArgumentException>(() => game.Goto(1));
                Check.Throws<ArgumentException>(() => game.LegalMoves(new Move[19]));
                Check.Throws<ArgumentNullException>(() => game.LegalMoves(null));
                Check.Throws<ArgumentException>(() => game.Board(new Piece?[63]));
                Check.Throws<ArgumentOutOfRangeException>(
                    () => game.Material().OnBoard(Side.White, (Kind)14));
                Check.Equal(Reason.OffBoard,
                    game.Explain(board.Square(200), board.Square(28)).Reason);
                Check.Equal(before, game.GameHash);
            }
        }
    }
}
