//! Section 4 of the header: a move as a board view needs it.

use super::growing::{Growing, growing};
use super::values::*;
use crate::game::MoveInfo;

/// Something was taken.
pub const DUIYI_MOVE_CAPTURE: u32 = 0x0001;
/// It gives check.
pub const DUIYI_MOVE_CHECK: u32 = 0x0002;
/// It is checkmate.
pub const DUIYI_MOVE_MATE: u32 = 0x0004;
/// Castling to the h side.
pub const DUIYI_MOVE_CASTLE_SHORT: u32 = 0x0008;
/// Castling to the a side.
pub const DUIYI_MOVE_CASTLE_LONG: u32 = 0x0010;
/// En passant.
pub const DUIYI_MOVE_EN_PASSANT: u32 = 0x0020;
/// A pawn became something else.
pub const DUIYI_MOVE_PROMOTES: u32 = 0x0040;
/// No position before it can come again.
pub const DUIYI_MOVE_IRREVERSIBLE: u32 = 0x0080;
/// The game ended with it, for whatever reason.
pub const DUIYI_MOVE_ENDS_GAME: u32 = 0x0100;

/// All that a board view needs to animate a move, to choose its sound and to write its list entry;
/// read backwards it animates taking the move back.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_move_info {
    /// sizeof(duiyi_move_info).
    pub struct_size: u32,
    /// The move.
    pub r#move: duiyi_move,
    /// DUIYI_MOVE_CAPTURE and so on.
    pub flags: u32,
    /// 1 for the first move of the game.
    pub ply: u32,
    /// Who moved.
    pub side: duiyi_side,
    /// The piece as it stood on `from`.
    pub piece: duiyi_piece,
    /// The piece as it stands on `to`: another kind after a promotion.
    pub placed: duiyi_piece,
    /// What was taken, DUIYI_PIECE_NONE if nothing.
    pub captured: duiyi_piece,
    /// Where the piece stood.
    pub from: duiyi_square,
    /// Where it stands afterwards (Chess960 castling: the king's square, not the rook's that the
    /// move names).
    pub to: duiyi_square,
    /// Where the taken man stood: not `to`, en passant. DUIYI_SQUARE_NONE if nothing was taken.
    pub captured_square: duiyi_square,
    /// Castling: where the rook stood, else DUIYI_SQUARE_NONE.
    pub rook_from: duiyi_square,
    /// Castling: where the rook stands afterwards, else DUIYI_SQUARE_NONE.
    pub rook_to: duiyi_square,
    /// Zero.
    pub pad: [u8; 3],
}

growing!(duiyi_move_info up to pad);

impl From<&MoveInfo> for duiyi_move_info {
    fn from(info: &MoveInfo) -> duiyi_move_info {
        let (rook_from, rook_to) = info.rook.unzip();
        duiyi_move_info {
            r#move: info.played.number(),
            flags: info.flags.0,
            ply: info.ply,
            side: info.side as duiyi_side,
            piece: write_piece(Some(info.piece)),
            placed: write_piece(Some(info.placed)),
            captured: write_piece(info.captured),
            from: info.played.from().number(),
            to: info.landed.number(),
            captured_square: write_square(info.captured_square),
            rook_from: write_square(rook_from),
            rook_to: write_square(rook_to),
            ..duiyi_move_info::zeroed()
        }
    }
}
