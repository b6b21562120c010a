using System;

namespace Duiyi
{
    /// <summary>Codes in words for players, in their language.</summary>
    /// <remarks>All of them throw BadArgumentException for what there is not, and UnsupportedException
    /// if the library was built without words.</remarks>
    public static unsafe class Words
    {
        /// <summary>The text of a code as a family has it. (To put more than one side into words,
        /// TextFamily.ChessSide and TextFamily.XiangqiSide.)</summary>
        public static string Of(TextFamily family, uint code, Language language = Language.En)
        {
            Library.Require();
            var text = stackalloc byte[Native.DUIYI_WORDS_MAX];
            Call.Check(Native.duiyi_text(
                family, code, language, text, (UIntPtr)Native.DUIYI_WORDS_MAX, null));
            return Text.Read(text);
        }

        /// <summary>What a language calls itself.</summary>
        public static string Of(Language language)
        {
            return Of(TextFamily.Language, (uint)language);
        }

        /// <summary>A piece, as a sentence calls it.</summary>
        public static string Of(Piece piece, Language language = Language.En)
        {
            return Of(TextFamily.Piece, (uint)piece.Number, language);
        }

        /// <summary>A kind of piece, whoever owns it.</summary>
        public static string Of(Kind kind, Language language = Language.En)
        {
            return Of(TextFamily.Kind, (uint)kind, language);
        }

        /// <summary>Why a move is refused, without its pieces and squares; with them, see
        /// Game.RefusalText().</summary>
        public static string Of(Reason reason, Language language = Language.En)
        {
            return Of(TextFamily.Reason, (uint)reason, language);
        }

        /// <summary>Why a game has ended, in a word or two; as a sentence, see
        /// Game.VerdictText().</summary>
        public static string Of(Termination termination, Language language = Language.En)
        {
            return Of(TextFamily.Termination, (uint)termination, language);
        }

        /// <summary>What became of a call.</summary>
        public static string Of(Status status, Language language = Language.En)
        {
            return Of(TextFamily.Status, (uint)status, language);
        }

        /// <summary>A game.</summary>
        public static string Of(Variant variant, Language language = Language.En)
        {
            return Of(TextFamily.Variant, (uint)variant, language);
        }

        /// <summary>A rule set by its name; TextFamily.AboutRules says what it amounts to.</summary>
        public static string Of(Rules rules, Language language = Language.En)
        {
            return Of(TextFamily.Rules, (uint)rules, language);
        }

        /// <summary>An offence by which a repetition is lost.</summary>
        public static string Of(Offence offence, Language language = Language.En)
        {
            return Of(TextFamily.Offence, (uint)offence, language);
        }

        /// <summary>What an article of the rule books says.</summary>
        public static string Of(Article article, Language language = Language.En)
        {
            return Of(TextFamily.Article, (uint)article, language);
        }

        /// <summary>What is wrong with a position.</summary>
        public static string Of(FenCause cause, Language language = Language.En)
        {
            return Of(TextFamily.FenCause, (uint)cause, language);
        }
    }
}
