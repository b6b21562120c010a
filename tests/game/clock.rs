//! Clocks: each kind of time control, pauses, undo, replay.

use duiyi::game::{
    ActionError, Actions, ClockOptions, Game, GameOptions, SideClock, Stage, TimeControl,
};
use duiyi::rules::{RuleSet, Side, Termination, Verdict};

use crate::{drawn, observable, play, won};

fn timed(control: TimeControl) -> Game {
    with(ClockOptions::both(control))
}

fn with(clock: ClockOptions) -> Game {
    let mut game =
        Game::new(&GameOptions { clock: Some(clock), ..Default::default() }).expect("usual start");
    game.start_clock(0).unwrap();
    game
}

fn side(game: &Game, side: Side) -> SideClock {
    game.clock().unwrap().sides[side.index()]
}

fn left(game: &Game) -> [u32; 2] {
    Side::ALL.map(|which| side(game, which).left_ms)
}

#[test]
fn sudden_death_and_increment() {
    let mut game = timed(TimeControl::fischer(10_000, 500));
    game.tick(4_000);
    assert_eq!((left(&game), game.clock().unwrap().running), ([6_000, 10_000], Some(Side::White)));
    play(&mut game, "e2e4");
    game.tick(5_000);
    play(&mut game, "e7e5");
    assert_eq!(left(&game), [6_500, 9_500]);
    game.tick(11_499);
    assert_eq!((left(&game)[0], game.verdict()), (1, Verdict::Ongoing));
    game.tick(11_500);
    assert_eq!(game.verdict(), won(Side::Black, Termination::Time));
    assert_eq!(game.clock().unwrap().running, None);
}

#[test]
fn a_delay_is_free_and_never_saved_up() {
    let mut game = timed(TimeControl::delay(10_000, 2_000));
    game.tick(500);
    assert_eq!((left(&game)[0], game.clock().unwrap().delay_left_ms), (10_000, 1_500));
    game.tick(2_700);
    play(&mut game, "e2e4");
    assert_eq!((left(&game)[0], game.clock().unwrap().delay_left_ms), (9_300, 2_000));
}

#[test]
fn byoyomi_gives_each_move_its_time_anew() {
    let mut game = timed(TimeControl::byoyomi(1_000, 3_000, 2));
    game.tick(2_500);
    let shown = SideClock { left_ms: 1_500, periods_left: 2, byoyomi: true, ..Default::default() };
    assert_eq!(side(&game, Side::White), shown);
    play(&mut game, "e2e4 e7e5");
    assert_eq!(side(&game, Side::White).left_ms, 3_000);
    game.tick(2_500 + 3_000);
    assert_eq!((side(&game, Side::White).periods_left, left(&game)[0]), (1, 3_000));
    game.tick(2_500 + 5_999);
    assert_eq!(game.verdict(), Verdict::Ongoing);
    game.tick(2_500 + 6_000);
    assert_eq!(game.verdict(), won(Side::Black, Termination::Time));
}

#[test]
fn stages_add_up_and_the_last_one_comes_again() {
    let first = Stage { moves: 2, main_ms: 10_000, ..Stage::default() };
    let then = Stage { moves: 1, main_ms: 5_000, increment_ms: 100, ..Stage::default() };
    let mut game = timed(TimeControl::new(&[first, then]).unwrap());
    game.tick(4_000);
    play(&mut game, "e2e4 e7e5 g1f3");
    let shown = SideClock { left_ms: 11_000, moves_left: 1, stage: 1, ..Default::default() };
    assert_eq!(side(&game, Side::White), shown);
    assert_eq!(side(&game, Side::Black).moves_left, 1);
    play(&mut game, "b8c6 f1c4");
    assert_eq!((left(&game)[0], side(&game, Side::White).moves_left), (16_100, 1));

    let whole = Stage { main_ms: 1, ..Stage::default() };
    assert_eq!(TimeControl::new(&[whole, first]), None, "nothing follows the rest of the game");
    assert_eq!(TimeControl::new(&[]), None);
    assert_eq!(TimeControl::new(&[first; 5]), None);
}

#[test]
fn sides_may_have_different_times() {
    let control = [TimeControl::sudden_death(60_000), TimeControl::sudden_death(1_000)];
    let mut game = with(ClockOptions { control, low_ms: 0 });
    game.tick(50_000);
    play(&mut game, "e2e4");
    game.tick(51_000);
    assert_eq!(game.verdict(), won(Side::White, Termination::Time));
}

#[test]
fn while_the_clock_stands_moves_are_free() {
    let mut game = timed(TimeControl::fischer(10_000, 500));
    game.tick(1_000);
    game.pause_clock(3_000).unwrap();
    game.tick(90_000);
    play(&mut game, "e2e4 e7e5");
    assert_eq!((left(&game), game.clock().unwrap().running), ([7_000, 10_000], None));
    game.start_clock(100_000).unwrap();
    game.tick(99_000);
    game.tick(100_000);
    game.start_clock(101_000).unwrap();
    assert_eq!(left(&game), [6_000, 10_000], "time never goes back, and runs but once");

    let mut without = Game::new(&GameOptions::default()).unwrap();
    assert_eq!(without.start_clock(0), Err(ActionError::Nothing));
    assert_eq!(without.pause_clock(0), Err(ActionError::Nothing));
    assert_eq!(without.clock(), None);
}

#[test]
fn undo_gives_the_time_before_the_move_and_redo_the_time_after() {
    let mut game = timed(TimeControl::fischer(10_000, 500));
    let mut now = 0;
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for (text, ms) in [("e2e4", 800), ("e7e5", 300), ("g1f3", 1_200), ("b8c6", 40)] {
        after.push(left(&game));
        now += ms;
        game.tick(now);
        before.push(observable(&game));
        play(&mut game, text);
    }
    let end = observable(&game);
    for state in before.iter().rev() {
        game.undo().unwrap();
        assert_eq!(&observable(&game), state);
    }
    game.goto(4).unwrap();
    assert_eq!(observable(&game), end);

    // It runs on for the side whose move it is again, and a move played anew has cost both times.
    game.goto(1).unwrap();
    game.tick(now + 100);
    play(&mut game, "c7c5");
    assert_eq!(left(&game), [9_700, 10_000 - 300 - 100 + 500]);
    game.undo().unwrap();
    game.undo().unwrap();
    assert_eq!(left(&game), [after[0][0] - 800, after[0][1]]);
}

#[test]
fn a_fallen_flag_can_be_taken_back() {
    let mut game = timed(TimeControl::sudden_death(1_000));
    game.tick(400);
    play(&mut game, "e2e4");
    game.tick(1_400);
    assert_eq!(game.verdict(), won(Side::White, Termination::Time));
    game.tick(5_000);
    game.undo().unwrap();
    assert_eq!((left(&game), game.verdict()), ([600, 1_000], Verdict::Ongoing));
    assert_eq!(game.clock().unwrap().running, Some(Side::White));
    game.tick(5_100);
    assert_eq!(left(&game), [500, 1_000]);
}

#[test]
fn flags_follow_the_rules_and_the_session() {
    let clock = Some(ClockOptions::both(TimeControl::sudden_death(1_000)));
    let start_fen = Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let rules = Some(RuleSet::CHESS_FIDE);
    let options = GameOptions { clock, start_fen, rules, ..Default::default() };
    let bare = Game::new(&options).unwrap();
    let without = Actions::FLAG;
    let lenient = Game::new(&GameOptions { without, ..options }).unwrap();
    let verdicts = [bare, lenient].map(|mut game| {
        game.start_clock(0).unwrap();
        game.tick(2_000);
        (game.verdict(), left(&game)[0])
    });
    let draw = drawn(Termination::TimeNoMaterial);
    assert_eq!(verdicts, [(draw, 0), (Verdict::Ongoing, 0)]);
}

/// Of a move that takes months no more is counted than is remembered: undone, or saved and loaded,
/// the clock would show another time.
#[test]
fn a_move_takes_49_days_at_most() {
    const DAYS_49: u32 = u32::MAX;
    let mut game = timed(TimeControl::byoyomi(1, DAYS_49, 3));
    let shown = SideClock { left_ms: 1, periods_left: 3, byoyomi: true, ..Default::default() };
    for now_ms in [1 << 31, 1 << 32, 1 << 33, u64::MAX] {
        game.tick(now_ms);
        let passed = u32::try_from(now_ms).unwrap_or(DAYS_49) - 1;
        let counted = SideClock { left_ms: DAYS_49 - passed, ..shown };
        assert_eq!(side(&game, Side::White), counted, "at {now_ms}");
    }
    play(&mut game, "e2e4");
    game.undo().unwrap();
    assert_eq!(side(&game, Side::White), shown);
}

#[test]
fn a_move_after_one_that_is_played_again_stays_timed() {
    let mut game = timed(TimeControl::fischer(10_000, 500));
    for text in ["e2e4", "e7e5"] {
        play(&mut game, text);
    }
    game.goto(0).unwrap();
    play(&mut game, "e2e4");
    game.redo().unwrap();
    assert_eq!(left(&game), [10_500, 10_500]);
}
