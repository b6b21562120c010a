//! How moves are written.

use crate::ffi::failure::Failure;
use crate::rules::Notation;

/// How moves are written.
pub type duiyi_notation = u32;

/// Reads all of the game's notations but DUIYI_NOTATION_UCI_1; writes UCI.
pub const DUIYI_NOTATION_AUTO: duiyi_notation = 0;
/// e2e4, e7e8q; in xiangqi with ranks 0 to 9, as UCCI has it: h2e2.
pub const DUIYI_NOTATION_UCI: duiyi_notation = 1;
/// Xiangqi with ranks 1 to 10: h3e3. In chess the same as UCI.
pub const DUIYI_NOTATION_UCI_1: duiyi_notation = 2;
/// Xiangqi H2-E2. In chess the same letters and dash.
pub const DUIYI_NOTATION_ICCS: duiyi_notation = 6;

/// Bytes for a move in any notation, with its NUL.
pub const DUIYI_MOVE_TEXT_MAX: usize = 32;
pub(in crate::ffi) fn read_notation(number: duiyi_notation) -> Result<Notation, Failure> {
    match number {
        DUIYI_NOTATION_AUTO => Ok(Notation::Auto),
        DUIYI_NOTATION_UCI => Ok(Notation::Uci),
        DUIYI_NOTATION_UCI_1 => Ok(Notation::Uci1),
        DUIYI_NOTATION_ICCS => Ok(Notation::Iccs),
        _ => Err(Failure::Value("no such notation")),
    }
}

#[cfg(test)]
super::same_numbers! { Notation as duiyi_notation:
    Auto = DUIYI_NOTATION_AUTO,
    Uci = DUIYI_NOTATION_UCI,
    Uci1 = DUIYI_NOTATION_UCI_1,
    Iccs = DUIYI_NOTATION_ICCS,
}
