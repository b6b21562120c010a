// The table: clicks, the opponent's answer, hints, saves; and that its game goes with it.

using System;
using System.Linq;

namespace Duiyi.Tests
{
    internal static class TableTests
    {
        private static readonly TableOptions Opponent = new TableOptions
        {
            Black = new Seat(Level.Min, 7),
            Hints = 1,
            TableBytes = 1 << 16,
        };

        private static Answer Click(Table table, string name)
        {
            return table.Click(table.Game.Square(name));
        }

        [Test]
        private static void Clicks_select_move_and_are_refused()
        {
            using (var table = new Table(new GameOptions { Variant = Variant.Xiangqi }))
            {
                var selected = Click(table, "b0");
                Check.Equal(AnswerKind.Selected, selected.Kind);
                Check.Equal(true, selected.Targets.Quiet.Contains(table.Game.Square("c2")));
                var refused = Click(table, "d1");
                Check.Equal(AnswerKind.Refused, refused.Kind);
                Check.Equal(Reason.HorseLeg, refused.Reason);
                Check.Equal("c0", refused.Squares.Single().ToString());
                Check.Equal("b0 d1", $"{refused.From} {refused.To}");
                var moved = Click(table, "c2");
                Check.Equal("b0c2 1", $"{moved.Move} {moved.Ply}");
                Check.Equal(Side.Black, table.View.Hand.Value);
                Check.Equal("b0 c2", $"{table.View.LastFrom} {table.View.LastTo}");
            }
        }

        [Test]
        private static void A_promotion_is_asked_for()
        {
            var start = new GameOptions { StartFen = "r1r5/1P6/8/8/4k3/8/6K1/8 w - - 0 1" };
            using (var table = new Table(start))
            {
                table.Press(table.Game.Square("b7"));
                table.Drag(table.Game.Square("b8"));
                Check.Equal("b7 b8", $"{table.View.Dragged} {table.View.Over}");
                var asked = table.Drop(table.Game.Square("b8"));
                Check.Equal(AnswerKind.Promotion, asked.Kind);
                Check.Equal("Queen Rook Bishop Knight", string.Join(" ", asked.Kinds));
                Check.Equal(Kind.Queen, table.View.PromotionKinds[0]);
                table.Cancel();
                Check.Equal(null, table.View.PromotionTo);
                table.SetPromotion(Kind.Rook);
                Click(table, "b7");
                Check.Equal("b7b8r", Click(table, "b8").Move.ToString());
                Check.Throws<BadArgumentException>(() => table.SetPromotion(Kind.Pawn));
            }
        }

        [Test]
        private static void The_opponent_answers_and_turns_are_taken_back()
        {
            using (var table = new Table(options: Opponent))
            {
                Click(table, "e2");
                Click(table, "e4");
                Check.Throws<StateException>(() => table.Hint());
                ulong now = 0;
                Progress progress;
                do
                {
                    progress = table.Advance(now++, 10);
                }
                while (progress.Moved == null);
                Check.Equal(2, table.Game.Ply);
                var told = "";
                while (table.NextEvent(out var happened))
                {
                    told += happened.Kind + " ";
                }
                Check.Equal("Moved ThinkingBegan Moved ThinkingEnded ", told);
                table.Hint();
                while (table.Advance(now++, 10000).Hinting)
                {
                }
                Check.Equal(true, table.Game.IsLegal(table.View.Hint.Value));
                Check.Equal(0, table.View.HintsLeft.Value);
                table.OfferDraw();
                table.Advance(now, 10);
                Check.Equal(null, table.View.DrawOffer);
                table.UndoTurn();
                Check.Equal(May.Move | May.Redo | May.Resign | May.OfferDraw, table.View.May);
                table.RedoTurn();
                Check.Throws<StateException>(() => table.AcceptDraw());
                Check.Throws<StateException>(() => table.DeclineDraw());
                Check.Throws<StateException>(() => table.Resign());
                table.AskResign();
                Check.Equal(true, table.View.ResignAsked);
                table.Resign();
                Check.Equal(Outcome.BlackWins, table.View.Outcome);
                table.SetSeat(Side.White, new Seat(Level.Min, 3));
                table.NewGame(new GameOptions { Variant = Variant.Xiangqi });
                Check.Equal(null, table.View.Hand);
                Check.Equal(90, table.Game.BoardInfo.SquareCount);
            }
        }

        [Test]
        private static void A_saved_table_is_the_same_again()
        {
            using (var table = new Table(options: Opponent))
            using (var loaded = Table.LoadJson(table.SaveJson()))
            {
                Check.Equal(table.Seat(Side.Black), loaded.Seat(Side.Black));
                Check.Equal(table.SaveJson(), loaded.SaveJson());
                Check.Throws<BadJsonException>(() => Table.LoadJson("{}"));
            }
        }

        [Test]
        private static void A_game_and_its_table_end_together()
        {
            var table = new Table(options: Opponent);
            var game = table.Game;
            table.Dispose();
            table.Dispose();
            Check.Throws<ObjectDisposedException>(() => game.Fen.ToString());
            Check.Throws<ObjectDisposedException>(() => table.View.ToString());
        }
    }
}
