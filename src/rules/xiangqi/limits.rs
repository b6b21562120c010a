//! Which targets keep the general safe: exact limits, found without making a move.
//!
//! Take an enemy man p that looks at our general along a line with n men between. A chariot (and
//! the other general on the file) attacks with no man between, a cannon over one. Call that number
//! s. When a man of ours other than the general moves from a to b, the number of men between
//! becomes n − [a between] + [b between and empty], unless b takes p. (Taking a man between leaves
//! the number as it is: ours stands there now.) Let *gap* be the empty points between. Then p does
//! not attack our general after the move exactly if
//!
//! | n | whose move | b | |
//! |---|---|---|---|
//! | s − 1 | any | not in the gap | must not become the cannon's screen |
//! | s | our man between | not in the gap | the cannon's screen goes away |
//! | | any other | in the gap, or p | the check is parried |
//! | s + 1 | our man between | in the gap, or p | he is pinned |
//! | | any other | anywhere | |
//! | more | any | anywhere | |
//!
//! (n = s and our man between stepping on in the gap: he is still the cannon's screen. n = s + 1
//! and one of two men between taking the other: one screen is left, which is why taking is not "in
//! the gap". A horse, advisor or elephant that is pinned has no move: none of their steps stays on
//! a line.)
//!
//! A horse that could step on our general: its leg empty: b on the leg, or takes it. Our man on
//! the leg: he must stay, or take it. An enemy man on the leg: it stays there, whoever takes him.
//! A soldier next to the general must be taken. Elephants and advisors never come near.
//!
//! Each row is exact for its attacker, so the intersection of all is exact for every mixture of
//! checks and pins.
//!
//! All these sets are points of one rank or file, or all points but some of one (a horse and its
//! leg are neighbours). So a limit is a few bytes ([`Stretch`]) until somebody's targets are cut by
//! it.

use super::mask::Mask;
use super::men::{CANNONS, GENERAL, HORSES, KIND, SLOTS, SOLDIERS, slots_in};
use super::position::Xiangqi;
use super::tables::{HORSE_LEG, SOLDIER, SOLDIER_NEAR, bit_in_half};
use crate::rules::Kind;

/// Chariots, cannons, general, horses, and the soldiers that can stand next to a general.
const MOST_LIMITS: usize = 2 + 2 + 1 + 2 + 3;

/// The slots of horses, advisors and elephants.
const NEVER_ALONG_A_LINE: u32 = {
    let mut slots = 0;
    let mut slot = 0;
    while slot < SLOTS {
        slots |=
            (matches!(KIND[slot], Kind::Horse | Kind::Advisor | Kind::Elephant) as u32) << slot;
        slot += 1;
    }
    slots
};

/// Some points of one rank or file, or all points of the board but these.
#[derive(Clone, Copy)]
struct Stretch {
    /// Any point of that rank or file.
    point: u8,
    along_file: bool,
    /// Are these the points, and not all others?
    only: bool,
    /// Files of the rank, or ranks of the file.
    places: u16,
}

impl Stretch {
    /// The whole board.
    const BOARD: Stretch = Stretch { point: 0, along_file: false, only: false, places: 0 };

    fn of(point: u8) -> Stretch {
        Stretch { point, along_file: true, only: true, places: 1 << (point >> 4) }
    }

    /// Two points of one rank or file.
    fn of_two(a: u8, b: u8) -> Stretch {
        let along_file = (a ^ b) & 0x0F == 0;
        let place = |point: u8| 1 << if along_file { point >> 4 } else { point & 15 };
        Stretch { point: a, along_file, only: true, places: place(a) | place(b) }
    }

    /// What of a set lies in this one.
    #[inline(always)]
    fn cut(self, set: &Mask) -> Mask {
        let places = u32::from(self.places);
        let points = match self.along_file {
            true => Mask::on_file(self.point, places),
            false => Mask::on_rank(self.point, places),
        };
        if self.only { set.and(&points) } else { set.without(&points) }
    }

    fn is_board(self) -> bool {
        !self.only && self.places == 0
    }
}

/// What one attacker leaves to us.
#[derive(Clone, Copy)]
struct Limit {
    /// Our men between, a bit a slot.
    slots: u32,
    /// Their targets, and those of all others but the general.
    theirs: Stretch,
    others: Stretch,
}

/// The targets that keep the general safe.
pub(super) struct Limits {
    list: [Limit; MOST_LIMITS],
    len: usize,
    /// The slots of our men who must stay on a line and have no step along one.
    nailed: u32,
}

impl Limits {
    /// No limits yet.
    #[inline(always)]
    pub(super) fn none() -> Limits {
        let none = Limit { slots: 0, theirs: Stretch::BOARD, others: Stretch::BOARD };
        Limits { list: [none; MOST_LIMITS], len: 0, nailed: 0 }
    }

    /// The slots of our men whom a pin leaves no target at all.
    pub(super) fn nailed(&self) -> u32 {
        self.nailed
    }

    /// The slots of our other men who stand between an enemy and our general.
    pub(super) fn blockers(&self) -> u32 {
        let all = self.list[..self.len].iter().fold(0, |slots, limit| slots | limit.slots);
        all & !self.nailed
    }

    /// Of a set the safe targets for our man in a slot; for all men but the general and the
    /// blockers if that is none of their slots.
    #[cfg_attr(not(small_code), inline(always))]
    pub(super) fn cut(&self, set: &Mask, slot: usize) -> Mask {
        let mut safe = *set;
        for limit in &self.list[..self.len] {
            let stretch = if limit.slots >> slot & 1 != 0 { limit.theirs } else { limit.others };
            if !stretch.is_board() {
                safe = stretch.cut(&safe);
            }
        }
        safe
    }

    fn add(&mut self, others: Stretch, slots: u32, theirs: Stretch) {
        self.list[self.len] = Limit { slots, theirs, others };
        self.len += 1;
    }
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
        for slot in slots_in(enemy.meeting(general)) {
            let screens = u32::from(CANNONS.contains(&slot));
            self.limit_on_line::<S>(limits, general, enemy.at(slot), screens);
        }
        if self.nearly_faced::<S>(general) {
            self.limit_on_line::<S>(limits, general, enemy.at(GENERAL), 0);
        }
        for slot in HORSES {
            self.limit_by_horse::<S>(limits, general, enemy.at(slot));
        }
        if self.soldiers_near::<S>(general) {
            for slot in SOLDIERS.filter(|&slot| self.soldier_hits::<S>(slot, general)) {
                limits.add(Stretch::of(enemy.at(slot)), 0, Stretch::BOARD);
            }
        }
    }

    /// What an enemy on a line of the general leaves that attacks over so many screens.
    fn limit_on_line<const S: usize>(
        &self,
        limits: &mut Limits,
        general: u8,
        enemy: u8,
        screens: u32,
    ) {
        let along_file = (general ^ enemy) & 0x0F == 0;
        let own = &self.armies[S].free;
        let (from, to, empty, own) = if along_file {
            (general >> 4, enemy >> 4, self.empty_file(general), own.file(general))
        } else {
            (general & 15, enemy & 15, self.empty_rank(general), own.rank(general))
        };
        let points = points_between(from, to);
        let men = (points & !empty).count_ones();
        if men > screens + 1 {
            return;
        }
        let mut ours = 0;
        let mut standing = points & !own;
        while standing != 0 {
            let place = standing.trailing_zeros() as u8;
            let point = if along_file { place << 4 | general & 15 } else { general & 0xF0 | place };
            ours |= self.armies[S].men.find(point).map_or(0, |slot| 1 << slot);
            standing &= standing - 1;
        }
        let gap = points & empty;
        let stretch =
            |places, only| Stretch { point: general, along_file, only, places: places as u16 };
        let (block, unscreened) = (stretch(gap | 1 << to, true), stretch(gap, false));
        if men < screens {
            limits.add(unscreened, 0, Stretch::BOARD);
        } else if men == screens {
            limits.add(block, ours, unscreened);
        } else {
            limits.nailed |= ours & NEVER_ALONG_A_LINE;
            let ours = ours & !NEVER_ALONG_A_LINE;
            if ours != 0 {
                limits.add(Stretch::BOARD, ours, block);
            }
        }
    }

    fn limit_by_horse<const S: usize>(&self, limits: &mut Limits, general: u8, horse: u8) {
        let leg = HORSE_LEG[horse.wrapping_sub(general) as usize];
        if leg == 0 {
            return;
        }
        let leg = general.wrapping_add(leg);
        if let Some(slot) = self.armies[S].men.find(leg) {
            limits.add(Stretch::BOARD, 1 << slot, Stretch::of(horse));
        } else if self.armies[1 - S].free.has(leg) {
            limits.add(Stretch::of_two(leg, horse), 0, Stretch::BOARD);
        }
    }
}

/// The places strictly between two places of a lane.
#[inline(always)]
fn points_between(a: u8, b: u8) -> u32 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (1 << high) - (2 << low)
}
