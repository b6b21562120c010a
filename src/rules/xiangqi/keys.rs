//! The random numbers whose xor is the position hash, made by the compiler.

use super::super::Kind;
use super::men::{KIND, SLOTS};

/// What the hash holds when black moves.
pub(super) const BLACK_MOVES: u64 = mix(0);

/// The number of a man of `side` (0 red, 1 black) in `slot` on a square. Men of one kind are not
/// told apart. The captured have no part in the hash.
#[inline(always)]
pub(super) const fn key(side: usize, slot: usize, number: u32) -> u64 {
    KEYS[SQUARES * ROW[side & 1][slot & (SLOTS - 1)] as usize + number as usize]
}

const SQUARES: usize = 90;
const KINDS: usize = Kind::XIANGQI.len();

static KEYS: [u64; 2 * KINDS * SQUARES] = {
    let mut keys = [0; 2 * KINDS * SQUARES];
    let mut i = 0;
    while i < keys.len() {
        keys[i] = mix(1 + i as u64);
        i += 1;
    }
    keys
};

/// Which 90 of the keys belong to a side's slot.
static ROW: [[u8; SLOTS]; 2] = {
    let mut rows = [[0; SLOTS]; 2];
    let mut slot = 0;
    while slot < SLOTS {
        let kind = KIND[slot].number() - Kind::XIANGQI[0].number();
        rows[0][slot] = kind;
        rows[1][slot] = kind + KINDS as u8;
        slot += 1;
    }
    rows
};

/// The n-th output of the generator SplitMix64 (Steele, Lea, Flood 2014; in the public domain).
const fn mix(n: u64) -> u64 {
    let mut z = (n + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
