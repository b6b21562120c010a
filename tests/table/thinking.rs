//! The opponent: slices, pace, late answers, clocks.

use super::*;
use duiyi::game::{ClockOptions, TimeControl};
use duiyi::rules::{Side, Termination, Verdict};

fn paced(pace: Pace, seed: u64) -> Seat {
    Seat::Opponent { level: 1, seed, pace }
}

/// How long the answer to 1. e4 took.
fn answer_time(pace: Pace, seed: u64) -> u64 {
    let mut table = against(paced(pace, seed));
    play(&mut table, "e2", "e4");
    wait(&mut table, 1_000_000, 1_000).1 - 1_000_000
}

#[test]
fn it_answers_and_the_hand_is_free_again() {
    let mut table = against(opponent(1, 5));
    assert_eq!(table.advance(0, 1_000).thinking, None, "it is a person's turn");
    play(&mut table, "e2", "e4");
    assert!(!table.view().hand_free);
    let progress = table.advance(0, 1);
    assert_eq!((progress.thinking, progress.moved), (Some(Side::Black), None));
    assert_eq!(table.view().thinking, Some(Side::Black));
    assert!(table.view().permille <= 1_000);
    let (info, _) = wait(&mut table, 0, 1_000);
    assert_eq!((info.ply, info.side), (2, Side::Black));
    assert!(table.view().hand_free && table.view().thinking.is_none());
    assert_eq!(told(&events(&mut table)), "moved began moved rested");
}

#[test]
fn slices_change_nothing() {
    let answer = |nodes, level| {
        let mut table = against(opponent(level, 42));
        play(&mut table, "d2", "d4");
        wait(&mut table, 0, nodes).0.played
    };
    for level in [1, 4, 6] {
        assert_eq!(answer(7, level), answer(1_000_000, level), "level {level}");
    }
}

#[test]
fn while_it_thinks_the_hand_may_look_but_not_move() {
    let mut table = against(opponent(3, 5));
    play(&mut table, "e2", "e4");
    table.advance(0, 1);
    let Answer::Selected { targets, .. } = click(&mut table, "g1") else { panic!() };
    assert!(targets.quiet.is_empty());
    assert_eq!(click(&mut table, "f3"), Answer::NotYours);
    assert_eq!(table.view().selected, Some(at(&table, "g1")));
    table.cancel();
    assert_eq!(click(&mut table, "e7"), Answer::NotYours);
    click(&mut table, "g1");
    wait(&mut table, 0, 1_000);
    let view = table.view();
    assert_eq!(view.selected, Some(at(&table, "g1")), "what is selected stays so");
    assert!(view.targets.quiet.contains(at(&table, "f3")), "and now it may go");
    assert!(matches!(click(&mut table, "f3"), Answer::Moved(_)));
}

#[test]
fn a_selected_man_that_is_taken_is_no_longer_selected() {
    // Black can only take the queen.
    let seats = [Seat::Person, opponent(1, 1)];
    let mut table = table(Variant::Chess, "k7/r7/8/8/8/8/5Q2/6K1 w - - 0 1", seats);
    play(&mut table, "f2", "a7");
    click(&mut table, "a7");
    wait(&mut table, 0, 1_000);
    assert_eq!((moves(&table).as_str(), table.view().selected), ("f2a7 a8a7", None));
}

#[test]
fn undo_while_it_thinks_drops_the_thought() {
    let mut table = against(opponent(2, 5));
    play(&mut table, "e2", "e4");
    table.advance(0, 10);
    table.undo_turn().unwrap();
    assert_eq!((table.game().ply(), table.view().thinking), (0, None));
    for now in 0..100 {
        assert_eq!(table.advance(now * 100, 1_000).moved, None);
    }
    assert_eq!(table.game().ply(), 0, "the late answer is never played");
    assert_eq!(told(&events(&mut table)), "moved began undone rested");
}

#[test]
fn a_thought_about_a_position_changed_past_the_table_is_dropped() {
    let mut table = against(opponent(2, 5));
    play(&mut table, "e2", "e4");
    table.advance(0, 10);
    table.game_mut().undo().unwrap();
    table.game_mut().play_text("d2d4", Notation::Uci).unwrap();
    assert_eq!(table.view().thinking, None);
    let (info, _) = wait(&mut table, 0, 10);
    // It is the answer to the other move, as if the first had never been.
    let mut fresh = against(opponent(2, 5));
    play(&mut fresh, "d2", "d4");
    assert_eq!(info.played, wait(&mut fresh, 0, 1_000).0.played);
}

#[test]
fn paces_come_from_the_seed_and_stay_in_their_bounds() {
    let mut all = Vec::new();
    for seed in 0..12 {
        assert_eq!(answer_time(Pace::AtOnce, seed), 0);
        let (quick, natural) = (answer_time(Pace::Quick, seed), answer_time(Pace::Natural, seed));
        assert!((1_000..=2_010).contains(&quick), "{quick}");
        assert!((2_000..=5_010).contains(&natural), "{natural}");
        assert_eq!(natural, answer_time(Pace::Natural, seed), "the same seed, the same pace");
        all.push(natural);
    }
    all.sort_unstable();
    all.dedup();
    assert!(all.len() > 6, "seeds differ: {all:?}");
}

#[test]
fn a_recapture_and_a_forced_move_are_quick() {
    for (fen, from, to, answer) in [
        // Taking back is one of two moves and by far the better; then the only move there is.
        ("1k6/r7/8/8/8/8/5Q2/6K1 w - - 0 1", "f2", "a7", "b8a7"),
        ("7k/8/6Q1/8/8/p7/8/4K3 w - - 0 1", "e1", "e2", "a3a2"),
    ] {
        let seats = [Seat::Person, Seat::Opponent { level: 8, seed: 3, pace: Pace::Natural }];
        let mut table = table(Variant::Chess, fen, seats);
        play(&mut table, from, to);
        let (_, time) = wait(&mut table, 0, 100_000);
        assert!(moves(&table).ends_with(answer), "{}", moves(&table));
        assert!((1_000..=2_010).contains(&time), "{time}");
    }
}

#[test]
fn two_opponents_play_to_the_end_and_the_hand_is_tied() {
    let seats = [opponent(2, 1), opponent(1, 2)];
    let mut table = table(Variant::Xiangqi, "", seats);
    assert_eq!((table.view().hand, table.view().hand_free), (None, false));
    assert_eq!(click(&mut table, "e0"), Answer::NotYours);
    assert_eq!(table.hint(), Err(duiyi::table::TableError::NotYours));
    let mut now = 0;
    while !table.game().verdict().is_over() && table.game().ply() < 60 {
        table.advance(now, 100_000);
        now += 16;
        while table.next_event().is_some() {}
    }
    let first = moves(&table);
    table.new_game(&GameOptions { variant: Variant::Xiangqi, ..Default::default() }).unwrap();
    assert_eq!((table.game().ply(), table.next_event()), (0, None));
    while !table.game().verdict().is_over() && table.game().ply() < 60 {
        table.advance(now, 10);
        now += 16;
    }
    assert_eq!(moves(&table), first, "the same seeds, the same game");
}

#[test]
fn a_person_may_take_over_at_any_time() {
    let mut table = against(opponent(2, 9));
    play(&mut table, "e2", "e4");
    table.advance(0, 10);
    table.set_seat(Side::Black, Seat::Person).unwrap();
    assert!(table.view().hand_free && table.advance(10, 1_000).moved.is_none());
    play(&mut table, "e7", "e5");
    table.set_seat(Side::White, opponent(1, 3)).unwrap();
    assert_eq!(wait(&mut table, 20, 1_000).0.side, Side::White);
    let no_level = Err(duiyi::table::TableError::Level(11));
    assert_eq!(table.set_seat(Side::White, opponent(11, 0)), no_level);
    assert_eq!(table.seat(Side::White), opponent(1, 3));
}

#[test]
fn clocks_tick_with_the_frames_and_a_flag_ends_all() {
    let clock = Some(ClockOptions::both(TimeControl::sudden_death(10_000)));
    let game = GameOptions { clock, ..Default::default() };
    let seats = [Seat::Person, Seat::Opponent { level: 1, seed: 1, pace: Pace::Natural }];
    let mut table = Table::new(&game, &options(seats)).unwrap();
    table.game_mut().start_clock(0).unwrap();
    table.advance(3_000, 100);
    play(&mut table, "e2", "e4");
    // A twentieth of ten seconds is less than its pace.
    let (_, time) = wait(&mut table, 3_000, 100);
    assert_eq!(time, 3_480);
    let left = table.game().clock().unwrap().sides.map(|side| side.left_ms);
    assert_eq!(left, [7_000, 9_520]);
    click(&mut table, "d2");
    let progress = table.advance(10_480, 100);
    assert_eq!((progress.moved, progress.thinking), (None, None));
    let lost = Verdict::Won { by: Side::Black, how: Termination::Time };
    assert_eq!((table.view().verdict, table.view().selected), (lost, None));
    assert_eq!(click(&mut table, "d4"), Answer::Over);
}

#[test]
fn with_little_time_it_plays_what_it_has() {
    let clock = Some(ClockOptions::both(TimeControl::sudden_death(2_000)));
    let game = GameOptions { clock, ..Default::default() };
    let mut table = Table::new(&game, &options([Seat::Person, opponent(10, 1)])).unwrap();
    table.game_mut().start_clock(0).unwrap();
    play(&mut table, "e2", "e4");
    // So slow a machine would need minutes for the 300,000 nodes of its level. A twentieth of what is
    // left by then is a little less than of the two seconds.
    let (_, time) = wait(&mut table, 0, 20);
    assert_eq!(time, 100);
}

#[test]
fn no_nodes_no_move() {
    let mut table = against(opponent(1, 1));
    play(&mut table, "e2", "e4");
    for now in 0..50 {
        let progress = table.advance(now * 1_000, 0);
        assert_eq!((progress.moved, progress.thinking), (None, Some(Side::Black)));
    }
}
