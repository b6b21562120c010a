//! What a position is worth without looking ahead: the opinion of a small network, the same code for
//! both games ([`network.rs`](network)), put right in endings that no network of this size knows
//! (`endings.rs`).
//!
//! `chess.rs` and `xiangqi.rs` hold what a game has of its own: which feature a man on a square is,
//! and the network, a file under `nets/`, whose README says how it was made.

mod chess;
mod endings;
mod facts;
mod network;
mod xiangqi;

pub(super) use endings::is_bare;
pub(super) use facts::Facts;
pub use network::Network;

use super::score::OPINION_MAX;
use crate::rules::{AnyPosition, Kind, Piece, Position, Side, Square, Tagged};
use network::Accumulator;

/// A position the engine can judge.
pub trait Evaluate: Position {
    /// The network that judges it.
    fn network() -> &'static Network;

    /// The feature that a man on a square is, seen by a side. One that the network does not have
    /// counts for nothing.
    fn feature(piece: Piece, square: Square, viewer: Side) -> usize;

    /// How much a man of that kind helps to attack; 0 for kings and pawns, and in xiangqi for all
    /// that defend or never come back.
    fn striking(kind: Kind) -> i32;

    /// Who has less to strike with than this, and no pawn or soldier, cannot win against any defence.
    const LEAST_TO_WIN: i32;

    /// How far the hunt for the bare king of the other side has come, in hundredths of a pawn; 0 in a
    /// game where it needs no help.
    fn hunt(position: &Self, hunter: Side) -> i32;
}

/// The opinion about a position, from the view of the side to move, in hundredths of a pawn.
///
/// ```
/// use duiyi::engine::evaluate;
/// use duiyi::rules::{AnyPosition, Chess, FenReading, Position, Variant};
/// let fen = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
/// let position = AnyPosition::read_fen(Variant::Chess, fen, FenReading::default())?.position;
/// assert!(evaluate(&position) > 500);
/// # Ok::<(), duiyi::rules::FenError>(())
/// ```
#[must_use]
pub fn evaluate(position: &AnyPosition) -> i32 {
    match position {
        AnyPosition::Chess(p) => Balance::of(p).opinion(p, |network| network),
        AnyPosition::Xiangqi(p) => Balance::of(p).opinion(p, |network| network),
    }
}

/// The sums of a position, kept beside it in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Balance {
    sums: Accumulator,
    /// `[side]`: at most 135, for fifteen queens.
    striking: [u8; 2],
    pawns: [u8; 2],
}

impl Balance {
    /// Summed up from nothing.
    pub(super) fn of<P: Evaluate>(position: &P) -> Balance {
        let mut balance = Balance { sums: P::network().empty(), striking: [0; 2], pawns: [0; 2] };
        for side in Side::ALL {
            for square in position.occupied_by(side).iter() {
                if let Some(piece) = position.piece_at(square) {
                    balance.add::<P>(piece, square);
                }
            }
        }
        balance
    }

    /// The sums after a move; `after` is the position it leads to.
    #[inline]
    pub(super) fn follow<P: Evaluate>(&self, m: Tagged, facts: &Facts, after: &P) -> Balance {
        if facts.castles {
            return Balance::of(after);
        }
        let (from, to) = (m.plain().from(), m.plain().to());
        let arrived = match m.plain().promotion() {
            Some(kind) => Piece::new(facts.piece.side, kind),
            None => facts.piece,
        };
        let mut balance = *self;
        balance.remove::<P>(facts.piece, from);
        balance.add::<P>(arrived, to);
        if let Some((square, piece)) = facts.captured {
            balance.remove::<P>(piece, square);
        }
        balance
    }

    #[inline]
    fn add<P: Evaluate>(&mut self, piece: Piece, square: Square) {
        for viewer in Side::ALL {
            P::network().add(&mut self.sums, viewer, P::feature(piece, square, viewer));
        }
        Balance::count(&mut self.striking, piece, P::striking(piece.kind) as u8);
        Balance::count(&mut self.pawns, piece, is_pawn(piece));
    }

    #[inline]
    fn remove<P: Evaluate>(&mut self, piece: Piece, square: Square) {
        for viewer in Side::ALL {
            P::network().remove(&mut self.sums, viewer, P::feature(piece, square, viewer));
        }
        Balance::count(&mut self.striking, piece, (P::striking(piece.kind) as u8).wrapping_neg());
        Balance::count(&mut self.pawns, piece, is_pawn(piece).wrapping_neg());
    }

    /// How many pawns or soldiers a side has.
    pub(super) fn pawns(&self, side: Side) -> i32 {
        self.pawns[side.index()].into()
    }

    #[inline]
    fn count(counts: &mut [u8; 2], piece: Piece, more: u8) {
        let count = &mut counts[piece.side.index()];
        *count = count.wrapping_add(more);
    }

    /// How much a side has to strike with: the sum of [`Evaluate::striking`] of its men.
    pub(super) fn striking(&self, side: Side) -> i32 {
        self.striking[side.index()].into()
    }

    /// The network's opinion, from the view of the side to move, as `distort` leaves it (a level may
    /// misjudge), and put right in endings that are known: these every level plays.
    #[inline]
    pub(super) fn opinion<P: Evaluate>(&self, position: &P, distort: impl Fn(i32) -> i32) -> i32 {
        let men = Side::ALL.iter().map(|&side| position.occupied_by(side).len()).sum();
        let opinion = P::network().output(&self.sums, position.side_to_move(), men);
        let opinion = distort(opinion);
        endings::put_right(position, self, opinion).clamp(-OPINION_MAX, OPINION_MAX)
    }
}

/// 1 for pawns and soldiers.
#[inline]
fn is_pawn(piece: Piece) -> u8 {
    u8::from(matches!(piece.kind, Kind::Pawn | Kind::Soldier))
}
