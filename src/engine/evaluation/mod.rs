//! What a position is worth without looking ahead: the sum of what each man is worth where it
//! stands, early in the game and late, blended by how many men are left.
//!
//! Both games share this sum and how it follows the moves; `chess.rs` and `xiangqi.rs` hold only
//! their numbers. All numbers are our own, each the outcome of a few lines of reasoning that stand
//! beside it.

mod chess;
mod xiangqi;

use super::score::OPINION_MAX;
use crate::rules::{AnyPosition, Kind, Move, Piece, Position, Side, Square, Tagged, Variant};

/// A position the engine can judge.
pub trait Evaluate: Position {
    /// Sum of [`Worth::weight`] of all men at the start: the game is early.
    const FULL_WEIGHT: i32;

    /// What a man is worth to its owner, on that square.
    fn worth(piece: Piece, square: Square) -> Worth;
}

/// What a man is worth where it stands, in hundredths of a pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// While the board is full.
    pub early: i16,
    /// When few men are left.
    pub late: i16,
    /// How much its presence makes the game an early one.
    pub weight: i16,
}

impl Worth {
    pub(super) const fn new(early: i32, late: i32, weight: i32) -> Worth {
        Worth { early: early as i16, late: late as i16, weight: weight as i16 }
    }
}

/// The opinion about a position, from the view of the side to move, in hundredths of a pawn.
///
/// ```
/// use duiyi::engine::evaluate;
/// use duiyi::rules::{AnyPosition, Variant};
/// assert_eq!(evaluate(&AnyPosition::start(Variant::Xiangqi)), 0);
/// ```
#[must_use]
pub fn evaluate(position: &AnyPosition) -> i32 {
    match position {
        AnyPosition::Chess(p) => Balance::of(p).opinion(p),
        AnyPosition::Xiangqi(p) => Balance::of(p).opinion(p),
    }
}

/// The sums of a position, kept beside it in the search: white's men minus black's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Balance {
    early: i32,
    late: i32,
    /// Of each side.
    weight: [i32; 2],
}

impl Balance {
    /// Summed up from nothing.
    pub(super) fn of<P: Evaluate>(position: &P) -> Balance {
        let mut balance = Balance::default();
        for side in Side::ALL {
            for square in position.occupied_by(side).iter() {
                if let Some(piece) = position.piece_at(square) {
                    balance.add::<P>(piece, square, 1);
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
        balance.add::<P>(facts.piece, from, -1);
        balance.add::<P>(arrived, to, 1);
        if let Some((square, piece)) = facts.captured {
            balance.add::<P>(piece, square, -1);
        }
        balance
    }

    #[inline]
    fn add<P: Evaluate>(&mut self, piece: Piece, square: Square, times: i32) {
        let worth = P::worth(piece, square);
        let signed = if piece.side == Side::White { times } else { -times };
        self.early += signed * i32::from(worth.early);
        self.late += signed * i32::from(worth.late);
        self.weight[piece.side.index()] += times * i32::from(worth.weight);
    }

    /// How much a side has to strike with: the sum of [`Worth::weight`] of its men, 0 if only king and
    /// pawns are left (general, guards and soldiers).
    pub(super) fn striking(&self, side: Side) -> i32 {
        self.weight[side.index()]
    }

    /// The blend, from the view of the side to move.
    #[inline]
    pub(super) fn opinion<P: Evaluate>(&self, position: &P) -> i32 {
        // Promotions can put more on the board than the start had.
        let weight = (self.weight[0] + self.weight[1]).min(P::FULL_WEIGHT);
        let white = (self.early * weight + self.late * (P::FULL_WEIGHT - weight)) / P::FULL_WEIGHT;
        let opinion = if position.side_to_move() == Side::White { white } else { -white };
        opinion.clamp(-OPINION_MAX, OPINION_MAX)
    }
}

/// What a move does, looked up once for all who ask.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    /// The man that moves.
    pub piece: Piece,
    /// The man it takes, and where that stood.
    pub captured: Option<(Square, Piece)>,
    pub castles: bool,
}

impl Facts {
    /// `None` if nothing stands where the move starts: it was not legal.
    #[inline]
    pub(super) fn of<P: Position>(position: &P, m: Tagged) -> Option<Facts> {
        let piece = position.piece_at(m.plain().from())?;
        let captured =
            position.captured_square(m).and_then(|at| Some((at, position.piece_at(at)?)));
        let castles = piece.kind == Kind::King && position.castling_rook(m).is_some();
        Some(Facts { piece, captured, castles })
    }

    /// What the move takes and promotes to, in the public table of material; 0 for quiet moves.
    pub(super) fn winnings(&self, variant: Variant, m: Move) -> i32 {
        let taken = self.captured.map_or(0, |(at, man)| variant.material(man.kind, man.side, at));
        let grown = m.promotion().map_or(0, |kind| variant.material(kind, self.piece.side, m.to()));
        taken + grown
    }

    /// What the man that moves counts in the public table of material.
    pub(super) fn stake(&self, variant: Variant, m: Tagged) -> i32 {
        variant.material(self.piece.kind, self.piece.side, m.plain().from())
    }

    /// Does the move set the count of plies without progress back to 0? In chess pawn moves do
    /// (FIDE 9.3), in xiangqi only captures.
    pub(super) fn is_progress(&self) -> bool {
        self.captured.is_some() || self.piece.kind == Kind::Pawn
    }
}

/// How far a place in a row of `places` is from the nearer end: 0 at the ends.
const fn inward(place: i32, places: i32) -> i32 {
    let other = places - 1 - place;
    if place < other { place } else { other }
}
