//! Sets of squares as 64-bit words (bit 0 is a1, bit 63 is h8): the named ones, and walking a set.

pub(super) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(super) const FILE_H: u64 = FILE_A << 7;
pub(super) const RANK_1: u64 = 0xFF;
pub(super) const RANK_2: u64 = RANK_1 << 8;
pub(super) const RANK_3: u64 = RANK_1 << 16;
pub(super) const RANK_6: u64 = RANK_1 << 40;
pub(super) const RANK_7: u64 = RANK_1 << 48;
pub(super) const RANK_8: u64 = RANK_1 << 56;

/// The set of one square.
#[inline(always)]
pub(super) const fn bit(square: usize) -> u64 {
    1 << (square & 63)
}

/// The lowest square of a set that is not empty. (The mask tells the compiler that tables of 64
/// need no bounds check.)
#[inline(always)]
pub(super) const fn first(set: u64) -> usize {
    (set.trailing_zeros() & 63) as usize
}

/// More than one square?
#[inline(always)]
pub(super) const fn several(set: u64) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// All squares from `a` to `b` in the order of their numbers, both included: on one rank, the
/// squares between and the ends.
#[inline(always)]
pub(super) const fn span(a: usize, b: usize) -> u64 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (2u64 << high).wrapping_sub(1 << low)
}

/// The squares of a set in rising order.
#[inline(always)]
pub(super) fn squares(set: u64) -> SquaresOf {
    SquaresOf(set)
}

pub(super) struct SquaresOf(u64);

impl Iterator for SquaresOf {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let square = first(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }
}
