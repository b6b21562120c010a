//! Every function of the header with good arguments, and the same call with one argument odd.

use std::ffi::{CStr, c_char, c_void};
use std::ptr::{null, null_mut};

use duiyi::ffi::*;

use crate::world::{A1A8, CODE, E7E5, PGN, SAVED, World};

/// The arguments of one call, in the order of the function. One of them may be odd: in its place
/// stands another number, or NULL.
pub(crate) struct Arguments {
    odd: Option<(usize, u64)>,
    /// Of those given so far: is it a pointer?
    pub(crate) pointers: Vec<bool>,
}

impl Arguments {
    /// An argument, or what stands in its place.
    fn of<T: Value>(&mut self, good: T) -> T {
        let place = self.pointers.len();
        self.pointers.push(T::IS_POINTER);
        match self.odd {
            Some((odd, bits)) if odd == place => T::odd(bits),
            _ => good,
        }
    }
}

/// What may be an argument.
trait Value {
    const IS_POINTER: bool;
    fn odd(bits: u64) -> Self;
}

macro_rules! numbers {
    ($($number:ident)*) => {$(
        impl Value for $number {
            const IS_POINTER: bool = false;
            fn odd(bits: u64) -> $number {
                bits as $number
            }
        }
    )*};
}

numbers! { u8 i32 u32 u64 usize }

macro_rules! pointers {
    ($([$($generic:ident)?] $pointer:ty, $null:expr;)*) => {$(
        impl$(<$generic>)? Value for $pointer {
            const IS_POINTER: bool = true;
            fn odd(_: u64) -> $pointer {
                $null
            }
        }
    )*};
}

pointers! {
    [T] *mut T, null_mut();
    [T] *const T, null();
    [] duiyi_progress_fn, None;
}

/// A function: its name, its pointer arguments, and a call that succeeds unless an argument is odd.
/// `!` stands for a pointer that must not be NULL, `?` for one that may be.
pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) pointers: &'static str,
    call: fn(&mut World, &mut Arguments) -> duiyi_status,
}

impl Row {
    /// The call with good arguments.
    pub(crate) fn call(&self, world: &mut World) -> duiyi_status {
        (self.call)(world, &mut Arguments { odd: None, pointers: Vec::with_capacity(8) })
    }

    /// The call with `bits` in one place; 0 is NULL.
    pub(crate) fn call_with(&self, world: &mut World, place: usize, bits: u64) -> duiyi_status {
        let odd = Some((place, bits));
        (self.call)(world, &mut Arguments { odd, pointers: Vec::with_capacity(8) })
    }

    /// For each argument that the call has: is it a pointer?
    pub(crate) fn arguments(&self) -> Vec<bool> {
        let mut arguments = Arguments { odd: None, pointers: Vec::new() };
        (self.call)(&mut World::new(), &mut arguments);
        arguments.pointers
    }
}

/// One win.
pub(crate) const CARD: &CStr = c"{\"duiyi_card\":1,\"rows\":[{\"device\":\"phone\",\"variant\":\
    \"chess\",\"mode\":\"\",\"level\":0,\"wins\":1,\"losses\":0,\"draws\":0}]}";

/// The static texts of the header.
fn text_is_there(text: *const c_char) -> duiyi_status {
    // SAFETY: the header says static and never NULL.
    assert!(unsafe { CStr::from_ptr(text) }.to_str().is_ok());
    DUIYI_OK
}

/// Stops at once, to be short.
unsafe extern "C" fn stop(_: *mut c_void, _: *const duiyi_search_report) -> i32 {
    1
}

macro_rules! rows {
    ($($name:ident $pointers:literal: |$w:pat_param, $a:pat_param| $call:expr;)*) => {
        // SAFETY: the pointers are what the contract says, or NULL, which is what is tried here.
        &[$(Row {
            name: stringify!($name),
            pointers: $pointers,
            call: |$w, $a| { #[allow(unused_unsafe)] unsafe { $call } },
        }),*]
    };
}

pub(crate) const ROWS: &[Row] = rows! {
    duiyi_version "": |_, _| i32::from(duiyi_version() == 0);
    duiyi_version_string "": |_, _| text_is_there(duiyi_version_string());
    duiyi_abi_version "": |_, _| i32::from(duiyi_abi_version() != DUIYI_ABI_VERSION);
    duiyi_engine_fingerprint "": |_, _| {
        i32::from(duiyi_engine_fingerprint() != duiyi::engine::FINGERPRINT)
    };
    duiyi_build_features "": |_, _| text_is_there(duiyi_build_features());
    duiyi_status_name "": |_, a| text_is_there(duiyi_status_name(a.of(DUIYI_ERR_PANIC)));
    duiyi_variant_board "!": |w, a| {
        duiyi_variant_board(a.of(DUIYI_VARIANT_XIANGQI), a.of(w.board_info.at()))
    };
    duiyi_rules_get "!": |w, a| {
        duiyi_rules_get(a.of(DUIYI_RULES_XIANGQI_WXF), a.of(w.choices.at()))
    };
    duiyi_rules_describe "!": |w, a| duiyi_rules_describe(a.of(16), a.of(w.choice.at()));
    duiyi_game_create "?!?": |w, a| {
        let options = w.game_options.at();
        duiyi_game_create(a.of(options), a.of(&raw mut w.game_out), a.of(w.error.at()))
    };
    duiyi_game_clone "!!": |w, a| duiyi_game_clone(a.of(w.game), a.of(&raw mut w.game_out));
    duiyi_game_destroy "?": |w, a| {
        duiyi_game_destroy(a.of(w.game_out));
        if a.odd.is_none() {
            w.game_out = null_mut();
        }
        DUIYI_OK
    };
    duiyi_game_reset "!": |w, a| duiyi_game_reset(a.of(w.game));
    duiyi_game_set_tag "!!!?": |w, a| {
        let (game, name, name_len) = (a.of(w.game), a.of(c"Event".as_ptr()), a.of(5));
        let (value, value_len) = (a.of(c"Cup".as_ptr()), a.of(3));
        duiyi_game_set_tag(game, name, name_len, value, value_len, a.of(w.error.at()))
    };
    duiyi_game_tag "!!!?": |w, a| {
        let (game, name, name_len) = (a.of(w.game), a.of(c"White".as_ptr()), a.of(5));
        let (text, cap) = (a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        duiyi_game_tag(game, name, name_len, text, cap, a.of(&raw mut w.len))
    };
    duiyi_game_tag_name "!!?": |w, a| {
        let (game, index, text) = (a.of(w.game), a.of(0), a.of(w.text.as_mut_ptr()));
        duiyi_game_tag_name(game, index, text, a.of(w.text.len()), a.of(&raw mut w.len))
    };
    duiyi_game_save_json "!!?": |w, a| {
        let (game, text) = (a.of(w.game), a.of(w.text.as_mut_ptr()));
        duiyi_game_save_json(game, text, a.of(w.text.len()), a.of(&raw mut w.len))
    };
    duiyi_game_load_json "!!?": |w, a| {
        let (text, len) = (a.of(SAVED.as_ptr()), a.of(SAVED.count_bytes()));
        duiyi_game_load_json(text, len, a.of(&raw mut w.game_out), a.of(w.error.at()))
    };
    duiyi_game_replay_code "!?!?": |w, a| {
        let (game, seeds) = (a.of(w.game), a.of(w.seeds.as_ptr()));
        let (text, cap) = (a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        duiyi_game_replay_code(game, seeds, text, cap, a.of(&raw mut w.len))
    };
    duiyi_game_load_replay_code "!!??": |w, a| {
        let (text, len) = (a.of(CODE.as_ptr()), a.of(CODE.count_bytes()));
        let (out, seeds) = (a.of(&raw mut w.game_out), a.of(w.seeds.as_mut_ptr()));
        duiyi_game_load_replay_code(text, len, out, seeds, a.of(w.error.at()))
    };
    duiyi_editor_create "!": |w, a| {
        duiyi_editor_create(a.of(DUIYI_VARIANT_XIANGQI), a.of(&raw mut w.editor_out))
    };
    duiyi_editor_of_game "!!": |w, a| {
        duiyi_editor_of_game(a.of(w.game), a.of(&raw mut w.editor_out))
    };
    duiyi_editor_destroy "?": |w, a| {
        duiyi_editor_destroy(a.of(w.editor_out));
        if a.odd.is_none() {
            w.editor_out = null_mut();
        }
        DUIYI_OK
    };
    duiyi_editor_put "!": |w, a| {
        duiyi_editor_put(a.of(w.editor), a.of(27), a.of(DUIYI_KIND_QUEEN))
    };
    duiyi_editor_board "!!": |w, a| {
        duiyi_editor_board(a.of(w.editor), a.of(w.board.as_mut_ptr()), a.of(w.board.len()))
    };
    duiyi_editor_clear "!": |w, a| duiyi_editor_clear(a.of(w.editor));
    duiyi_editor_get_fields "!!": |w, a| {
        duiyi_editor_get_fields(a.of(w.editor), a.of(w.fields.at()))
    };
    duiyi_editor_set_fields "!?": |w, a| {
        duiyi_editor_set_fields(a.of(w.editor), a.of(w.fields.at()))
    };
    duiyi_editor_fen "!!?": |w, a| {
        let (editor, text) = (a.of(w.editor), a.of(w.text.as_mut_ptr()));
        duiyi_editor_fen(editor, text, a.of(w.text.len()), a.of(&raw mut w.len))
    };
    duiyi_editor_check "!!": |w, a| duiyi_editor_check(a.of(w.editor), a.of(w.problem.at()));
    duiyi_editor_start_game "!?!?": |w, a| {
        w.finish_setting_up();
        let (editor, options) = (a.of(w.editor), a.of(w.game_options.at()));
        let status = duiyi_editor_start_game(
            editor, options, a.of(&raw mut w.game_out), a.of(w.error.at()));
        duiyi_editor_put(w.editor, 63, DUIYI_PIECE_NONE);
        status
    };
    duiyi_game_state "!!": |w, a| duiyi_game_state(a.of(w.game), a.of(w.state.at()));
    duiyi_game_board "!!": |w, a| {
        duiyi_game_board(a.of(w.game), a.of(w.board.as_mut_ptr()), a.of(w.board.len()))
    };
    duiyi_game_fen "!!?": |w, a| {
        let (game, text) = (a.of(w.game), a.of(w.text.as_mut_ptr()));
        duiyi_game_fen(game, text, a.of(w.text.len()), a.of(&raw mut w.len))
    };
    duiyi_game_material "!!": |w, a| duiyi_game_material(a.of(w.game), a.of(w.material.at()));
    duiyi_game_attacked "!!": |w, a| {
        duiyi_game_attacked(a.of(w.game), a.of(DUIYI_SIDE_BLACK), a.of(&raw mut w.squares))
    };
    duiyi_game_legal_moves "!!!": |w, a| {
        let (game, moves) = (a.of(w.game), a.of(w.moves.as_mut_ptr()));
        duiyi_game_legal_moves(game, moves, a.of(w.moves.len() as u32), a.of(&raw mut w.count))
    };
    duiyi_game_targets "!!": |w, a| {
        duiyi_game_targets(a.of(w.game), a.of(52), a.of(&raw mut w.targets))
    };
    duiyi_game_is_legal "!": |w, a| duiyi_game_is_legal(a.of(w.game), a.of(E7E5));
    duiyi_game_preview "!!": |w, a| {
        duiyi_game_preview(a.of(w.game), a.of(E7E5), a.of(w.info.at()))
    };
    duiyi_game_explain "!!": |w, a| {
        duiyi_game_explain(a.of(w.game), a.of(52), a.of(36), a.of(0), a.of(w.why.at()))
    };
    duiyi_game_explain_piece "!!": |w, a| {
        duiyi_game_explain_piece(a.of(w.game), a.of(52), a.of(w.why.at()))
    };
    duiyi_game_evidence "!!": |w, a| duiyi_game_evidence(a.of(w.game), a.of(w.evidence.at()));
    duiyi_game_parse_move "!!!?": |w, a| {
        let (game, text, len) = (a.of(w.game), a.of(c"e7e5".as_ptr()), a.of(4));
        let (notation, out) = (a.of(DUIYI_NOTATION_AUTO), a.of(w.moves.as_mut_ptr()));
        duiyi_game_parse_move(game, text, len, notation, out, a.of(w.error.at()))
    };
    duiyi_game_format_move "!!?": |w, a| {
        let (game, number, notation) = (a.of(w.game), a.of(E7E5), a.of(DUIYI_NOTATION_UCI));
        let (text, cap) = (a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        duiyi_game_format_move(game, number, notation, text, cap, a.of(&raw mut w.len))
    };
    duiyi_game_history "!!": |w, a| {
        duiyi_game_history(a.of(w.game), a.of(1), a.of(w.info.at()))
    };
    duiyi_game_history_text "!!?": |w, a| {
        let (game, ply, notation) = (a.of(w.game), a.of(1), a.of(DUIYI_NOTATION_UCI));
        let (text, cap) = (a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        duiyi_game_history_text(game, ply, notation, text, cap, a.of(&raw mut w.len))
    };
    duiyi_game_fen_at "!!?": |w, a| {
        let (game, ply, text) = (a.of(w.game), a.of(2), a.of(w.text.as_mut_ptr()));
        duiyi_game_fen_at(game, ply, text, a.of(w.text.len()), a.of(&raw mut w.len))
    };
    duiyi_game_board_at "!!": |w, a| {
        let (game, ply, board) = (a.of(w.game), a.of(2), a.of(w.board.as_mut_ptr()));
        duiyi_game_board_at(game, ply, board, a.of(w.board.len()))
    };
    duiyi_game_material_at "!!": |w, a| {
        duiyi_game_material_at(a.of(w.game), a.of(2), a.of(w.material.at()))
    };
    duiyi_game_changed_since "!!": |w, a| {
        duiyi_game_changed_since(a.of(w.game), a.of(0), a.of(&raw mut w.squares))
    };
    duiyi_game_play "!??": |w, a| {
        duiyi_game_play(a.of(w.game), a.of(E7E5), a.of(w.info.at()), a.of(w.error.at()))
    };
    duiyi_game_play_squares "!??": |w, a| {
        let (game, from, to, promotion) = (a.of(w.game), a.of(52), a.of(36), a.of(0));
        duiyi_game_play_squares(game, from, to, promotion, a.of(w.info.at()), a.of(w.error.at()))
    };
    duiyi_game_play_text "!!??": |w, a| {
        let (game, text, len) = (a.of(w.game), a.of(c"e7e5".as_ptr()), a.of(4));
        let (notation, info) = (a.of(DUIYI_NOTATION_AUTO), a.of(w.info.at()));
        duiyi_game_play_text(game, text, len, notation, info, a.of(w.error.at()))
    };
    duiyi_game_undo "!??": |w, a| {
        duiyi_game_undo(a.of(w.game), a.of(w.info.at()), a.of(w.error.at()))
    };
    duiyi_game_redo "!??": |w, a| {
        duiyi_game_redo(a.of(w.game), a.of(w.info.at()), a.of(w.error.at()))
    };
    duiyi_game_goto "!?": |w, a| duiyi_game_goto(a.of(w.game), a.of(0), a.of(w.error.at()));
    duiyi_game_offer_draw "!?": |w, a| {
        duiyi_game_offer_draw(a.of(w.game), a.of(DUIYI_SIDE_WHITE), a.of(w.error.at()))
    };
    duiyi_game_accept_draw "!?": |w, a| {
        duiyi_game_accept_draw(a.of(w.offered), a.of(DUIYI_SIDE_BLACK), a.of(w.error.at()))
    };
    duiyi_game_decline_draw "!?": |w, a| {
        duiyi_game_decline_draw(a.of(w.offered), a.of(DUIYI_SIDE_BLACK), a.of(w.error.at()))
    };
    duiyi_game_agree_draw "!?": |w, a| duiyi_game_agree_draw(a.of(w.game), a.of(w.error.at()));
    duiyi_game_resign "!?": |w, a| {
        duiyi_game_resign(a.of(w.game), a.of(DUIYI_SIDE_WHITE), a.of(w.error.at()))
    };
    duiyi_game_flag "!?": |w, a| {
        duiyi_game_flag(a.of(w.game), a.of(DUIYI_SIDE_WHITE), a.of(w.error.at()))
    };
    duiyi_game_forfeit "!?": |w, a| {
        duiyi_game_forfeit(a.of(w.game), a.of(DUIYI_SIDE_WHITE), a.of(w.error.at()))
    };
    duiyi_game_abandon "!?": |w, a| duiyi_game_abandon(a.of(w.game), a.of(w.error.at()));
    duiyi_game_claim_draw "!?": |w, a| {
        let (game, claim) = (a.of(w.claimed), a.of(DUIYI_CLAIM_NO_PROGRESS));
        duiyi_game_claim_draw(game, claim, a.of(DUIYI_MOVE_NONE), a.of(w.error.at()))
    };
    duiyi_game_adjudicate "!?": |w, a| {
        let (game, outcome) = (a.of(w.game), a.of(DUIYI_OUTCOME_DRAW));
        duiyi_game_adjudicate(game, outcome, a.of(DUIYI_TERMINATION_NONE), a.of(w.error.at()))
    };
    duiyi_game_clock "!!": |w, a| duiyi_game_clock(a.of(w.timed), a.of(w.clock.at()));
    duiyi_game_clock_options "!!": |w, a| {
        duiyi_game_clock_options(a.of(w.timed), a.of(w.clock_options.at()))
    };
    duiyi_game_start_clock "!": |w, a| duiyi_game_start_clock(a.of(w.timed), a.of(4_000));
    duiyi_game_pause_clock "!": |w, a| duiyi_game_pause_clock(a.of(w.timed), a.of(4_000));
    duiyi_game_tick "!": |w, a| duiyi_game_tick(a.of(w.timed), a.of(4_000));
    duiyi_game_next_event "!!": |w, a| {
        duiyi_game_next_event(a.of(w.game), a.of(w.event.at()))
    };
    duiyi_game_dropped_events "!!": |w, a| {
        duiyi_game_dropped_events(a.of(w.game), a.of(&raw mut w.count))
    };
    duiyi_engine_create "?!?": |w, a| {
        let options = w.engine_options.at();
        duiyi_engine_create(a.of(options), a.of(&raw mut w.engine_out), a.of(w.error.at()))
    };
    duiyi_engine_destroy "?": |w, a| {
        duiyi_engine_destroy(a.of(w.engine_out));
        if a.odd.is_none() {
            w.engine_out = null_mut();
        }
        DUIYI_OK
    };
    duiyi_engine_bytes "?": |w, a| {
        i32::from((duiyi_engine_bytes(a.of(w.engine)) == 0) != a.odd.is_some())
    };
    duiyi_engine_clear "!": |w, a| duiyi_engine_clear(a.of(w.engine));
    duiyi_search_begin "!!??": |w, a| {
        let (engine, game) = (a.of(w.engine), a.of(w.game));
        duiyi_search_begin(engine, game, a.of(w.limits.at()), a.of(w.error.at()))
    };
    duiyi_search_step "!?": |w, a| {
        duiyi_search_step(a.of(w.engine), a.of(100), a.of(w.report.at()))
    };
    duiyi_search_run "!???": |w, a| {
        // Without a function to stop it, it is stopped before it starts.
        duiyi_search_stop(w.engine);
        let (engine, progress) = (a.of(w.engine), a.of::<duiyi_progress_fn>(Some(stop)));
        duiyi_search_run(engine, progress, a.of((&raw mut w.number).cast()), a.of(w.report.at()))
    };
    duiyi_search_stop "?": |w, a| {
        duiyi_search_stop(a.of(w.engine));
        DUIYI_OK
    };
    duiyi_search_report_get "!!": |w, a| {
        duiyi_search_report_get(a.of(w.engine), a.of(w.report.at()))
    };
    duiyi_search_line "!!": |w, a| {
        duiyi_search_line(a.of(w.engine), a.of(0), a.of(w.line.at()))
    };
    duiyi_engine_move "!!!?": |w, a| {
        let (engine, game, level) = (a.of(w.engine), a.of(w.game), a.of(1));
        let (seed, out) = (a.of(7), a.of(w.moves.as_mut_ptr()));
        duiyi_engine_move(engine, game, level, seed, out, a.of(w.error.at()))
    };
    duiyi_engine_evaluate "!!!": |w, a| {
        let (engine, game) = (a.of(w.engine), a.of(w.game));
        duiyi_engine_evaluate(engine, game, a.of(&raw mut w.number))
    };
    duiyi_game_threats "!!": |w, a| {
        duiyi_game_threats(a.of(w.mating), a.of(DUIYI_SIDE_BLACK), a.of(w.threats.at()))
    };
    duiyi_hint_begin "!!?": |w, a| {
        let (engine, game) = (a.of(w.engine), a.of(w.game));
        duiyi_hint_begin(engine, game, a.of(500), a.of(w.error.at()))
    };
    duiyi_hint_get "!!!?": |w, a| {
        let (engine, game) = (a.of(w.engine), a.of(w.game));
        duiyi_hint_get(engine, game, a.of(w.hint.at()), a.of(w.error.at()))
    };
    duiyi_merit_text "!!?": |w, a| {
        let (merit, variant) = (a.of(&raw const w.merit), a.of(DUIYI_VARIANT_CHESS));
        let (language, text) = (a.of(DUIYI_LANGUAGE_EN), a.of(w.text.as_mut_ptr()));
        let (cap, len) = (a.of(w.text.len()), a.of(&raw mut w.len));
        duiyi_merit_text(merit, variant, language, text, cap, len)
    };
    duiyi_review_create "!!?": |w, a| {
        let (game, ply, max_nodes) = (a.of(w.game), a.of(1), a.of(60));
        duiyi_review_create(game, ply, max_nodes, a.of(&raw mut w.review_out), a.of(w.error.at()))
    };
    duiyi_review_destroy "?": |w, a| {
        duiyi_review_destroy(a.of(w.review_out));
        if a.odd.is_none() {
            w.review_out = null_mut();
        }
        DUIYI_OK
    };
    duiyi_review_step "!!??": |w, a| {
        let (review, engine, nodes) = (a.of(w.review), a.of(w.engine), a.of(100));
        duiyi_review_step(review, engine, nodes, a.of(&raw mut w.count), a.of(w.error.at()))
    };
    duiyi_review_judgement "!!": |w, a| {
        duiyi_review_judgement(a.of(w.review), a.of(w.judgement.at()))
    };
    duiyi_puzzle_create "!?!?": |w, a| {
        let (game, moves, options) = (a.of(w.mating), a.of(2), a.of(w.puzzle_options.at()));
        duiyi_puzzle_create(game, moves, options, a.of(&raw mut w.puzzle_out), a.of(w.error.at()))
    };
    duiyi_puzzle_destroy "?": |w, a| {
        duiyi_puzzle_destroy(a.of(w.puzzle_out));
        if a.odd.is_none() {
            w.puzzle_out = null_mut();
        }
        DUIYI_OK
    };
    duiyi_puzzle_play "!?": |w, a| {
        duiyi_puzzle_play(a.of(w.puzzle), a.of(A1A8), a.of(w.error.at()))
    };
    duiyi_puzzle_step "!?": |w, a| {
        duiyi_puzzle_step(a.of(w.puzzle), a.of(100), a.of(w.puzzle_report.at()))
    };
    duiyi_puzzle_report_get "!!": |w, a| {
        duiyi_puzzle_report_get(a.of(w.puzzle), a.of(w.puzzle_report.at()))
    };
    duiyi_puzzle_text "!!?": |w, a| {
        let (puzzle, language) = (a.of(w.puzzle), a.of(DUIYI_LANGUAGE_EN));
        let (text, cap) = (a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        duiyi_puzzle_text(puzzle, language, text, cap, a.of(&raw mut w.len))
    };
    duiyi_manners_after "!": |w, a| {
        let (manners, kind, score) = (a.of(0), a.of(DUIYI_SCORE_CENTIPAWNS), a.of(-950));
        duiyi_manners_after(manners, kind, score, a.of(70), a.of(&raw mut w.count))
    };
    duiyi_manners_declined "!": |w, a| {
        duiyi_manners_declined(a.of(0), a.of(&raw mut w.count))
    };
    duiyi_manners_conduct "!": |w, a| {
        let (manners, allowed, level) = (a.of(0), a.of(DUIYI_CONDUCT_RESIGN), a.of(5));
        duiyi_manners_conduct(manners, allowed, level, a.of(&raw mut w.count))
    };
    duiyi_score_card_record "!!!???": |w, a| {
        let (card, len, entry) = (a.of(CARD.as_ptr()), a.of(CARD.count_bytes()), w.entry.at());
        let (entry, json, cap) = (a.of(entry), a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        let (out_len, counted) = (a.of(&raw mut w.len), a.of(&raw mut w.count));
        duiyi_score_card_record(card, len, entry, json, cap, out_len, counted, a.of(w.error.at()))
    };
    duiyi_score_card_merge "!!!??": |w, a| {
        let (one, one_len) = (a.of(CARD.as_ptr()), a.of(CARD.count_bytes()));
        let (two, two_len) = (a.of(CARD.as_ptr()), a.of(CARD.count_bytes()));
        let (json, cap) = (a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        let len = a.of(&raw mut w.len);
        duiyi_score_card_merge(one, one_len, two, two_len, json, cap, len, a.of(w.error.at()))
    };
    duiyi_score_card_tally "!?!?": |w, a| {
        let (card, len, filter) = (a.of(CARD.as_ptr()), a.of(CARD.count_bytes()), w.filter.at());
        let (filter, tally) = (a.of(filter), a.of(w.tally.at()));
        duiyi_score_card_tally(card, len, filter, tally, a.of(w.error.at()))
    };
    duiyi_reader_create "?!": |w, a| {
        duiyi_reader_create(a.of(w.reader_options.at()), a.of(&raw mut w.reader_out))
    };
    duiyi_reader_destroy "?": |w, a| {
        duiyi_reader_destroy(a.of(w.reader_out));
        if a.odd.is_none() {
            w.reader_out = null_mut();
        }
        DUIYI_OK
    };
    duiyi_reader_feed "!!": |w, a| {
        duiyi_reader_feed(a.of(w.reader), a.of(PGN.as_ptr()), a.of(PGN.count_bytes()))
    };
    duiyi_reader_finish "!": |w, a| duiyi_reader_finish(a.of(w.reader));
    duiyi_reader_next_game "!!?": |w, a| {
        let (reader, out) = (a.of(w.reader), a.of(&raw mut w.game_out));
        duiyi_reader_next_game(reader, out, a.of(w.error.at()))
    };
    duiyi_reader_next_tree "!!?": |w, a| {
        let (reader, out) = (a.of(w.reader), a.of(&raw mut w.tree_out));
        duiyi_reader_next_tree(reader, out, a.of(w.error.at()))
    };
    duiyi_tree_destroy "?": |w, a| {
        duiyi_tree_destroy(a.of(w.tree_out));
        if a.odd.is_none() {
            w.tree_out = null_mut();
        }
        DUIYI_OK
    };
    duiyi_tree_info_get "!!": |w, a| duiyi_tree_info_get(a.of(w.tree), a.of(w.tree_info.at()));
    duiyi_tree_node_get "!!": |w, a| {
        duiyi_tree_node_get(a.of(w.tree), a.of(2), a.of(w.tree_node.at()))
    };
    duiyi_tree_note "!!!?": |w, a| {
        let (tree, node, index) = (a.of(w.tree), a.of(1), a.of(0));
        let (kind, text) = (a.of(&raw mut w.note), a.of(w.text.as_mut_ptr()));
        let cap = a.of(w.text.len());
        duiyi_tree_note(tree, node, index, kind, text, cap, a.of(&raw mut w.len))
    };
    duiyi_tree_move_text "!!?": |w, a| {
        let (tree, node, notation) = (a.of(w.tree), a.of(2), a.of(DUIYI_NOTATION_LAN));
        let (text, cap) = (a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        duiyi_tree_move_text(tree, node, notation, text, cap, a.of(&raw mut w.len))
    };
    duiyi_tree_start_fen "!!?": |w, a| {
        let (tree, text) = (a.of(w.tree), a.of(w.text.as_mut_ptr()));
        duiyi_tree_start_fen(tree, text, a.of(w.text.len()), a.of(&raw mut w.len))
    };
    duiyi_tree_tag "!!!?": |w, a| {
        let (tree, name, name_len) = (a.of(w.tree), a.of(c"White".as_ptr()), a.of(5));
        let (text, cap) = (a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        duiyi_tree_tag(tree, name, name_len, text, cap, a.of(&raw mut w.len))
    };
    duiyi_tree_tag_name "!!?": |w, a| {
        let (tree, index, text) = (a.of(w.tree), a.of(0), a.of(w.text.as_mut_ptr()));
        duiyi_tree_tag_name(tree, index, text, a.of(w.text.len()), a.of(&raw mut w.len))
    };
    duiyi_tree_save_pgn "!!?": |w, a| {
        let (tree, notation, text) = (a.of(w.tree), a.of(0), a.of(w.text.as_mut_ptr()));
        duiyi_tree_save_pgn(tree, notation, text, a.of(w.text.len()), a.of(&raw mut w.len))
    };
    duiyi_tree_game "!!?": |w, a| {
        let (tree, node, out) = (a.of(w.tree), a.of(2), a.of(&raw mut w.game_out));
        duiyi_tree_game(tree, node, out, a.of(w.error.at()))
    };
    duiyi_game_load_pgn "!!?": |w, a| {
        let (text, len, index) = (a.of(PGN.as_ptr()), a.of(PGN.count_bytes()), a.of(1));
        duiyi_game_load_pgn(text, len, index, a.of(&raw mut w.game_out), a.of(w.error.at()))
    };
    duiyi_game_save_pgn "!!?": |w, a| {
        let (game, notation, text) = (a.of(w.game), a.of(0), a.of(w.text.as_mut_ptr()));
        duiyi_game_save_pgn(game, notation, text, a.of(w.text.len()), a.of(&raw mut w.len))
    };
    duiyi_text "!?": |w, a| {
        let (family, code) = (a.of(DUIYI_TEXT_REASON), a.of(DUIYI_REASON_HORSE_LEG));
        let (language, text) = (a.of(DUIYI_LANGUAGE_ZH_HANS), a.of(w.text.as_mut_ptr()));
        duiyi_text(family, code, language, text, a.of(w.text.len()), a.of(&raw mut w.len))
    };
    duiyi_game_verdict_text "!!?": |w, a| {
        let (game, language) = (a.of(w.game), a.of(DUIYI_LANGUAGE_EN));
        let (text, cap) = (a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        duiyi_game_verdict_text(game, language, text, cap, a.of(&raw mut w.len))
    };
    duiyi_game_refusal_text "!!?": |w, a| {
        let (game, from, to) = (a.of(w.game), a.of(59), a.of(52));
        let (promotion, language) = (a.of(DUIYI_KIND_NONE), a.of(DUIYI_LANGUAGE_ZH_HANT));
        let (text, cap) = (a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        let len = a.of(&raw mut w.len);
        duiyi_game_refusal_text(game, from, to, promotion, language, text, cap, len)
    };
    duiyi_game_evidence_text "!!?": |w, a| {
        let (game, language) = (a.of(w.game), a.of(0));
        let (text, cap) = (a.of(w.text.as_mut_ptr()), a.of(w.text.len()));
        duiyi_game_evidence_text(game, language, text, cap, a.of(&raw mut w.len))
    };
    duiyi_game_event_text "!!!?": |w, a| {
        let (game, event) = (a.of(w.game), a.of(w.event.at().cast_const()));
        let (language, text) = (a.of(0), a.of(w.text.as_mut_ptr()));
        let (cap, len) = (a.of(w.text.len()), a.of(&raw mut w.len));
        duiyi_game_event_text(game, event, language, text, cap, len)
    };
    duiyi_table_create "??!?": |w, a| {
        w.table_options.engine = w.engine_options.at();
        let (game, options) = (w.game_options.at(), w.table_options.at());
        let out = &raw mut w.table_out;
        duiyi_table_create(a.of(game), a.of(options), a.of(out), a.of(w.error.at()))
    };
    duiyi_table_destroy "?": |w, a| {
        duiyi_table_destroy(a.of(w.table_out));
        if a.odd.is_none() {
            w.table_out = null_mut();
        }
        DUIYI_OK
    };
    duiyi_table_game "?": |w, a| {
        i32::from(duiyi_table_game(a.of(w.table)).is_null() != a.odd.is_some())
    };
    duiyi_table_new_game "!??": |w, a| {
        duiyi_table_new_game(a.of(w.table), a.of(w.game_options.at()), a.of(w.error.at()))
    };
    duiyi_table_set_seat "!!?": |w, a| {
        let (table, side, seat) = (a.of(w.table), a.of(DUIYI_SIDE_BLACK), &raw const w.seat);
        duiyi_table_set_seat(table, side, a.of(seat), a.of(w.error.at()))
    };
    duiyi_table_seat "!!": |w, a| {
        duiyi_table_seat(a.of(w.table), a.of(DUIYI_SIDE_BLACK), a.of(&raw mut w.seat))
    };
    duiyi_table_set_promotion "!?": |w, a| {
        let (table, kind) = (a.of(w.table), a.of(DUIYI_KIND_ROOK));
        duiyi_table_set_promotion(table, kind, a.of(w.error.at()))
    };
    duiyi_table_advance "!?": |w, a| {
        duiyi_table_advance(a.of(w.table), a.of(4_000), a.of(100), a.of(w.progress.at()))
    };
    duiyi_table_next_event "!!": |w, a| {
        duiyi_table_next_event(a.of(w.table), a.of(w.event.at()))
    };
    duiyi_table_save_json "!!?": |w, a| {
        let (table, text) = (a.of(w.table), a.of(w.text.as_mut_ptr()));
        duiyi_table_save_json(table, text, a.of(w.text.len()), a.of(&raw mut w.len))
    };
    duiyi_table_load_json "!?!?": |w, a| {
        w.table_options.engine = w.engine_options.at();
        let (text, len) = (a.of(SAVED.as_ptr()), a.of(SAVED.count_bytes()));
        let (options, out) = (a.of(w.table_options.at()), a.of(&raw mut w.table_out));
        duiyi_table_load_json(text, len, options, out, a.of(w.error.at()))
    };
    duiyi_table_click "!?": |w, a| {
        duiyi_table_click(a.of(w.table), a.of(52), a.of(w.answer.at()))
    };
    duiyi_table_press "!?": |w, a| {
        duiyi_table_press(a.of(w.table), a.of(52), a.of(w.answer.at()))
    };
    duiyi_table_drag "!": |w, a| duiyi_table_drag(a.of(w.table), a.of(36));
    duiyi_table_drop "!?": |w, a| {
        duiyi_table_drop(a.of(w.table), a.of(36), a.of(w.answer.at()))
    };
    duiyi_table_promote "!?": |w, a| {
        duiyi_table_promote(a.of(w.table), a.of(DUIYI_KIND_QUEEN), a.of(w.answer.at()))
    };
    duiyi_table_cancel "!": |w, a| duiyi_table_cancel(a.of(w.table));
    duiyi_table_view_get "!!": |w, a| duiyi_table_view_get(a.of(w.table), a.of(w.view.at()));
    duiyi_table_hint "!?": |w, a| duiyi_table_hint(a.of(w.table), a.of(w.error.at()));
    duiyi_table_undo_turn "!?": |w, a| duiyi_table_undo_turn(a.of(w.table), a.of(w.error.at()));
    duiyi_table_redo_turn "!?": |w, a| duiyi_table_redo_turn(a.of(w.table), a.of(w.error.at()));
    duiyi_table_ask_resign "!?": |w, a| duiyi_table_ask_resign(a.of(w.table), a.of(w.error.at()));
    duiyi_table_resign "!?": |w, a| duiyi_table_resign(a.of(w.offered_table), a.of(w.error.at()));
    duiyi_table_offer_draw "!?": |w, a| duiyi_table_offer_draw(a.of(w.table), a.of(w.error.at()));
    duiyi_table_accept_draw "!?": |w, a| duiyi_table_accept_draw(a.of(w.offered_table), a.of(w.error.at()));
    duiyi_table_decline_draw "!?": |w, a| duiyi_table_decline_draw(a.of(w.offered_table), a.of(w.error.at()));
};
