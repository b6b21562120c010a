//! One game while it is read: its tags, then its moves, each of them played.

use alloc::string::String;
use alloc::vec::Vec;

use super::{glyphs, start, tags::Tags};
use crate::files::tree::pass;
use crate::files::{FileCause, GameResult, GameTree, NodeId, Note};
use crate::rules::{AnyPosition, MoveTextError, Notation, Position, Setup, Variant};

/// A place in the tree: a node, the position there, and the one before its move.
#[derive(Clone, Copy)]
struct Branch {
    node: NodeId,
    position: AnyPosition,
    before: AnyPosition,
}

/// What a word is.
pub(super) enum Word {
    /// Something of the game: dealt with.
    Said,
    /// Its result.
    Result(GameResult),
}

pub(super) struct Building {
    pub(super) tags: Tags,
    /// Comments before it is known which game it is.
    early: Vec<String>,
    /// There since the moves have begun.
    tree: Option<GameTree>,
    wxf: bool,
    at: Branch,
    /// The lines that are interrupted by variations.
    open: Vec<Branch>,
    /// Comments that stand before the next move, since it begins a variation.
    before: Vec<String>,
    /// A variation has begun and no move of it is there.
    fresh: bool,
    result: Option<GameResult>,
}

impl Building {
    pub(super) fn new() -> Building {
        let position = AnyPosition::start(Variant::Chess);
        Building {
            tags: Tags::default(),
            early: Vec::new(),
            tree: None,
            wxf: false,
            at: Branch { node: NodeId::ROOT, position, before: position },
            open: Vec::new(),
            before: Vec::new(),
            fresh: false,
            result: None,
        }
    }

    /// Nothing was said yet?
    pub(super) fn is_empty(&self) -> bool {
        self.tree.is_none() && self.early.is_empty() && self.tags.len() == 0
    }

    /// Are the tags over?
    pub(super) fn has_begun(&self) -> bool {
        self.tree.is_some()
    }

    pub(super) fn depth(&self) -> usize {
        self.open.len()
    }

    pub(super) fn set_result(&mut self, result: GameResult) {
        self.result = Some(result);
    }

    /// The moves begin, or the game ends without.
    pub(super) fn begin(
        &mut self,
        first_move: Option<&str>,
        usual: Option<Variant>,
    ) -> Result<&mut GameTree, FileCause> {
        let setup = start::of(&self.tags, first_move, usual);
        let known = setup.as_ref().map_or(Setup::usual(Variant::Chess), |setup| *setup);
        let mut tree = GameTree::new(known);
        for (name, value) in self.tags.iter() {
            tree.set_tag(name, value);
        }
        for comment in self.early.drain(..) {
            tree.add_note(NodeId::ROOT, Note::After(&comment));
        }
        self.wxf = start::is_wxf(&self.tags);
        let position = known.position;
        self.at = Branch { node: NodeId::ROOT, position, before: position };
        let tree = self.tree.insert(tree);
        setup.map(|_| tree)
    }

    /// The game as far as it was read. The next one begins.
    pub(super) fn finish(&mut self, usual: Option<Variant>) -> (GameTree, Option<FileCause>) {
        let refused = match self.tree {
            Some(_) => None,
            None => self.begin(None, usual).err(),
        };
        let tagged = self.tags.get("Result").and_then(|text| GameResult::of_text(text.trim()));
        // Where the two differ, the tag is what somebody has looked up and the word was left behind.
        let told = tagged.filter(|&result| result != GameResult::Unknown);
        let result = told.or(self.result).unwrap_or_default();
        self.tags.clear();
        (self.open, self.before) = (Vec::new(), Vec::new());
        (self.fresh, self.result) = (false, None);
        let mut tree =
            self.tree.take().unwrap_or_else(|| GameTree::new(Setup::usual(Variant::Chess)));
        tree.set_result(result);
        (tree, refused)
    }

    pub(super) fn comment(&mut self, text: &str) {
        match &mut self.tree {
            None => self.early.push(text.into()),
            Some(_) if self.fresh => self.before.push(text.into()),
            Some(tree) => tree.add_note(self.at.node, Note::After(text)),
        }
    }

    pub(super) fn glyph(&mut self, glyph: u8) {
        if let (Some(tree), false, true) = (&mut self.tree, self.fresh, glyph != glyphs::NONE) {
            tree.add_note(self.at.node, Note::Glyph(glyph));
        }
    }

    /// A word of the move text.
    #[inline]
    pub(super) fn word(&mut self, word: &str, usual: Option<Variant>) -> Result<Word, FileCause> {
        let wxf = if self.has_begun() { self.wxf } else { start::is_wxf(&self.tags) };
        let Some(text) = without_number(word, wxf) else {
            return Ok(Word::Said);
        };
        if let Some(result) = result(text) {
            return Ok(Word::Result(result));
        }
        if matches!(text, "e.p." | "ep") {
            return Ok(Word::Said);
        }
        if let Some(glyph) = glyphs::of_text(text) {
            self.glyph(glyph);
            return Ok(Word::Said);
        }
        let (text, glyph) = match text.as_bytes().last() {
            Some(b'!' | b'?') => glyphs::split(text),
            _ => (text, None),
        };
        if self.tree.is_none() {
            self.begin(Some(text), usual)?;
        }
        match self.play(text)? {
            Some(()) => {}
            None => return Err(FileCause::Limit("moves")),
        }
        if let Some(glyph) = glyph {
            self.glyph(glyph);
        }
        Ok(Word::Said)
    }

    /// Plays a move. `None`: there are no more numbers for moves.
    fn play(&mut self, text: &str) -> Result<Option<()>, FileCause> {
        let Some(tree) = &mut self.tree else { return Ok(None) };
        let position = self.at.position;
        let (played, after) = match position.read_tagged(text, Notation::Auto) {
            Ok(tagged) => (Some(tagged), position.play(tagged)),
            Err(_) if matches!(text, "--" | "Z0" | "0000" | "null") => {
                (None, pass(&position).ok_or(FileCause::PassInCheck)?)
            }
            Err(error) => return Err(not_played(text, error)),
        };
        let Some(node) = tree.push(self.at.node, played) else { return Ok(None) };
        self.at = Branch { node, position: after, before: position };
        if self.fresh {
            self.fresh = false;
            for comment in self.before.drain(..) {
                tree.add_note(node, Note::Before(&comment));
            }
        }
        Ok(Some(()))
    }

    /// A variation begins: another move for the last one.
    pub(super) fn open(&mut self, usual: Option<Variant>) -> Result<(), FileCause> {
        if !self.has_begun() {
            self.begin(None, usual)?;
        }
        let parent = self.tree.as_ref().and_then(|tree| tree.parent(self.at.node));
        let (Some(parent), false) = (parent, self.fresh) else {
            return Err(FileCause::NothingToVary);
        };
        self.open.push(self.at);
        self.at = Branch { node: parent, position: self.at.before, before: self.at.before };
        self.fresh = true;
        Ok(())
    }

    /// A variation ends. One without moves leaves its comments to the move it would vary.
    pub(super) fn close(&mut self, usual: Option<Variant>) -> Result<(), FileCause> {
        if !self.has_begun() {
            self.begin(None, usual)?;
        }
        let Some(line) = self.open.pop() else { return Err(FileCause::NoVariation) };
        self.at = line;
        self.fresh = false;
        for comment in self.before.drain(..) {
            if let Some(tree) = &mut self.tree {
                tree.add_note(line.node, Note::After(&comment));
            }
        }
        Ok(())
    }

    /// The game ends here. Every variation should be closed; what follows belongs to the main line.
    pub(super) fn close_all(&mut self) -> Result<(), FileCause> {
        let open = !self.open.is_empty();
        while !self.open.is_empty() {
            self.close(None)?;
        }
        if open { Err(FileCause::OpenVariation) } else { Ok(()) }
    }
}

/// A word without the number in front of it, `12.` or `12...`; `None` if nothing is left. In WXF a
/// tandem soldier's move begins with two digits, too, and some write a point for `=`: `24.5`.
fn without_number(word: &str, wxf: bool) -> Option<&str> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &word[digits..];
    if digits == 0 && !rest.starts_with('.') {
        return Some(word);
    }
    let text = rest.trim_start_matches('.');
    let soldier = wxf && digits == 2 && text.len() == 1 && text.len() + 1 == rest.len();
    if soldier {
        return Some(word);
    }
    match text {
        // `12` alone, `12.`, and a lonely `...`; but `0000` says that nobody moves.
        "" if word != "0000" => None,
        _ if text.len() < rest.len() => Some(text),
        _ => Some(word),
    }
}

#[inline]
fn result(text: &str) -> Option<GameResult> {
    match text.as_bytes().first() {
        Some(b'0' | b'1' | b'*' | 0xC2) => GameResult::of_text(text),
        _ => None,
    }
}

#[cold]
fn not_played(text: &str, error: MoveTextError) -> FileCause {
    FileCause::Move { text: text.into(), error }
}
