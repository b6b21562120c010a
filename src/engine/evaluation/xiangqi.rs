//! What the men of xiangqi are worth.
//!
//! Ranks are counted from the owner's side, 0 to 9; the river lies between 4 and 5. `inner` is how
//! far a file is from the edge, 0 to 4.

use super::{Evaluate, Worth, inward};
use crate::rules::{Kind, Piece, Side, Square, Xiangqi};

/// Worths by kind (soldier first) and point, seen from red.
static WORTHS: [[Worth; 90]; 7] = worths();

/// Only men that attack make the game an early one: horse and cannon 2, chariot 4.
const WEIGHTS: [i32; 7] = [0, 2, 0, 4, 2, 0, 0];

impl Evaluate for Xiangqi {
    const FULL_WEIGHT: i32 = 2 * (2 * 2 + 2 * 4 + 2 * 2);

    #[inline]
    fn worth(piece: Piece, square: Square) -> Worth {
        let kind = usize::from(piece.kind.number() - Kind::Soldier.number());
        // Black sees the board from the other side. The worths are the same on both wings, so the
        // whole board may be turned.
        let index = square.index();
        let seen = if piece.side == Side::RED { index } else { 89 - index };
        WORTHS[kind % 7][seen]
    }
}

const fn worths() -> [[Worth; 90]; 7] {
    let mut table = [[Worth::new(0, 0, 0); 90]; 7];
    let mut kind = 0;
    while kind < 7 {
        let mut square = 0;
        while square < 90 {
            let (file, rank) = (square as i32 % 9, square as i32 / 9);
            let (early, late) = worth(kind, inward(file, 9), rank);
            table[kind][square] = Worth::new(early, late, WEIGHTS[kind]);
            square += 1;
        }
        kind += 1;
    }
    table
}

/// Early and late worth.
const fn worth(kind: usize, inner: i32, rank: i32) -> (i32, i32) {
    match kind {
        0 => soldier(inner, rank),
        1 => horse(inner, rank),
        2 => elephant(inner, rank),
        3 => chariot(inner, rank),
        4 => cannon(inner, rank),
        5 => advisor(rank),
        // The general is safest on its first rank; what a step up costs grows with the attackers.
        _ => (-18 * rank, -5 * rank),
    }
}

/// A soldier is worth twice as much across the river, most near the palace, and little on the last
/// rank, from where it can only go sideways.
const fn soldier(inner: i32, rank: i32) -> (i32, i32) {
    match rank {
        0..=3 => (70 + 2 * inner, 85),
        4 => (78 + 3 * inner, 105),
        9 => (90 + 5 * inner, 110 + 5 * inner),
        _ => {
            let deep = rank - 5;
            (135 + 12 * inner + 6 * deep, 165 + 14 * inner + 5 * deep)
        }
    }
}

/// A horse needs room for its legs: towards the middle files, and forward up to where it bears on
/// the palace. With fewer men in its way it grows late.
const fn horse(inner: i32, rank: i32) -> (i32, i32) {
    let forward = match rank {
        0 => -20,
        1 => -8,
        2..=4 => 6 * (rank - 2),
        5..=7 => 26,
        8 => 12,
        _ => -10,
    };
    (385 + 7 * inner + forward, 430 + 6 * inner + forward / 2)
}

/// Elephants guard each other from the middle of their camp. The fewer attackers are left, the less
/// there is to guard.
const fn elephant(inner: i32, rank: i32) -> (i32, i32) {
    match (inner, rank) {
        (4, _) => (215, 200),
        (0, _) => (185, 180),
        _ => (198, 190),
    }
}

/// A chariot must leave its corner; across the river it attacks.
const fn chariot(inner: i32, rank: i32) -> (i32, i32) {
    let forward = match rank {
        0 => -25,
        1..=3 => 0,
        4 | 5 => 12,
        _ => 18,
    };
    (900 + 5 * inner + forward, 960 + 2 * inner + forward / 2)
}

/// A cannon needs men to jump over, so it loses late; the middle file early is its best place, and
/// so are the first rows behind its own men.
const fn cannon(inner: i32, rank: i32) -> (i32, i32) {
    let middle = if inner == 4 { 22 } else { 2 * inner };
    let row = match rank {
        0 => 2,
        1 | 2 => 6,
        7 | 8 => -6,
        9 => 8,
        _ => 0,
    };
    (450 + middle + row, 405 + inner)
}

/// Advisors stand by the general; the middle of the palace holds both its corners.
const fn advisor(rank: i32) -> (i32, i32) {
    if rank == 1 { (212, 190) } else { (200, 185) }
}
