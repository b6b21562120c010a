//! A seat: a person, or the opponent with its level, seed and pace.

use super::TableError;
use crate::engine::Level;

/// Who plays a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person, by the hand on the board.
    #[default]
    Person,
    /// The opponent.
    Opponent {
        /// 1 to 10 (see [`Level`]); 0: full strength.
        level: u8,
        /// The same seed plays the same game, at the same pace.
        seed: u64,
        /// How long it takes its time.
        pace: Pace,
    },
}

impl Seat {
    /// Does a person sit there?
    #[must_use]
    pub fn is_person(&self) -> bool {
        *self == Seat::Person
    }

    pub(super) fn check(&self) -> Result<(), TableError> {
        match *self {
            Seat::Opponent { level, .. } if level > Level::MAX => Err(TableError::Level(level)),
            _ => Ok(()),
        }
    }
}

/// How long the opponent takes for a move, at least: nobody likes to play a machine that answers
/// before the hand has left the board. A forced move or a recapture is never slower than quick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Pace {
    /// As soon as it knows its move.
    #[default]
    AtOnce = 0,
    /// One to two seconds.
    Quick = 1,
    /// Two to five seconds.
    Natural = 2,
}

impl Pace {
    /// All of them, in the order of their numbers.
    pub const ALL: [Pace; 3] = [Pace::AtOnce, Pace::Quick, Pace::Natural];
}
