//! Taking a move text apart, character by character.

use super::MoveTextError;

/// A text and how far it has been read.
#[derive(Clone, Copy)]
pub(super) struct Scanner<'t> {
    rest: &'t str,
    len: usize,
}

impl<'t> Scanner<'t> {
    pub(super) fn new(text: &'t str) -> Scanner<'t> {
        Scanner { rest: text, len: text.len() }
    }

    /// Takes the next character if it means something.
    pub(super) fn take<T>(&mut self, meaning: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let mut rest = self.rest.chars();
        let taken = meaning(rest.next()?)?;
        self.rest = rest.as_str();
        Some(taken)
    }

    /// The same, where nothing else may stand.
    pub(super) fn need<T>(
        &mut self,
        meaning: impl FnOnce(char) -> Option<T>,
    ) -> Result<T, MoveTextError> {
        self.take(meaning).ok_or(self.wrong())
    }

    /// Takes the next character if it is one of these.
    pub(super) fn skip(&mut self, one_of: &str) -> bool {
        self.take(|c| one_of.contains(c).then_some(())).is_some()
    }

    /// Takes a whole word if it comes next.
    pub(super) fn skip_word(&mut self, word: &str) -> bool {
        let rest = self.rest.strip_prefix(word);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Nothing may follow.
    pub(super) fn end(&self) -> Result<(), MoveTextError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.wrong()) }
    }

    /// What comes next does not fit.
    pub(super) fn wrong(&self) -> MoveTextError {
        MoveTextError::NotAMove { offset: self.len - self.rest.len() }
    }
}
