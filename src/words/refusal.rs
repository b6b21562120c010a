//! Why a move is refused, and what is wrong with the text of one.

use core::fmt::{self, Display};

use super::{Field, Fill, Key, Phrase, Words, text};
use crate::rules::{
    Explanation, Kind, MoveTextError, Piece, Position, Reason, Square, SquareList, Variant,
};

impl Words {
    /// Why a move is refused, without its pieces and squares.
    #[must_use]
    pub const fn reason(self, reason: Reason) -> Phrase {
        self.phrase(short(reason))
    }

    /// Why the move from one square to another is refused, with its pieces and squares; `to` is
    /// `None` for what [`explain_piece`](Position::explain_piece) says of a piece.
    ///
    /// ```
    /// use duiyi::rules::{Position, Square, Xiangqi};
    /// use duiyi::words::{Language, Words};
    /// let horse = Square::new(1); // b0
    /// let (start, to) = (Xiangqi::START, Square::new(12)); // d1
    /// let why = start.explain(horse, to, None);
    /// let text = Words::of(Language::En).refusal(&start, horse, Some(to), &why);
    /// assert_eq!(text.to_string(), "The leg of the horse on b0 is blocked by the elephant on c0.");
    /// ```
    #[must_use]
    pub fn refusal<P: Position>(
        self,
        position: &P,
        from: Square,
        to: Option<Square>,
        why: &Explanation,
    ) -> impl fmt::Display {
        text(move |f| match long(why, position.variant(), to.is_some()) {
            Some(key) => self.write_refusal(f, key, position, from, to, &why.squares),
            None => self.reason(why.reason).fmt(f),
        })
    }

    fn write_refusal<P: Position>(
        self,
        f: &mut fmt::Formatter<'_>,
        key: Key,
        position: &P,
        from: Square,
        to: Option<Square>,
        squares: &SquareList,
    ) -> fmt::Result {
        let (variant, side) = (position.variant(), position.side_to_move());
        let royal = if variant == Variant::Xiangqi { Kind::General } else { Kind::King };
        let royal = Piece::new(side, royal);
        let standing = |square: Square| match variant.has(square) {
            true => position.piece_at(square).unwrap_or(royal),
            false => royal,
        };
        let target = to.unwrap_or(from);
        let fills = [
            (Field::Side, Fill::Text(&self.side(variant, side))),
            (Field::Piece, Fill::Text(&self.piece(standing(from)))),
            (Field::From, Fill::Text(&variant.name(from))),
            (Field::Target, Fill::Text(&self.piece(standing(target)))),
            (Field::To, Fill::Text(&variant.name(target))),
            (Field::Royal, Fill::Text(&self.piece(royal))),
            (Field::Pieces, Fill::Text(&self.men(position, squares.as_slice()))),
            (Field::Count, Fill::Count(squares.as_slice().len() as u32)),
        ];
        self.write(f, key, &fills)
    }

    /// What is wrong with the text of a move.
    ///
    /// ```
    /// use duiyi::rules::{Chess, Notation, Position};
    /// use duiyi::words::{Language, Words};
    /// let error = Chess::START.read_move("Nd2", Notation::San).unwrap_err();
    /// let text = Words::of(Language::En).move_error(&Chess::START, &error).to_string();
    /// assert_eq!(text, "Your own piece stands there.");
    /// ```
    #[must_use]
    pub fn move_error<P: Position>(self, position: &P, error: &MoveTextError) -> impl fmt::Display {
        text(move |f| match error {
            MoveTextError::NotAMove { .. } => self.phrase(Key::TextNotAMove).fmt(f),
            MoveTextError::Illegal(why) => self.reason(why.reason).fmt(f),
            MoveTextError::Ambiguous(candidates) => {
                let squares: SquareList = candidates.iter().map(|m| m.from()).collect();
                let pieces = self.men(position, squares.as_slice());
                self.write(f, Key::TextAmbiguous, &[(Field::Pieces, Fill::Text(&pieces))])
            }
        })
    }
}

/// The sentence with pieces and squares, where it says more than the short one. Of a piece that
/// has no move, some reasons are said in other words.
fn long(why: &Explanation, variant: Variant, of_a_move: bool) -> Option<Key> {
    Some(match why.reason {
        Reason::OwnPieceThere if !of_a_move => Key::StuckOwnPieces,
        Reason::PieceGeometry if !of_a_move => Key::StuckPieceGeometry,
        Reason::LeavesCheck if !of_a_move => Key::StuckLeavesCheck,
        Reason::EmptySquare => Key::RefusalEmptySquare,
        Reason::NotYourPiece => Key::RefusalNotYourPiece,
        Reason::SameSquare => Key::RefusalSameSquare,
        Reason::OwnPieceThere => Key::RefusalOwnPieceThere,
        Reason::PieceGeometry => Key::RefusalPieceGeometry,
        Reason::PathBlocked => Key::RefusalPathBlocked,
        Reason::LeavesCheck => Key::RefusalLeavesCheck,
        Reason::IntoCheck => Key::RefusalIntoCheck,
        Reason::Pinned => Key::RefusalPinned,
        Reason::PromotionBad if variant == Variant::Xiangqi => Key::RefusalPromotionBadXiangqi,
        Reason::PawnNoCapture if !why.squares.as_slice().is_empty() => Key::RefusalPawnNoCapture,
        Reason::PawnBlocked => Key::RefusalPawnBlocked,
        Reason::CastleBlocked => Key::RefusalCastleBlocked,
        Reason::CastleInCheck => Key::RefusalCastleInCheck,
        Reason::CastleThroughCheck => Key::RefusalCastleThroughCheck,
        Reason::CastleIntoCheck => Key::RefusalCastleIntoCheck,
        Reason::HorseLeg => Key::RefusalHorseLeg,
        Reason::ElephantEye => Key::RefusalElephantEye,
        Reason::ElephantRiver => Key::RefusalElephantRiver,
        Reason::Palace => Key::RefusalPalace,
        Reason::CannonManyScreens => Key::RefusalCannonManyScreens,
        Reason::SoldierBack => Key::RefusalSoldierBack,
        Reason::SoldierSideways => Key::RefusalSoldierSideways,
        Reason::GeneralsFace => Key::RefusalGeneralsFace,
        Reason::Legal
        | Reason::GameOver
        | Reason::OffBoard
        | Reason::PromotionRequired
        | Reason::PromotionBad
        | Reason::NoSuchPiece
        | Reason::PawnNoCapture
        | Reason::PawnDoubleStep
        | Reason::EnPassantGone
        | Reason::CastleMoved
        | Reason::CastleNoRook
        | Reason::CannonNoScreen
        | Reason::PerpetualCheck
        | Reason::PerpetualChase => return None,
    })
}

const fn short(reason: Reason) -> Key {
    match reason {
        Reason::Legal => Key::ReasonLegal,
        Reason::GameOver => Key::ReasonGameOver,
        Reason::OffBoard => Key::ReasonOffBoard,
        Reason::EmptySquare => Key::ReasonEmptySquare,
        Reason::NotYourPiece => Key::ReasonNotYourPiece,
        Reason::SameSquare => Key::ReasonSameSquare,
        Reason::OwnPieceThere => Key::ReasonOwnPieceThere,
        Reason::PieceGeometry => Key::ReasonPieceGeometry,
        Reason::PathBlocked => Key::ReasonPathBlocked,
        Reason::LeavesCheck => Key::ReasonLeavesCheck,
        Reason::IntoCheck => Key::ReasonIntoCheck,
        Reason::Pinned => Key::ReasonPinned,
        Reason::PromotionRequired => Key::ReasonPromotionRequired,
        Reason::PromotionBad => Key::ReasonPromotionBad,
        Reason::NoSuchPiece => Key::ReasonNoSuchPiece,
        Reason::PawnNoCapture => Key::ReasonPawnNoCapture,
        Reason::PawnBlocked => Key::ReasonPawnBlocked,
        Reason::PawnDoubleStep => Key::ReasonPawnDoubleStep,
        Reason::EnPassantGone => Key::ReasonEnPassantGone,
        Reason::CastleMoved => Key::ReasonCastleMoved,
        Reason::CastleBlocked => Key::ReasonCastleBlocked,
        Reason::CastleInCheck => Key::ReasonCastleInCheck,
        Reason::CastleThroughCheck => Key::ReasonCastleThroughCheck,
        Reason::CastleIntoCheck => Key::ReasonCastleIntoCheck,
        Reason::CastleNoRook => Key::ReasonCastleNoRook,
        Reason::HorseLeg => Key::ReasonHorseLeg,
        Reason::ElephantEye => Key::ReasonElephantEye,
        Reason::ElephantRiver => Key::ReasonElephantRiver,
        Reason::Palace => Key::ReasonPalace,
        Reason::CannonNoScreen => Key::ReasonCannonNoScreen,
        Reason::SoldierBack => Key::ReasonSoldierBack,
        Reason::SoldierSideways => Key::ReasonSoldierSideways,
        Reason::GeneralsFace => Key::ReasonGeneralsFace,
        Reason::CannonManyScreens => Key::ReasonCannonManyScreens,
        Reason::PerpetualCheck => Key::ReasonPerpetualCheck,
        Reason::PerpetualChase => Key::ReasonPerpetualChase,
    }
}
