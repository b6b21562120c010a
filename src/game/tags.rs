//! What is known of a game beside the game: who played, where, when.

use alloc::string::String;

use thiserror::Error;

use super::Game;

/// A tag name must be made of ASCII letters, digits and underscores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a tag's name is made of letters, digits and underscores")]
pub struct BadTagName;

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
    /// [`BadTagName`]; nothing has changed then.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), BadTagName> {
        let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
        if name.is_empty() || !name.bytes().all(fits) {
            return Err(BadTagName);
        }
        let place = self.tag_place(name);
        if let Ok(place) = place {
            self.tags.remove(place);
        }
        if !value.is_empty() {
            let (Ok(place) | Err(place)) = place;
            self.tags.insert(place, (String::from(name), String::from(value)));
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
