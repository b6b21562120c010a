//! Section 10 of the header: how good a move was that was played.

use core::sync::atomic::{AtomicBool, Ordering};

use super::boundary::{NO_ERR, Out, aside, call, change_both, give, handle, look, take_back};
use super::engine::duiyi_engine;
use super::failure::Failure;
use super::game::duiyi_game;
use super::growing::{GrowingOut, growing};
use super::hint::write_line;
use super::report::{DUIYI_PV_MAX, duiyi_search_state};
use super::score::{duiyi_score_kind, write_score};
use super::search::stop;
use super::values::*;
use crate::advice::{Judgement, Review};
use crate::engine::State;

/// A review of one move: two searches, what was best and what the move comes to. It keeps what it needs
/// of the game. Belongs to whom duiyi_review_create() gave it, until duiyi_review_destroy().
pub struct duiyi_review {
    poisoned: AtomicBool,
    inside: Review,
}

handle!(duiyi_review to Review);

/// What a review has found. All scores are for the side that made the move.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_judgement {
    /// sizeof(duiyi_judgement).
    pub struct_size: u32,
    /// How grave the move is.
    pub grade: duiyi_grade,
    /// The move that was played.
    pub played: duiyi_move,
    /// How to read played_score.
    pub played_score_kind: duiyi_score_kind,
    /// What it comes to.
    pub played_score: i32,
    /// The best move; `played` if none was better.
    pub best: duiyi_move,
    /// How to read best_score.
    pub best_score_kind: duiyi_score_kind,
    /// What it would have come to.
    pub best_score: i32,
    /// What was lost, in hundredths of a pawn; a mate counts 10,000. Never below 0.
    pub lost: i32,
    /// What was lost of the chance to win, in thousandths.
    pub chance_lost: i32,
    /// A mate in so many moves was there and is no longer seen; 0: none.
    pub missed_mate: u32,
    /// The move lets the other side mate in so many moves; 0: it does not.
    pub allowed_mate: u32,
    /// Moves in played_pv.
    pub played_pv_len: u32,
    /// Moves in best_pv.
    pub best_pv_len: u32,
    /// How many merits there are.
    pub merit_count: u32,
    /// The line after the move, beginning with it: the second move shows what is wrong.
    pub played_pv: [duiyi_move; DUIYI_PV_MAX],
    /// The line that the best move would have led to.
    pub best_pv: [duiyi_move; DUIYI_PV_MAX],
    /// What speaks for the best move, the weightiest first.
    pub merits: [duiyi_merit; DUIYI_MAX_MERITS],
}

growing!(duiyi_judgement up to merits);

impl From<Judgement> for duiyi_judgement {
    fn from(found: Judgement) -> duiyi_judgement {
        let (played_score_kind, played_score) = write_score(Some(found.played_score));
        let (best_score_kind, best_score) = write_score(Some(found.best_score));
        let (merits, merit_count) = write_merits(found.merits.as_slice());
        duiyi_judgement {
            struct_size: size_of::<duiyi_judgement>() as u32,
            grade: found.grade as duiyi_grade,
            played: found.played.number(),
            played_score_kind,
            played_score,
            best: found.best.number(),
            best_score_kind,
            best_score,
            lost: found.lost,
            chance_lost: found.chance_lost,
            missed_mate: found.missed_mate.unwrap_or(0),
            allowed_mate: found.allowed_mate.unwrap_or(0),
            played_pv_len: found.played_line.len() as u32,
            best_pv_len: found.best_line.len() as u32,
            merit_count,
            played_pv: write_line(&found.played_line),
            best_pv: write_line(&found.best_line),
            merits,
        }
    }
}

/// A review of the move `ply` of a game, from 1 (the first) to state.ply (the last). Each of its two
/// searches looks at so many nodes at most; 0: 300,000. The review is yours: give it to
/// duiyi_review_destroy().
///
/// Errors: DUIYI_ERR_VALUE if there is no such move, DUIYI_ERR_MEMORY; *out is not touched then.
///
/// Example: `status = duiyi_review_create(game, state.ply, 0, &review, NULL);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_review_create(
    game: *const duiyi_game,
    ply: u32,
    max_nodes: u64,
    out: *mut *mut duiyi_review,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe {
        call(err, || {
            let out = Out::at(out)?;
            let inside = Review::new(aside(game)?, ply as usize, max_nodes)?;
            out.put(give(duiyi_review { poisoned: AtomicBool::new(false), inside })?);
            Ok(())
        })
    }
}

/// Ends a review's life; NULL is allowed.
///
/// Example: `duiyi_review_destroy(review); review = NULL;`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_review_destroy(review: *mut duiyi_review) {
    // SAFETY: contract 2.
    unsafe { take_back(review) }
}

/// Searches about `nodes` more nodes with an engine of yours. *out_state, which may be NULL, is
/// DUIYI_SEARCH_RUNNING until the judgement is there, then DUIYI_SEARCH_DONE; DUIYI_SEARCH_STOPPED after
/// duiyi_search_stop(). If the engine is used for something else in between, the search that was under
/// way begins again.
///
/// Errors: DUIYI_ERR_MEMORY if the engine is too small.
///
/// Example: `duiyi_review_step(review, engine, 2000, &state, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_review_step(
    review: *mut duiyi_review,
    engine: *mut duiyi_engine,
    nodes: u32,
    out_state: *mut duiyi_search_state,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe {
        change_both(review, engine, err, |review, inside| {
            let out = Out::maybe(out_state);
            let flag = stop(engine);
            let state = review.step(inside, nodes.into(), Some(flag))?;
            if state == State::Stopped {
                flag.store(false, Ordering::Relaxed);
            }
            out.into_iter().for_each(|out| out.put(state as duiyi_search_state));
            Ok(())
        })
    }
}

/// What the review has found.
///
/// Errors: DUIYI_ERR_STATE while it is not done.
///
/// Example: `duiyi_judgement found; DUIYI_INIT(&found); duiyi_review_judgement(review, &found);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_review_judgement(
    review: *const duiyi_review,
    out: *mut duiyi_judgement,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(review, NO_ERR, |review| {
            let out = GrowingOut::at(out)?;
            out.put(review.judgement().ok_or(Failure::State("the review is not done"))?);
            Ok(())
        })
    }
}
