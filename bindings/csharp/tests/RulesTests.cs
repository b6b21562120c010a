// Rule sets and their choices; warnings, evidence and claims.

using System;
using System.Linq;

namespace Duiyi.Tests
{
    internal static class RulesTests
    {
        // The red chariot chases a cannon that nothing protects.
        private const string Chase = "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1";
        private const string Cycle = "c4b4 b6c6 b4c4 c6b6";
        private const string Knights = "g1f3 g8f6 f3g1 f6g8";

        [Test]
        private static void A_perpetual_check_is_lost_with_evidence()
        {
            using (var game = new Game(Variant.Xiangqi, "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1"))
            {
                Play(game, "a1a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9 a8a9");
                Check.Equal(Termination.PerpetualCheck, game.Termination);
                var evidence = game.Evidence();
                Check.Equal(Offence.PerpetualCheck, evidence.Offence);
                Check.Equal(Side.White, evidence.Offender);
                Check.Equal(Article.Check, evidence.Article);
                Check.Equal(3, evidence.Repetitions);
                foreach (var threat in evidence.Threats)
                {
                    Check.Equal(Side.White, game.History(threat.Ply).Side);
                    Check.Equal("e", threat.Victim.ToString().Substring(0, 1));
                }
                Check.True(
                    game.EvidenceText().Contains("Red gave check with every move"),
                    game.EvidenceText());
            }
        }

        [Test]
        private static void A_chaser_is_warned_and_convicted()
        {
            using (var game = new Game(Variant.Xiangqi, Chase, Rules.XiangqiWxf))
            {
                Check.True(game.Evidence() == null, "nothing yet");
                Check.Equal(null, game.State.Offender);
                Play(game, Cycle);
                Check.Equal(Offence.PerpetualChase, game.State.Offence);
                Check.Equal(Side.White, game.State.Offender);
                Check.Equal(false, game.IsOver);
                Play(game, Cycle);
                Check.Equal(Termination.PerpetualChase, game.Termination);
                var evidence = game.Evidence();
                Check.Equal("WXF 20.3", evidence.Reference);
                Check.Equal("5 b4 b6, 7 c4 c6", string.Join(", ", evidence.Threats.Select(
                    threat => $"{threat.Ply} {threat.Hunter} {threat.Victim}")));
                game.Undo();
                Check.True(game.Evidence() != null && !game.IsOver, "one move earlier");
            }
        }

        [Test]
        private static void Choices_change_a_set()
        {
            Ends(new RuleChoices(), 8, Outcome.BlackWins);
            Ends(new RuleChoices { ["offence"] = RuleChoices.Never }, 8, Outcome.Draw);
            Ends(new RuleChoices { ["perpetual_chase_loses"] = RuleChoices.No }, 8, Outcome.Draw);
            Ends(new RuleChoices { ["offence"] = 2 }, 4, Outcome.BlackWins);
            Ends(new RuleChoices { ["no_progress_limit"] = 6 }, 6, Outcome.Draw);
            Ends(RuleChoices.Of(Rules.XiangqiFree), 20, Outcome.Ongoing);
            Check.Throws<BadArgumentException>(() => Ends(new RuleChoices { ["span"] = 3 }, 0, 0));
            Check.Throws<ArgumentException>(() => new RuleChoices()["nothing"] = 1);
            Check.Throws<ArgumentOutOfRangeException>(() => new RuleChoices()["span"] = 1 << 16);
            Check.Throws<BadArgumentException>(() => RuleChoices.Of((Rules)99));
        }

        private static void Ends(RuleChoices choices, int ply, Outcome outcome)
        {
            using (var game = new Game(
                Variant.Xiangqi, Chase, Rules.XiangqiClub, choices: choices))
            {
                for (var round = 0; round < 5; round++)
                {
                    Play(game, Cycle);
                }
                Check.Equal(ply, game.Ply);
                Check.Equal(outcome, game.Outcome);
            }
        }

        [Test]
        private static void Choices_describe_themselves()
        {
            var wxf = RuleChoices.Of(Rules.XiangqiWxf);
            Check.Equal(4, wxf["repetition"]);
            Check.Equal(RuleChoices.SpanLastLap, wxf["span"]);
            Check.Equal(RuleChoices.ChecksTenASide, wxf["counted_checks"]);
            var all = RuleChoices.Describe();
            Check.Equal(all.Count, all.Select(choice => choice.Name).Distinct().Count());
            foreach (var choice in all)
            {
                var number = wxf[choice.Name];
                var never = choice.MayBeNever && number == RuleChoices.Never;
                Check.True(never || number >= choice.Least && number <= choice.Most, choice.Name);
                var words = choice.MayBeNever ? 0 : choice.Most - choice.Least + 1;
                Check.Equal(words, choice.Values.Count, choice.Name);
            }
        }

        [Test]
        private static void Losing_cycles_can_be_left_out()
        {
            using (var game = new Game(
                Variant.Xiangqi,
                "3k5/9/9/1c7/9/1R6r/9/9/9/5K3 b - - 0 1",
                Rules.XiangqiAxf,
                refuseLosingCycles: true))
            {
                Play(game, "b6c6 b4c4 c6b6 c4b4 b6c6 b4c4 c6b6");
                Check.True(!game.IsLegal("c4b4"), "the third time");
                var why = game.Explain(game.Square("c4"), game.Square("b4"));
                Check.Equal(Reason.PerpetualChase, why.Reason);
            }
        }

        [Test]
        private static void Draws_are_claimed()
        {
            using (var game = new Game(rules: Rules.ChessFide))
            {
                Play(game, Knights);
                Play(game, "g1f3 g8f6 f3g1");
                Check.Equal(Claim.RepetitionByMove, game.State.Claims);
                Check.Equal(100, game.State.NoProgressClaim);
                Check.Equal(7, game.State.CountedPlies);
                Check.Throws<StateException>(() => game.ClaimDraw(Claim.Repetition));
                Check.Throws<BadArgumentException>(() => game.ClaimDraw(Claim.RepetitionByMove));
                game.ClaimDraw(Claim.Repetition, game.ParseMove("f6g8"));
                Check.Equal(Termination.RepetitionClaim, game.Termination);
                Check.Equal(7, game.Ply);
            }
        }

        private static void Play(Game game, string moves)
        {
            foreach (var text in moves.Split(' ').Where(text => !game.IsOver))
            {
                game.Play(text);
            }
        }
    }
}
