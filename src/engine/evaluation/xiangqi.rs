//! The men of xiangqi as features: only points that a man can reach are any.

use super::Evaluate;
use super::network::{NEURONS, Network, rows};
use crate::rules::{Kind, Piece, Side, Square, Xiangqi};

/// Men on the points they can reach, first the viewer's, then the others.
const HALF: usize = 346;

#[cfg(not(feature = "small-networks"))]
const FILE: &[u8] = include_bytes!("nets/xiangqi.net");
#[cfg(feature = "small-networks")]
const FILE: &[u8] = include_bytes!("nets/xiangqi.small.net");
static ROWS: [[i8; NEURONS]; 2 * HALF] = rows(FILE);
static NETWORK: Network = Network::new(&ROWS, FILE);

/// In the order of the features.
const KINDS: [Kind; 7] = [
    Kind::General,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Chariot,
    Kind::Cannon,
    Kind::Soldier,
];

/// `[kind, soldier first][point, seen by its owner]`.
static FEATURES: [[u16; 90]; 7] = features();

/// No feature: the point is out of the man's reach, which happens only in arrangements.
const NONE: u16 = u16::MAX;

impl Evaluate for Xiangqi {
    #[inline]
    fn network() -> &'static Network {
        &NETWORK
    }

    #[inline]
    fn feature(piece: Piece, square: Square, viewer: Side) -> usize {
        let kind = usize::from(piece.kind.number() - Kind::Soldier.number());
        let (file, rank) = (square.index() % 9, square.index() / 9);
        let seen = if piece.side == Side::RED { rank } else { 9 - rank } * 9 + file;
        let of_others = if piece.side == viewer { 0 } else { HALF };
        match FEATURES[kind % 7][seen] {
            NONE => usize::MAX,
            feature => of_others + usize::from(feature),
        }
    }

    /// Men that cross the river and come back.
    #[inline]
    fn striking(kind: Kind) -> i32 {
        match kind {
            Kind::Horse | Kind::Cannon => 4,
            Kind::Chariot => 8,
            _ => 0,
        }
    }

    /// Something that crosses the river.
    const LEAST_TO_WIN: i32 = 1;

    fn hunt(_: &Xiangqi, _: Side) -> i32 {
        0
    }
}

const fn features() -> [[u16; 90]; 7] {
    let mut table = [[NONE; 90]; 7];
    let (mut feature, mut place) = (0, 0);
    while place < 7 * 90 {
        let (kind, point) = (KINDS[place / 90], place % 90);
        if reaches(kind, point / 9, point % 9) {
            table[(kind.number() - Kind::Soldier.number()) as usize][point] = feature;
            feature += 1;
        }
        place += 1;
    }
    assert!(feature as usize == HALF);
    table
}

/// Can a man of that kind ever stand there? Ranks are counted from its own side.
const fn reaches(kind: Kind, rank: usize, file: usize) -> bool {
    let palace = rank <= 2 && file >= 3 && file <= 5;
    match kind {
        Kind::General => palace,
        Kind::Advisor => palace && (rank + file) % 2 == 1,
        Kind::Elephant => match rank {
            0 | 4 => file == 2 || file == 6,
            2 => file == 0 || file == 4 || file == 8,
            _ => false,
        },
        Kind::Soldier => rank >= 5 || rank >= 3 && file % 2 == 0,
        _ => true,
    }
}
