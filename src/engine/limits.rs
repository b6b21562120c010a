//! What a search is asked: a position with its past, and how far to go.

use thiserror::Error;

use super::Level;
use crate::rules::{Move, PastPly, RuleSet};

/// What is thought about: a position, its past, and the rules it is played by.
#[derive(Clone, Copy, Debug)]
pub struct Root<'a, P> {
    /// The position.
    pub position: P,
    /// The positions of the game, oldest first and this one last; or none. Only as many as can
    /// come again matter.
    pub past: &'a [PastPly],
    /// Plies without progress (a capture; in chess also a pawn move) up to here.
    pub no_progress: u16,
    /// The rules.
    pub rules: RuleSet,
}

impl<P> Root<'_, P> {
    /// A position without a past.
    #[must_use]
    pub const fn new(position: P, rules: RuleSet) -> Root<'static, P> {
        Root { position, past: &[], no_progress: 0, rules }
    }
}

#[cfg(feature = "alloc")]
impl<'a, P> Root<'a, P> {
    /// The same root, its position of another type.
    pub(super) const fn with<Q>(&self, position: Q) -> Root<'a, Q> {
        Root { position, past: self.past, no_progress: self.no_progress, rules: self.rules }
    }
}

/// How far to search and how well to play. The default is full strength for [`DEFAULT_NODES`].
///
/// Only nodes and depth limit a search, so that it finds the same on a phone and on a workstation.
/// Time is the host's: it stops stepping, or raises the stop flag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits<'a> {
    /// 0 is full strength; 1 to 10 are levels ([`Level`]), each with its own budget
    /// of nodes and plies.
    pub level: u8,
    /// The same seed gives the same game. It matters only to levels.
    pub seed: u64,
    /// Nodes to search at most; 0: no such limit. A level keeps its own budget if that is smaller.
    pub max_nodes: u64,
    /// Depth in plies to search at most; 0: no such limit. A level keeps its own depth if that is smaller.
    pub max_depth: u32,
    /// How many best moves to rank, each with its score and line: 0 and 1 the best alone. Each takes a
    /// search of its own, so with the same nodes they are searched less deep. At most as many as there
    /// is memory for: see [`Options::lines`](super::Options::lines).
    pub lines: u32,
    /// Only these moves are considered; empty: all legal ones.
    pub root_moves: &'a [Move],
    /// Nothing is searched less deep than the rest, and nothing left out: as slow as it is simple.
    /// For tests, and for whoever wants every line seen to the same depth.
    pub full_width: bool,
    /// Anything; the report carries it, so that a host knows which game an answer belongs to.
    pub game_hash: u64,
}

/// The budget of a search at full strength that was given no limit at all.
pub const DEFAULT_NODES: u64 = 1_000_000;

impl Limits<'_> {
    /// No limit but [`DEFAULT_NODES`].
    const NONE: Limits<'static> = Limits {
        level: 0,
        seed: 0,
        max_nodes: 0,
        max_depth: 0,
        lines: 0,
        root_moves: &[],
        full_width: false,
        game_hash: 0,
    };

    /// A level with its own budget.
    #[must_use]
    pub const fn level(level: u8, seed: u64) -> Limits<'static> {
        Limits { level, seed, ..Limits::NONE }
    }

    /// Full strength for so many nodes.
    #[must_use]
    pub const fn nodes(max_nodes: u64) -> Limits<'static> {
        Limits { max_nodes, ..Limits::NONE }
    }

    /// Full strength to a depth in plies.
    #[must_use]
    pub const fn depth(max_depth: u32) -> Limits<'static> {
        Limits { max_depth, ..Limits::NONE }
    }

    /// The nodes that may be searched.
    pub(super) fn budget(&self, level: Option<Level>) -> u64 {
        let given = if self.max_nodes == 0 { u64::MAX } else { self.max_nodes };
        match level {
            Some(level) => given.min(level.nodes),
            None if self.max_nodes == 0 && self.max_depth == 0 => DEFAULT_NODES,
            None => given,
        }
    }

    /// The plies that may be looked ahead; a king may be bare.
    pub(super) fn plies(&self, level: Option<Level>, bare: bool) -> u32 {
        let given = if self.max_depth == 0 { u32::MAX } else { self.max_depth };
        let least = if bare { Level::HUNT } else { 0 };
        level.map_or(given, |level| given.min(level.depth.max(least)))
    }

    /// Did the host ask for a search of a certain size?
    pub(super) const fn asks_for_size(&self) -> bool {
        self.max_nodes != 0 || self.max_depth != 0
    }
}

/// Why a search cannot begin. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BeginError {
    /// There is no such level.
    #[error("level {0} is not between 0 and 10")]
    Level(u8),
    /// More lines are asked for than there is memory for.
    #[error("{0} lines are more than there is memory for")]
    Lines(u32),
    /// One of the root moves is not legal.
    #[error("a root move is not legal in this position")]
    RootMove(Move),
    /// The memory is too small: see [`Memory`](super::Memory).
    #[error("the memory given is too small for any search")]
    Memory,
}
