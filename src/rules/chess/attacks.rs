//! Who attacks what: checkers, attacked squares, and what a generator must know about the king.

use super::bits::{bit, first, several};
use super::fill::{self, Four, slide};
use super::make::{castling_rook_square, castling_targets, ends, tag};
use super::mover::Mover;
use super::position::{self, BISHOP, Chess, KNIGHT, PAWN, QUEEN, ROOK, when};
use super::tables::{
    KING_ATTACKS, KNIGHT_ATTACKS, bishop, diagonal_lines, rays_from, rook, straight_lines,
};
use crate::rules::{Kind, Tagged};

/// What the king's safety asks of the moves of one side.
pub(super) struct Safety {
    /// Squares the king may not enter.
    pub(super) danger: u64,
    /// Squares the other men may go to: anywhere but onto their own; in check, only onto the
    /// checker or between it and the king; in double check nowhere (and only then nowhere).
    pub(super) targets: u64,
    /// Men that may move only on one line with their king: its file, its rank, its rising and its
    /// falling diagonal.
    pub(super) pinned: Four,
    /// The men that give check.
    pub(super) checkers: u64,
}

impl Safety {
    /// Pinned along the king's file or rank.
    #[inline(always)]
    pub(super) fn pinned_straight(&self) -> u64 {
        self.pinned[0] | self.pinned[1]
    }

    /// Pinned along one of the king's diagonals.
    #[inline(always)]
    pub(super) fn pinned_diagonal(&self) -> u64 {
        self.pinned[2] | self.pinned[3]
    }

    #[inline(always)]
    pub(super) fn all_pinned(&self) -> u64 {
        self.pinned_straight() | self.pinned_diagonal()
    }
}

impl Chess {
    /// (occupied, men of `M`, men of the other side)
    #[inline(always)]
    pub(super) fn sides<M: Mover>(&self) -> (u64, u64, u64) {
        let occupied = self.occupied();
        let own = self.men(M::SIDE);
        (occupied, own, occupied ^ own)
    }

    /// The square of `M`'s king.
    #[inline(always)]
    pub(super) fn king_square<M: Mover>(&self) -> usize {
        first(self.kings() & self.men(M::SIDE))
    }

    /// The men of `M` that attack a square, if `occupied` were the board's men: all kinds look
    /// from the square as if they stood there.
    #[inline(always)]
    pub(super) fn attackers_of<M: Mover>(&self, square: usize, occupied: u64) -> u64 {
        let king = KING_ATTACKS[square & 63] & self.kings();
        self.sliders_and_leapers::<M>(square, occupied) | (king & self.men(M::SIDE))
    }

    /// The same without the king.
    #[cfg_attr(not(small_code), inline(always))]
    fn sliders_and_leapers<M: Mover>(&self, square: usize, occupied: u64) -> u64 {
        let sliders = (rook(square, occupied) & self.straight())
            | (bishop(square, occupied) & self.diagonal());
        (sliders & self.men(M::SIDE)) | self.leapers::<M>(square)
    }

    /// The knights and pawns of `M` that attack a square.
    #[inline(always)]
    fn leapers<M: Mover>(&self, square: usize) -> u64 {
        let pawns = M::pawn_attackers(bit(square)) & self.pawns();
        ((KNIGHT_ATTACKS[square & 63] & self.knights()) | pawns) & self.men(M::SIDE)
    }

    /// The men that give check to `M`.
    #[inline(always)]
    pub(super) fn checkers_of<M: Mover>(&self) -> u64 {
        self.sliders_and_leapers::<M::Other>(self.king_square::<M>(), self.occupied())
    }

    /// What `M` attacks, if `occupied` were the board's men.
    #[inline(always)]
    pub(super) fn attacked<M: Mover>(&self, occupied: u64) -> u64 {
        let own = self.men(M::SIDE);
        let (straight, diagonal) = (self.straight() & own, self.diagonal() & own);
        let (up, down) = slide([straight, straight, diagonal, diagonal], !occupied);
        fill::union(up, down) | self.leapers_attack::<M>()
    }

    /// What pawns, knights and king of `M` attack.
    #[inline(always)]
    pub(super) fn leapers_attack<M: Mover>(&self) -> u64 {
        let own = self.men(M::SIDE);
        M::pawn_attacks(self.pawns() & own)
            | fill::knights(self.knights() & own)
            | KING_ATTACKS[self.king_square::<M>()]
    }

    /// Everything about the safety of `M`'s king, from one fill of the enemy's sliders.
    #[cfg_attr(not(small_code), inline(always))]
    pub(super) fn safety<M: Mover>(&self) -> Safety {
        let (occupied, own, enemy) = self.sides::<M>();
        let king = self.king_square::<M>();
        let (straight, diagonal) = (self.straight() & enemy, self.diagonal() & enemy);
        // The king is no obstacle: it must not step back along the ray that checks it.
        let (up, down) = slide([straight, straight, diagonal, diagonal], !occupied | bit(king));
        let danger = fill::union(up, down) | self.leapers_attack::<M::Other>();

        let mut checkers = self.leapers::<M::Other>(king);
        let mut pinned = [0; 4];
        // The ray from the king to a slider that checks it.
        let mut block = 0;
        // Only sliders on the king's lines can check or pin, and often there are none.
        let on_straight = straight & straight_lines(king);
        let on_diagonal = diagonal & diagonal_lines(king);
        if on_straight | on_diagonal != 0 {
            let (rays_up, rays_down) = rays_from(king, occupied);
            for d in 0..4 {
                // Pinned is who stands where a ray of the king meets an enemy ray from the other
                // side.
                pinned[d] = own & ((rays_up[d] & down[d]) | (rays_down[d] & up[d]));
            }
            let checking = ((rays_up[0] | rays_up[1] | rays_down[0] | rays_down[1]) & on_straight)
                | ((rays_up[2] | rays_up[3] | rays_down[2] | rays_down[3]) & on_diagonal);
            if checking != 0 {
                checkers |= checking;
                for ray in rays_up.into_iter().chain(rays_down) {
                    if ray & checking != 0 {
                        block = ray;
                    }
                }
            }
        }
        let targets = match checkers {
            0 => !own,
            _ if several(checkers) => 0,
            _ => checkers | block,
        };
        Safety { danger, targets, pinned, checkers }
    }

    /// Does a legal move of `M` give check? By the man that has moved (castling: the rook), or by
    /// one behind it, seen on the board after the move.
    pub(super) fn checks_with<M: Mover>(&self, m: Tagged) -> bool {
        let (from, mut to) = ends(m);
        let mut code = self.code_at(from);
        let (mut gone, mut beside) = (bit(from), 0);
        match m.tag() {
            tag::EN_PASSANT => gone |= M::back(bit(to)),
            tag::PROMOTION => code = position::code(m.plain().promotion().unwrap_or(Kind::Queen)),
            tag::CASTLING.. => {
                let rook = castling_rook_square(m);
                let (king_to, rook_to) = castling_targets(from, rook);
                gone |= bit(rook);
                beside = bit(king_to);
                (code, to) = (ROOK, rook_to);
            }
            _ => (),
        }
        let after = (self.occupied() & !gone) | bit(to) | beside;
        let own = self.men(M::SIDE) & !gone;
        let straight = (self.straight() & own) | when(matches!(code, ROOK | QUEEN), bit(to));
        let diagonal = (self.diagonal() & own) | when(matches!(code, BISHOP | QUEEN), bit(to));
        let leaps = match code {
            PAWN => M::pawn_attacks(bit(to)),
            KNIGHT => KNIGHT_ATTACKS[to & 63],
            _ => 0,
        };
        let king = self.king_square::<M::Other>();
        let sliders = (rook(king, after) & straight) | (bishop(king, after) & diagonal);
        sliders | (leaps & bit(king)) != 0
    }

    /// Would taking en passant from `from` onto the square `passed` leave `M`'s king safe? Two
    /// pawns leave their squares at once, so pins say too little: this looks at the board after.
    #[inline(always)]
    pub(super) fn en_passant_is_safe<M: Mover>(&self, from: usize, passed: u64) -> bool {
        let (occupied, _, enemy) = self.sides::<M>();
        let king = self.king_square::<M>();
        let taken = M::back(passed);
        let after = occupied ^ bit(from) ^ passed ^ taken;
        let sliders =
            (rook(king, after) & self.straight()) | (bishop(king, after) & self.diagonal());
        ((sliders & enemy) | (self.leapers::<M::Other>(king) & !taken)) == 0
    }
}
