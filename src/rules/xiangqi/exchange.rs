//! The captures on one point, one after the other, each made on a board of its own: so screens come
//! and go, and pins hold or fall, as in the game.

use super::make::parts;
use super::men::KIND;
use super::position::{Xiangqi, for_mover};
use super::tables::{point_of, square_of};
use crate::rules::exchange::Taking;
use crate::rules::{Kind, Position, Side, Square, Tagged, Variant};

/// All captures that follow a move on its target, that move first.
pub(super) struct Exchange {
    /// After the captures so far.
    position: Xiangqi,
    square: Square,
    first: Option<Taking>,
    /// What the man on the square counts.
    stake: i32,
}

impl Exchange {
    pub(super) fn of(position: &Xiangqi, m: Tagged) -> Exchange {
        let (_, _, slot) = parts(m);
        let square = m.plain().to();
        let victim = position.piece_at(square);
        let wins = victim.map_or(0, |man| Variant::Xiangqi.material(man.kind, man.side, square));
        let stake = value(position.side_to_move(), slot, square);
        let first = Some(Taking { wins, risks: stake });
        Exchange { position: position.play(m), square, first, stake }
    }
}

/// What the man of a slot counts on a square; it is the general who takes last.
fn value(side: Side, slot: usize, square: Square) -> i32 {
    Variant::Xiangqi.material(KIND[slot & 15], side, square)
}

impl Xiangqi {
    /// The least man of `S` that may take on the square does so: the position after it, and his
    /// slot.
    fn least_taking<const S: usize>(&self, square: Square) -> Option<(Xiangqi, usize)> {
        let (side, to) = (Side::ALL[S], square.number());
        let mut takers = self.slots_attacking(side, point_of(square));
        loop {
            let slots = (0..16).filter(|slot| takers >> slot & 1 != 0);
            let from = |slot: usize| square_of(self.armies[S].men.at(slot)).number();
            let least = slots.min_by_key(|&slot| {
                (KIND[slot] == Kind::General, value(side, slot, square), from(slot))
            })?;
            let m = Tagged::new(from(least).into(), to.into(), 0, least as u32);
            let after = self.play_as::<S>(m);
            if !after.general_attacked::<S>() {
                return Some((after, least));
            }
            takers &= !(1 << least);
        }
    }
}

impl Iterator for Exchange {
    type Item = Taking;

    fn next(&mut self) -> Option<Taking> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        let side = self.position.side_to_move();
        let (after, slot) = for_mover!(self.position, least_taking(self.square))?;
        let (wins, risks) = (self.stake, value(side, slot, self.square));
        (self.position, self.stake) = (after, risks);
        Some(Taking { wins, risks })
    }
}
