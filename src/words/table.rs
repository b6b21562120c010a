//! The tables that `build.rs` has made of the files in `languages/`, and how a text is written.

use core::fmt::{self, Display};

use crate::rules::Notation;

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// In a text: a field and forms, of which its number chooses one.
const PLURAL: u8 = 0x1C;
const NEXT_FORM: char = '\u{1D}';
const PLURAL_END: char = '\u{1E}';

/// All texts of a language.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) plural: Plural,
    /// For moves of xiangqi.
    pub(super) notation: Notation,
    /// One behind the other, in the order of [`Key`]. A byte below a space is a field.
    pub(super) text: &'static str,
    /// Where each ends.
    pub(super) ends: &'static [u16],
}

/// How a number chooses among the forms of a plural.
#[derive(Clone, Copy, Debug)]
#[allow(dead_code)] // the last is for languages to come
pub(super) enum Plural {
    /// One form for all.
    Other,
    /// 1, and all others.
    OneOther,
    /// 1, 21, 31; 2 to 4, 22 to 24; and all others: Russian, Ukrainian.
    OneFewMany,
}

/// What is filled into a field.
pub(super) enum Fill<'a> {
    Text(&'a dyn Display),
    Count(u32),
}

impl Plural {
    /// The place of the form.
    pub(super) const fn form(self, count: u32) -> usize {
        match (self, count % 10, count % 100) {
            (Plural::Other, ..) => 0,
            (Plural::OneOther, ..) => (count != 1) as usize,
            (Plural::OneFewMany, _, 11..=14) => 2,
            (Plural::OneFewMany, 1, _) => 0,
            (Plural::OneFewMany, 2..=4, _) => 1,
            (Plural::OneFewMany, ..) => 2,
        }
    }
}

impl Table {
    /// A text as the table has it.
    pub(super) fn text(&self, key: Key) -> &'static str {
        let place = key as usize;
        let end = |place: usize| self.ends.get(place).copied().map(usize::from);
        let start = place.checked_sub(1).map_or(Some(0), end);
        let text = start.zip(end(place)).and_then(|(start, end)| self.text.get(start..end));
        text.unwrap_or_default()
    }

    /// Writes a text with its fields.
    pub(super) fn write(
        &self,
        f: &mut fmt::Formatter<'_>,
        key: Key,
        fills: &[(Field, Fill<'_>)],
    ) -> fmt::Result {
        let fill = |byte: u8| fills.iter().find(|(field, _)| *field as u8 + 1 == byte);
        let mut rest = self.text(key);
        while let Some(at) = rest.bytes().position(|byte| byte < b' ') {
            f.write_str(&rest[..at])?;
            let byte = rest.as_bytes()[at];
            rest = &rest[at + 1..];
            if byte == PLURAL {
                let (forms, after) = rest.split_once(PLURAL_END).unwrap_or((rest, ""));
                let field = forms.bytes().next().unwrap_or_default();
                if let Some((_, Fill::Count(count))) = fill(field) {
                    let mut forms = forms[1..].split(NEXT_FORM);
                    f.write_str(forms.nth(self.plural.form(*count)).unwrap_or_default())?;
                }
                rest = after;
                continue;
            }
            match fill(byte) {
                Some((_, Fill::Text(text))) => text.fmt(f)?,
                Some((_, Fill::Count(count))) => count.fmt(f)?,
                // Tests look for it in all texts.
                None => f.write_str("{}")?,
            }
        }
        f.write_str(rest)
    }
}
