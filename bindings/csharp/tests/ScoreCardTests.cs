// Score cards: counting, merging, asking; texts that are none.

using System;

namespace Duiyi.Tests
{
    internal static class ScoreCardTests
    {
        private static readonly Stakes Stakes = new Stakes(stake: 10, win: 25, relief: 5);

        [Test]
        private static void Counting()
        {
            var card = new ScoreCard();
            Check.Equal("{\"duiyi_card\":1,\"rows\":[]}", card.Json);
            Check.True(
                card.Record(Outcome.BlackWins, Side.Black, "phone", mode: "opponent", stakes: Stakes)
                    && card.Record(Outcome.Draw, Side.Black, "phone", level: 3, stakes: Stakes)
                    && card.Record(Outcome.WhiteWins, Side.Black, "phone", Variant.Xiangqi),
                "all count");
            Check.Equal("1 1 1 15", Words(card.Tally()));
            Check.Equal("0 1 0 15", Words(card.Tally(Variant.Xiangqi)));
            Check.Equal("1 0 0 15", Words(card.Tally(mode: "opponent")));
            Check.Equal("0 1 1 15", Words(card.Tally(mode: "")));
            Check.Equal("0 0 1 15", Words(card.Tally(level: 3)));
            Check.Equal("1 1 0 15", Words(card.Tally(level: 0)));
            var before = card.Json;
            foreach (var outcome in new[] { Outcome.Ongoing, Outcome.Abandoned })
            {
                Check.True(!card.Record(outcome, Side.White, "phone"), "does not count");
                Check.Equal(before, card.ToString());
            }
        }

        [Test]
        private static void Devices_meet_in_any_order()
        {
            var phone = new ScoreCard();
            var desk = new ScoreCard();
            phone.Record(Outcome.WhiteWins, Side.White, "phone");
            desk.Record(Outcome.WhiteWins, Side.White, "对弈");
            desk.Merge(phone);
            desk.Merge(phone);
            phone.Merge(desk);
            Check.Equal(desk.Json, phone.Json);
            Check.Equal("2 0 0 0", Words(new ScoreCard(desk.Json).Tally()));
        }

        [Test]
        private static void A_long_card_has_room()
        {
            var card = new ScoreCard();
            for (var level = 0; level < 100; level++)
            {
                Check.True(card.Record(Outcome.Draw, Side.White, "phone", level: level), "counts");
            }
            Check.True(card.Json.Length > 8000, "long");
            Check.Equal("0 0 100 0", Words(card.Tally()));
        }

        [Test]
        private static void What_is_no_card_is_refused()
        {
            var refused = Check.Throws<BadJsonException>(
                () => new ScoreCard("{\"duiyi_card\":1,\"rows\":[}"));
            Check.Equal(24, refused.Offset.Value);
            Check.Throws<NewerFileException>(() => new ScoreCard("{\"duiyi_card\":2}"));
            Check.Throws<ArgumentNullException>(() => new ScoreCard(null));
            var card = new ScoreCard();
            Check.Throws<BadArgumentException>(
                () => card.Record(Outcome.Draw, Side.White, "desk", level: 256));
            Check.Throws<BadArgumentException>(
                () => card.Record(Outcome.Draw, Side.White, "desk", (Variant)77));
            Check.Throws<BadArgumentException>(() => card.Tally(level: 256));
            Check.Throws<ArgumentOutOfRangeException>(() => new Stakes(win: -1));
            Check.Equal("0 0 0 0", Words(card.Tally()));
        }

        private static string Words(Tally tally) =>
            $"{tally.Wins} {tally.Losses} {tally.Draws} {tally.Points}";
    }
}
