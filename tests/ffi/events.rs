//! Every kind of event, with its fields; the others say nothing.

use std::ffi::CStr;
use std::ptr::null_mut;

use duiyi::ffi::*;

use crate::world::{World, init};

/// An event that says nothing but its kind.
fn event(kind: duiyi_event_kind) -> duiyi_event {
    duiyi_event {
        kind,
        side: DUIYI_SIDE_NONE,
        from: DUIYI_SQUARE_NONE,
        to: DUIYI_SQUARE_NONE,
        captured_square: DUIYI_SQUARE_NONE,
        rook_from: DUIYI_SQUARE_NONE,
        rook_to: DUIYI_SQUARE_NONE,
        offender: DUIYI_SIDE_NONE,
        ..init()
    }
}

/// All that waits, taken off.
unsafe fn drain(game: *mut duiyi_game) -> Vec<duiyi_event> {
    let mut events = Vec::new();
    loop {
        let mut event = init::<duiyi_event>();
        // SAFETY: contract.
        assert_eq!(unsafe { duiyi_game_next_event(game, &mut event) }, DUIYI_OK);
        if event.kind == DUIYI_EVENT_NONE {
            return events;
        }
        events.push(event);
    }
}

fn kinds(events: &[duiyi_event]) -> Vec<duiyi_event_kind> {
    events.iter().map(|event| event.kind).collect()
}

fn assert_same(event: duiyi_event, expected: duiyi_event) {
    assert_eq!(format!("{event:?}"), format!("{expected:?}"));
}

/// A game from a FEN, played by texts.
unsafe fn played(w: &mut World, rules: duiyi_rules, fen: &CStr, texts: &[&str]) {
    (w.game_options.rules, w.game_options.start_fen) = (rules, fen.as_ptr());
    // SAFETY: contract.
    unsafe {
        duiyi_game_destroy(w.game);
        assert_eq!(duiyi_game_create(w.game_options.at(), &mut w.game, null_mut()), DUIYI_OK);
        for text in texts {
            let (text, len) = (text.as_ptr().cast(), text.len());
            let status = duiyi_game_play_text(w.game, text, len, 0, w.info.at(), null_mut());
            assert_eq!(status, DUIYI_OK);
        }
    }
}

/// The event of the move that was played last.
fn moved(w: &World, kind: duiyi_event_kind) -> duiyi_event {
    duiyi_event {
        r#move: w.info.r#move,
        flags: w.info.flags,
        ply: w.info.ply,
        side: w.info.side,
        piece: w.info.piece,
        placed: w.info.placed,
        captured: w.info.captured,
        from: w.info.from,
        to: w.info.to,
        captured_square: w.info.captured_square,
        rook_from: w.info.rook_from,
        rook_to: w.info.rook_to,
        ..event(kind)
    }
}

#[test]
fn a_move_tells_of_itself_and_of_all_that_came_with_it() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        played(&mut w, 0, c"3r3k/2P3pp/8/8/8/8/8/K7 w - - 0 1", &["c7d8q"]);
        let told = drain(w.game);
        let [first, taken, promoted, check, ended] = told[..] else { panic!("{told:?}") };
        assert_same(first, moved(&w, DUIYI_EVENT_MOVED));
        let (rook, at) = (DUIYI_KIND_ROOK | DUIYI_PIECE_BLACK, 59);
        let expected = event(DUIYI_EVENT_CAPTURED);
        assert_same(taken, duiyi_event { captured: rook, captured_square: at, ..expected });
        let expected = event(DUIYI_EVENT_PROMOTED);
        assert_same(promoted, duiyi_event { placed: DUIYI_KIND_QUEEN, to: at, ..expected });
        let expected = event(DUIYI_EVENT_CHECK);
        assert_same(check, duiyi_event { side: DUIYI_SIDE_BLACK, to: 63, ..expected });
        let (outcome, termination) = (DUIYI_OUTCOME_WHITE_WINS, DUIYI_TERMINATION_CHECKMATE);
        let expected = event(DUIYI_EVENT_ENDED);
        assert_same(ended, duiyi_event { outcome, termination, ..expected });

        assert_eq!(duiyi_game_undo(w.game, w.info.at(), null_mut()), DUIYI_OK);
        assert_same(drain(w.game)[0], moved(&w, DUIYI_EVENT_UNDONE));
        assert_eq!(duiyi_game_redo(w.game, w.info.at(), null_mut()), DUIYI_OK);
        assert_same(drain(w.game)[0], moved(&w, DUIYI_EVENT_REDONE));

        played(&mut w, 0, c"4k3/8/8/8/8/8/8/4K2R w K - 0 1", &["e1g1"]);
        let told = drain(w.game);
        assert_eq!(kinds(&told), [DUIYI_EVENT_MOVED, DUIYI_EVENT_CASTLED]);
        let expected = event(DUIYI_EVENT_CASTLED);
        assert_same(told[1], duiyi_event { rook_from: 7, rook_to: 5, ..expected });
    }
}

#[test]
fn repetitions_and_the_clock_warn() {
    let mut w = World::new();
    w.game_options.variant = DUIYI_VARIANT_XIANGQI;
    let (chase, cycle) = (c"3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1", ["c4b4", "b6c6", "b4c4"]);
    // SAFETY: contract.
    unsafe {
        played(&mut w, DUIYI_RULES_XIANGQI_WXF, chase, &[&cycle[..], &["c6b6"]].concat());
        let (offence, offender) = (DUIYI_OFFENCE_PERPETUAL_CHASE, DUIYI_SIDE_RED);
        let expected = event(DUIYI_EVENT_REPEATED);
        let warning = *drain(w.game).last().unwrap();
        assert_same(warning, duiyi_event { count: 2, offence, offender, ..expected });

        drain(w.timed);
        // Black thinks for fifty of his sixty seconds, and for the rest.
        assert_eq!(duiyi_game_tick(w.timed, 53_000), DUIYI_OK);
        let expected = event(DUIYI_EVENT_CLOCK_LOW);
        let low = duiyi_event { side: DUIYI_SIDE_BLACK, left_ms: 10_000, ..expected };
        assert_same(drain(w.timed)[0], low);
        assert_eq!(duiyi_game_tick(w.timed, 63_000), DUIYI_OK);
        let (outcome, termination) = (DUIYI_OUTCOME_WHITE_WINS, DUIYI_TERMINATION_TIME);
        let expected = event(DUIYI_EVENT_ENDED);
        assert_same(drain(w.timed)[0], duiyi_event { outcome, termination, ..expected });
    }
}

#[test]
fn who_does_not_listen_is_told_how_much_was_lost() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        drain(w.game);
        for _ in 0..20 {
            assert_eq!(duiyi_game_redo(w.game, null_mut(), null_mut()), DUIYI_OK);
            assert_eq!(duiyi_game_undo(w.game, null_mut(), null_mut()), DUIYI_OK);
        }
        assert_eq!(duiyi_game_dropped_events(w.game, &mut w.count), DUIYI_OK);
        assert_eq!((drain(w.game).len(), w.count), (DUIYI_MAX_EVENTS as usize, 8));
        assert_eq!(duiyi_game_reset(w.game), DUIYI_OK);
        assert_eq!(duiyi_game_dropped_events(w.game, &mut w.count), DUIYI_OK);
        assert_eq!((drain(w.game).len(), w.count), (0, 0));
    }
}
