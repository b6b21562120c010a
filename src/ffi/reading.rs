//! What the calls of `files.rs` ask for.

use alloc::string::String;

use super::failure::Failure;
use crate::files::{Entry, Format, GameTree, Reader, ReaderOptions};
use crate::game::{Game, GameOptions};
use crate::rules::{Notation, Variant};

/// A reader behind its handle.
pub(super) struct Reading(Reader);

impl Reading {
    pub(super) fn new(usual: Option<Variant>) -> Result<Reading, Failure> {
        Ok(Reading(Reader::new(&ReaderOptions { variant: usual, ..ReaderOptions::default() })))
    }

    pub(super) fn feed(&mut self, bytes: &[u8]) {
        self.0.feed(bytes);
    }

    pub(super) fn finish(&mut self) {
        self.0.finish();
    }

    pub(super) fn next_game(&mut self) -> Result<Option<Game>, Failure> {
        self.0.next_game().map(game_of).transpose()
    }
}

fn game_of(entry: Entry) -> Result<Game, Failure> {
    Ok(entry.whole()?.to_game(&GameOptions::default())?)
}

pub(super) fn load_pgn(text: &[u8], index: u32) -> Result<Game, Failure> {
    let options = ReaderOptions { format: Some(Format::Pgn), ..ReaderOptions::default() };
    let mut reader = Reader::new(&options);
    reader.feed(text);
    reader.finish();
    let mut games = core::iter::from_fn(|| reader.next_game());
    let entry = games.nth(usize::try_from(index).unwrap_or(usize::MAX));
    game_of(entry.ok_or(Failure::Value("the text has not so many games"))?)
}

pub(super) fn save_pgn(game: &Game, notation: Notation) -> Result<String, Failure> {
    Ok(GameTree::of_game(game).to_pgn(notation))
}
