//! What is known of a game beside the game: who played, where, when.

use alloc::collections::TryReserveError;
use alloc::string::String;
use alloc::vec::Vec;

use thiserror::Error;

use super::Game;

/// Why a tag could not be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TagError {
    /// A name must be made of ASCII letters, digits and underscores.
    #[error("a tag's name is made of letters, digits and underscores")]
    Name,
    /// Not enough memory.
    #[error("out of memory")]
    Memory,
}

impl From<TryReserveError> for TagError {
    fn from(_: TryReserveError) -> TagError {
        TagError::Memory
    }
}

/// A name and its value.
pub(super) type Tag = (String, String);

fn owned(text: &str) -> Result<String, TryReserveError> {
    let mut owned = String::new();
    owned.try_reserve_exact(text.len())?;
    owned.push_str(text);
    Ok(owned)
}

/// The same tags once more, if there is memory for them.
pub(super) fn copy(tags: &[Tag]) -> Result<Vec<Tag>, TryReserveError> {
    let mut copy = Vec::new();
    copy.try_reserve_exact(tags.len())?;
    for (name, value) in tags {
        copy.push((owned(name)?, owned(value)?));
    }
    Ok(copy)
}

impl Game {
    /// Sets a tag of the game, named as PGN names it: the players are `White` and `Black` (in
    /// xiangqi `Red` and `Black`). An empty value takes the tag away. Tags are no part of what is
    /// undone.
    ///
    /// ```
    /// use duiyi::game::{Game, GameOptions};
    /// let mut game = Game::new(&GameOptions::default())?;
    /// game.set_tag("White", "Ann")?;
    /// assert_eq!(game.tag("White"), Some("Ann"));
    /// assert!(game.set_tag("two words", "").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TagError`]; nothing has changed then.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
        if name.is_empty() || !name.bytes().all(fits) {
            return Err(TagError::Name);
        }
        match self.tag_place(name) {
            Ok(place) if value.is_empty() => drop(self.tags.remove(place)),
            Ok(place) => self.tags[place].1 = owned(value)?,
            Err(_) if value.is_empty() => {}
            Err(place) => {
                self.tags.try_reserve(1)?;
                self.tags.insert(place, (owned(name)?, owned(value)?));
            }
        }
        Ok(())
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let place = self.tag_place(name).ok()?;
        Some(&self.tags[place].1)
    }

    /// Where the tag stands, or would stand.
    fn tag_place(&self, name: &str) -> Result<usize, usize> {
        self.tags.binary_search_by(|(known, _)| known.as_str().cmp(name))
    }

    /// All tags, by name.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}
