//! Every function of the header, with good arguments, and with NULL for each pointer in turn.

use std::collections::BTreeSet;
use std::ffi::{CStr, c_char};
use std::ptr::{null, null_mut};

use duiyi::ffi::*;

use crate::world::{E7E5, World};

/// Which pointer argument, counted among the pointers, is NULL this time.
#[derive(Clone, Copy)]
struct Null(Option<usize>);

impl Null {
    fn out<T>(self, place: usize, pointer: *mut T) -> *mut T {
        if self.0 == Some(place) { null_mut() } else { pointer }
    }

    fn read<T>(self, place: usize, pointer: *const T) -> *const T {
        if self.0 == Some(place) { null() } else { pointer }
    }
}

/// A function: its name, its pointer arguments, and a call that succeeds unless one of them is
/// NULL. `!` stands for a pointer that must not be NULL, `?` for one that may be.
struct Row {
    name: &'static str,
    pointers: &'static str,
    call: fn(&mut World, Null) -> duiyi_status,
}

/// The static texts of the header.
fn text_is_there(text: *const c_char) -> duiyi_status {
    // SAFETY: the header says static and never NULL.
    assert!(unsafe { CStr::from_ptr(text) }.to_str().is_ok());
    DUIYI_OK
}

macro_rules! rows {
    ($($name:ident $pointers:literal: |$w:pat_param, $n:pat_param| $call:expr;)*) => {
        // SAFETY: the pointers are what the contract says, or NULL, which is what is tried here.
        &[$(Row {
            name: stringify!($name),
            pointers: $pointers,
            call: |$w, $n| { #[allow(unused_unsafe)] unsafe { $call } },
        }),*]
    };
}

const ROWS: &[Row] = rows! {
    duiyi_version "": |_, _| i32::from(duiyi_version() == 0);
    duiyi_version_string "": |_, _| text_is_there(duiyi_version_string());
    duiyi_abi_version "": |_, _| i32::from(duiyi_abi_version() != DUIYI_ABI_VERSION);
    duiyi_build_features "": |_, _| text_is_there(duiyi_build_features());
    duiyi_status_name "": |_, _| text_is_there(duiyi_status_name(DUIYI_ERR_PANIC));
    duiyi_variant_board "!": |w, n| {
        duiyi_variant_board(DUIYI_VARIANT_XIANGQI, n.out(0, &mut w.board_info))
    };
    duiyi_game_create "?!?": |w, n| {
        duiyi_game_create(
            n.read(0, &w.game_options),
            n.out(1, &mut w.game_out),
            n.out(2, &mut w.error),
        )
    };
    duiyi_game_clone "!!": |w, n| duiyi_game_clone(n.read(0, w.game), n.out(1, &mut w.game_out));
    duiyi_game_destroy "?": |w, n| {
        duiyi_game_destroy(n.out(0, w.game_out));
        if n.0.is_none() {
            w.game_out = null_mut();
        }
        DUIYI_OK
    };
    duiyi_game_reset "!": |w, n| duiyi_game_reset(n.out(0, w.game));
    duiyi_game_state "!!": |w, n| duiyi_game_state(n.read(0, w.game), n.out(1, &mut w.state));
    duiyi_game_board "!!": |w, n| {
        duiyi_game_board(n.read(0, w.game), n.out(1, w.board.as_mut_ptr()), w.board.len())
    };
    duiyi_game_fen "!!?": |w, n| {
        let text = n.out(1, w.text.as_mut_ptr());
        duiyi_game_fen(n.read(0, w.game), text, w.text.len(), n.out(2, &mut w.len))
    };
    duiyi_game_material "!!": |w, n| {
        duiyi_game_material(n.read(0, w.game), n.out(1, &mut w.material))
    };
    duiyi_game_attacked "!!": |w, n| {
        duiyi_game_attacked(n.read(0, w.game), DUIYI_SIDE_BLACK, n.out(1, &mut w.squares))
    };
    duiyi_game_legal_moves "!!!": |w, n| {
        let (moves, cap) = (n.out(1, w.moves.as_mut_ptr()), w.moves.len() as u32);
        duiyi_game_legal_moves(n.read(0, w.game), moves, cap, n.out(2, &mut w.count))
    };
    duiyi_game_targets "!!": |w, n| {
        duiyi_game_targets(n.read(0, w.game), 52, n.out(1, &mut w.targets))
    };
    duiyi_game_is_legal "!": |w, n| duiyi_game_is_legal(n.read(0, w.game), E7E5);
    duiyi_game_preview "!!": |w, n| {
        duiyi_game_preview(n.read(0, w.game), E7E5, n.out(1, &mut w.info))
    };
    duiyi_game_explain "!!": |w, n| {
        duiyi_game_explain(n.read(0, w.game), 52, 36, 0, n.out(1, &mut w.why))
    };
    duiyi_game_explain_piece "!!": |w, n| {
        duiyi_game_explain_piece(n.read(0, w.game), 52, n.out(1, &mut w.why))
    };
    duiyi_game_parse_move "!!!?": |w, n| {
        let (text, out) = (n.read(1, c"e7e5".as_ptr()), n.out(2, w.moves.as_mut_ptr()));
        duiyi_game_parse_move(n.read(0, w.game), text, 4, 0, out, n.out(3, &mut w.error))
    };
    duiyi_game_format_move "!!?": |w, n| {
        let text = n.out(1, w.text.as_mut_ptr());
        let len = n.out(2, &mut w.len);
        duiyi_game_format_move(n.read(0, w.game), E7E5, 0, text, w.text.len(), len)
    };
    duiyi_game_history "!!": |w, n| duiyi_game_history(n.read(0, w.game), 1, n.out(1, &mut w.info));
    duiyi_game_history_text "!!?": |w, n| {
        let text = n.out(1, w.text.as_mut_ptr());
        duiyi_game_history_text(n.read(0, w.game), 1, 0, text, w.text.len(), n.out(2, &mut w.len))
    };
    duiyi_game_play "!??": |w, n| {
        duiyi_game_play(n.out(0, w.game), E7E5, n.out(1, &mut w.info), n.out(2, &mut w.error))
    };
    duiyi_game_play_squares "!??": |w, n| {
        let (info, err) = (n.out(1, &mut w.info), n.out(2, &mut w.error));
        duiyi_game_play_squares(n.out(0, w.game), 52, 36, 0, info, err)
    };
    duiyi_game_play_text "!!??": |w, n| {
        let (info, err) = (n.out(2, &mut w.info), n.out(3, &mut w.error));
        duiyi_game_play_text(n.out(0, w.game), n.read(1, c"e7e5".as_ptr()), 4, 0, info, err)
    };
    duiyi_game_undo "!?": |w, n| duiyi_game_undo(n.out(0, w.game), n.out(1, &mut w.info));
    duiyi_game_redo "!?": |w, n| duiyi_game_redo(n.out(0, w.game), n.out(1, &mut w.info));
    duiyi_game_goto "!": |w, n| duiyi_game_goto(n.out(0, w.game), 0);
    duiyi_game_resign "!": |w, n| duiyi_game_resign(n.out(0, w.game), DUIYI_SIDE_WHITE);
    duiyi_game_adjudicate "!?": |w, n| {
        duiyi_game_adjudicate(n.out(0, w.game), DUIYI_OUTCOME_DRAW, 0, n.out(1, &mut w.error))
    };
    duiyi_engine_create "?!?": |w, n| {
        duiyi_engine_create(
            n.read(0, &w.engine_options),
            n.out(1, &mut w.engine_out),
            n.out(2, &mut w.error),
        )
    };
    duiyi_engine_destroy "?": |w, n| {
        duiyi_engine_destroy(n.out(0, w.engine_out));
        if n.0.is_none() {
            w.engine_out = null_mut();
        }
        DUIYI_OK
    };
    duiyi_engine_bytes "?": |w, n| {
        let is_null = n.0.is_some();
        i32::from((duiyi_engine_bytes(n.read(0, w.engine)) == 0) != is_null)
    };
    duiyi_engine_clear "!": |w, n| duiyi_engine_clear(n.out(0, w.engine));
    duiyi_search_begin "!!??": |w, n| {
        let (limits, err) = (n.read(2, &w.limits), n.out(3, &mut w.error));
        duiyi_search_begin(n.out(0, w.engine), n.read(1, w.game), limits, err)
    };
    duiyi_search_step "!?": |w, n| {
        duiyi_search_step(n.out(0, w.engine), 100, n.out(1, &mut w.report))
    };
    duiyi_search_run "!?": |w, n| {
        // Stopped at once, to be short; without a search to stop that has no effect.
        duiyi_search_stop(w.engine);
        duiyi_search_run(n.out(0, w.engine), None, null_mut(), n.out(1, &mut w.report))
    };
    duiyi_search_stop "?": |w, n| {
        duiyi_search_stop(n.out(0, w.engine));
        DUIYI_OK
    };
    duiyi_search_report_get "!!": |w, n| {
        duiyi_search_report_get(n.read(0, w.engine), n.out(1, &mut w.report))
    };
    duiyi_engine_move "!!!?": |w, n| {
        let (out, err) = (n.out(2, w.moves.as_mut_ptr()), n.out(3, &mut w.error));
        duiyi_engine_move(n.out(0, w.engine), n.read(1, w.game), 1, 7, out, err)
    };
    duiyi_engine_evaluate "!!!": |w, n| {
        duiyi_engine_evaluate(n.out(0, w.engine), n.read(1, w.game), n.out(2, &mut w.number))
    };
};

#[test]
fn the_table_has_every_exported_function() {
    let exported: BTreeSet<_> = include_str!("../abi/symbols.txt").lines().collect();
    let in_table: BTreeSet<_> = ROWS.iter().map(|row| row.name).collect();
    assert_eq!(in_table, exported);
    assert_eq!(ROWS.len(), in_table.len(), "a function stands twice in the table");
}

#[test]
fn every_function_does_its_work_on_good_arguments() {
    for row in ROWS {
        let mut world = World::new();
        assert_eq!((row.call)(&mut world, Null(None)), DUIYI_OK, "{}", row.name);
    }
}

#[test]
fn null_is_an_answer_for_every_pointer() {
    for row in ROWS {
        for (place, kind) in row.pointers.chars().enumerate() {
            let mut world = World::new();
            let before = world.seen();
            let status = (row.call)(&mut world, Null(Some(place)));
            let expected = if kind == '?' { DUIYI_OK } else { DUIYI_ERR_NULL };
            assert_eq!(status, expected, "{}, pointer {place}", row.name);
            if status != DUIYI_OK {
                assert_eq!(world.seen(), before, "{}, pointer {place}", row.name);
            }
        }
    }
}
