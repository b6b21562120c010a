//! Attack tables, built by the compiler, and the numbering of points that they are indexed by.
//!
//! Inside this folder a point is the byte rank × 16 + file: rank and file are nibbles, and the
//! difference of two points tells how they lie to each other. A captured man stands on [`DEAD`],
//! for which every table holds "no moves": no loop over the men has to ask who is still there.
//!
//! A *half word* holds seven ranks of nine points in one `u64`: half 0 the ranks 0 to 6, half 1
//! the ranks 3 to 9. They overlap so that whatever a man can step on lies in one of them: a horse
//! steps two ranks far, elephants, advisors and generals live in the half of their own side, and
//! soldiers walk in the half of the other side.

use crate::rules::Square;

/// Where captured men stand: rank 10, file 9, both beyond the board.
pub(super) const DEAD: u8 = 0xA9;
/// Ranks from the lowest of half word 0 to the lowest of half word 1.
pub(super) const HALF_RANKS: i32 = 3;
/// What to add to a bit of half word 1 to get the number of its square.
pub(super) const HALF_SHIFT: u32 = 9 * HALF_RANKS as u32;
/// The bits of a half word: seven ranks of nine points.
pub(super) const HALF_POINTS: u64 = (1 << 63) - 1;

/// The point of a rank and file.
pub(super) const fn point(rank: i32, file: i32) -> u8 {
    (rank * 16 + file) as u8
}

/// The point of a square on the board.
#[inline(always)]
pub(super) const fn point_of(square: Square) -> u8 {
    let number = square.number();
    number + 7 * (number / 9)
}

/// [`point_of`] by the number of the square, for the making of moves.
pub(super) static POINT_OF: [u8; 256] = {
    let mut table = [DEAD; 256];
    let mut number = 0;
    while number < 90 {
        table[number] = point_of(Square::new(number as u8));
        number += 1;
    }
    table
};

/// The number of the square of a point.
#[inline(always)]
pub(super) const fn number_of(point: u8) -> u32 {
    point as u32 - 7 * (point >> 4) as u32
}

/// The square of a point on the board.
pub(super) const fn square_of(point: u8) -> Square {
    Square::new(number_of(point) as u8)
}

/// Is there a point at this rank and file?
pub(super) const fn on_board(rank: i32, file: i32) -> bool {
    0 <= rank && rank <= 9 && 0 <= file && file <= 8
}

/// Does this rank lie on the bank of that side (0 red, 1 black)?
pub(super) const fn own_bank(side: usize, rank: i32) -> bool {
    (rank >= 5) == (side == 1)
}

/// Does this point lie in the palace of that side?
pub(super) const fn in_palace(side: usize, rank: i32, file: i32) -> bool {
    let depth = if side == 0 { rank } else { 9 - rank };
    0 <= depth && depth <= 2 && 3 <= file && file <= 5
}

/// The bit of a point in a half word; 0 if the point is not in it.
pub(super) const fn half_bit(half: usize, rank: i32, file: i32) -> u64 {
    let row = rank - HALF_RANKS * half as i32;
    if on_board(rank, file) && 0 <= row && row <= 6 { 1 << (9 * row + file) } else { 0 }
}

/// The bit of a point in a half word that holds it.
#[inline(always)]
pub(super) const fn bit_in_half(half: usize, point: u8) -> u64 {
    1 << ((number_of(point) - HALF_SHIFT * half as u32) & 63)
}

/// The half word that holds everything a horse on this rank reaches.
const fn half_of(rank: i32) -> usize {
    if rank >= 5 { 1 } else { 0 }
}

/// What a chariot and a cannon see on a line of ten points, by their place on it and by which of
/// the eight inner points are empty (the outer two stop a man whether or not they are empty).
/// Low 16 bits: the empty points up to the first man, and his. High 16 bits: the points behind
/// that man up to the next one, and his.
///
/// A rank has only nine points. It uses the same table: what the table says of a tenth point is
/// dropped when the answer is laid on the squares that a side may go to. The last row is for the
/// dead point.
pub(super) static LINE: [[u32; 256]; 11] = {
    let mut table = [[0; 256]; 11];
    let mut place = 0;
    while place < 10 {
        let mut empty = 0;
        while empty < 256 {
            let inner = (empty as u32) << 1;
            table[place][empty] = ray(place as i32, 1, inner) | ray(place as i32, -1, inner);
            empty += 1;
        }
        place += 1;
    }
    table
};

const fn ray(place: i32, step: i32, empty: u32) -> u32 {
    let (mut seen, mut men) = (0, 0);
    let mut at = place + step;
    while 0 <= at && at < 10 && men < 2 {
        seen |= 1 << (at + 16 * men);
        if empty >> at & 1 == 0 {
            men += 1;
        }
        at += step;
    }
    seen
}

/// The steps of a man that can be hindered next to where he stands: his legs (eyes of an
/// elephant) and his targets, both in the half word named by the table.
#[derive(Clone, Copy)]
pub(super) struct Steps {
    pub(super) legs: u64,
    pub(super) targets: u64,
}

impl Steps {
    const NONE: Steps = Steps { legs: 0, targets: 0 };

    /// The targets behind empty legs. From its leg a horse goes on diagonally outwards and an
    /// elephant straight on, so both go from leg to target by a diagonal step, and four shifts
    /// serve both: each empty leg is spread over its four diagonal neighbours, and of these only
    /// the two (one) behind the leg are targets. A target's other diagonal neighbours are no legs.
    #[inline(always)]
    pub(super) const fn reached(self, empty: u64) -> u64 {
        let open = empty & self.legs;
        (open << 8 | open << 10 | open >> 8 | open >> 10) & self.targets
    }
}

/// The horse, in the half word of its rank: see [`horse_half`].
pub(super) static HORSE: [Steps; 256] = {
    let mut table = [Steps::NONE; 256];
    let mut number = 0;
    while number < 90 {
        let (rank, file) = (number / 9, number % 9);
        let half = half_of(rank);
        let steps = &mut table[point(rank, file) as usize];
        let mut i = 0;
        while i < 4 {
            let (up, right) = ORTHOGONAL[i];
            steps.legs |= half_bit(half, rank + up, file + right);
            steps.targets |= half_bit(half, rank + 2 * up + right, file + 2 * right + up)
                | half_bit(half, rank + 2 * up - right, file + 2 * right - up);
            i += 1;
        }
        number += 1;
    }
    table
};

/// The half word that [`HORSE`] speaks of for a horse on this point.
#[inline(always)]
pub(super) const fn horse_half(point: u8) -> usize {
    (point >= 0x50) as usize
}

/// The elephant of each side, in the half word of its side. From wherever it stands it goes only
/// to points of its own bank, so a stray one beyond the river (in an arrangement) comes home.
pub(super) static ELEPHANT: [[Steps; 256]; 2] = [elephants(0), elephants(1)];

const fn elephants(side: usize) -> [Steps; 256] {
    let mut table = [Steps::NONE; 256];
    let mut number = 0;
    while number < 90 {
        let (rank, file) = (number / 9, number % 9);
        let steps = &mut table[point(rank, file) as usize];
        let mut i = 0;
        while i < 4 {
            let (up, right) = DIAGONAL[i];
            if own_bank(side, rank + 2 * up) {
                steps.legs |= half_bit(side, rank + up, file + right);
                steps.targets |= half_bit(side, rank + 2 * up, file + 2 * right);
            }
            i += 1;
        }
        number += 1;
    }
    table
}

/// The advisor of each side, in the half word of its side. Every step ends in the own palace, so
/// a stray one outside (in an arrangement) can only step in.
pub(super) static ADVISOR: [[u64; 256]; 2] =
    [palace_steps(0, &DIAGONAL), palace_steps(1, &DIAGONAL)];

/// The general, in the half word of its side. A palace lies in one half word only, so one table
/// serves both sides.
pub(super) static GENERAL: [u64; 256] = {
    let mut table = palace_steps(0, &ORTHOGONAL);
    let black = palace_steps(1, &ORTHOGONAL);
    let mut point = point(7, 0) as usize;
    while point < 256 {
        table[point] = black[point];
        point += 1;
    }
    table
};

const ORTHOGONAL: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

const fn palace_steps(side: usize, directions: &[(i32, i32); 4]) -> [u64; 256] {
    let mut table = [0; 256];
    let mut number = 0;
    while number < 90 {
        let (rank, file) = (number / 9, number % 9);
        let mut i = 0;
        while i < 4 {
            let (up, right) = directions[i];
            if in_palace(side, rank + up, file + right) {
                table[point(rank, file) as usize] |= half_bit(side, rank + up, file + right);
            }
            i += 1;
        }
        number += 1;
    }
    table
}

/// The soldier of each side, in the half word of the other side: forward, and sideways beyond the
/// river. A soldier behind its start rank (in an arrangement) walks outside that half word: see
/// [`stray_soldier`].
pub(super) static SOLDIER: [[u64; 256]; 2] = [soldiers(0), soldiers(1)];

const fn soldiers(side: usize) -> [u64; 256] {
    let (half, forward) = if side == 0 { (1, 1) } else { (0, -1) };
    let mut table = [0; 256];
    let mut number = 0;
    while number < 90 {
        let (rank, file) = (number / 9, number % 9);
        let mut targets = half_bit(half, rank + forward, file);
        if !own_bank(side, rank) {
            targets |= half_bit(half, rank, file - 1) | half_bit(half, rank, file + 1);
        }
        table[point(rank, file) as usize] = targets;
        number += 1;
    }
    table
}

/// The step of a soldier that [`SOLDIER`] does not know, in the half word of its own side: forward
/// to the second or third rank of its side. 0 for any other soldier.
pub(super) const fn stray_soldier(side: usize, point: u8) -> u64 {
    let (rank, file) = ((point >> 4) as i32, (point & 15) as i32);
    match (side, rank) {
        (0, 0 | 1) => half_bit(0, rank + 1, file),
        (1, 8 | 9) => half_bit(1, rank - 1, file),
        _ => 0,
    }
}

/// The points from which an enemy soldier could attack a general there, in the half word of the
/// general's side.
pub(super) static SOLDIER_NEAR: [u64; 256] = {
    let mut table = [0; 256];
    let mut number = 0;
    while number < 90 {
        let (rank, file) = (number / 9, number % 9);
        let half = half_of(rank);
        let front = if half == 0 { rank + 1 } else { rank - 1 };
        table[point(rank, file) as usize] = half_bit(half, front, file)
            | half_bit(half, rank, file - 1)
            | half_bit(half, rank, file + 1);
        number += 1;
    }
    table
};

/// Where the leg of a horse is that stands `d` from a point and may go there: leg minus point, all
/// as wrapping bytes, by `d`. 0 where no horse's step is that long.
pub(super) static HORSE_LEG: [u8; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 4 {
        let (up, right) = DIAGONAL[i];
        let leg = point(up, right);
        table[point(2 * up, right) as usize] = leg;
        table[point(up, 2 * right) as usize] = leg;
        i += 1;
    }
    table
};

/// All tables of the generator, keys aside.
#[cfg(test)]
pub(in crate::rules) const BYTES: usize = size_of_val(&LINE)
    + size_of_val(&HORSE)
    + size_of_val(&ELEPHANT)
    + size_of_val(&ADVISOR)
    + size_of_val(&GENERAL)
    + size_of_val(&SOLDIER)
    + size_of_val(&SOLDIER_NEAR)
    + size_of_val(&HORSE_LEG)
    + size_of_val(&POINT_OF)
    + size_of_val(&super::mask::POINT);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_moves_from_the_dead_point() {
        let dead = DEAD as usize;
        assert_eq!(HORSE[dead].targets, 0);
        for side in 0..2 {
            assert_eq!(ELEPHANT[side][dead].targets, 0);
            assert_eq!(ADVISOR[side][dead] | SOLDIER[side][dead] | stray_soldier(side, DEAD), 0);
        }
        assert_eq!(GENERAL[dead], 0);
        // His file has no points; of his rank the lanes of all sets are empty.
        assert!(LINE[dead >> 4].iter().all(|&seen| seen == 0));
        // And no general sees him as a horse a step away.
        for &point in POINT_OF.iter().take(90) {
            let palace = GENERAL[point as usize] != 0;
            assert!(!palace || HORSE_LEG[DEAD.wrapping_sub(point) as usize] == 0);
        }
    }

    #[test]
    fn points_and_squares_are_numbered_both_ways() {
        for number in 0..90 {
            let square = Square::new(number);
            assert_eq!(square_of(point_of(square)), square);
            assert_eq!(POINT_OF[number as usize], point_of(square));
            let (rank, file) = (i32::from(number) / 9, i32::from(number) % 9);
            for half in [0, 1].into_iter().filter(|&half| half_bit(half, rank, file) != 0) {
                assert_eq!(bit_in_half(half, point_of(square)), half_bit(half, rank, file));
            }
        }
    }

    #[test]
    fn lines_are_what_is_seen_step_by_step() {
        for place in 0..10 {
            for inner in 0..256 {
                let empty = |at: i32| (1..=8).contains(&at) && inner >> (at - 1) & 1 != 0;
                let mut seen = 0u32;
                for step in [-1, 1] {
                    let mut men = 0;
                    let line = (1..10).map(|i| place + i * step).filter(|at| (0..10).contains(at));
                    for at in line {
                        if men < 2 {
                            seen |= 1 << (at + 16 * men);
                        }
                        men += i32::from(!empty(at));
                    }
                }
                assert_eq!(LINE[place as usize][inner as usize], seen, "{place} {inner:b}");
            }
        }
    }
}
