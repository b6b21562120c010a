//! Saved games: one JSON text with everything a game is, the undone moves too.
//!
//! | file | job |
//! |---|---|
//! | `mod.rs` | the two calls, what can be wrong |
//! | `form.rs` | the form: what stands in the text, with a version |
//! | `names.rs` | what things are called there |
//! | `write.rs` | a game as a form |
//! | `read.rs` | a form as a game: replayed, and judged again |
//!
//! A game may be saved at any ply and in any state; loaded, it is the same, with the clock standing.
//! Events that wait are not saved. A change of the form gets a new version, and texts of older
//! versions stay readable: `tests/data/saves` keeps a sample of each.

mod form;
mod names;
mod read;
mod write;

use alloc::format;
use alloc::string::String;

use thiserror::Error;

use super::{Game, GameError, PlayError};
use crate::json::{Fields, FormError, Writer};
use form::Form;

/// Why a saved game was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SaveError {
    /// It is no JSON, or JSON of another form.
    #[error(transparent)]
    Form(#[from] FormError),
    /// A value is not right.
    #[error("{field}{}: {cause}", index.map_or(String::new(), |index| format!("[{index}]")))]
    Value {
        /// The field of the form.
        field: &'static str,
        /// Which of its values, from 0 (in `moves`: the ply before the move), if it is a list.
        index: Option<usize>,
        /// What is wrong.
        cause: SaveCause,
    },
    /// Not enough memory.
    #[error("out of memory")]
    Memory,
}

/// What is wrong with a value of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SaveCause {
    /// The start position was refused.
    #[error(transparent)]
    Start(GameError),
    /// The move was refused.
    #[error(transparent)]
    Move(PlayError),
    /// There is no such name.
    #[error("this name is not known")]
    Unknown,
    /// The number is too large or too small, or the list too long or too short.
    #[error("out of range")]
    Range,
    /// The game, judged again, says otherwise.
    #[error("this is not what the game says")]
    Lie,
}

impl Game {
    /// The game as JSON.
    ///
    /// ```
    /// use duiyi::game::{Game, GameOptions};
    /// use duiyi::rules::Notation;
    /// let mut game = Game::new(&GameOptions::default())?;
    /// game.play_text("e2e4", Notation::Auto)?;
    /// let text = game.save_json();
    /// let loaded = Game::load_json(&text)?;
    /// assert_eq!((loaded.game_hash(), loaded.to_string()), (game.game_hash(), game.to_string()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn save_json(&self) -> String {
        Form::of(self).write(None)
    }

    /// The same with what a table adds.
    pub(crate) fn save_json_with(&self, table: &dyn Fn(&mut Writer)) -> String {
        Form::of(self).write(Some(table))
    }

    /// The game that was saved. Its moves are played and judged again. Of a saved
    /// [`Table`](crate::table::Table) it is the game alone.
    ///
    /// # Errors
    /// [`SaveError`], which says where.
    pub fn load_json(text: &str) -> Result<Game, SaveError> {
        Ok(Game::load_json_with(text)?.0)
    }

    /// The same, and what a table has added.
    pub(crate) fn load_json_with(text: &str) -> Result<(Game, Option<Fields>), SaveError> {
        let (form, table) = Form::read(text)?;
        Ok((form.game()?, table))
    }
}
