//! Section 5 of the header: ends that do not come from a move.

use super::boundary::change;
use super::game::duiyi_game;
use super::values::*;
use crate::game::{ActionError, Game};
use crate::rules::Side;

/// What a side does besides moving.
///
/// # Safety
/// As for [`change`].
pub(super) unsafe fn by_side(
    game: *mut duiyi_game,
    side: duiyi_side,
    err: *mut duiyi_error,
    act: fn(&mut Game, Side) -> Result<(), ActionError>,
) -> duiyi_status {
    // SAFETY: so promises the caller of this function.
    unsafe { change(game, err, |game| Ok(act(game, read_side(side)?)?)) }
}

/// A player gives up, in turn or not: the other side has won.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_RESIGN
/// (err->message says which), DUIYI_ERR_VALUE for a side that does not exist.
///
/// Example: `duiyi_game_resign(game, DUIYI_SIDE_BLACK, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_resign(
    game: *mut duiyi_game,
    side: duiyi_side,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { by_side(game, side, err, Game::resign) }
}

/// The player to move claims a draw, for the position on the board or, with the move that is
/// `intended`, for the one it would lead to (FIDE 9.2, 9.3); that move is not played. `intended` may
/// be DUIYI_MOVE_NONE. Which claims hold, state.claims says.
///
/// Errors: DUIYI_ERR_STATE if the claim does not hold, the game is over or the session is without
/// DUIYI_ACTION_CLAIMS, DUIYI_ERR_ILLEGAL_MOVE, DUIYI_ERR_VALUE for a claim that is neither
/// DUIYI_CLAIM_REPETITION nor DUIYI_CLAIM_NO_PROGRESS.
///
/// Example: `duiyi_game_claim_draw(game, DUIYI_CLAIM_REPETITION, DUIYI_MOVE_NONE, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_claim_draw(
    game: *mut duiyi_game,
    claim: duiyi_claim,
    intended: duiyi_move,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe {
        change(game, err, |game| {
            let intended = match intended {
                DUIYI_MOVE_NONE => None,
                number => Some(read_move(number)?),
            };
            Ok(game.claim_draw(read_claim(claim)?, intended)?)
        })
    }
}

/// A player's time is over, says the host that keeps it: the other side has won, or, by rules that ask
/// for it, it is a draw if no series of legal moves could end in mate by that side. A game's own
/// clock does this by itself.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_FLAG,
/// DUIYI_ERR_VALUE for a side that does not exist.
///
/// Example: `duiyi_game_flag(game, DUIYI_SIDE_WHITE, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_flag(
    game: *mut duiyi_game,
    side: duiyi_side,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { by_side(game, side, err, Game::flag) }
}

/// A player has gone, and the other side has won.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_FORFEIT,
/// DUIYI_ERR_VALUE for a side that does not exist.
///
/// Example: `duiyi_game_forfeit(game, DUIYI_SIDE_WHITE, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_forfeit(
    game: *mut duiyi_game,
    side: duiyi_side,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { by_side(game, side, err, Game::forfeit) }
}

/// Nobody goes on with the game, and nobody wins or draws it: DUIYI_OUTCOME_ABANDONED.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_ABANDON.
///
/// Example: `duiyi_game_abandon(game, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_abandon(
    game: *mut duiyi_game,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { change(game, err, |game| Ok(game.abandon()?)) }
}

/// Ends the game by a decision from outside: a referee, a server. `termination` is the reason to
/// record, DUIYI_TERMINATION_NONE for DUIYI_TERMINATION_ADJUDICATION.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_ADJUDICATE,
/// DUIYI_ERR_VALUE for an outcome that is no end.
///
/// Example: `duiyi_game_adjudicate(game, DUIYI_OUTCOME_DRAW, DUIYI_TERMINATION_NONE, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_adjudicate(
    game: *mut duiyi_game,
    outcome: duiyi_outcome,
    termination: duiyi_termination,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { change(game, err, |game| Ok(game.adjudicate(read_end(outcome, termination)?)?)) }
}
