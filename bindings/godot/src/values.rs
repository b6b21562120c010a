//! Single values, in and out.

use duiyi::game::Claim;
use duiyi::rules::{
    Kind, Move, Notation, Offence, Piece, Side, Square, Squares, Termination, Variant, Verdict,
};
use duiyi::words::{Language, Words};
use godot::prelude::*;

use crate::failure::{Answer, fail};

/// What stands for "no side".
pub(crate) const NO_SIDE: i64 = 255;
/// What stands for "no square".
pub(crate) const NOWHERE: Vector2i = Vector2i::new(-1, -1);

/// The value of a list that has this number.
macro_rules! numbered {
    ($list:expr, $code:expr) => {
        $list.into_iter().find(|&value| value as i64 == $code)
    };
}
pub(crate) use numbered;

pub(crate) fn variant(number: i64) -> Answer<Variant> {
    numbered!(Variant::ALL, number).map_or_else(|| fail(format!("{number} is no variant")), Ok)
}

pub(crate) fn side(number: i64) -> Answer<Side> {
    numbered!(Side::ALL, number).map_or_else(|| fail(format!("{number} is no side")), Ok)
}

pub(crate) fn side_number(side: Option<Side>) -> i64 {
    side.map_or(NO_SIDE, |side| side as i64)
}

/// A kind, or 0 for none.
pub(crate) fn kind(number: i64) -> Answer<Option<Kind>> {
    match numbered!(Kind::ALL, number) {
        None if number != 0 => fail(format!("{number} is no kind of piece")),
        kind => Ok(kind),
    }
}

pub(crate) fn notation(number: i64) -> Answer<Notation> {
    use Notation as N;
    const ALL: [Notation; 10] = [
        N::Auto,
        N::Uci,
        N::Uci1,
        N::San,
        N::Lan,
        N::Figurine,
        N::Iccs,
        N::Wxf,
        N::Chinese,
        N::ChineseTraditional,
    ];
    numbered!(ALL, number).map_or_else(|| fail(format!("{number} is no notation")), Ok)
}

/// The words of a language; 0 is English.
pub(crate) fn words(number: i64) -> Answer<Words> {
    let language = if number == 0 { Some(Language::En) } else { numbered!(Language::ALL, number) };
    language.map_or_else(|| fail(format!("{number} is no language")), |l| Ok(Words::of(l)))
}

pub(crate) fn claim(number: i64) -> Answer<Claim> {
    let all = [Claim::Repetition, Claim::NoProgress];
    numbered!(all, number).map_or_else(|| fail(format!("{number} is no claim")), Ok)
}

/// A move by its number.
pub(crate) fn played(number: i64) -> Answer<Move> {
    let m = u32::try_from(number).ok().and_then(Move::from_number);
    m.map_or_else(|| fail(format!("{number} is no move")), Ok)
}

/// A number of plies or the like, which is never below 0.
pub(crate) fn count(number: i64) -> Answer<usize> {
    usize::try_from(number).or_else(|_| fail(format!("{number} is below 0")))
}

pub(crate) fn milliseconds(number: i64) -> Answer<u64> {
    u64::try_from(number).or_else(|_| fail(format!("{number} is no time in milliseconds")))
}

/// The square at file and rank, if it is on the board.
pub(crate) fn on_board(variant: Variant, at: Vector2i) -> Option<Square> {
    variant.square(u8::try_from(at.x).ok()?, u8::try_from(at.y).ok()?)
}

pub(crate) fn square(variant: Variant, at: Vector2i) -> Answer<Square> {
    on_board(variant, at).map_or_else(|| fail(format!("{at} is not on the board")), Ok)
}

/// A square for questions that have an answer for every square, those beyond the board too.
pub(crate) fn any_square(variant: Variant, at: Vector2i) -> Square {
    on_board(variant, at).unwrap_or(Square::new(u8::MAX))
}

pub(crate) fn place(variant: Variant, square: Square) -> Vector2i {
    match variant.has(square) {
        true => Vector2i::new(variant.file(square).into(), variant.rank(square).into()),
        false => NOWHERE,
    }
}

pub(crate) fn place_or_none(variant: Variant, square: Option<Square>) -> Vector2i {
    square.map_or(NOWHERE, |square| place(variant, square))
}

pub(crate) fn places(
    variant: Variant,
    squares: impl IntoIterator<Item = Square>,
) -> Array<Vector2i> {
    squares.into_iter().map(|square| place(variant, square)).collect()
}

pub(crate) fn places_of(variant: Variant, set: Squares) -> Array<Vector2i> {
    places(variant, set.iter())
}

/// Kind, and 16 more for a man of black; 0 for none.
pub(crate) fn piece_number(piece: Option<Piece>) -> i64 {
    piece.map_or(0, |piece| piece.kind as i64 | (piece.side as i64) << 4)
}

pub(crate) fn piece(number: i64) -> Option<Piece> {
    let kind = numbered!(Kind::ALL, number & 0xF)?;
    Some(Piece::new(numbered!(Side::ALL, number >> 4)?, kind))
}

pub(crate) fn outcome_number(verdict: Verdict) -> i64 {
    match verdict {
        Verdict::Ongoing => 0,
        Verdict::Won { by, .. } => 1 + by as i64,
        Verdict::Drawn { .. } => 3,
        Verdict::Abandoned => 4,
    }
}

pub(crate) fn termination_number(verdict: Verdict) -> i64 {
    verdict.termination().map_or(0, |how| how as i64)
}

pub(crate) fn offence_number(offence: Option<Offence>) -> i64 {
    offence.map_or(0, |offence| offence as i64)
}

/// The end of a game that somebody decides from outside.
pub(crate) fn end(outcome: i64, termination: i64) -> Answer<Verdict> {
    let how = match numbered!(Termination::ALL, termination) {
        Some(how) => how,
        None if termination == 0 => Termination::Adjudication,
        None => return fail(format!("{termination} is no termination")),
    };
    match outcome {
        1 => Ok(Verdict::Won { by: Side::White, how }),
        2 => Ok(Verdict::Won { by: Side::Black, how }),
        3 => Ok(Verdict::Drawn { how }),
        4 => Ok(Verdict::Abandoned),
        _ => fail(format!("{outcome} is no outcome that ends a game")),
    }
}
