//! Section 4 of the header: what stands on the board.

use core::ffi::c_char;

use super::boundary::{ListOut, NO_ERR, Out, look};
use super::game::duiyi_game;
use super::growing::{Growing, GrowingOut, growing};
use super::text::TextOut;
use super::values::*;
use crate::game::Material;
use crate::rules::{Position, Square};

/// Bytes for any FEN the library writes, with its NUL.
pub const DUIYI_FEN_MAX: usize = 128;

/// Men on the board and men taken.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_material {
    /// sizeof(duiyi_material).
    pub struct_size: u32,
    /// `on_board[side][kind]`: men on the board.
    pub on_board: [[u8; DUIYI_KINDS]; 2],
    /// `captured[side that lost them][kind]`: men taken by the moves of this game; a promoted pawn
    /// counts as what it had become.
    pub captured: [[u8; DUIYI_KINDS]; 2],
    /// White's (red's) men minus black's in hundredths of a pawn, by the usual table. Chess: pawn 1,
    /// knight and bishop 3, rook 5, queen 9. Xiangqi: soldier 1, and 2 across the river, elephant
    /// and advisor 2, horse 4, cannon 4.5, chariot 9.
    pub balance: i32,
}

growing!(duiyi_material up to balance);

impl From<Material> for duiyi_material {
    fn from(material: Material) -> duiyi_material {
        let Material { on_board, captured, balance } = material;
        duiyi_material { on_board, captured, balance, ..duiyi_material::zeroed() }
    }
}

/// The board, one duiyi_piece a square: 64 of them, in xiangqi 90. DUIYI_MAX_SQUARES is always room
/// enough; less than the board has is DUIYI_ERR_BUFFER.
///
/// Example: `duiyi_piece board[DUIYI_MAX_SQUARES]; duiyi_game_board(game, board, sizeof board);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_board(
    game: *const duiyi_game,
    squares: *mut duiyi_piece,
    cap: usize,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4; `squares` has room for `cap` of them.
    unsafe {
        look(game, NO_ERR, |game| {
            let pieces = (0..game.variant().squares()).map(Square::new);
            ListOut::at(squares, cap)?
                .put(pieces.map(|square| write_piece(game.position().piece_at(square))))
        })
    }
}

/// The FEN of the position, with its counters. DUIYI_FEN_MAX bytes are always room enough.
///
/// Example: `char fen[DUIYI_FEN_MAX]; duiyi_game_fen(game, fen, sizeof fen, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_fen(
    game: *const duiyi_game,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe { look(game, NO_ERR, |game| TextOut::at(buf, cap, out_len)?.put(game)) }
}

/// Men on the board, men taken, and who has more.
///
/// Example: `duiyi_material men; DUIYI_INIT(&men); duiyi_game_material(game, &men);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_material(
    game: *const duiyi_game,
    out: *mut duiyi_material,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            GrowingOut::at(out)?.put(game.material());
            Ok(())
        })
    }
}

/// The squares on which a side could take if an enemy stood there, whether or not it is its turn
/// and whether or not its king allows it; its own men there count as covered.
///
/// Example: `duiyi_squares danger; duiyi_game_attacked(game, DUIYI_SIDE_BLACK, &danger);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_attacked(
    game: *const duiyi_game,
    side: duiyi_side,
    out: *mut duiyi_squares,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = Out::at(out)?;
            out.put(game.position().attacked_by(read_side(side)?));
            Ok(())
        })
    }
}
