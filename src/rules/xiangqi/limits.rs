//! Which targets keep the general safe: exact limits, found without making a move.
//!
//! Take an enemy man p that looks at our general along a line with n men between. When a man of
//! ours other than the general moves from a to b, the number of men between becomes
//! n − [a between] + [b between and empty], unless b takes p. (Taking a man between leaves the
//! number as it is: ours stands there now.) Let *gap* be the empty points between. Then p does not
//! attack our general after the move exactly if
//!
//! | p | n | whose move | b |
//! |---|---|---|---|
//! | chariot, or the other general | 0 | any | in the gap, or p |
//! | | 1 | our man between | in the gap, or p |
//! | | ≥ 2 | any | anywhere |
//! | cannon | 0 | any | not in the gap |
//! | | 1 | our screen | not in the gap |
//! | | 1 | any other | in the gap, or p |
//! | | 2 | either of ours between | in the gap, or p |
//! | | ≥ 3 | any | anywhere |
//!
//! (n = 1 and our man between stepping on in the gap: he is still the cannon's screen. n = 2 and
//! one of them taking the other: one screen is left, which is why taking is not "in the gap".)
//!
//! A horse that could step on our general: its leg empty: b on the leg, or takes it. Our man on
//! the leg: he must stay, or take it. An enemy man on the leg: it stays there, whoever takes him.
//! A soldier next to the general must be taken. Elephants and advisors never come near.
//!
//! Each row is exact for its attacker, so the intersection of all is exact for every mixture of
//! checks and pins.

use super::mask::Mask;
use super::men::{CANNONS, CHARIOTS, GENERAL, HORSES, SOLDIERS};
use super::position::Xiangqi;
use super::tables::{HORSE_LEG, SOLDIER, SOLDIER_NEAR, bit_in_half};

/// A chariot, the general and both horses have one man of ours between at most, a cannon two.
const MOST_BLOCKERS: usize = 2 + 1 + 2 + 2 * 2;

/// The targets that keep the general safe.
pub(super) struct Limits {
    /// For all men but the general and the blockers.
    pub(super) all: Mask,
    /// The slots of our men that stand between an enemy and our general, and for each his own set.
    slots: [u8; MOST_BLOCKERS],
    targets: [Mask; MOST_BLOCKERS],
    len: usize,
}

impl Limits {
    /// No limits yet.
    #[inline(always)]
    pub(super) fn none() -> Limits {
        Limits {
            all: Mask::BOARD,
            slots: [0; MOST_BLOCKERS],
            targets: [Mask::EMPTY; MOST_BLOCKERS],
            len: 0,
        }
    }

    /// Slots and targets of the men of ours between.
    pub(super) fn blockers(&self) -> impl Iterator<Item = (usize, &Mask)> {
        let slots = self.slots[..self.len].iter().map(|&slot| usize::from(slot));
        slots.zip(&self.targets)
    }

    /// One more attacker: `theirs` is what it leaves to the blockers among `slots` (a bit each),
    /// `others` what it leaves to everybody else.
    fn add(&mut self, others: &Mask, slots: u32, theirs: &Mask) {
        let mut new = slots;
        for (&slot, targets) in self.slots[..self.len].iter().zip(&mut self.targets) {
            let between = slots >> slot & 1 != 0;
            *targets = targets.and(if between { theirs } else { others });
            new &= !(1 << slot);
        }
        while new != 0 {
            self.slots[self.len] = new.trailing_zeros() as u8;
            self.targets[self.len] = self.all.and(theirs);
            self.len += 1;
            new &= new - 1;
        }
        self.all = self.all.and(others);
    }
}

/// The points between the general and an enemy man on one of his lines.
struct Between {
    men: u32,
    /// Our men among them, a bit a slot.
    ours: u32,
    gap: Mask,
}

impl Xiangqi {
    /// May any enemy man bear upon the general of `S`? Cheap, and never wrong when it says no.
    /// Nine positions in ten need no limits at all.
    #[inline(always)]
    pub(super) fn may_be_borne_upon<const S: usize>(&self, general: u8) -> bool {
        let enemy = self.armies[1 - S].men;
        let leg = |slot| HORSE_LEG[enemy.at(slot).wrapping_sub(general) as usize];
        enemy.lines_meet(general)
            || self.nearly_faced::<S>(general)
            || leg(HORSES.start) | leg(HORSES.start + 1) != 0
            || self.soldiers_near::<S>(general)
    }

    /// Do the generals stand on one file with one man between, or none?
    #[inline(always)]
    fn nearly_faced<const S: usize>(&self, general: u8) -> bool {
        let other = self.armies[1 - S].men.at(GENERAL);
        if (general ^ other) & 15 != 0 {
            return false;
        }
        let men = points_between(general >> 4, other >> 4) & !self.empty_file(general);
        men & men.wrapping_sub(1) == 0
    }

    /// Does any enemy man stand where a soldier would attack the general? Most often none does.
    #[inline(always)]
    pub(super) fn soldiers_near<const S: usize>(&self, general: u8) -> bool {
        SOLDIER_NEAR[general as usize] & !self.armies[1 - S].free.half(S) != 0
    }

    /// Does the enemy man of a soldier's slot attack that point of the palace of `S`?
    #[inline(always)]
    pub(super) fn soldier_hits<const S: usize>(&self, slot: usize, point: u8) -> bool {
        let soldier = self.armies[1 - S].men.at(slot);
        SOLDIER[1 - S][soldier as usize] & bit_in_half(S, point) != 0
    }

    /// Adds the limits that the enemy lays on the men of `S`. (They are filled in where they are
    /// used: handed back, all of them would be copied.)
    pub(super) fn add_limits<const S: usize>(&self, limits: &mut Limits) {
        let general = self.armies[S].men.at(GENERAL);
        let enemy = self.armies[1 - S].men;
        for slot in CHARIOTS.chain([GENERAL]) {
            self.limit_by_chariot::<S>(limits, general, enemy.at(slot));
        }
        for slot in CANNONS {
            self.limit_by_cannon::<S>(limits, general, enemy.at(slot));
        }
        for slot in HORSES {
            self.limit_by_horse::<S>(limits, general, enemy.at(slot));
        }
        if self.soldiers_near::<S>(general) {
            for slot in SOLDIERS.filter(|&slot| self.soldier_hits::<S>(slot, general)) {
                limits.add(Mask::of(enemy.at(slot)), 0, &Mask::BOARD);
            }
        }
    }

    fn limit_by_chariot<const S: usize>(&self, limits: &mut Limits, general: u8, enemy: u8) {
        let Some(between) = self.between::<S>(general, enemy, 1) else { return };
        let block = between.gap.xor(Mask::of(enemy));
        match between.men {
            0 => limits.add(&block, 0, &Mask::BOARD),
            _ => limits.add(&Mask::BOARD, between.ours, &block),
        }
    }

    fn limit_by_cannon<const S: usize>(&self, limits: &mut Limits, general: u8, enemy: u8) {
        let Some(between) = self.between::<S>(general, enemy, 2) else { return };
        let block = between.gap.xor(Mask::of(enemy));
        match between.men {
            0 => limits.add(&between.gap.complement(), 0, &Mask::BOARD),
            1 => limits.add(&block, between.ours, &between.gap.complement()),
            _ => limits.add(&Mask::BOARD, between.ours, &block),
        }
    }

    fn limit_by_horse<const S: usize>(&self, limits: &mut Limits, general: u8, horse: u8) {
        let leg = HORSE_LEG[horse.wrapping_sub(general) as usize];
        if leg == 0 {
            return;
        }
        let leg = general.wrapping_add(leg);
        if let Some(slot) = self.armies[S].men.find(leg) {
            limits.add(&Mask::BOARD, 1 << slot, Mask::of(horse));
        } else if self.armies[1 - S].free.has(leg) {
            limits.add(&Mask::of(leg).xor(Mask::of(horse)), 0, &Mask::BOARD);
        }
    }

    /// What is between the general and an enemy on one of his lines; `None` off them, and where
    /// more than `most` men are between, or as many and none of them ours.
    fn between<const S: usize>(&self, general: u8, enemy: u8, most: u32) -> Option<Between> {
        // The line as a lane, and where it begins.
        let (points, empty, origin, step) = if (general ^ enemy) & 0x0F == 0 {
            let points = points_between(general >> 4, enemy >> 4);
            (points, self.empty_file(general), general & 0x0F, 0x10)
        } else if (general ^ enemy) & 0xF0 == 0 {
            let points = points_between(general & 15, enemy & 15);
            (points, self.empty_rank(general), general & 0xF0, 0x01)
        } else {
            return None;
        };
        let mut standing = points & !empty;
        let men = standing.count_ones();
        if men > most {
            return None;
        }
        let mut ours = 0;
        while standing != 0 {
            let point = origin + step * standing.trailing_zeros() as u8;
            if let Some(slot) = self.armies[S].men.find(point) {
                ours |= 1 << slot;
            }
            standing &= standing - 1;
        }
        // As many men as may count, and all of them theirs: no move of ours makes them fewer.
        if men == most && ours == 0 {
            return None;
        }
        let mut gap = Mask::EMPTY;
        let mut open = points & empty;
        while open != 0 {
            gap = gap.xor(Mask::of(origin + step * open.trailing_zeros() as u8));
            open &= open - 1;
        }
        Some(Between { men, ours, gap })
    }
}

/// The places strictly between two places of a lane.
#[inline(always)]
fn points_between(a: u8, b: u8) -> u32 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (1 << high) - (2 << low)
}
