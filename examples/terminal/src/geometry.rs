//! Where squares are on the screen, and which square is where.

use duiyi::rules::{Square, Variant};
use ratatui::layout::Rect;

/// Columns that the board leaves to what is beside it, at least.
pub const SIDE_WIDTH: u16 = 30;
/// Columns left of the board, for the numbers of the ranks.
const LEFT: u16 = 3;

/// A board on the screen. The centres of two neighbours are `step_x` columns and `step_y` rows apart.
///
/// In chess a square is that large. With an even `step_y` its centre row has half rows above and
/// below, so that the board begins and ends in the middle of a row. In xiangqi the men stand on the
/// crossings of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    pub variant: Variant,
    /// Black below.
    pub flipped: bool,
    pub step_x: u16,
    pub step_y: u16,
    /// Left and top edge of the board (in xiangqi: of the crossing there).
    pub left: u16,
    pub top: u16,
}

impl Geometry {
    /// The largest board that fits; `None` if none does. Without colour the squares of chess are
    /// drawn with lines between them.
    pub fn fit(variant: Variant, flipped: bool, lined: bool, area: Rect) -> Option<Geometry> {
        let steps =
            (2..=8).rev().filter(|step| variant == Variant::Xiangqi || !lined || step % 2 == 0);
        steps.map(|step| Geometry::of_step(variant, flipped, lined, step, area)).find(|board| {
            let (width, height) = board.size();
            width + SIDE_WIDTH <= area.width && height <= area.height
        })
    }

    fn of_step(variant: Variant, flipped: bool, lined: bool, step: u16, area: Rect) -> Geometry {
        // An odd width has a middle column; lines take one more.
        let step_x = if lined && variant != Variant::Xiangqi { 2 * step } else { 2 * step + 1 };
        let mut board =
            Geometry { variant, flipped, step_x, step_y: step, left: area.x + LEFT, top: area.y };
        let spare = area.height.saturating_sub(board.size().1);
        board.top += spare / 2 + u16::from(variant == Variant::Xiangqi);
        board
    }

    /// Columns and rows, with what is written around it.
    pub fn size(&self) -> (u16, u16) {
        let (files, ranks) = (u16::from(self.variant.files()), u16::from(self.variant.ranks()));
        match self.variant {
            Variant::Xiangqi => {
                (LEFT + (files - 1) * self.step_x + 5, (ranks - 1) * self.step_y + 3)
            }
            Variant::Chess | Variant::Chess960 => {
                (LEFT + files * self.step_x + 2, ranks * self.step_y + 2)
            }
        }
    }

    /// The middle of a square.
    pub fn centre(&self, square: Square) -> (u16, u16) {
        let (column, row) = self.place(square);
        let (x, y) = (self.left + column * self.step_x, self.top + row * self.step_y);
        match self.variant {
            Variant::Xiangqi => (x, y),
            Variant::Chess | Variant::Chess960 => (x + self.step_x / 2, y + self.step_y / 2),
        }
    }

    /// Column and row of a square, counted from the top left as the board lies.
    pub fn place(&self, square: Square) -> (u16, u16) {
        let (file, rank) = (self.variant.file(square), self.variant.rank(square));
        let (files, ranks) = (self.variant.files(), self.variant.ranks());
        let (column, row) = match self.flipped {
            false => (file, ranks - 1 - rank),
            true => (files - 1 - file, rank),
        };
        (column.into(), row.into())
    }

    /// The square of a column and row.
    pub fn square(&self, column: u16, row: u16) -> Option<Square> {
        let (column, row) = (u8::try_from(column).ok()?, u8::try_from(row).ok()?);
        let (files, ranks) = (self.variant.files(), self.variant.ranks());
        match self.flipped {
            false => self.variant.square(column, ranks.checked_sub(row + 1)?),
            true => self.variant.square(files.checked_sub(column + 1)?, row),
        }
    }

    /// The square under the pointer.
    pub fn at(&self, x: u16, y: u16) -> Option<Square> {
        let (x, y) = match self.variant {
            // The nearest crossing.
            Variant::Xiangqi => (x + self.step_x / 2, y + self.step_y / 2),
            Variant::Chess | Variant::Chess960 => (x, y),
        };
        let (x, y) = (x.checked_sub(self.left)?, y.checked_sub(self.top)?);
        self.square(x / self.step_x, y / self.step_y)
    }

    /// The square one step beside, as the board lies; the same at the edge.
    pub fn step(&self, square: Square, right: i16, down: i16) -> Square {
        let (column, row) = self.place(square);
        let (column, row) = (column.checked_add_signed(right), row.checked_add_signed(down));
        let beside = column.zip(row).and_then(|(column, row)| self.square(column, row));
        beside.unwrap_or(square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_square_is_found_where_it_is() {
        for variant in Variant::ALL {
            for (flipped, lined) in [(false, false), (true, false), (false, true), (true, true)] {
                for (width, height) in [(80, 21), (120, 40), (250, 90)] {
                    let area = Rect::new(0, 0, width, height);
                    let board = Geometry::fit(variant, flipped, lined, area).unwrap();
                    for square in (0..variant.squares()).map(Square::new) {
                        let (x, y) = board.centre(square);
                        assert!(x < width - SIDE_WIDTH && y < height);
                        assert_eq!(board.at(x, y), Some(square), "{board:?}");
                    }
                }
            }
        }
        assert_eq!(Geometry::fit(Variant::Chess, false, false, Rect::new(0, 0, 70, 21)), None);
    }

    #[test]
    fn a_step_stays_on_the_board() {
        let board = Geometry::fit(Variant::Chess, false, false, Rect::new(0, 0, 80, 21)).unwrap();
        let (a1, b1, a2) = (Square::new(0), Square::new(1), Square::new(8));
        assert_eq!([board.step(a1, 1, 0), board.step(a1, 0, -1)], [b1, a2]);
        assert_eq!([board.step(a1, -1, 0), board.step(a1, 0, 1)], [a1, a1]);
    }
}
