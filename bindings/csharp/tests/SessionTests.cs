// What is done besides moving: sessions without some of it, offers, ends, any ply.

using System;
using System.Linq;

namespace Duiyi.Tests
{
    internal static class SessionTests
    {
        private const string Off = "this session does not have that";
        private const string Over = "the game has ended";
        private const string Nothing = "there is nothing to do that with";

        [Test]
        private static void Each_end_is_recorded_as_what_it_is()
        {
            EndsAs(Actions.Resign, g => g.Resign(Side.Black), Outcome.WhiteWins, Termination.Resignation);
            EndsAs(Actions.Offers, g => g.AgreeDraw(), Outcome.Draw, Termination.Agreement);
            EndsAs(Actions.Flag, g => g.Flag(Side.Black), Outcome.WhiteWins, Termination.Time);
            EndsAs(Actions.Forfeit, g => g.Forfeit(Side.White), Outcome.BlackWins, Termination.Forfeit);
            EndsAs(Actions.Abandon, g => g.Abandon(), Outcome.Abandoned, Termination.None);
            EndsAs(
                Actions.Adjudicate,
                g => g.Adjudicate(Outcome.Draw),
                Outcome.Draw,
                Termination.Adjudication);
        }

        [Test]
        private static void A_session_without_undo_says_so()
        {
            using (var game = new Game(without: Actions.Undo | Actions.Claims))
            {
                game.Play("e2e4");
                Check.True(!game.State.CanUndo, "a move, and no way back");
                Check.Equal(Off, Check.Throws<StateException>(() => game.Undo()).Message);
                Check.Equal(Off, Check.Throws<StateException>(() => game.Redo()).Message);
                Check.Equal(Off, Check.Throws<StateException>(() => game.Goto(0)).Message);
            }
            using (var game = new Game(without: Actions.UndoAfterEnd))
            {
                Check.Equal(Nothing, Check.Throws<StateException>(() => game.Undo()).Message);
                game.Play("e2e4");
                Check.True(game.State.CanUndo, "not over yet");
                game.Abandon();
                Check.Equal(Actions.None, game.State.Actions);
                Check.Equal(Over, Check.Throws<StateException>(() => game.Undo()).Message);
            }
            Check.Throws<UnsupportedException>(() => new Game(without: (Actions)0x200));
        }

        [Test]
        private static void Offers_stand_until_they_are_answered()
        {
            using (var game = new Game(Variant.Xiangqi))
            {
                Check.Equal(null, game.State.DrawOffer);
                Check.Equal(
                    Nothing, Check.Throws<StateException>(() => game.AcceptDraw(Side.Black)).Message);
                game.OfferDraw(Side.White);
                Check.Equal(Side.White, game.State.DrawOffer);
                Check.Throws<StateException>(() => game.AcceptDraw(Side.White));
                game.DeclineDraw(Side.Black);
                Check.Equal(null, game.State.DrawOffer);
                game.OfferDraw(Side.Black);
                game.AcceptDraw(Side.White);
                Check.Equal(Termination.Agreement, game.Termination);
                Check.Equal(null, game.State.DrawOffer);
            }
        }

        [Test]
        private static void Any_ply_can_be_looked_at()
        {
            using (var game = new Game())
            {
                foreach (var move in "e2e4 d7d5 e4d5".Split(' '))
                {
                    game.Play(move);
                }
                game.Undo();
                for (var ply = 0; ply <= 3; ply++)
                {
                    using (var there = game.Clone())
                    {
                        there.Goto(ply);
                        Check.Equal(there.Fen, game.FenAt(ply));
                        Check.True(there.Board().SequenceEqual(game.BoardAt(ply)), "the board");
                        Check.Equal(there.Material().Balance, game.MaterialAt(ply).Balance);
                    }
                }
                Check.Equal(2, game.Ply);
                Check.Equal("e2 e4 d5 d7", game.ChangedSince(0).ToString());
                Check.Throws<BadArgumentException>(() => game.FenAt(4));
                Check.Throws<BadArgumentException>(() => game.BoardAt(4));
                Check.Throws<BadArgumentException>(() => game.MaterialAt(4));
                Check.Throws<BadArgumentException>(() => game.ChangedSince(4));
                Check.Throws<ArgumentOutOfRangeException>(() => game.FenAt(-1));
            }
        }

        private static void EndsAs(
            Actions action, Action<Game> end, Outcome outcome, Termination termination)
        {
            using (var game = new Game())
            {
                game.Play("e2e4");
                Check.True(game.State.Actions.HasFlag(action), action.ToString());
                end(game);
                Check.Equal(outcome, game.Outcome);
                Check.Equal(termination, game.Termination);
                Check.Equal(Actions.Undo | Actions.UndoAfterEnd, game.State.Actions);
                Check.Equal(Over, Check.Throws<StateException>(() => end(game)).Message);
            }
            using (var game = new Game(without: action))
            {
                Check.True(!game.State.Actions.HasFlag(action), action.ToString());
                Check.Equal(Off, Check.Throws<StateException>(() => end(game)).Message);
                Check.Equal(Outcome.Ongoing, game.Outcome);
            }
        }
    }
}
