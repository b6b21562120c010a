//! The side to move as a type: what depends on it (directions, ranks, keys) is a constant in each
//! of the two copies that the compiler makes of the generator.

use super::bits::{FILE_A, FILE_H, RANK_1, RANK_3, RANK_6, RANK_8};
use crate::rules::Side;

pub(super) trait Mover {
    type Other: Mover<Other = Self>;
    const SIDE: Side;
    /// The rank where kings and rooks begin.
    const HOME: u64;
    /// The rank where pawns are promoted.
    const LAST: u64;
    /// The rank of a pawn after its first single step.
    const THIRD: u64;
    /// How far a square lies behind the one a pawn's step, or its capture towards the h-file or
    /// the a-file, leads to.
    const STEP: isize;
    const TO_H: isize;
    const TO_A: isize;

    /// One rank ahead.
    #[inline(always)]
    fn ahead(set: u64) -> u64 {
        match Self::SIDE {
            Side::White => set << 8,
            Side::Black => set >> 8,
        }
    }

    /// One rank back.
    #[inline(always)]
    fn back(set: u64) -> u64 {
        Self::Other::ahead(set)
    }

    /// What pawns attack towards the h-file.
    #[inline(always)]
    fn pawns_to_h(pawns: u64) -> u64 {
        match Self::SIDE {
            Side::White => pawns << 9 & !FILE_A,
            Side::Black => pawns >> 7 & !FILE_A,
        }
    }

    /// What pawns attack towards the a-file.
    #[inline(always)]
    fn pawns_to_a(pawns: u64) -> u64 {
        match Self::SIDE {
            Side::White => pawns << 7 & !FILE_H,
            Side::Black => pawns >> 9 & !FILE_H,
        }
    }

    /// What pawns attack.
    #[inline(always)]
    fn pawn_attacks(pawns: u64) -> u64 {
        Self::pawns_to_h(pawns) | Self::pawns_to_a(pawns)
    }

    /// The squares from which a pawn attacks a square of `targets`: where the other side's pawns
    /// there would attack.
    #[inline(always)]
    fn pawn_attackers(targets: u64) -> u64 {
        Self::Other::pawn_attacks(targets)
    }
}

pub(super) struct White;
pub(super) struct Black;

impl Mover for White {
    type Other = Black;
    const SIDE: Side = Side::White;
    const HOME: u64 = RANK_1;
    const LAST: u64 = RANK_8;
    const THIRD: u64 = RANK_3;
    const STEP: isize = 8;
    const TO_H: isize = 9;
    const TO_A: isize = 7;
}

impl Mover for Black {
    type Other = White;
    const SIDE: Side = Side::Black;
    const HOME: u64 = RANK_8;
    const LAST: u64 = RANK_1;
    const THIRD: u64 = RANK_6;
    const STEP: isize = -8;
    const TO_H: isize = -7;
    const TO_A: isize = -9;
}

/// Calls `$call` with `$m` standing for the type of the side `$side`.
macro_rules! as_mover {
    ($side:expr, $m:ident => $call:expr) => {
        match $side {
            $crate::rules::Side::White => {
                type $m = $crate::rules::chess::mover::White;
                $call
            }
            $crate::rules::Side::Black => {
                type $m = $crate::rules::chess::mover::Black;
                $call
            }
        }
    };
}
pub(super) use as_mover;
