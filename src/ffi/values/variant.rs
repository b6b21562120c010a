//! Which game.

use crate::ffi::failure::Failure;
use crate::rules::Variant;

/// Which game is played. Where the library takes one, 0 is chess.
pub type duiyi_variant = u32;

/// International chess by the FIDE laws.
pub const DUIYI_VARIANT_CHESS: duiyi_variant = 1;
/// Chess from any of 960 starts.
pub const DUIYI_VARIANT_CHESS960: duiyi_variant = 2;
/// Xiangqi, Chinese chess.
pub const DUIYI_VARIANT_XIANGQI: duiyi_variant = 3;

pub(in crate::ffi) fn read_variant(number: duiyi_variant) -> Result<Variant, Failure> {
    match number {
        0 | DUIYI_VARIANT_CHESS => Ok(Variant::Chess),
        DUIYI_VARIANT_CHESS960 => Ok(Variant::Chess960),
        DUIYI_VARIANT_XIANGQI => Ok(Variant::Xiangqi),
        _ => Err(Failure::Value("no such variant")),
    }
}

#[cfg(test)]
super::same_numbers! { Variant as duiyi_variant:
    Chess = DUIYI_VARIANT_CHESS,
    Chess960 = DUIYI_VARIANT_CHESS960,
    Xiangqi = DUIYI_VARIANT_XIANGQI,
}
