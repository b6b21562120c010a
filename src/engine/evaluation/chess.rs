//! What the men of chess are worth.
//!
//! Each kind has a worth early and late and a few slopes: how much it gains towards the middle of
//! the board (`centre`, 0 in the corner to 6) and going forward (`rank`, 0 to 7 from its owner).

use super::{Evaluate, Worth, inward};
use crate::rules::{Chess, Kind, Piece, Side, Square};

/// Worths by kind (pawn first) and square, seen from white.
static WORTHS: [[Worth; 64]; 6] = worths();

/// Knight and bishop weigh 3, rook 5, queen 9, as in the public table of material.
const WEIGHTS: [i32; 6] = [0, 3, 3, 5, 9, 0];

impl Evaluate for Chess {
    const FULL_WEIGHT: i32 = 2 * (2 * 3 + 2 * 3 + 2 * 5 + 9);

    #[inline]
    fn worth(piece: Piece, square: Square) -> Worth {
        let kind = usize::from(piece.kind.number() - Kind::Pawn.number());
        // Black's men see the board from the other side: the ranks are turned around.
        let seen = if piece.side == Side::White { square.index() } else { square.index() ^ 56 };
        WORTHS[kind % 6][seen & 63]
    }
}

const fn worths() -> [[Worth; 64]; 6] {
    let mut table = [[Worth::new(0, 0, 0); 64]; 6];
    let mut kind = 0;
    while kind < 6 {
        let mut square = 0;
        while square < 64 {
            let (file, rank) = (square as i32 % 8, square as i32 / 8);
            let (early, late) = worth(kind, file, rank);
            table[kind][square] = Worth::new(early, late, WEIGHTS[kind]);
            square += 1;
        }
        kind += 1;
    }
    table
}

/// Early and late worth.
const fn worth(kind: usize, file: i32, rank: i32) -> (i32, i32) {
    let inner_file = inward(file, 8);
    let centre = inner_file + inward(rank, 8);
    match kind {
        0 => pawn(inner_file, rank),
        // A knight reaches eight squares from the middle and two from a corner.
        1 => (300 + 8 * centre, 285 + 6 * centre),
        // A bishop loses less at the edge; on its first rank it is not yet in the game.
        2 => (315 + 5 * centre - if rank == 0 { 10 } else { 0 }, 310 + 4 * centre),
        // A rook belongs on the seventh rank, and on files that will open.
        3 => (
            480 + 4 * inner_file + if rank == 6 { 20 } else { 0 },
            530 + if rank == 6 { 10 } else { 0 },
        ),
        // A queen in the middle is chased early and rules late.
        4 => (985 + 2 * centre - if rank > 1 { 6 } else { 0 }, 960 + 7 * centre),
        _ => king(inner_file, rank, centre),
    }
}

/// Early, pawns of the middle files take the centre, and those of a castled king's side stay at
/// home; late, every step is worth more than the one before.
const fn pawn(inner_file: i32, rank: i32) -> (i32, i32) {
    let steps = rank - 1;
    let early = match inner_file {
        3 => {
            86 + 14 * if steps < 3 { steps } else { 3 }
                + if steps > 3 { 8 * (steps - 3) } else { 0 }
        }
        2 => 86 + 6 * steps,
        _ => 88 + 2 * steps,
    };
    (early, 95 + 4 * steps * steps)
}

/// Early, a king hides behind the outer files of its first rank; late, it fights in the middle.
const fn king(inner_file: i32, rank: i32, centre: i32) -> (i32, i32) {
    let hidden = match inner_file {
        0 => 20,
        1 => 30,
        2 => 5,
        _ => 0,
    };
    let exposed = 25 * if rank < 4 { rank } else { 4 };
    (hidden - exposed, 9 * centre - 30)
}
