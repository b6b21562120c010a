//! What is wrong with a position.

use crate::rules::FenCause;

/// What is wrong with a position that is set up or read.
pub type duiyi_fen_cause = u32;

/// Nothing.
pub const DUIYI_FEN_CAUSE_NONE: duiyi_fen_cause = 0;
/// The text ends too early.
pub const DUIYI_FEN_CAUSE_MISSING: duiyi_fen_cause = 1;
/// This character does not belong here.
pub const DUIYI_FEN_CAUSE_BAD_CHARACTER: duiyi_fen_cause = 2;
/// A rank has too many squares.
pub const DUIYI_FEN_CAUSE_RANK_TOO_LONG: duiyi_fen_cause = 3;
/// A rank has too few squares.
pub const DUIYI_FEN_CAUSE_RANK_TOO_SHORT: duiyi_fen_cause = 4;
/// There are too many ranks.
pub const DUIYI_FEN_CAUSE_TOO_MANY_RANKS: duiyi_fen_cause = 5;
/// There are too few ranks.
pub const DUIYI_FEN_CAUSE_TOO_FEW_RANKS: duiyi_fen_cause = 6;
/// A side has no king.
pub const DUIYI_FEN_CAUSE_NO_KING: duiyi_fen_cause = 7;
/// A side has more than one king.
pub const DUIYI_FEN_CAUSE_TOO_MANY_KINGS: duiyi_fen_cause = 8;
/// A side has more men than a set can give.
pub const DUIYI_FEN_CAUSE_TOO_MANY_MEN: duiyi_fen_cause = 9;
/// A pawn stands on the first or last rank.
pub const DUIYI_FEN_CAUSE_PAWN_ON_EDGE: duiyi_fen_cause = 10;
/// The general stands outside its palace.
pub const DUIYI_FEN_CAUSE_GENERAL_OUTSIDE_PALACE: duiyi_fen_cause = 11;
/// No game can bring this man to this point (but an arrangement can).
pub const DUIYI_FEN_CAUSE_IMPOSSIBLE_POINT: duiyi_fen_cause = 12;
/// The generals face each other.
pub const DUIYI_FEN_CAUSE_GENERALS_FACE: duiyi_fen_cause = 13;
/// The side not to move is in check.
pub const DUIYI_FEN_CAUSE_OPPONENT_IN_CHECK: duiyi_fen_cause = 14;
/// The king has no such castling rook.
pub const DUIYI_FEN_CAUSE_NO_CASTLING_ROOK: duiyi_fen_cause = 15;
/// No pawn can have just passed this square.
pub const DUIYI_FEN_CAUSE_IMPOSSIBLE_EN_PASSANT: duiyi_fen_cause = 16;
/// The number is out of range.
pub const DUIYI_FEN_CAUSE_BAD_NUMBER: duiyi_fen_cause = 17;
/// There is more text than a FEN has.
pub const DUIYI_FEN_CAUSE_TRAILING_TEXT: duiyi_fen_cause = 18;

pub(in crate::ffi) fn write_fen_cause(cause: Option<FenCause>) -> duiyi_fen_cause {
    cause.map_or(DUIYI_FEN_CAUSE_NONE, |cause| cause as duiyi_fen_cause)
}

#[cfg(test)]
super::same_numbers! { FenCause as duiyi_fen_cause:
    Missing = DUIYI_FEN_CAUSE_MISSING,
    BadCharacter = DUIYI_FEN_CAUSE_BAD_CHARACTER,
    RankTooLong = DUIYI_FEN_CAUSE_RANK_TOO_LONG,
    RankTooShort = DUIYI_FEN_CAUSE_RANK_TOO_SHORT,
    TooManyRanks = DUIYI_FEN_CAUSE_TOO_MANY_RANKS,
    TooFewRanks = DUIYI_FEN_CAUSE_TOO_FEW_RANKS,
    NoKing = DUIYI_FEN_CAUSE_NO_KING,
    TooManyKings = DUIYI_FEN_CAUSE_TOO_MANY_KINGS,
    TooManyMen = DUIYI_FEN_CAUSE_TOO_MANY_MEN,
    PawnOnEdge = DUIYI_FEN_CAUSE_PAWN_ON_EDGE,
    GeneralOutsidePalace = DUIYI_FEN_CAUSE_GENERAL_OUTSIDE_PALACE,
    ImpossiblePoint = DUIYI_FEN_CAUSE_IMPOSSIBLE_POINT,
    GeneralsFace = DUIYI_FEN_CAUSE_GENERALS_FACE,
    OpponentInCheck = DUIYI_FEN_CAUSE_OPPONENT_IN_CHECK,
    NoCastlingRook = DUIYI_FEN_CAUSE_NO_CASTLING_ROOK,
    ImpossibleEnPassant = DUIYI_FEN_CAUSE_IMPOSSIBLE_EN_PASSANT,
    BadNumber = DUIYI_FEN_CAUSE_BAD_NUMBER,
    TrailingText = DUIYI_FEN_CAUSE_TRAILING_TEXT,
}
