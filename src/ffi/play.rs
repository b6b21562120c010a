//! Section 5 of the header: playing, taking back, ending.

use core::ffi::c_char;

use super::boundary::{NO_ERR, change};
use super::failure::Failure;
use super::game::duiyi_game;
use super::growing::GrowingOut;
use super::move_info::duiyi_move_info;
use super::text;
use super::values::*;
use crate::game::{ActionError, MoveInfo};
use crate::rules::Square;

/// Fills the `info` that may be NULL.
fn tell(info: Option<GrowingOut<duiyi_move_info>>, played: &MoveInfo) {
    if let Some(info) = info {
        info.put(played);
    }
}

/// Plays a move. `info`, which may be NULL, gets what a board view needs. Playing the move that was
/// taken back last keeps those taken back before it; any other drops them.
///
/// Errors: DUIYI_ERR_ILLEGAL_MOVE (err->reason, err->squares), DUIYI_ERR_PROMOTION_REQUIRED,
/// DUIYI_ERR_VALUE for a number that is no move, DUIYI_ERR_MEMORY beyond reserve_plies.
///
/// Example: `duiyi_game_play(game, moves[0], NULL, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_play(
    game: *mut duiyi_game,
    r#move: duiyi_move,
    info: *mut duiyi_move_info,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5 and 7.
    unsafe {
        change(game, err, |game| {
            let info = GrowingOut::maybe(info)?;
            tell(info, &game.play(read_move(r#move)?)?);
            Ok(())
        })
    }
}

/// Plays a move given by its squares, as clicks give it. Where a pawn must become something and
/// `promotion` is DUIYI_KIND_NONE: DUIYI_ERR_PROMOTION_REQUIRED; ask the player and call again.
///
/// Errors: as duiyi_game_play().
///
/// Example: `status = duiyi_game_play_squares(game, from, to, DUIYI_KIND_NONE, &info, &err);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_play_squares(
    game: *mut duiyi_game,
    from: duiyi_square,
    to: duiyi_square,
    promotion: duiyi_kind,
    info: *mut duiyi_move_info,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5 and 7.
    unsafe {
        change(game, err, |game| {
            let info = GrowingOut::maybe(info)?;
            let (from, to) = (Square::new(from), Square::new(to));
            tell(info, &game.play_squares(from, to, read_kind(promotion)?)?);
            Ok(())
        })
    }
}

/// Plays a move given as text.
///
/// Errors: as duiyi_game_play() and duiyi_game_parse_move().
///
/// Example: `duiyi_game_play_text(game, "h2e2", DUIYI_NUL_TERMINATED, DUIYI_NOTATION_AUTO, NULL,
/// &err);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_play_text(
    game: *mut duiyi_game,
    text: *const c_char,
    len: usize,
    notation: duiyi_notation,
    info: *mut duiyi_move_info,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 7.
    unsafe {
        change(game, err, |game| {
            let info = GrowingOut::maybe(info)?;
            let (text, notation) = (text::read(text, len)?, read_notation(notation)?);
            tell(info, &game.play_text(text, notation)?);
            Ok(())
        })
    }
}

/// Takes the last move back, and with it the result, however the game ended. `info`, which may be
/// NULL, gets the move taken back: animate it from `to` to `from`.
///
/// Errors: DUIYI_ERR_STATE if no move has been played.
///
/// Example: `duiyi_game_undo(game, &info);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_undo(
    game: *mut duiyi_game,
    info: *mut duiyi_move_info,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        change(game, NO_ERR, |game| {
            let info = GrowingOut::maybe(info)?;
            tell(info, &game.undo()?);
            Ok(())
        })
    }
}

/// Plays the move again that was taken back last. `info` may be NULL.
///
/// Errors: DUIYI_ERR_STATE if there is none.
///
/// Example: `duiyi_game_redo(game, &info);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_redo(
    game: *mut duiyi_game,
    info: *mut duiyi_move_info,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        change(game, NO_ERR, |game| {
            let info = GrowingOut::maybe(info)?;
            tell(info, &game.redo()?);
            Ok(())
        })
    }
}

/// Goes to the position after `ply` moves, back or forward through the moves taken back.
///
/// Errors: DUIYI_ERR_VALUE if there are not so many.
///
/// Example: `duiyi_game_goto(game, 0);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_goto(game: *mut duiyi_game, ply: u32) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe {
        change(game, NO_ERR, |game| match game.goto(ply as usize) {
            Err(ActionError::Nothing) => Err(Failure::Value("the game has no such ply")),
            gone => Ok(gone?),
        })
    }
}

/// A player gives up, in turn or not: the other side has won.
///
/// Errors: DUIYI_ERR_STATE if the game is over, DUIYI_ERR_VALUE for a side that does not exist.
///
/// Example: `duiyi_game_resign(game, DUIYI_SIDE_BLACK);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_resign(
    game: *mut duiyi_game,
    side: duiyi_side,
) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe { change(game, NO_ERR, |game| Ok(game.resign(read_side(side)?)?)) }
}

/// The player to move claims a draw, for the position on the board or, with the move that is
/// `intended`, for the one it would lead to (FIDE 9.2, 9.3); that move is not played. `intended` may
/// be DUIYI_MOVE_NONE. Which claims hold, state.claims says.
///
/// Errors: DUIYI_ERR_STATE if the claim does not hold or the game is over, DUIYI_ERR_ILLEGAL_MOVE,
/// DUIYI_ERR_VALUE for a claim that is neither DUIYI_CLAIM_REPETITION nor DUIYI_CLAIM_NO_PROGRESS.
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

/// Ends the game by a decision from outside: a referee, a server. `termination` is the reason to
/// record, DUIYI_TERMINATION_NONE for DUIYI_TERMINATION_ADJUDICATION.
///
/// Errors: DUIYI_ERR_STATE if the game is over, DUIYI_ERR_VALUE for an outcome that is no end.
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
