//! What a search has to say, at any moment.

use crate::rules::Move;

/// How a search stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u32)]
pub enum State {
    /// None was begun.
    #[default]
    Idle = 0,
    /// There is more to search: step on.
    Running = 1,
    /// It came to its end.
    Done = 2,
    /// It was stopped; the best move so far is still there.
    Stopped = 3,
}

/// What the search thinks of the root, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn (in xiangqi: of a soldier on its own bank).
    Centipawns(i32),
    /// The side to move mates in so many moves; negative: it is mated in so many; 0: it has lost
    /// already.
    Mate(i32),
}

/// The longest principal variation that is kept.
pub const MAX_LINE: usize = 24;

/// A few moves in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    moves: [Option<Move>; MAX_LINE],
    len: usize,
}

impl Line {
    /// No move.
    pub const EMPTY: Line = Line { moves: [None; MAX_LINE], len: 0 };

    /// Forgets the moves. (It leaves them where they are: the search does this at every node.)
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// One move.
    #[must_use]
    pub(super) fn of(m: Move) -> Line {
        Line::EMPTY.after(m)
    }

    /// This line with `m` before it; what grows beyond [`MAX_LINE`] is dropped.
    #[must_use]
    pub(super) fn after(&self, m: Move) -> Line {
        let len = (self.len + 1).min(MAX_LINE);
        let mut moves = [None; MAX_LINE];
        moves[0] = Some(m);
        moves[1..len].copy_from_slice(&self.moves[..len - 1]);
        Line { moves, len }
    }

    /// The moves.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves[..self.len].iter().flatten().copied()
    }

    /// How many.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// None at all?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The move at a place, counted from 0.
    #[must_use]
    pub fn get(&self, place: usize) -> Option<Move> {
        self.moves[..self.len].get(place).copied().flatten()
    }
}

/// One of the best moves, and what comes of it: see [`Limits::lines`](super::Limits::lines).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankedLine {
    /// What the search thinks of the root if this line is played, for the side to move there.
    pub score: Score,
    /// To how many plies it was searched.
    pub depth: u32,
    /// The line for both sides, beginning with the move; never empty.
    pub line: Line,
}

impl RankedLine {
    /// No line: to fill memory with.
    pub const EMPTY: RankedLine =
        RankedLine { score: Score::Centipawns(0), depth: 0, line: Line::EMPTY };
}

/// What a search has found so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// How it stands.
    pub state: State,
    /// Positions searched.
    pub nodes: u64,
    /// Plies searched to the end. (Best move and score may already come from the next depth.)
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub selective_depth: u32,
    /// How much of the node or depth limit is used up, in thousandths: a progress bar that never
    /// goes back.
    pub permille: u32,
    /// What it thinks of the root; `None` before the first move was searched.
    pub score: Option<Score>,
    /// The best move so far: always there if the root has a legal move.
    pub best: Option<Move>,
    /// The answer it expects.
    pub ponder: Option<Move>,
    /// The best line for both sides, beginning with `best`.
    pub line: Line,
    /// Hash of the position that was searched.
    pub root_hash: u64,
    /// [`Limits::game_hash`](super::Limits::game_hash), given back.
    pub game_hash: u64,
}

impl Report {
    /// Before any search.
    pub(super) const IDLE: Report = Report {
        state: State::Idle,
        nodes: 0,
        depth: 0,
        selective_depth: 0,
        permille: 0,
        score: None,
        best: None,
        ponder: None,
        line: Line::EMPTY,
        root_hash: 0,
        game_hash: 0,
    };

    /// Takes the best line over.
    pub(super) fn tell(&mut self, best: &RankedLine) {
        self.score = Some(best.score);
        self.line = best.line;
        self.best = best.line.get(0);
        self.ponder = best.line.get(1);
    }
}
