//! The start positions: the usual one and the 960 of Chess960.

use super::bits::{RANK_2, RANK_7, bit};
use super::position::{CHESS960, Chess, PAWN, RIGHTS, code};
use crate::rules::{Kind, Side};

impl Chess {
    /// The usual start of chess.
    pub const START: Chess = Chess::from_back_rank(&USUAL, 0);
    /// The same men as a position of Chess960: its number 518.
    pub const START_960: Chess = Chess::from_back_rank(&USUAL, CHESS960);

    /// Start position `n` of Chess960 by Scharnagl's numbers, 0..=959; 518 is the usual start of
    /// chess (with the castling of Chess960). `None` for other numbers.
    ///
    /// ```
    /// use duiyi::rules::Chess;
    /// let start = Chess::start960(0).unwrap();
    /// assert_eq!(start.to_string(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq -");
    /// assert!(Chess::start960(960).is_none());
    /// ```
    #[must_use]
    pub const fn start960(n: u16) -> Option<Chess> {
        if n >= 960 {
            return None;
        }
        Some(Chess::from_back_rank(&back_rank(n as usize), CHESS960))
    }

    const fn from_back_rank(kinds: &[Kind; 8], flags: u64) -> Chess {
        let mut position = Chess::EMPTY;
        let mut rooks = 0;
        let mut file = 0;
        while file < 8 {
            position.put(Side::White, code(kinds[file]), bit(file));
            position.put(Side::Black, code(kinds[file]), bit(56 + file));
            if matches!(kinds[file], Kind::Rook) {
                rooks |= bit(file) | bit(56 + file);
            }
            file += 1;
        }
        position.put(Side::White, PAWN, RANK_2);
        position.put(Side::Black, PAWN, RANK_7);
        position.with_flags((rooks & RIGHTS) | flags)
    }
}

const USUAL: [Kind; 8] = [
    Kind::Rook,
    Kind::Knight,
    Kind::Bishop,
    Kind::Queen,
    Kind::King,
    Kind::Bishop,
    Kind::Knight,
    Kind::Rook,
];

/// The back rank of a number, by Scharnagl's scheme: the number's remainder by 4 places the bishop
/// on b, d, f or h; the next, by 4, that on a, c, e or g; the next, by 6, the queen among the free
/// files; the rest the two knights among the five files then free; rook, king, rook fill up.
const fn back_rank(n: usize) -> [Kind; 8] {
    const KNIGHTS: [(usize, usize); 10] =
        [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
    // A pawn marks a file that is still free.
    let mut rank = [Kind::Pawn; 8];
    rank[n % 4 * 2 + 1] = Kind::Bishop;
    rank[n / 4 % 4 * 2] = Kind::Bishop;
    rank = place(rank, n / 16 % 6, Kind::Queen);
    let (first, second) = KNIGHTS[n / 96];
    // The second first: a place taken before it would shift its number.
    rank = place(rank, second, Kind::Knight);
    rank = place(rank, first, Kind::Knight);
    rank = place(rank, 0, Kind::Rook);
    rank = place(rank, 0, Kind::King);
    place(rank, 0, Kind::Rook)
}

/// Puts a kind onto the free file number `n`, counted from the a-file and 0.
const fn place(mut rank: [Kind; 8], n: usize, kind: Kind) -> [Kind; 8] {
    let mut file = 0;
    let mut free = 0;
    while file < 8 {
        if matches!(rank[file], Kind::Pawn) {
            if free == n {
                rank[file] = kind;
                return rank;
            }
            free += 1;
        }
        file += 1;
    }
    rank
}
