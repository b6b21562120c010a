//! Contract 10: after create, nothing in a game loop takes memory, and a lack of it is an answer. The
//! allocator of this program counts, for each thread by itself, how often it is asked, and refuses when
//! it is told to.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ptr::null_mut;

use duiyi::ffi::*;

use crate::calls::ROWS;
use crate::world::World;

struct Counting;

thread_local! {
    static ASKED: Cell<usize> = const { Cell::new(0) };
    /// How often it still gives.
    static GIVES: Cell<usize> = const { Cell::new(usize::MAX) };
}

/// Is something given?
fn count() -> bool {
    ASKED.set(ASKED.get() + 1);
    let gives = GIVES.get();
    GIVES.set(gives.saturating_sub(1));
    gives > 0
}

// SAFETY: the system's allocator does the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as given, here and below.
        if count() { unsafe { System.alloc(layout) } } else { null_mut() }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as given.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as given.
        if count() { unsafe { System.alloc_zeroed(layout) } } else { null_mut() }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as given.
        if count() { unsafe { System.realloc(at, layout, size) } } else { null_mut() }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How often the work takes memory.
fn asked(work: impl FnOnce()) -> usize {
    let before = ASKED.get();
    work();
    ASKED.get() - before
}

#[test]
fn only_the_calls_that_make_something_take_memory() {
    let makes = |name: &str| {
        let those = [
            "_create",
            "_clone",
            "_set_tag",
            "_json",
            "_replay_code",
            "_of_game",
            "_start_game",
            "_pgn",
            "_feed",
            "_next_game",
            "_next_tree",
            "_tree_game",
            "_tree_move_text",
            "_new_game",
        ];
        // A check reads a text, and a score card is one.
        those.iter().any(|of_those| name.ends_with(of_those))
            || name == "duiyi_editor_check"
            || name.starts_with("duiyi_score_card_")
    };
    for row in ROWS {
        let mut world = World::new();
        // The arguments of the table have a list of their own.
        let in_the_table = 1;
        let taken = asked(|| assert_eq!(row.call(&mut world), DUIYI_OK)) - in_the_table;
        assert_eq!(taken > 0, makes(row.name), "{} takes memory {taken} times", row.name);
    }
}

/// Numbers without a pattern.
struct Draw(u64);

impl Draw {
    fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.0 >> 33) % u64::from(end)) as u32
    }
}

/// Calls each function that only looks, in a position of a game; gives how many calls that were.
unsafe fn look(w: &mut World, draw: &mut Draw) -> u32 {
    let (text, cap, len) = (w.text.as_mut_ptr(), w.text.len(), &raw mut w.len);
    let mut calls = 0;
    let mut ok = |status: duiyi_status| {
        assert_eq!(status, DUIYI_OK);
        calls += 1;
    };
    // SAFETY: contract.
    unsafe {
        ok(duiyi_game_state(w.game, w.state.at()));
        ok(duiyi_game_board(w.game, w.board.as_mut_ptr(), w.board.len()));
        ok(duiyi_game_fen(w.game, text, cap, len));
        ok(duiyi_game_tick(w.game, u64::from(w.state.ply) * 100));
        ok(duiyi_game_clock(w.game, w.clock.at()));
        ok(duiyi_game_next_event(w.game, w.event.at()));
        ok(duiyi_game_material(w.game, w.material.at()));
        ok(duiyi_game_evidence(w.game, w.evidence.at()));
        ok(duiyi_game_attacked(w.game, w.state.side_to_move, &mut w.squares));
        let room = w.moves.len() as u32;
        ok(duiyi_game_legal_moves(w.game, w.moves.as_mut_ptr(), room, &mut w.count));
        let (from, to) = (draw.below(64) as u8, draw.below(64) as u8);
        ok(duiyi_game_targets(w.game, from, &mut w.targets));
        ok(duiyi_game_explain(w.game, from, to, DUIYI_KIND_NONE, w.why.at()));
        ok(duiyi_game_explain_piece(w.game, from, w.why.at()));
        for language in DUIYI_LANGUAGE_EN..=DUIYI_LANGUAGE_ZH_HANT {
            let family = DUIYI_TEXT_HOW_IT_MOVES;
            ok(duiyi_text(family, DUIYI_KIND_KING.into(), language, text, cap, len));
            ok(duiyi_game_verdict_text(w.game, language, text, cap, len));
            ok(duiyi_game_refusal_text(
                w.game,
                from,
                to,
                DUIYI_KIND_NONE,
                language,
                text,
                cap,
                len,
            ));
            ok(duiyi_game_evidence_text(w.game, language, text, cap, len));
            ok(duiyi_game_event_text(w.game, w.event.at(), language, text, cap, len));
        }
        ok(duiyi_engine_evaluate(w.engine, w.game, &mut w.number));
        for i in 0..w.count as usize {
            let number = w.moves[i];
            ok(duiyi_game_is_legal(w.game, number));
            ok(duiyi_game_preview(w.game, number, w.info.at()));
            ok(duiyi_game_format_move(w.game, number, DUIYI_NOTATION_ICCS, text, cap, len));
            let mut again = 0;
            let written = NUL_TERMINATED;
            ok(duiyi_game_parse_move(w.game, text, written, 0, &mut again, w.error.at()));
            assert_eq!(again, number);
        }
        for ply in 1..=w.state.ply {
            ok(duiyi_game_history(w.game, ply, w.info.at()));
            ok(duiyi_game_history_text(w.game, ply, DUIYI_NOTATION_UCI, text, cap, len));
            ok(duiyi_game_fen_at(w.game, ply, text, cap, len));
            ok(duiyi_game_board_at(w.game, ply, w.board.as_mut_ptr(), w.board.len()));
            ok(duiyi_game_material_at(w.game, ply, w.material.at()));
            ok(duiyi_game_changed_since(w.game, ply, &mut w.squares));
        }
    }
    calls
}

/// A random game within its reserve, looked at from all sides, with refusals, a search begun at
/// each move, and all of it back and forth again; gives how many calls that were.
unsafe fn live(w: &mut World, draw: &mut Draw, reserve: u32) -> u32 {
    let mut calls = 0;
    // SAFETY: contract.
    unsafe {
        while {
            calls += look(w, draw) + 3;
            w.count > 0 && w.state.ply < reserve
        } {
            let begun = duiyi_search_begin(w.engine, w.game, w.limits.at(), w.error.at());
            assert_eq!(begun, DUIYI_OK);
            assert_eq!(duiyi_search_step(w.engine, 20, w.report.at()), DUIYI_OK);
            let refused = duiyi_game_play_squares(w.game, 0, 0, 0, w.info.at(), w.error.at());
            assert_eq!(refused, DUIYI_ERR_ILLEGAL_MOVE);
            let number = w.moves[draw.below(w.count) as usize];
            let played = duiyi_game_play(w.game, number, w.info.at(), w.error.at());
            assert_eq!(played, DUIYI_OK);
        }
        for _ in 0..w.state.ply {
            assert_eq!(duiyi_game_undo(w.game, w.info.at(), w.error.at()), DUIYI_OK);
        }
        for _ in 0..w.state.ply {
            assert_eq!(duiyi_game_redo(w.game, w.info.at(), w.error.at()), DUIYI_OK);
        }
        assert_eq!(duiyi_game_goto(w.game, 0, w.error.at()), DUIYI_OK);
        assert_eq!(duiyi_game_reset(w.game), DUIYI_OK);
    }
    calls + 2 * w.state.ply + 2
}

#[test]
fn whole_games_within_their_reserve_take_no_memory() {
    const RESERVE: u32 = 60;
    for variant in [DUIYI_VARIANT_CHESS, DUIYI_VARIANT_CHESS960, DUIYI_VARIANT_XIANGQI] {
        let mut w = World::new();
        (w.game_options.variant, w.game_options.reserve_plies) = (variant, RESERVE);
        w.game_options.clock = w.clock_options.at();
        // SAFETY: contract.
        unsafe {
            duiyi_game_destroy(w.game);
            let created = duiyi_game_create(w.game_options.at(), &mut w.game, null_mut());
            assert_eq!(created, DUIYI_OK);
            assert_eq!(duiyi_game_start_clock(w.game, 0), DUIYI_OK);
            let mut draw = Draw(variant.into());
            let mut calls = 0;
            let taken = asked(|| {
                for _ in 0..4 {
                    calls += live(&mut w, &mut draw, RESERVE);
                }
            });
            assert_eq!(taken, 0, "variant {variant}");
            assert!(calls > 10_000, "only {calls} calls");
        }
    }
}

#[test]
fn beyond_its_reserve_a_game_takes_memory() {
    let mut w = World::new();
    w.game_options.reserve_plies = 1;
    // SAFETY: contract.
    unsafe {
        duiyi_game_destroy(w.game);
        assert_eq!(duiyi_game_create(w.game_options.at(), &mut w.game, null_mut()), DUIYI_OK);
        let play = |text: &std::ffi::CStr| {
            let text = text.as_ptr();
            let status =
                duiyi_game_play_text(w.game, text, NUL_TERMINATED, 0, null_mut(), null_mut());
            assert_eq!(status, DUIYI_OK);
        };
        assert_eq!(asked(|| play(c"e2e4")), 0);
        assert_ne!(asked(|| play(c"e7e5")), 0);
    }
}

#[test]
fn a_lack_of_memory_is_an_answer_and_changes_nothing() {
    let calls: [fn(&mut World) -> duiyi_status; 6] = [
        // SAFETY: contract.
        |w| unsafe { duiyi_game_create(w.game_options.at(), &mut w.game_out, null_mut()) },
        // SAFETY: contract.
        |w| unsafe { duiyi_game_clone(w.game, &mut w.game_out) },
        // SAFETY: contract.
        |w| unsafe {
            let (name, value) = (c"Event".as_ptr(), c"Cup".as_ptr());
            duiyi_game_set_tag(w.game, name, 5, value, 3, null_mut())
        },
        // SAFETY: contract.
        |w| unsafe { duiyi_engine_create(w.engine_options.at(), &mut w.engine_out, null_mut()) },
        // SAFETY: contract.
        |w| unsafe { duiyi_review_create(w.game, 1, 0, &mut w.review_out, null_mut()) },
        // SAFETY: contract.
        |w| unsafe {
            let options = w.puzzle_options.at();
            duiyi_puzzle_create(w.mating, 2, options, &mut w.puzzle_out, null_mut())
        },
    ];
    for (place, call) in calls.into_iter().enumerate() {
        let mut refusals = 0;
        loop {
            let mut w = World::new();
            let before = w.seen();
            GIVES.set(refusals);
            let status = call(&mut w);
            GIVES.set(usize::MAX);
            if status == DUIYI_OK {
                break;
            }
            assert_eq!(status, DUIYI_ERR_MEMORY, "call {place} after {refusals}");
            assert_eq!(w.seen(), before);
            assert!(w.game_out.is_null() && w.engine_out.is_null());
            assert!(w.puzzle_out.is_null() && w.review_out.is_null());
            refusals += 1;
        }
        assert!(refusals >= 2, "call {place} takes memory {refusals} times");
    }
}
