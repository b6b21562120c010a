//! What loses a repetition.

use crate::rules::Offence;

/// What one side does with every move of a repetition, and loses by.
pub type duiyi_offence = u32;

/// Nothing.
pub const DUIYI_OFFENCE_NONE: duiyi_offence = 0;
/// It gives check.
pub const DUIYI_OFFENCE_PERPETUAL_CHECK: duiyi_offence = 1;
/// It chases: it newly threatens to take something at a gain.
pub const DUIYI_OFFENCE_PERPETUAL_CHASE: duiyi_offence = 2;
/// It threatens mate.
pub const DUIYI_OFFENCE_PERPETUAL_KILL: duiyi_offence = 3;
/// It checks, threatens mate and chases in turn, and no move is idle.
pub const DUIYI_OFFENCE_MIXED: duiyi_offence = 4;

pub(in crate::ffi) fn write_offence(offence: Option<Offence>) -> duiyi_offence {
    offence.map_or(DUIYI_OFFENCE_NONE, |offence| offence as duiyi_offence)
}

#[cfg(test)]
super::same_numbers! { Offence as duiyi_offence:
    PerpetualCheck = DUIYI_OFFENCE_PERPETUAL_CHECK,
    PerpetualChase = DUIYI_OFFENCE_PERPETUAL_CHASE,
    PerpetualKill = DUIYI_OFFENCE_PERPETUAL_KILL,
    Mixed = DUIYI_OFFENCE_MIXED,
}
