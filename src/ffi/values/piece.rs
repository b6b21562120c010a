//! What stands on a square.

use crate::ffi::failure::Failure;
use crate::rules::{Kind, Piece, Side};

/// A piece: its kind, and DUIYI_PIECE_BLACK if it is black. See DUIYI_PIECE_KIND and
/// DUIYI_PIECE_SIDE.
pub type duiyi_piece = u8;

/// An empty square.
pub const DUIYI_PIECE_NONE: duiyi_piece = 0;
/// The bit of black pieces.
pub const DUIYI_PIECE_BLACK: duiyi_piece = 0x10;

pub(in crate::ffi) fn read_piece(number: duiyi_piece) -> Result<Option<Piece>, Failure> {
    if number == DUIYI_PIECE_NONE {
        return Ok(None);
    }
    let side = if number & DUIYI_PIECE_BLACK == 0 { Side::White } else { Side::Black };
    match Kind::from_number(number & !DUIYI_PIECE_BLACK) {
        Some(kind) => Ok(Some(Piece::new(side, kind))),
        None => Err(Failure::Value("no such piece")),
    }
}

pub(in crate::ffi) fn write_piece(piece: Option<Piece>) -> duiyi_piece {
    piece.map_or(DUIYI_PIECE_NONE, |piece| {
        piece.kind.number() + DUIYI_PIECE_BLACK * piece.side as u8
    })
}
