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
    /// Nobody went on with it.
    Abandoned,
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
            Verdict::Ongoing | Verdict::Abandoned => None,
            Verdict::Won { how, .. } | Verdict::Drawn { how } => Some(how),
        }
    }
}

/// Why a game ended. The numbers are the same in every language.
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
    /// The position stood for the fifth time (FIDE 9.6.1).
    FivefoldRepetition = 5,
    /// 50 moves without a capture or pawn move, claimed (FIDE 9.3).
    NoProgressClaim = 6,
    /// Too long without progress (chess: a capture or pawn move; xiangqi: a capture).
    NoProgress = 7,
    /// One side gave check with every move of a repetition, and loses.
    PerpetualCheck = 8,
    /// One side chased with every move of a repetition, and loses.
    PerpetualChase = 9,
    /// Both sides offended alike.
    MutualPerpetual = 10,
    /// A player gave up.
    Resignation = 11,
    /// A flag fell.
    Time = 12,
    /// A flag fell, but the other side could not give mate: a draw.
    TimeNoMaterial = 13,
    /// The players agreed on a draw.
    Agreement = 14,
    /// Somebody outside the game decided.
    Adjudication = 15,
    /// One side threatened mate with every move of a repetition, and loses.
    PerpetualKill = 16,
    /// One side checked, threatened mate and chased in turn, and loses.
    MixedOffence = 17,
    /// A repetition, claimed (FIDE 9.2).
    RepetitionClaim = 18,
    /// A player has gone, and loses.
    Forfeit = 19,
}

impl Termination {
    /// All of them, in the order of their numbers, from 1.
    pub const ALL: [Termination; 19] = [
        Termination::Checkmate,
        Termination::Stalemate,
        Termination::InsufficientMaterial,
        Termination::Repetition,
        Termination::FivefoldRepetition,
        Termination::NoProgressClaim,
        Termination::NoProgress,
        Termination::PerpetualCheck,
        Termination::PerpetualChase,
        Termination::MutualPerpetual,
        Termination::Resignation,
        Termination::Time,
        Termination::TimeNoMaterial,
        Termination::Agreement,
        Termination::Adjudication,
        Termination::PerpetualKill,
        Termination::MixedOffence,
        Termination::RepetitionClaim,
        Termination::Forfeit,
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminations_are_listed_by_number() {
        for (place, how) in Termination::ALL.into_iter().enumerate() {
            assert_eq!(how as usize, place + 1);
        }
    }
}
