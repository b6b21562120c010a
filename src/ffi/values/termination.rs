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
/// The position stood for the fifth time (FIDE 9.6.1).
pub const DUIYI_TERMINATION_FIVEFOLD_REPETITION: duiyi_termination = 5;
/// 50 moves without a capture or pawn move, claimed (FIDE 9.3).
pub const DUIYI_TERMINATION_NO_PROGRESS_CLAIM: duiyi_termination = 6;
/// Too long without progress (chess: a capture or pawn move; xiangqi: a capture).
pub const DUIYI_TERMINATION_NO_PROGRESS: duiyi_termination = 7;
/// One side gave check with every move of a repetition, and loses.
pub const DUIYI_TERMINATION_PERPETUAL_CHECK: duiyi_termination = 8;
/// One side chased with every move of a repetition, and loses.
pub const DUIYI_TERMINATION_PERPETUAL_CHASE: duiyi_termination = 9;
/// Both sides offended alike.
pub const DUIYI_TERMINATION_MUTUAL_PERPETUAL: duiyi_termination = 10;
/// A player gave up.
pub const DUIYI_TERMINATION_RESIGNATION: duiyi_termination = 11;
/// A flag fell.
pub const DUIYI_TERMINATION_TIME: duiyi_termination = 12;
/// A flag fell, but the other side could not give mate: a draw.
pub const DUIYI_TERMINATION_TIME_NO_MATERIAL: duiyi_termination = 13;
/// The players agreed on a draw.
pub const DUIYI_TERMINATION_AGREEMENT: duiyi_termination = 14;
/// Somebody outside the game decided.
pub const DUIYI_TERMINATION_ADJUDICATION: duiyi_termination = 15;
/// One side threatened mate with every move of a repetition, and loses.
pub const DUIYI_TERMINATION_PERPETUAL_KILL: duiyi_termination = 16;
/// One side checked, threatened mate and chased in turn, and loses.
pub const DUIYI_TERMINATION_MIXED_OFFENCE: duiyi_termination = 17;
/// A repetition, claimed (FIDE 9.2).
pub const DUIYI_TERMINATION_REPETITION_CLAIM: duiyi_termination = 18;
/// A player has gone, and loses.
pub const DUIYI_TERMINATION_FORFEIT: duiyi_termination = 19;

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
        DUIYI_TERMINATION_FIVEFOLD_REPETITION => Ok(Termination::FivefoldRepetition),
        DUIYI_TERMINATION_NO_PROGRESS_CLAIM => Ok(Termination::NoProgressClaim),
        DUIYI_TERMINATION_PERPETUAL_CHASE => Ok(Termination::PerpetualChase),
        DUIYI_TERMINATION_TIME => Ok(Termination::Time),
        DUIYI_TERMINATION_TIME_NO_MATERIAL => Ok(Termination::TimeNoMaterial),
        DUIYI_TERMINATION_AGREEMENT => Ok(Termination::Agreement),
        DUIYI_TERMINATION_PERPETUAL_KILL => Ok(Termination::PerpetualKill),
        DUIYI_TERMINATION_MIXED_OFFENCE => Ok(Termination::MixedOffence),
        DUIYI_TERMINATION_REPETITION_CLAIM => Ok(Termination::RepetitionClaim),
        DUIYI_TERMINATION_FORFEIT => Ok(Termination::Forfeit),
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
    FivefoldRepetition = DUIYI_TERMINATION_FIVEFOLD_REPETITION,
    NoProgressClaim = DUIYI_TERMINATION_NO_PROGRESS_CLAIM,
    PerpetualChase = DUIYI_TERMINATION_PERPETUAL_CHASE,
    Time = DUIYI_TERMINATION_TIME,
    TimeNoMaterial = DUIYI_TERMINATION_TIME_NO_MATERIAL,
    Agreement = DUIYI_TERMINATION_AGREEMENT,
    PerpetualKill = DUIYI_TERMINATION_PERPETUAL_KILL,
    MixedOffence = DUIYI_TERMINATION_MIXED_OFFENCE,
    RepetitionClaim = DUIYI_TERMINATION_REPETITION_CLAIM,
    Forfeit = DUIYI_TERMINATION_FORFEIT,
}
