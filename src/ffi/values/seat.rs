//! Who sits at a table.

use crate::ffi::failure::Failure;
use crate::table::Pace;

/// Who plays a side at a table.
pub type duiyi_seat_kind = u32;

/// A person, by the hand on the board.
pub const DUIYI_SEAT_PERSON: duiyi_seat_kind = 0;
/// The opponent.
pub const DUIYI_SEAT_OPPONENT: duiyi_seat_kind = 1;

/// How long the opponent takes for a move, at least. A forced move or a recapture is never slower than
/// quick.
pub type duiyi_pace = u32;

/// As soon as it knows its move.
pub const DUIYI_PACE_AT_ONCE: duiyi_pace = 0;
/// One to two seconds.
pub const DUIYI_PACE_QUICK: duiyi_pace = 1;
/// Two to five seconds.
pub const DUIYI_PACE_NATURAL: duiyi_pace = 2;

pub(in crate::ffi) fn read_pace(number: duiyi_pace) -> Result<Pace, Failure> {
    let pace = Pace::ALL.into_iter().find(|&pace| pace as duiyi_pace == number);
    pace.ok_or(Failure::Value("no such pace"))
}

#[cfg(test)]
super::same_numbers! { Pace as duiyi_pace:
    AtOnce = DUIYI_PACE_AT_ONCE,
    Quick = DUIYI_PACE_QUICK,
    Natural = DUIYI_PACE_NATURAL,
}
