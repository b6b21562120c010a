//! The men of one side.

use core::ops::Range;

use super::mask::Mask;
use super::tables::{DEAD, POINT_OF, point_of};
use crate::rules::{Kind, Square, sort_by_key};

/// Slots of a side's men: first those that look along lines, so that one 32-bit word holds them.
pub(super) const CHARIOTS: Range<usize> = 0..2;
pub(super) const CANNONS: Range<usize> = 2..4;
pub(super) const HORSES: Range<usize> = 4..6;
pub(super) const GENERAL: usize = 6;
pub(super) const ADVISORS: Range<usize> = 7..9;
pub(super) const ELEPHANTS: Range<usize> = 9..11;
pub(super) const SOLDIERS: Range<usize> = 11..16;
/// How many slots a side has: the men of one set.
pub(super) const SLOTS: usize = 16;

/// The slots of a kind; none for a kind of chess.
pub(super) const fn slots(kind: Kind) -> Range<usize> {
    match kind {
        Kind::Chariot => CHARIOTS,
        Kind::Cannon => CANNONS,
        Kind::Horse => HORSES,
        Kind::General => GENERAL..GENERAL + 1,
        Kind::Advisor => ADVISORS,
        Kind::Elephant => ELEPHANTS,
        Kind::Soldier => SOLDIERS,
        _ => 0..0,
    }
}

/// The slots of a set of slots, a bit each.
#[inline(always)]
pub(super) fn slots_in(mut set: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        let any = set != 0;
        set &= set.wrapping_sub(1);
        any.then_some(first)
    })
}

/// The kind of the man in a slot.
pub(super) const KIND: [Kind; SLOTS] = {
    let mut kinds = [Kind::General; SLOTS];
    let mut k = 0;
    while k < Kind::XIANGQI.len() {
        let mut slot = slots(Kind::XIANGQI[k]).start;
        while slot < slots(Kind::XIANGQI[k]).end {
            kinds[slot] = Kind::XIANGQI[k];
            slot += 1;
        }
        k += 1;
    }
    kinds
};

/// Where each man of a side stands, a byte a slot, captured men on [`DEAD`].
///
/// Two words and not sixteen bytes: a man moves by one read and one write of a whole word, so that
/// the next wider read of it need not wait until single bytes have reached the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Men([u64; 2]);

const LOW_BITS: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

impl Men {
    /// All captured.
    pub(super) const NONE: Men = Men([LOW_BITS * DEAD as u64; 2]);

    /// Where the man of a slot stands.
    #[inline(always)]
    pub(super) const fn at(self, slot: usize) -> u8 {
        (self.0[slot >> 3 & 1] >> (8 * (slot & 7))) as u8
    }

    /// Moves the man of a slot by the difference (xor) of two points.
    #[inline(always)]
    pub(super) const fn shift(&mut self, slot: usize, difference: u8) {
        let moved = (difference as u64) << (8 * (slot & 7));
        let low = if slot < 8 { moved } else { 0 };
        self.0[0] ^= low;
        self.0[1] ^= low ^ moved;
    }

    /// Captures the man of a slot.
    #[inline(always)]
    pub(super) const fn remove(&mut self, slot: usize) {
        self.shift(slot, self.at(slot) ^ DEAD);
    }

    /// All sixteen, the men of each kind in rising order: men of one kind are not told apart.
    pub(super) fn by_kind(self) -> [u8; SLOTS] {
        let mut points = core::array::from_fn(|slot| self.at(slot));
        for kind in Kind::XIANGQI {
            sort_by_key(&mut points[slots(kind)], |&point| point);
        }
        points
    }

    /// The slot of the man on a point.
    #[inline(always)]
    pub(super) const fn find(self, point: u8) -> Option<usize> {
        let low = zero_byte(self.0[0] ^ (LOW_BITS * point as u64));
        if low < 8 {
            return Some(low);
        }
        let high = zero_byte(self.0[1] ^ (LOW_BITS * point as u64));
        if high < 8 { Some(8 + high) } else { None }
    }

    /// Is a chariot or cannon on the rank or file of the point?
    #[inline(always)]
    pub(super) const fn lines_meet(self, point: u8) -> bool {
        // A zero nibble in the difference is a rank or file in common. The nibbles are tested like
        // the bytes in `zero_byte`: there is a zero among them exactly if a high bit is left.
        let difference = self.0[0] as u32 ^ (0x0101_0101 * point as u32);
        difference.wrapping_sub(0x1111_1111) & !difference & 0x8888_8888 != 0
    }

    /// The slots of the chariots and cannons on the rank or file of the point, a bit each.
    #[inline(always)]
    pub(super) fn meeting(self, point: u8) -> u32 {
        (CHARIOTS.start..CANNONS.end)
            .filter(|&slot| on_one_line(self.at(slot), point))
            .fold(0, |slots, slot| slots | 1 << slot)
    }
}

/// Do two points lie on one rank or file?
#[inline(always)]
pub(super) const fn on_one_line(a: u8, b: u8) -> bool {
    (a ^ b) & 0xF0 == 0 || (a ^ b) & 0x0F == 0
}

/// Place of the lowest zero byte, 8 if there is none. Subtracting one from each byte sets the high
/// bit of a byte that was zero; what is borrowed by it disturbs only bytes above it.
const fn zero_byte(word: u64) -> usize {
    ((word.wrapping_sub(LOW_BITS) & !word & HIGH_BITS).trailing_zeros() / 8) as usize
}

/// One side: where its men stand, and the points it does not hold, where they may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Army {
    pub(super) free: Mask,
    pub(super) men: Men,
}

impl Army {
    /// Nobody, anywhere.
    pub(super) const NONE: Army = Army { free: Mask::BOARD, men: Men::NONE };

    /// This army and one man more; which slot he has. `None` if the set has no such man left.
    pub(super) const fn with(mut self, kind: Kind, square: Square) -> Option<(Army, usize)> {
        let mut slot = slots(kind).start;
        while slot < slots(kind).end {
            if self.men.at(slot) == DEAD {
                self.men.shift(slot, DEAD ^ point_of(square));
                self.free = self.free.toggled(square);
                return Some((self, slot));
            }
            slot += 1;
        }
        None
    }

    /// Moves a man between two squares, by their numbers; its own inverse.
    #[inline(always)]
    pub(super) fn shift(&mut self, slot: usize, from: usize, to: usize) {
        self.men.shift(slot, POINT_OF[from] ^ POINT_OF[to]);
        self.free = self.free.xor(Mask::of_square(from)).xor(Mask::of_square(to));
    }

    /// Moves a man between his square and the dead point; its own inverse.
    #[inline(always)]
    pub(super) fn shift_dead(&mut self, slot: usize, square: usize) {
        self.men.shift(slot, POINT_OF[square] ^ DEAD);
        self.free = self.free.xor(Mask::of_square(square));
    }

    /// Takes the man off a square that this side holds; says which slot he had.
    #[inline(always)]
    pub(super) fn capture(&mut self, square: usize) -> usize {
        let slot = self.men.find(POINT_OF[square]).expect("somebody holds the square");
        self.shift_dead(slot, square);
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Xiangqi;

    #[test]
    fn men_are_found_where_they_stand() {
        let men = Xiangqi::START.armies[0].men;
        for slot in 0..SLOTS {
            assert_eq!(men.find(men.at(slot)), Some(slot));
            let mut fewer = men;
            fewer.remove(slot);
            assert_eq!(fewer.at(slot), DEAD);
            assert_eq!(fewer.find(men.at(slot)), None);
        }
    }

    #[test]
    fn lines_meet_exactly_on_common_ranks_and_files() {
        for a in POINT_OF.iter().take(90) {
            let mut men = Men::NONE;
            men.shift(0, DEAD ^ a);
            men.shift(2, DEAD ^ 0x55);
            for b in POINT_OF.iter().take(90) {
                let common = |c: u8| (c ^ b) & 0xF0 == 0 || (c ^ b) & 15 == 0;
                assert_eq!(men.lines_meet(*b), common(*a) || common(0x55), "{a:x} {b:x}");
            }
        }
    }
}
