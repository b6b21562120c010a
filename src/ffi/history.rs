//! Section 4 of the header: the moves of the game.

use core::ffi::c_char;

use super::boundary::{NO_ERR, look};
use super::failure::Failure;
use super::game::duiyi_game;
use super::growing::GrowingOut;
use super::move_info::duiyi_move_info;
use super::text::TextOut;
use super::values::*;

pub(super) const NO_SUCH_PLY: Failure = Failure::Value("the game has no such ply");

/// A move of the game: 1 is the first, state.ply the last played, and those up to state.ply +
/// state.redo_plies have been taken back.
///
/// Errors: DUIYI_ERR_VALUE if there is no such move.
///
/// Example: `for (ply = 1; duiyi_game_history(game, ply, &info) == DUIYI_OK; ply++) ...`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_history(
    game: *const duiyi_game,
    ply: u32,
    out: *mut duiyi_move_info,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = GrowingOut::at(out)?;
            out.put(game.history(ply as usize).ok_or(NO_SUCH_PLY)?);
            Ok(())
        })
    }
}

/// The text of a move of the game, as it was written when it was played; counted as in
/// duiyi_game_history(). DUIYI_MOVE_TEXT_MAX bytes are always room enough.
///
/// Errors: DUIYI_ERR_VALUE if there is no such move or no such notation.
///
/// Example: `duiyi_game_history_text(game, ply, DUIYI_NOTATION_AUTO, text, sizeof text, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_history_text(
    game: *const duiyi_game,
    ply: u32,
    notation: duiyi_notation,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = TextOut::at(buf, cap, out_len)?;
            let text = game.history_text(ply as usize, read_notation(notation)?);
            out.put(text.ok_or(NO_SUCH_PLY)?)
        })
    }
}
