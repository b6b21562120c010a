//! Squares (points, in xiangqi) and sets of them.

use core::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A square by its number, rank × files + file, counted from the first player's left: in chess
/// a1 = 0 to h8 = 63, in xiangqi a0 = 0 to i9 = 89. A square does not know its game: ask
/// [`super::Variant`] for files, ranks and names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Square(u8);

impl Square {
    /// The square of that number. Numbers beyond the board are possible here and answered with
    /// [`super::Reason::OffBoard`] where a position is asked about them.
    #[must_use]
    pub const fn new(number: u8) -> Square {
        Square(number)
    }

    /// The number: 0..=63 in chess, 0..=89 in xiangqi.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of squares of either game: bit `n` stands for square `n`.
///
/// ```
/// use duiyi::rules::{Square, Squares};
/// let set = Squares::EMPTY.with(Square::new(3)).with(Square::new(89));
/// assert_eq!(set.len(), 2);
/// assert!(set.contains(Square::new(89)));
/// assert_eq!(set.iter().next(), Some(Square::new(3)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(pub u128);

impl Squares {
    /// The empty set.
    pub const EMPTY: Squares = Squares(0);

    /// This set and `square`.
    #[must_use]
    pub const fn with(self, square: Square) -> Squares {
        Squares(self.0 | 1 << (square.0 & 127))
    }

    /// Is `square` in the set?
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> (square.0 & 127) & 1 != 0
    }

    /// How many squares are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is the set empty?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in rising order.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let square = Square(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(square)
        })
    }
}

impl BitOr for Squares {
    type Output = Squares;
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Squares) {
        self.0 |= other.0;
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl Not for Squares {
    type Output = Squares;
    fn not(self) -> Squares {
        Squares(!self.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::EMPTY, Squares::with)
    }
}
