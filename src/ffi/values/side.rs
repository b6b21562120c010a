//! The two players.

use crate::ffi::failure::Failure;
use crate::rules::Side;

/// A player.
pub type duiyi_side = u8;

/// Moves first.
pub const DUIYI_SIDE_WHITE: duiyi_side = 0;
/// Moves first in xiangqi: the same value as white.
pub const DUIYI_SIDE_RED: duiyi_side = 0;
/// Moves second.
pub const DUIYI_SIDE_BLACK: duiyi_side = 1;
/// Neither.
pub const DUIYI_SIDE_NONE: duiyi_side = 0xFF;

pub(in crate::ffi) fn read_side(number: duiyi_side) -> Result<Side, Failure> {
    match number {
        DUIYI_SIDE_WHITE => Ok(Side::White),
        DUIYI_SIDE_BLACK => Ok(Side::Black),
        _ => Err(Failure::Value("no such side")),
    }
}

pub(in crate::ffi) fn write_side(side: Option<Side>) -> duiyi_side {
    side.map_or(DUIYI_SIDE_NONE, |side| side as duiyi_side)
}

#[cfg(test)]
super::same_numbers! { Side as duiyi_side: White = DUIYI_SIDE_WHITE, Black = DUIYI_SIDE_BLACK }
