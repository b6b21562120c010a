//! What all JSON of the library shares: writing it, and saying where a text is wrong.

use alloc::string::{String, ToString};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::rules::Variant;

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

/// A text is no JSON, or not of the form.
pub(crate) struct Fault {
    /// The byte where that shows.
    pub(crate) offset: usize,
    /// What the reader says.
    pub(crate) message: String,
}

pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|error| Fault {
        offset: offset(text, error.line(), error.column()),
        message: error.to_string(),
    })
}

/// Our forms hold no floats, and no maps with other keys than texts.
pub(crate) fn write<T: Serialize>(form: &T) -> String {
    serde_json::to_string(form).expect("such a form is always JSON")
}

/// The byte at a line and column, both counted from 1.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let before = line.saturating_sub(1);
    let lines: usize = text.split_inclusive('\n').take(before).map(str::len).sum();
    (lines + column.saturating_sub(1)).min(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_has_a_name() {
        assert_eq!(VARIANTS.map(|(_, variant)| variant), Variant::ALL);
    }
}
