//! How a game begins.

use thiserror::Error;

use super::{Actions, ClockOptions};
use crate::rules::{AnyPosition, Chess, FenError, FenReading, Position, RuleSet, Setup, Variant};

/// How a game begins. The default is chess from its usual start.
#[derive(Clone, Copy, Debug)]
pub struct GameOptions<'t> {
    /// Which game.
    pub variant: Variant,
    /// The rules it is judged by; `None`: [`RuleSet::default_of`] the variant.
    pub rules: Option<RuleSet>,
    /// The position it starts from; `None`: the usual start.
    pub start_fen: Option<&'t str>,
    /// How strictly `start_fen` is read.
    pub reading: FenReading,
    /// Number of the Chess960 start, 0..=959, only with [`Variant::Chess960`] and no `start_fen`;
    /// `None`: 518, the usual start of chess.
    pub chess960_index: Option<u16>,
    /// Moves that would lose by completing a repetition are left out of the legal ones, unless all
    /// are such moves.
    pub refuse_losing_cycles: bool,
    /// What the session does not have besides moving; nothing is left out unless the host says so.
    pub without: Actions,
    /// The clock; `None`: none.
    pub clock: Option<ClockOptions>,
    /// Plies for which memory is taken now; within them playing never allocates.
    pub reserve_plies: usize,
}

impl Default for GameOptions<'_> {
    fn default() -> Self {
        GameOptions {
            variant: Variant::Chess,
            rules: None,
            start_fen: None,
            reading: FenReading::default(),
            chess960_index: None,
            refuse_losing_cycles: false,
            without: Actions::NONE,
            clock: None,
            reserve_plies: 512,
        }
    }
}

/// Why a game could not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// The start position was refused.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// A Chess960 number with another variant, with a FEN, or above 959.
    #[error("chess960_index needs the variant chess960, no start_fen, and a number up to 959")]
    Chess960Index,
    /// Not enough memory.
    #[error("out of memory")]
    Memory,
}

/// The position that the options ask for.
pub(super) fn start_of(options: &GameOptions<'_>) -> Result<Setup<AnyPosition>, GameError> {
    match (options.chess960_index, options.start_fen) {
        (None, Some(fen)) => Ok(AnyPosition::read_fen(options.variant, fen, options.reading)?),
        (None, None) => Ok(Setup::usual(options.variant)),
        (Some(index), None) if options.variant == Variant::Chess960 => {
            let start = Chess::start960(index).ok_or(GameError::Chess960Index)?;
            Ok(Setup { position: AnyPosition::Chess(start), ..Setup::usual(options.variant) })
        }
        (Some(_), _) => Err(GameError::Chess960Index),
    }
}
