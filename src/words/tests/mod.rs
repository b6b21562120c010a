//! Every text in every language, and languages that nobody speaks.

mod everything;
mod faults;

use std::string::String;
use std::vec::Vec;

use super::table::{Plural, Table};
use super::{Language, Words};
use everything::everything;
use faults::compiler;

const ENGLISH: &str = include_str!("../languages/en.txt");

/// The files that a reader of each language looks over: `tests/data/words`.
#[test]
fn the_texts_are_those_that_were_looked_over() {
    for language in Language::ALL {
        let page: String = everything(Words::of(language))
            .iter()
            .map(|(what, text)| format!("{what}: {text}\n"))
            .collect();
        insta::with_settings!({
            snapshot_path => "../../../tests/data/words",
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, {
            insta::assert_snapshot!(language.tag(), page);
        });
    }
}

#[test]
fn nothing_is_missing_in_any_text() {
    for language in Language::ALL {
        for (what, text) in everything(Words::of(language)) {
            let tag = language.tag();
            assert!(!text.contains(['{', '}']), "{tag}, {what}: {text}");
            assert!(!text.contains(char::is_control), "{tag}, {what}: {text}");
            assert!(!text.is_empty() && text.trim() == text, "{tag}, {what}: '{text}'");
        }
    }
}

#[test]
fn no_two_languages_are_alike() {
    let mut names: Vec<_> = Language::ALL.map(|l| Words::of(l).language().as_str()).into();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Language::ALL.len());
    for (place, language) in Language::ALL.into_iter().enumerate() {
        assert_eq!(language as usize, place + 1);
    }
}

/// A language whose words are all made of one letter. Whatever else is in its texts was written by
/// the code and not by the language.
#[test]
fn no_word_is_left_in_the_code() {
    let words = Words { table: table(&pseudo()) };
    for (what, text) in everything(words) {
        let rest: String = text.chars().filter(|&c| c != 'ж').collect();
        for word in rest.split(|c: char| !c.is_alphanumeric()) {
            let square = word.len() <= 4 && word.starts_with(|c: char| c.is_ascii_lowercase());
            let square = square && word.ends_with(|c: char| c.is_ascii_digit());
            let number = word.chars().all(|c| c.is_ascii_digit());
            // Moves in WXF: C2=5, h8+7.
            let moves = word.len() <= 2 && word.starts_with(|c: char| "PHERCAKpherack".contains(c));
            assert!(square || number || moves, "{what}: '{word}' in {text}");
        }
    }
}

/// The English file with every letter exchanged, but not the fields.
fn pseudo() -> String {
    let mut page = String::new();
    for line in ENGLISH.lines() {
        let (key, text) = line.split_once('=').unwrap_or((line, ""));
        if line.starts_with('#') || ["plural", "notation"].contains(&key.trim()) || text.is_empty()
        {
            page += &format!("{line}\n");
            continue;
        }
        let mut name = false; // in braces, before the forms
        let exchanged = text.chars().map(|c| {
            name = (name || c == '{') && c != '|' && c != '}';
            if name || !c.is_alphanumeric() { c } else { 'ж' }
        });
        page += &format!("{key}={}\n", exchanged.collect::<String>());
    }
    page
}

/// A table for the rest of the program.
fn table(source: &str) -> &'static Table {
    let shape = compiler::Shape::of("en.txt", ENGLISH).expect("the English file");
    let language = shape.compile("test.txt", source).expect("a whole language");
    let plural = match language.plural {
        0 => Plural::Other,
        1 => Plural::OneOther,
        _ => Plural::OneFewMany,
    };
    std::boxed::Box::leak(std::boxed::Box::new(Table {
        plural,
        notation: crate::rules::Notation::Wxf,
        text: language.text.leak(),
        ends: language.ends.leak(),
    }))
}

#[test]
fn a_number_chooses_its_form() {
    let form = |plural: Plural, numbers: &[u32]| -> Vec<usize> {
        numbers.iter().map(|&number| plural.form(number)).collect()
    };
    assert_eq!(form(Plural::Other, &[0, 1, 2]), [0, 0, 0]);
    assert_eq!(form(Plural::OneOther, &[0, 1, 2, 11, 21]), [1, 0, 1, 1, 1]);
    assert_eq!(form(Plural::OneFewMany, &[0, 1, 2, 4, 5, 11, 12, 14]), [2, 0, 1, 1, 2, 2, 2, 2]);
    assert_eq!(form(Plural::OneFewMany, &[20, 21, 22, 25, 101, 111, 112]), [2, 0, 1, 2, 0, 2, 2]);
}

/// Fields in another order, and three forms, as a Slavic language has them.
#[test]
fn a_language_has_its_own_order_and_forms() {
    let line = "event.clock_low = {side} has {count} {count|second|seconds} left.";
    let other = "event.clock_low = {count|секунда|секунды|секунд} {count}: {side}";
    let two = "{count|stands|stand}";
    let source = ENGLISH
        .replace(line, other)
        .replace("plural = one other", "plural = one few many")
        .replace(two, "")
        .replace("{count|time|times}", "{count|раз|раза|раз}")
        .replace("{count|single move|single moves}", "")
        .replace("{count|move|moves}", "");
    let words = Words { table: table(&source) };
    let event = |left_ms| {
        use crate::game::Event;
        use crate::rules::{Side, Variant};
        let event = Event::ClockLow { side: Side::Black, left_ms };
        std::string::ToString::to_string(&words.event(Variant::Chess, &event))
    };
    assert_eq!(event(21_000), "секунда 21: Black");
    assert_eq!(event(3_000), "секунды 3: Black");
    assert_eq!(event(11_999), "секунд 12: Black");
}
