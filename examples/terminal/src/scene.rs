//! What is drawn of a board: the men, and what is marked. Both games are drawn from it.

use duiyi::rules::{AnyPosition, Piece, Position, Side, Square, Squares};
use duiyi::words::{Language, Words};
use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

use crate::geometry::Geometry;
use crate::settings::Men;
use crate::theme::{self, Rgb, Theme};

/// What is marked on a board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    pub selected: Option<Square>,
    pub quiet: Squares,
    pub capture: Squares,
    pub last: Option<(Square, Square)>,
    pub check: Option<Square>,
    pub hint: Option<(Square, Square)>,
    /// Squares that a refusal speaks of.
    pub culprits: Squares,
    /// Where the keyboard points.
    pub cursor: Option<Square>,
    /// The man that is dragged, and where to.
    pub dragged: Option<(Square, Option<Square>)>,
    /// Columns by which the king in check is off its place: it shakes.
    pub shake: i16,
}

/// Why a square looks different.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Selected,
    Checked,
    Culprit,
    Hinted,
    Last,
}

impl Marks {
    /// The mark of a square that matters most.
    pub fn of(&self, square: Square) -> Option<Mark> {
        let is_one = |pair: Option<(Square, Square)>| {
            pair.is_some_and(|(from, to)| square == from || square == to)
        };
        if self.selected == Some(square) {
            Some(Mark::Selected)
        } else if self.check == Some(square) {
            Some(Mark::Checked)
        } else if self.culprits.contains(square) {
            Some(Mark::Culprit)
        } else if is_one(self.hint) {
            Some(Mark::Hinted)
        } else {
            is_one(self.last).then_some(Mark::Last)
        }
    }
}

impl Mark {
    /// Its colour.
    pub const fn colour(self) -> Rgb {
        match self {
            Mark::Selected => theme::SELECTED,
            Mark::Checked | Mark::Culprit => theme::CHECKED,
            Mark::Hinted => theme::HINTED,
            Mark::Last => theme::LAST,
        }
    }

    /// What stands around the man where there is no colour.
    pub const fn brackets(self) -> [&'static str; 2] {
        match self {
            Mark::Selected => ["[", "]"],
            Mark::Checked => ["!", "!"],
            Mark::Culprit => ["?", "?"],
            Mark::Hinted => ["{", "}"],
            Mark::Last => ["<", ">"],
        }
    }
}

/// A target of a capture is ringed, with and without colour.
pub const RING: [&str; 2] = ["(", ")"];

/// A board as it is drawn now.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'s> {
    pub geometry: Geometry,
    pub theme: Theme,
    pub position: &'s AnyPosition,
    pub marks: &'s Marks,
    pub men: Men,
    pub words: Words,
    pub coordinates: bool,
}

impl Scene<'_> {
    /// All squares of the board.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        (0..self.geometry.variant.squares()).map(Square::new)
    }

    /// The man that is drawn on a square: a dragged one under the pointer.
    pub fn man(&self, square: Square) -> Option<Piece> {
        match self.marks.dragged {
            Some((from, Some(over))) if over == square => self.position.piece_at(from),
            Some((from, over)) if from == square && over != Some(from) => None,
            _ => self.position.piece_at(square),
        }
    }

    /// The mark of a square; of a dragged man that of where it stood.
    pub fn mark(&self, square: Square) -> Option<Mark> {
        self.marks.of(square)
    }

    /// Where the middle of a square is now: a king in check shakes.
    pub fn middle(&self, square: Square) -> (u16, u16) {
        let (x, y) = self.geometry.centre(square);
        let shakes = self.marks.check == Some(square);
        (if shakes { x.saturating_add_signed(self.marks.shake) } else { x }, y)
    }

    /// The style of what stands on a square, where the keyboard points.
    pub fn with_cursor(&self, square: Square, style: Style) -> Style {
        if self.marks.cursor == Some(square) {
            style.add_modifier(Modifier::REVERSED)
        } else {
            style
        }
    }
}

/// What a man looks like: one column wide, or two.
pub fn sign(man: Piece, men: Men, words: Words, theme: Theme) -> String {
    match men {
        // The filled symbols have the better shape; without colour the sides must differ.
        Men::Figurines if theme.coloured() => {
            words.symbol(Piece::new(Side::Black, man.kind)).to_string()
        }
        Men::Figurines => words.symbol(man).to_string(),
        Men::Traditional => Words::of(Language::ZhHant).symbol(man).to_string(),
        Men::Simplified => Words::of(Language::ZhHans).symbol(man).to_string(),
        Men::Letters => {
            let letter = words.letter(man.kind).to_string();
            if man.side == Side::Black { letter.to_lowercase() } else { letter }
        }
    }
}

/// Writes where there is room: what would stand beyond the screen is left out.
pub fn put(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    if buffer.area.contains((x, y).into()) {
        let room = usize::from(buffer.area.right() - x);
        buffer.set_stringn(x, y, text, room, style);
    }
}
