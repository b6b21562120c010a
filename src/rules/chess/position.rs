//! What is on the board and who moves.

use core::fmt;

use super::bits::{RANK_1, RANK_2, RANK_3, RANK_6, RANK_7, RANK_8, bit, first};
use super::exchange::Exchange;
use super::generate::Part;
use super::keys;
use super::make::{castling_rook_square, castling_targets, ends, tag};
use super::mover::{Mover, as_mover};
use crate::rules::{
    Explanation, FenError, FenReading, Kind, Move, MoveList, MoveText, MoveTextError, Notation,
    Piece, Position, Setup, Side, Square, Squares, Tagged, Undo, Variant, exchange,
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
#[derive(Clone, Copy)]
pub struct Chess {
    pub(super) x: u64,
    pub(super) y: u64,
    pub(super) z: u64,
    /// White's men.
    pub(super) w: u64,
    /// On ranks 1 and 8 the rooks that may still castle (so a rook that leaves, or is taken, loses
    /// its right by itself, and Chess960 costs nothing); on ranks 3 and 6 the en passant square,
    /// only while such a capture is legal; on ranks 2 and 7 what [`DOUBLE_STEP`] says; and two
    /// single bits: [`BLACK_MOVES`], [`CHESS960`].
    pub(super) flags: u64,
    pub(super) hash: u64,
}

/// Castling rooks in the flags.
pub(super) const RIGHTS: u64 = RANK_1 | RANK_8;
/// The en passant square in the flags.
pub(super) const EN_PASSANT: u64 = RANK_3 | RANK_6;
/// In the flags, where the last move was a double step that cannot be answered en passant, the
/// square it came from. This is no part of the position (neither of its hash nor of its FEN, and
/// equal positions may differ in it): it only lets `explain` say of a pawn that stands ready that it
/// is pinned, instead of that it comes too late.
pub(super) const DOUBLE_STEP: u64 = RANK_2 | RANK_7;
/// The flag that black is to move (a4: no castling rook and no en passant square is there).
pub(super) const BLACK_MOVES: u64 = 1 << 24;
/// The flag of the variant Chess960 (a5).
pub(super) const CHESS960: u64 = 1 << 32;

// The codes of the men in the planes.
pub(super) const NONE: usize = 0;
pub(super) const BISHOP: usize = 1;
pub(super) const ROOK: usize = 2;
pub(super) const QUEEN: usize = 3;
pub(super) const PAWN: usize = 4;
pub(super) const KNIGHT: usize = 5;
pub(super) const KING: usize = 6;

/// The code of a kind.
pub(super) const fn code(kind: Kind) -> usize {
    match kind {
        Kind::Bishop => BISHOP,
        Kind::Rook => ROOK,
        Kind::Queen => QUEEN,
        Kind::Pawn => PAWN,
        Kind::Knight => KNIGHT,
        Kind::King => KING,
        _ => NONE,
    }
}

/// The kind of a code.
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

/// By code: all bits for each of the planes `x`, `y`, `z` that holds the man, and for the king, who
/// ends his side's castling by moving, [`RIGHTS`]. (Laid on a set by one operation each: what
/// would be computed from a code that only the move knows, takes three.)
pub(super) const SPREAD: [[u64; 4]; 8] = {
    let mut table = [[0; 4]; 8];
    let mut code = 0;
    while code < 8 {
        table[code] = [
            when(code & 1 != 0, !0),
            when(code & 2 != 0, !0),
            when(code & 4 != 0, !0),
            when(code == KING, RIGHTS),
        ];
        code += 1;
    }
    table
};

/// All bits of `set`, or none.
#[inline(always)]
pub(super) const fn when(condition: bool, set: u64) -> u64 {
    (condition as u64).wrapping_neg() & set
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

    /// The men of one kind.
    pub(super) fn men_of(&self, side: Side, kind: Kind) -> u64 {
        let code = code(kind);
        let plane = |plane: u64, bit: usize| if code & bit != 0 { plane } else { !plane };
        plane(self.x, 1) & plane(self.y, 2) & plane(self.z, 4) & self.men(side)
    }

    #[inline(always)]
    pub(super) fn men(&self, side: Side) -> u64 {
        match side {
            Side::White => self.w,
            Side::Black => self.occupied() ^ self.w,
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
        let [x, y, z, _] = SPREAD[code & 7];
        self.x |= x & set;
        self.y |= y & set;
        self.z |= z & set;
        self.w |= when(matches!(side, Side::White), set);
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
            self.hash ^= keys::man(black, self.code_at(square), square);
            square += 1;
        }
        self
    }
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

    fn generate(&self, list: &mut MoveList) {
        as_mover!(self.mover(), M => self.list::<M>(list, Part::All));
    }

    fn generate_captures(&self, list: &mut MoveList) {
        as_mover!(self.mover(), M => self.list::<M>(list, Part::Captures));
    }

    fn generate_quiets(&self, list: &mut MoveList) {
        as_mover!(self.mover(), M => self.list::<M>(list, Part::Quiets));
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
        let undo = self.undo_of(m);
        as_mover!(self.mover(), M => self.make_as::<M>(m));
        undo
    }

    #[inline]
    fn unmake(&mut self, m: Tagged, undo: Undo) {
        as_mover!(self.mover().other(), M => self.unmake_as::<M>(m, undo));
    }

    #[inline(always)]
    fn play(&self, m: Tagged) -> Chess {
        let mut after = *self;
        as_mover!(self.mover(), M => after.make_as::<M>(m));
        after
    }

    fn pass(&self) -> Chess {
        let mut after = *self;
        as_mover!(self.mover(), M => after.pass_turn::<M>(0, 0));
        after
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

    fn gives_check(&self, m: Tagged) -> bool {
        as_mover!(self.mover(), M => self.checks_with::<M>(m))
    }

    fn exchange(&self, m: Tagged) -> i32 {
        exchange::worth(Exchange::of(self, m))
    }

    fn exchange_reaches(&self, m: Tagged, least: i32) -> bool {
        exchange::reaches(Exchange::of(self, m), least)
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

    fn read_native(&self, text: &str) -> Result<Move, MoveTextError> {
        super::read::read(self, text)
    }

    fn read_tagged(&self, text: &str, notation: Notation) -> Result<Tagged, MoveTextError> {
        super::usual::read(self, text, notation)
    }

    fn write_native(&self, m: Tagged, notation: Notation) -> MoveText {
        self.text_of(m, notation)
    }
}

impl PartialEq for Chess {
    fn eq(&self, other: &Chess) -> bool {
        let men = |p: &Chess| [p.x, p.y, p.z, p.w];
        self.hash == other.hash
            && men(self) == men(other)
            && (self.flags ^ other.flags) & !DOUBLE_STEP == 0
    }
}

impl Eq for Chess {}

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
