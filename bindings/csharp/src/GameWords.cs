// A game in words for players.

using System;

namespace Duiyi
{
    public sealed unsafe partial class Game
    {
        /// <summary>How the game stands, as a sentence.</summary>
        public string VerdictText(Language language = Language.En)
        {
            var text = stackalloc byte[Native.DUIYI_WORDS_MAX];
            lock (handle)
            {
                Call.Check(Native.duiyi_game_verdict_text(
                    Open, language, text, (UIntPtr)Native.DUIYI_WORDS_MAX, null));
            }
            return Text.Read(text);
        }

        /// <summary>Why a move is refused, with its pieces and squares.</summary>
        public string RefusalText(
            Square from,
            Square to,
            Language language = Language.En,
            Kind promotion = Kind.None)
        {
            return Refusal((byte)from.Number, (byte)to.Number, promotion, language);
        }

        /// <summary>Why the piece on a square has no move at all.</summary>
        public string RefusalText(Square from, Language language = Language.En)
        {
            return Refusal((byte)from.Number, Native.DUIYI_SQUARE_NONE, Kind.None, language);
        }

        /// <summary>The evidence on a repetition as prose, for players and arbiters; empty if nobody
        /// offends.</summary>
        public string EvidenceText(Language language = Language.En)
        {
            var text = stackalloc byte[Native.DUIYI_EVIDENCE_TEXT_MAX];
            lock (handle)
            {
                Call.Check(Native.duiyi_game_evidence_text(
                    Open, language, text, (UIntPtr)Native.DUIYI_EVIDENCE_TEXT_MAX, null));
            }
            return Text.Read(text);
        }

        /// <summary>What has happened, by an event of this game: for a screen reader, or a
        /// log.</summary>
        public string EventText(Event happened, Language language = Language.En)
        {
            var text = stackalloc byte[Native.DUIYI_WORDS_MAX];
            var told = happened.Told;
            told.struct_size = (uint)sizeof(duiyi_event);
            lock (handle)
            {
                Call.Check(Native.duiyi_game_event_text(
                    Open, &told, language, text, (UIntPtr)Native.DUIYI_WORDS_MAX, null));
            }
            return Text.Read(text);
        }

        private string Refusal(byte from, byte to, Kind promotion, Language language)
        {
            var text = stackalloc byte[Native.DUIYI_WORDS_MAX];
            lock (handle)
            {
                Call.Check(Native.duiyi_game_refusal_text(
                    Open, from, to, promotion, language, text, (UIntPtr)Native.DUIYI_WORDS_MAX, null));
            }
            return Text.Read(text);
        }
    }
}
