//! Moves as files write them, read without a detour: two squares, or a man by his kind and file in WXF
//! or Chinese. What is written otherwise, and what is not legal, is left to `read.rs`, which knows
//! what to say of it.

use super::explain::Way;
use super::men::{KIND, slots};
use super::position::{Xiangqi, for_mover};
use super::read::{Line, heading, kind, number, target};
use super::seats::Seat;
use super::tables::{DEAD, point_of, square_of};
use crate::rules::{MoveTextError, Notation, Position, Side, Square, Tagged, Variant};

/// [`Position::read_tagged`].
pub(super) fn read(
    position: &Xiangqi,
    text: &str,
    notation: Notation,
) -> Result<Tagged, MoveTextError> {
    let by_squares = matches!(notation, Notation::Auto | Notation::Uci | Notation::Iccs);
    let squares = match squares_of(text.as_bytes()).filter(|_| by_squares) {
        None if notation.is_native() => line_of(text).and_then(|line| position.squares_of(&line)),
        squares => squares,
    };
    if let Some(m) = squares.and_then(|squares| for_mover!(position, usual(squares))) {
        return Ok(m);
    }
    let m = position.read_move(text, notation)?;
    let slot = position.armies[position.side.index()].men.find(point_of(m.from()));
    let (from, to) = (u32::from(m.from().number()), u32::from(m.to().number()));
    Ok(Tagged::new(from, to, 0, slot.unwrap_or_default() as u32))
}

/// `h2e2`, `H2-E2`.
fn squares_of(text: &[u8]) -> Option<(Square, Square)> {
    let (&[a, b, c, d] | &[a, b, b'-', c, d]) = text else { return None };
    if (a ^ c) & 0x20 != 0 {
        return None;
    }
    let square = |file: u8, rank: u8| {
        Variant::Xiangqi.square((file | 0x20).wrapping_sub(b'a'), rank.wrapping_sub(b'0'))
    };
    Some((square(a, b)?, square(c, d)?))
}

/// A man by his kind and file.
fn line_of(text: &str) -> Option<Line> {
    if !matches!(text.len(), 4 | 12) {
        return None;
    }
    let mut chars = text.chars();
    let kind = kind(chars.next()?)?;
    let file = Some(number(chars.next()?)?);
    let (heading, number) = (heading(chars.next()?)?, number(chars.next()?)?);
    chars.next().is_none().then_some(Line { kind, order: None, file, heading, number })
}

impl Xiangqi {
    /// The squares of a move, if only one man can be meant.
    fn squares_of(&self, line: &Line) -> Option<(Square, Square)> {
        let men = self.armies[self.side.index()].men;
        let mut seats = slots(line.kind)
            .map(|slot| men.at(slot))
            .filter(|&point| point != DEAD)
            .map(|point| Seat::of(self.side, square_of(point)))
            .filter(|seat| line.file == Some(seat.file));
        let (Some(seat), None) = (seats.next(), seats.next()) else { return None };
        Some((seat.square, target(self, line, &seat).ok()?))
    }

    /// The move ready to be made, if it is legal.
    fn usual<const S: usize>(&self, (from, to): (Square, Square)) -> Option<Tagged> {
        let slot = self.armies[S].men.find(point_of(from))?;
        let (kind, way) = (KIND[slot], Way::new(from, to));
        let takes = !self.armies[1 - S].free.has(point_of(to));
        if !self.armies[S].free.has(point_of(to))
            || self.forbidden(kind, &way).is_some()
            || self.in_the_way(kind, &way, takes).is_some()
        {
            return None;
        }
        let m = Tagged::new(from.number().into(), to.number().into(), 0, slot as u32);
        (!self.play_as::<S>(m).general_attacked::<S>()).then_some(m)
    }
}
