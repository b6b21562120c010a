//! Who attacks what.

use super::mask::{Mask, half_squares};
use super::men::{CANNONS, GENERAL, HORSES, KIND, SLOTS, SOLDIERS};
use super::position::Xiangqi;
use super::tables::{self, DEAD, HORSE, HORSE_LEG, LINE, horse_half, square_of, stray_soldier};
use crate::rules::{Kind, Side, Square, Squares, Variant};

impl Xiangqi {
    /// Is the general of `S` attacked where it stands?
    pub(super) fn general_attacked<const S: usize>(&self) -> bool {
        self.general_hit::<S>(DEAD, self.armies[S].men.at(GENERAL))
    }

    /// Would the general of `S`, gone from `from`, be attacked on `to`, or face the other general?
    /// `to` may hold an enemy man: he is taken, and none of the tests below finds a man attacking
    /// the point he stands on.
    #[inline(always)]
    pub(super) fn general_hit<const S: usize>(&self, from: u8, to: u8) -> bool {
        let enemy = self.armies[1 - S].men;
        for slot in HORSES {
            let leg = HORSE_LEG[enemy.at(slot).wrapping_sub(to) as usize];
            if leg != 0 && self.is_empty(to.wrapping_add(leg)) {
                return true;
            }
        }
        let other = enemy.at(GENERAL);
        if (other ^ to) & 15 == 0 {
            let seen = LINE[(to >> 4) as usize][self.file_without(from, to)];
            if seen >> (other >> 4) & 1 != 0 {
                return true;
            }
        }
        if enemy.lines_meet(to) && self.line_hit::<S>(from, to) {
            return true;
        }
        self.soldiers_near::<S>(to)
            && SOLDIERS.into_iter().any(|slot| self.soldier_hits::<S>(slot, to))
    }

    /// The file of a point as an index of [`LINE`], with the man on `lifted` taken off.
    #[inline(always)]
    fn file_without(&self, lifted: u8, point: u8) -> usize {
        let own = u32::from((lifted ^ point) & 15 == 0) << (lifted >> 4);
        ((self.empty_file(point) | own) >> 1) as u8 as usize
    }

    #[inline(always)]
    fn rank_without(&self, lifted: u8, point: u8) -> usize {
        let own = u32::from((lifted ^ point) & 0xF0 == 0) << (lifted & 15);
        ((self.empty_rank(point) | own) >> 1) as u8 as usize
    }

    /// Does a chariot or cannon of the enemy hit the general of `S` on `to`, gone from `from`?
    #[inline(never)]
    fn line_hit<const S: usize>(&self, from: u8, to: u8) -> bool {
        let along_rank = LINE[(to & 15) as usize][self.rank_without(from, to)];
        let along_file = LINE[(to >> 4) as usize][self.file_without(from, to)];
        (0..CANNONS.end).any(|slot| {
            let man = self.armies[1 - S].men.at(slot);
            // A line looks the same from both its ends: who sees the general is seen from there.
            let view = if slot < CANNONS.start { 0 } else { 16 };
            (man ^ to) & 0xF0 == 0 && along_rank >> view >> (man & 15) & 1 != 0
                || (man ^ to) & 15 == 0 && along_file >> view >> (man >> 4) & 1 != 0
        })
    }

    /// Do the generals face each other on an open file?
    pub(super) fn generals_face(&self) -> bool {
        let [red, black] = self.armies.map(|army| army.men.at(GENERAL));
        (red ^ black) & 15 == 0 && self.sight(red).1 >> (black >> 4) & 1 != 0
    }

    /// All squares that a side attacks.
    pub(super) fn attacked_points(&self, side: Side) -> Squares {
        (0..SLOTS).fold(Squares::EMPTY, |all, slot| all | self.attacks_of(side, slot))
    }

    /// The men of a side that attack a square.
    pub(super) fn attackers_of(&self, square: Square, side: Side) -> Squares {
        if !Variant::Xiangqi.has(square) {
            return Squares::EMPTY;
        }
        (0..SLOTS)
            .filter(|&slot| self.attacks_of(side, slot).contains(square))
            .map(|slot| square_of(self.armies[side.index()].men.at(slot)))
            .collect()
    }

    /// The squares on which one man could take if an enemy stood there.
    ///
    /// For a cannon these are the points behind exactly one man, up to and with the next man. A
    /// general attacks its steps in the palace. That it would also take the other general on an
    /// open file is nothing to be listed: no position is accepted in which it could.
    pub(super) fn attacks_of(&self, side: Side, slot: usize) -> Squares {
        let own = side.index();
        let from = self.armies[own].men.at(slot);
        match KIND[slot] {
            Kind::Chariot => self.line_squares(from, 0),
            Kind::Cannon => self.line_squares(from, 16),
            Kind::Horse => {
                let half = horse_half(from);
                half_squares(half, HORSE[from as usize].reached(self.empty_half(half)))
            }
            Kind::Advisor => half_squares(own, tables::ADVISOR[own][from as usize]),
            Kind::Elephant => {
                let steps = tables::ELEPHANT[own][from as usize];
                half_squares(own, steps.reached(self.empty_half(own)))
            }
            Kind::General => half_squares(own, tables::GENERAL[from as usize]),
            _ => {
                half_squares(1 - own, tables::SOLDIER[own][from as usize])
                    | half_squares(own, stray_soldier(own, from))
            }
        }
    }

    /// The squares on the lines of a point, in the view of chariots (0) or cannons (16).
    fn line_squares(&self, from: u8, view: u32) -> Squares {
        let (rank, file) = self.sight(from);
        let along_rank = rank >> view & Mask::BOARD.rank(from);
        let mut along_file = file >> view & Mask::BOARD.file(from);
        let mut squares = Squares(u128::from(along_rank) << (9 * (from >> 4)));
        while along_file != 0 {
            let rank = along_file.trailing_zeros() as u8;
            squares = squares.with(Square::new(9 * rank + (from & 15)));
            along_file &= along_file - 1;
        }
        squares
    }
}
