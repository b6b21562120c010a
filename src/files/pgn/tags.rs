//! The tags of a game before it is known which game it is.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// Names and values as they came.
#[derive(Default)]
pub(super) struct Tags {
    text: String,
    pairs: Vec<(Range<usize>, Range<usize>)>,
}

impl Tags {
    pub(super) fn push(&mut self, name: &str, value: &str) {
        let name = self.keep(name);
        let value = self.keep_value(value);
        self.pairs.push((name, value));
    }

    fn keep(&mut self, text: &str) -> Range<usize> {
        let start = self.text.len();
        self.text.push_str(text);
        start..self.text.len()
    }

    /// A value without its escapes.
    fn keep_value(&mut self, value: &str) -> Range<usize> {
        let start = self.text.len();
        let mut rest = value;
        while let Some(at) = rest.find('\\') {
            self.text.push_str(&rest[..at]);
            rest = &rest[at + 1..];
            match rest.as_bytes().first() {
                Some(&escaped @ (b'"' | b'\\')) => {
                    self.text.push(char::from(escaped));
                    rest = &rest[1..];
                }
                _ => self.text.push('\\'),
            }
        }
        self.text.push_str(rest);
        start..self.text.len()
    }

    pub(super) fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Bytes of all names and values.
    pub(super) fn bytes(&self) -> usize {
        self.text.len()
    }

    /// Does a tag of that name begin the next game, after one that has tags only? Not every blank
    /// line between tags ends a game, but a name that was there does.
    pub(super) fn starts_game(&self, name: &str, after_blank_line: bool) -> bool {
        (after_blank_line || name == "Event") && self.get(name).is_some()
    }

    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.pairs.clear();
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let part = |range: &Range<usize>| &self.text[range.clone()];
        self.pairs.iter().map(move |(name, value)| (part(name), part(value)))
    }

    /// The last value that a tag was given.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.iter().filter(|&(known, _)| known == name).last().map(|(_, value)| value)
    }
}
