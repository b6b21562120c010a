// The position editor: what is wrong at each step, and the game that starts from it.

using System;
using System.Linq;

namespace Duiyi.Tests
{
    internal static class EditorTests
    {
        [Test]
        private static void An_ending_is_set_up()
        {
            using (var editor = new Editor())
            {
                Func<string, Square> at = name => editor.BoardInfo.Square(name);
                Check.Equal(FenCause.NoKing, editor.Check().Cause);
                editor.Put(at("e1"), new Piece(Kind.King));
                editor.Put(at("e8"), new Piece(Kind.King, Side.Black));
                editor.Put(at("a8"), new Piece(Kind.Rook));
                var problem = editor.Check();
                Check.Equal(FenCause.OpponentInCheck, problem.Cause);
                Check.Equal(FenField.Side, problem.Field);
                Check.Equal(at("e8"), problem.Square.Value);
                var refused = Check.Throws<BadFenException>(() => editor.StartGame());
                Check.Equal(problem.Message, refused.Message);
                Check.Equal(problem.Square, refused.Squares.Single());
                var fields = editor.Fields;
                fields.SideToMove = Side.Black;
                fields.FullMove = 40;
                editor.Fields = fields;
                Check.Equal(null, editor.Check());
                Check.Equal("R3k3/8/8/8/8/8/8/4K3 b - - 0 40", editor.Fen);
                using (var game = editor.StartGame(
                    Rules.ChessFide, clock: TimeControl.SuddenDeath(1000)))
                {
                    Check.Equal(editor.ToString(), game.Fen);
                    Check.Equal(1000, game.Clock.Value[Side.Black].LeftMs);
                    editor.Put(at("a8"), null);
                    Check.Equal(2, editor.Board().Count(piece => piece != null));
                    editor.Clear();
                    Check.True(game.InCheck, "it is the game's own board");
                }
            }
        }

        [Test]
        private static void The_position_of_a_game_comes_back()
        {
            Comes_back(Variant.Chess, "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3");
            Comes_back(Variant.Chess960, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 7 9");
            Comes_back(Variant.Xiangqi, "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 b - - 3 12");
        }

        [Test]
        private static void A_puzzle_is_an_arrangement()
        {
            using (var editor = new Editor(Variant.Xiangqi))
            {
                var board = editor.BoardInfo;
                editor.Put(board.Square("e0"), new Piece(Kind.General));
                editor.Put(board.Square("d9"), new Piece(Kind.General, Side.Black));
                editor.Put(board.Square("e4"), new Piece(Kind.Advisor));
                Check.Equal(FenCause.ImpossiblePoint, editor.Check().Cause);
                editor.Fields = new EditorFields { Arrangement = true };
                Check.Equal(null, editor.Check());
                editor.StartGame().Dispose();
            }
        }

        [Test]
        private static void What_is_wrong_is_refused_and_changes_nothing()
        {
            using (var game = new Game())
            using (var editor = new Editor(game))
            {
                var board = editor.BoardInfo;
                Check.Throws<BadArgumentException>(
                    () => editor.Put(board.Square(64), new Piece(Kind.King)));
                Check.Throws<BadArgumentException>(
                    () => editor.Put(board.Square("e4"), new Piece(Kind.Cannon)));
                foreach (var wrong in new[]
                {
                    new EditorFields { SideToMove = (Side)2 },
                    new EditorFields { EnPassant = board.Square(64) },
                    new EditorFields { Castling = "KQkqKQkq" },
                })
                {
                    Check.Throws<BadArgumentException>(() => editor.Fields = wrong);
                }
                Check.Throws<ArgumentOutOfRangeException>(
                    () => editor.Fields = new EditorFields { FullMove = 65536 });
                Check.Throws<ArgumentNullException>(() => editor.Fields = null);
                Check.Throws<UnsupportedException>(() => editor.StartGame(Rules.XiangqiWxf));
                Check.Equal(game.Fen, editor.Fen);
            }
        }

        [Test]
        private static void It_is_disposed_of_as_a_game_is()
        {
            var editor = new Editor();
            editor.Dispose();
            editor.Dispose();
            foreach (var use in new Action[]
            {
                () => editor.Check(),
                () => editor.Clear(),
                () => editor.Board(),
                () => editor.Fields.ToString(),
                () => editor.Fields = new EditorFields(),
                () => editor.Fen.ToString(),
                () => editor.Put(editor.BoardInfo.Square(0), null),
                () => editor.StartGame(),
            })
            {
                Check.Equal("Editor", Check.Throws<ObjectDisposedException>(use).ObjectName);
            }
            Check.Equal("(an Editor that has been disposed of)", editor.ToString());
        }

        private static void Comes_back(Variant variant, string fen)
        {
            using (var game = new Game(variant, fen))
            using (var editor = new Editor(game))
            {
                Check.Equal(fen, editor.Fen);
                Check.Equal(variant, editor.Variant);
                Check.Equal(null, editor.Check());
                Check.True(editor.Board().SequenceEqual(game.Board()), fen);
                var fields = editor.Fields;
                editor.Fields = new EditorFields();
                editor.Fields = fields;
                using (var started = editor.StartGame())
                {
                    Check.Equal(fen, started.Fen);
                    Check.Equal(variant, started.Variant);
                }
            }
        }
    }
}
