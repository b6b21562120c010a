//! What the game remembers of a move, and tells a view about it.

use crate::rules::{Kind, Move, Piece, Side, Square, Tagged, Undo, Verdict};

/// All that a board view needs to animate a move, to choose its sound and to write its list entry;
/// the same, read backwards, animates taking it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveInfo {
    /// The move.
    pub played: Move,
    /// What kind of move it was.
    pub flags: MoveFlags,
    /// 1 for the first move of the game.
    pub ply: u32,
    /// Who moved.
    pub side: Side,
    /// The piece as it stood on the first square.
    pub piece: Piece,
    /// The piece as it stands afterwards: another kind after a promotion.
    pub placed: Piece,
    /// What was taken.
    pub captured: Option<Piece>,
    /// Where it stood: not the target, en passant.
    pub captured_square: Option<Square>,
    /// Where the moved piece stands afterwards: not `played.to()` where Chess960 castles.
    pub landed: Square,
    /// The rook's way, castling.
    pub rook: Option<(Square, Square)>,
}

/// A set of properties of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveFlags(pub u32);

impl MoveFlags {
    /// Something was taken.
    pub const CAPTURE: MoveFlags = MoveFlags(0x0001);
    /// It gives check.
    pub const CHECK: MoveFlags = MoveFlags(0x0002);
    /// It is checkmate.
    pub const MATE: MoveFlags = MoveFlags(0x0004);
    /// Castling to the h side.
    pub const CASTLE_SHORT: MoveFlags = MoveFlags(0x0008);
    /// Castling to the a side.
    pub const CASTLE_LONG: MoveFlags = MoveFlags(0x0010);
    /// En passant.
    pub const EN_PASSANT: MoveFlags = MoveFlags(0x0020);
    /// A pawn became something else.
    pub const PROMOTES: MoveFlags = MoveFlags(0x0040);
    /// No position before it can come again.
    pub const IRREVERSIBLE: MoveFlags = MoveFlags(0x0080);
    /// The game ended with it, for whatever reason.
    pub const ENDS_GAME: MoveFlags = MoveFlags(0x0100);

    /// Is every property of `other` in this set?
    #[must_use]
    pub const fn has(self, other: MoveFlags) -> bool {
        self.0 & other.0 == other.0
    }

    /// This set, with `other` if `condition` holds.
    #[must_use]
    pub const fn with_if(self, condition: bool, other: MoveFlags) -> MoveFlags {
        if condition { MoveFlags(self.0 | other.0) } else { self }
    }
}

impl MoveInfo {
    /// Does the move reset the count of plies without progress? A capture does; in chess a pawn
    /// move does too (FIDE 9.3), in xiangqi a soldier's move does not.
    #[must_use]
    pub fn is_progress(&self) -> bool {
        self.captured.is_some() || self.piece.kind == Kind::Pawn
    }

    /// Plies without progress after the move, from those before it.
    pub(super) fn no_progress_after(&self, before: u16) -> u16 {
        if self.is_progress() { 0 } else { before.saturating_add(1) }
    }
}

/// One played move: what a view may know, and what takes it back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    pub info: MoveInfo,
    pub tagged: Tagged,
    pub undo: Undo,
    /// Plies without progress before the move.
    pub no_progress: u16,
    /// Hash of start and moves before the move.
    pub game_hash: u64,
    /// What stood beside the board when the move was made.
    pub beside: Beside,
}

/// What stands beside the board at a ply. As the game leaves the ply, so it finds it again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Beside {
    /// An end that did not come from a move.
    pub end: Option<Verdict>,
    /// Whose draw offer stands.
    pub offer: Option<Side>,
    /// The clock ran when the move was made.
    pub timed: bool,
    /// Time that the clock ran for the side to move, in milliseconds.
    pub spent_ms: u32,
}

impl Beside {
    /// As it is once `side` has moved: its own offer stands, the other side's is declined.
    pub(super) fn after_move_of(&self, side: Side) -> Beside {
        Beside { offer: self.offer.filter(|&by| by == side), ..Beside::default() }
    }
}
