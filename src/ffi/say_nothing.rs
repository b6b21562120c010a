//! `say.rs` of a library without words.

use super::events::duiyi_event;
use super::failure::Failure;
use super::text::TextOut;
use super::values::*;
use crate::advice::{Merit, Puzzle};
use crate::game::Game;
use crate::rules::{Kind, Variant};

const NO_WORDS: Result<(), Failure> =
    Err(Failure::Unsupported("this library was built without words"));

pub(super) fn code(
    _: duiyi_text_family,
    _: u32,
    _: duiyi_language,
    _: TextOut,
) -> Result<(), Failure> {
    NO_WORDS
}

pub(super) fn verdict(_: &Game, _: duiyi_language, _: TextOut) -> Result<(), Failure> {
    NO_WORDS
}

pub(super) fn refusal(
    _: &Game,
    _: [duiyi_square; 2],
    _: Option<Kind>,
    _: duiyi_language,
    _: TextOut,
) -> Result<(), Failure> {
    NO_WORDS
}

pub(super) fn merit(_: Merit, _: Variant, _: duiyi_language, _: TextOut) -> Result<(), Failure> {
    NO_WORDS
}

pub(super) fn puzzle(_: &Puzzle, _: duiyi_language, _: TextOut) -> Result<(), Failure> {
    NO_WORDS
}

pub(super) fn evidence(_: &Game, _: duiyi_language, _: TextOut) -> Result<(), Failure> {
    NO_WORDS
}

pub(super) fn event(
    _: &Game,
    _: &duiyi_event,
    _: duiyi_language,
    _: TextOut,
) -> Result<(), Failure> {
    NO_WORDS
}
