//! A set of points in three views at once, so that whoever asks finds the view he needs ready.

use super::tables::{HALF_SHIFT, half_bit, number_of, point_of};
use crate::rules::{Square, Squares};

/// A set of points, 64 bytes: two half words, a lane of nine bits for each rank and a lane of ten
/// bits for each file.
///
/// The lanes share one array, ranks from its start, files from its end. So both are indexed with a
/// nibble of the point, which needs no bound check ([`rank_lane`], [`file_lane`]), the dead point
/// has (empty) lanes too, and whole sets are combined by four 16-byte operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(16))]
pub(super) struct Mask {
    half: [u64; 2],
    lanes: [u16; 24],
}

/// Place of the lane of the rank of a point: 0 to 10.
#[inline(always)]
const fn rank_lane(point: u8) -> usize {
    (point >> 4) as usize
}

/// Place of the lane of the file of a point: 23 down to 14.
#[inline(always)]
const fn file_lane(point: u8) -> usize {
    8 + (!point & 15) as usize
}

impl Mask {
    pub(super) const EMPTY: Mask = Mask { half: [0; 2], lanes: [0; 24] };

    /// All 90 points.
    pub(super) const BOARD: Mask = {
        let mut mask = Mask::EMPTY;
        let mut number = 0;
        while number < 90 {
            mask = mask.toggled(Square::new(number));
            number += 1;
        }
        mask
    };

    /// This set with the membership of one square turned over.
    pub(super) const fn toggled(mut self, square: Square) -> Mask {
        let point = point_of(square);
        let (rank, file) = (point >> 4, point & 15);
        self.half[0] ^= half_bit(0, rank as i32, file as i32);
        self.half[1] ^= half_bit(1, rank as i32, file as i32);
        self.lanes[rank_lane(point)] ^= 1 << file;
        self.lanes[file_lane(point)] ^= 1 << rank;
        self
    }

    /// Half word 0 (ranks 0 to 6) or 1 (ranks 3 to 9).
    #[inline(always)]
    pub(super) const fn half(&self, half: usize) -> u64 {
        self.half[half & 1]
    }

    /// The rank of a point, bit = file.
    #[inline(always)]
    pub(super) const fn rank(&self, point: u8) -> u32 {
        self.lanes[rank_lane(point)] as u32
    }

    /// The file of a point, bit = rank.
    #[inline(always)]
    pub(super) const fn file(&self, point: u8) -> u32 {
        self.lanes[file_lane(point)] as u32
    }

    #[inline(always)]
    pub(super) const fn has(&self, point: u8) -> bool {
        self.rank(point) >> (point & 15) & 1 != 0
    }

    #[inline(always)]
    pub(super) fn and(&self, other: &Mask) -> Mask {
        let mut both = *self;
        for i in 0..2 {
            both.half[i] &= other.half[i];
        }
        for i in 0..24 {
            both.lanes[i] &= other.lanes[i];
        }
        both
    }

    #[inline(always)]
    pub(super) fn xor(&self, other: &Mask) -> Mask {
        let mut odd = *self;
        for i in 0..2 {
            odd.half[i] ^= other.half[i];
        }
        for i in 0..24 {
            odd.lanes[i] ^= other.lanes[i];
        }
        odd
    }

    /// All points that are not in this set.
    pub(super) fn complement(&self) -> Mask {
        self.xor(&Mask::BOARD)
    }

    /// The set of one point on the board.
    #[inline(always)]
    pub(super) fn of(point: u8) -> &'static Mask {
        Mask::of_square(number_of(point) as usize)
    }

    /// The set of one square, by its number.
    #[inline(always)]
    pub(super) fn of_square(number: usize) -> &'static Mask {
        &POINT[number]
    }

    /// The set as it is seen from outside. The two half words agree on the ranks they share.
    pub(super) fn squares(&self) -> Squares {
        half_squares(0, self.half[0]) | half_squares(1, self.half[1])
    }
}

/// The squares of a half word. Its nine bits a rank are the numbering of squares already.
pub(super) fn half_squares(half: usize, bits: u64) -> Squares {
    Squares(u128::from(bits) << (HALF_SHIFT as usize * half))
}

/// The set of each single square.
pub(super) static POINT: [Mask; 90] = {
    let mut table = [Mask::EMPTY; 90];
    let mut number = 0;
    while number < 90 {
        table[number] = Mask::EMPTY.toggled(Square::new(number as u8));
        number += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_views_agree() {
        for number in 0..90 {
            let square = Square::new(number);
            let point = point_of(square);
            let mask = Mask::of(point);
            assert_eq!(mask.squares(), Squares::EMPTY.with(square));
            assert_eq!(mask.complement().squares().len(), 89);
            assert!(mask.has(point) && !mask.complement().has(point));
            assert_eq!(mask.rank(point), 1 << (point & 15));
            assert_eq!(mask.file(point), 1 << (point >> 4));
            assert_eq!(mask.and(&mask.complement()), Mask::EMPTY);
        }
    }
}
