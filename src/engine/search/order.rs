//! In which order moves are tried: the better the first ones, the more of the tree is never seen.

use super::super::evaluation::Facts;
use super::experience::{Known, ORDINARY_MAX, deed};
use crate::rules::{Move, Position, Tagged};

/// A move waiting to be tried, with its rank: the highest is tried first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ranked {
    pub(super) m: Tagged,
    pub(super) rank: i32,
}

/// The move that was best here before.
const KNOWN_BEST: i32 = 1 << 24;
/// Captures and promotions; more for what is won, a little more if a small man does it.
const WINNING: i32 = 1 << 20;
/// Quiet moves that refuted a sister position.
const KILLER: i32 = 1 << 16;
/// Captures that lose more than they win, if both sides go on to take there.
const LOSING: i32 = -WINNING;

impl Ranked {
    /// A quiet move that was not known to be good.
    pub(super) const fn is_ordinary(self) -> bool {
        self.rank.abs() <= ORDINARY_MAX
    }

    /// A capture that loses more than it wins.
    pub(super) const fn is_losing(self) -> bool {
        self.rank < -ORDINARY_MAX
    }

    /// A capture whose turn has come loses more than it wins: its turn is after the quiet moves. Asked
    /// once of each.
    pub(super) fn loses_after_all<P: Position>(&mut self, position: &P) -> bool {
        let unsure = self.rank > WINNING / 2 && self.rank < KNOWN_BEST && self.rank % 2 == 1;
        if !unsure || position.exchange_reaches(self.m, 0) {
            return false;
        }
        self.rank += LOSING - WINNING;
        true
    }
}

/// Brings the best of the moves to the front. (Sorting all would be wasted on a node that its first
/// moves cut off.)
pub(super) fn best_to_front(moves: &mut [Ranked]) {
    let (mut best, mut rank) = (0, i32::MIN);
    for (place, ranked) in moves.iter().enumerate() {
        // The first of equals, so that the order is one and the same everywhere.
        if ranked.rank > rank {
            (best, rank) = (place, ranked.rank);
        }
    }
    if best > 0 {
        moves.swap(0, best);
    }
}

/// What the moves of one node are ranked by.
pub(super) struct Ranking<'a> {
    pub known_best: Option<Move>,
    pub killers: [Option<Move>; 2],
    pub experience: Known<'a>,
    /// The two moves that led here, the last one first.
    pub before: [Option<u16>; 2],
}

impl Ranking<'_> {
    /// Any move.
    pub(super) fn rank<P: Position>(&self, position: &P, m: Tagged) -> Ranked {
        if Some(m.plain()) == self.known_best {
            return Ranked { m, rank: KNOWN_BEST };
        }
        match capture(position, m) {
            Some(ranked) => ranked,
            None => self.quiet(position, m),
        }
    }

    /// A move that takes nothing and promotes nothing.
    pub(super) fn quiet<P: Position>(&self, position: &P, m: Tagged) -> Ranked {
        let plain = m.plain();
        let rank = match self.killers {
            [Some(killer), _] if killer == plain => KILLER + 1,
            [_, Some(killer)] if killer == plain => KILLER,
            _ => {
                let piece = position.piece_at(plain.from());
                let deed = piece.map(|piece| deed(piece, plain.to()));
                deed.map_or(0, |deed| self.experience.of(deed, self.before))
            }
        };
        Ranked { m, rank }
    }
}

/// A capture or promotion; `None` for any other move. Whether the man that takes is lost by it is not
/// asked before its turn comes.
pub(super) fn capture<P: Position>(position: &P, m: Tagged) -> Option<Ranked> {
    let facts = Facts::of(position, m)?;
    let winnings = facts.winnings(position.variant(), m.plain());
    if winnings <= 0 {
        return None;
    }
    let stake = facts.stake(position.variant(), m);
    // A smaller man for a larger one is never lost.
    let unsure = i32::from(stake > winnings || m.plain().promotion().is_some());
    Some(Ranked { m, rank: WINNING + 2 * (16 * winnings - stake) + unsure })
}

/// The move that was best here before.
pub(super) const fn known(m: Tagged) -> Ranked {
    Ranked { m, rank: KNOWN_BEST }
}
