//! All sliders of a side in all eight directions at once, and counting squares of many sets.
//!
//! Directions come in fours: up (north, east, north-east, north-west) and down (their opposites).
//! Plain arrays of four words: the compiler makes vector code of them where the machine has it.

use super::bits::{FILE_A, FILE_H};

pub(super) type Four = [u64; 4];

/// How far one step of each direction shifts; up is to the left.
const SHIFT: [u32; 4] = [8, 1, 9, 7];
/// Squares that a step up can reach: not the file where it would wrap around the edge.
const AFTER_UP: Four = [!0, !FILE_A, !FILE_A, !FILE_H];
/// The same for a step down.
const AFTER_DOWN: Four = [!0, !FILE_H, !FILE_H, !FILE_A];

/// An array of four by its index; a loop that the compiler unrolls into vector operations.
macro_rules! four {
    ($i:ident => $value:expr) => {{
        let mut four = [0u64; 4];
        let mut $i = 0;
        while $i < 4 {
            four[$i] = $value;
            $i += 1;
        }
        four
    }};
}

/// The squares that sliders attack, up and down, direction by direction (Kogge-Stone: one, two,
/// four steps at a time, so that three rounds reach across the board). `sliders[d]` move in
/// direction `d` and its opposite.
#[cfg_attr(not(small_code), inline(always))]
pub(super) fn slide(sliders: Four, empty: u64) -> (Four, Four) {
    let (up, down) = (sliders, sliders);
    let open_up = four!(i => empty & AFTER_UP[i]);
    let open_down = four!(i => empty & AFTER_DOWN[i]);
    let up = four!(i => up[i] | open_up[i] & (up[i] << SHIFT[i]));
    let down = four!(i => down[i] | open_down[i] & (down[i] >> SHIFT[i]));
    let open_up = four!(i => open_up[i] & (open_up[i] << SHIFT[i]));
    let open_down = four!(i => open_down[i] & (open_down[i] >> SHIFT[i]));
    let up = four!(i => up[i] | open_up[i] & (up[i] << (2 * SHIFT[i])));
    let down = four!(i => down[i] | open_down[i] & (down[i] >> (2 * SHIFT[i])));
    let open_up = four!(i => open_up[i] & (open_up[i] << (2 * SHIFT[i])));
    let open_down = four!(i => open_down[i] & (open_down[i] >> (2 * SHIFT[i])));
    let up = four!(i => up[i] | open_up[i] & (up[i] << (4 * SHIFT[i])));
    let down = four!(i => down[i] | open_down[i] & (down[i] >> (4 * SHIFT[i])));
    // What is filled so far are the sliders and the empty squares they reach; one step more are
    // the squares they attack, blockers included.
    (
        four!(i => (up[i] << SHIFT[i]) & AFTER_UP[i]),
        four!(i => (down[i] >> SHIFT[i]) & AFTER_DOWN[i]),
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
