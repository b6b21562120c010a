//! Making a move and taking it back: one function for each kind of move.

use super::bits::{bit, first, squares};
use super::keys;
use super::mover::Mover;
use super::position::{
    BLACK_MOVES, Chess, DOUBLE_STEP, EN_PASSANT, KING, NONE, PAWN, RIGHTS, ROOK, SPREAD, code, when,
};
use crate::rules::{Kind, Side, Tagged, Undo};

/// What a move is, in the tag of a [`Tagged`]: of a move that is nothing special, the code of the
/// man that makes it.
pub(super) mod tag {
    pub(in crate::rules::chess) const DOUBLE_STEP: u32 = 8;
    pub(in crate::rules::chess) const EN_PASSANT: u32 = 9;
    pub(in crate::rules::chess) const PROMOTION: u32 = 10;
    /// Castling is this plus the file of the rook.
    pub(in crate::rules::chess) const CASTLING: u32 = 16;
}

/// The ends of a move.
#[inline(always)]
pub(super) fn ends(m: Tagged) -> (usize, usize) {
    let plain = m.plain();
    (plain.from().index() & 63, plain.to().index() & 63)
}

/// Where the rook of a castling move stands: its file is in the tag, its rank the king's.
#[inline(always)]
pub(super) fn castling_rook_square(m: Tagged) -> usize {
    let (king, _) = ends(m);
    (king & 56) | (m.tag() & 7) as usize
}

/// Where king and rook end (FIDE 3.8.2 and the Chess960 guidelines): on the g- and f-file if the
/// rook stands towards the h-file, else on the c- and d-file.
#[inline(always)]
pub(super) const fn castling_targets(king: usize, rook: usize) -> (usize, usize) {
    let home = king & 56;
    if rook > king { (home + 6, home + 5) } else { (home + 2, home + 3) }
}

impl Chess {
    /// Takes the man of that code off a square into the hash, or out of it.
    #[inline(always)]
    fn key(&mut self, side: Side, code: usize, square: usize) {
        self.hash ^= keys::man(side.index(), code, square);
    }

    #[inline(always)]
    fn clear(&mut self, set: u64) {
        self.x &= !set;
        self.y &= !set;
        self.z &= !set;
        self.w &= !set;
    }

    /// Ends a move of `M`: rights on the squares of `lost` go, what is left of a double step is
    /// given, and it is the other side's turn.
    #[inline(always)]
    pub(super) fn pass_turn<M: Mover>(&mut self, lost: u64, double_step: u64) {
        const HASHED: u64 = RIGHTS | EN_PASSANT;
        let side = match M::SIDE {
            Side::White => BLACK_MOVES,
            Side::Black => 0,
        };
        let gone = lost & RIGHTS | EN_PASSANT | DOUBLE_STEP | BLACK_MOVES;
        let new = self.flags & !gone | double_step | side;
        self.hash ^= keys::SIDE;
        if (self.flags ^ new) & HASHED != 0 {
            self.hash ^= keys::flags(self.flags & HASHED) ^ keys::flags(new & HASHED);
        }
        self.flags = new;
    }

    /// A step or capture that is nothing else, by the man of that code.
    #[inline(always)]
    pub(super) fn make_normal<M: Mover>(&mut self, code: usize, from: usize, to: usize) {
        self.replace::<M>((code, from), (code, to));
        // A rook that leaves its square or is taken there takes its right along; the king takes
        // both.
        self.pass_turn::<M>(bit(from) | bit(to) | SPREAD[code & 7][3] & M::HOME, 0);
    }

    /// One man leaves its square, and stands as what it then is on another, where an enemy may
    /// have stood.
    #[inline(always)]
    fn replace<M: Mover>(&mut self, (old, from): (usize, usize), (new, to): (usize, usize)) {
        self.key(M::SIDE, old, from);
        self.key(M::SIDE, new, to);
        self.key(M::Other::SIDE, self.code_at(to), to);
        self.clear(bit(from) | bit(to));
        self.put(M::SIDE, new, bit(to));
    }

    #[inline(always)]
    pub(super) fn make_double_step<M: Mover>(&mut self, from: usize, to: usize) {
        self.key(M::SIDE, PAWN, from);
        self.key(M::SIDE, PAWN, to);
        self.clear(bit(from));
        self.put(M::SIDE, PAWN, bit(to));
        let passed = M::back(bit(to));
        let takers = M::pawn_attacks(passed) & self.pawns() & self.men(M::Other::SIDE);
        let legal = takers != 0 && self.has_en_passant::<M::Other>(passed);
        self.pass_turn::<M>(0, if legal { passed } else { bit(from) });
    }

    /// Can `M`, to move now, take en passant on `passed`? Rarely asked, so it is kept out of the
    /// way of the moves; and by value, since a reference would hold the position being made in
    /// memory instead of registers.
    #[inline(never)]
    pub(super) fn has_en_passant<M: Mover>(self, passed: u64) -> bool {
        let takers = M::pawn_attackers(passed) & self.pawns() & self.men(M::SIDE);
        squares(takers).any(|from| self.en_passant_is_safe::<M>(from, passed))
    }

    #[inline(always)]
    pub(super) fn make_promotion<M: Mover>(&mut self, from: usize, to: usize, kind: Kind) {
        self.replace::<M>((PAWN, from), (code(kind), to));
        self.pass_turn::<M>(bit(to), 0);
    }

    #[inline(always)]
    pub(super) fn make_en_passant<M: Mover>(&mut self, from: usize, to: usize) {
        let taken = M::back(bit(to));
        self.key(M::SIDE, PAWN, from);
        self.key(M::SIDE, PAWN, to);
        self.key(M::Other::SIDE, PAWN, first(taken));
        self.clear(bit(from) | taken);
        self.put(M::SIDE, PAWN, bit(to));
        self.pass_turn::<M>(0, 0);
    }

    #[inline(always)]
    pub(super) fn make_castling<M: Mover>(&mut self, king: usize, rook: usize) {
        let (king_to, rook_to) = castling_targets(king, rook);
        self.key(M::SIDE, KING, king);
        self.key(M::SIDE, KING, king_to);
        self.key(M::SIDE, ROOK, rook);
        self.key(M::SIDE, ROOK, rook_to);
        // Both off the board before either comes back: in Chess960 their squares may coincide.
        self.clear(bit(king) | bit(rook));
        self.put(M::SIDE, KING, bit(king_to));
        self.put(M::SIDE, ROOK, bit(rook_to));
        self.pass_turn::<M>(M::HOME, 0);
    }

    /// Makes a listed move of `M`.
    #[cfg_attr(not(small_code), inline(always))]
    pub(super) fn make_as<M: Mover>(&mut self, m: Tagged) {
        let (from, to) = ends(m);
        if m.tag() < tag::DOUBLE_STEP {
            return self.make_normal::<M>(m.tag() as usize, from, to);
        }
        match m.tag() {
            tag::DOUBLE_STEP => self.make_double_step::<M>(from, to),
            tag::EN_PASSANT => self.make_en_passant::<M>(from, to),
            tag::PROMOTION => {
                let kind = m.plain().promotion().unwrap_or(Kind::Queen);
                self.make_promotion::<M>(from, to, kind);
            }
            _ => self.make_castling::<M>(from, castling_rook_square(m)),
        }
    }

    /// What taking the move back will need.
    #[inline(always)]
    pub(super) fn undo_of(&self, m: Tagged) -> Undo {
        let (_, to) = ends(m);
        // Castling onto its own rook (Chess960) takes nothing, whatever stands there.
        let captured = if m.tag() < tag::CASTLING { self.code_at(to) } else { NONE };
        Undo { hash: self.hash, flags: self.flags, captured: captured as u8 }
    }

    /// Takes back a move of `M`.
    #[inline(always)]
    pub(super) fn unmake_as<M: Mover>(&mut self, m: Tagged, undo: Undo) {
        let (from, to) = ends(m);
        match m.tag() {
            tag::EN_PASSANT => {
                self.clear(bit(to));
                self.put(M::SIDE, PAWN, bit(from));
                self.put(M::Other::SIDE, PAWN, M::back(bit(to)));
            }
            tag::CASTLING.. => {
                let rook = castling_rook_square(m);
                let (king_to, rook_to) = castling_targets(from, rook);
                self.clear(bit(king_to) | bit(rook_to));
                self.put(M::SIDE, KING, bit(from));
                self.put(M::SIDE, ROOK, bit(rook));
            }
            tag => {
                let moved = if tag < tag::DOUBLE_STEP { tag as usize } else { PAWN };
                let captured = usize::from(undo.captured);
                self.clear(bit(to));
                self.put(M::SIDE, moved, bit(from));
                self.put(M::Other::SIDE, captured, when(captured != NONE, bit(to)));
            }
        }
        self.flags = undo.flags;
        self.hash = undo.hash;
    }
}
