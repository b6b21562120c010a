//! Section 10 of the header: the best move, and why.

use core::ffi::c_char;
use core::sync::atomic::Ordering;

use super::boundary::{NO_ERR, aside, call, change, look};
use super::engine::duiyi_engine;
use super::failure::Failure;
use super::game::duiyi_game;
use super::growing::{GrowingOut, growing};
use super::report::DUIYI_PV_MAX;
use super::say;
use super::score::{duiyi_score_kind, write_score};
use super::search::{root, stop};
use super::text::TextOut;
use super::values::*;
use crate::advice::Hint;
use crate::engine::Line;

/// The best move that a search at full strength has found, and what speaks for it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_hint {
    /// sizeof(duiyi_hint).
    pub struct_size: u32,
    /// The move.
    pub best: duiyi_move,
    /// How to read the score.
    pub score_kind: duiyi_score_kind,
    /// What the search thinks of the position, for the side to move.
    pub score: i32,
    /// Moves in pv.
    pub pv_len: u32,
    /// How many merits there are.
    pub merit_count: u32,
    /// The line it expects, beginning with `best`.
    pub pv: [duiyi_move; DUIYI_PV_MAX],
    /// What speaks for `best`, the weightiest first.
    pub merits: [duiyi_merit; DUIYI_MAX_MERITS],
}

growing!(duiyi_hint up to merits);

impl From<Hint> for duiyi_hint {
    fn from(hint: Hint) -> duiyi_hint {
        let (score_kind, score) = write_score(Some(hint.score));
        let (merits, merit_count) = write_merits(hint.merits.as_slice());
        duiyi_hint {
            struct_size: size_of::<duiyi_hint>() as u32,
            best: hint.best.number(),
            score_kind,
            score,
            pv_len: hint.line.len() as u32,
            merit_count,
            pv: write_line(&hint.line),
            merits,
        }
    }
}

#[inline(never)] // a judgement has two
pub(super) fn write_line(line: &Line) -> [duiyi_move; DUIYI_PV_MAX] {
    let mut moves = [DUIYI_MOVE_NONE; DUIYI_PV_MAX];
    moves.iter_mut().zip(line.iter()).for_each(|(place, m)| *place = m.number());
    moves
}

/// Begins the search for a hint: at full strength, whatever the opponent's level, for so many nodes at
/// most; 0: 300,000. Go on with duiyi_search_step() or duiyi_search_run(). A search under way is
/// forgotten.
///
/// Errors: DUIYI_ERR_STATE if the game is over.
///
/// Example: `duiyi_hint_begin(engine, game, 0, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_hint_begin(
    engine: *mut duiyi_engine,
    game: *const duiyi_game,
    max_nodes: u64,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe {
        change(engine, err, |inside| {
            let game = aside(game)?;
            Hint::begin_for(inside, &root(game)?, max_nodes, game.game_hash())?;
            stop(engine).store(false, Ordering::Relaxed);
            Ok(())
        })
    }
}

/// The best move of the search so far, with what speaks for it: ask when the search is done, or at any
/// time before.
///
/// Errors: DUIYI_ERR_STATE if the search is of another position than the game's, or has not looked at a
/// move yet.
///
/// Example: `duiyi_hint hint; DUIYI_INIT(&hint); duiyi_hint_get(engine, game, &hint, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_hint_get(
    engine: *const duiyi_engine,
    game: *const duiyi_game,
    out: *mut duiyi_hint,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4, 5 and 7.
    unsafe {
        look(engine, err, |engine| {
            let out = GrowingOut::at(out)?;
            let hint = Hint::of(&root(aside(game)?)?, &engine.report());
            out.put(hint.ok_or(Failure::State("there is no hint for this position yet"))?);
            Ok(())
        })
    }
}

/// What speaks for a move, as a sentence: "It wins the rook on a8." DUIYI_WORDS_MAX bytes are always
/// room enough.
///
/// Errors: DUIYI_ERR_VALUE if no move has such a merit.
///
/// Example: `duiyi_merit_text(&hint.merits[0], variant, language, text, sizeof text, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_merit_text(
    merit: *const duiyi_merit,
    variant: duiyi_variant,
    language: duiyi_language,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 4 and 6.
    unsafe {
        call(NO_ERR, || {
            let out = TextOut::at(buf, cap, out_len)?;
            let merit = merit.as_ref().ok_or(Failure::Null)?.read()?;
            say::merit(merit, read_variant(variant)?, language, out)
        })
    }
}
