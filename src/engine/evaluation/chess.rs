//! The men of chess as features.

use super::network::{NEURONS, Network, rows};
use super::{Evaluate, endings};
use crate::rules::{Chess, Kind, Piece, Side, Square};

/// Pawns on the squares where they stand, the others on all; first the viewer's men, then the others.
const HALF: usize = PAWNS + 5 * 64;
const PAWNS: usize = 6 * 8;

#[cfg(not(feature = "small-networks"))]
const FILE: &[u8] = include_bytes!("nets/chess.net");
#[cfg(feature = "small-networks")]
const FILE: &[u8] = include_bytes!("nets/chess.small.net");
static ROWS: [[i8; NEURONS]; 2 * HALF] = rows(FILE);
static NETWORK: Network = Network::new(&ROWS, FILE);

impl Evaluate for Chess {
    #[inline]
    fn network() -> &'static Network {
        &NETWORK
    }

    #[inline]
    fn feature(piece: Piece, square: Square, viewer: Side) -> usize {
        let kind = usize::from(piece.kind.number() - Kind::Pawn.number());
        // Black sees the board from the other side: the ranks are turned around.
        let seen = if viewer == Side::White { square.index() } else { square.index() ^ 56 };
        let of_others = if piece.side == viewer { 0 } else { HALF };
        // No pawn stands on the first rank: there its number would be beyond all features.
        let man = if kind == 0 { seen.wrapping_sub(8) } else { PAWNS + (kind - 1) * 64 + seen };
        man.wrapping_add(of_others)
    }

    /// As in the public table of material.
    #[inline]
    fn striking(kind: Kind) -> i32 {
        match kind {
            Kind::Knight | Kind::Bishop => 3,
            Kind::Rook => 5,
            Kind::Queen => 9,
            _ => 0,
        }
    }

    /// More than a knight or bishop.
    const LEAST_TO_WIN: i32 = 4;

    fn hunt(position: &Chess, hunter: Side) -> i32 {
        endings::hunt(position, hunter)
    }
}
