//! A move is a number, and lists of moves.

use core::fmt;
use core::num::NonZeroU32;

use super::{Kind, Square, sort_by_key};

/// More moves than any accepted position has (the most known in chess is 218, in xiangqi fewer
/// than 128): positions with more men than a set can give are refused when they are read, so that
/// this stays a promise.
pub const MAX_MOVES: usize = 256;

/// A move by one number: from | to << 8 | promotion kind << 16. Compare it, hash it, keep it, send
/// it. In chess, castling is the king's own step (e1 to g1); in Chess960 it is the king onto its
/// own rook. 0 is no move and never made by [`Move::new`] of two different squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u32", into = "u32"))]
pub struct Move(NonZeroU32);

/// Set in every [`Move`] so that `None` needs no memory of its own; not part of its number.
const NICHE: u32 = 1 << 31;

impl Move {
    const fn of(number: u32) -> Move {
        match NonZeroU32::new(number | NICHE) {
            Some(marked) => Move(marked),
            None => unreachable!(),
        }
    }

    /// The move from one square to another, with the kind a pawn becomes.
    #[must_use]
    pub const fn new(from: Square, to: Square, promotion: Option<Kind>) -> Move {
        let kind = match promotion {
            Some(kind) => kind.number() as u32,
            None => 0,
        };
        Move::of(from.number() as u32 | (to.number() as u32) << 8 | kind << 16)
    }

    /// The move of that number; `None` for 0 and where bits are set that no move has, or a
    /// promotion kind that does not exist.
    #[must_use]
    pub const fn from_number(number: u32) -> Option<Move> {
        let kind = (number >> 16) as u8;
        if number == 0 || number >> 20 != 0 || (kind != 0 && Kind::from_number(kind).is_none()) {
            return None;
        }
        Some(Move::of(number))
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0.get() & !NICHE
    }

    /// The square it starts from.
    #[must_use]
    pub const fn from(self) -> Square {
        Square::new(self.number() as u8)
    }

    /// The square it goes to (Chess960 castling: the rook's square).
    #[must_use]
    pub const fn to(self) -> Square {
        Square::new((self.number() >> 8) as u8)
    }

    /// The kind a pawn becomes.
    #[must_use]
    pub const fn promotion(self) -> Option<Kind> {
        Kind::from_number((self.number() >> 16) as u8)
    }

    /// The key of the public order: by from, then to, then promotion.
    const fn order(self) -> u32 {
        let number = self.number();
        (number & 0xFF) << 24 | (number & 0xFF00) << 8 | number >> 16
    }
}

/// A legal move together with what its generator knew about it (in chess: is it castling, en
/// passant, a double step; in xiangqi: which man of the list moves). Making it needs no look-up.
/// It is good only in the position that generated it; [`Position::tag`](super::Position::tag)
/// makes one of any legal [`Move`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tagged(u32);

impl Tagged {
    /// No move of any position.
    #[cfg(feature = "files")] // whose trees have room for moves that are none
    pub(crate) const NONE: Tagged = Tagged(0);

    /// Squares, promotion number and the game's own tag (0..=255).
    #[inline(always)]
    pub(super) const fn new(from: u32, to: u32, promotion: u32, tag: u32) -> Tagged {
        Tagged(from | to << 8 | promotion << 16 | tag << 24)
    }

    /// The move without its tag.
    #[inline(always)]
    #[must_use]
    pub const fn plain(self) -> Move {
        Move::of(self.0 & 0xF_FFFF)
    }

    #[inline(always)]
    pub(super) const fn tag(self) -> u32 {
        self.0 >> 24
    }
}

/// A list of legal moves with room for any position.
///
/// ```
/// use duiyi::rules::{Chess, Position};
/// let moves = Chess::START.legal_moves();
/// assert_eq!(moves.len(), 20);
/// ```
#[derive(Clone, Copy)]
pub struct MoveList {
    moves: [Tagged; MAX_MOVES],
    len: usize,
}

impl MoveList {
    /// An empty list.
    #[must_use]
    pub const fn new() -> MoveList {
        MoveList { moves: [Tagged(0); MAX_MOVES], len: 0 }
    }

    /// Forgets all moves.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a move. The bound of the list is a promise of the positions (see [`MAX_MOVES`]); the
    /// mask only spares the check of it.
    #[inline(always)]
    pub(super) fn push(&mut self, m: Tagged) {
        self.moves[self.len & (MAX_MOVES - 1)] = m;
        self.len += 1;
    }

    /// The moves as the generator left them.
    #[inline(always)]
    #[must_use]
    pub fn tagged(&self) -> &[Tagged] {
        &self.moves[..self.len.min(MAX_MOVES)]
    }

    /// The moves, without tags.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.tagged().iter().map(|m| m.plain())
    }

    /// How many.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// None at all?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Is `m` in the list?
    #[must_use]
    pub fn contains(&self, m: Move) -> bool {
        self.iter().any(|other| other == m)
    }

    /// Keeps the moves that `wanted` answers with true, in their order.
    #[cfg(feature = "alloc")] // only games leave legal moves out
    pub(crate) fn retain(&mut self, mut wanted: impl FnMut(Tagged) -> bool) {
        let mut kept = 0;
        for place in 0..self.len.min(MAX_MOVES) {
            if wanted(self.moves[place]) {
                self.moves[kept] = self.moves[place];
                kept += 1;
            }
        }
        self.len = kept;
    }

    /// Puts the list into the public order: by from, then to, then promotion.
    pub fn sort(&mut self) {
        let len = self.len.min(MAX_MOVES);
        sort_by_key(&mut self.moves[..len], |m| m.plain().order());
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}
