//! One game while it is read: its tags, then its moves, each of them played.

use alloc::string::String;
use alloc::vec::Vec;

use super::{glyphs, lexer::Lexeme, start, tags::Tags};
use crate::files::tree::pass;
use crate::files::{FileCause, GameResult, GameTree, Limits, NodeId, Note};
use crate::rules::{AnyPosition, MoveTextError, Notation, Position, Setup, Tagged, Variant};

/// Moves for which a tree has room before its first one.
const USUAL_MOVES: usize = 100;

/// A result, where one was said.
pub(super) type Said = Result<Option<GameResult>, FileCause>;

/// A place in the tree: a node, the position there, and the one before its move.
#[derive(Clone, Copy)]
struct Branch {
    node: NodeId,
    position: AnyPosition,
    before: AnyPosition,
}

impl Branch {
    /// Goes on by a legal move. `None`, and it stays where it is, if there are no more numbers for moves.
    #[inline(always)]
    fn play(&mut self, played: Tagged, tree: &mut GameTree) -> Option<()> {
        self.node = tree.push(self.node, Some(played))?;
        match (&self.position, &mut self.before) {
            // A position of chess is a fifth of one of xiangqi, and so is what is copied.
            (AnyPosition::Chess(position), AnyPosition::Chess(before)) => *before = *position,
            (position, before) => *before = *position,
        }
        self.position.make(played);
        Some(())
    }

    /// Goes on by passing a turn over.
    fn pass(&mut self, passed: AnyPosition, tree: &mut GameTree) -> Option<()> {
        self.node = tree.push(self.node, None)?;
        self.before = core::mem::replace(&mut self.position, passed);
        Some(())
    }
}

pub(super) struct Building {
    /// Which game it is where nothing says so.
    usual: Option<Variant>,
    /// How deep variations may be, and how many tags there may be.
    max_depth: usize,
    max_tags: usize,
    tags: Tags,
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
    pub(super) fn new(usual: Option<Variant>, limits: &Limits) -> Building {
        let position = AnyPosition::start(Variant::Chess);
        Building {
            usual,
            max_depth: limits.depth,
            max_tags: limits.tags,
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

    /// Does a tag belong to the next game?
    pub(super) fn ends_before_tag(&self, name: &str, blank_line: bool) -> bool {
        self.has_begun() || self.tags.starts_game(name, blank_line)
    }

    pub(super) fn tag(&mut self, name: &str, value: &str) -> Said {
        if self.tags.len() >= self.max_tags {
            return Err(FileCause::Limit("tags"));
        }
        self.tags.push(name, value);
        Ok(None)
    }

    /// The moves begin, or the game ends without.
    fn begin(&mut self, first_move: Option<&str>) -> Result<&mut GameTree, FileCause> {
        let setup = start::of(&self.tags, first_move, self.usual);
        let known = setup.as_ref().map_or(Setup::usual(Variant::Chess), |setup| *setup);
        let mut tree = GameTree::new(known);
        tree.reserve(USUAL_MOVES, self.tags.len(), self.tags.bytes());
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
    pub(super) fn finish(&mut self) -> (GameTree, Option<FileCause>) {
        let refused = match self.tree {
            Some(_) => None,
            None => self.begin(None).err(),
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

    /// Anything but tags and line ends: what it says of the game.
    #[inline(always)]
    pub(super) fn say(&mut self, lexeme: Lexeme<'_>) -> Said {
        match lexeme {
            Lexeme::Word(word) => return self.word(word),
            Lexeme::Comment(text) => self.comment(text),
            Lexeme::Glyph(glyph) => self.glyph(glyph),
            Lexeme::Open => self.open()?,
            Lexeme::Close => self.close()?,
            Lexeme::Odd(c) => return Err(FileCause::Odd(c)),
            _ => {}
        }
        Ok(None)
    }

    fn comment(&mut self, text: &str) {
        match &mut self.tree {
            None => self.early.push(text.into()),
            Some(_) if self.fresh => self.before.push(text.into()),
            Some(tree) => tree.add_note(self.at.node, Note::After(text)),
        }
    }

    fn glyph(&mut self, glyph: u8) {
        if let (Some(tree), false, true) = (&mut self.tree, self.fresh, glyph != glyphs::NONE) {
            tree.add_note(self.at.node, Note::Glyph(glyph));
        }
    }

    /// A word of the move text. Nearly all are moves, so they are taken for one first; but not where a
    /// sign stands at the end, which a reader of moves would pass over.
    #[inline(always)]
    fn word(&mut self, word: &str) -> Said {
        let signed = matches!(word.as_bytes().last(), Some(b'!' | b'?'));
        if let (Some(tree), false) = (&mut self.tree, signed) {
            if let Ok(played) = self.at.position.read_tagged(word, Notation::Auto) {
                return match self.at.play(played, tree) {
                    Some(()) => Ok(self.arrive()),
                    None => Err(FileCause::Limit("moves")),
                };
            }
        }
        self.other_word(word)
    }

    /// A word that is no move as it stands.
    fn other_word(&mut self, word: &str) -> Said {
        let wxf = if self.has_begun() { self.wxf } else { start::is_wxf(&self.tags) };
        let Some(text) = without_number(word, wxf) else { return Ok(None) };
        if let Some(result) = GameResult::of_text(text) {
            return Ok(Some(result));
        }
        if matches!(text, "e.p." | "ep") {
            return Ok(None);
        }
        if let Some(glyph) = glyphs::of_text(text) {
            self.glyph(glyph);
            return Ok(None);
        }
        let (text, glyph) = match text.as_bytes().last() {
            Some(b'!' | b'?') => glyphs::split(text),
            _ => (text, None),
        };
        if self.tree.is_none() {
            self.begin(Some(text))?;
        }
        self.play(text)?;
        if let Some(glyph) = glyph {
            self.glyph(glyph);
        }
        Ok(None)
    }

    /// Plays a move, or passes a turn over.
    fn play(&mut self, text: &str) -> Result<(), FileCause> {
        let Some(tree) = &mut self.tree else { return Ok(()) };
        let played = match self.at.position.read_tagged(text, Notation::Auto) {
            Ok(played) => self.at.play(played, tree),
            Err(_) if matches!(text, "--" | "Z0" | "0000" | "null") => {
                let passed = pass(&self.at.position).ok_or(FileCause::PassInCheck)?;
                self.at.pass(passed, tree)
            }
            Err(error) => return Err(not_played(text, error)),
        };
        played.ok_or(FileCause::Limit("moves"))?;
        self.arrive();
        Ok(())
    }

    /// A move was made: what was said before it is noted.
    #[inline(always)]
    fn arrive(&mut self) -> Option<GameResult> {
        if self.fresh {
            self.note_before();
        }
        None
    }

    #[cold]
    fn note_before(&mut self) {
        self.fresh = false;
        for comment in self.before.drain(..) {
            if let Some(tree) = &mut self.tree {
                tree.add_note(self.at.node, Note::Before(&comment));
            }
        }
    }

    /// A variation begins: another move for the last one.
    fn open(&mut self) -> Result<(), FileCause> {
        if self.open.len() >= self.max_depth {
            return Err(FileCause::Limit("nested variations"));
        }
        if !self.has_begun() {
            self.begin(None)?;
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
    fn close(&mut self) -> Result<(), FileCause> {
        if !self.has_begun() {
            self.begin(None)?;
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
            self.close()?;
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

#[cold]
fn not_played(text: &str, error: MoveTextError) -> FileCause {
    FileCause::Move { text: text.into(), error }
}
