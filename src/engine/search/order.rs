//! In which order moves are tried: the better the first ones, the more of the tree is never seen.

use super::super::evaluation::Facts;
use crate::rules::{Kind, Move, Piece, Position, Square, Tagged};

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
/// How often a quiet move was good elsewhere ranks it between minus and plus this.
const HISTORY_MAX: i32 = 1 << 13;
/// Captures that lose more than they win.
const LOSING: i32 = -WINNING;

impl Ranked {
    /// A quiet move that was not known to be good.
    pub(super) const fn is_ordinary(self) -> bool {
        self.rank.abs() <= HISTORY_MAX
    }

    /// A capture that loses more than it wins.
    pub(super) const fn is_losing(self) -> bool {
        self.rank < -HISTORY_MAX
    }
}

/// Brings the best of the moves to the front. (Sorting all would be wasted on a node that its first
/// moves cut off.)
pub(super) fn best_to_front(moves: &mut [Ranked]) {
    // The first of equals, so that the order is one and the same everywhere.
    let best = (0..moves.len()).rev().max_by_key(|&i| moves[i].rank);
    if let Some(best) = best {
        moves.swap(0, best);
    }
}

/// What each quiet move was worth elsewhere in this search: by side, kind and target.
#[derive(Clone, Debug)]
pub(super) struct History([i16; 2 * KINDS * SQUARES]);

/// Kinds are numbered from 1.
const KINDS: usize = Kind::ALL.len() + 1;
const SQUARES: usize = 90;

impl History {
    pub(super) const EMPTY: History = History([0; 2 * KINDS * SQUARES]);

    fn index(piece: Piece, to: Square) -> usize {
        (piece.side.index() * KINDS + usize::from(piece.kind.number())) * SQUARES + to.index()
    }

    /// A quiet move cut a node of that depth off, or was tried there in vain. The nearer a value is
    /// to its bound, the less it moves towards it, so that new experience counts more than old.
    pub(super) fn learn<P: Position>(&mut self, position: &P, m: Tagged, depth: i32, good: bool) {
        let Some(piece) = position.piece_at(m.plain().from()) else { return };
        let value = &mut self.0[History::index(piece, m.plain().to())];
        let lesson = (depth * depth).min(HISTORY_MAX / 16);
        let old = i32::from(*value);
        let goal = if good { HISTORY_MAX } else { -HISTORY_MAX };
        *value = (old + lesson * (goal - old) / HISTORY_MAX) as i16;
    }
}

/// What the moves of one node are ranked by.
pub(super) struct Ranking<'a> {
    pub known_best: Option<Move>,
    pub killers: [Option<Move>; 2],
    pub history: &'a History,
}

impl Ranking<'_> {
    pub(super) fn rank<P: Position>(&self, position: &P, m: Tagged) -> Ranked {
        Ranked { m, rank: self.value(position, m) }
    }

    fn value<P: Position>(&self, position: &P, m: Tagged) -> i32 {
        let plain = m.plain();
        if Some(plain) == self.known_best {
            return KNOWN_BEST;
        }
        let Some(facts) = Facts::of(position, m) else { return -HISTORY_MAX };
        let winnings = facts.winnings(position.variant(), plain);
        if winnings > 0 {
            let class = if facts.throws_away(position, m, winnings) { LOSING } else { WINNING };
            return class + 16 * winnings - facts.stake(position.variant(), m);
        }
        match self.killers {
            [Some(killer), _] if killer == plain => KILLER + 1,
            [_, Some(killer)] if killer == plain => KILLER,
            _ => i32::from(self.history.0[History::index(facts.piece, plain.to())]),
        }
    }
}
