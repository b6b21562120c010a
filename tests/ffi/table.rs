//! The table through C: what the Rust tests know of it, seen in the structs of the header.

use std::ffi::{CStr, CString};
use std::ptr::{null, null_mut};

use duiyi::ffi::*;

use crate::world::{World, init};

fn click(table: *mut duiyi_table, square: duiyi_square) -> duiyi_answer {
    let mut answer = init();
    // SAFETY: contract.
    assert_eq!(unsafe { duiyi_table_click(table, square, &mut answer) }, DUIYI_OK);
    answer
}

fn view(table: *mut duiyi_table) -> duiyi_table_view {
    let mut view = init();
    // SAFETY: contract.
    assert_eq!(unsafe { duiyi_table_view_get(table, &mut view) }, DUIYI_OK);
    view
}

/// The kinds of the events that wait.
fn kinds(table: *mut duiyi_table) -> Vec<duiyi_event_kind> {
    let mut event = init::<duiyi_event>();
    std::iter::from_fn(|| {
        // SAFETY: contract.
        assert_eq!(unsafe { duiyi_table_next_event(table, &mut event) }, DUIYI_OK);
        (event.kind != DUIYI_EVENT_NONE).then_some(event.kind)
    })
    .collect()
}

/// A table from that position, in an engine of 4 KiB.
fn table(w: &mut World, fen: &CStr, change: impl FnOnce(&mut duiyi_table_options)) {
    let mut options = init::<duiyi_table_options>();
    options.engine = w.engine_options.at();
    change(&mut options);
    w.game_options.start_fen = fen.as_ptr();
    // SAFETY: contract.
    let status = unsafe {
        duiyi_table_create(w.game_options.at(), &options, &mut w.table_out, w.error.at())
    };
    assert_eq!(status, DUIYI_OK);
}

const START: &CStr = c"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PROMOTING: &CStr = c"r1r5/1P6/8/8/4k3/8/6K1/8 w - - 0 1";

#[test]
fn every_answer_says_what_its_kind_promises() {
    let mut w = World::new();
    table(&mut w, PROMOTING, |_| ());
    let t = w.table_out;
    assert_eq!(click(t, 20).kind, DUIYI_ANSWER_NOTHING);
    let selected = click(t, 49);
    assert_eq!((selected.kind, selected.from, selected.to), (DUIYI_ANSWER_SELECTED, 49, 0xFF));
    assert_eq!(selected.targets.promote.word, [7 << 56, 0]);
    let refused = click(t, 33);
    assert_eq!((refused.kind, refused.from, refused.to), (DUIYI_ANSWER_REFUSED, 49, 33));
    assert_eq!(refused.reason, DUIYI_REASON_PIECE_GEOMETRY);
    let asked = click(t, 57);
    assert_eq!((asked.kind, asked.from, asked.to), (DUIYI_ANSWER_PROMOTION, 49, 57));
    assert_eq!(asked.kinds, 0b11_1100);
    let seen = view(t);
    assert_eq!((seen.promotion_kinds, seen.promotion_from, seen.promotion_to), (0b11_1100, 49, 57));
    let mut moved = init::<duiyi_answer>();
    // SAFETY: contract.
    assert_eq!(unsafe { duiyi_table_promote(t, DUIYI_KIND_KNIGHT, &mut moved) }, DUIYI_OK);
    assert_eq!((moved.kind, moved.from, moved.to, moved.ply), (DUIYI_ANSWER_MOVED, 49, 57, 1));
    assert_eq!(moved.r#move, 49 | 57 << 8 | 2 << 16);
    let seen = view(t);
    assert_eq!((seen.last_from, seen.last_to, seen.promotion_kinds), (49, 57, 0));
    assert_eq!(kinds(t), [DUIYI_EVENT_MOVED, DUIYI_EVENT_PROMOTED]);
    let foreign = click(t, 14);
    assert_eq!((foreign.kind, foreign.reason), (DUIYI_ANSWER_REFUSED, DUIYI_REASON_NOT_YOUR_PIECE));
    assert_eq!((foreign.from, foreign.to), (14, 14));
}

#[test]
fn the_opponent_answers_and_its_game_is_the_same_handle() {
    let mut w = World::new();
    table(&mut w, START, |options| {
        options.seats[1].kind = DUIYI_SEAT_OPPONENT;
        (options.seats[1].level, options.seats[1].seed) = (1, 77);
    });
    let t = w.table_out;
    // SAFETY: contract.
    unsafe {
        let game = duiyi_table_game(t);
        click(t, 12);
        assert_eq!(click(t, 28).kind, DUIYI_ANSWER_MOVED);
        assert_eq!(click(t, 20).kind, DUIYI_ANSWER_NOTHING);
        let mut progress = init::<duiyi_table_progress>();
        let mut now = 0;
        while progress.moved == DUIYI_MOVE_NONE {
            now += 1;
            assert_eq!(duiyi_table_advance(t, now, 10, &mut progress), DUIYI_OK);
        }
        assert!(now > 1 && progress.thinking == DUIYI_SIDE_NONE);
        let (began, ended) = (DUIYI_EVENT_THINKING_BEGAN, DUIYI_EVENT_THINKING_ENDED);
        assert_eq!(kinds(t), [DUIYI_EVENT_MOVED, began, DUIYI_EVENT_MOVED, ended]);
        assert_eq!(duiyi_game_state(game, w.state.at()), DUIYI_OK);
        assert_eq!(w.state.ply, 2);
        // What is done to the game past the table is noticed; and it stays the table's after a new game.
        click(t, 11);
        assert_eq!(duiyi_game_undo(game, null_mut(), null_mut()), DUIYI_OK);
        assert_eq!((view(t).selected, view(t).turn), (DUIYI_SQUARE_NONE, DUIYI_SIDE_BLACK));
        assert_eq!(duiyi_table_new_game(t, null(), null_mut()), DUIYI_OK);
        assert_eq!(duiyi_table_game(t), game);
        assert_eq!(duiyi_game_state(game, w.state.at()), DUIYI_OK);
        assert_eq!((w.state.ply, view(t).may & DUIYI_MAY_MOVE), (0, DUIYI_MAY_MOVE));
        let mut seat = w.seat;
        assert_eq!(duiyi_table_seat(t, DUIYI_SIDE_BLACK, &mut seat), DUIYI_OK);
        assert_eq!((seat.kind, seat.level, seat.seed), (DUIYI_SEAT_OPPONENT, 1, 77));
    }
}

#[test]
fn a_hint_comes_as_an_event_and_counts() {
    let mut w = World::new();
    table(&mut w, c"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", |options| options.hints = 1);
    let t = w.table_out;
    let a1a8 = 56 << 8;
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_table_hint(t, null_mut()), DUIYI_OK);
        let mut progress = init::<duiyi_table_progress>();
        while {
            assert_eq!(duiyi_table_advance(t, 0, 10_000, &mut progress), DUIYI_OK);
            progress.hinting == 1
        } {}
        assert_eq!((view(t).hint, view(t).hints_left), (a1a8, 0));
        assert_eq!(duiyi_table_next_event(t, w.event.at()), DUIYI_OK);
        assert_eq!((w.event.kind, w.event.r#move), (DUIYI_EVENT_HINT_READY, a1a8));
        click(t, 0);
        click(t, 8);
        assert_eq!(duiyi_table_hint(t, w.error.at()), DUIYI_ERR_STATE);
        let message = CStr::from_ptr(w.error.message.as_ptr());
        assert_eq!(message, c"no hints are left");
    }
}

#[test]
fn the_number_of_hints_reads_as_it_says() {
    for (hints, flags, left) in [
        (0, 0, 3),
        (7, 0, 7),
        (65_535, 0, 65_535),
        (DUIYI_HINTS_UNLIMITED, 0, DUIYI_HINTS_UNLIMITED),
        (0, DUIYI_TABLE_NO_HINTS, 0),
    ] {
        let mut w = World::new();
        table(&mut w, START, |options| (options.hints, options.flags) = (hints, flags));
        assert_eq!(view(w.table_out).hints_left, left);
    }
}

#[test]
fn a_saved_table_is_loaded_as_it_was_or_refused_with_the_place() {
    let mut w = World::new();
    table(&mut w, START, |options| {
        options.seats[0] = duiyi_seat {
            kind: DUIYI_SEAT_OPPONENT,
            level: 9,
            pace: DUIYI_PACE_NATURAL,
            pad: 0,
            seed: u64::MAX,
        };
        options.promotion = DUIYI_KIND_BISHOP;
    });
    let (mut text, mut len) = ([0; 1024], 0);
    let mut loaded = null_mut();
    let mut options = init::<duiyi_table_options>();
    options.engine = w.engine_options.at();
    // SAFETY: contract.
    unsafe {
        let saved = duiyi_table_save_json(w.table_out, text.as_mut_ptr(), text.len(), &mut len);
        assert_eq!(saved, DUIYI_OK);
        let status = duiyi_table_load_json(text.as_ptr(), len, &options, &mut loaded, w.error.at());
        assert_eq!(status, DUIYI_OK);
        let mut seat = w.seat;
        assert_eq!(duiyi_table_seat(loaded, DUIYI_SIDE_WHITE, &mut seat), DUIYI_OK);
        assert_eq!((seat.level, seat.pace, seat.seed), (9, DUIYI_PACE_NATURAL, u64::MAX));
        assert_eq!(view(loaded).promotion_preset, DUIYI_KIND_BISHOP);
        duiyi_table_destroy(loaded);
        let damaged = CStr::from_ptr(text.as_ptr()).to_str().unwrap().replace("natural", "slow");
        let damaged = CString::new(damaged).unwrap();
        loaded = null_mut();
        let status = duiyi_table_load_json(
            damaged.as_ptr(),
            damaged.as_bytes().len(),
            &options,
            &mut loaded,
            w.error.at(),
        );
        assert_eq!((status, loaded), (DUIYI_ERR_JSON, null_mut()));
        let message = CStr::from_ptr(w.error.message.as_ptr());
        assert_eq!(message, c"table.pace: this name is not known");
    }
}
