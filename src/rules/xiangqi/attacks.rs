//! Who attacks what.

use super::make::parts;
use super::mask::{Mask, half_column, half_squares};
use super::men::{CANNONS, CHARIOTS, GENERAL, HORSES, KIND, Men, SLOTS, SOLDIERS};
use super::position::Xiangqi;
use super::tables::{
    self, HORSE, HORSE_LEG, LINE, POINT_OF, bit_in_half, half_bit, horse_half, point_of, square_of,
    stray_soldier,
};
use crate::rules::{Kind, Side, Square, Squares, Tagged, Variant};

/// Where in an entry of [`LINE`] stands what a chariot attacks, and what a cannon attacks.
const CHARIOT_VIEW: u32 = 0;
const CANNON_VIEW: u32 = 16;

/// What is seen from a point along its rank and file: entries of [`LINE`].
struct Lines {
    point: u8,
    rank: u32,
    file: u32,
}

impl Lines {
    /// Those of a point whose rank and file are empty there.
    #[inline(always)]
    fn of(point: u8, rank: u32, file: u32) -> Lines {
        Lines {
            point,
            rank: LINE[(point & 15) as usize][(rank >> 1) as u8 as usize],
            file: LINE[(point >> 4) as usize][(file >> 1) as u8 as usize],
        }
    }

    /// Does a chariot or cannon among the men attack the point? A line looks the same from both
    /// its ends: who attacks the point is seen from there.
    #[inline(always)]
    fn show_any(&self, men: Men) -> bool {
        CHARIOTS.into_iter().any(|slot| self.show(men.at(slot), CHARIOT_VIEW))
            || CANNONS.into_iter().any(|slot| self.show(men.at(slot), CANNON_VIEW))
    }

    #[inline(always)]
    fn show(&self, man: u8, view: u32) -> bool {
        let apart = man ^ self.point;
        apart & 0xF0 == 0 && self.rank >> view >> (man & 15) & 1 != 0
            || apart & 0x0F == 0 && self.file >> view >> (man >> 4) & 1 != 0
    }
}

/// The place of a point on the rank of another one; nothing if it lies elsewhere.
#[inline(always)]
fn on_rank(lane_of: u8, point: u8) -> u32 {
    u32::from((lane_of ^ point) & 0xF0 == 0) << (point & 15)
}

/// The same on a file.
#[inline(always)]
fn on_file(lane_of: u8, point: u8) -> u32 {
    u32::from((lane_of ^ point) & 0x0F == 0) << (point >> 4)
}

impl Xiangqi {
    /// Is the general of `S` attacked where it stands, or does it face the other one?
    pub(super) fn general_attacked<const S: usize>(&self) -> bool {
        let general = self.armies[S].men.at(GENERAL);
        let enemy = self.armies[1 - S].men;
        let lines = || Lines::of(general, self.empty_rank(general), self.empty_file(general));
        HORSES.into_iter().any(|slot| self.horse_hits(enemy.at(slot), general))
            || enemy.lines_meet(general) && lines().show_any(enemy)
            || self.generals_face()
            || self.soldiers_near::<S>(general)
                && SOLDIERS.into_iter().any(|slot| self.soldier_hits::<S>(slot, general))
    }

    /// The points of the palace of `S`, in its half word, where its general would be attacked or
    /// face the other one if it stepped there. (What it says of points outside means nothing.)
    ///
    /// The general is lifted from its lines, since it will not stand in their way. The leg of a
    /// horse is never the point it leaves: a leg lies diagonally to the point attacked. And who is
    /// taken need not be lifted: no man attacks his own point, and the general takes his place
    /// in all lines.
    ///
    /// Asked of the enemy's men and not of each step, because the branches then depend on where few
    /// men stand, which seldom changes from one position to the next.
    #[inline(always)]
    pub(super) fn hits_on_palace<const S: usize>(&self, general: u8) -> u64 {
        let enemy = self.armies[1 - S].men;
        let mut hit = 0;
        for slot in SOLDIERS {
            hit |= tables::SOLDIER[1 - S][enemy.at(slot) as usize];
        }
        for slot in HORSES {
            let horse = enemy.at(slot);
            if horse_half(horse) == S {
                hit |= HORSE[horse as usize].reached(self.empty_half(S));
            }
        }
        hit |= self.palace_column::<S>(general, enemy.at(GENERAL), CHARIOT_VIEW);
        for slot in CHARIOTS {
            hit |= self.palace_lines::<S>(general, enemy.at(slot), CHARIOT_VIEW);
        }
        for slot in CANNONS {
            hit |= self.palace_lines::<S>(general, enemy.at(slot), CANNON_VIEW);
        }
        hit
    }

    /// What an enemy man sees of the lines through the palace of `S`.
    #[inline(always)]
    fn palace_lines<const S: usize>(&self, general: u8, man: u8, view: u32) -> u64 {
        let (rank, file) = (man >> 4, man & 15);
        let mut hit = 0;
        if file.wrapping_sub(3) < 3 {
            hit = self.palace_column::<S>(general, man, view);
        }
        if rank.wrapping_sub(7 * S as u8) < 3 {
            let empty = self.empty_rank(man) | on_rank(man, general);
            let seen = LINE[file as usize][(empty >> 1) as u8 as usize] >> view & 0x1FF;
            hit |= u64::from(seen) << ((9 * (rank - 3 * S as u8)) & 63);
        }
        hit
    }

    /// What an enemy man sees of his file.
    #[inline(always)]
    fn palace_column<const S: usize>(&self, general: u8, man: u8, view: u32) -> u64 {
        let empty = self.empty_file(man) | on_file(man, general);
        let seen = LINE[(man >> 4) as usize][(empty >> 1) as u8 as usize] >> view & 0x3FF;
        half_column(S, u32::from(man & 15), seen)
    }

    /// Does a horse attack a point? A captured one never: the leg it would need lies beyond the
    /// board too, and such points are not empty.
    #[inline(always)]
    fn horse_hits(&self, horse: u8, point: u8) -> bool {
        let leg = HORSE_LEG[horse.wrapping_sub(point) as usize];
        leg != 0 && self.is_empty(point.wrapping_add(leg))
    }

    /// Does a legal move of side `S` give check? The lines of the other general are looked at as
    /// they are after the move: the point it leaves empty, the point it comes to held.
    pub(super) fn checks_with<const S: usize>(&self, m: Tagged) -> bool {
        let (from, to, slot) = parts(m);
        let (from, to) = (POINT_OF[from], POINT_OF[to]);
        let general = self.armies[1 - S].men.at(GENERAL);
        let mut men = self.armies[S].men;
        men.shift(slot, from ^ to);
        if men.lines_meet(general) {
            let (rank, file) = (self.empty_rank(general), self.empty_file(general));
            let rank = (rank | on_rank(general, from)) & !on_rank(general, to);
            let file = (file | on_file(general, from)) & !on_file(general, to);
            if Lines::of(general, rank, file).show_any(men) {
                return true;
            }
        }
        let free = |point: u8| point == from || point != to && self.is_empty(point);
        let horse = HORSES.into_iter().any(|slot| {
            let leg = HORSE_LEG[men.at(slot).wrapping_sub(general) as usize];
            leg != 0 && free(general.wrapping_add(leg))
        });
        // No move of another man lets a soldier give check.
        let steps = tables::SOLDIER[S][to as usize];
        horse || SOLDIERS.contains(&slot) && steps & bit_in_half(1 - S, general) != 0
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
        let (men, slots) =
            (self.armies[side.index()].men, self.slots_attacking(side, point_of(square)));
        let attacks = |slot: &usize| slots >> slot & 1 != 0;
        (0..SLOTS).filter(attacks).map(|slot| square_of(men.at(slot))).collect()
    }

    /// The slots of the men of a side that attack a point: what [`Xiangqi::attacks_of`] says, asked
    /// from the other end.
    pub(super) fn slots_attacking(&self, side: Side, point: u8) -> u32 {
        let own = side.index();
        let men = self.armies[own].men;
        let lines = Lines::of(point, self.empty_rank(point), self.empty_file(point));
        let half = [0, 1].map(|half| half_bit(half, (point >> 4).into(), (point & 15).into()));
        let eyes = self.empty_half(own);
        let attacks = |slot: usize| {
            let from = men.at(slot);
            let at = from as usize;
            match KIND[slot] {
                Kind::Chariot => lines.show(from, CHARIOT_VIEW),
                Kind::Cannon => lines.show(from, CANNON_VIEW),
                Kind::Horse => self.horse_hits(from, point),
                Kind::General => tables::GENERAL[at] & half[own] != 0,
                Kind::Advisor => tables::ADVISOR[own][at] & half[own] != 0,
                Kind::Elephant => tables::ELEPHANT[own][at].reached(eyes) & half[own] != 0,
                _ => {
                    tables::SOLDIER[own][at] & half[1 - own] != 0
                        || stray_soldier(own, from) & half[own] != 0
                }
            }
        };
        (0..SLOTS).filter(|&slot| attacks(slot)).fold(0, |slots, slot| slots | 1 << slot)
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
            Kind::Chariot => self.line_squares(from, CHARIOT_VIEW),
            Kind::Cannon => self.line_squares(from, CANNON_VIEW),
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

    /// The squares on the lines of a point that a chariot or a cannon there attacks.
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
