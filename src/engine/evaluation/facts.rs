//! What a move does.

use crate::rules::{Kind, Move, Piece, Position, Square, Tagged, Variant};

/// What a move does, looked up once for all who ask.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Facts {
    /// The man that moves.
    pub(in super::super) piece: Piece,
    /// The man it takes, and where that stood.
    pub(in super::super) captured: Option<(Square, Piece)>,
    pub(in super::super) castles: bool,
}

impl Facts {
    /// `None` if nothing stands where the move starts: it was not legal.
    #[inline]
    pub(in super::super) fn of<P: Position>(position: &P, m: Tagged) -> Option<Facts> {
        let piece = position.piece_at(m.plain().from())?;
        let captured =
            position.captured_square(m).and_then(|at| Some((at, position.piece_at(at)?)));
        let castles = piece.kind == Kind::King && position.castling_rook(m).is_some();
        Some(Facts { piece, captured, castles })
    }

    /// What the move takes and promotes to, in the public table of material; 0 for quiet moves.
    pub(in super::super) fn winnings(&self, variant: Variant, m: Move) -> i32 {
        let taken = self.captured.map_or(0, |(at, man)| variant.material(man.kind, man.side, at));
        let grown = m.promotion().map_or(0, |kind| variant.material(kind, self.piece.side, m.to()));
        taken + grown
    }

    /// What the man that moves counts in the public table of material, where it goes.
    pub(in super::super) fn stake(&self, variant: Variant, m: Tagged) -> i32 {
        variant.material(self.piece.kind, self.piece.side, m.plain().to())
    }

    /// Does the move set the count of plies without progress back to 0? In chess pawn moves do
    /// (FIDE 9.3), in xiangqi only captures.
    pub(in super::super) fn is_progress(&self) -> bool {
        self.captured.is_some() || self.piece.kind == Kind::Pawn
    }
}
