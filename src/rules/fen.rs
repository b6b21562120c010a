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

/// The field of a FEN that is wrong. The numbers are those of the C header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
#[repr(u32)]
pub enum FenField {
    Board = 1,
    Side = 2,
    Castling = 3,
    EnPassant = 4,
    NoProgress = 5,
    FullMove = 6,
    /// Text behind the last field.
    End = 7,
}

/// What is wrong with it. The numbers are those of the C header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)]
#[repr(u32)]
pub enum FenCause {
    #[error("the text ends too early")]
    Missing = 1,
    #[error("this character does not belong here")]
    BadCharacter = 2,
    #[error("a rank has too many squares")]
    RankTooLong = 3,
    #[error("a rank has too few squares")]
    RankTooShort = 4,
    #[error("there are too many ranks")]
    TooManyRanks = 5,
    #[error("there are too few ranks")]
    TooFewRanks = 6,
    #[error("a side has no king")]
    NoKing = 7,
    #[error("a side has more than one king")]
    TooManyKings = 8,
    #[error("a side has more men than a set can give")]
    TooManyMen = 9,
    #[error("a pawn stands on the first or last rank")]
    PawnOnEdge = 10,
    #[error("the general stands outside its palace")]
    GeneralOutsidePalace = 11,
    #[error("no game can bring this man to this point (but an arrangement can)")]
    ImpossiblePoint = 12,
    #[error("the generals face each other")]
    GeneralsFace = 13,
    #[error("the side not to move is in check")]
    OpponentInCheck = 14,
    #[error("the king has no such castling rook")]
    NoCastlingRook = 15,
    #[error("no pawn can have just passed this square")]
    ImpossibleEnPassant = 16,
    #[error("the number is out of range")]
    BadNumber = 17,
    #[error("there is more text than a FEN has")]
    TrailingText = 18,
}

impl FenCause {
    /// All of them, in the order of their numbers, from 1.
    pub const ALL: [FenCause; 18] = [
        FenCause::Missing,
        FenCause::BadCharacter,
        FenCause::RankTooLong,
        FenCause::RankTooShort,
        FenCause::TooManyRanks,
        FenCause::TooFewRanks,
        FenCause::NoKing,
        FenCause::TooManyKings,
        FenCause::TooManyMen,
        FenCause::PawnOnEdge,
        FenCause::GeneralOutsidePalace,
        FenCause::ImpossiblePoint,
        FenCause::GeneralsFace,
        FenCause::OpponentInCheck,
        FenCause::NoCastlingRook,
        FenCause::ImpossibleEnPassant,
        FenCause::BadNumber,
        FenCause::TrailingText,
    ];
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
