// Codes and games in words.

using System;
using System.Linq;

namespace Duiyi.Tests
{
    internal static class WordsTests
    {
        [Test]
        private static void Every_code_has_a_text_in_every_language()
        {
            foreach (Language language in Enum.GetValues(typeof(Language)))
            {
                Every<Kind>(kind => Words.Of(kind, language));
                Every<Reason>(reason => Words.Of(reason, language));
                Every<Termination>(how => Words.Of(how, language));
                Every<Status>(status => Words.Of(status, language));
                Every<Variant>(variant => Words.Of(variant, language));
                Every<Rules>(rules => Words.Of(rules, language));
                Every<Offence>(offence => Words.Of(offence, language));
                Every<Article>(article => Words.Of(article, language));
                Every<FenCause>(cause => Words.Of(cause, language));
            }
        }

        [Test]
        private static void One_code_in_several_families()
        {
            var general = new Piece(Kind.General, Side.Black);
            Check.Equal("general", Words.Of(general));
            Check.Equal("将", Words.Of(general, Language.ZhHans));
            Check.Equal("將", Words.Of(TextFamily.Symbol, (uint)general.Number, Language.ZhHant));
            Check.Equal("繁體中文", Words.Of(Language.ZhHant));
            Check.Equal("红方", Words.Of(TextFamily.XiangqiSide, (uint)Side.White, Language.ZhHans));
            Check.Equal("Easy", Words.Of(TextFamily.LevelName, (uint)Level.Easy));
            Check.Equal("长将作负", Words.Of(TextFamily.Choice, 5u << 16, Language.ZhHans));
            Check.Throws<BadArgumentException>(() => Words.Of((Kind)99));
            Check.Throws<BadArgumentException>(() => Words.Of((TextFamily)99, 1));
            Check.Throws<BadArgumentException>(() => Words.Of(Kind.Horse, (Language)99));
        }

        [Test]
        private static void A_game_in_words()
        {
            using (var game = new Game(Variant.Xiangqi))
            {
                var horse = game.Square("b0");
                Check.Equal(
                    "The leg of the horse on b0 is blocked by the elephant on c0.",
                    game.RefusalText(horse, game.Square("d1")));
                Check.Equal(
                    "b0的傌被c0的相蹩住馬腿。",
                    game.RefusalText(horse, game.Square("d1"), Language.ZhHant));
                Check.Equal("Nothing stands on e1.", game.RefusalText(game.Square("e1")));
                Check.Equal("", game.EvidenceText());
                game.Play("h2e2");
                Event told;
                Check.True(game.NextEvent(out told), "a move");
                Check.Equal("红方的炮从h2走到e2。", game.EventText(told, Language.ZhHans));
                game.Resign(Side.Black);
                Check.Equal("黑方认输，红方胜。", game.VerdictText(Language.ZhHans));
            }
        }

        private static void Every<TCode>(Func<TCode, string> text)
        {
            var codes = Enum.GetValues(typeof(TCode)).Cast<TCode>();
            // Those that stand for nothing have none.
            foreach (var code in codes.Where(c => c.ToString() != "None" && c.ToString() != "Default"))
            {
                Check.True(text(code).Length > 0, code.ToString());
            }
        }
    }
}
