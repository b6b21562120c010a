//! What is done besides moving.

use crate::ffi::failure::Failure;
use crate::game::Actions;

/// What players and hosts do besides moving: a set of these bits.
pub type duiyi_action = u32;

/// Taking moves back, and playing them again. In a state: a move can be taken back.
pub const DUIYI_ACTION_UNDO: duiyi_action = 0x1;
/// Taking moves back once the game has ended, and the result with them. In a state: that can be done,
/// so the game has ended.
pub const DUIYI_ACTION_UNDO_AFTER_END: duiyi_action = 0x2;
/// A player gives up.
pub const DUIYI_ACTION_RESIGN: duiyi_action = 0x4;
/// Offering, accepting and declining draws; agreeing on one. Who may answer, state.draw_offer says.
pub const DUIYI_ACTION_OFFERS: duiyi_action = 0x8;
/// Claiming a draw where the rules have claims. In a state: one holds, and state.claims says which.
pub const DUIYI_ACTION_CLAIMS: duiyi_action = 0x10;
/// Losing by time.
pub const DUIYI_ACTION_FLAG: duiyi_action = 0x20;
/// Losing by having gone.
pub const DUIYI_ACTION_FORFEIT: duiyi_action = 0x40;
/// Ending without a result.
pub const DUIYI_ACTION_ABANDON: duiyi_action = 0x80;
/// Somebody outside decides.
pub const DUIYI_ACTION_ADJUDICATE: duiyi_action = 0x100;

pub(in crate::ffi) fn read_actions(bits: duiyi_action) -> Result<Actions, Failure> {
    match Actions::ALL.has(Actions(bits)) {
        true => Ok(Actions(bits)),
        false => Err(Failure::Unsupported("an action that this library does not know is set")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bits_equal_those_in_rust() {
        let bits = [
            (Actions::UNDO, DUIYI_ACTION_UNDO),
            (Actions::UNDO_AFTER_END, DUIYI_ACTION_UNDO_AFTER_END),
            (Actions::RESIGN, DUIYI_ACTION_RESIGN),
            (Actions::OFFERS, DUIYI_ACTION_OFFERS),
            (Actions::CLAIMS, DUIYI_ACTION_CLAIMS),
            (Actions::FLAG, DUIYI_ACTION_FLAG),
            (Actions::FORFEIT, DUIYI_ACTION_FORFEIT),
            (Actions::ABANDON, DUIYI_ACTION_ABANDON),
            (Actions::ADJUDICATE, DUIYI_ACTION_ADJUDICATE),
        ];
        assert!(bits.iter().all(|&(of_rust, of_c)| of_rust.0 == of_c));
        let all = bits.iter().fold(0, |all, &(_, of_c)| all | of_c);
        assert_eq!(Actions::ALL.0, all);
    }
}
