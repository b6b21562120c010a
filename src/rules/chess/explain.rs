//! Why a move is refused: the first cause, in the order of [`Reason`]'s documentation.

use super::bits::{bit, span, squares};
use super::generate::PROMOTIONS;
use super::make::castling_targets;
use super::mover::{Mover, as_mover};
use super::position::{Chess, DOUBLE_STEP, EN_PASSANT, RIGHTS, square};
use super::tables::{KING_ATTACKS, KNIGHT_ATTACKS, bishop, rook};
use crate::rules::{Explanation, Kind, Move, MoveList, Piece, Position, Reason, Square, Variant};

/// [`Position::explain`].
pub(super) fn explain(
    position: &Chess,
    from: Square,
    to: Square,
    promotion: Option<Kind>,
) -> Explanation {
    if !Variant::Chess.has(to) {
        return Explanation::refused(Reason::OffBoard);
    }
    let kind = match own_man(position, from) {
        Ok(kind) => kind,
        Err(refused) => return refused,
    };
    if from == to {
        return Explanation::refused(Reason::SameSquare);
    }
    let (start, target) = (from.index(), to.index());
    let hindrance = as_mover!(position.mover(), M => {
        position.hindrance::<M>(kind, start, target, promotion)
    });
    hindrance.unwrap_or(Explanation::legal(Move::new(from, to, promotion)))
}

/// [`Position::explain_piece`].
pub(super) fn explain_piece(position: &Chess, from: Square) -> Explanation {
    let kind = match own_man(position, from) {
        Ok(kind) => kind,
        Err(refused) => return refused,
    };
    let mut list = MoveList::new();
    position.generate(&mut list);
    if let Some(m) = list.iter().find(|m| m.from() == from) {
        return Explanation::legal(m);
    }
    as_mover!(position.mover(), M => position.stuck::<M>(kind, from.index()))
}

/// [`Position::meant_target`]. In chess, the king onto the rook it may castle with means its own
/// step; in Chess960, a step of the king to its castling square that it could not do otherwise
/// means the rook.
pub(super) fn meant_target(position: &Chess, from: Square, to: Square) -> Square {
    let home = as_mover!(position.mover(), M => M::HOME);
    let rights = position.flags & RIGHTS & home;
    if rights == 0 || from != position.king(position.mover()) || !Variant::Chess.has(to) {
        return to;
    }
    let (king, target) = (from.index(), to.index());
    if !position.is_960() {
        let castles = rights & bit(target) != 0;
        return if castles { square(castling_targets(king, target).0) } else { to };
    }
    let own_rook = position.rooks_of(position.mover()) & bit(target) != 0;
    let plain_step = KING_ATTACKS[king] & bit(target) != 0;
    if own_rook || plain_step || king == target {
        return to;
    }
    squares(rights).find(|&rook| castling_targets(king, rook).0 == target).map_or(to, square)
}

/// The kind of the man on a square, if it is one of the side that moves.
fn own_man(position: &Chess, from: Square) -> Result<Kind, Explanation> {
    if !Variant::Chess.has(from) {
        return Err(Explanation::refused(Reason::OffBoard));
    }
    match position.piece_at(from) {
        None => Err(Explanation::refused(Reason::EmptySquare)),
        Some(Piece { side, kind }) if side == position.mover() => Ok(kind),
        Some(_) => Err(Explanation::refused(Reason::NotYourPiece)),
    }
}

fn refuse(reason: Reason) -> Option<Explanation> {
    Some(Explanation::refused(reason))
}

/// The reason with the squares of a set, or nothing if there are none.
#[inline(never)]
fn because(reason: Reason, set: u64) -> Option<Explanation> {
    (set != 0).then(|| Explanation::because(reason, squares(set).map(square)))
}

/// The reason with the squares of a set on one line with `from`, nearest first.
#[inline(never)]
fn because_of_way(reason: Reason, set: u64, from: usize) -> Option<Explanation> {
    let nearest_first = (1..64)
        .flat_map(|distance| [from.wrapping_sub(distance), from + distance])
        .filter(|&s| s < 64 && set & bit(s) != 0);
    (set != 0).then(|| Explanation::because(reason, nearest_first.map(square)))
}

/// What a man attacks on a board with these men.
pub(super) fn reach<M: Mover>(kind: Kind, from: usize, occupied: u64) -> u64 {
    match kind {
        Kind::Pawn => M::pawn_attacks(bit(from)),
        Kind::Knight => KNIGHT_ATTACKS[from],
        Kind::Bishop => bishop(from, occupied),
        Kind::Rook => rook(from, occupied),
        Kind::Queen => bishop(from, occupied) | rook(from, occupied),
        _ => KING_ATTACKS[from],
    }
}

impl Chess {
    /// What speaks against a move of `M`'s man to another square; `None` if it is legal.
    fn hindrance<M: Mover>(
        &self,
        kind: Kind,
        from: usize,
        to: usize,
        promotion: Option<Kind>,
    ) -> Option<Explanation> {
        let promotes = kind == Kind::Pawn && bit(to) & M::LAST != 0;
        let bad_promotion = match promotion {
            Some(kind) if !promotes || !PROMOTIONS.contains(&kind) => refuse(Reason::PromotionBad),
            _ => None,
        };
        if let Some(rook) = self.castling_attempt::<M>(kind, from, to) {
            return self.castling_hindrance::<M>(from, rook).or(bad_promotion);
        }
        if self.men(M::SIDE) & bit(to) != 0 {
            return refuse(Reason::OwnPieceThere);
        }
        let on_the_way = match kind {
            Kind::Pawn => self.pawn_hindrance::<M>(from, to),
            _ => self.piece_hindrance::<M>(kind, from, to),
        };
        on_the_way.or(bad_promotion).or_else(|| self.king_in_danger::<M>(kind, from, to)).or_else(
            || {
                (promotes && promotion.is_none())
                    .then(|| Explanation::refused(Reason::PromotionRequired))
            },
        )
    }

    /// Geometry and path of all men but pawns.
    fn piece_hindrance<M: Mover>(&self, kind: Kind, from: usize, to: usize) -> Option<Explanation> {
        if reach::<M>(kind, from, 0) & bit(to) == 0 {
            return refuse(Reason::PieceGeometry);
        }
        // On their common line, what both ends see of each other lies between them.
        let straight = from & 7 == to & 7 || from & 56 == to & 56;
        let line = if straight { rook } else { bishop };
        let between = line(from, bit(to)) & line(to, bit(from));
        let slides = !matches!(kind, Kind::Knight | Kind::King);
        let blockers = if slides { between & self.occupied() } else { 0 };
        because_of_way(Reason::PathBlocked, blockers, from)
    }

    /// Geometry, path and own conditions of pawns (FIDE 3.7).
    fn pawn_hindrance<M: Mover>(&self, from: usize, to: usize) -> Option<Explanation> {
        let (occupied, _, enemy) = self.sides::<M>();
        let target = bit(to);
        let one_ahead = M::ahead(bit(from));
        if target == one_ahead {
            return because(Reason::PawnNoCapture, enemy & target);
        }
        if target == M::ahead(one_ahead) {
            if one_ahead & M::THIRD == 0 {
                return refuse(Reason::PawnDoubleStep);
            }
            return because(Reason::PawnBlocked, occupied & one_ahead)
                .or_else(|| because(Reason::PawnNoCapture, enemy & target));
        }
        if M::pawn_attacks(bit(from)) & target == 0 {
            return refuse(Reason::PieceGeometry);
        }
        if (enemy | self.passed::<M>()) & target != 0 {
            return None;
        }
        let passed = target & M::Other::THIRD;
        because(Reason::EnPassantGone, M::back(passed) & self.pawns() & enemy)
            .or_else(|| refuse(Reason::PawnNoCapture))
    }

    /// The square that a pawn has passed with the last move, whether or not `M` may take it there.
    fn passed<M: Mover>(&self) -> u64 {
        (self.flags & EN_PASSANT) | M::back(self.flags & DOUBLE_STEP)
    }

    /// What a move that is possible otherwise would do to the own king (FIDE 3.9).
    pub(super) fn king_in_danger<M: Mover>(
        &self,
        kind: Kind,
        from: usize,
        to: usize,
    ) -> Option<Explanation> {
        let (occupied, _, enemy) = self.sides::<M>();
        if kind == Kind::King {
            // The king itself does not shield the square it steps to.
            let attackers = self.attackers_of::<M::Other>(to, occupied & !bit(from));
            return because(Reason::IntoCheck, attackers);
        }
        let passed = self.passed::<M>() & bit(to);
        let en_passant = if kind == Kind::Pawn { M::back(passed) } else { 0 };
        let taken = (enemy & bit(to)) | en_passant;
        let after = (occupied & !bit(from) & !taken) | bit(to);
        let attackers = self.attackers_of::<M::Other>(self.king_square::<M>(), after) & !taken;
        let checkers = self.checkers_of::<M>();
        if attackers & checkers != 0 {
            return because(Reason::LeavesCheck, checkers);
        }
        because(Reason::Pinned, attackers)
    }

    /// The square of the rook, if the move can only be meant as castling: in chess the king's step
    /// of two files from its first square, in Chess960 the king onto a rook of its own on its
    /// first rank.
    fn castling_attempt<M: Mover>(&self, kind: Kind, from: usize, to: usize) -> Option<usize> {
        if kind != Kind::King || bit(from) & M::HOME == 0 || bit(to) & M::HOME == 0 {
            return None;
        }
        if self.is_960() {
            return (self.rooks_of(M::SIDE) & bit(to) != 0).then_some(to);
        }
        let free = self.men(M::SIDE) & bit(to) == 0;
        match (from & 7, to & 7) {
            (4, 6) if free => Some(from | 7),
            (4, 2) if free => Some(from & 56),
            _ => None,
        }
    }

    /// Every condition of castling (FIDE 3.8).
    pub(super) fn castling_hindrance<M: Mover>(
        &self,
        king: usize,
        rook: usize,
    ) -> Option<Explanation> {
        if self.rooks_of(M::SIDE) & bit(rook) == 0 {
            return refuse(Reason::CastleNoRook);
        }
        if self.flags & RIGHTS & bit(rook) == 0 {
            return refuse(Reason::CastleMoved);
        }
        let (king_to, rook_to) = castling_targets(king, rook);
        let way = span(king, king_to);
        let others = self.occupied() & !bit(king) & !bit(rook);
        because_of_way(Reason::CastleBlocked, (way | span(rook, rook_to)) & others, king)
            .or_else(|| because(Reason::CastleInCheck, self.checkers_of::<M>()))
            .or_else(|| {
                let crossed = way & !bit(king) & !bit(king_to);
                self.attackers_on_way::<M>(king, king_to, crossed)
            })
            .or_else(|| {
                let after = others | bit(king_to) | bit(rook_to);
                because(Reason::CastleIntoCheck, self.attackers_of::<M::Other>(king_to, after))
            })
    }

    /// The attackers of the first attacked square that the castling king crosses.
    fn attackers_on_way<M: Mover>(
        &self,
        king: usize,
        king_to: usize,
        crossed: u64,
    ) -> Option<Explanation> {
        let without_king = self.occupied() & !bit(king);
        let attackers = |s: usize| self.attackers_of::<M::Other>(s, without_king);
        let attacked = squares(crossed).filter(|&s| attackers(s) != 0);
        let nearest = if king_to > king { attacked.min() } else { attacked.max() }?;
        because(Reason::CastleThroughCheck, attackers(nearest))
    }

    /// Why a man has no move: what the king's safety says against a move it could make otherwise;
    /// if there is none, what stands in its way.
    fn stuck<M: Mover>(&self, kind: Kind, from: usize) -> Explanation {
        let (occupied, own, enemy) = self.sides::<M>();
        let mut steps = reach::<M>(kind, from, occupied) & !own;
        let one_ahead = M::ahead(bit(from));
        if kind == Kind::Pawn {
            steps &= enemy | self.passed::<M>();
            steps |= one_ahead & !occupied;
            steps |= M::ahead(steps & one_ahead & M::THIRD) & !occupied;
        }
        let dangers = || squares(steps).filter_map(|to| self.king_in_danger::<M>(kind, from, to));
        // A pinned man that could end a check is nearer to moving than one that could not.
        let pinned = dangers().find(|danger| danger.reason == Reason::Pinned);
        if let Some(danger) = pinned.or_else(|| dangers().next()) {
            return danger;
        }
        let (reason, blockers) = match kind {
            Kind::Pawn => (Reason::PawnBlocked, one_ahead),
            Kind::Knight | Kind::King => (Reason::OwnPieceThere, reach::<M>(kind, from, occupied)),
            _ => (Reason::PathBlocked, reach::<M>(kind, from, occupied)),
        };
        Explanation::because(reason, squares(blockers).map(square))
    }
}
