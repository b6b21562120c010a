//! The random numbers of the position hash (Zobrist), built by the compiler; where code is to be
//! small, computed each time anew.
//!
//! The hash is the exclusive or of one number for each man on its square, of [`SIDE`] when black
//! is to move, and of one number for castling rooks and en passant square together.

use crate::rules::random::split_mix;

/// The number of a man: by side (0 white), by the code that the position's planes hold for it, by
/// square. Code 0, the empty square, has 0.
#[inline(always)]
pub(super) const fn man(side: usize, code: usize, square: usize) -> u64 {
    #[cfg(not(small_code))]
    return MEN[side & 1][code & 7][square & 63];
    #[cfg(small_code)]
    return draw(side, code, square);
}

/// [`draw`] for any index: taking "nothing" off a square needs no branch, and with code 7, which does
/// not occur, any three bits are an index.
#[cfg(not(small_code))]
static MEN: [[[u64; 64]; 8]; 2] = {
    let mut table = [[[0; 64]; 8]; 2];
    let mut i = 0;
    while i < 2 * 8 * 64 {
        table[i / 512][i / 64 % 8][i % 64] = draw(i / 512, i / 64 % 8, i % 64);
        i += 1;
    }
    table
};

/// Black is to move.
pub(super) const SIDE: u64 = 0xF135_7AEA_2E62_A9C5;

/// The number of a set of castling rooks and en passant square: computed, since it is one word.
/// Both steps can be undone, so different words have different numbers; the word 0 has 0.
#[inline(always)]
pub(super) const fn flags(word: u64) -> u64 {
    let product = word.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    product ^ product >> 32
}

/// The number of a man; the seed are the first digits of pi.
#[cfg_attr(small_code, inline(never))]
const fn draw(side: usize, code: usize, square: usize) -> u64 {
    if code == 0 || code > 6 {
        return 0;
    }
    let number = (side * 384 + (code - 1) * 64 + square + 1) as u64;
    split_mix(0x243F_6A88_85A3_08D3, number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_occurs_twice() {
        let places = || (0..2 * 6 * 64).map(|i| (i / 384, 1 + i / 64 % 6, i % 64));
        let all = || places().map(|(side, code, square)| man(side, code, square)).chain([SIDE]);
        assert_eq!(all().count(), 2 * 6 * 64 + 1);
        for (i, key) in all().enumerate() {
            assert!(all().skip(i + 1).all(|other| other != key));
        }
        // Castling rooks and en passant: a number of its own for each word that has one bit.
        for i in 0..64 {
            assert!((0..i).all(|j| flags(1 << i) != flags(1 << j)) && flags(1 << i) != 0);
        }
        assert_eq!(flags(0), 0);
    }
}
