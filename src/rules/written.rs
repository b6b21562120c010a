//! The written form of positions and moves, for serde. The plain values carry their derives
//! themselves: a side, a kind and a variant are written by name, a square and a move as a number.

use alloc::string::{String, ToString};

use serde::{Deserialize, Serialize};

use super::{AnyPosition, FenError, FenReading, Move, Position, Setup, Variant};

/// A position with its counters as it is written: which game, and its FEN. Reading one checks it
/// as any FEN is checked.
///
/// ```
/// use duiyi::rules::{AnyPosition, Position, Setup, Variant, Written};
/// let start = Setup { position: AnyPosition::start(Variant::Xiangqi), no_progress: 0, full_move: 1 };
/// let text = serde_json::to_string(&Written::from(start))?;
/// assert!(text.starts_with(r#"{"variant":"xiangqi","fen":"rnbakabnr/"#));
/// let read: Written = serde_json::from_str(&text)?;
/// assert_eq!(Setup::try_from(read)?, start);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// Which game.
    pub variant: Variant,
    /// The FEN, six fields.
    pub fen: String,
}

impl From<Setup<AnyPosition>> for Written {
    fn from(setup: Setup<AnyPosition>) -> Written {
        Written { variant: setup.position.variant(), fen: setup.to_string() }
    }
}

impl TryFrom<Written> for Setup<AnyPosition> {
    type Error = FenError;

    /// Reads the FEN, arrangements included: what could be written can be read.
    fn try_from(written: Written) -> Result<Self, FenError> {
        let reading = FenReading { arrangement: true, ..FenReading::default() };
        AnyPosition::read_fen(written.variant, &written.fen, reading)
    }
}

impl From<Move> for u32 {
    fn from(m: Move) -> u32 {
        m.number()
    }
}

impl TryFrom<u32> for Move {
    type Error = &'static str;

    fn try_from(number: u32) -> Result<Move, Self::Error> {
        Move::from_number(number).ok_or("this number is no move")
    }
}
