//! The export form of the PGN standard: the roster of tags first, lines of less than 80 characters,
//! glyphs by number.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use crate::files::tree::{ROSTER, step};
use crate::files::{GameTree, NodeId, Note};
use crate::rules::{AnyPosition, Notation, Position, Setup, Side, Variant};

/// The longest line: the standard allows 80 characters with the line end.
const WIDTH: usize = 79;

impl GameTree {
    /// The game as PGN, in the export form of the standard. It ends with a line end; between two
    /// games stands an empty line.
    ///
    /// Moves are written in `notation`; [`Notation::Auto`] is SAN, in xiangqi Chinese. Read again,
    /// the text gives the same game.
    #[must_use]
    pub fn to_pgn(&self, notation: Notation) -> String {
        let mut out = String::new();
        self.write_tags(notation, &mut out);
        out.push('\n');
        let mut lines = Lines { out, column: 0, opens: false };
        self.write_moves(notation, &mut lines);
        lines.word(self.result().text());
        lines.out.push('\n');
        lines.out
    }

    fn write_tags(&self, notation: Notation, out: &mut String) {
        let variant = self.variant();
        let xiangqi = variant == Variant::Xiangqi;
        if xiangqi {
            push_tag(out, "Game", "Chinese Chess");
        }
        let nobody = if xiangqi { "White" } else { "Red" };
        for name in ROSTER.into_iter().filter(|&name| name != nobody) {
            let unknown = if name == "Date" { "????.??.??" } else { "?" };
            push_tag(out, name, self.tag(name).unwrap_or(unknown));
        }
        push_tag(out, "Result", self.result().text());
        for (name, value) in self.tags().filter(|(name, _)| !ROSTER.contains(name)) {
            push_tag(out, name, value);
        }
        if variant == Variant::Chess960 {
            push_tag(out, "Variant", "Chess960");
        }
        if let Some(format) = format_of(notation).filter(|_| xiangqi) {
            push_tag(out, "Format", format);
        }
        if variant == Variant::Chess960 || *self.start() != Setup::usual(variant) {
            push_tag(out, "SetUp", "1");
            push_tag(out, "FEN", &self.start().to_string());
        }
    }

    /// All moves, each line after the other, without a call for a variation within a variation.
    fn write_moves(&self, notation: Notation, lines: &mut Lines) {
        let mut pen = Pen {
            tree: self,
            notation,
            positions: alloc::vec![self.start().position],
            numbered: false,
        };
        pen.notes(NodeId::ROOT, false, lines);
        let mut tasks = alloc::vec![Task::Follow { node: NodeId::ROOT, ply: 0, varied: false }];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close => {
                    lines.close();
                    pen.numbered = false;
                }
                Task::Open(node, ply) => {
                    lines.open();
                    pen.numbered = false;
                    pen.notes(node, true, lines);
                    pen.play(node, ply, lines);
                    tasks.push(Task::Follow { node, ply, varied: false });
                }
                Task::Follow { node, ply, varied } => {
                    if varied {
                        pen.return_to(node, ply);
                    }
                    let Some(main) = self.main(node) else { continue };
                    let ply = ply + 1;
                    pen.play(main, ply, lines);
                    let varied = self.next_sibling(main).is_some();
                    tasks.push(Task::Follow { node: main, ply, varied });
                    // The first alternative on top.
                    let place = tasks.len();
                    for other in self.children(node).skip(1) {
                        tasks.extend([Task::Open(other, ply), Task::Close]);
                    }
                    tasks[place..].reverse();
                }
            }
        }
    }
}

/// What is still to be written. Plies are counted from the start.
enum Task {
    /// The moves after a node; `varied`: once its alternatives are written.
    Follow { node: NodeId, ply: usize, varied: bool },
    /// An alternative, at its ply.
    Open(NodeId, usize),
    /// The end of one.
    Close,
}

struct Pen<'t> {
    tree: &'t GameTree,
    notation: Notation,
    /// Those of the line that is written, the start first.
    positions: Vec<AnyPosition>,
    /// Does the next move of black need no number?
    numbered: bool,
}

impl Pen<'_> {
    /// The position after a move that was written before: its alternatives have gone other ways
    /// since.
    fn return_to(&mut self, node: NodeId, ply: usize) {
        self.positions.truncate(ply);
        self.advance(node);
    }

    fn advance(&mut self, node: NodeId) {
        let last = self.positions[self.positions.len() - 1];
        // Every move of a tree is legal.
        let after = step(&last, self.tree.tagged(node)).unwrap_or(last);
        self.positions.push(after);
    }

    /// Writes a move, the `ply`th from the start, with what stands behind it.
    fn play(&mut self, node: NodeId, ply: usize, lines: &mut Lines) {
        self.positions.truncate(ply);
        let position = self.positions[ply - 1];
        let start = self.tree.start();
        let behind = usize::from(start.position.side_to_move() == Side::Black);
        let number = usize::from(start.full_move) + (ply - 1 + behind) / 2;
        match position.side_to_move() {
            Side::White => lines.number("", number, "."),
            Side::Black if !self.numbered => lines.number("", number, "..."),
            Side::Black => {}
        }
        match self.tree.tagged(node) {
            Some(played) => lines.word(position.write_tagged(played, self.notation).as_str()),
            None => lines.word("--"),
        }
        self.numbered = true;
        self.advance(node);
        self.notes(node, false, lines);
    }

    /// Writes what stands before, or behind, a move.
    fn notes(&mut self, node: NodeId, before: bool, lines: &mut Lines) {
        for note in self.tree.notes(node) {
            match note {
                Note::Glyph(glyph) if !before => lines.number("$", glyph.into(), ""),
                Note::Before(text) if before => lines.comment(text),
                Note::After(text) if !before => {
                    lines.comment(text);
                    self.numbered = false;
                }
                _ => {}
            }
        }
    }
}

/// The value of xiangqi's tag for the notation.
fn format_of(notation: Notation) -> Option<&'static str> {
    Some(match notation {
        Notation::Iccs | Notation::Uci => "ICCS",
        Notation::Auto | Notation::Chinese | Notation::ChineseTraditional => "Chinese",
        Notation::Uci1 => return None,
        _ => "WXF",
    })
}

fn push_tag(out: &mut String, name: &str, value: &str) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out.push_str("\"]\n");
}

/// Words set into lines.
struct Lines {
    out: String,
    /// Characters of the present line.
    column: usize,
    /// The next word begins a variation.
    opens: bool,
}

impl Lines {
    /// A number with what stands around it.
    fn number(&mut self, before: &str, number: usize, after: &str) {
        let digits = number.checked_ilog10().unwrap_or(0) as usize + 1;
        self.space(before.len() + digits + after.len());
        // A String takes whatever is written.
        write!(self.out, "{before}{number}{after}").ok();
    }

    fn word(&mut self, word: &str) {
        self.space(word.chars().count());
        self.out.push_str(word);
    }

    /// A space in front of so many characters, or a new line; and the bracket, if one is to stand
    /// there.
    fn space(&mut self, width: usize) {
        let width = width + usize::from(self.opens);
        if self.column + 1 + width > WIDTH && self.column > 0 {
            self.out.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        if self.opens {
            self.out.push('(');
            self.opens = false;
        }
        self.column += width;
    }

    fn open(&mut self) {
        self.opens = true;
    }

    fn close(&mut self) {
        if self.column + 1 > WIDTH {
            self.out.push('\n');
            self.column = 0;
        }
        self.out.push(')');
        self.column += 1;
    }

    /// A comment, broken at its spaces. One with a brace in it goes to the end of a line of its own.
    fn comment(&mut self, text: &str) {
        if text.contains('}') {
            self.space(WIDTH);
            self.out.push(';');
            self.out.push_str(text);
            self.out.push('\n');
            self.column = 0;
            return;
        }
        let mut words = text.split(' ').peekable();
        let mut first = true;
        while let Some(word) = words.next() {
            let last = words.peek().is_none();
            let width = word.chars().count() + usize::from(first) + usize::from(last);
            if first {
                self.space(width);
                self.out.push('{');
            } else if self.column + 1 + width > WIDTH && !word.starts_with("[Event") {
                self.out.push('\n');
                self.column = width;
            } else {
                // A line that seems to begin a game would end the comment for the reader.
                self.out.push(' ');
                self.column += 1 + width;
            }
            self.out.push_str(word);
            if last {
                self.out.push('}');
            }
            first = false;
        }
    }
}
