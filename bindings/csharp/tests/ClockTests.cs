// Clocks and events: the time of a game, and what is told of it.

using System;
using System.Collections.Generic;
using System.Linq;

namespace Duiyi.Tests
{
    internal static class ClockTests
    {
        private static readonly ClockOptions Handicap = new ClockOptions(
            new TimeControl(
                new Stage(60000, incrementMs: 5000, moves: 40),
                new Stage(10000, byoyomiMs: 3000, periods: 2)),
            TimeControl.Delay(10000, 2000),
            lowMs: 5000);

        [Test]
        private static void A_game_without_a_clock_says_so()
        {
            using (var game = new Game())
            {
                Check.True(game.Clock == null && game.ClockOptions == null, "none");
                game.Tick(5);
                Check.Throws<StateException>(() => game.StartClock(5));
                Check.Throws<StateException>(() => game.PauseClock(5));
                Check.Throws<ArgumentOutOfRangeException>(() => game.Tick(-1));
            }
        }

        [Test]
        private static void A_clock_comes_back_as_it_was_given()
        {
            using (var game = new Game(clock: Handicap))
            {
                var told = game.ClockOptions;
                Check.Equal(5000, told.LowMs);
                Check.Equal("60000 5000 0 0 0 40, 10000 0 0 3000 2 0", Words(told.White));
                Check.Equal("10000 0 2000 0 0 0", Words(told.Black));
            }
            using (var game = new Game(clock: TimeControl.Byoyomi(5, 6, 7)))
            {
                Check.Equal("5 0 0 6 7 0", Words(game.ClockOptions.Black));
                Check.Equal(10000, game.ClockOptions.LowMs);
            }
            Check.Equal("5 6 0 0 0 0", Words(TimeControl.Fischer(5, 6)));
            Check.Equal("5 0 0 0 0 0", Words(TimeControl.SuddenDeath(5)));
        }

        [Test]
        private static void What_is_no_clock_is_refused()
        {
            foreach (var wrong in new[]
            {
                new TimeControl(),
                new TimeControl(Enumerable.Repeat(new Stage(5, moves: 1), 5).ToArray()),
                new TimeControl(new Stage(5), new Stage(5)),
            })
            {
                Check.Throws<BadArgumentException>(() => new Game(clock: wrong));
            }
            Check.Throws<ArgumentOutOfRangeException>(() => new Stage(-1));
            Check.Throws<ArgumentOutOfRangeException>(() => new Stage(1, moves: 65536));
            Check.Throws<ArgumentNullException>(() => new ClockOptions((TimeControl)null));
        }

        [Test]
        private static void Time_undo_and_pause()
        {
            using (var game = new Game(clock: Handicap))
            {
                Check.Equal(null, game.Clock.Value.Running);
                Check.Equal(40, game.Clock.Value[Side.White].MovesLeft);
                game.StartClock(1000000);
                game.Tick(1003000);
                game.Play("e2e4");
                var clock = game.Clock.Value;
                Check.Equal(Side.Black, clock.Running);
                Check.Equal(2000, clock.DelayLeftMs);
                Check.Equal("62000 10000", Left(game));
                game.Tick(1006000);
                game.PauseClock(1006500);
                game.Tick(2000000);
                Check.Equal("62000 8500", Left(game));
                game.Undo();
                Check.Equal("57000 10000", Left(game));
                game.Redo();
                Check.Equal("62000 8500", Left(game));
            }
        }

        [Test]
        private static void The_clock_warns_and_ends()
        {
            using (var game = new Game(clock: Handicap))
            {
                game.StartClock(0);
                game.Play("e2e4");
                game.Tick(7500);
                var told = Drain(game);
                Check.Equal("Moved ClockLow", Kinds(told));
                Check.Equal(Side.Black, told[1].Side);
                Check.Equal(4500, told[1].LeftMs);
                game.Tick(12000);
                told = Drain(game);
                Check.Equal("Ended", Kinds(told));
                Check.Equal(Outcome.WhiteWins, told[0].Outcome);
                Check.Equal(Termination.Time, told[0].Termination);
                game.Undo();
                game.Redo();
                Check.Equal("Undone Redone", Kinds(Drain(game)));
            }
            using (var game = new Game(Variant.Xiangqi, clock: TimeControl.Byoyomi(1000, 500, 2)))
            {
                game.StartClock(0);
                game.Tick(1600);
                var red = game.Clock.Value[Side.White];
                Check.Equal("400 1 True 0", $"{red.LeftMs} {red.PeriodsLeft} {red.Byoyomi} {red.Stage}");
            }
        }

        [Test]
        private static void A_move_tells_of_all_that_came_with_it()
        {
            using (var game = new Game(startFen: "3r3k/2P3pp/8/8/8/8/8/K7 w - - 0 1"))
            {
                var info = game.Play("c7d8q");
                var told = Drain(game);
                Check.Equal("Moved Captured Promoted Check Ended", Kinds(told));
                var moved = told[0];
                Check.Equal(info.Move, moved.Move.Value);
                Check.Equal(info.Flags, moved.Flags);
                Check.Equal("1 White c7 d8", $"{moved.Ply} {moved.Side} {moved.From} {moved.To}");
                Check.Equal("white pawn, white queen", $"{moved.Piece}, {moved.Placed}");
                Check.Equal("black rook d8", $"{told[1].Captured} {told[1].CapturedSquare}");
                Check.Equal("white queen d8", $"{told[2].Placed} {told[2].To}");
                Check.Equal("Black h8", $"{told[3].Side} {told[3].To}");
                Check.True(told[3].Move == null && told[3].From == null, "no more than that");
            }
            using (var game = new Game(startFen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1"))
            {
                game.Play("e1g1");
                var castled = Drain(game)[1];
                Check.Equal("Castled h1 f1", $"{castled.Kind} {castled.RookFrom} {castled.RookTo}");
            }
            var chase = "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1";
            using (var game = new Game(Variant.Xiangqi, chase, Rules.XiangqiWxf))
            {
                foreach (var move in "c4b4 b6c6 b4c4 c6b6".Split(' '))
                {
                    game.Play(move);
                }
                var warning = Drain(game).Last();
                Check.Equal(EventKind.Repeated, warning.Kind);
                Check.Equal(
                    "2 White PerpetualChase",
                    $"{warning.Count} {warning.Offender} {warning.Offence}");
            }
        }

        [Test]
        private static void Who_does_not_listen_is_told_how_much_was_lost()
        {
            using (var game = new Game())
            {
                game.Play("e2e4");
                for (var i = 0; i < 20; i++)
                {
                    game.Undo();
                    game.Redo();
                }
                Check.Equal(41 - 32, game.DroppedEvents);
                Check.Equal(32, Drain(game).Count);
            }
        }

        private static List<Event> Drain(Game game)
        {
            var events = new List<Event>();
            while (game.NextEvent(out var happened))
            {
                events.Add(happened);
            }
            return events;
        }

        private static string Kinds(List<Event> events) =>
            string.Join(" ", events.Select(happened => happened.Kind));

        private static string Left(Game game)
        {
            var clock = game.Clock.Value;
            return $"{clock[Side.White].LeftMs} {clock[Side.Black].LeftMs}";
        }

        private static string Words(TimeControl control) =>
            string.Join(", ", control.Stages.Select(s =>
                $"{s.MainMs} {s.IncrementMs} {s.DelayMs} {s.ByoyomiMs} {s.Periods} {s.Moves}"));
    }
}
