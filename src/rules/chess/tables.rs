//! Attacks from one square: 15 KB of tables, built by the compiler.
//!
//! Sliders use the "kindergarten" way. A rank has eight squares, and the outer two never change
//! what a rook on it attacks, so six bits of occupancy are the whole index. Diagonals and files
//! are brought to those six bits by one multiplication:
//! * a diagonal has at most one square on each file, so the product with the b-file adds its
//!   squares up, without carries, in the top rank, one file to the right: bits 58..=63 are the
//!   squares of files b to g there (the h-file falls out at the top);
//! * a file, brought to the a-file, is spread onto the top rank by the product with an
//!   anti-diagonal, ranks 2 to 7 landing in bits 58..=63.

use super::bits::{FILE_A, RANK_1, bit};

/// Up and to the right first (north, east, north-east, north-west), then their opposites in the
/// same order: direction `d + 4` is the opposite of `d`.
const DIRECTIONS: [(i32, i32); 8] =
    [(0, 1), (1, 0), (1, 1), (-1, 1), (0, -1), (-1, 0), (-1, -1), (1, -1)];

const KNIGHT_STEPS: [(i32, i32); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Where a knight attacks.
pub(super) static KNIGHT_ATTACKS: [u64; 64] = steps(KNIGHT_STEPS);
/// Where a king attacks.
pub(super) static KING_ATTACKS: [u64; 64] = steps(DIRECTIONS);
/// The squares of an empty board in each of the eight directions, without the square itself.
static RAYS: [[u64; 8]; 64] = rays();
/// The two diagonals through a square (rising, falling), without the square itself.
static DIAGONALS: [[u64; 2]; 64] = diagonals();
/// Attacks along a rank, by file and the six inner squares of the rank.
static RANK_ATTACKS: [[u8; 64]; 8] = rank_attacks();
/// The same, copied to all eight ranks; what of it lies on a diagonal are the attacks along it.
static RANK_ATTACKS_EVERYWHERE: [[u64; 64]; 8] = rank_attacks_everywhere();
/// Attacks along the a-file, by rank and the six bits that [`FILE_TO_INDEX`] gives.
static FILE_ATTACKS: [[u64; 64]; 8] = file_attacks();

/// The six inner squares of the a-file.
const INNER_FILE_A: u64 = 0x0001_0101_0101_0100;
/// Multiplied with it, they land in bits 58..=63.
const FILE_TO_INDEX: u64 = 0x0080_4020_1008_0400;

const fn on_board(file: i32, rank: i32) -> bool {
    file >= 0 && file < 8 && rank >= 0 && rank < 8
}

const fn steps(steps: [(i32, i32); 8]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 8 {
            let file = (square % 8) as i32 + steps[i].0;
            let rank = (square / 8) as i32 + steps[i].1;
            if on_board(file, rank) {
                table[square] |= 1 << (rank * 8 + file);
            }
            i += 1;
        }
        square += 1;
    }
    table
}

const fn rays() -> [[u64; 8]; 64] {
    let mut table = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut d = 0;
        while d < 8 {
            let mut file = (square % 8) as i32 + DIRECTIONS[d].0;
            let mut rank = (square / 8) as i32 + DIRECTIONS[d].1;
            while on_board(file, rank) {
                table[square][d] |= 1 << (rank * 8 + file);
                file += DIRECTIONS[d].0;
                rank += DIRECTIONS[d].1;
            }
            d += 1;
        }
        square += 1;
    }
    table
}

const fn diagonals() -> [[u64; 2]; 64] {
    let rays = rays();
    let mut table = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = [rays[square][2] | rays[square][6], rays[square][3] | rays[square][7]];
        square += 1;
    }
    table
}

/// The places a slider at `from` reaches on a line of eight, the first blocker included.
const fn line_attacks(from: i32, occupied: u32) -> u32 {
    let mut attacks = 0;
    let mut up = from + 1;
    while up < 8 {
        attacks |= 1 << up;
        if occupied >> up & 1 != 0 {
            break;
        }
        up += 1;
    }
    let mut down = from - 1;
    while down >= 0 {
        attacks |= 1 << down;
        if occupied >> down & 1 != 0 {
            break;
        }
        down -= 1;
    }
    attacks
}

const fn rank_attacks() -> [[u8; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            table[file][inner] = line_attacks(file as i32, (inner as u32) << 1) as u8;
            inner += 1;
        }
        file += 1;
    }
    table
}

const fn rank_attacks_everywhere() -> [[u64; 64]; 8] {
    let rank = rank_attacks();
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            table[file][inner] = rank[file][inner] as u64 * FILE_A;
            inner += 1;
        }
        file += 1;
    }
    table
}

/// Turns a line of eight into the a-file.
const fn to_file(line: u32) -> u64 {
    let mut set = 0;
    let mut rank = 0;
    while rank < 8 {
        set |= (line as u64 >> rank & 1) << (8 * rank);
        rank += 1;
    }
    set
}

const fn file_attacks() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut rank = 0;
    while rank < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner as u32) << 1;
            table[rank][file_index(to_file(occupied))] =
                to_file(line_attacks(rank as i32, occupied));
            inner += 1;
        }
        rank += 1;
    }
    table
}

/// The table index of what stands on the a-file.
#[inline(always)]
const fn file_index(occupied: u64) -> usize {
    ((occupied & INNER_FILE_A).wrapping_mul(FILE_TO_INDEX) >> 58) as usize
}

/// Where a rook attacks.
#[inline(always)]
pub(super) fn rook(square: usize, occupied: u64) -> u64 {
    let file = square & 7;
    let along_file = FILE_ATTACKS[square >> 3 & 7][file_index(occupied >> file)] << file;
    along_rank(square, occupied) | along_file
}

/// Where a rook attacks on its rank.
#[inline(always)]
pub(super) fn along_rank(square: usize, occupied: u64) -> u64 {
    let (file, rank_shift) = (square & 7, square & 56);
    let inner = (occupied >> (rank_shift + 1)) as usize & 63;
    u64::from(RANK_ATTACKS[file][inner]) << rank_shift
}

/// Where a bishop attacks.
#[inline(always)]
pub(super) fn bishop(square: usize, occupied: u64) -> u64 {
    let [rising, falling] = DIAGONALS[square & 63];
    along_diagonal(square, rising, occupied) | along_diagonal(square, falling, occupied)
}

#[inline(always)]
fn along_diagonal(square: usize, diagonal: u64, occupied: u64) -> u64 {
    let index = (occupied & diagonal).wrapping_mul(FILE_A << 1) >> 58;
    diagonal & RANK_ATTACKS_EVERYWHERE[square & 7][index as usize]
}

/// Rank and file through a square, without the square.
#[inline(always)]
pub(super) fn straight_lines(square: usize) -> u64 {
    ((FILE_A << (square & 7)) | (RANK_1 << (square & 56))) & !bit(square)
}

/// Both diagonals through a square, without the square.
#[inline(always)]
pub(super) fn diagonal_lines(square: usize) -> u64 {
    let [rising, falling] = DIAGONALS[square & 63];
    rising | falling
}

/// The eight rays of one square up to their first blockers, these included: (north, east,
/// north-east, north-west) and (south, west, south-west, south-east).
#[inline(always)]
pub(super) fn rays_from(square: usize, occupied: u64) -> ([u64; 4], [u64; 4]) {
    let [n, e, ne, nw, s, w, sw, se] = RAYS[square & 63];
    (
        [up(n, occupied), up(e, occupied), up(ne, occupied), up(nw, occupied)],
        [down(s, occupied), down(w, occupied), down(sw, occupied), down(se, occupied)],
    )
}

/// A ray towards higher squares: `b ^ (b - 1)` are the bits up to the lowest blocker (all bits, if
/// there is none).
#[inline(always)]
fn up(ray: u64, occupied: u64) -> u64 {
    let blockers = occupied & ray;
    ray & (blockers ^ blockers.wrapping_sub(1))
}

/// A ray towards lower squares: the bits from the highest blocker on (a1 stands in if there is
/// none).
#[inline(always)]
fn down(ray: u64, occupied: u64) -> u64 {
    let blockers = (occupied & ray) | 1;
    ray & (u64::MAX << (63 - blockers.leading_zeros()))
}

/// All tables of the generator, keys aside.
#[cfg(test)]
pub(in crate::rules) const BYTES: usize = size_of_val(&KNIGHT_ATTACKS)
    + size_of_val(&KING_ATTACKS)
    + size_of_val(&RAYS)
    + size_of_val(&DIAGONALS)
    + size_of_val(&RANK_ATTACKS)
    + size_of_val(&RANK_ATTACKS_EVERYWHERE)
    + size_of_val(&FILE_ATTACKS)
    + size_of_val(&super::position::SPREAD);

#[cfg(test)]
mod tests {
    use super::*;

    /// What is reached step by step in some of the eight directions.
    fn walk(square: usize, directions: &[usize], occupied: u64) -> u64 {
        let mut reached = 0;
        for &d in directions {
            let (mut file, mut rank) = ((square % 8) as i32, (square / 8) as i32);
            loop {
                (file, rank) = (file + DIRECTIONS[d].0, rank + DIRECTIONS[d].1);
                if !on_board(file, rank) {
                    break;
                }
                let here = bit((rank * 8 + file) as usize);
                reached |= here;
                if occupied & here != 0 {
                    break;
                }
            }
        }
        reached
    }

    #[test]
    fn sliders_reach_what_is_reached_step_by_step() {
        let mut occupied = 0x243F_6A88_85A3_08D3u64;
        for round in 0..2000 {
            // Thinner and thicker boards in turn.
            occupied = occupied.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1442695);
            let board = if round % 2 == 0 { occupied } else { occupied & occupied.rotate_left(29) };
            for square in 0..64 {
                assert_eq!(rook(square, board), walk(square, &[0, 1, 4, 5], board));
                assert_eq!(bishop(square, board), walk(square, &[2, 3, 6, 7], board));
                let (up, down) = rays_from(square, board);
                for d in 0..4 {
                    assert_eq!(up[d], walk(square, &[d], board));
                    assert_eq!(down[d], walk(square, &[d + 4], board));
                }
            }
        }
    }

    #[test]
    fn lines_run_through_a_square_without_it() {
        for square in 0..64 {
            assert_eq!(straight_lines(square), rook(square, 0));
            assert_eq!(diagonal_lines(square), bishop(square, 0));
        }
    }
}
