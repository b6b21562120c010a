//! What the calls of `files.rs` ask for.

use alloc::string::{String, ToString as _};
use core::fmt;

use super::failure::Failure;
use super::files::duiyi_reader_options;
use super::growing::{Growing, unused};
use super::tree::{duiyi_tree_info, duiyi_tree_node};
use super::values::*;
use crate::files::{Entry, Format, GameResult, GameTree, NodeId, Note, Reader, ReaderOptions};
use crate::game::{Game, GameOptions};
use crate::rules::{Notation, Position};

/// A reader behind its handle.
pub(super) struct Reading(Reader);

impl Reading {
    pub(super) fn new(options: &duiyi_reader_options) -> Result<Reading, Failure> {
        unused(&options.reserved)?;
        let variant = match options.variant {
            0 => None,
            variant => Some(read_variant(variant)?),
        };
        Ok(Reading(Reader::new(&ReaderOptions {
            format: read_format(options.format)?,
            encoding: read_encoding(options.encoding)?,
            variant,
            ..ReaderOptions::default()
        })))
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

    pub(super) fn next_tree(&mut self) -> Result<Option<Tree>, Failure> {
        Ok(self.0.next_game().map(Entry::whole).transpose()?.map(Tree))
    }
}

/// A tree behind its handle.
pub(super) struct Tree(GameTree);

impl Tree {
    pub(super) fn info(&self) -> duiyi_tree_info {
        duiyi_tree_info {
            variant: self.0.variant() as duiyi_variant,
            outcome: match self.0.result() {
                GameResult::Unknown => DUIYI_OUTCOME_ONGOING,
                GameResult::White => DUIYI_OUTCOME_WHITE_WINS,
                GameResult::Black => DUIYI_OUTCOME_BLACK_WINS,
                GameResult::Draw => DUIYI_OUTCOME_DRAW,
            },
            nodes: count(self.0.len() + 1),
            main_end: self.0.main_end().number(),
            tags: count(self.0.tags().count()),
            ..duiyi_tree_info::zeroed()
        }
    }

    fn at(&self, number: u32) -> Result<NodeId, Failure> {
        self.0.node(number).ok_or(Failure::Value("the tree has no such node"))
    }

    pub(super) fn node(&self, number: u32) -> Result<duiyi_tree_node, Failure> {
        let node = self.at(number)?;
        let number = |node: Option<NodeId>| node.map_or(0, NodeId::number);
        Ok(duiyi_tree_node {
            played: write_move(self.0.played(node)),
            parent: number(self.0.parent(node)),
            first_child: number(self.0.main(node)),
            next_sibling: number(self.0.next_sibling(node)),
            ply: count(self.0.ply(node)),
            notes: count(self.0.notes(node).count()),
            ..duiyi_tree_node::zeroed()
        })
    }

    pub(super) fn note(
        &self,
        number: u32,
        index: u32,
    ) -> Result<(duiyi_note, NoteText<'_>), Failure> {
        let note = self.0.notes(self.at(number)?).nth(index as usize);
        Ok(match note.ok_or(Failure::Value("the node has no such note"))? {
            Note::Before(text) => (DUIYI_NOTE_BEFORE, NoteText::Comment(text)),
            Note::After(text) => (DUIYI_NOTE_AFTER, NoteText::Comment(text)),
            Note::Glyph(glyph) => (DUIYI_NOTE_GLYPH, NoteText::Glyph(glyph)),
        })
    }

    pub(super) fn move_text(&self, number: u32, notation: Notation) -> Result<String, Failure> {
        let node = self.at(number)?;
        let before = self.0.parent(node).and_then(|parent| self.0.position(parent));
        let text = before.zip(self.0.played(node)).map(|(p, m)| p.write_move(m, notation));
        Ok(text.map(|text| text.to_string()).unwrap_or_default())
    }

    pub(super) fn start_fen(&self) -> impl fmt::Display + '_ {
        self.0.start()
    }

    pub(super) fn tag(&self, name: &str) -> &str {
        self.0.tag(name).unwrap_or_default()
    }

    pub(super) fn tag_name(&self, index: u32) -> Result<&str, Failure> {
        let tag = self.0.tags().nth(index as usize);
        Ok(tag.ok_or(Failure::Value("the tree has no such tag"))?.0)
    }

    pub(super) fn save_pgn(&self, notation: Notation) -> String {
        self.0.to_pgn(notation)
    }

    pub(super) fn game(&self, number: u32) -> Result<Game, Failure> {
        Ok(self.0.line_to_game(self.at(number)?, &GameOptions::default())?)
    }
}

/// There are never more than 2³² of them.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The text of a note.
pub(super) enum NoteText<'t> {
    Comment(&'t str),
    Glyph(u8),
}

impl fmt::Display for NoteText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoteText::Comment(text) => f.write_str(text),
            NoteText::Glyph(glyph) => glyph.fmt(f),
        }
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
