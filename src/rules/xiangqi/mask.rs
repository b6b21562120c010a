//! A set of points in three views at once, so that whoever asks finds the view he needs ready.

use super::tables::{HALF_POINTS, HALF_RANKS, HALF_SHIFT, half_bit, number_of, point_of};
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

/// In a half word the points of a file at the ranks of a lane.
#[inline(always)]
pub(super) const fn half_column(half: usize, file: u32, ranks: u32) -> u64 {
    let rows = ranks >> (HALF_RANKS as usize * half) & 0x7F;
    // Copies of the seven bits, eight places apart: bit i of copy i stands at 9 × i.
    ((rows as u64).wrapping_mul(0x0001_0101_0101_0101) & 0x0040_2010_0804_0201) << file
}

/// In the place of a rank's lane its bit in the lane of a file, and the other way round.
const RANK_BITS: [u16; 24] = {
    let mut bits = [0; 24];
    let mut rank = 0;
    while rank < 10 {
        bits[rank_lane(rank << 4)] = 1 << rank;
        rank += 1;
    }
    bits
};
const FILE_BITS: [u16; 24] = {
    let mut bits = [0; 24];
    let mut file = 0;
    while file < 9 {
        bits[file_lane(file)] = 1 << file;
        file += 1;
    }
    bits
};

/// The lanes of a set all of whose points lie in one lane: that lane itself, and `bit` in every
/// lane that crosses it in a point of the set. (Each lane is computed by itself, eight in one
/// instruction: to write a single one and read the set at once would mean waiting for the cache.)
#[inline(always)]
fn crossed_lanes(lane: usize, points: u16, bit: u16, crossing: &[u16; 24]) -> [u16; 24] {
    let mut lanes = [0; 24];
    for i in 0..24 {
        let crossed = if points & crossing[i] != 0 { bit } else { 0 };
        let along = if i as u16 == lane as u16 { points } else { 0 };
        lanes[i] = crossed | along;
    }
    lanes
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

    /// This set without the points of another.
    #[inline(always)]
    pub(super) fn without(&self, other: &Mask) -> Mask {
        let mut rest = *self;
        for i in 0..2 {
            rest.half[i] &= !other.half[i];
        }
        for i in 0..24 {
            rest.lanes[i] &= !other.lanes[i];
        }
        rest
    }

    /// Points of the rank of a point; bit = file.
    #[inline(always)]
    pub(super) fn on_rank(point: u8, files: u32) -> Mask {
        let rank = u32::from(point >> 4);
        let row = u128::from(files) << (9 * rank);
        Mask {
            half: [row as u64 & HALF_POINTS, (row >> HALF_SHIFT) as u64 & HALF_POINTS],
            lanes: crossed_lanes(rank_lane(point), files as u16, 1 << rank, &FILE_BITS),
        }
    }

    /// Points of the file of a point; bit = rank.
    #[inline(always)]
    pub(super) fn on_file(point: u8, ranks: u32) -> Mask {
        let file = u32::from(point & 15);
        Mask {
            half: [half_column(0, file, ranks), half_column(1, file, ranks)],
            lanes: crossed_lanes(file_lane(point), ranks as u16, 1 << file, &RANK_BITS),
        }
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
            assert_eq!(Mask::BOARD.without(mask), mask.complement());
        }
    }

    #[test]
    fn points_of_a_lane_are_those_one_by_one() {
        for number in 0..90 {
            let point = point_of(Square::new(number));
            let joined = |bits: u32, origin: u8, step: u8| {
                let points = (0..10).filter(|&i| bits >> i & 1 != 0).map(|i| origin + step * i);
                points.fold(Mask::EMPTY, |set, point| set.xor(Mask::of(point)))
            };
            for bits in 0..1 << 9 {
                assert_eq!(Mask::on_rank(point, bits), joined(bits, point & 0xF0, 0x01));
            }
            for bits in 0..1 << 10 {
                assert_eq!(Mask::on_file(point, bits), joined(bits, point & 0x0F, 0x10));
            }
        }
    }
}
