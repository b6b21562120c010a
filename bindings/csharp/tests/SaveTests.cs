// Games as texts: what is loaded is what was saved, and what is refused says where.

using System;
using System.Linq;
using System.Text;

namespace Duiyi.Tests
{
    internal static class SaveTests
    {
        [Test]
        private static void What_is_loaded_is_what_was_saved()
        {
            foreach (var variant in new[] { Variant.Chess, Variant.Chess960, Variant.Xiangqi })
            {
                using (var game = Played(variant))
                using (var loaded = Game.LoadJson(game.SaveJson()))
                using (var coded = Game.LoadReplayCode(
                    game.ReplayCode(ulong.MaxValue, 7), out var white, out var black))
                {
                    Check.Equal(variant, loaded.Variant);
                    Check.Equal(game.GameHash, loaded.GameHash);
                    Check.Equal(game.State.RedoPlies, loaded.State.RedoPlies);
                    Check.Equal(Side.Black, loaded.State.DrawOffer);
                    Check.Equal(game.State.Actions, loaded.State.Actions);
                    Check.Equal("Ann \0\u674e", loaded.Tags["White"]);
                    Check.Equal(game.SaveJson(), loaded.SaveJson());
                    Check.Equal(game.GameHash, coded.GameHash);
                    Check.Equal(game.State.RedoPlies, coded.State.RedoPlies);
                    Check.Equal(null, coded.State.DrawOffer);
                    Check.Equal(ulong.MaxValue, white);
                    Check.Equal(7UL, black);
                }
            }
        }

        [Test]
        private static void Games_come_from_files_and_go_into_them()
        {
            var bytes = Encoding.UTF8.GetBytes(
                "1. e4 e5 2. Ke3 *\n\n[Red \"\u674e\"]\n1. C2=5 H8+7 1-0\n");
            using (var reader = new GameReader(new System.IO.MemoryStream(bytes)))
            {
                var error = Check.Throws<BadPgnException>(() => reader.Next());
                Check.Equal(Reason.PieceGeometry, error.Reason);
                using (var game = reader.Next())
                {
                    Check.Equal(Variant.Xiangqi, game.Variant);
                    Check.Equal("\u674e", game.Tags["Red"]);
                    using (var again = Game.LoadPgn(game.SavePgn(Notation.Iccs)))
                    {
                        Check.Equal(game.GameHash, again.GameHash);
                    }
                }
                Check.Equal(null, reader.Next());
            }
        }

        [Test]
        private static void Trees_have_variations_comments_and_glyphs()
        {
            var bytes = Encoding.UTF8.GetBytes(
                "[ECO \"C20\"]\n1. e4 {best} ({or} 1. d4 $14) e5 1-0\n\n1. e4 -- *");
            var file = new System.IO.MemoryStream(bytes);
            using (var reader = new GameReader(file, 0, Format.Pgn, TextEncoding.Utf8))
            {
                GameTree tree;
                using (tree = reader.NextTree())
                {
                    Check.Equal(Variant.Chess, tree.Variant);
                    Check.Equal(Outcome.WhiteWins, tree.Outcome);
                    Check.Equal(4, tree.Count);
                    Check.Equal("ECO C20", $"{tree.Tags[0].Key} {tree.Tags[0].Value}");
                    Check.Equal(null, tree.Root.Move);
                    Check.Equal(null, tree.Root.Parent);
                    var first = tree.Root.Children;
                    Check.Equal("e4 d4", string.Join(" ", first.Select(node => node.Text())));
                    Check.Equal("e2e4", first[0].Move.ToString());
                    Check.Equal("best", first[0].Notes[0].Text);
                    Check.Equal(NoteKind.Before, first[1].Notes[0].Kind);
                    Check.Equal("14", first[1].Notes[1].Text);
                    Check.Equal(2, tree.MainEnd.Ply);
                    Check.Equal(1, tree.MainEnd.Parent.Value.Number);
                    Check.True(tree.StartFen.StartsWith("rnbqkbnr/"), tree.StartFen);
                    var pgn = tree.SavePgn();
                    Check.True(pgn.Contains("1. e4 {best} ({or} 1. d4 $14) 1... e5 1-0"), pgn);
                    Check.Throws<BadArgumentException>(() => tree.Node(4));
                    using (var game = tree.ToGame())
                    using (var other = tree.ToGame(first[1]))
                    {
                        Check.Equal(Outcome.WhiteWins, game.State.Outcome);
                        Check.Equal(1, other.State.Ply);
                    }
                }
                using (tree = reader.NextTree())
                {
                    Check.Equal("", tree.MainEnd.Text());
                    Check.Throws<BadPgnException>(() => tree.ToGame());
                }
                Check.Equal(null, reader.NextTree());
            }
        }

        [Test]
        private static void Tags_are_set_listed_and_taken_away()
        {
            using (var game = new Game())
            {
                var name = new string('x', 5000);
                game.SetTag("White", name);
                game.SetTag("Event", "Cup");
                Check.Equal("Event White", string.Join(" ", game.Tags.Keys));
                Check.Equal(name, game.Tag("White"));
                game.SetTag("White", "");
                Check.Equal("", game.Tag("White"));
                Check.Equal("Cup", game.Tags.Values.Single());
                var refused = Check.Throws<BadArgumentException>(() => game.SetTag("two words", "x"));
                Check.True(refused.Message.StartsWith("a tag's name"), refused.Message);
                Check.Throws<ArgumentNullException>(() => game.SetTag(null, "x"));
                Check.Throws<ArgumentNullException>(() => game.Tag(null));
            }
        }

        [Test]
        private static void Lies_are_refused_with_a_place()
        {
            using (var game = Played(Variant.Chess))
            {
                var text = game.SaveJson();
                var illegal = Lie(text, "\"e2e4\"", "\"e2e5\"");
                Check.Equal(Reason.PieceGeometry, illegal.Reason);
                Check.True(illegal.Message.StartsWith("moves[0]: "), illegal.Message);
                Check.Equal("ply: out of range", Lie(text, "\"ply\":2", "\"ply\":9").Message);
                Check.Equal("ply: missing", Lie(text, "\"ply\":2,", "").Message);
                Check.True(Lie(text, "KQkq", "KQkx").Message.StartsWith("start: "), "the start");
                Check.Throws<NewerFileException>(
                    () => Game.LoadJson(text.Replace("\"duiyi\":1", "\"duiyi\":2")));
                for (var end = 0; end < text.Length; end += 9)
                {
                    var torn = text.Substring(0, end);
                    var error = Check.Throws<BadJsonException>(() => Game.LoadJson(torn));
                    Check.True(
                        error.Offset <= Encoding.UTF8.GetByteCount(torn), $"{error.Offset} of {end}");
                }
            }
            Check.Throws<ArgumentNullException>(() => Game.LoadJson(null));
        }

        [Test]
        private static void Damaged_codes_are_refused_with_a_place()
        {
            using (var game = Played(Variant.Xiangqi))
            {
                var code = game.ReplayCode();
                for (var place = 0; place < code.Length; place += 5)
                {
                    var changed = code.Remove(place, 1).Insert(place, "!");
                    var error = Check.Throws<BadReplayCodeException>(
                        () => Game.LoadReplayCode(changed));
                    Check.Equal(place, error.Offset);
                    Check.Throws<BadReplayCodeException>(
                        () => Game.LoadReplayCode(code.Substring(0, place)));
                }
                Check.Throws<NewerFileException>(() => Game.LoadReplayCode("AgEyi9KF"));
                Check.Throws<ArgumentNullException>(() => Game.LoadReplayCode(null));
            }
        }

        private static BadJsonException Lie(string text, string old, string changed)
        {
            Check.Equal(2, text.Split(new[] { old }, StringSplitOptions.None).Length, old);
            return Check.Throws<BadJsonException>(() => Game.LoadJson(text.Replace(old, changed)));
        }

        /// <summary>Two moves, a third that was taken back, an offer and a tag.</summary>
        private static Game Played(Variant variant)
        {
            var game = new Game(variant, without: Actions.Claims, chess960Index:
                variant == Variant.Chess960 ? 5 : 0);
            var moves = variant == Variant.Chess
                ? "e2e4 e7e5 g1f3"
                : variant == Variant.Xiangqi ? "h2e2 h9g7 h0g2" : "a2a4 a7a5 b2b3";
            foreach (var move in moves.Split(' '))
            {
                game.Play(move);
            }
            game.Undo();
            game.OfferDraw(Side.Black);
            game.SetTag("White", "Ann \0\u674e");
            return game;
        }
    }
}
