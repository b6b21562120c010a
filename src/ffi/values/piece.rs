//! What stands on a square.

use crate::rules::Piece;

/// A piece: its kind, and DUIYI_PIECE_BLACK if it is black. See DUIYI_PIECE_KIND and
/// DUIYI_PIECE_SIDE.
pub type duiyi_piece = u8;

/// An empty square.
pub const DUIYI_PIECE_NONE: duiyi_piece = 0;
/// The bit of black pieces.
pub const DUIYI_PIECE_BLACK: duiyi_piece = 0x10;

pub(in crate::ffi) fn write_piece(piece: Option<Piece>) -> duiyi_piece {
    piece.map_or(DUIYI_PIECE_NONE, |piece| {
        piece.kind.number() + DUIYI_PIECE_BLACK * piece.side as u8
    })
}
