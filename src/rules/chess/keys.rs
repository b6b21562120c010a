//! The random numbers of the position hash (Zobrist), built by the compiler.
//!
//! The hash is the exclusive or of one number for each man on its square, of [`SIDE`] when black
//! is to move, and of one number for castling rooks and en passant square together.

/// By side (0 white), by the code that the position's planes hold for the man, by square. Code 0,
/// the empty square, has zeros: taking "nothing" off a square needs no branch. Code 7 does not
/// occur: with it, any three bits are an index.
pub(super) static MEN: [[[u64; 64]; 8]; 2] = men();

/// Black is to move.
pub(super) const SIDE: u64 = 0xF135_7AEA_2E62_A9C5;

/// The number of a set of castling rooks and en passant square: computed, since it is one word.
/// Both steps can be undone, so different words have different numbers; the word 0 has 0.
#[inline(always)]
pub(super) const fn flags(word: u64) -> u64 {
    let product = word.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    product ^ product >> 32
}

/// splitmix64, seeded with the first digits of pi.
const fn men() -> [[[u64; 64]; 8]; 2] {
    let mut table = [[[0; 64]; 8]; 2];
    let mut state = 0x243F_6A88_85A3_08D3u64;
    let mut i = 0;
    while i < 2 * 6 * 64 {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        table[i / 384][1 + i / 64 % 6][i % 64] = z ^ (z >> 31);
        i += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_occurs_twice() {
        let all = || MEN.iter().flatten().flatten().copied().filter(|&key| key != 0).chain([SIDE]);
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
