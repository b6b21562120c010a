//! What all JSON of the library shares: taking a text apart into the fields of a form, and writing
//! one. serde_json parses; fields are then taken by name, since derived readers and writers made
//! saved games twice as large in the C library.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;

pub(crate) use serde_json::Value;
use thiserror::Error;

use crate::rules::Variant;

/// Why a text is not of the form it should have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormError {
    /// It is no JSON.
    #[error("byte {offset}: {message}")]
    Json {
        /// The byte where that shows.
        offset: usize,
        /// What the reader says.
        message: String,
    },
    /// It was written by a newer library, or by none.
    #[error("version {0} of the form is not known")]
    Version(u64),
    /// A field is not there.
    #[error("{0}: missing")]
    Missing(&'static str),
    /// A field holds something else than it should.
    #[error("{0}: not what the form has there")]
    Kind(&'static str),
    /// The form has no such field. Of a long name only the beginning is told, and no control
    /// characters: what follows them would be lost where a text ends with a NUL.
    #[error("{0}: the form has no such field")]
    Foreign(String),
}

/// So many characters of the name of a foreign field are told.
const FOREIGN_SHOWN: usize = 32;

/// What the variants are called. A name is never changed and never used again.
pub(crate) const VARIANTS: [(&str, Variant); 3] =
    [("chess", Variant::Chess), ("chess960", Variant::Chess960), ("xiangqi", Variant::Xiangqi)];

/// What a name of the list means.
pub(crate) fn meaning<T: Copy>(list: &[(&str, T)], name: &str) -> Option<T> {
    list.iter().find(|(known, _)| *known == name).map(|&(_, meaning)| meaning)
}

/// What a thing of the list is called. Every thing is in its list: tests say so.
pub(crate) fn name<T: Copy + PartialEq>(list: &[(&'static str, T)], thing: T) -> &'static str {
    list.iter().find(|(_, known)| *known == thing).map_or("", |&(name, _)| name)
}

// ---- reading ----

/// The fields of an object that are not read yet.
pub(crate) struct Fields(Vec<(String, Value)>);

impl Fields {
    /// Takes a text apart that must be of `version`, which stands in the field `head`.
    pub(crate) fn of(text: &str, head: &'static str, version: u64) -> Result<Fields, FormError> {
        let parsed = serde_json::from_str(text).map_err(|error| FormError::Json {
            offset: offset(text, error.line(), error.column()),
            message: error.to_string(),
        })?;
        let mut fields = object(parsed).ok_or(FormError::Missing(head))?;
        match fields.take(head, number)? {
            found if found == version => Ok(fields),
            other => Err(FormError::Version(other)),
        }
    }

    /// A field that must be there.
    pub(crate) fn take<T>(
        &mut self,
        name: &'static str,
        read: impl FnOnce(Value) -> Option<T>,
    ) -> Result<T, FormError> {
        self.optional(name, read)?.ok_or(FormError::Missing(name))
    }

    /// A field that may be left out.
    pub(crate) fn optional<T>(
        &mut self,
        name: &'static str,
        read: impl FnOnce(Value) -> Option<T>,
    ) -> Result<Option<T>, FormError> {
        let Some(place) = self.0.iter().position(|(known, _)| known == name) else {
            return Ok(None);
        };
        read(self.0.swap_remove(place).1).map(Some).ok_or(FormError::Kind(name))
    }

    /// All fields have been read; others there must not be.
    pub(crate) fn end(self) -> Result<(), FormError> {
        match self.0.into_iter().next() {
            Some((name, _)) => Err(FormError::Foreign(shown(&name))),
            None => Ok(()),
        }
    }
}

pub(crate) fn object(value: Value) -> Option<Fields> {
    match value {
        Value::Object(map) => Some(Fields(map.into_iter().collect())),
        _ => None,
    }
}

/// The names and values of an object whose fields are not those of a form.
pub(crate) fn pairs<T>(value: Value, read: fn(Value) -> Option<T>) -> Option<Vec<(String, T)>> {
    match value {
        Value::Object(map) => {
            map.into_iter().map(|(name, value)| Some((name, read(value)?))).collect()
        }
        _ => None,
    }
}

pub(crate) fn list<T>(value: Value, read: fn(Value) -> Option<T>) -> Option<Vec<T>> {
    match value {
        Value::Array(values) => values.into_iter().map(read).collect(),
        _ => None,
    }
}

pub(crate) fn text(value: Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text),
        _ => None,
    }
}

pub(crate) fn number(value: Value) -> Option<u64> {
    value.as_u64()
}

/// A number of a smaller kind.
pub(crate) fn small<T: TryFrom<u64>>(value: Value) -> Option<T> {
    number(value).and_then(|number| T::try_from(number).ok())
}

pub(crate) fn flag(value: Value) -> Option<bool> {
    value.as_bool()
}

/// A stranger's word as a message can show it.
fn shown(name: &str) -> String {
    let sign = |c| if char::is_control(c) { char::REPLACEMENT_CHARACTER } else { c };
    name.chars().take(FOREIGN_SHOWN).map(sign).collect()
}

/// The byte at a line and column, both counted from 1.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let before = line.saturating_sub(1);
    let lines: usize = text.split_inclusive('\n').take(before).map(str::len).sum();
    (lines + column.saturating_sub(1)).min(text.len())
}

// ---- writing ----
//
// What writes is not copied into its many callers: nobody waits for it, and it took 7 KB.

/// Writes JSON; the commas come by themselves.
#[derive(Default)]
pub(crate) struct Writer {
    text: String,
}

impl Writer {
    /// Opens an object or list, writes what is in it, and closes it.
    pub(crate) fn within(&mut self, brackets: [char; 2], inside: impl FnOnce(&mut Writer)) {
        self.comma();
        self.text.push(brackets[0]);
        inside(self);
        self.text.push(brackets[1]);
    }

    #[inline(never)]
    pub(crate) fn key(&mut self, name: &str) -> &mut Writer {
        self.string(name);
        self.text.push(':');
        self
    }

    #[inline(never)]
    pub(crate) fn string(&mut self, text: &str) {
        self.comma();
        self.text.push('"');
        for c in text.chars() {
            match c {
                '"' | '\\' => self.text.extend(['\\', c]),
                '\0'..='\x1F' => self.text.push_str(&format!("\\u{:04x}", c as u32)),
                _ => self.text.push(c),
            }
        }
        self.text.push('"');
    }

    /// A number, or `true`, or `null`.
    pub(crate) fn plain(&mut self, word: impl Display) {
        self.comma();
        self.text.push_str(&word.to_string());
    }

    pub(crate) fn list<T>(&mut self, items: &[T], each: impl Fn(&mut Writer, &T)) {
        self.within(LIST, |out| items.iter().for_each(|item| each(out, item)));
    }

    pub(crate) fn finish(self) -> String {
        self.text
    }

    #[inline(never)]
    fn comma(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with(['{', '[', ':']) {
            self.text.push(',');
        }
    }
}

pub(crate) const OBJECT: [char; 2] = ['{', '}'];
pub(crate) const LIST: [char; 2] = ['[', ']'];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_has_a_name() {
        assert_eq!(VARIANTS.map(|(_, variant)| variant), Variant::ALL);
    }

    #[test]
    fn any_text_is_written_so_that_it_can_be_read() {
        let all: String =
            (0..0x300).filter_map(char::from_u32).chain(['对', '\u{10FFFF}']).collect();
        let mut out = Writer::default();
        out.within(OBJECT, |out| {
            out.key(&all).list(&["{", "[", ":"], |out, text| out.string(text));
            out.key("n").plain(u64::MAX);
        });
        let read: Value = serde_json::from_str(&out.finish()).unwrap();
        assert_eq!(read[&all], serde_json::json!(["{", "[", ":"]));
        assert_eq!(read["n"], u64::MAX);
    }
}
