//! One node of the line that is being searched.

use super::super::evaluation::{Balance, Evaluate};
use super::order::Ranked;
use crate::rules::{Move, Tagged};

/// One node of the line that is being searched: the engine's own stack has one for each ply, where
/// a recursive search would have a call.
#[derive(Clone, Copy, Debug)]
pub struct Frame<P> {
    pub(super) position: P,
    pub(super) balance: Balance,
    /// Is `balance` that of this position yet? Many nodes are settled without.
    pub(super) summed: bool,
    /// Plies without progress up to this position.
    pub(super) no_progress: u16,
    /// The side to move stands in check.
    pub(super) check: bool,
    /// What the position seems to be worth, where it is not in check.
    pub(super) opinion: i32,
    /// The side that moved before has passed, or passing was already tried here.
    pub(super) passed: bool,

    /// Plies still to search; 0 and less: only captures, until the position is quiet.
    pub(super) depth: i32,
    /// What the side to move has for certain elsewhere; grows as its moves are searched.
    pub(super) alpha: i32,
    /// What the opponent has for certain elsewhere: a node this good is never reached.
    pub(super) beta: i32,
    /// `alpha` as it was on entering.
    pub(super) floor: i32,
    /// The best score so far, and its move if it raised `alpha`.
    pub(super) best: i32,
    pub(super) best_move: Option<Move>,

    /// The node's moves are `first..end` of the move stack; `next` is tried next.
    pub(super) first: usize,
    pub(super) next: usize,
    pub(super) end: usize,
    /// Which moves are among them by now.
    pub(super) stage: Stage,
    /// The move that was best here before.
    pub(super) known: Option<Move>,
    /// The move that is being searched now, and how.
    pub(super) played: Ranked,
    pub(super) pass: Pass,
    /// How many plies less deep, in the passes that search less deep.
    pub(super) reduced: i32,
    /// The node is searched so much less deep, only to confirm what passing came to.
    pub(super) doubted: i32,

    /// Quiet moves that last cut nodes at this ply off.
    pub(super) killers: [Option<Move>; 2],
}

/// Which moves of a node have been listed. Most nodes are cut off by one of the first moves, and then
/// the others need not even be ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// None.
    Nothing,
    /// The one that was best here before.
    Known,
    /// Captures and promotions, too.
    Captures,
    /// All that will be tried.
    All,
}

/// How the current move of a node is searched. A pass that the move survives is followed by the
/// next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pass {
    /// Not a move at all: the opponent moves twice (null move).
    Null,
    /// Less deep, only to confirm that it is no better than the best so far.
    Reduced,
    /// Only to confirm that it is no better than the best so far.
    Scout,
    /// For its exact score.
    Full,
}

impl<P: Evaluate> Frame<P> {
    /// A frame to fill memory with; what is in it does not matter.
    #[must_use]
    pub fn new(position: P) -> Frame<P> {
        Frame {
            position,
            balance: Balance::of(&position),
            summed: true,
            no_progress: 0,
            check: position.in_check(),
            opinion: 0,
            passed: false,
            depth: 0,
            alpha: 0,
            beta: 0,
            floor: 0,
            best: 0,
            best_move: None,
            first: 0,
            next: 0,
            end: 0,
            stage: Stage::All,
            known: None,
            played: Ranked { m: Tagged::default(), rank: 0 },
            pass: Pass::Full,
            reduced: 0,
            doubted: 0,
            killers: [None; 2],
        }
    }

    /// Is the window open wide enough for an exact score?
    pub(super) const fn is_principal(&self) -> bool {
        self.beta - self.floor > 1
    }

    /// Only captures are searched here.
    pub(super) const fn is_quiescence(&self) -> bool {
        self.depth <= 0
    }
}
