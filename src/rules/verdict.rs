//! How a game stands, and why it ended.

use super::Side;

/// How a game stands. A verdict always has its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The game goes on.
    Ongoing,
    /// A side has won.
    Won {
        /// The winner.
        by: Side,
        /// Why.
        how: Termination,
    },
    /// Nobody has won.
    Drawn {
        /// Why.
        how: Termination,
    },
}

impl Verdict {
    /// Has the game ended?
    #[must_use]
    pub const fn is_over(self) -> bool {
        !matches!(self, Verdict::Ongoing)
    }

    /// Why the game ended, if it did.
    #[must_use]
    pub const fn termination(self) -> Option<Termination> {
        match self {
            Verdict::Ongoing => None,
            Verdict::Won { how, .. } | Verdict::Drawn { how } => Some(how),
        }
    }
}

/// Why a game ended. The numbers are the same in every language; those left out belong to ends
/// that this version does not know yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Termination {
    /// No legal move, in check.
    Checkmate = 1,
    /// No legal move, not in check: a draw in chess, a loss in xiangqi.
    Stalemate = 2,
    /// Neither side has the men to win.
    InsufficientMaterial = 3,
    /// The position stood too often.
    Repetition = 4,
    /// Too long without progress (chess: a capture or pawn move; xiangqi: a capture).
    NoProgress = 7,
    /// One side gave check with every move of a repetition, and loses.
    PerpetualCheck = 8,
    /// Both sides did.
    MutualPerpetual = 10,
    /// A player gave up.
    Resignation = 11,
    /// Somebody outside the game decided.
    Adjudication = 15,
}
