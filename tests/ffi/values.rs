//! Values of structs that are unknown, and calls that are not possible now.

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
        assert!(world.editor_out.is_null() && world.table_out.is_null(), "{name}");
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
    unsafe { duiyi_game_create(w.game_options.at(), &mut w.game_out, w.error.at()) }
}

/// Creates a game with those choices.
unsafe fn choose(w: &mut World, change: fn(&mut duiyi_rule_choices)) -> duiyi_status {
    change(&mut w.choices);
    w.game_options.choices = w.choices.at();
    // SAFETY: contract.
    unsafe { create(w, |_| ()) }
}

unsafe fn create_engine(w: &mut World, change: fn(&mut duiyi_engine_options)) -> duiyi_status {
    change(&mut w.engine_options);
    // SAFETY: contract.
    unsafe { duiyi_engine_create(w.engine_options.at(), &mut w.engine_out, w.error.at()) }
}

unsafe fn begin(w: &mut World, change: fn(&mut duiyi_search_limits)) -> duiyi_status {
    change(&mut w.limits);
    // SAFETY: contract.
    unsafe { duiyi_search_begin(w.engine, w.game, w.limits.at(), w.error.at()) }
}

/// Creates a game with that clock.
unsafe fn wind(w: &mut World, change: fn(&mut duiyi_clock_options)) -> duiyi_status {
    change(&mut w.clock_options);
    w.game_options.clock = w.clock_options.at();
    // SAFETY: contract.
    unsafe { create(w, |_| ()) }
}

/// Sets a table with those options.
unsafe fn sit(w: &mut World, change: fn(&mut duiyi_table_options)) -> duiyi_status {
    w.table_options.engine = w.engine_options.at();
    change(&mut w.table_options);
    // SAFETY: contract.
    unsafe {
        let (options, out) = (w.table_options.at(), &raw mut w.table_out);
        duiyi_table_create(w.game_options.at(), options, out, w.error.at())
    }
}

/// Sits somebody down at black.
unsafe fn seat(w: &mut World, change: fn(&mut duiyi_seat)) -> duiyi_status {
    w.seat.kind = DUIYI_SEAT_OPPONENT;
    change(&mut w.seat);
    // SAFETY: contract.
    unsafe { duiyi_table_set_seat(w.table, DUIYI_SIDE_BLACK, &w.seat, w.error.at()) }
}

unsafe fn set_fields(w: &mut World, change: fn(&mut duiyi_editor_fields)) -> duiyi_status {
    change(&mut w.fields);
    // SAFETY: contract.
    unsafe { duiyi_editor_set_fields(w.editor, w.fields.at()) }
}

unsafe fn create_puzzle(w: &mut World, change: fn(&mut duiyi_puzzle_options)) -> duiyi_status {
    change(&mut w.puzzle_options);
    let (options, out) = (w.puzzle_options.at(), &raw mut w.puzzle_out);
    // SAFETY: contract.
    unsafe { duiyi_puzzle_create(w.mating, 1, options, out, w.error.at()) }
}

unsafe fn merit_text(w: &mut World, change: fn(&mut duiyi_merit)) -> duiyi_status {
    change(&mut w.merit);
    let (merit, text) = (&raw const w.merit, w.text.as_mut_ptr());
    // SAFETY: contract.
    unsafe { duiyi_merit_text(merit, DUIYI_VARIANT_CHESS, 0, text, w.text.len(), &mut w.len) }
}

unsafe fn play(w: &mut World, number: duiyi_move) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_game_play(w.game, number, w.info.at(), w.error.at()) }
}

#[test]
fn unknown_values_are_refused() {
    refused(calls! {
        "game variant" DUIYI_ERR_VALUE: |w| create(w, |o| o.variant = 77);
        "rules" DUIYI_ERR_VALUE: |w| create(w, |o| o.rules = 99);
        "rules of the other game" DUIYI_ERR_UNSUPPORTED: |w| {
            create(w, |o| o.rules = DUIYI_RULES_XIANGQI_SIMPLE)
        };
        "choices of the other game" DUIYI_ERR_UNSUPPORTED: |w| choose(w, |c| {
            c.variant = DUIYI_VARIANT_XIANGQI;
        });
        "choices of no game" DUIYI_ERR_VALUE: |w| choose(w, |c| c.variant = 77);
        "choice" DUIYI_ERR_VALUE: |w| choose(w, |c| c.stalemate_loses = 3);
        "choices' pad" DUIYI_ERR_UNSUPPORTED: |w| choose(w, |c| c.pad[2] = 1);
        "choices reserved" DUIYI_ERR_UNSUPPORTED: |w| choose(w, |c| c.reserved[3] = 1);
        "choices' size" DUIYI_ERR_STRUCT_SIZE: |w| choose(w, |c| c.struct_size = 0);
        "game pad" DUIYI_ERR_UNSUPPORTED: |w| create(w, |o| o.pad = 1);
        "without" DUIYI_ERR_UNSUPPORTED: |w| create(w, |o| o.without = 0x200);
        "game flags" DUIYI_ERR_UNSUPPORTED: |w| create(w, |o| o.flags = 1 << 31);
        "game reserved" DUIYI_ERR_UNSUPPORTED: |w| create(w, |o| o.reserved[2] = 1);
        "chess960 in chess" DUIYI_ERR_VALUE: |w| create(w, |o| o.chess960_index = 5);
        "chess960 beyond" DUIYI_ERR_VALUE: |w| {
            create(w, |o| (o.variant, o.chess960_index) = (DUIYI_VARIANT_CHESS960, 960))
        };
        "chess960 far beyond" DUIYI_ERR_VALUE: |w| {
            create(w, |o| (o.variant, o.chess960_index) = (DUIYI_VARIANT_CHESS960, 65_536))
        };
        "a clock without stages" DUIYI_ERR_VALUE: |w| wind(w, |o| o.stage_count[0] = 0);
        "five stages" DUIYI_ERR_VALUE: |w| wind(w, |o| o.stage_count[1] = 5);
        "a stage after the last" DUIYI_ERR_VALUE: |w| wind(w, |o| o.stage_count = [2, 0]);
        "clock's size" DUIYI_ERR_STRUCT_SIZE: |w| wind(w, |o| o.struct_size = 0);
        "fields' pad" DUIYI_ERR_UNSUPPORTED: |w| set_fields(w, |f| f.pad[1] = 1);
        "fields' flags" DUIYI_ERR_UNSUPPORTED: |w| {
            set_fields(w, |f| f.flags = DUIYI_GAME_FEN_STRICT)
        };
        "fields' side" DUIYI_ERR_VALUE: |w| set_fields(w, |f| f.side_to_move = 2);
        "en passant beyond" DUIYI_ERR_VALUE: |w| set_fields(w, |f| f.en_passant = 64);
        "castling without end" DUIYI_ERR_VALUE: |w| set_fields(w, |f| f.castling = [75; 8]);
        "castling in no letters" DUIYI_ERR_UTF8: |w| set_fields(w, |f| f.castling[0] = 0xFF_u8 as _);
        "a man of the other game" DUIYI_ERR_VALUE: |w| {
            duiyi_editor_put(w.editor, 0, DUIYI_KIND_CANNON)
        };
        "no position" DUIYI_ERR_FEN: |w| {
            let game = &raw mut w.game_out;
            duiyi_editor_start_game(w.editor, w.game_options.at(), game, w.error.at())
        };
        "a position with wrong rules" DUIYI_ERR_UNSUPPORTED: |w| {
            w.game_options.rules = DUIYI_RULES_XIANGQI_AXF;
            let game = &raw mut w.game_out;
            duiyi_editor_start_game(w.editor, w.game_options.at(), game, w.error.at())
        };
        "puzzle's pad" DUIYI_ERR_UNSUPPORTED: |w| create_puzzle(w, |o| o.pad = 1);
        "puzzle reserved" DUIYI_ERR_UNSUPPORTED: |w| create_puzzle(w, |o| o.reserved[1] = 1);
        "a puzzle of all memory" DUIYI_ERR_MEMORY: |w| create_puzzle(w, |o| o.table_bytes = u64::MAX);
        "no merit" DUIYI_ERR_VALUE: |w| merit_text(w, |m| m.kind = DUIYI_MERIT_NONE);
        "a merit of tomorrow" DUIYI_ERR_VALUE: |w| merit_text(w, |m| m.kind = 16);
        "a merit without its piece" DUIYI_ERR_VALUE: |w| merit_text(w, |m| m.piece = 0);
        "level" DUIYI_ERR_VALUE: |w| begin(w, |l| l.level = 11);
        "level beyond a byte" DUIYI_ERR_VALUE: |w| begin(w, |l| l.level = 256);
        "lines" DUIYI_ERR_VALUE: |w| begin(w, |l| l.lines = 9);
        "limits reserved" DUIYI_ERR_UNSUPPORTED: |w| begin(w, |l| l.reserved[0] = 1);
        "root moves without moves" DUIYI_ERR_NULL: |w| begin(w, |l| l.root_move_count = 1);
        "seat" DUIYI_ERR_VALUE: |w| seat(w, |s| s.kind = 2);
        "seat's level" DUIYI_ERR_VALUE: |w| seat(w, |s| s.level = 11);
        "seat's level beyond a byte" DUIYI_ERR_VALUE: |w| seat(w, |s| s.level = 256);
        "seat's pace" DUIYI_ERR_VALUE: |w| seat(w, |s| s.pace = 3);
        "seat's pad" DUIYI_ERR_UNSUPPORTED: |w| seat(w, |s| s.pad = 1);
        "a person with a seed" DUIYI_ERR_UNSUPPORTED: |w| seat(w, |s| (s.kind, s.seed) = (0, 1));
        "table flags" DUIYI_ERR_UNSUPPORTED: |w| sit(w, |o| o.flags = 2);
        "table pad" DUIYI_ERR_UNSUPPORTED: |w| sit(w, |o| o.pad[1] = 1);
        "table's other pad" DUIYI_ERR_UNSUPPORTED: |w| sit(w, |o| o.pad_2 = 1);
        "table reserved" DUIYI_ERR_UNSUPPORTED: |w| sit(w, |o| o.reserved[0] = 1);
        "too many hints" DUIYI_ERR_VALUE: |w| sit(w, |o| o.hints = 65_537);
        "hints and none" DUIYI_ERR_VALUE: |w| {
            sit(w, |o| (o.hints, o.flags) = (3, DUIYI_TABLE_NO_HINTS))
        };
        "no kind" DUIYI_ERR_VALUE: |w| sit(w, |o| o.promotion = 14);
        "no promotion" DUIYI_ERR_VALUE: |w| sit(w, |o| o.promotion = DUIYI_KIND_PAWN);
        "table's level" DUIYI_ERR_VALUE: |w| {
            sit(w, |o| (o.seats[1].kind, o.seats[1].level) = (DUIYI_SEAT_OPPONENT, 11))
        };
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
fn what_is_not_possible_now_is_refused() {
    refused(calls! {
        "illegal" DUIYI_ERR_ILLEGAL_MOVE: |w| play(w, E2E4);
        "illegal to format" DUIYI_ERR_ILLEGAL_MOVE: |w| {
            duiyi_game_format_move(w.game, E2E4, 0, w.text.as_mut_ptr(), 32, &mut w.len)
        };
        "no clock" DUIYI_ERR_STATE: |w| duiyi_game_clock(w.game, w.clock.at());
        "no options" DUIYI_ERR_STATE: |w| {
            duiyi_game_clock_options(w.game, w.clock_options.at())
        };
        "nothing to start" DUIYI_ERR_STATE: |w| duiyi_game_start_clock(w.game, 0);
        "nothing to pause" DUIYI_ERR_STATE: |w| duiyi_game_pause_clock(w.game, 0);
        "history 0" DUIYI_ERR_VALUE: |w| duiyi_game_history(w.game, 0, w.info.at());
        "history beyond" DUIYI_ERR_VALUE: |w| duiyi_game_history(w.game, 3, w.info.at());
        "history text beyond" DUIYI_ERR_VALUE: |w| {
            duiyi_game_history_text(w.game, u32::MAX, 0, w.text.as_mut_ptr(), 32, &mut w.len)
        };
        "goto beyond" DUIYI_ERR_VALUE: |w| duiyi_game_goto(w.game, 3, w.error.at());
        "a hint for another game" DUIYI_ERR_STATE: |w| {
            duiyi_hint_get(w.engine, w.mating, w.hint.at(), w.error.at())
        };
        "a review of a move taken back" DUIYI_ERR_VALUE: |w| {
            duiyi_review_create(w.game, 2, 0, &mut w.review_out, w.error.at())
        };
        "a puzzle's move that is not legal" DUIYI_ERR_ILLEGAL_MOVE: |w| {
            duiyi_puzzle_play(w.puzzle, E2E4, w.error.at())
        };
    });
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_game_redo(w.game, null_mut(), null_mut()), DUIYI_OK);
        let before = w.seen();
        assert_eq!(duiyi_game_redo(w.game, w.info.at(), w.error.at()), DUIYI_ERR_STATE);
        assert_eq!(w.seen(), before);

        assert_eq!(duiyi_game_resign(w.game, DUIYI_SIDE_WHITE, w.error.at()), DUIYI_OK);
        let over = w.seen();
        assert_eq!(duiyi_game_resign(w.game, DUIYI_SIDE_BLACK, w.error.at()), DUIYI_ERR_STATE);
        let draw = duiyi_game_adjudicate(w.game, DUIYI_OUTCOME_DRAW, 0, w.error.at());
        assert_eq!((draw, w.error.status), (DUIYI_ERR_STATE, DUIYI_ERR_STATE));
        assert_eq!(begin(&mut w, |_| ()), DUIYI_ERR_STATE);
        assert_eq!(play(&mut w, D7D5), DUIYI_ERR_ILLEGAL_MOVE);
        assert_eq!(w.error.reason, DUIYI_REASON_GAME_OVER);
        assert_eq!(w.seen(), over);

        assert_eq!(duiyi_game_goto(w.game, 0, w.error.at()), DUIYI_OK);
        assert_eq!(duiyi_game_undo(w.game, w.info.at(), w.error.at()), DUIYI_ERR_STATE);
    }
}

#[test]
fn an_engine_without_a_search_says_so() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        assert_eq!(create_engine(&mut w, |_| ()), DUIYI_OK);
        let idle = w.engine_out;
        assert_eq!(duiyi_search_step(idle, 10, w.report.at()), DUIYI_ERR_STATE);
        assert_eq!(duiyi_search_line(idle, 0, w.line.at()), DUIYI_ERR_VALUE);
        assert_eq!(duiyi_search_run(idle, None, null_mut(), w.report.at()), DUIYI_ERR_STATE);
        *w.report = init();
        assert_eq!(duiyi_search_report_get(idle, w.report.at()), DUIYI_OK);
        assert_eq!((w.report.state, w.report.best), (DUIYI_SEARCH_IDLE, DUIYI_MOVE_NONE));
    }
}
