//! DhtmlXQ, the marked text that xiangqi sites put into pages and forums (UBB): fields in brackets,
//! moves of four digits, variations by number.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use super::men::{Board, listed, played};
use super::{Entry, FileCause, FileError, GameResult, GameTree, NodeId, Note, Place};
use crate::rules::{AnyPosition, Setup, Square, Variant};

/// Moves of one game: their positions are kept while it is read.
const MAX_MOVES: usize = 100_000;

/// Variations within variations.
const MAX_DEPTH: usize = 256;

/// Fields that are tags.
const TAGS: [(&str, &str); 13] = [
    ("title", "Title"),
    ("event", "Event"),
    ("date", "Date"),
    ("place", "Site"),
    ("round", "Round"),
    ("red", "Red"),
    ("redteam", "RedTeam"),
    ("redrating", "RedElo"),
    ("black", "Black"),
    ("blackteam", "BlackTeam"),
    ("blackrating", "BlackElo"),
    ("timerule", "TimeControl"),
    ("author", "Annotator"),
];

const BEGIN: &str = "[DhtmlXQ]";
const END: &str = "[/DhtmlXQ]";

/// Is it such a text, or a page that may hold some?
pub(super) fn is(head: &[u8]) -> bool {
    let start = head.iter().position(|byte| byte.is_ascii_graphic()).unwrap_or(head.len());
    head[start..].starts_with(b"[DhtmlXQ") || head[start..].starts_with(b"<")
}

/// The games of a text, one after the other.
pub(super) struct Games {
    text: String,
    /// Where the search for the next one begins.
    at: Place,
    number: u64,
}

impl Games {
    pub(super) fn new(text: String) -> Games {
        Games { text, at: Place { byte: 0, line: 1, column: 1 }, number: 0 }
    }

    pub(super) fn next(&mut self) -> Option<Entry> {
        let at = self.at.byte as usize;
        let start = at + self.text[at..].find(BEGIN)? + BEGIN.len();
        let (end, closed) = match self.text[start..].find(END) {
            Some(end) => (start + end, true),
            None => (self.text.len(), false),
        };
        self.number += 1;
        let mut game = Game::new(&self.text, start, end);
        let (mut wrong, mut read) = (None, game.read());
        if read.is_err() {
            wrong = Some(game.at);
        } else if !closed {
            (wrong, read) = (Some(end), Err(FileCause::Truncated));
        }
        let tree = game.tree;
        let place = wrong.map(|byte| self.place(byte)).unwrap_or_default();
        let error = read.err().map(|cause| FileError { game: self.number, place, cause });
        self.at = self.place(end);
        Some(Entry { tree, error })
    }

    /// Line and column of a byte from here on.
    fn place(&self, byte: usize) -> Place {
        let passed = &self.text.as_bytes()[self.at.byte as usize..byte];
        let lines = passed.iter().filter(|&&b| b == b'\n').count() as u64;
        let column = match passed.iter().rposition(|&b| b == b'\n') {
            Some(end) => passed.len() - end,
            None => self.at.column as usize + passed.len(),
        };
        Place { byte: byte as u64, line: self.at.line + lines, column: column as u64 }
    }
}

/// The main line, or a variation: moves from a ply on, and the line it leaves.
struct Line {
    first_ply: usize,
    /// The line with the ply before the first.
    parent: u32,
    depth: usize,
    nodes: Vec<(NodeId, AnyPosition)>,
}

struct Game<'t> {
    fields: Vec<(&'t str, &'t str)>,
    text: &'t str,
    tree: GameTree,
    lines: BTreeMap<u32, Line>,
    moves: usize,
    /// Byte of the field that is read.
    at: usize,
}

impl<'t> Game<'t> {
    fn new(text: &'t str, start: usize, end: usize) -> Game<'t> {
        Game {
            fields: fields(&text[start..end]),
            text,
            tree: GameTree::new(Setup::usual(Variant::Xiangqi)),
            lines: BTreeMap::new(),
            moves: 0,
            at: start,
        }
    }

    /// The value of a field; the reading stands there now.
    fn field(&mut self, name: &str) -> &'t str {
        let value =
            self.fields.iter().find(|(known, _)| *known == name).map_or("", |field| field.1);
        self.stand_at(value);
        value
    }

    fn stand_at(&mut self, value: &'t str) {
        if !value.is_empty() {
            self.at = value.as_ptr() as usize - self.text.as_ptr() as usize;
        }
    }

    fn read(&mut self) -> Result<(), FileCause> {
        let moves = digits(self.field("movelist"));
        let men = digits(self.field("binit"));
        self.tree = GameTree::new(start(&men, moves.first().zip(moves.get(1)))?);
        for (field, name) in TAGS {
            let value = self.field(field);
            self.tree.set_tag(name, value);
        }
        let said = self.field("result");
        self.tree.set_result(result(said));
        let remark = self.field("remark");
        self.tree.add_note(NodeId::ROOT, Note::After(remark));
        self.field("movelist");
        let read = self.read_line(0, 0, 1, &moves).and_then(|()| self.read_variations());
        self.read_comments();
        read
    }

    /// `move_a_b_c`: variation c leaves line a at ply b. They may stand in any order.
    fn read_variations(&mut self) -> Result<(), FileCause> {
        let mut variations = BTreeMap::new();
        for &(name, value) in &self.fields {
            if let Some([parent, ply, number]) = name.strip_prefix("move_").and_then(numbers) {
                if number > 0 {
                    variations.insert(number, (parent, ply as usize, value));
                }
            }
        }
        for (number, (parent, ply, value)) in variations {
            self.stand_at(value);
            self.read_line(number, parent, ply, &digits(value))?;
        }
        Ok(())
    }

    fn read_line(
        &mut self,
        number: u32,
        parent: u32,
        first_ply: usize,
        moves: &[u8],
    ) -> Result<(), FileCause> {
        let wrong = || FileCause::Field("where a variation begins");
        let ply = first_ply.checked_sub(1).ok_or_else(wrong)?;
        let (parent, depth, mut node, mut position) = match number {
            0 => (0, 0, NodeId::ROOT, self.tree.start().position),
            _ => {
                let parent = self.line_at(parent, ply).ok_or_else(wrong)?;
                let (node, position) = self.node(parent, ply).ok_or_else(wrong)?;
                (parent, self.lines[&parent].depth + 1, node, position)
            }
        };
        if depth > MAX_DEPTH {
            return Err(FileCause::Limit("nested variations"));
        }
        let mut line = Line { first_ply, parent, depth, nodes: Vec::new() };
        let mut moves = moves.chunks(4);
        let read = moves.try_for_each(|digits| {
            let &[from_x, from_y, to_x, to_y] = digits else {
                return Err(FileCause::Field("a list of moves"));
            };
            if self.moves >= MAX_MOVES {
                return Err(FileCause::Limit("moves"));
            }
            self.moves += 1;
            let off = || FileCause::Field("a move");
            let from = square(from_x, from_y).ok_or_else(off)?;
            let m = played(&position, from, square(to_x, to_y).ok_or_else(off)?)?;
            let next = self.tree.push_played(node, &mut position, m);
            node = next.ok_or(FileCause::Limit("moves"))?;
            line.nodes.push((node, position));
            Ok(())
        });
        self.lines.insert(number, line);
        read
    }

    /// The line in which a ply of a line stands: itself, or one that it left.
    fn line_at(&self, line: u32, ply: usize) -> Option<u32> {
        let mut number = line;
        loop {
            let line = self.lines.get(&number)?;
            // A line leaves one that was read before it.
            if number == 0 || ply >= line.first_ply {
                return Some(number);
            }
            number = line.parent;
        }
    }

    /// The node at a ply of a line.
    fn node(&self, line: u32, ply: usize) -> Option<(NodeId, AnyPosition)> {
        if ply == 0 {
            return Some((NodeId::ROOT, self.tree.start().position));
        }
        let line = self.lines.get(&self.line_at(line, ply)?)?;
        line.nodes.get(ply.checked_sub(line.first_ply)?).copied()
    }

    /// `comment5` is of ply 5, `comment2_5` of the same in variation 2.
    fn read_comments(&mut self) {
        for (name, value) in core::mem::take(&mut self.fields) {
            let Some(rest) = name.strip_prefix("comment") else { continue };
            let place = match (numbers(rest), numbers(rest)) {
                (Some([ply]), _) => Some((0, ply)),
                (_, Some([line, ply])) => Some((line, ply)),
                _ => None,
            };
            let node = place.and_then(|(line, ply)| self.node(line, ply as usize));
            if let Some((node, _)) = node {
                self.tree.add_note(node, Note::After(value));
            }
        }
    }
}

/// `[DhtmlXQ_name]value[/DhtmlXQ_name]`. Some programs close a field by another one's name.
fn fields(text: &str) -> Vec<(&str, &str)> {
    let mut fields = Vec::new();
    let mut rest = text;
    while let Some((_, after)) = rest.split_once("[DhtmlXQ_") {
        let Some((name, after)) = after.split_once(']') else { break };
        let end = after.find("[/DhtmlXQ");
        fields.push((name, &after[..end.unwrap_or(after.len())]));
        rest = end.map_or("", |end| &after[end..]);
    }
    fields
}

/// So many numbers with `_` between them.
fn numbers<const N: usize>(text: &str) -> Option<[u32; N]> {
    let mut numbers = [0; N];
    let mut parts = text.split('_');
    for number in &mut numbers {
        *number = parts.next()?.parse().ok()?;
    }
    parts.next().is_none().then_some(numbers)
}

fn digits(text: &str) -> Vec<u8> {
    text.chars().filter_map(|c| c.to_digit(10)).map(|digit| digit as u8).collect()
}

/// Files from red's left, ranks from black's side.
fn square(x: u8, y: u8) -> Option<Square> {
    Variant::Xiangqi.square(x, 9u8.checked_sub(y)?)
}

/// The start position: 32 men by two digits each, 99 for one who is not there; nothing is the usual
/// start.
fn start(men: &[u8], first: Option<(&u8, &u8)>) -> Result<Setup<AnyPosition>, FileCause> {
    if men.is_empty() {
        return Ok(Setup::usual(Variant::Xiangqi));
    }
    if men.len() != 64 {
        return Err(FileCause::Field("the list of men"));
    }
    let mut board = Board::EMPTY;
    for (place, man) in men.chunks_exact(2).enumerate() {
        if let Some(square) = square(man[0], man[1]) {
            board.put(square, listed(place));
        }
    }
    Ok(board.setup(first.and_then(|(&x, &y)| square(x, y)))?)
}

/// The result as people write it, the first player's first.
fn result(text: &str) -> GameResult {
    let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if says(&["和", "1/2"]) {
        GameResult::Draw
    } else if says(&["黑胜", "黑勝", "红负", "紅負", "先负", "先負", "0-1"]) {
        GameResult::Black
    } else if says(&["红胜", "紅勝", "黑负", "黑負", "先胜", "先勝", "1-0"]) {
        GameResult::White
    } else {
        GameResult::Unknown
    }
}
