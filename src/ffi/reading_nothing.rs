//! What the calls of `files.rs` ask for, where the library is built without files.

use alloc::string::String;

use super::failure::Failure;
use crate::game::Game;
use crate::rules::{Notation, Variant};

const WITHOUT_FILES: Failure = Failure::Unsupported("this library was built without files");

/// Nobody has one.
pub(super) enum Reading {}

impl Reading {
    pub(super) fn new(_: Option<Variant>) -> Result<Reading, Failure> {
        Err(WITHOUT_FILES)
    }

    pub(super) fn feed(&mut self, _: &[u8]) {}

    pub(super) fn finish(&mut self) {}

    pub(super) fn next_game(&mut self) -> Result<Option<Game>, Failure> {
        Err(WITHOUT_FILES)
    }
}

pub(super) fn load_pgn(_: &[u8], _: u32) -> Result<Game, Failure> {
    Err(WITHOUT_FILES)
}

pub(super) fn save_pgn(_: &Game, _: Notation) -> Result<String, Failure> {
    Err(WITHOUT_FILES)
}
