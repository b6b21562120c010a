//! What reading a FEN gives, and what can be wrong with one. The readers themselves are in
//! `chess/fen.rs` and `xiangqi/fen.rs`, what they share in `fen_fields.rs`.

use thiserror::Error;

/// How strictly a FEN is read. The default is what people's files need.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FenReading {
    /// Refuse what the default corrects: castling rights without their rook, en passant squares
    /// that cannot be, missing fields and counters, foreign letters.
    pub strict: bool,
    /// Accept men on points no game can bring them to (puzzles). The counts of men still hold.
    pub arrangement: bool,
}

/// What a FEN says: a position, and the two counters that tell of its past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup<P> {
    /// What is on the board and who moves.
    pub position: P,
    /// Plies since the last capture (in chess: or pawn move).
    pub no_progress: u16,
    /// Number of the full move, from 1.
    pub full_move: u16,
}

/// The field of a FEN that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum FenField {
    Board,
    Side,
    Castling,
    EnPassant,
    NoProgress,
    FullMove,
    /// Text behind the last field.
    End,
}

/// What is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum FenCause {
    #[error("the text ends too early")]
    Missing,
    #[error("this character does not belong here")]
    BadCharacter,
    #[error("a rank has too many squares")]
    RankTooLong,
    #[error("a rank has too few squares")]
    RankTooShort,
    #[error("there are too many ranks")]
    TooManyRanks,
    #[error("there are too few ranks")]
    TooFewRanks,
    #[error("a side has no king")]
    NoKing,
    #[error("a side has more than one king")]
    TooManyKings,
    #[error("a side has more men than a set can give")]
    TooManyMen,
    #[error("a pawn stands on the first or last rank")]
    PawnOnEdge,
    #[error("the general stands outside its palace")]
    GeneralOutsidePalace,
    #[error("no game can bring this man to this point (but an arrangement can)")]
    ImpossiblePoint,
    #[error("the generals face each other")]
    GeneralsFace,
    #[error("the side not to move is in check")]
    OpponentInCheck,
    #[error("the king has no such castling rook")]
    NoCastlingRook,
    #[error("no pawn can have just passed this square")]
    ImpossibleEnPassant,
    #[error("the number is out of range")]
    BadNumber,
    #[error("there is more text than a FEN has")]
    TrailingText,
}

/// Why a FEN was refused: the field, the byte and the cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("bad FEN, {field:?} field, byte {offset}: {cause}")]
pub struct FenError {
    /// Which field.
    pub field: FenField,
    /// The byte in the given text where it went wrong (its length, if the text ends too early).
    pub offset: usize,
    /// What is wrong.
    pub cause: FenCause,
}
