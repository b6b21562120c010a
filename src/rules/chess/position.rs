//! What is on the board and who moves; making and unmaking a move.

use core::fmt;

use super::bits::{RANK_1, RANK_3, RANK_6, RANK_8, bit, first, squares};
use super::keys;
use super::mover::{Mover, as_mover};
use crate::rules::{
    Explanation, FenError, FenReading, Kind, MoveList, Piece, Position, Setup, Side, Square,
    Squares, Tagged, Undo, Variant,
};

/// A position of chess or Chess960: 48 bytes.
///
/// The men lie in four planes, one bit a square. The planes `x`, `y`, `z` together hold a code of
/// three bits, chosen so that what generators ask for is one operation away:
///
/// | code (zyx) | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
/// |---|---|---|---|---|---|---|---|
/// | man | none | bishop | rook | queen | pawn | knight | king |
///
/// Bishops and queens are `x & !z`, rooks and queens `y & !z`. The plane `w` holds white's men.
///
/// ```
/// use duiyi::rules::{Chess, Notation, Position};
/// let after = Chess::START.play(
///     Chess::START.tag(Chess::START.read_move("g1f3", Notation::Auto)?).unwrap(),
/// );
/// assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq -");
/// # Ok::<(), duiyi::rules::MoveTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Chess {
    x: u64,
    y: u64,
    z: u64,
    w: u64,
    /// On ranks 1 and 8 the rooks that may still castle (so a rook that leaves, or is taken, loses
    /// its right by itself, and Chess960 costs nothing); on ranks 3 and 6 the en passant square,
    /// only while such a capture is legal; and two single bits: [`BLACK_MOVES`], [`CHESS960`].
    pub(super) flags: u64,
    hash: u64,
}

/// Castling rooks in the flags.
pub(super) const RIGHTS: u64 = RANK_1 | RANK_8;
/// The en passant square in the flags.
pub(super) const EN_PASSANT: u64 = RANK_3 | RANK_6;
/// The flag that black is to move (a4: no castling rook and no en passant square is there).
pub(super) const BLACK_MOVES: u64 = 1 << 24;
/// The flag of the variant Chess960 (a5).
pub(super) const CHESS960: u64 = 1 << 32;

/// What a move is, in the tag of a [`Tagged`].
pub(super) mod tag {
    pub(in crate::rules::chess) const NORMAL: u32 = 0;
    pub(in crate::rules::chess) const DOUBLE_STEP: u32 = 1;
    pub(in crate::rules::chess) const EN_PASSANT: u32 = 2;
    pub(in crate::rules::chess) const PROMOTION: u32 = 3;
    /// Castling is this plus the file of the rook.
    pub(in crate::rules::chess) const CASTLING: u32 = 8;
}

/// The code of a kind in the planes.
pub(super) const fn code(kind: Kind) -> usize {
    match kind {
        Kind::Bishop => 1,
        Kind::Rook => 2,
        Kind::Queen => 3,
        Kind::Pawn => 4,
        Kind::Knight => 5,
        Kind::King => 6,
        _ => 0,
    }
}

/// The kind of a code; `None` for the empty square.
const KINDS: [Option<Kind>; 8] = [
    None,
    Some(Kind::Bishop),
    Some(Kind::Rook),
    Some(Kind::Queen),
    Some(Kind::Pawn),
    Some(Kind::Knight),
    Some(Kind::King),
    None,
];

/// All bits of `set`, or none.
#[inline(always)]
const fn when(condition: bool, set: u64) -> u64 {
    if condition { set } else { 0 }
}

impl Chess {
    /// No men at all, white to move: where building a position begins.
    pub(super) const EMPTY: Chess = Chess { x: 0, y: 0, z: 0, w: 0, flags: 0, hash: 0 };

    // ---- sets ----

    #[inline(always)]
    pub(super) const fn occupied(&self) -> u64 {
        self.x | self.y | self.z
    }

    #[inline(always)]
    pub(super) fn pawns(&self) -> u64 {
        self.z & !(self.x | self.y)
    }

    #[inline(always)]
    pub(super) fn knights(&self) -> u64 {
        self.z & self.x
    }

    #[inline(always)]
    pub(super) fn kings(&self) -> u64 {
        self.z & self.y
    }

    /// Bishops and queens.
    #[inline(always)]
    pub(super) fn diagonal(&self) -> u64 {
        self.x & !self.z
    }

    /// Rooks and queens.
    #[inline(always)]
    pub(super) fn straight(&self) -> u64 {
        self.y & !self.z
    }

    pub(super) fn rooks_of(&self, side: Side) -> u64 {
        self.straight() & !self.diagonal() & self.men(side)
    }

    #[inline(always)]
    pub(super) fn men(&self, side: Side) -> u64 {
        match side {
            Side::White => self.w,
            Side::Black => self.occupied() & !self.w,
        }
    }

    /// The code of what stands on a square, 0 if nothing.
    #[inline(always)]
    pub(super) const fn code_at(&self, square: usize) -> usize {
        ((self.x >> square & 1) | (self.y >> square & 1) << 1 | (self.z >> square & 1) << 2)
            as usize
    }

    #[inline(always)]
    pub(super) fn mover(&self) -> Side {
        if self.flags & BLACK_MOVES == 0 { Side::White } else { Side::Black }
    }

    #[inline(always)]
    pub(super) fn is_960(&self) -> bool {
        self.flags & CHESS960 != 0
    }

    // ---- building ----

    /// Puts a man onto empty squares.
    #[inline(always)]
    pub(super) const fn put(&mut self, side: Side, code: usize, set: u64) {
        self.x |= when(code & 1 != 0, set);
        self.y |= when(code & 2 != 0, set);
        self.z |= when(code & 4 != 0, set);
        self.w |= when(matches!(side, Side::White), set);
    }

    #[inline(always)]
    fn clear(&mut self, set: u64) {
        self.x &= !set;
        self.y &= !set;
        self.z &= !set;
        self.w &= !set;
    }

    /// This position with other flags and the hash that men and flags give: the end of building.
    pub(super) const fn with_flags(mut self, flags: u64) -> Chess {
        self.flags = flags;
        self.hash = keys::flags(flags & (RIGHTS | EN_PASSANT));
        if flags & BLACK_MOVES != 0 {
            self.hash ^= keys::SIDE;
        }
        let mut square = 0;
        while square < 64 {
            let black = (self.w >> square & 1 == 0) as usize;
            self.hash ^= keys::MEN[black][self.code_at(square)][square];
            square += 1;
        }
        self
    }

    #[inline(always)]
    fn key(&mut self, side: Side, code: usize, square: usize) {
        self.hash ^= keys::MEN[side.index()][code][square & 63];
    }

    // ---- the moves, one function for each kind of them ----

    /// Ends a move of `M`: the rights that are left, the en passant square, the other side's turn.
    #[inline(always)]
    fn pass_turn<M: Mover>(&mut self, rights: u64, en_passant: u64) {
        let old = self.flags & (RIGHTS | EN_PASSANT);
        let new = rights | en_passant;
        self.hash ^= keys::SIDE;
        if old != new {
            self.hash ^= keys::flags(old) ^ keys::flags(new);
        }
        let side = match M::SIDE {
            Side::White => BLACK_MOVES,
            Side::Black => 0,
        };
        self.flags = new | side | (self.flags & CHESS960);
    }

    /// A step or capture that is nothing else. `kind` is a constant wherever the generator makes
    /// children itself.
    #[inline(always)]
    pub(super) fn normal<M: Mover>(&self, kind: Kind, from: usize, to: usize) -> Chess {
        let mut next = *self;
        next.key(M::SIDE, code(kind), from);
        next.key(M::SIDE, code(kind), to);
        next.key(M::Other::SIDE, self.code_at(to), to);
        next.clear(bit(from) | bit(to));
        next.put(M::SIDE, code(kind), bit(to));
        next.pass_turn::<M>(self.rights_after::<M>(kind == Kind::King, from, to), 0);
        next
    }

    /// The same for whatever kind stands on `from`: its code goes from square to square, so
    /// nothing depends on it.
    #[inline(always)]
    fn any_normal<M: Mover>(&self, from: usize, to: usize) -> Chess {
        let mut next = *self;
        let code = self.code_at(from);
        next.key(M::SIDE, code, from);
        next.key(M::SIDE, code, to);
        next.key(M::Other::SIDE, self.code_at(to), to);
        let keep = !(bit(from) | bit(to));
        let carry = |plane: u64| (plane & keep) | (plane >> from & 1) << to;
        next.x = carry(self.x);
        next.y = carry(self.y);
        next.z = carry(self.z);
        next.w = (self.w & keep) | when(M::SIDE == Side::White, bit(to));
        let king_moves = self.kings() & bit(from) != 0;
        next.pass_turn::<M>(self.rights_after::<M>(king_moves, from, to), 0);
        next
    }

    #[inline(always)]
    fn rights_after<M: Mover>(&self, king_moves: bool, from: usize, to: usize) -> u64 {
        let rights = self.flags & RIGHTS & !(bit(from) | bit(to));
        if king_moves { rights & !M::HOME } else { rights }
    }

    #[inline(always)]
    pub(super) fn double_step<M: Mover>(&self, from: usize, to: usize) -> Chess {
        let mut next = *self;
        next.key(M::SIDE, code(Kind::Pawn), from);
        next.key(M::SIDE, code(Kind::Pawn), to);
        next.clear(bit(from));
        next.put(M::SIDE, code(Kind::Pawn), bit(to));
        let passed = M::back(bit(to));
        let legal = next.has_en_passant::<M::Other>(passed);
        next.pass_turn::<M>(self.flags & RIGHTS, when(legal, passed));
        next
    }

    /// Can `M`, to move now, take en passant on `passed`?
    #[inline(always)]
    pub(super) fn has_en_passant<M: Mover>(&self, passed: u64) -> bool {
        let takers = M::pawn_attackers(passed) & self.pawns() & self.men(M::SIDE);
        squares(takers).any(|from| self.en_passant_is_safe::<M>(from, passed))
    }

    #[inline(always)]
    pub(super) fn promotion<M: Mover>(&self, from: usize, to: usize, kind: Kind) -> Chess {
        let mut next = *self;
        next.key(M::SIDE, code(Kind::Pawn), from);
        next.key(M::SIDE, code(kind), to);
        next.key(M::Other::SIDE, self.code_at(to), to);
        next.clear(bit(from) | bit(to));
        next.put(M::SIDE, code(kind), bit(to));
        next.pass_turn::<M>(self.flags & RIGHTS & !bit(to), 0);
        next
    }

    #[inline(always)]
    pub(super) fn en_passant<M: Mover>(&self, from: usize, to: usize) -> Chess {
        let mut next = *self;
        let taken = M::back(bit(to));
        next.key(M::SIDE, code(Kind::Pawn), from);
        next.key(M::SIDE, code(Kind::Pawn), to);
        next.key(M::Other::SIDE, code(Kind::Pawn), first(taken));
        next.clear(bit(from) | taken);
        next.put(M::SIDE, code(Kind::Pawn), bit(to));
        next.pass_turn::<M>(self.flags & RIGHTS, 0);
        next
    }

    #[inline(always)]
    pub(super) fn castling<M: Mover>(&self, king: usize, rook: usize) -> Chess {
        let mut next = *self;
        let (king_to, rook_to) = castling_targets(king, rook);
        next.key(M::SIDE, code(Kind::King), king);
        next.key(M::SIDE, code(Kind::King), king_to);
        next.key(M::SIDE, code(Kind::Rook), rook);
        next.key(M::SIDE, code(Kind::Rook), rook_to);
        // Both off the board before either comes back: in Chess960 their squares may coincide.
        next.clear(bit(king) | bit(rook));
        next.put(M::SIDE, code(Kind::King), bit(king_to));
        next.put(M::SIDE, code(Kind::Rook), bit(rook_to));
        next.pass_turn::<M>(self.flags & RIGHTS & !M::HOME, 0);
        next
    }

    #[inline(always)]
    fn play_as<M: Mover>(&self, m: Tagged) -> Chess {
        let (from, to) = ends(m);
        match m.tag() {
            tag::NORMAL => self.any_normal::<M>(from, to),
            tag::DOUBLE_STEP => self.double_step::<M>(from, to),
            tag::EN_PASSANT => self.en_passant::<M>(from, to),
            tag::PROMOTION => self.promotion::<M>(from, to, promotion_kind(m)),
            _ => self.castling::<M>(from, castling_rook_square(m)),
        }
    }

    /// Undoes what [`play_as`](Chess::play_as) did to the planes.
    fn unplay_as<M: Mover>(&mut self, m: Tagged, captured: usize) {
        let (from, to) = ends(m);
        let moved = self.code_at(to);
        match m.tag() {
            tag::EN_PASSANT => {
                self.clear(bit(to));
                self.put(M::SIDE, code(Kind::Pawn), bit(from));
                self.put(M::Other::SIDE, code(Kind::Pawn), M::back(bit(to)));
            }
            tag::NORMAL | tag::DOUBLE_STEP | tag::PROMOTION => {
                let was = if m.tag() == tag::PROMOTION { code(Kind::Pawn) } else { moved };
                self.clear(bit(to));
                self.put(M::SIDE, was, bit(from));
                self.put(M::Other::SIDE, captured, when(captured != 0, bit(to)));
            }
            _ => {
                let rook = castling_rook_square(m);
                let (king_to, rook_to) = castling_targets(from, rook);
                self.clear(bit(king_to) | bit(rook_to));
                self.put(M::SIDE, code(Kind::King), bit(from));
                self.put(M::SIDE, code(Kind::Rook), bit(rook));
            }
        }
    }
}

#[inline(always)]
fn ends(m: Tagged) -> (usize, usize) {
    let plain = m.plain();
    (plain.from().index() & 63, plain.to().index() & 63)
}

#[inline(always)]
fn promotion_kind(m: Tagged) -> Kind {
    m.plain().promotion().unwrap_or(Kind::Queen)
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

/// A set as the vocabulary has it.
#[inline(always)]
pub(super) const fn public(set: u64) -> Squares {
    Squares(set as u128)
}

/// The square of that number.
#[inline(always)]
pub(super) const fn square(number: usize) -> Square {
    Square::new(number as u8)
}

impl Position for Chess {
    fn variant(&self) -> Variant {
        if self.is_960() { Variant::Chess960 } else { Variant::Chess }
    }

    #[inline(always)]
    fn side_to_move(&self) -> Side {
        self.mover()
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        if !Variant::Chess.has(square) {
            return None;
        }
        let kind = KINDS[self.code_at(square.index())]?;
        let white = self.w >> square.index() & 1 != 0;
        Some(Piece::new(if white { Side::White } else { Side::Black }, kind))
    }

    fn king(&self, side: Side) -> Square {
        square(first(self.kings() & self.men(side)))
    }

    fn occupied_by(&self, side: Side) -> Squares {
        public(self.men(side))
    }

    #[inline(always)]
    fn hash(&self) -> u64 {
        self.hash
    }

    fn checkers(&self) -> Squares {
        public(as_mover!(self.mover(), M => self.checkers_of::<M>()))
    }

    fn in_check(&self) -> bool {
        as_mover!(self.mover(), M => self.checkers_of::<M>() != 0)
    }

    fn attacked_by(&self, side: Side) -> Squares {
        public(as_mover!(side, M => self.attacked::<M>(self.occupied())))
    }

    fn attackers(&self, square: Square, side: Side) -> Squares {
        if !Variant::Chess.has(square) {
            return Squares::EMPTY;
        }
        public(as_mover!(side, M => self.attackers_of::<M>(square.index(), self.occupied())))
    }

    #[inline]
    fn generate(&self, list: &mut MoveList) {
        as_mover!(self.mover(), M => self.visit::<M, _>(list));
    }

    fn generate_captures(&self, list: &mut MoveList) {
        as_mover!(self.mover(), M => self.visit_captures::<M, _>(list));
    }

    #[inline(always)]
    fn count_moves(&self) -> u32 {
        as_mover!(self.mover(), M => self.count::<M>())
    }

    #[inline(always)]
    fn for_each_child(&self, each: impl FnMut(&Chess)) {
        self.visit_children(each);
    }

    #[inline]
    fn make(&mut self, m: Tagged) -> Undo {
        let (_, to) = ends(m);
        // Castling onto its own rook (Chess960) takes nothing, whatever stands there.
        let captured = if m.tag() < tag::CASTLING { self.code_at(to) as u8 } else { 0 };
        let undo = Undo { hash: self.hash, flags: self.flags, captured };
        *self = self.play(m);
        undo
    }

    #[inline]
    fn unmake(&mut self, m: Tagged, undo: Undo) {
        self.flags = undo.flags;
        self.hash = undo.hash;
        as_mover!(self.mover(), M => self.unplay_as::<M>(m, usize::from(undo.captured)));
    }

    #[inline(always)]
    fn play(&self, m: Tagged) -> Chess {
        as_mover!(self.mover(), M => self.play_as::<M>(m))
    }

    fn captured_square(&self, m: Tagged) -> Option<Square> {
        let (_, to) = ends(m);
        match m.tag() {
            tag::EN_PASSANT => {
                let taken = as_mover!(self.mover(), M => M::back(bit(to)));
                Some(square(first(taken)))
            }
            tag if tag >= tag::CASTLING => None,
            _ if self.code_at(to) != 0 => Some(square(to)),
            _ => None,
        }
    }

    fn castling_rook(&self, m: Tagged) -> Option<(Square, Square)> {
        if m.tag() < tag::CASTLING {
            return None;
        }
        let (king, _) = ends(m);
        let rook = castling_rook_square(m);
        let (_, rook_to) = castling_targets(king, rook);
        Some((square(rook), square(rook_to)))
    }

    fn is_irreversible(&self, m: Tagged) -> bool {
        let (from, _) = ends(m);
        let pawn = self.pawns() & bit(from) != 0;
        let lost_right = (self.flags & !self.play(m).flags) & RIGHTS != 0;
        pawn || lost_right || self.captured_square(m).is_some()
    }

    fn explain(&self, from: Square, to: Square, promotion: Option<Kind>) -> Explanation {
        super::explain::explain(self, from, to, promotion)
    }

    fn explain_piece(&self, from: Square) -> Explanation {
        super::explain::explain_piece(self, from)
    }

    fn read_fen(
        variant: Variant,
        text: &str,
        reading: FenReading,
    ) -> Result<Setup<Chess>, FenError> {
        super::fen::read(variant, text, reading)
    }

    fn write_fen(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        super::fen::write(self, out)
    }

    fn meant_target(&self, from: Square, to: Square) -> Square {
        super::explain::meant_target(self, from, to)
    }
}

impl fmt::Display for Chess {
    /// The first four fields of the FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_fen(f)
    }
}

impl fmt::Debug for Chess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}({self})", self.variant())
    }
}

const _: () = assert!(size_of::<Chess>() == 48);
