//! Walking along a lap: the board before and after each of its moves.

use super::super::make::NOBODY;
use super::super::position::Xiangqi;
use super::super::tables::point_of;
use crate::rules::{Lap, Move, Position, Square, Tagged, Undo};

/// One move of a lap.
pub(super) struct Step<'a> {
    /// How many moves of the lap come before it.
    pub index: usize,
    /// The board before it; the side that makes it is to move.
    pub before: &'a Xiangqi,
    /// The board after it.
    pub after: &'a Xiangqi,
    /// Where the man that moved stands now.
    pub moved_to: Square,
}

/// Shows each move of a lap that ends in `present`, until `each` says stop (false). False if a
/// move of the lap is not known.
pub(super) fn walk(
    present: &Xiangqi,
    lap: &Lap<'_>,
    mut each: impl FnMut(Step<'_>) -> bool,
) -> bool {
    let mut before = *present;
    for ply in lap.plies().rev() {
        let Some(m) = ply.played else { return false };
        before.step_back(m);
    }
    for (index, ply) in lap.plies().enumerate() {
        let Some(m) = ply.played else { return false };
        let after = before.step(m);
        if !each(Step { index, before: &before, after: &after, moved_to: m.to() }) {
            break;
        }
        before = after;
    }
    true
}

impl Xiangqi {
    /// Takes back a move that took nothing. (The hash is left alone: nobody here asks for it.)
    fn step_back(&mut self, m: Move) {
        let slot = self.armies[self.side.other().index()].men.find(point_of(m.to())).unwrap_or(0);
        let undo = Undo { hash: self.hash(), flags: 0, captured: NOBODY };
        self.unmake(tagged(m, slot), undo);
    }

    /// The board after a move of the lap.
    fn step(&self, m: Move) -> Xiangqi {
        let slot = self.armies[self.side.index()].men.find(point_of(m.from())).unwrap_or(0);
        self.play(tagged(m, slot))
    }
}

fn tagged(m: Move, slot: usize) -> Tagged {
    Tagged::new(m.from().number().into(), m.to().number().into(), 0, slot as u32)
}
