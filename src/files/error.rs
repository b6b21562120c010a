//! What can be wrong with a file of games: which game, where, and why.

use alloc::string::String;
use core::fmt;

use thiserror::Error;

use crate::rules::{FenError, MoveTextError};

/// A place in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Byte from the beginning, from 0. Of a text that was decoded: byte of its UTF-8 form.
    pub byte: u64,
    /// Line, from 1; 0 in a file that has no lines.
    pub line: u64,
    /// Byte in the line, from 1; 0 in a file that has no lines.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "byte {}", self.byte),
            line => write!(f, "line {line}, column {}", self.column),
        }
    }
}

/// Why a game could not be read to its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game {game}, {place}: {cause}")]
pub struct FileError {
    /// Which game of the file, from 1.
    pub game: u64,
    /// Where.
    pub place: Place,
    /// Why.
    pub cause: FileCause,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileCause {
    /// A move cannot be played, or is none.
    #[error("{text}: {error}")]
    Move {
        /// As it is written.
        text: String,
        /// Why not.
        error: MoveTextError,
    },
    /// The turn of a side in check is passed over.
    #[error("no passing in check")]
    PassInCheck,
    /// A character that means nothing here.
    #[error("{0:?} does not belong here")]
    Odd(char),
    /// A tag is not closed on its line.
    #[error("this tag is not closed")]
    OpenTag,
    /// A comment is not closed before the next game begins, or before the end.
    #[error("this comment is not closed")]
    OpenComment,
    /// The game ends within a variation.
    #[error("a variation is not closed")]
    OpenVariation,
    /// A variation ends that was not begun.
    #[error("no variation is open here")]
    NoVariation,
    /// A variation begins where there is no move to vary.
    #[error("there is no move to vary")]
    NothingToVary,
    /// The start position is refused.
    #[error(transparent)]
    Start(#[from] FenError),
    /// The game is neither chess nor xiangqi.
    #[error("{0} is not played here")]
    Variant(String),
    /// More than a [limit](super::Limits) allows, or a file of a fixed form beyond 16 MiB.
    #[error("the limit of {0} is passed")]
    Limit(&'static str),
    /// The file ends too early.
    #[error("the file ends too early")]
    Truncated,
    /// A field of the file has a value that it cannot have.
    #[error("{0} cannot be that")]
    Field(&'static str),
    /// The file is encrypted in a way that is not read.
    #[error("XQF version {0} is encrypted")]
    Encrypted(u8),
}
