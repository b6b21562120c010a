//! The legal moves, without making one: targets of every man, limited to the points that keep the
//! general safe (`limits.rs` finds those).

use super::limits::Limits;
use super::mask::Mask;
use super::men::{
    ADVISORS, CANNONS, CHARIOTS, ELEPHANTS, GENERAL, HORSES, KIND, Men, SLOTS, SOLDIERS, slots_in,
};
use super::position::Xiangqi;
use super::tables::{self, HALF_SHIFT, HORSE, LINE, horse_half, number_of, stray_soldier};
use crate::rules::{Kind, Move, MoveList, Tagged, Variant};

/// What receives the targets of each man: a counter or a list of moves.
pub(super) trait Sink {
    /// Targets on the two lines of a man: bits 0 to 8 files of his rank, bits 16 to 25 ranks of
    /// his file.
    fn lines(&mut self, slot: usize, from: u8, targets: u32);
    /// Targets in a half word.
    fn half(&mut self, slot: usize, from: u8, half: usize, targets: u64);
}

struct Counter(u32);

impl Sink for Counter {
    #[inline(always)]
    fn lines(&mut self, _slot: usize, _from: u8, targets: u32) {
        self.0 += targets.count_ones();
    }
    #[inline(always)]
    fn half(&mut self, _slot: usize, _from: u8, _half: usize, targets: u64) {
        self.0 += targets.count_ones();
    }
}

impl Sink for MoveList {
    #[inline(always)]
    fn lines(&mut self, slot: usize, from: u8, targets: u32) {
        let (number, slot) = (number_of(from), slot as u32);
        let (rank, file) = (u32::from(from >> 4), u32::from(from & 15));
        let mut along_rank = targets & 0xFFFF;
        while along_rank != 0 {
            let to = 9 * rank + along_rank.trailing_zeros();
            self.push(Tagged::new(number, to, 0, slot));
            along_rank &= along_rank - 1;
        }
        let mut along_file = targets >> 16;
        while along_file != 0 {
            let to = 9 * along_file.trailing_zeros() + file;
            self.push(Tagged::new(number, to, 0, slot));
            along_file &= along_file - 1;
        }
    }
    #[inline(always)]
    fn half(&mut self, slot: usize, from: u8, half: usize, mut targets: u64) {
        let (number, first) = (number_of(from), HALF_SHIFT * half as u32);
        while targets != 0 {
            let to = first + targets.trailing_zeros();
            self.push(Tagged::new(number, to, 0, slot as u32));
            targets &= targets - 1;
        }
    }
}

impl Xiangqi {
    pub(super) fn generate_all<const S: usize>(&self, list: &mut MoveList) {
        self.list_to::<S>(&self.armies[S].free, list);
    }

    pub(super) fn generate_takes<const S: usize>(&self, list: &mut MoveList) {
        self.list_to::<S>(&self.armies[1 - S].free.complement(), list);
    }

    pub(super) fn generate_steps<const S: usize>(&self, list: &mut MoveList) {
        self.list_to::<S>(&self.armies[0].free.and(&self.armies[1].free), list);
    }

    #[inline(never)]
    pub(super) fn count_all<const S: usize>(&self) -> u32 {
        let mut counter = Counter(0);
        self.moves_to::<S, _>(&self.armies[S].free, &mut counter);
        counter.0
    }

    /// The move ready to be made, if it is legal.
    pub(super) fn find_move<const S: usize>(&self, m: Move) -> Option<Tagged> {
        if !Variant::Xiangqi.has(m.to()) {
            return None;
        }
        let mut list = MoveList::new();
        let target = self.armies[S].free.and(Mask::of_square(m.to().index()));
        self.list_to::<S>(&target, &mut list);
        list.tagged().iter().copied().find(|tagged| tagged.plain() == m)
    }

    /// The slots of `S` whose men may legally go to a point that their own side does not hold.
    pub(super) fn takers_of<const S: usize>(&self, point: u8) -> u32 {
        let mut list = MoveList::new();
        self.list_to::<S>(Mask::of(point), &mut list);
        list.tagged().iter().fold(0, |slots, m| slots | 1 << m.tag())
    }

    /// [`Xiangqi::moves_to`] as a list: one function for all that list moves, because it is large.
    #[inline(never)]
    fn list_to<const S: usize>(&self, to: &Mask, list: &mut MoveList) {
        self.moves_to::<S, _>(to, list);
    }

    /// The legal moves of side `S` to the points of a set; own men may not stand on them.
    #[inline(always)]
    fn moves_to<const S: usize, K: Sink>(&self, to: &Mask, sink: &mut K) {
        let general = self.armies[S].men.at(GENERAL);
        let steps = tables::GENERAL[general as usize] & to.half(S);
        sink.half(GENERAL, general, S, steps & !self.hits_on_palace::<S>(general));
        let (mut men, mut to) = (self.armies[S].men, *to);
        if self.may_be_borne_upon::<S>(general) {
            self.limited_moves::<S, K>(&mut men, &mut to, sink);
        }
        self.men_to::<S, K>(men, &to, sink);
    }

    /// The moves of the men that must not just go anywhere, for their general's sake; what is left
    /// to do are the others, and the points to which they may go.
    #[inline(never)]
    fn limited_moves<const S: usize, K: Sink>(&self, men: &mut Men, to: &mut Mask, sink: &mut K) {
        let mut limits = Limits::none();
        self.add_limits::<S>(&mut limits);
        for slot in slots_in(limits.nailed()) {
            men.remove(slot);
        }
        for slot in slots_in(limits.blockers()) {
            self.man_to::<S, K>(slot, &limits.cut(to, slot), sink);
            men.remove(slot);
        }
        *to = limits.cut(to, SLOTS);
    }

    /// Moves of all those men but the general to the points of a set.
    #[cfg_attr(not(small_code), inline(always))]
    fn men_to<const S: usize, K: Sink>(&self, men: Men, to: &Mask, sink: &mut K) {
        for slot in CHARIOTS {
            sink.lines(slot, men.at(slot), self.chariot_targets(men.at(slot), to));
        }
        for slot in CANNONS {
            sink.lines(slot, men.at(slot), self.cannon_targets::<S>(men.at(slot), to));
        }
        for slot in HORSES {
            let (half, targets) = self.horse_targets(men.at(slot), to);
            sink.half(slot, men.at(slot), half, targets);
        }
        for slot in ADVISORS {
            let targets = tables::ADVISOR[S][men.at(slot) as usize] & to.half(S);
            sink.half(slot, men.at(slot), S, targets);
        }
        for slot in ELEPHANTS {
            sink.half(slot, men.at(slot), S, self.elephant_targets::<S>(men.at(slot), to));
        }
        for slot in SOLDIERS {
            let targets = tables::SOLDIER[S][men.at(slot) as usize] & to.half(1 - S);
            sink.half(slot, men.at(slot), 1 - S, targets);
        }
        if self.strays {
            for slot in SOLDIERS {
                let targets = stray_soldier(S, men.at(slot)) & to.half(S);
                sink.half(slot, men.at(slot), S, targets);
            }
        }
    }

    /// Moves of one man to the points of a set: [`Xiangqi::men_to`] with all others captured.
    fn man_to<const S: usize, K: Sink>(&self, slot: usize, to: &Mask, sink: &mut K) {
        let from = self.armies[S].men.at(slot);
        match KIND[slot & 15] {
            Kind::Chariot => sink.lines(slot, from, self.chariot_targets(from, to)),
            Kind::Cannon => sink.lines(slot, from, self.cannon_targets::<S>(from, to)),
            Kind::Horse => {
                let (half, targets) = self.horse_targets(from, to);
                sink.half(slot, from, half, targets);
            }
            Kind::Advisor => {
                sink.half(slot, from, S, tables::ADVISOR[S][from as usize] & to.half(S))
            }
            Kind::Elephant => sink.half(slot, from, S, self.elephant_targets::<S>(from, to)),
            _ => {
                sink.half(slot, from, 1 - S, tables::SOLDIER[S][from as usize] & to.half(1 - S));
                sink.half(slot, from, S, stray_soldier(S, from) & to.half(S));
            }
        }
    }

    /// What a man sees along his rank and his file: entries of [`LINE`].
    #[inline(always)]
    pub(super) fn sight(&self, from: u8) -> (u32, u32) {
        let (rank, file) = (self.empty_rank(from), self.empty_file(from));
        (
            LINE[(from & 15) as usize][(rank >> 1) as u8 as usize],
            LINE[(from >> 4) as usize][(file >> 1) as u8 as usize],
        )
    }

    #[inline(always)]
    fn chariot_targets(&self, from: u8, to: &Mask) -> u32 {
        let (rank, file) = self.sight(from);
        rank & to.rank(from) | (file & to.file(from)) << 16
    }

    /// A cannon goes where a chariot goes if the point is empty, and takes behind one man.
    #[inline(always)]
    fn cannon_targets<const S: usize>(&self, from: u8, to: &Mask) -> u32 {
        let (rank, file) = self.sight(from);
        let enemies = &self.armies[1 - S].free;
        let rank = rank & self.empty_rank(from) | rank >> 16 & !enemies.rank(from);
        let file = file & self.empty_file(from) | file >> 16 & !enemies.file(from);
        rank & to.rank(from) | (file & to.file(from)) << 16
    }

    #[inline(always)]
    fn horse_targets(&self, from: u8, to: &Mask) -> (usize, u64) {
        let half = horse_half(from);
        (half, HORSE[from as usize].reached(self.empty_half(half)) & to.half(half))
    }

    #[inline(always)]
    fn elephant_targets<const S: usize>(&self, from: u8, to: &Mask) -> u64 {
        tables::ELEPHANT[S][from as usize].reached(self.empty_half(S)) & to.half(S)
    }
}
