//! Making a move and taking it back.
//!
//! There are two ways to go down a tree of moves, and both keep the hash: making a move in place,
//! which is small to remember, and playing it into a new position, which is faster.

use super::keys::{BLACK_MOVES, key};
use super::men::{Army, SLOTS};
use super::position::Xiangqi;
use super::tables::POINT_OF;
use crate::rules::{Side, Tagged, Undo};

/// In [`Undo`]: nothing was captured.
pub(super) const NOBODY: u8 = SLOTS as u8;

impl Xiangqi {
    /// Makes a move of side `S` in place; what it returns takes the move back.
    #[cfg_attr(not(small_code), inline(always))]
    pub(super) fn make_as<const S: usize>(&mut self, m: Tagged) -> Undo {
        let (from, to, slot) = parts(m);
        let mut undo = Undo { hash: self.hash, flags: 0, captured: NOBODY };
        if !self.armies[1 - S].free.has(POINT_OF[to]) {
            undo.captured = self.take::<S>(to);
        }
        self.armies[S].shift(slot, from, to);
        self.hash ^= key(S, slot, from) ^ key(S, slot, to) ^ BLACK_MOVES;
        self.side = Side::ALL[1 - S];
        undo
    }

    /// Takes the man of the enemy of `S` off his square; says which. Out of line: most moves made
    /// take nothing, and then have fewer registers to save.
    #[inline(never)]
    fn take<const S: usize>(&mut self, square: usize) -> u8 {
        let captured = self.armies[1 - S].capture(square);
        self.hash ^= key(1 - S, captured, square);
        captured as u8
    }

    /// Takes back a move of side `S`.
    #[inline(always)]
    pub(super) fn unmake_as<const S: usize>(&mut self, m: Tagged, undo: Undo) {
        let (from, to, slot) = parts(m);
        self.armies[S].shift(slot, from, to);
        if undo.captured != NOBODY {
            self.armies[1 - S].shift_dead(usize::from(undo.captured), to);
        }
        self.hash = undo.hash;
        self.side = Side::ALL[S];
    }

    /// The position after a move of side `S`: like making the move on a copy. But what is read of
    /// the old position and what is written to the new one are different places here, so nothing
    /// waits for what it has just written: this is faster than to make and unmake.
    #[inline(always)]
    pub(super) fn play_as<const S: usize>(&self, m: Tagged) -> Xiangqi {
        if self.armies[1 - S].free.has(POINT_OF[m.plain().to().index()]) {
            self.moved::<S>(m, &self.armies[1 - S])
        } else {
            self.play_taking::<S>(m)
        }
    }

    /// Out of line for the same reason as [`Xiangqi::take`].
    #[inline(never)]
    fn play_taking<const S: usize>(&self, m: Tagged) -> Xiangqi {
        let to = m.plain().to().index();
        let mut enemy = self.armies[1 - S];
        let captured = enemy.capture(to);
        let mut after = self.moved::<S>(m, &enemy);
        after.hash ^= key(1 - S, captured, to);
        after
    }

    /// The position after a move of `S` that leaves the other side as `enemy`; the hash does not
    /// know yet of a man taken.
    #[cfg_attr(not(small_code), inline(always))]
    fn moved<const S: usize>(&self, m: Tagged, enemy: &Army) -> Xiangqi {
        let (from, to, slot) = parts(m);
        let mut own = self.armies[S];
        own.shift(slot, from, to);
        Xiangqi {
            armies: if S == 0 { [own, *enemy] } else { [*enemy, own] },
            hash: self.hash ^ key(S, slot, from) ^ key(S, slot, to) ^ BLACK_MOVES,
            side: Side::ALL[1 - S],
            strays: self.strays,
        }
    }
}

/// From, to (as numbers of squares) and slot of a move.
#[inline(always)]
pub(super) fn parts(m: Tagged) -> (usize, usize, usize) {
    let plain = m.plain();
    (plain.from().index(), plain.to().index(), m.tag() as usize)
}
