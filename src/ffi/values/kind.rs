//! What a piece is.

use crate::ffi::failure::Failure;
use crate::rules::Kind;

/// What a piece is. The kinds of xiangqi have numbers of their own.
pub type duiyi_kind = u8;

/// No kind: in a promotion, none.
pub const DUIYI_KIND_NONE: duiyi_kind = 0;
/// Chess: the pawn.
pub const DUIYI_KIND_PAWN: duiyi_kind = 1;
/// Chess: the knight.
pub const DUIYI_KIND_KNIGHT: duiyi_kind = 2;
/// Chess: the bishop.
pub const DUIYI_KIND_BISHOP: duiyi_kind = 3;
/// Chess: the rook.
pub const DUIYI_KIND_ROOK: duiyi_kind = 4;
/// Chess: the queen.
pub const DUIYI_KIND_QUEEN: duiyi_kind = 5;
/// Chess: the king.
pub const DUIYI_KIND_KING: duiyi_kind = 6;
/// Xiangqi: the soldier.
pub const DUIYI_KIND_SOLDIER: duiyi_kind = 7;
/// Xiangqi: the horse.
pub const DUIYI_KIND_HORSE: duiyi_kind = 8;
/// Xiangqi: the elephant.
pub const DUIYI_KIND_ELEPHANT: duiyi_kind = 9;
/// Xiangqi: the chariot.
pub const DUIYI_KIND_CHARIOT: duiyi_kind = 10;
/// Xiangqi: the cannon.
pub const DUIYI_KIND_CANNON: duiyi_kind = 11;
/// Xiangqi: the advisor.
pub const DUIYI_KIND_ADVISOR: duiyi_kind = 12;
/// Xiangqi: the general.
pub const DUIYI_KIND_GENERAL: duiyi_kind = 13;
/// Length of a table that is indexed by kind.
pub const DUIYI_KINDS: usize = 14;

pub(in crate::ffi) fn read_kind(number: duiyi_kind) -> Result<Option<Kind>, Failure> {
    match number {
        DUIYI_KIND_NONE => Ok(None),
        _ => match Kind::from_number(number) {
            None => Err(Failure::Value("no such kind")),
            kind => Ok(kind),
        },
    }
}

#[cfg(test)]
super::same_numbers! { Kind as duiyi_kind:
    Pawn = DUIYI_KIND_PAWN,
    Knight = DUIYI_KIND_KNIGHT,
    Bishop = DUIYI_KIND_BISHOP,
    Rook = DUIYI_KIND_ROOK,
    Queen = DUIYI_KIND_QUEEN,
    King = DUIYI_KIND_KING,
    Soldier = DUIYI_KIND_SOLDIER,
    Horse = DUIYI_KIND_HORSE,
    Elephant = DUIYI_KIND_ELEPHANT,
    Chariot = DUIYI_KIND_CHARIOT,
    Cannon = DUIYI_KIND_CANNON,
    Advisor = DUIYI_KIND_ADVISOR,
    General = DUIYI_KIND_GENERAL,
}
