//! Section 3 of the header: how much time the players have.

use super::failure::Failure;
use super::growing::{Growing, growing};
use crate::game::{ClockOptions, MAX_STAGES, Stage, TimeControl};

/// Stages of a time control at most.
pub const DUIYI_CLOCK_STAGES_MAX: usize = 4;

const _: () = assert!(DUIYI_CLOCK_STAGES_MAX == MAX_STAGES);

/// One stage of a time control. Times are milliseconds; 0 leaves a thing out, and everything that
/// is not 0 works together. So a stage with main_ms alone is sudden death, one with increment_ms
/// Fischer's, with byoyomi_ms and periods Japanese. This struct never grows.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct duiyi_clock_stage {
    /// Time for all of the stage. What was left of the stage before is added.
    pub main_ms: u32,
    /// Added after each move (Fischer).
    pub increment_ms: u32,
    /// Each move costs nothing for so long (US delay).
    pub delay_ms: u32,
    /// When the main time is gone, each move has so much time anew...
    pub byoyomi_ms: u32,
    /// So many moves of the player, then the next stage begins; 0: the rest of the game. The last
    /// stage begins again when its moves are made.
    pub moves: u16,
    /// ... and byoyomi_ms may be exceeded so often, the last time by losing.
    pub periods: u16,
}

impl From<&Stage> for duiyi_clock_stage {
    fn from(stage: &Stage) -> duiyi_clock_stage {
        let &Stage { moves, main_ms, increment_ms, delay_ms, byoyomi_ms, periods } = stage;
        duiyi_clock_stage { main_ms, increment_ms, delay_ms, byoyomi_ms, moves, periods }
    }
}

impl From<&duiyi_clock_stage> for Stage {
    fn from(stage: &duiyi_clock_stage) -> Stage {
        let &duiyi_clock_stage { main_ms, increment_ms, delay_ms, byoyomi_ms, moves, periods } =
            stage;
        Stage { moves, main_ms, increment_ms, delay_ms, byoyomi_ms, periods }
    }
}

/// The clock of a game: a time control for each side.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_clock_options {
    /// sizeof(duiyi_clock_options).
    pub struct_size: u32,
    /// When all the time that a side has left falls to this, DUIYI_EVENT_CLOCK_LOW tells; 0: never.
    pub low_ms: u32,
    /// How many stages each side has, white's (red's) first: 1 to DUIYI_CLOCK_STAGES_MAX.
    /// stage_count[1] may be 0: black has the stages of white.
    pub stage_count: [u32; 2],
    /// The stages of each side, white's (red's) first. Those beyond its stage_count do not count.
    pub stages: [[duiyi_clock_stage; DUIYI_CLOCK_STAGES_MAX]; 2],
}

growing!(duiyi_clock_options up to stages);

impl duiyi_clock_options {
    pub(super) fn read(&self) -> Result<ClockOptions, Failure> {
        let white = self.control(0)?;
        let black = if self.stage_count[1] == 0 { white } else { self.control(1)? };
        Ok(ClockOptions { control: [white, black], low_ms: self.low_ms })
    }

    fn control(&self, side: usize) -> Result<TimeControl, Failure> {
        const NONE: Failure = Failure::Value("a time control has 1 to 4 stages, the last one open");
        let stages = self.stages[side].each_ref().map(Stage::from);
        let count = self.stage_count[side] as usize;
        TimeControl::new(stages.get(..count).ok_or(NONE)?).ok_or(NONE)
    }
}

impl From<&ClockOptions> for duiyi_clock_options {
    fn from(options: &ClockOptions) -> duiyi_clock_options {
        let mut told = duiyi_clock_options::zeroed();
        told.low_ms = options.low_ms;
        for (side, control) in options.control.iter().enumerate() {
            told.stage_count[side] = control.stages().len() as u32;
            for (place, stage) in told.stages[side].iter_mut().zip(control.stages()) {
                *place = stage.into();
            }
        }
        told
    }
}
