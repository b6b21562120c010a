//! How a game begins, and what a session has besides moving.

use thiserror::Error;

use super::ClockOptions;
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

/// A set of things that players and hosts do besides moving.
///
/// ```
/// use duiyi::game::{ActionError, Actions, Game, GameOptions};
/// use duiyi::rules::Side;
/// let without = Actions::RESIGN.and(Actions::OFFERS);
/// let mut game = Game::new(&GameOptions { without, ..Default::default() })?;
/// assert_eq!(game.resign(Side::White), Err(ActionError::Off));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Actions(pub u32);

impl Actions {
    /// None of them.
    pub const NONE: Actions = Actions(0);
    /// Taking moves back, and playing them again.
    pub const UNDO: Actions = Actions(0x001);
    /// Taking moves back once the game has ended, and the result with them.
    pub const UNDO_AFTER_END: Actions = Actions(0x002);
    /// A player gives up.
    pub const RESIGN: Actions = Actions(0x004);
    /// Offering, accepting and declining draws; agreeing on one.
    pub const OFFERS: Actions = Actions(0x008);
    /// Claiming a draw where the rules have claims.
    pub const CLAIMS: Actions = Actions(0x010);
    /// Losing by time.
    pub const FLAG: Actions = Actions(0x020);
    /// Losing by having gone.
    pub const FORFEIT: Actions = Actions(0x040);
    /// Ending without a result.
    pub const ABANDON: Actions = Actions(0x080);
    /// Somebody outside decides.
    pub const ADJUDICATE: Actions = Actions(0x100);
    /// All of them.
    pub const ALL: Actions = Actions(0x1FF);

    /// Both sets in one.
    #[must_use]
    pub const fn and(self, other: Actions) -> Actions {
        Actions(self.0 | other.0)
    }

    /// Is everything in `other` in this set?
    #[must_use]
    pub const fn has(self, other: Actions) -> bool {
        self.0 & other.0 == other.0
    }
}

/// Why something besides moving was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// The game has ended.
    #[error("the game has ended")]
    Over,
    /// This session does not have it (see [`GameOptions::without`]).
    #[error("this session does not have that")]
    Off,
    /// There is nothing to do it with: no such move, no offer, no clock, no end.
    #[error("there is nothing to do that with")]
    Nothing,
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
