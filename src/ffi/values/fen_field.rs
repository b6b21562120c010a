//! In what a position is wrong.

use crate::rules::FenField;

/// In what it is wrong: the fields of a FEN.
pub type duiyi_fen_field = u32;

/// In none.
pub const DUIYI_FEN_FIELD_NONE: duiyi_fen_field = 0;
/// The men.
pub const DUIYI_FEN_FIELD_BOARD: duiyi_fen_field = 1;
/// Whose move it is.
pub const DUIYI_FEN_FIELD_SIDE: duiyi_fen_field = 2;
/// The castling rights.
pub const DUIYI_FEN_FIELD_CASTLING: duiyi_fen_field = 3;
/// The square that a pawn has just passed.
pub const DUIYI_FEN_FIELD_EN_PASSANT: duiyi_fen_field = 4;
/// The plies without progress.
pub const DUIYI_FEN_FIELD_NO_PROGRESS: duiyi_fen_field = 5;
/// The number of the full move.
pub const DUIYI_FEN_FIELD_FULL_MOVE: duiyi_fen_field = 6;
/// Text behind the last field.
pub const DUIYI_FEN_FIELD_END: duiyi_fen_field = 7;

pub(in crate::ffi) fn write_fen_field(field: Option<FenField>) -> duiyi_fen_field {
    field.map_or(DUIYI_FEN_FIELD_NONE, |field| field as duiyi_fen_field)
}

#[cfg(test)]
super::same_numbers! { FenField as duiyi_fen_field:
    Board = DUIYI_FEN_FIELD_BOARD,
    Side = DUIYI_FEN_FIELD_SIDE,
    Castling = DUIYI_FEN_FIELD_CASTLING,
    EnPassant = DUIYI_FEN_FIELD_EN_PASSANT,
    NoProgress = DUIYI_FEN_FIELD_NO_PROGRESS,
    FullMove = DUIYI_FEN_FIELD_FULL_MOVE,
    End = DUIYI_FEN_FIELD_END,
}
