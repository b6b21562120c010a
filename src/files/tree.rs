//! A game with its variations: what every file of games is read into, and written from.
//!
//! The moves are nodes of one list, tied together by their numbers, and all text lies in one string:
//! a tree of a million moves is a few pieces of memory, and nothing that walks it calls itself.

mod tags;

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

pub(super) use tags::ROSTER;
use tags::Tag;
use thiserror::Error;

use crate::rules::{
    AnyPosition, Explanation, FenReading, Move, Position, Setup, Side, Tagged, Variant,
};

/// A node of a [`GameTree`]: a move, and the position after it. [`NodeId::ROOT`] is the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of the game, before any move.
    pub const ROOT: NodeId = NodeId(0);

    /// Its number: 0 of the root, and of every other node greater than that of its parent.
    #[must_use]
    pub fn number(self) -> u32 {
        self.0
    }

    fn index(self) -> usize {
        self.0 as usize
    }

    /// The root is nobody's child and nobody's alternative, so its number means "none".
    fn some(self) -> Option<NodeId> {
        (self.0 != 0).then_some(self)
    }
}

/// What is written beside a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note<'t> {
    /// A comment in front of the move: on the first move of a variation.
    Before(&'t str),
    /// A comment behind it; of the root, what is said before the first move.
    After(&'t str),
    /// A glyph by its number in the PGN standard (`$1` is `!`).
    Glyph(u8),
}

/// How a game ended, as its file says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum GameResult {
    /// `*`: not known, or not ended.
    #[default]
    Unknown = 0,
    /// `1-0`: white (red) has won.
    White = 1,
    /// `0-1`.
    Black = 2,
    /// `1/2-1/2`.
    Draw = 3,
}

impl GameResult {
    /// As PGN writes it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::Unknown => "*",
            GameResult::White => "1-0",
            GameResult::Black => "0-1",
            GameResult::Draw => "1/2-1/2",
        }
    }

    /// The result of a word that is one.
    #[must_use]
    pub fn of_text(text: &str) -> Option<GameResult> {
        Some(match text {
            "*" => GameResult::Unknown,
            "1-0" => GameResult::White,
            "0-1" => GameResult::Black,
            "1/2-1/2" | "1/2" | "½-½" => GameResult::Draw,
            _ => return None,
        })
    }
}

/// Why a move was not added to a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum AddError {
    /// It is not legal there.
    #[error("illegal move: {:?}", .0.reason)]
    Illegal(Explanation),
    /// The side to move is in check, so its turn cannot be passed over.
    #[error("no passing in check")]
    PassInCheck,
    /// The tree has no such node, or no number for one more.
    #[error("no such node")]
    NoSuchNode,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    start: u32,
    end: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Written {
    Before(Span),
    After(Span),
    Glyph(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NoteLink {
    written: Written,
    next: u32,
}

/// The numbers of the last child and the last note are kept, so that a file of nothing but
/// variations or comments takes no longer to read than any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    /// As the position before it made it; [`NOTHING`] of the root and of a turn passed over.
    played: Tagged,
    ply: u32,
    parent: NodeId,
    first_child: NodeId,
    last_child: NodeId,
    next_sibling: NodeId,
    /// Numbers in the list of notes, from 1; 0: none.
    first_note: u32,
    last_note: u32,
}

/// No move: no man goes to where he stands.
const NOTHING: Tagged = Tagged::NONE;

const START: Node = Node {
    played: NOTHING,
    ply: 0,
    parent: NodeId::ROOT,
    first_child: NodeId::ROOT,
    last_child: NodeId::ROOT,
    next_sibling: NodeId::ROOT,
    first_note: 0,
    last_note: 0,
};

/// A game with its variations, comments, glyphs and tags. Every move in it is legal.
///
/// ```
/// use duiyi::files::{GameTree, NodeId, Note};
/// use duiyi::rules::{Notation, Position, Setup, Variant};
/// let mut tree = GameTree::new(Setup::usual(Variant::Chess));
/// let e4 = tree.start().position.read_move("e4", Notation::San)?;
/// let after_e4 = tree.add_move(NodeId::ROOT, e4)?;
/// tree.add_note(after_e4, Note::After("best by test"));
/// tree.set_tag("White", "Ann");
/// let text = tree.to_pgn(Notation::Auto);
/// assert!(text.contains("[White \"Ann\"]") && text.ends_with("1. e4 {best by test} *\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    start: Setup<AnyPosition>,
    /// The roster in its order, then the others as they came.
    tags: Vec<Tag>,
    nodes: Vec<Node>,
    notes: Vec<NoteLink>,
    text: String,
    result: GameResult,
}

impl GameTree {
    /// A tree without a move.
    #[must_use]
    pub fn new(start: Setup<AnyPosition>) -> GameTree {
        GameTree {
            start,
            tags: Vec::new(),
            nodes: alloc::vec![START],
            notes: Vec::new(),
            text: String::new(),
            result: GameResult::Unknown,
        }
    }

    /// Which game.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.start.position.variant()
    }

    /// The position that it starts from.
    #[must_use]
    pub fn start(&self) -> &Setup<AnyPosition> {
        &self.start
    }

    /// How it ended.
    #[must_use]
    pub fn result(&self) -> GameResult {
        self.result
    }

    /// Says how it ended.
    pub fn set_result(&mut self, result: GameResult) {
        self.result = result;
    }

    // ---- moves ----

    /// How many moves there are in all lines.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// No move at all?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move of a node; `None` of the root, and where a side's turn was passed over (`--`).
    #[must_use]
    pub fn played(&self, node: NodeId) -> Option<Move> {
        self.tagged(node).map(Tagged::plain)
    }

    /// The move as the position before it makes it.
    pub(super) fn tagged(&self, node: NodeId) -> Option<Tagged> {
        let played = self.nodes.get(node.index())?.played;
        (played != NOTHING).then_some(played)
    }

    /// The node of a number; they are counted without a gap, in the order in which they were added.
    #[must_use]
    pub fn node(&self, number: u32) -> Option<NodeId> {
        self.nodes.get(number as usize).map(|_| NodeId(number))
    }

    /// How many moves lead to a node, turns passed over with them.
    #[must_use]
    pub fn ply(&self, node: NodeId) -> usize {
        self.nodes.get(node.index()).map_or(0, |node| node.ply as usize)
    }

    /// The moves that lead to a node, itself the last.
    #[must_use]
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let up = core::iter::successors(node.some(), |&at| self.parent(at).and_then(NodeId::some));
        let mut path: Vec<NodeId> = up.collect();
        path.reverse();
        path
    }

    /// The node before; `None` of the root.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        node.some()?;
        Some(self.nodes.get(node.index())?.parent)
    }

    /// The move with which a line goes on.
    #[must_use]
    pub fn main(&self, node: NodeId) -> Option<NodeId> {
        self.nodes.get(node.index())?.first_child.some()
    }

    /// The moves that go on from a node: the main one, then the others.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.main(node);
        core::iter::successors(first, |&child| self.next_sibling(child))
    }

    /// The next alternative to a move.
    #[must_use]
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        self.nodes.get(node.index())?.next_sibling.some()
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        core::iter::successors(self.main(NodeId::ROOT), |&node| self.main(node))
    }

    /// The end of the main line; the root, if there is no move.
    #[must_use]
    pub fn main_end(&self) -> NodeId {
        self.main_line().last().unwrap_or(NodeId::ROOT)
    }

    /// The position at a node. It is found by playing from the start.
    #[must_use]
    pub fn position(&self, node: NodeId) -> Option<AnyPosition> {
        self.nodes.get(node.index())?;
        let mut path = self.path(node).into_iter();
        path.try_fold(self.start.position, |position, node| step(&position, self.tagged(node)))
    }

    /// Adds a move: the main one, if it is the first that goes on from `parent`, else an
    /// alternative.
    ///
    /// # Errors
    /// [`AddError`]; then nothing is added.
    pub fn add_move(&mut self, parent: NodeId, played: Move) -> Result<NodeId, AddError> {
        let position = self.position(parent).ok_or(AddError::NoSuchNode)?;
        let why = position.explain(played.from(), played.to(), played.promotion());
        match why.legal.and_then(|m| position.tag(m)) {
            Some(tagged) => self.push(parent, Some(tagged)).ok_or(AddError::NoSuchNode),
            None => Err(AddError::Illegal(why)),
        }
    }

    /// Adds a turn that is passed over, as annotators write `--` for "what if it were black's
    /// move?".
    ///
    /// # Errors
    /// [`AddError`]; then nothing is added.
    pub fn add_pass(&mut self, parent: NodeId) -> Result<NodeId, AddError> {
        let position = self.position(parent).ok_or(AddError::NoSuchNode)?;
        pass(&position).ok_or(AddError::PassInCheck)?;
        self.push(parent, None).ok_or(AddError::NoSuchNode)
    }

    /// Adds a legal move of `position`, and plays it there.
    pub(super) fn push_played(
        &mut self,
        parent: NodeId,
        position: &mut AnyPosition,
        played: Move,
    ) -> Option<NodeId> {
        let tagged = position.tag(played)?;
        let node = self.push(parent, Some(tagged))?;
        *position = position.play(tagged);
        Some(node)
    }

    /// Adds what is known to be legal; `None` if there are more moves than numbers.
    pub(super) fn push(&mut self, parent: NodeId, played: Option<Tagged>) -> Option<NodeId> {
        let node = NodeId(u32::try_from(self.nodes.len()).ok()?);
        let before = &mut self.nodes[parent.index()];
        let (last, ply) = (before.last_child, before.ply + 1);
        before.last_child = node;
        match last.some() {
            Some(last) => self.nodes[last.index()].next_sibling = node,
            None => before.first_child = node,
        }
        self.nodes.push(Node { played: played.unwrap_or(NOTHING), ply, parent, ..START });
        Some(node)
    }

    /// Makes room for so many moves, tags and bytes of text, so that adding them does not move what is
    /// there again and again.
    pub(super) fn reserve(&mut self, moves: usize, tags: usize, text: usize) {
        self.nodes.reserve_exact(moves);
        self.tags.reserve_exact(tags);
        self.text.reserve_exact(text);
    }

    // ---- notes ----

    /// What is written beside a move: the comments before it, then the others and the glyphs in
    /// their order.
    pub fn notes(&self, node: NodeId) -> impl Iterator<Item = Note<'_>> {
        let before = |note: &Note<'_>| matches!(note, Note::Before(_));
        let (first, then) = (self.all_notes(node), self.all_notes(node));
        first.filter(before).chain(then.filter(move |note| !before(note)))
    }

    fn all_notes(&self, node: NodeId) -> impl Iterator<Item = Note<'_>> {
        let link = |number: u32| self.notes.get((number as usize).wrapping_sub(1));
        let first = self.nodes.get(node.index()).and_then(|node| link(node.first_note));
        core::iter::successors(first, move |note| link(note.next)).map(|note| match note.written {
            Written::Before(span) => Note::Before(self.slice(span)),
            Written::After(span) => Note::After(self.slice(span)),
            Written::Glyph(glyph) => Note::Glyph(glyph),
        })
    }

    /// Adds a comment or a glyph. In comments, a line end becomes a space, other control characters
    /// too, and spaces at the ends are dropped; an empty comment is none. A comment before a move
    /// that is no alternative to another stands behind the move before it instead. The root has no
    /// glyphs.
    pub fn add_note(&mut self, node: NodeId, note: Note<'_>) {
        let varies = self.parent(node).is_some_and(|parent| self.main(parent) != Some(node));
        let (node, before) = match (note, self.parent(node)) {
            (Note::Before(_), Some(_)) if varies => (node, true),
            (Note::Before(_), Some(parent)) => (parent, false),
            _ => (node, false),
        };
        let written = match note {
            Note::Glyph(_) if node == NodeId::ROOT => return,
            Note::Glyph(glyph) => Written::Glyph(glyph),
            Note::Before(text) | Note::After(text) => {
                let Some(span) = self.push_clean(text) else { return };
                if before { Written::Before(span) } else { Written::After(span) }
            }
        };
        let (Ok(number), Some(node)) =
            (u32::try_from(self.notes.len() + 1), self.nodes.get_mut(node.index()))
        else {
            return;
        };
        self.notes.push(NoteLink { written, next: 0 });
        match node.last_note {
            0 => node.first_note = number,
            last => self.notes[last as usize - 1].next = number,
        }
        node.last_note = number;
    }

    /// Keeps a text in its clean form; `None` if nothing is left of it.
    fn push_clean(&mut self, text: &str) -> Option<Span> {
        let start = self.text.len();
        // Without a way out of the loop, so that it takes many bytes at once.
        let odd = text.bytes().fold(false, |odd, byte| odd | !matches!(byte, b' '..0x7F));
        if !odd {
            self.text.push_str(text.trim_matches(' '));
            return (self.text.len() > start).then(|| self.span(start));
        }
        let text = text.trim_matches(|c: char| c.is_whitespace() || c.is_control());
        if text.contains(char::is_control) {
            let mut before = ' ';
            for c in text.chars() {
                // A line end of two characters is one.
                if !(c == '\n' && before == '\r') {
                    self.text.push(if c.is_control() { ' ' } else { c });
                }
                before = c;
            }
        } else {
            self.text.push_str(text);
        }
        (self.text.len() > start).then(|| self.span(start))
    }

    fn span(&self, start: usize) -> Span {
        // A reader stops long before 4 GiB; a tree built by hand that large loses its last texts.
        let number = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        Span { start: number(start), end: number(self.text.len()) }
    }

    fn slice(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or_default()
    }
}

impl PartialEq for GameTree {
    /// The same game: start, tags, result, moves with their variations in the same order, comments
    /// and glyphs.
    fn eq(&self, other: &GameTree) -> bool {
        let played = |tree: &GameTree, node| (tree.played(node), tree.notes(node).count());
        if self.start != other.start
            || self.result != other.result
            || self.len() != other.len()
            || !self.tags().eq(other.tags())
        {
            return false;
        }
        let (mut open, mut same) = (alloc::vec![(NodeId::ROOT, NodeId::ROOT)], true);
        while let (Some((a, b)), true) = (open.pop(), same) {
            same = played(self, a) == played(other, b)
                && self.notes(a).eq(other.notes(b))
                && self.children(a).count() == other.children(b).count();
            open.extend(self.children(a).zip(other.children(b)));
        }
        same
    }
}

/// The position after a move, or after a turn passed over; `None` where that cannot be.
pub(super) fn step(position: &AnyPosition, played: Option<Tagged>) -> Option<AnyPosition> {
    match played {
        Some(m) => Some(position.play(m)),
        None => pass(position),
    }
}

/// The position with the other side to move; `None` in check.
pub(super) fn pass(position: &AnyPosition) -> Option<AnyPosition> {
    if position.in_check() {
        return None;
    }
    let fen = position.to_string();
    let (board, rest) = fen.split_once(' ')?;
    let castling = rest.split(' ').nth(1)?;
    let side = match position.side_to_move() {
        Side::White => 'b',
        Side::Black => 'w',
    };
    let passed = alloc::format!("{board} {side} {castling} - 0 1");
    let reading = FenReading { arrangement: true, ..FenReading::default() };
    AnyPosition::read_fen(position.variant(), &passed, reading).ok().map(|setup| setup.position)
}
