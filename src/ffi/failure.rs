//! Why a call fails, and the code for it.

use thiserror::Error;

use super::values::*;
use crate::advice::{PuzzleError, ReviewError};
use crate::engine::{BeginError, OutOfMemory};
#[cfg(feature = "files")]
use crate::files::{FileCause, FileError, ToGameError};
use crate::game::{
    ActionError, ClaimError, GameError, PlayError, Problem, PutError, ReplayCodeCause,
    ReplayCodeError, StartError, TagError,
};
#[cfg(feature = "json")]
use crate::game::{FormError, SaveCause, SaveError};
use crate::rules::{Candidates, Explanation, MoveTextError, Reason, SquareList};
#[cfg(feature = "json")]
use crate::score_card::ScoreCardError;
use crate::table::TableError;

/// Why a call fails. `Display` is the message of `duiyi_error`.
#[derive(Debug, Error)]
pub(super) enum Failure {
    #[error("a pointer that must not be NULL is NULL")]
    Null,
    #[error("{0}")]
    Value(&'static str),
    #[error("{0} has no such choice")]
    Choice(&'static str),
    #[error("struct_size is not that of any version of this struct")]
    StructSize,
    #[error("not UTF-8, byte {0}")]
    Utf8(usize),
    #[error("the buffer is too small")]
    Buffer,
    #[error("{0}")]
    State(&'static str),
    #[error("{0}")]
    Unsupported(&'static str),
    #[error(transparent)]
    Action(#[from] ActionError),
    #[error(transparent)]
    Game(#[from] GameError),
    #[cfg(feature = "json")]
    #[error("{which}: {error}")]
    Card { which: &'static str, error: ScoreCardError },
    #[error(transparent)]
    Put(#[from] PutError),
    #[error(transparent)]
    Problem(#[from] Problem),
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error(transparent)]
    Tag(#[from] TagError),
    #[cfg(feature = "json")]
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error(transparent)]
    ReplayCode(#[from] ReplayCodeError),
    #[cfg(feature = "files")]
    #[error(transparent)]
    File(#[from] FileError),
    #[cfg(feature = "files")]
    #[error(transparent)]
    MainLine(ToGameError),
    #[error(transparent)]
    Begin(#[from] BeginError),
    #[error("out of memory")]
    Memory,
    #[error("a bug in the library: it has panicked, please report it")]
    Panic,
}

impl From<MoveTextError> for Failure {
    fn from(error: MoveTextError) -> Failure {
        Failure::Play(error.into())
    }
}

impl From<Explanation> for Failure {
    fn from(explanation: Explanation) -> Failure {
        Failure::Play(PlayError::Illegal(explanation))
    }
}

impl From<ClaimError> for Failure {
    fn from(error: ClaimError) -> Failure {
        match error {
            ClaimError::Action(error) => error.into(),
            ClaimError::Illegal(explanation) => explanation.into(),
            ClaimError::Unfounded => Failure::State("the claim does not hold"),
        }
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Failure {
        match error {
            StartError::Problem(problem) => problem.into(),
            StartError::Game(error) => error.into(),
        }
    }
}

#[cfg(feature = "files")]
impl From<ToGameError> for Failure {
    fn from(error: ToGameError) -> Failure {
        match error {
            ToGameError::Game(error) => error.into(),
            ToGameError::Move { error: PlayError::Memory, .. } => Failure::Memory,
            error => Failure::MainLine(error),
        }
    }
}

impl From<ReviewError> for Failure {
    fn from(error: ReviewError) -> Failure {
        match error {
            ReviewError::Ply(_) => Failure::Value("the game has no such move"),
            ReviewError::Memory => Failure::Memory,
        }
    }
}

impl From<PuzzleError> for Failure {
    fn from(error: PuzzleError) -> Failure {
        match error {
            PuzzleError::Moves(_) => Failure::Value("a mate takes 1 to 16 moves"),
            PuzzleError::NotNow => Failure::State("no move is expected now"),
            PuzzleError::Illegal(explanation) => explanation.into(),
            PuzzleError::Memory => Failure::Memory,
        }
    }
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Failure {
        match error {
            TableError::Action(error) => error.into(),
            TableError::NotYours => Failure::State("it is not for a person to do that now"),
            TableError::NoHints => Failure::State("no hints are left"),
            TableError::NotAsked => Failure::State("nobody has asked to resign"),
            TableError::Level(level) => BeginError::Level(level).into(),
            TableError::Promotion(_) => Failure::Value("no pawn becomes that"),
            TableError::Game(error) => error.into(),
            #[cfg(feature = "json")]
            TableError::Save(error) => error.into(),
            TableError::Memory => Failure::Memory,
        }
    }
}

impl From<OutOfMemory> for Failure {
    fn from(_: OutOfMemory) -> Failure {
        Failure::Memory
    }
}

impl Failure {
    /// The code that the call returns.
    pub(super) fn status(&self) -> duiyi_status {
        match self {
            Failure::Null => DUIYI_ERR_NULL,
            Failure::Value(_)
            | Failure::Choice(_)
            | Failure::Tag(TagError::Name)
            | Failure::Put(_)
            | Failure::Game(GameError::Chess960Index)
            | Failure::Begin(BeginError::Level(_) | BeginError::Lines(_)) => DUIYI_ERR_VALUE,
            Failure::StructSize => DUIYI_ERR_STRUCT_SIZE,
            Failure::Utf8(_) => DUIYI_ERR_UTF8,
            Failure::Buffer => DUIYI_ERR_BUFFER,
            Failure::State(_) | Failure::Action(_) => DUIYI_ERR_STATE,
            Failure::Unsupported(_) => DUIYI_ERR_UNSUPPORTED,
            Failure::Game(GameError::Fen(_)) | Failure::Problem(_) => DUIYI_ERR_FEN,
            #[cfg(feature = "json")]
            Failure::Card { error: ScoreCardError::Form(FormError::Version(1..)), .. } => {
                DUIYI_ERR_NEWER_FILE
            }
            #[cfg(feature = "json")]
            Failure::Card { .. } => DUIYI_ERR_JSON,
            Failure::Play(PlayError::NotAMove { .. }) => DUIYI_ERR_NOTATION,
            Failure::Play(PlayError::Ambiguous(_)) => DUIYI_ERR_AMBIGUOUS_MOVE,
            Failure::Play(PlayError::Illegal(why)) if why.reason == Reason::PromotionRequired => {
                DUIYI_ERR_PROMOTION_REQUIRED
            }
            Failure::Play(PlayError::Illegal(_)) | Failure::Begin(BeginError::RootMove(_)) => {
                DUIYI_ERR_ILLEGAL_MOVE
            }
            #[cfg(feature = "json")]
            Failure::Save(error) => status_of_save(error),
            Failure::ReplayCode(error) => status_of_replay_code(error),
            #[cfg(feature = "files")]
            Failure::File(_) | Failure::MainLine(_) => DUIYI_ERR_PGN,
            Failure::Memory
            | Failure::Game(GameError::Memory)
            | Failure::Play(PlayError::Memory)
            | Failure::Tag(TagError::Memory)
            | Failure::Begin(BeginError::Memory) => DUIYI_ERR_MEMORY,
            Failure::Panic => DUIYI_ERR_PANIC,
        }
    }

    /// Why a move is refused, if that is what failed.
    pub(super) fn reason(&self) -> duiyi_reason {
        self.explanation().map_or(DUIYI_REASON_LEGAL, |why| why.reason as duiyi_reason)
    }

    /// What to light up: as the reason says; of an ambiguous text, the pieces it may mean; of a board
    /// that is no position, the man who stands wrong.
    pub(super) fn squares(&self) -> SquareList {
        if let Failure::Problem(problem) = self {
            return problem.square.into_iter().collect();
        }
        match self.refused_move() {
            Some(Refused::Ambiguous(candidates)) => candidates.iter().map(|m| m.from()).collect(),
            _ => self.explanation().map_or(SquareList::EMPTY, |why| why.squares),
        }
    }

    /// The byte in the given text, `u32::MAX` if it is not about a text.
    pub(super) fn offset(&self) -> u32 {
        let offset = match self {
            Failure::Utf8(offset) | Failure::Play(PlayError::NotAMove { offset }) => *offset,
            Failure::Game(GameError::Fen(error)) => error.offset,
            Failure::ReplayCode(error) => error.offset,
            #[cfg(feature = "files")]
            Failure::File(error) => usize::try_from(error.place.byte).unwrap_or(usize::MAX),
            #[cfg(feature = "json")]
            Failure::Save(SaveError::Form(FormError::Json { offset, .. })) => *offset,
            #[cfg(feature = "json")]
            Failure::Card {
                error: ScoreCardError::Form(FormError::Json { offset, .. }), ..
            } => *offset,
            _ => return u32::MAX,
        };
        u32::try_from(offset).unwrap_or(u32::MAX)
    }

    fn explanation(&self) -> Option<&Explanation> {
        match self.refused_move()? {
            Refused::Illegal(why) => Some(why),
            Refused::Ambiguous(_) => None,
        }
    }

    /// Why a move was not played: the one that was given, or one of a game that is loaded.
    fn refused_move(&self) -> Option<Refused<'_>> {
        let error = match self {
            Failure::Play(error) => error,
            Failure::ReplayCode(ReplayCodeError {
                cause: ReplayCodeCause::Move(error), ..
            }) => error,
            #[cfg(feature = "json")]
            Failure::Save(SaveError::Value { cause: SaveCause::Move(error), .. }) => error,
            #[cfg(feature = "files")]
            Failure::MainLine(ToGameError::Move { error, .. }) => error,
            #[cfg(feature = "files")]
            Failure::File(FileError { cause: FileCause::Move { error, .. }, .. }) => {
                return match error {
                    MoveTextError::Illegal(why) => Some(Refused::Illegal(why)),
                    MoveTextError::Ambiguous(candidates) => Some(Refused::Ambiguous(candidates)),
                    MoveTextError::NotAMove { .. } => None,
                };
            }
            _ => return None,
        };
        match error {
            PlayError::Illegal(why) => Some(Refused::Illegal(why)),
            PlayError::Ambiguous(candidates) => Some(Refused::Ambiguous(candidates)),
            _ => None,
        }
    }
}

/// Why a move was not played.
enum Refused<'f> {
    Illegal(&'f Explanation),
    Ambiguous(&'f Candidates),
}

#[cfg(feature = "json")]
fn status_of_save(error: &SaveError) -> duiyi_status {
    match error {
        SaveError::Memory => DUIYI_ERR_MEMORY,
        // Version 0 nobody has ever written.
        SaveError::Form(FormError::Version(1..)) => DUIYI_ERR_NEWER_FILE,
        _ => DUIYI_ERR_JSON,
    }
}

fn status_of_replay_code(error: &ReplayCodeError) -> duiyi_status {
    match error.cause {
        ReplayCodeCause::Version(1..) => DUIYI_ERR_NEWER_FILE,
        ReplayCodeCause::Start(GameError::Memory) | ReplayCodeCause::Move(PlayError::Memory) => {
            DUIYI_ERR_MEMORY
        }
        _ => DUIYI_ERR_REPLAY_CODE,
    }
}
