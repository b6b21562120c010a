//! The legal moves, without making one. Why each move that comes out is legal as it is:
//!
//! * The king steps only where no enemy man attacks, seen as if the king were not on the board, so
//!   that it cannot step back along the ray that checks it.
//! * Any other man that moves changes what attacks the king only on the lines of its two squares.
//!   On the square it leaves it can uncover a slider: then it is pinned and stays on that line. On
//!   the square it comes to it can end a check: by taking the only checker or standing before it.
//!   So targets and lines of pins, both from one fill of the enemy's sliders, are all there is.
//! * En passant a third square changes: such a capture is looked at on the board after it.
//! * Castling moves two men; its conditions are tested one by one.

use super::attacks::Safety;
use super::bits::{bit, first, span, squares};
use super::make::{castling_targets, tag};
use super::mover::{Mover, as_mover};
use super::position::{BISHOP, Chess, EN_PASSANT, KING, KNIGHT, PAWN, QUEEN, RIGHTS, ROOK};
use super::tables::{
    KING_ATTACKS, KNIGHT_ATTACKS, along_rank, bishop, diagonal_lines, rook, straight_lines,
};
use crate::rules::{Kind, MoveList, Tagged};

/// Which of the legal moves are wanted: the captures with the promotions, the others, or both.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    All,
    Captures,
    Quiets,
}

/// What is done with each legal move: put into a list, or made at once.
pub(super) trait Visitor {
    fn normal<M: Mover>(&mut self, position: &Chess, code: usize, from: usize, to: usize);
    fn double_step<M: Mover>(&mut self, position: &Chess, from: usize, to: usize);
    /// Called once for all four kinds.
    fn promotion<M: Mover>(&mut self, position: &Chess, from: usize, to: usize);
    fn en_passant<M: Mover>(&mut self, position: &Chess, from: usize, to: usize);
    fn castling<M: Mover>(&mut self, position: &Chess, king: usize, rook: usize);
}

/// The kinds a pawn becomes.
pub(super) const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

#[inline(always)]
fn listed(from: usize, to: usize, tag: u32) -> Tagged {
    Tagged::new(from as u32, to as u32, 0, tag)
}

impl Visitor for MoveList {
    #[inline(always)]
    fn normal<M: Mover>(&mut self, _: &Chess, code: usize, from: usize, to: usize) {
        self.push(listed(from, to, code as u32));
    }

    #[inline(always)]
    fn double_step<M: Mover>(&mut self, _: &Chess, from: usize, to: usize) {
        self.push(listed(from, to, tag::DOUBLE_STEP));
    }

    #[inline(always)]
    fn promotion<M: Mover>(&mut self, _: &Chess, from: usize, to: usize) {
        for kind in PROMOTIONS {
            let kind = u32::from(kind.number());
            self.push(Tagged::new(from as u32, to as u32, kind, tag::PROMOTION));
        }
    }

    #[inline(always)]
    fn en_passant<M: Mover>(&mut self, _: &Chess, from: usize, to: usize) {
        self.push(listed(from, to, tag::EN_PASSANT));
    }

    #[inline(always)]
    fn castling<M: Mover>(&mut self, position: &Chess, king: usize, rook: usize) {
        let to = if position.is_960() { rook } else { castling_targets(king, rook).0 };
        self.push(listed(king, to, tag::CASTLING + (rook & 7) as u32));
    }
}

/// Makes every move inside the generator, where the kind of the man is a constant, and hands the
/// position after it on.
struct Children<F>(F);

impl<F: FnMut(&Chess)> Children<F> {
    #[inline(always)]
    fn child(&mut self, position: &Chess, make: impl Fn(&mut Chess)) {
        let mut child = *position;
        make(&mut child);
        (self.0)(&child);
    }
}

impl<F: FnMut(&Chess)> Visitor for Children<F> {
    #[inline(always)]
    fn normal<M: Mover>(&mut self, position: &Chess, code: usize, from: usize, to: usize) {
        self.child(position, |child| child.make_normal::<M>(code, from, to));
    }

    #[inline(always)]
    fn double_step<M: Mover>(&mut self, position: &Chess, from: usize, to: usize) {
        self.child(position, |child| child.make_double_step::<M>(from, to));
    }

    #[inline(always)]
    fn promotion<M: Mover>(&mut self, position: &Chess, from: usize, to: usize) {
        for kind in PROMOTIONS {
            self.child(position, |child| child.make_promotion::<M>(from, to, kind));
        }
    }

    #[inline(always)]
    fn en_passant<M: Mover>(&mut self, position: &Chess, from: usize, to: usize) {
        self.child(position, |child| child.make_en_passant::<M>(from, to));
    }

    #[inline(always)]
    fn castling<M: Mover>(&mut self, position: &Chess, king: usize, rook: usize) {
        self.child(position, |child| child.make_castling::<M>(king, rook));
    }
}

impl Chess {
    /// Appends legal moves to a list: one function for all parts of them, and no copy of it in its
    /// callers, because it is large.
    #[inline(never)]
    pub(super) fn list<M: Mover>(&self, list: &mut MoveList, part: Part) {
        self.visit::<M, _>(list, part);
    }

    /// Calls `each` with the position after each legal move.
    #[inline(always)]
    pub(super) fn visit_children(&self, each: impl FnMut(&Chess)) {
        let mut children = Children(each);
        as_mover!(self.mover(), M => self.visit::<M, _>(&mut children, Part::All));
    }

    /// Calls the visitor for each legal move of that part.
    #[cfg_attr(not(small_code), inline(always))]
    fn visit<M: Mover, V: Visitor>(&self, visitor: &mut V, part: Part) {
        let (occupied, own, enemy) = self.sides::<M>();
        let king = self.king_square::<M>();
        let mut safety = self.safety::<M>();
        let wanted = match part {
            Part::All => !own,
            Part::Captures => enemy,
            Part::Quiets => !occupied,
        };
        for to in squares(KING_ATTACKS[king] & wanted & !safety.danger) {
            visitor.normal::<M>(self, KING, king, to);
        }
        // Double check: only the king moves (FIDE 3.9). No capture en passant answers it: the line
        // that a double step opens runs through the square it began on, not the one it passed.
        if safety.targets == 0 {
            return;
        }
        self.visit_pawns::<M, V>(visitor, &safety, king, part);
        if part != Part::Captures && safety.checkers == 0 {
            self.each_castling::<M>(&safety, |rook| visitor.castling::<M>(self, king, rook));
        }
        safety.targets &= wanted;
        self.visit_pieces::<M, V>(visitor, &safety, king, occupied, own);
    }

    /// Knights, bishops, rooks and queens.
    #[cfg_attr(not(small_code), inline(always))]
    fn visit_pieces<M: Mover, V: Visitor>(
        &self,
        visitor: &mut V,
        safety: &Safety,
        king: usize,
        occupied: u64,
        own: u64,
    ) {
        let pinned = safety.all_pinned();
        let (pinned_straight, pinned_diagonal) =
            (safety.pinned_straight(), safety.pinned_diagonal());
        // A pinned knight has no move. A pinned slider may go anywhere it can on the king's lines
        // of that direction: it cannot jump, so it stays between king and pinning piece.
        for from in squares(self.knights() & own & !pinned) {
            for to in squares(KNIGHT_ATTACKS[from] & safety.targets) {
                visitor.normal::<M>(self, KNIGHT, from, to);
            }
        }
        let (diagonal, straight) = (self.diagonal() & own, self.straight() & own);
        for from in squares(diagonal & !straight & !pinned_straight) {
            let mut to = bishop(from, occupied) & safety.targets;
            if pinned_diagonal & bit(from) != 0 {
                to &= diagonal_lines(king);
            }
            for to in squares(to) {
                visitor.normal::<M>(self, BISHOP, from, to);
            }
        }
        for from in squares(straight & !diagonal & !pinned_diagonal) {
            let mut to = rook(from, occupied) & safety.targets;
            if pinned_straight & bit(from) != 0 {
                to &= straight_lines(king);
            }
            for to in squares(to) {
                visitor.normal::<M>(self, ROOK, from, to);
            }
        }
        for from in squares(diagonal & straight) {
            for to in squares(queen_moves(from, occupied, king, safety) & safety.targets) {
                visitor.normal::<M>(self, QUEEN, from, to);
            }
        }
    }

    #[cfg_attr(not(small_code), inline(always))]
    fn visit_pawns<M: Mover, V: Visitor>(
        &self,
        visitor: &mut V,
        safety: &Safety,
        king: usize,
        part: Part,
    ) {
        let (occupied, own, enemy) = self.sides::<M>();
        let pawns = self.pawns() & own;
        let targets = safety.targets;
        let [_, on_rank, rising, falling] = safety.pinned;
        let pinned_diagonal = rising | falling;
        let from = |to: usize, step: isize| to.wrapping_add_signed(-step) & 63;

        // A pawn pinned along a file may still step; along a rank or diagonal it may not.
        let steps = M::ahead(pawns & !pinned_diagonal & !on_rank) & !occupied;
        let double_steps = M::ahead(steps & M::THIRD) & !occupied & targets;
        let steps = steps & targets;
        // A pawn pinned along a diagonal may take along it; along rank or file it may not.
        let free = pawns & !safety.all_pinned();
        let pinned = pawns & pinned_diagonal;
        let lines = diagonal_lines(king);
        let to_h = (M::pawns_to_h(free) | (M::pawns_to_h(pinned) & lines)) & enemy & targets;
        let to_a = (M::pawns_to_a(free) | (M::pawns_to_a(pinned) & lines)) & enemy & targets;

        if part != Part::Captures {
            for to in squares(steps & !M::LAST) {
                visitor.normal::<M>(self, PAWN, from(to, M::STEP), to);
            }
            for to in squares(double_steps) {
                visitor.double_step::<M>(self, from(to, 2 * M::STEP), to);
            }
        }
        if part == Part::Quiets {
            return;
        }
        for to in squares(to_h & !M::LAST) {
            visitor.normal::<M>(self, PAWN, from(to, M::TO_H), to);
        }
        for to in squares(to_a & !M::LAST) {
            visitor.normal::<M>(self, PAWN, from(to, M::TO_A), to);
        }
        if (steps | to_h | to_a) & M::LAST != 0 {
            for to in squares(steps & M::LAST) {
                visitor.promotion::<M>(self, from(to, M::STEP), to);
            }
            for to in squares(to_h & M::LAST) {
                visitor.promotion::<M>(self, from(to, M::TO_H), to);
            }
            for to in squares(to_a & M::LAST) {
                visitor.promotion::<M>(self, from(to, M::TO_A), to);
            }
        }
        self.each_en_passant::<M>(|from, to| visitor.en_passant::<M>(self, from, to));
    }

    /// Calls `each` with the squares of each legal capture en passant.
    #[inline(always)]
    pub(super) fn each_en_passant<M: Mover>(&self, mut each: impl FnMut(usize, usize)) {
        let passed = self.flags & EN_PASSANT;
        if passed == 0 {
            return;
        }
        let takers = M::pawn_attackers(passed) & self.pawns() & self.men(M::SIDE);
        for from in squares(takers) {
            if self.en_passant_is_safe::<M>(from, passed) {
                each(from, first(passed));
            }
        }
    }

    /// Calls `each` with the rook of each legal castling, if the king is not in check.
    #[inline(always)]
    pub(super) fn each_castling<M: Mover>(&self, safety: &Safety, mut each: impl FnMut(usize)) {
        let rooks = self.flags & RIGHTS & M::HOME;
        if rooks == 0 {
            return;
        }
        let king = self.king_square::<M>();
        let pinned = safety.all_pinned();
        // Whatever stands between king and rook is in the way of one of them, in Chess960 too; most
        // often somebody does, and this is the shortest way to know.
        for rook in squares(rooks & along_rank(king, self.occupied())) {
            let (king_to, rook_to) = castling_targets(king, rook);
            let way = span(king, king_to);
            let between = (way | span(rook, rook_to)) & !(bit(king) | bit(rook));
            // A pinned rook (possible in Chess960 only) shields the square the king goes to.
            if (between & self.occupied()) | (way & safety.danger) | (pinned & bit(rook)) == 0 {
                each(rook);
            }
        }
    }
}

/// A queen's moves: pinned along rank or file it moves as a rook there, along a diagonal as a
/// bishop. (Masking all its moves with the king's lines would let it cross to another line.)
#[inline(always)]
fn queen_moves(from: usize, occupied: u64, king: usize, safety: &Safety) -> u64 {
    if safety.pinned_straight() & bit(from) != 0 {
        rook(from, occupied) & straight_lines(king)
    } else if safety.pinned_diagonal() & bit(from) != 0 {
        bishop(from, occupied) & diagonal_lines(king)
    } else {
        rook(from, occupied) | bishop(from, occupied)
    }
}
