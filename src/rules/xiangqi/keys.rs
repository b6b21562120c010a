//! The random numbers whose xor is the position hash, made by the compiler; where code is to be
//! small, each time anew.

use super::men::{KIND, SLOTS};
use crate::rules::Kind;
use crate::rules::random::split_mix;

/// What the hash holds when black moves.
pub(super) const BLACK_MOVES: u64 = split_mix(0, 1);

/// The number of a man of `side` (0 red, 1 black) in `slot` on a square. Men of one kind are not
/// told apart. The captured have no part in the hash.
#[inline(always)]
pub(super) const fn key(side: usize, slot: usize, square: usize) -> u64 {
    let column = COLUMN[side & 1][slot & (SLOTS - 1)] as usize & (COLUMNS - 1);
    #[cfg(not(small_code))]
    return KEYS[square][column];
    #[cfg(small_code)]
    return draw(square, column);
}

/// A column for each kind of each side; rounded up from 14, so that indexing needs no check.
const COLUMNS: usize = 16;

#[cfg(not(small_code))]
static KEYS: [[u64; COLUMNS]; 90] = {
    let mut keys = [[0; COLUMNS]; 90];
    let mut i = 0;
    while i < 90 * COLUMNS {
        keys[i / COLUMNS][i % COLUMNS] = draw(i / COLUMNS, i % COLUMNS);
        i += 1;
    }
    keys
};

/// The number of a column's men on a square.
#[cfg_attr(small_code, inline(never))]
const fn draw(square: usize, column: usize) -> u64 {
    split_mix(0, (2 + square * COLUMNS + column) as u64)
}

/// The column of each side's slot.
static COLUMN: [[u8; SLOTS]; 2] = {
    let mut columns = [[0; SLOTS]; 2];
    let mut slot = 0;
    while slot < SLOTS {
        let kind = KIND[slot].number() - Kind::XIANGQI[0].number();
        columns[0][slot] = 2 * kind;
        columns[1][slot] = 2 * kind + 1;
        slot += 1;
    }
    columns
};
