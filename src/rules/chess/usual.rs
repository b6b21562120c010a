//! Moves as files write them, read without a detour: SAN exactly as the standard has it, and the long
//! algebraic form of it. What is written otherwise, and what is not legal, is left to `read.rs`, which
//! knows what to say of it.

use super::bits::{FILE_A, RANK_1, bit, first, several, squares};
use super::make::tag;
use super::mover::{Mover, as_mover};
use super::position::{Chess, EN_PASSANT, KING, PAWN, code};
use super::tables::{KING_ATTACKS, KNIGHT_ATTACKS, bishop, rook};
use crate::rules::{Kind, Move, MoveTextError, Notation, Position, Tagged};

/// [`Position::read_tagged`].
pub(super) fn read(
    position: &Chess,
    text: &str,
    notation: Notation,
) -> Result<Tagged, MoveTextError> {
    let usual = match notation.is_native() {
        true => as_mover!(position.mover(), M => position.usual::<M>(text.as_bytes())),
        false => None,
    };
    match usual {
        Some(m) => Ok(m),
        None => position.read_move(text, notation).map(|m| position.tag_legal(m)),
    }
}

/// The square of a file's letter and a rank's digit.
#[inline(always)]
fn square_at(file: u8, rank: u8) -> Option<usize> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file < 8 && rank < 8).then_some(usize::from(rank) * 8 + usize::from(file))
}

impl Chess {
    /// A move that is legal, ready to be made.
    pub(super) fn tag_legal(&self, m: Move) -> Tagged {
        let (from, to) = (m.from().index() & 63, m.to().index() & 63);
        let code = self.code_at(from);
        let (promotion, tag) = match (code, m.promotion()) {
            (_, Some(kind)) => (kind.number().into(), tag::PROMOTION),
            (PAWN, _) if from.abs_diff(to) == 16 => (0, tag::DOUBLE_STEP),
            (PAWN, _) if (from ^ to) & 7 != 0 && self.code_at(to) == 0 => (0, tag::EN_PASSANT),
            (KING, _) if self.is_960() && self.rooks_of(self.mover()) & bit(to) != 0 => {
                (0, tag::CASTLING + (to & 7) as u32)
            }
            (KING, _) if !self.is_960() && from.abs_diff(to) == 2 => {
                (0, tag::CASTLING + if to > from { 7 } else { 0 })
            }
            _ => (0, code as u32),
        };
        Tagged::new(from as u32, to as u32, promotion, tag)
    }

    fn usual<M: Mover>(&self, text: &[u8]) -> Option<Tagged> {
        let text = match text {
            [rest @ .., b'+' | b'#'] => rest,
            _ => text,
        };
        let &first_letter = text.first()?;
        match first_letter {
            b'a'..=b'h' => return self.usual_pawn::<M>(text),
            b'O' => return self.usual_castling::<M>(text),
            _ => {}
        }
        let [_, way @ .., file, rank] = text else { return None };
        let to = square_at(*file, *rank)?;
        let from = match *way {
            [] | [b'x'] => u64::MAX,
            [file @ b'a'..=b'h'] | [file @ b'a'..=b'h', b'x'] => FILE_A << (file - b'a'),
            [rank @ b'1'..=b'8'] | [rank @ b'1'..=b'8', b'x'] => RANK_1 << (8 * (rank - b'1')),
            [file, rank] | [file, rank, b'-' | b'x'] => bit(square_at(file, rank)?),
            _ => return None,
        };
        let (occupied, own, _) = self.sides::<M>();
        let (straight, diagonal) = (self.straight(), self.diagonal());
        let (kind, men) = match first_letter {
            b'N' => (Kind::Knight, KNIGHT_ATTACKS[to] & self.knights()),
            b'B' => (Kind::Bishop, bishop(to, occupied) & diagonal & !straight),
            b'R' => (Kind::Rook, rook(to, occupied) & straight & !diagonal),
            b'Q' => {
                (Kind::Queen, (rook(to, occupied) | bishop(to, occupied)) & straight & diagonal)
            }
            b'K' => (Kind::King, KING_ATTACKS[to] & self.kings()),
            _ => return None,
        };
        let mut men = men & own & from;
        if own & bit(to) != 0 || men == 0 {
            return None;
        }
        if several(men) {
            men = squares(men).filter(|&from| self.is_safe::<M>(kind, from, to, 0)).map(bit).sum();
        }
        let from = first(men);
        if men == 0 || several(men) || !self.is_safe::<M>(kind, from, to, 0) {
            return None;
        }
        Some(Tagged::new(from as u32, to as u32, 0, code(kind) as u32))
    }

    /// `O-O`, `O-O-O`.
    fn usual_castling<M: Mover>(&self, text: &[u8]) -> Option<Tagged> {
        let short = match text {
            b"O-O" => true,
            b"O-O-O" => false,
            _ => return None,
        };
        self.castling::<M>(short).legal.map(|m| self.tag_legal(m))
    }

    /// `e4`, `exd5`, `e8=Q`, `exd8=Q`; `e2-e4`, `e4xd5`.
    fn usual_pawn<M: Mover>(&self, text: &[u8]) -> Option<Tagged> {
        let (text, promotion) = match text {
            [rest @ .., b'=', b'N'] => (rest, Some(Kind::Knight)),
            [rest @ .., b'=', b'B'] => (rest, Some(Kind::Bishop)),
            [rest @ .., b'=', b'R'] => (rest, Some(Kind::Rook)),
            [rest @ .., b'=', b'Q'] => (rest, Some(Kind::Queen)),
            _ => (text, None),
        };
        let (origin, text) = match *text {
            [file, rank, b'-', ref step @ ..] if step.len() == 2 => {
                (bit(square_at(file, rank)?), step)
            }
            _ => (u64::MAX, text),
        };
        let (occupied, _, enemy) = self.sides::<M>();
        let pawns = self.pawns() & self.men(M::SIDE);
        let (from, to, step) = match *text {
            [file, rank] => {
                let to = square_at(file, rank)?;
                let behind = M::back(bit(to));
                if occupied & bit(to) != 0 {
                    return None;
                }
                match (pawns & behind, occupied & behind) {
                    (0, 0) if behind & M::THIRD != 0 => {
                        (pawns & M::back(behind), to, tag::DOUBLE_STEP)
                    }
                    (from, _) => (from, to, PAWN as u32),
                }
            }
            [ref from @ .., b'x', file, rank] => {
                let to = square_at(file, rank)?;
                let from = match *from {
                    [file @ b'a'..=b'h'] => FILE_A << (file - b'a'),
                    [file, rank] => bit(square_at(file, rank)?),
                    _ => return None,
                };
                let takers = M::pawn_attackers(bit(to)) & pawns & from;
                match (enemy & bit(to), self.flags & EN_PASSANT & bit(to)) {
                    (0, 0) => return None,
                    (0, _) => (takers, to, tag::EN_PASSANT),
                    _ => (takers, to, PAWN as u32),
                }
            }
            _ => return None,
        };
        let from = from & origin;
        if from == 0 || promotion.is_some() != (bit(to) & M::LAST != 0) {
            return None;
        }
        let from = first(from);
        let taken = if step == tag::EN_PASSANT { M::back(bit(to)) } else { 0 };
        if !self.is_safe::<M>(Kind::Pawn, from, to, taken) {
            return None;
        }
        let (kind, tag) = match promotion {
            Some(kind) => (kind.number().into(), tag::PROMOTION),
            None => (0, step),
        };
        Some(Tagged::new(from as u32, to as u32, kind, tag))
    }

    /// Is the own king safe after a move that is possible otherwise? `passed`: the pawn taken en
    /// passant.
    #[inline(always)]
    fn is_safe<M: Mover>(&self, kind: Kind, from: usize, to: usize, passed: u64) -> bool {
        let occupied = self.occupied() & !bit(from) & !passed;
        if kind == Kind::King {
            return self.attackers_of::<M::Other>(to, occupied) == 0;
        }
        let attackers = self.attackers_of::<M::Other>(self.king_square::<M>(), occupied | bit(to));
        attackers & !bit(to) & !passed == 0
    }
}
