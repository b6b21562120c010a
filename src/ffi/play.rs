//! Section 5 of the header: playing and taking back.

use core::ffi::c_char;

use super::boundary::change;
use super::game::duiyi_game;
use super::growing::GrowingOut;
use super::history::NO_SUCH_PLY;
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
/// Errors: DUIYI_ERR_STATE if no move has been played, or the session is without
/// DUIYI_ACTION_UNDO or, at the end, DUIYI_ACTION_UNDO_AFTER_END; err->message says which.
///
/// Example: `duiyi_game_undo(game, &info, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_undo(
    game: *mut duiyi_game,
    info: *mut duiyi_move_info,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5 and 7.
    unsafe {
        change(game, err, |game| {
            let info = GrowingOut::maybe(info)?;
            tell(info, &game.undo()?);
            Ok(())
        })
    }
}

/// Plays the move again that was taken back last. `info` may be NULL.
///
/// Errors: DUIYI_ERR_STATE if there is none, or the session is without DUIYI_ACTION_UNDO.
///
/// Example: `duiyi_game_redo(game, &info, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_redo(
    game: *mut duiyi_game,
    info: *mut duiyi_move_info,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5 and 7.
    unsafe {
        change(game, err, |game| {
            let info = GrowingOut::maybe(info)?;
            tell(info, &game.redo()?);
            Ok(())
        })
    }
}

/// Goes to the position after `ply` moves, back or forward through the moves taken back.
///
/// Errors: DUIYI_ERR_VALUE if there are not so many, DUIYI_ERR_STATE as duiyi_game_undo() and
/// duiyi_game_redo().
///
/// Example: `duiyi_game_goto(game, 0, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_goto(
    game: *mut duiyi_game,
    ply: u32,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe {
        change(game, err, |game| match game.goto(ply as usize) {
            Err(ActionError::Nothing) => Err(NO_SUCH_PLY),
            gone => Ok(gone?),
        })
    }
}
