//! How much time the players have: what the host asks for.

/// At most so many stages in a time control.
pub const MAX_STAGES: usize = 4;

/// One stage of a time control. All times are milliseconds; 0 leaves a thing out, and everything
/// that is not 0 works together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stage {
    /// So many moves of the player, then the next stage begins; 0: the rest of the game. The last
    /// stage begins again when its moves are made.
    pub moves: u16,
    /// Time for all of the stage. What was left of the stage before is added.
    pub main_ms: u32,
    /// Added after each move (Fischer).
    pub increment_ms: u32,
    /// Each move costs nothing for so long (US delay).
    pub delay_ms: u32,
    /// When the main time is gone, each move has so much time anew...
    pub byoyomi_ms: u32,
    /// ... and so often it may be exceeded, the last time by losing.
    pub periods: u16,
}

/// The time of one player.
///
/// ```
/// use duiyi::game::{Stage, TimeControl};
/// let blitz = TimeControl::fischer(3 * 60_000, 2_000);
/// let stages = [
///     Stage { moves: 40, main_ms: 90 * 60_000, increment_ms: 30_000, ..Stage::default() },
///     Stage { main_ms: 30 * 60_000, increment_ms: 30_000, ..Stage::default() },
/// ];
/// assert_eq!(TimeControl::new(&stages).map(|control| control.stages().len()), Some(2));
/// assert_eq!(blitz.stages().len(), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    stages: [Stage; MAX_STAGES],
    len: u8,
}

impl TimeControl {
    /// A time control of one to [`MAX_STAGES`] stages. `None` if there are more or fewer, or if a
    /// stage follows one for the rest of the game.
    #[must_use]
    pub fn new(stages: &[Stage]) -> Option<TimeControl> {
        let (_, before) = stages.split_last()?;
        if stages.len() > MAX_STAGES || before.iter().any(|stage| stage.moves == 0) {
            return None;
        }
        let mut control = TimeControl { stages: [Stage::default(); MAX_STAGES], len: 0 };
        control.stages[..stages.len()].copy_from_slice(stages);
        control.len = stages.len() as u8;
        Some(control)
    }

    /// One stage for the whole game.
    #[must_use]
    pub fn of(stage: Stage) -> TimeControl {
        let mut stages = [Stage::default(); MAX_STAGES];
        stages[0] = stage;
        TimeControl { stages, len: 1 }
    }

    /// So much time for the whole game.
    #[must_use]
    pub fn sudden_death(main_ms: u32) -> TimeControl {
        TimeControl::of(Stage { main_ms, ..Stage::default() })
    }

    /// Time for the game, and more after each move.
    #[must_use]
    pub fn fischer(main_ms: u32, increment_ms: u32) -> TimeControl {
        TimeControl::of(Stage { main_ms, increment_ms, ..Stage::default() })
    }

    /// Time for the game, and each move free for so long.
    #[must_use]
    pub fn delay(main_ms: u32, delay_ms: u32) -> TimeControl {
        TimeControl::of(Stage { main_ms, delay_ms, ..Stage::default() })
    }

    /// Time for the game, then periods of so much time for each move.
    #[must_use]
    pub fn byoyomi(main_ms: u32, byoyomi_ms: u32, periods: u16) -> TimeControl {
        TimeControl::of(Stage { main_ms, byoyomi_ms, periods, ..Stage::default() })
    }

    /// The stages.
    #[must_use]
    pub fn stages(&self) -> &[Stage] {
        &self.stages[..usize::from(self.len)]
    }

    /// The stage of that number; after the last one it comes again.
    pub(super) fn stage(&self, number: u8) -> &Stage {
        &self.stages[usize::from(self.last().min(number))]
    }

    /// The number of the last stage.
    pub(super) fn last(&self) -> u8 {
        self.len - 1
    }
}

/// The clock of a game: a time control for each side, white's (red's) first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockOptions {
    /// `[side]`: they may differ.
    pub control: [TimeControl; 2],
    /// When all the time that a side has left falls to this, the host is told; 0: never.
    pub low_ms: u32,
}

impl ClockOptions {
    /// The same time for both, and a warning when ten seconds are left.
    #[must_use]
    pub fn both(control: TimeControl) -> ClockOptions {
        ClockOptions { control: [control; 2], low_ms: 10_000 }
    }
}
