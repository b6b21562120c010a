//! Why a move is legal or not: one code to translate, and the squares to light up.

use super::{Move, Square};

/// Why a move is refused. The numbers are the same in every language and never change.
///
/// The first cause counts, in this order: game over, squares, whose piece, geometry, path, the
/// piece's own conditions (castling: is there a rook, then in the order of the codes), the king's
/// safety.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Reason {
    /// The move is legal.
    Legal = 0,
    /// The game has ended.
    GameOver = 1,
    /// A square is not on the board.
    OffBoard = 2,
    /// Nothing stands on the first square.
    EmptySquare = 3,
    /// The piece belongs to the other side.
    NotYourPiece = 4,
    /// Both squares are the same.
    SameSquare = 5,
    /// The mover's own piece stands on the target.
    OwnPieceThere = 6,
    /// This piece never moves like that.
    PieceGeometry = 7,
    /// Something stands in the way; squares: the blockers, nearest first.
    PathBlocked = 8,
    /// The side is in check and would stay in it; squares: the checkers.
    LeavesCheck = 9,
    /// The king or general would step into an attack; squares: the attackers.
    IntoCheck = 10,
    /// Moving the piece would uncover its king; squares: the pinning pieces.
    Pinned = 11,
    /// Legal, but say first what the pawn becomes.
    PromotionRequired = 12,
    /// A promotion was named where there is none, or to a kind no pawn becomes.
    PromotionBad = 13,
    /// A move text names a piece that the side to move does not have, or not where the text says.
    NoSuchPiece = 14,
    /// A pawn takes only diagonally, and there is nothing to take; or it cannot take straight on
    /// (squares: the piece in front of it).
    PawnNoCapture = 32,
    /// The pawn's way is blocked; squares: the blocker.
    PawnBlocked = 33,
    /// A pawn goes two squares only from its first square.
    PawnDoubleStep = 34,
    /// En passant was possible only right after the double step; squares: the pawn.
    EnPassantGone = 35,
    /// King or rook has moved.
    CastleMoved = 36,
    /// A piece stands between; squares: the pieces.
    CastleBlocked = 37,
    /// No castling out of check; squares: the checkers.
    CastleInCheck = 38,
    /// The king would cross an attacked square; squares: the attackers of the first one.
    CastleThroughCheck = 39,
    /// The king would end in check; squares: the attackers.
    CastleIntoCheck = 40,
    /// There is no rook to castle with.
    CastleNoRook = 41,
    /// A piece stands at the horse's leg; squares: that piece.
    HorseLeg = 64,
    /// A piece stands at the elephant's eye; squares: that piece.
    ElephantEye = 65,
    /// Elephants do not cross the river.
    ElephantRiver = 66,
    /// General and advisors do not leave the palace.
    Palace = 67,
    /// A cannon needs exactly one piece to jump over when it takes, and there is none.
    CannonNoScreen = 68,
    /// Soldiers never go back.
    SoldierBack = 69,
    /// Soldiers go sideways only after the river.
    SoldierSideways = 70,
    /// The generals would face each other on an open file; squares: the other general.
    GeneralsFace = 71,
    /// More than one piece stands between cannon and target; squares: the pieces.
    CannonManyScreens = 72,
    /// The move would lose by completing a repetition with a check in every move, and this game
    /// leaves such moves out.
    PerpetualCheck = 96,
    /// The same with a chase (or a threat of mate) in every move.
    PerpetualChase = 97,
}

impl Reason {
    /// All of them, in the order of their numbers.
    pub const ALL: [Reason; 36] = [
        Reason::Legal,
        Reason::GameOver,
        Reason::OffBoard,
        Reason::EmptySquare,
        Reason::NotYourPiece,
        Reason::SameSquare,
        Reason::OwnPieceThere,
        Reason::PieceGeometry,
        Reason::PathBlocked,
        Reason::LeavesCheck,
        Reason::IntoCheck,
        Reason::Pinned,
        Reason::PromotionRequired,
        Reason::PromotionBad,
        Reason::NoSuchPiece,
        Reason::PawnNoCapture,
        Reason::PawnBlocked,
        Reason::PawnDoubleStep,
        Reason::EnPassantGone,
        Reason::CastleMoved,
        Reason::CastleBlocked,
        Reason::CastleInCheck,
        Reason::CastleThroughCheck,
        Reason::CastleIntoCheck,
        Reason::CastleNoRook,
        Reason::HorseLeg,
        Reason::ElephantEye,
        Reason::ElephantRiver,
        Reason::Palace,
        Reason::CannonNoScreen,
        Reason::SoldierBack,
        Reason::SoldierSideways,
        Reason::GeneralsFace,
        Reason::CannonManyScreens,
        Reason::PerpetualCheck,
        Reason::PerpetualChase,
    ];
}

/// Up to eight squares, in the order in which a reason names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareList {
    squares: [Square; 8],
    len: u8,
}

impl SquareList {
    /// No square.
    pub const EMPTY: SquareList = SquareList { squares: [Square::new(0); 8], len: 0 };

    /// Adds a square; the ninth and later ones are dropped.
    pub fn push(&mut self, square: Square) {
        if let Some(place) = self.squares.get_mut(usize::from(self.len)) {
            *place = square;
            self.len += 1;
        }
    }

    /// The squares.
    #[must_use]
    pub fn as_slice(&self) -> &[Square] {
        &self.squares[..usize::from(self.len)]
    }
}

impl FromIterator<Square> for SquareList {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareList {
        let mut list = SquareList::EMPTY;
        squares.into_iter().for_each(|s| list.push(s));
        list
    }
}

/// The answer to "why (not)?".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The first cause.
    pub reason: Reason,
    /// What to light up: blockers, attackers, screens. Which ones, each [`Reason`] says.
    pub squares: SquareList,
    /// The move, if the reason is [`Reason::Legal`].
    pub legal: Option<Move>,
}

impl Explanation {
    /// A refusal that points at no square.
    #[must_use]
    pub const fn refused(reason: Reason) -> Explanation {
        Explanation { reason, squares: SquareList::EMPTY, legal: None }
    }

    /// A refusal that points at squares.
    #[must_use]
    pub fn because(reason: Reason, squares: impl IntoIterator<Item = Square>) -> Explanation {
        Explanation { reason, squares: squares.into_iter().collect(), legal: None }
    }

    /// The move is legal.
    #[must_use]
    pub const fn legal(m: Move) -> Explanation {
        Explanation { reason: Reason::Legal, squares: SquareList::EMPTY, legal: Some(m) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_listed_by_number() {
        assert!(Reason::ALL.windows(2).all(|pair| (pair[0] as u32) < pair[1] as u32));
    }
}
