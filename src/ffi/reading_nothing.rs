//! What the calls of `files.rs` ask for, where the library is built without files.

use alloc::string::String;

use super::failure::Failure;
use super::files::duiyi_reader_options;
use super::tree::{duiyi_tree_info, duiyi_tree_node};
use super::values::*;
use crate::game::Game;
use crate::rules::Notation;

const WITHOUT_FILES: Failure = Failure::Unsupported("this library was built without files");

/// Nobody has one.
pub(super) enum Reading {}

impl Reading {
    pub(super) fn new(_: &duiyi_reader_options) -> Result<Reading, Failure> {
        Err(WITHOUT_FILES)
    }

    pub(super) fn feed(&mut self, _: &[u8]) {}

    pub(super) fn finish(&mut self) {}

    pub(super) fn next_game(&mut self) -> Result<Option<Game>, Failure> {
        Err(WITHOUT_FILES)
    }

    pub(super) fn next_tree(&mut self) -> Result<Option<Tree>, Failure> {
        Err(WITHOUT_FILES)
    }
}

/// Nobody has one of these either.
pub(super) enum Tree {}

impl Tree {
    pub(super) fn info(&self) -> duiyi_tree_info {
        match *self {}
    }

    pub(super) fn node(&self, _: u32) -> Result<duiyi_tree_node, Failure> {
        match *self {}
    }

    pub(super) fn note(&self, _: u32, _: u32) -> Result<(duiyi_note, &str), Failure> {
        match *self {}
    }

    pub(super) fn move_text(&self, _: u32, _: Notation) -> Result<String, Failure> {
        match *self {}
    }

    pub(super) fn start_fen(&self) -> &str {
        match *self {}
    }

    pub(super) fn tag(&self, _: &str) -> &str {
        match *self {}
    }

    pub(super) fn tag_name(&self, _: u32) -> Result<&str, Failure> {
        match *self {}
    }

    pub(super) fn save_pgn(&self, _: Notation) -> String {
        match *self {}
    }

    pub(super) fn game(&self, _: u32) -> Result<Game, Failure> {
        match *self {}
    }
}

pub(super) fn load_pgn(_: &[u8], _: u32) -> Result<Game, Failure> {
    Err(WITHOUT_FILES)
}

pub(super) fn save_pgn(_: &Game, _: Notation) -> Result<String, Failure> {
    Err(WITHOUT_FILES)
}
