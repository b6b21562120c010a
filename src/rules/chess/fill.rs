//! All sliders of a side in all eight directions at once, and counting squares of many sets.
//!
//! Directions come in fours: up (north, east, north-east, north-west) and down (their opposites).

use core::array::from_fn;

use super::bits::{FILE_A, FILE_H};

pub(super) type Four = [u64; 4];

/// A direction: how far a step up shifts to the left (down: to the right), and the squares that a
/// step can reach, which is not the file where it would wrap around the edge.
#[derive(Clone, Copy)]
struct Direction {
    step: u32,
    after_up: u64,
    after_down: u64,
}

const NORTH: Direction = Direction { step: 8, after_up: !0, after_down: !0 };
const EAST: Direction = Direction { step: 1, after_up: !FILE_A, after_down: !FILE_H };
const NORTH_EAST: Direction = Direction { step: 9, after_up: !FILE_A, after_down: !FILE_H };
const NORTH_WEST: Direction = Direction { step: 7, after_up: !FILE_H, after_down: !FILE_A };

/// Machines with wide vectors fill four directions in one go; the others fill two and two, and
/// leave out those in which no slider moves.
const WIDE: bool = cfg!(target_feature = "avx2");

/// The squares that sliders attack, up and down, direction by direction. `sliders[d]` move in
/// direction `d` and its opposite.
#[cfg_attr(not(small_code), inline(always))]
pub(super) fn slide(sliders: Four, empty: u64) -> (Four, Four) {
    if WIDE {
        return slide_in([NORTH, EAST, NORTH_EAST, NORTH_WEST], sliders, empty);
    }
    let [n, e, ne, nw] = sliders;
    let (mut straight, mut diagonal) = (([0; 2], [0; 2]), ([0; 2], [0; 2]));
    if n | e != 0 {
        straight = slide_in([NORTH, EAST], [n, e], empty);
    }
    if ne | nw != 0 {
        diagonal = slide_in([NORTH_EAST, NORTH_WEST], [ne, nw], empty);
    }
    let four = |[a, b]: [u64; 2], [c, d]: [u64; 2]| [a, b, c, d];
    (four(straight.0, diagonal.0), four(straight.1, diagonal.1))
}

/// The same in some directions (Kogge-Stone: one, two, four steps at a time, so that three rounds
/// reach across the board). Each line is one vector operation, or as many plain ones.
#[inline(always)]
fn slide_in<const N: usize>(
    directions: [Direction; N],
    sliders: [u64; N],
    empty: u64,
) -> ([u64; N], [u64; N]) {
    let step = directions.map(|direction| direction.step);
    let (mut up, mut down) = (sliders, sliders);
    let mut open_up = directions.map(|direction| empty & direction.after_up);
    let mut open_down = directions.map(|direction| empty & direction.after_down);
    for steps in [1, 2] {
        up = from_fn(|d| up[d] | open_up[d] & (up[d] << (steps * step[d])));
        down = from_fn(|d| down[d] | open_down[d] & (down[d] >> (steps * step[d])));
        open_up = from_fn(|d| open_up[d] & (open_up[d] << (steps * step[d])));
        open_down = from_fn(|d| open_down[d] & (open_down[d] >> (steps * step[d])));
    }
    up = from_fn(|d| up[d] | open_up[d] & (up[d] << (4 * step[d])));
    down = from_fn(|d| down[d] | open_down[d] & (down[d] >> (4 * step[d])));
    // What is filled so far are the sliders and the empty squares they reach; one step more are
    // the squares they attack, blockers included.
    (
        from_fn(|d| (up[d] << step[d]) & directions[d].after_up),
        from_fn(|d| (down[d] >> step[d]) & directions[d].after_down),
    )
}

/// The union of all eight directions.
#[inline(always)]
pub(super) fn union(up: Four, down: Four) -> u64 {
    up[0] | up[1] | up[2] | up[3] | down[0] | down[1] | down[2] | down[3]
}

/// What a set of knights attacks.
#[inline(always)]
pub(super) fn knights(set: u64) -> u64 {
    let one_aside = (set >> 1 & !FILE_H) | (set << 1 & !FILE_A);
    let two_aside = (set >> 2 & !FILES_GH) | (set << 2 & !FILES_AB);
    one_aside << 16 | one_aside >> 16 | two_aside << 8 | two_aside >> 8
}

const FILES_AB: u64 = FILE_A | FILE_A << 1;
const FILES_GH: u64 = FILE_H | FILE_H >> 1;

/// How many moves a set of knights has onto `targets`. In one direction no two knights reach the
/// same square, so the sizes of the eight shifted sets add up to the number of moves.
#[inline(always)]
pub(super) fn knight_moves(set: u64, targets: u64) -> u32 {
    count_eight([
        (set << 17) & !FILE_A & targets,
        (set << 10) & !FILES_AB & targets,
        (set >> 6) & !FILES_AB & targets,
        (set >> 15) & !FILE_A & targets,
        (set << 15) & !FILE_H & targets,
        (set << 6) & !FILES_GH & targets,
        (set >> 10) & !FILES_GH & targets,
        (set >> 17) & !FILE_H & targets,
    ])
}

/// How many moves the filled directions hold onto `targets`. In one direction the rays of two
/// sliders never overlap (the nearer one blocks), so the sizes add up to the number of moves.
#[inline(always)]
pub(super) fn slider_moves(up: Four, down: Four, targets: u64) -> u32 {
    count_eight([
        up[0] & targets,
        up[1] & targets,
        up[2] & targets,
        up[3] & targets,
        down[0] & targets,
        down[1] & targets,
        down[2] & targets,
        down[3] & targets,
    ])
}

/// Machines with an instruction that counts bits use it; the others add whole sets first.
const COUNTS_IN_HARDWARE: bool = cfg!(target_feature = "popcnt");

/// The number of squares in four sets together.
#[inline(always)]
pub(super) fn count_four([a, b, c, d]: Four) -> u32 {
    if COUNTS_IN_HARDWARE {
        return a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones();
    }
    // Four bits hold up to 15, so three sets fit; the fourth joins where the sums have eight.
    let three = by_nibble(a) + by_nibble(b) + by_nibble(c);
    sum_of_bytes(by_byte(three) + by_byte(by_nibble(d)))
}

/// The number of squares in eight sets together, which must be less than 256 (the promise of
/// [`MAX_MOVES`](crate::rules::MAX_MOVES)).
#[inline(always)]
fn count_eight(sets: [u64; 8]) -> u32 {
    if COUNTS_IN_HARDWARE {
        return sets.iter().map(|set| set.count_ones()).sum();
    }
    // Carry-save adders turn eight sets into four: two that count once, one twice, one four times.
    let (sum_a, carry_a) = add(sets[0], sets[1], sets[2]);
    let (sum_b, carry_b) = add(sets[3], sets[4], sets[5]);
    let (ones, carry_c) = add(sum_a, sum_b, sets[6]);
    let (twos, fours) = add(carry_a, carry_b, carry_c);
    let ones = by_byte(by_nibble(ones) + by_nibble(sets[7]));
    let twos = by_byte(by_nibble(twos));
    let fours = by_byte(by_nibble(fours));
    sum_of_bytes(ones + 2 * twos + 4 * fours)
}

/// Adds three sets bit by bit: (sum, carry).
#[inline(always)]
fn add(a: u64, b: u64, c: u64) -> (u64, u64) {
    let differ = a ^ b;
    (differ ^ c, (a & b) | (differ & c))
}

/// The number of bits in each group of four, in that group.
#[inline(always)]
fn by_nibble(set: u64) -> u64 {
    const EVERY_2ND: u64 = 0x5555_5555_5555_5555;
    const PAIRS: u64 = 0x3333_3333_3333_3333;
    let pairs = set - (set >> 1 & EVERY_2ND);
    (pairs & PAIRS) + (pairs >> 2 & PAIRS)
}

/// Neighbouring groups of four added up to groups of eight.
#[inline(always)]
fn by_byte(nibbles: u64) -> u64 {
    const LOW_NIBBLES: u64 = 0x0F0F_0F0F_0F0F_0F0F;
    (nibbles & LOW_NIBBLES) + (nibbles >> 4 & LOW_NIBBLES)
}

/// The product with 0x0101.. adds all bytes up in the topmost one.
#[inline(always)]
fn sum_of_bytes(bytes: u64) -> u32 {
    (bytes.wrapping_mul(FILE_A) >> 56) as u32
}

#[cfg(test)]
mod tests {
    use super::super::bits::squares;
    use super::super::tables::{KNIGHT_ATTACKS, bishop, rook};
    use super::*;

    /// Boards of a few men each, the same every time.
    fn boards() -> impl Iterator<Item = (u64, u64)> {
        let mut state = 0x9E37_79B9_7F4A_7C15u64;
        let mut next = move || {
            state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
            state ^ state >> 29
        };
        (0..5000).map(move |_| (next() & next(), next() & next() & next()))
    }

    #[test]
    fn fills_are_the_attacks_of_all_sliders() {
        for (others, sliders) in boards() {
            let occupied = others | sliders;
            let attacks = |attack: fn(usize, u64) -> u64| {
                squares(sliders).fold(0, |all, square| all | attack(square, occupied))
            };
            let (up, down) = slide([sliders, sliders, 0, 0], !occupied);
            assert_eq!(union(up, down), attacks(rook));
            let (up, down) = slide([0, 0, sliders, sliders], !occupied);
            assert_eq!(union(up, down), attacks(bishop));
        }
    }

    #[test]
    fn moves_are_counted_as_one_by_one() {
        for (others, men) in boards() {
            let occupied = others | men;
            let each = |attacks: &dyn Fn(usize) -> u64| -> u32 {
                squares(men).map(|square| (attacks(square) & !men).count_ones()).sum()
            };
            assert_eq!(knight_moves(men, !men), each(&|square| KNIGHT_ATTACKS[square]));
            let all = squares(men).fold(0, |all, square| all | KNIGHT_ATTACKS[square]);
            assert_eq!(knights(men), all);
            let (up, down) = slide([men; 4], !occupied);
            let queens = each(&|square| rook(square, occupied) | bishop(square, occupied));
            if queens < 256 {
                assert_eq!(slider_moves(up, down, !men), queens);
            }
            let four = [men, others, occupied, !0];
            assert_eq!(count_four(four), four.iter().map(|set| set.count_ones()).sum::<u32>());
        }
    }
}
