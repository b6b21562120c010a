//! Section 11 of the header: who sits at a table.

use super::engine::duiyi_engine_options;
use super::failure::Failure;
use super::growing::{self, growing, unused};
use super::limits::read_level;
use super::values::*;
use crate::engine::Engine;
use crate::table::{Seat, TableOptions};

/// Who plays a side. All zero: a person. This struct never grows.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct duiyi_seat {
    /// DUIYI_SEAT_PERSON or DUIYI_SEAT_OPPONENT; of a person all else is zero.
    pub kind: duiyi_seat_kind,
    /// The opponent's level, DUIYI_LEVEL_MIN to DUIYI_LEVEL_MAX, or DUIYI_LEVEL_FULL.
    pub level: u32,
    /// How long it takes for a move.
    pub pace: duiyi_pace,
    /// Zero.
    pub pad: u32,
    /// The same seed plays the same game, at the same pace.
    pub seed: u64,
}

impl duiyi_seat {
    pub(super) fn read(&self) -> Result<Seat, Failure> {
        unused(&[self.pad.into()])?;
        match self.kind {
            DUIYI_SEAT_PERSON => {
                unused(&[self.level.into(), self.pace.into(), self.seed])?;
                Ok(Seat::Person)
            }
            DUIYI_SEAT_OPPONENT => Ok(Seat::Opponent {
                level: read_level(self.level)?,
                seed: self.seed,
                pace: read_pace(self.pace)?,
            }),
            _ => Err(Failure::Value("no such kind of seat")),
        }
    }
}

impl From<Seat> for duiyi_seat {
    fn from(seat: Seat) -> duiyi_seat {
        match seat {
            Seat::Person => {
                duiyi_seat { kind: DUIYI_SEAT_PERSON, level: 0, pace: 0, pad: 0, seed: 0 }
            }
            Seat::Opponent { level, seed, pace } => duiyi_seat {
                kind: DUIYI_SEAT_OPPONENT,
                level: level.into(),
                pace: pace as duiyi_pace,
                pad: 0,
                seed,
            },
        }
    }
}

/// Persons have no hints at all.
pub const DUIYI_TABLE_NO_HINTS: u32 = 0x1;
/// In `hints`, and in view.hints_left: as many as one likes; more than any number of hints.
pub const DUIYI_HINTS_UNLIMITED: u32 = 0x1_0000;

/// Who sits at a table, and what they may ask for. All zero but struct_size: two persons, three hints,
/// each promotion is asked for, an engine of about 8.1 MiB.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_table_options {
    /// sizeof(duiyi_table_options).
    pub struct_size: u32,
    /// DUIYI_TABLE_NO_HINTS and so on.
    pub flags: u32,
    /// White's (red's) first.
    pub seats: [duiyi_seat; 2],
    /// Hints that persons may have in a game, up to 65,535; 0: three; DUIYI_HINTS_UNLIMITED: no limit.
    pub hints: u32,
    /// What pawns become without being asked: queen, rook, bishop or knight; DUIYI_KIND_NONE: each time
    /// it is asked for.
    pub promotion: duiyi_kind,
    /// Zero.
    pub pad: [u8; 3],
    /// The memory of the engine; NULL: the default. The call copies it.
    pub engine: *const duiyi_engine_options,
    /// Zero.
    pub pad_2: usize,
    /// Zero.
    pub reserved: [u64; 4],
}

growing!(duiyi_table_options up to reserved);

impl duiyi_table_options {
    /// The options, and the engine that they ask for.
    ///
    /// # Safety
    /// `engine` is what contract 7 says.
    pub(super) unsafe fn read(&self) -> Result<(TableOptions, Engine<'static>), Failure> {
        unused(&self.reserved)?;
        unused(&[self.pad_2 as u64])?;
        unused(&self.pad.map(u64::from))?;
        if self.flags & !DUIYI_TABLE_NO_HINTS != 0 {
            return Err(Failure::Unsupported("a flag that this library does not know is set"));
        }
        let (usual, none) = (TableOptions::default(), self.flags & DUIYI_TABLE_NO_HINTS != 0);
        let options = TableOptions {
            seats: [self.seats[0].read()?, self.seats[1].read()?],
            hints: match self.hints {
                0 if none => Some(0),
                _ if none => return Err(Failure::Value("hints, and DUIYI_TABLE_NO_HINTS")),
                0 => usual.hints,
                DUIYI_HINTS_UNLIMITED => None,
                hints => {
                    Some(u16::try_from(hints).map_err(|_| Failure::Value("hints is too large"))?)
                }
            },
            promotion: read_kind(self.promotion)?,
            engine: usual.engine,
        };
        // SAFETY: so promises the caller of this function.
        let engine = unsafe { growing::read(self.engine)?.engine()? };
        Ok((options, engine))
    }
}
