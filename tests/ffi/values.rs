//! Unknown values, foreign squares, calls that are not possible now.

use std::ptr::null_mut;

use duiyi::ffi::*;

use crate::world::{D7D5, E2E4, World, init};

type Call = fn(&mut World) -> duiyi_status;

/// Each call fails with that status and changes nothing.
fn refused(calls: &[(&str, duiyi_status, Call)]) {
    for (name, status, call) in calls {
        let mut world = World::new();
        let before = world.seen();
        assert_eq!(call(&mut world), *status, "{name}");
        assert_eq!(world.seen(), before, "{name}");
        assert!(world.game_out.is_null() && world.engine_out.is_null(), "{name}");
    }
}

/// Calls with their status, each with the contract as its promise.
macro_rules! calls {
    ($($name:literal $status:ident: |$w:ident| $call:expr;)*) => {
        // SAFETY: the pointers are what the contract says; the values are what is tried here.
        &[$(($name, $status, |$w: &mut World| unsafe { $call })),*]
    };
}

unsafe fn create(w: &mut World, change: fn(&mut duiyi_game_options)) -> duiyi_status {
    change(&mut w.game_options);
    // SAFETY: contract.
    unsafe { duiyi_game_create(&w.game_options, &mut w.game_out, &mut w.error) }
}

unsafe fn create_engine(w: &mut World, change: fn(&mut duiyi_engine_options)) -> duiyi_status {
    change(&mut w.engine_options);
    // SAFETY: contract.
    unsafe { duiyi_engine_create(&w.engine_options, &mut w.engine_out, &mut w.error) }
}

unsafe fn begin(w: &mut World, change: fn(&mut duiyi_search_limits)) -> duiyi_status {
    change(&mut w.limits);
    // SAFETY: contract.
    unsafe { duiyi_search_begin(w.engine, w.game, &w.limits, &mut w.error) }
}

unsafe fn play(w: &mut World, number: duiyi_move) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_game_play(w.game, number, &mut w.info, &mut w.error) }
}

#[test]
fn unknown_values_are_refused() {
    refused(calls! {
        "variant" DUIYI_ERR_VALUE: |w| duiyi_variant_board(4, &mut w.board_info);
        "game variant" DUIYI_ERR_VALUE: |w| create(w, |o| o.variant = 77);
        "rules" DUIYI_ERR_VALUE: |w| create(w, |o| o.rules = 99);
        "rules of the other game" DUIYI_ERR_UNSUPPORTED: |w| {
            create(w, |o| o.rules = DUIYI_RULES_XIANGQI_SIMPLE)
        };
        "game flags" DUIYI_ERR_UNSUPPORTED: |w| create(w, |o| o.flags = 1 << 31);
        "game reserved" DUIYI_ERR_UNSUPPORTED: |w| create(w, |o| o.reserved[3] = 1);
        "chess960 in chess" DUIYI_ERR_VALUE: |w| create(w, |o| o.chess960_index = 5);
        "chess960 beyond" DUIYI_ERR_VALUE: |w| {
            create(w, |o| (o.variant, o.chess960_index) = (DUIYI_VARIANT_CHESS960, 960))
        };
        "chess960 far beyond" DUIYI_ERR_VALUE: |w| {
            create(w, |o| (o.variant, o.chess960_index) = (DUIYI_VARIANT_CHESS960, 65_536))
        };
        "side" DUIYI_ERR_VALUE: |w| duiyi_game_attacked(w.game, 2, &mut w.squares);
        "resigning side" DUIYI_ERR_VALUE: |w| duiyi_game_resign(w.game, 255);
        "outcome" DUIYI_ERR_VALUE: |w| duiyi_game_adjudicate(w.game, 9, 0, &mut w.error);
        "no end" DUIYI_ERR_VALUE: |w| {
            duiyi_game_adjudicate(w.game, DUIYI_OUTCOME_ONGOING, 0, &mut w.error)
        };
        "termination" DUIYI_ERR_VALUE: |w| {
            duiyi_game_adjudicate(w.game, DUIYI_OUTCOME_DRAW, 999, &mut w.error)
        };
        "no move" DUIYI_ERR_VALUE: |w| play(w, DUIYI_MOVE_NONE);
        "senseless move" DUIYI_ERR_VALUE: |w| play(w, u32::MAX);
        "promotion" DUIYI_ERR_VALUE: |w| {
            duiyi_game_play_squares(w.game, 52, 36, 14, &mut w.info, &mut w.error)
        };
        "promotion to explain" DUIYI_ERR_VALUE: |w| {
            duiyi_game_explain(w.game, 52, 36, 200, &mut w.why)
        };
        "move to look at" DUIYI_ERR_VALUE: |w| duiyi_game_is_legal(w.game, 1 << 20);
        "move to preview" DUIYI_ERR_VALUE: |w| duiyi_game_preview(w.game, 0, &mut w.info);
        "notation to read" DUIYI_ERR_VALUE: |w| {
            let (text, out) = (c"e7e5".as_ptr(), w.moves.as_mut_ptr());
            duiyi_game_parse_move(w.game, text, 4, 5, out, &mut w.error)
        };
        "notation to play" DUIYI_ERR_VALUE: |w| {
            let text = c"e7e5".as_ptr();
            duiyi_game_play_text(w.game, text, 4, u32::MAX, &mut w.info, &mut w.error)
        };
        "notation to write" DUIYI_ERR_VALUE: |w| {
            duiyi_game_format_move(w.game, D7D5, 77, w.text.as_mut_ptr(), 32, &mut w.len)
        };
        "notation of the past" DUIYI_ERR_VALUE: |w| {
            duiyi_game_history_text(w.game, 1, 77, w.text.as_mut_ptr(), 32, &mut w.len)
        };
        "level" DUIYI_ERR_VALUE: |w| begin(w, |l| l.level = 11);
        "level beyond a byte" DUIYI_ERR_VALUE: |w| begin(w, |l| l.level = 256);
        "limits pad" DUIYI_ERR_UNSUPPORTED: |w| begin(w, |l| l.pad = 1);
        "limits reserved" DUIYI_ERR_UNSUPPORTED: |w| begin(w, |l| l.reserved[0] = 1);
        "root moves without moves" DUIYI_ERR_NULL: |w| begin(w, |l| l.root_move_count = 1);
        "level to move" DUIYI_ERR_VALUE: |w| {
            duiyi_engine_move(w.engine, w.game, 256, 0, w.moves.as_mut_ptr(), &mut w.error)
        };
        "engine pad" DUIYI_ERR_UNSUPPORTED: |w| create_engine(w, |o| o.pad = 1);
        "engine reserved" DUIYI_ERR_UNSUPPORTED: |w| create_engine(w, |o| o.reserved[0] = 1);
        "a table of all memory" DUIYI_ERR_MEMORY: |w| create_engine(w, |o| o.table_bytes = usize::MAX);
        "a table on no line" DUIYI_ERR_VALUE: |w| {
            create_engine(w, |o| o.table_memory = std::ptr::without_provenance_mut(8))
        };
        "a table of no size" DUIYI_ERR_VALUE: |w| create_engine(w, |o| {
            (o.table_memory, o.table_bytes) = (std::ptr::without_provenance_mut(64), 63);
        });
    });
}

#[test]
fn root_moves_are_checked_before_anything_happens() {
    refused(calls! {
        "not legal" DUIYI_ERR_ILLEGAL_MOVE: |w| {
            (w.moves[0], w.moves[1]) = (D7D5, E2E4);
            (w.limits.root_moves, w.limits.root_move_count) = (w.moves.as_ptr(), 2);
            let status = begin(w, |_| ());
            assert_eq!(w.error.reason, DUIYI_REASON_EMPTY_SQUARE);
            status
        };
        "senseless" DUIYI_ERR_VALUE: |w| {
            (w.limits.root_moves, w.limits.root_move_count) = (w.moves.as_ptr(), 1);
            begin(w, |_| ())
        };
        "too many" DUIYI_ERR_VALUE: |w| {
            (w.limits.root_moves, w.limits.root_move_count) = (w.moves.as_ptr(), 257);
            begin(w, |_| ())
        };
    });
}

#[test]
fn squares_beyond_the_board_are_refused_and_explained() {
    refused(calls! {
        "targets" DUIYI_ERR_VALUE: |w| duiyi_game_targets(w.game, 64, &mut w.targets);
        "play from" DUIYI_ERR_ILLEGAL_MOVE: |w| {
            duiyi_game_play_squares(w.game, 255, 36, 0, &mut w.info, &mut w.error)
        };
        "play to" DUIYI_ERR_ILLEGAL_MOVE: |w| play(w, 52 | 200 << 8);
        "look at" DUIYI_ERR_ILLEGAL_MOVE: |w| duiyi_game_is_legal(w.game, 99 | 12 << 8);
    });
    let mut world = World::new();
    for square in [64, 89, 90, 127, 128, 200, 255] {
        // SAFETY: contract.
        unsafe {
            for (from, to) in [(square, 12), (12, square), (square, square)] {
                let status = duiyi_game_explain(world.game, from, to, 0, &mut world.why);
                assert_eq!((status, world.why.reason), (DUIYI_OK, DUIYI_REASON_OFF_BOARD));
            }
            let status = duiyi_game_explain_piece(world.game, square, &mut world.why);
            assert_eq!((status, world.why.reason), (DUIYI_OK, DUIYI_REASON_OFF_BOARD));
        }
    }
}

#[test]
fn what_is_not_possible_now_is_refused() {
    refused(calls! {
        "illegal" DUIYI_ERR_ILLEGAL_MOVE: |w| play(w, E2E4);
        "illegal to format" DUIYI_ERR_ILLEGAL_MOVE: |w| {
            duiyi_game_format_move(w.game, E2E4, 0, w.text.as_mut_ptr(), 32, &mut w.len)
        };
        "history 0" DUIYI_ERR_VALUE: |w| duiyi_game_history(w.game, 0, &mut w.info);
        "history beyond" DUIYI_ERR_VALUE: |w| duiyi_game_history(w.game, 3, &mut w.info);
        "history text beyond" DUIYI_ERR_VALUE: |w| {
            duiyi_game_history_text(w.game, u32::MAX, 0, w.text.as_mut_ptr(), 32, &mut w.len)
        };
        "goto beyond" DUIYI_ERR_VALUE: |w| duiyi_game_goto(w.game, 3);
    });
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_game_redo(w.game, null_mut()), DUIYI_OK);
        let before = w.seen();
        assert_eq!(duiyi_game_redo(w.game, &mut w.info), DUIYI_ERR_STATE);
        assert_eq!(w.seen(), before);

        assert_eq!(duiyi_game_resign(w.game, DUIYI_SIDE_WHITE), DUIYI_OK);
        let over = w.seen();
        assert_eq!(duiyi_game_resign(w.game, DUIYI_SIDE_BLACK), DUIYI_ERR_STATE);
        let draw = duiyi_game_adjudicate(w.game, DUIYI_OUTCOME_DRAW, 0, &mut w.error);
        assert_eq!((draw, w.error.status), (DUIYI_ERR_STATE, DUIYI_ERR_STATE));
        assert_eq!(begin(&mut w, |_| ()), DUIYI_ERR_STATE);
        assert_eq!(play(&mut w, D7D5), DUIYI_ERR_ILLEGAL_MOVE);
        assert_eq!(w.error.reason, DUIYI_REASON_GAME_OVER);
        assert_eq!(w.seen(), over);

        assert_eq!(duiyi_game_goto(w.game, 0), DUIYI_OK);
        assert_eq!(duiyi_game_undo(w.game, &mut w.info), DUIYI_ERR_STATE);
    }
}

#[test]
fn an_engine_without_a_search_says_so() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        assert_eq!(create_engine(&mut w, |_| ()), DUIYI_OK);
        let idle = w.engine_out;
        assert_eq!(duiyi_search_step(idle, 10, &mut w.report), DUIYI_ERR_STATE);
        assert_eq!(duiyi_search_run(idle, None, null_mut(), &mut w.report), DUIYI_ERR_STATE);
        w.report = init();
        assert_eq!(duiyi_search_report_get(idle, &mut w.report), DUIYI_OK);
        assert_eq!((w.report.state, w.report.best), (DUIYI_SEARCH_IDLE, DUIYI_MOVE_NONE));
    }
}
