//! The two players.

/// A player. In xiangqi the side that moves first is red, which is the same value as white.
///
/// ```
/// use duiyi::rules::Side;
/// assert_eq!(Side::RED, Side::White);
/// assert_eq!(Side::White.other(), Side::Black);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Side {
    /// Moves first. Red in xiangqi.
    White = 0,
    /// Moves second.
    Black = 1,
}

impl Side {
    /// The side that moves first in xiangqi: the same value as [`Side::White`].
    pub const RED: Side = Side::White;
    /// Both sides, the first mover first.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The opponent of this side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 for white (red), 1 for black: for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
