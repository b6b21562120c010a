//! What a score card counts, and under what headings.

use alloc::string::String;

use crate::rules::Variant;

/// No count of points goes beyond this: the greatest whole number that JavaScript reads rightly.
pub const MAX_POINTS: u64 = (1 << 53) - 1;

/// What kind of game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Category<'t> {
    /// Which game.
    pub variant: Variant,
    /// A word of the host's: "opponent", "friend", "blitz".
    pub mode: &'t str,
    /// The opponent's level; 0 where there is none.
    pub level: u8,
}

/// Which categories are asked for; `None` lets all through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Filter<'t> {
    /// Only this game.
    pub variant: Option<Variant>,
    /// Only this mode.
    pub mode: Option<&'t str>,
    /// Only this level.
    pub level: Option<u8>,
}

impl Filter<'_> {
    /// All games.
    pub const ALL: Filter<'static> = Filter { variant: None, mode: None, level: None };

    pub(super) fn lets_through(&self, row: &Row) -> bool {
        self.variant.is_none_or(|variant| variant == row.variant)
            && self.mode.is_none_or(|mode| mode == row.mode)
            && self.level.is_none_or(|level| level == row.level)
    }
}

/// The points of a game: all numbers are the host's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stakes {
    /// What a game costs.
    pub stake: u64,
    /// What a win pays.
    pub win: u64,
    /// What a draw pays.
    pub draw: u64,
    /// What a player is given who has nothing left.
    pub relief: u64,
}

impl Stakes {
    /// No points.
    pub const NONE: Stakes = Stakes { stake: 0, win: 0, draw: 0, relief: 0 };
}

/// Ended games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Won.
    pub wins: u32,
    /// Lost.
    pub losses: u32,
    /// Drawn.
    pub draws: u32,
}

impl Tally {
    pub(super) const WIN: Tally = Tally { wins: 1, losses: 0, draws: 0 };
    pub(super) const LOSS: Tally = Tally { wins: 0, losses: 1, draws: 0 };
    pub(super) const DRAW: Tally = Tally { wins: 0, losses: 0, draws: 1 };

    pub(super) fn plus(self, other: Tally) -> Tally {
        Tally {
            wins: self.wins.saturating_add(other.wins),
            losses: self.losses.saturating_add(other.losses),
            draws: self.draws.saturating_add(other.draws),
        }
    }
}

/// Counts that only ever grow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    pub(super) tally: Tally,
    pub(super) earned: u64,
    pub(super) spent: u64,
}

impl Counts {
    pub(super) fn add(&mut self, more: Counts) {
        self.tally = self.tally.plus(more.tally);
        self.earned = self.earned.saturating_add(more.earned).min(MAX_POINTS);
        self.spent = self.spent.saturating_add(more.spent).min(MAX_POINTS);
    }

    /// Of two states of the same counts the later one is the greater.
    pub(super) fn raise_to(&mut self, other: Counts) {
        let (own, others) = (&mut self.tally, other.tally);
        own.wins = own.wins.max(others.wins);
        own.losses = own.losses.max(others.losses);
        own.draws = own.draws.max(others.draws);
        self.earned = self.earned.max(other.earned);
        self.spent = self.spent.max(other.spent);
    }
}

/// What one device has counted in one category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) device: String,
    pub(super) variant: Variant,
    pub(super) mode: String,
    pub(super) level: u8,
    pub(super) counts: Counts,
}

impl Row {
    pub(super) fn new(device: String, category: Category<'_>) -> Row {
        let Category { variant, mode, level } = category;
        Row { device, variant, mode: String::from(mode), level, counts: Counts::default() }
    }

    pub(super) fn category(&self) -> Category<'_> {
        Category { variant: self.variant, mode: &self.mode, level: self.level }
    }

    pub(super) fn key(&self) -> (&str, u32, &str, u8) {
        key(&self.device, self.category())
    }
}

/// By what rows are told apart and sorted.
pub(super) fn key<'t>(device: &'t str, category: Category<'t>) -> (&'t str, u32, &'t str, u8) {
    (device, category.variant as u32, category.mode, category.level)
}
