//! Why a game ended.

use crate::ffi::failure::Failure;
use crate::rules::{Termination, Verdict};

/// Why a game ended. Who has won by it, the outcome says.
pub type duiyi_termination = u32;

/// It goes on.
pub const DUIYI_TERMINATION_NONE: duiyi_termination = 0;
/// No legal move, in check.
pub const DUIYI_TERMINATION_CHECKMATE: duiyi_termination = 1;
/// No legal move, not in check: a draw in chess, a loss in xiangqi.
pub const DUIYI_TERMINATION_STALEMATE: duiyi_termination = 2;
/// Neither side has the men to win.
pub const DUIYI_TERMINATION_INSUFFICIENT_MATERIAL: duiyi_termination = 3;
/// The position stood too often.
pub const DUIYI_TERMINATION_REPETITION: duiyi_termination = 4;
/// Too long without progress (chess: a capture or pawn move; xiangqi: a capture).
pub const DUIYI_TERMINATION_NO_PROGRESS: duiyi_termination = 7;
/// One side gave check with every move of a repetition, and loses.
pub const DUIYI_TERMINATION_PERPETUAL_CHECK: duiyi_termination = 8;
/// Both sides gave check with every move of a repetition.
pub const DUIYI_TERMINATION_MUTUAL_PERPETUAL: duiyi_termination = 10;
/// A player gave up.
pub const DUIYI_TERMINATION_RESIGNATION: duiyi_termination = 11;
/// Somebody outside the game decided.
pub const DUIYI_TERMINATION_ADJUDICATION: duiyi_termination = 15;

pub(in crate::ffi) fn write_termination(verdict: Verdict) -> duiyi_termination {
    verdict.termination().map_or(DUIYI_TERMINATION_NONE, |how| how as duiyi_termination)
}

pub(in crate::ffi) fn read_termination(number: duiyi_termination) -> Result<Termination, Failure> {
    match number {
        DUIYI_TERMINATION_NONE => Ok(Termination::Adjudication),
        DUIYI_TERMINATION_CHECKMATE => Ok(Termination::Checkmate),
        DUIYI_TERMINATION_STALEMATE => Ok(Termination::Stalemate),
        DUIYI_TERMINATION_INSUFFICIENT_MATERIAL => Ok(Termination::InsufficientMaterial),
        DUIYI_TERMINATION_REPETITION => Ok(Termination::Repetition),
        DUIYI_TERMINATION_NO_PROGRESS => Ok(Termination::NoProgress),
        DUIYI_TERMINATION_PERPETUAL_CHECK => Ok(Termination::PerpetualCheck),
        DUIYI_TERMINATION_MUTUAL_PERPETUAL => Ok(Termination::MutualPerpetual),
        DUIYI_TERMINATION_RESIGNATION => Ok(Termination::Resignation),
        DUIYI_TERMINATION_ADJUDICATION => Ok(Termination::Adjudication),
        _ => Err(Failure::Value("no such termination")),
    }
}

#[cfg(test)]
super::same_numbers! { Termination as duiyi_termination:
    Checkmate = DUIYI_TERMINATION_CHECKMATE,
    Stalemate = DUIYI_TERMINATION_STALEMATE,
    InsufficientMaterial = DUIYI_TERMINATION_INSUFFICIENT_MATERIAL,
    Repetition = DUIYI_TERMINATION_REPETITION,
    NoProgress = DUIYI_TERMINATION_NO_PROGRESS,
    PerpetualCheck = DUIYI_TERMINATION_PERPETUAL_CHECK,
    MutualPerpetual = DUIYI_TERMINATION_MUTUAL_PERPETUAL,
    Resignation = DUIYI_TERMINATION_RESIGNATION,
    Adjudication = DUIYI_TERMINATION_ADJUDICATION,
}
