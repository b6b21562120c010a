//! What a draw is claimed for.

use crate::ffi::failure::Failure;
use crate::game::{Claim, Claims};

/// What the player to move claims a draw for, or may claim one for (then a set of these bits).
pub type duiyi_claim = u32;

/// The position has stood often enough (FIDE 9.2.2).
pub const DUIYI_CLAIM_REPETITION: duiyi_claim = 0x1;
/// Long enough without a capture or pawn move (FIDE 9.3.2).
pub const DUIYI_CLAIM_NO_PROGRESS: duiyi_claim = 0x2;
/// In a state only: some move, announced and not played, would bring the position often enough (FIDE
/// 9.2.1). Claim DUIYI_CLAIM_REPETITION with that move.
pub const DUIYI_CLAIM_REPETITION_BY_MOVE: duiyi_claim = 0x4;
/// In a state only: some move, announced and not played, would complete the 50 moves (FIDE 9.3.1).
/// Claim DUIYI_CLAIM_NO_PROGRESS with that move.
pub const DUIYI_CLAIM_NO_PROGRESS_BY_MOVE: duiyi_claim = 0x8;

pub(in crate::ffi) fn read_claim(number: duiyi_claim) -> Result<Claim, Failure> {
    match number {
        DUIYI_CLAIM_REPETITION => Ok(Claim::Repetition),
        DUIYI_CLAIM_NO_PROGRESS => Ok(Claim::NoProgress),
        _ => Err(Failure::Value("no such claim")),
    }
}

pub(in crate::ffi) fn write_claims(claims: Claims) -> duiyi_claim {
    let bit = |holds, bit| if holds { bit } else { 0 };
    bit(claims.repetition, DUIYI_CLAIM_REPETITION)
        | bit(claims.no_progress, DUIYI_CLAIM_NO_PROGRESS)
        | bit(claims.repetition_by_move, DUIYI_CLAIM_REPETITION_BY_MOVE)
        | bit(claims.no_progress_by_move, DUIYI_CLAIM_NO_PROGRESS_BY_MOVE)
}
