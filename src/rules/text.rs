//! Moves as short texts of two squares: UCI in chess, ICCS and its relatives in xiangqi.
//!
//! Reading is in two steps: [`read_squares`] takes the text apart and knows no position; the
//! position's `explain` then says whether the squares are a legal move. Other notations (SAN, WXF,
//! Chinese) will have files of their own.

use core::fmt;

use thiserror::Error;

use super::{Explanation, Kind, Move, Position, Square, Variant};

/// How a move is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Notation {
    /// Reads [`Notation::Uci`] and [`Notation::Iccs`] alike; writes UCI.
    #[default]
    Auto = 0,
    /// `e2e4`, `e7e8q`; in xiangqi with ranks 0 to 9, as UCCI has it: `h2e2`.
    Uci = 1,
    /// Xiangqi with ranks 1 to 10: `h3e3`. In chess the same as UCI.
    Uci1 = 2,
    /// Xiangqi `H2-E2`. In chess the same letters and dash.
    Iccs = 6,
}

/// Why a text is not a move that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MoveTextError {
    /// The text does not name two squares; the byte where that shows.
    #[error("not a move text, byte {offset}")]
    NotAMove {
        /// Byte in the text.
        offset: usize,
    },
    /// The squares are no legal move.
    #[error("illegal move: {:?}", .0.reason)]
    Illegal(Explanation),
}

/// Takes a text apart: from, to, promotion.
///
/// # Errors
/// [`MoveTextError::NotAMove`] with the byte that does not fit.
pub(super) fn read_squares(
    variant: Variant,
    text: &str,
    notation: Notation,
) -> Result<(Square, Square, Option<Kind>), MoveTextError> {
    let mut reader = Reader { variant, bytes: text.as_bytes(), at: 0, notation };
    let from = reader.square()?;
    if notation != Notation::Uci && notation != Notation::Uci1 && reader.peek() == Some(b'-') {
        reader.at += 1;
    }
    let to = reader.square()?;
    let promotion = reader.promotion()?;
    if reader.at < reader.bytes.len() {
        return Err(reader.wrong());
    }
    Ok((from, to, promotion))
}

struct Reader<'t> {
    variant: Variant,
    bytes: &'t [u8],
    at: usize,
    notation: Notation,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn wrong(&self) -> MoveTextError {
        MoveTextError::NotAMove { offset: self.at }
    }

    fn square(&mut self) -> Result<Square, MoveTextError> {
        let letter = self.peek().map(|b| b.to_ascii_lowercase()).ok_or(self.wrong())?;
        let file = letter.wrapping_sub(b'a');
        if file >= self.variant.files() {
            return Err(self.wrong());
        }
        self.at += 1;
        let rank = self.number()?.wrapping_sub(self.first_rank());
        self.variant.square(file, rank).ok_or(MoveTextError::NotAMove { offset: self.at - 1 })
    }

    /// One digit, or 10 where ranks go up to 10.
    fn number(&mut self) -> Result<u8, MoveTextError> {
        let digit = self.peek().filter(u8::is_ascii_digit).ok_or(self.wrong())?;
        self.at += 1;
        let ten = self.first_rank() + self.variant.ranks() > 10;
        if ten && digit == b'1' && self.peek() == Some(b'0') {
            self.at += 1;
            return Ok(10);
        }
        Ok(digit - b'0')
    }

    fn first_rank(&self) -> u8 {
        first_rank(self.variant, self.notation)
    }

    fn promotion(&mut self) -> Result<Option<Kind>, MoveTextError> {
        if self.variant == Variant::Xiangqi {
            return Ok(None);
        }
        let Some(letter) = self.peek() else { return Ok(None) };
        let kind = match letter.to_ascii_lowercase() {
            b'q' => Kind::Queen,
            b'r' => Kind::Rook,
            b'b' => Kind::Bishop,
            b'n' => Kind::Knight,
            // Read, so that the answer can be that no pawn becomes a king.
            b'k' => Kind::King,
            b'p' => Kind::Pawn,
            _ => return Err(self.wrong()),
        };
        self.at += 1;
        Ok(Some(kind))
    }
}

fn first_rank(variant: Variant, notation: Notation) -> u8 {
    match notation {
        Notation::Uci1 => 1,
        _ => variant.first_rank_label(),
    }
}

/// Reads a move text in a position: the squares, then whether they are a legal move.
pub(super) fn read_move<P: Position>(
    position: &P,
    text: &str,
    notation: Notation,
) -> Result<Move, MoveTextError> {
    let (from, to, promotion) = read_squares(position.variant(), text, notation)?;
    let explanation = position.explain(from, position.meant_target(from, to), promotion);
    explanation.legal.ok_or(MoveTextError::Illegal(explanation))
}

/// A move as it is written.
pub(super) fn write_move(variant: Variant, m: Move, notation: Notation) -> impl fmt::Display {
    Written { variant, m, notation }
}

struct Written {
    variant: Variant,
    m: Move,
    notation: Notation,
}

impl Written {
    fn square(&self, f: &mut fmt::Formatter<'_>, square: Square) -> fmt::Result {
        let first = if self.notation == Notation::Iccs { b'A' } else { b'a' };
        let file = char::from(first + self.variant.file(square));
        write!(f, "{file}{}", self.variant.rank(square) + first_rank(self.variant, self.notation))
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.square(f, self.m.from())?;
        if self.notation == Notation::Iccs {
            f.write_str("-")?;
        }
        self.square(f, self.m.to())?;
        match self.m.promotion() {
            Some(kind) => write!(f, "{}", kind.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}
