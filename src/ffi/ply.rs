//! Section 4 of the header: the game as it stood at any ply, while it stays where it is.

use core::ffi::c_char;

use super::board::duiyi_material;
use super::boundary::{ListOut, NO_ERR, Out, look};
use super::game::duiyi_game;
use super::growing::GrowingOut;
use super::history::NO_SUCH_PLY;
use super::text::TextOut;
use super::values::*;
use crate::rules::{Position, Square};

/// The FEN after `ply` moves, with its counters: 0 is the start, state.ply the present, and up to
/// state.ply + state.redo_plies those of the moves taken back. The game stays where it is.
/// DUIYI_FEN_MAX bytes are always room enough.
///
/// Errors: DUIYI_ERR_VALUE if there are not so many moves.
///
/// Example: `duiyi_game_fen_at(game, 0, fen, sizeof fen, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_fen_at(
    game: *const duiyi_game,
    ply: u32,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = TextOut::at(buf, cap, out_len)?;
            out.put(game.setup_at(ply as usize).ok_or(NO_SUCH_PLY)?)
        })
    }
}

/// The board after `ply` moves, written and counted as by duiyi_game_board() and
/// duiyi_game_fen_at().
///
/// Errors: DUIYI_ERR_VALUE if there are not so many moves, DUIYI_ERR_BUFFER.
///
/// Example: `duiyi_game_board_at(game, ply, board, sizeof board);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_board_at(
    game: *const duiyi_game,
    ply: u32,
    squares: *mut duiyi_piece,
    cap: usize,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4; `squares` has room for `cap` of them.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = ListOut::at(squares, cap)?;
            let position = game.setup_at(ply as usize).ok_or(NO_SUCH_PLY)?.position;
            let pieces = (0..game.variant().squares()).map(Square::new);
            out.put(pieces.map(|square| write_piece(position.piece_at(square))))
        })
    }
}

/// Men on the board after `ply` moves, men taken until then, and who had more; counted as by
/// duiyi_game_fen_at().
///
/// Errors: DUIYI_ERR_VALUE if there are not so many moves.
///
/// Example: `duiyi_game_material_at(game, ply, &men);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_material_at(
    game: *const duiyi_game,
    ply: u32,
    out: *mut duiyi_material,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = GrowingOut::at(out)?;
            out.put(game.material_at(ply as usize).ok_or(NO_SUCH_PLY)?);
            Ok(())
        })
    }
}

/// The squares on which something else stands now than after `ply` moves: what a view that last drew
/// that ply has to draw anew.
///
/// Errors: DUIYI_ERR_VALUE if there are not so many moves.
///
/// Example: `duiyi_squares dirty; duiyi_game_changed_since(game, drawn_ply, &dirty);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_changed_since(
    game: *const duiyi_game,
    ply: u32,
    out: *mut duiyi_squares,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = Out::at(out)?;
            out.put(game.changed_since(ply as usize).ok_or(NO_SUCH_PLY)?);
            Ok(())
        })
    }
}
