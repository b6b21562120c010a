//! Squares, and sets of them.

use crate::ffi::failure::Failure;
use crate::rules::{Square, Squares, Variant};

/// A square (a point, in xiangqi): rank x files + file, both counted from 0 at the first player's
/// left. Chess: a1 = 0, h1 = 7, h8 = 63. Xiangqi: a0 = 0, i0 = 8, i9 = 89.
pub type duiyi_square = u8;

/// No square.
pub const DUIYI_SQUARE_NONE: duiyi_square = 0xFF;
/// Squares of the largest board.
pub const DUIYI_MAX_SQUARES: usize = 90;

/// A set of squares: square s is bit s % 64 of word[s / 64]. This struct never grows.
///
/// Example: `if (DUIYI_SQUARES_HAS(targets.capture, s)) ...`
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct duiyi_squares {
    /// Squares 0 to 63, then the others.
    pub word: [u64; 2],
}

impl From<Squares> for duiyi_squares {
    fn from(Squares(bits): Squares) -> duiyi_squares {
        duiyi_squares { word: [bits as u64, (bits >> 64) as u64] }
    }
}

pub(in crate::ffi) fn read_square(number: duiyi_square, game: Variant) -> Result<Square, Failure> {
    let square = Square::new(number);
    if game.has(square) { Ok(square) } else { Err(Failure::Value("no such square on this board")) }
}

pub(in crate::ffi) fn write_square(square: Option<Square>) -> duiyi_square {
    square.map_or(DUIYI_SQUARE_NONE, Square::number)
}
