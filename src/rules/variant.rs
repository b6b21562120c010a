//! Which game is played, and the shape of its board.

use core::fmt;

use super::{Kind, Side, Square};

/// Which game.
///
/// ```
/// use duiyi::rules::{Square, Variant};
/// assert_eq!(Variant::Chess.square(4, 3), Some(Square::new(28)));
/// assert_eq!(Variant::Chess.name(Square::new(28)).to_string(), "e4");
/// assert_eq!(Variant::Xiangqi.name(Square::new(28)).to_string(), "b3");
/// assert_eq!(Variant::Xiangqi.square(9, 0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[repr(u32)]
pub enum Variant {
    /// International chess by the FIDE laws.
    Chess = 1,
    /// Chess from any of 960 starts; the same code, castling rights are rook squares in both.
    Chess960 = 2,
    /// Xiangqi, Chinese chess.
    Xiangqi = 3,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 3] = [Variant::Chess, Variant::Chess960, Variant::Xiangqi];

    /// Files of the board: 8 or 9.
    #[must_use]
    pub const fn files(self) -> u8 {
        match self {
            Variant::Chess | Variant::Chess960 => 8,
            Variant::Xiangqi => 9,
        }
    }

    /// Ranks of the board: 8 or 10.
    #[must_use]
    pub const fn ranks(self) -> u8 {
        match self {
            Variant::Chess | Variant::Chess960 => 8,
            Variant::Xiangqi => 10,
        }
    }

    /// How many squares the board has: 64 or 90.
    #[must_use]
    pub const fn squares(self) -> u8 {
        self.files() * self.ranks()
    }

    /// What the first rank is called: 1 in chess, 0 in xiangqi (as in ICCS).
    #[must_use]
    pub const fn first_rank_label(self) -> u8 {
        match self {
            Variant::Chess | Variant::Chess960 => 1,
            Variant::Xiangqi => 0,
        }
    }

    /// The square at file and rank, both counted from 0 at the first player's left; `None` beyond
    /// the board.
    #[must_use]
    pub const fn square(self, file: u8, rank: u8) -> Option<Square> {
        if file < self.files() && rank < self.ranks() {
            Some(Square::new(rank * self.files() + file))
        } else {
            None
        }
    }

    /// Is that square on the board?
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        square.number() < self.squares()
    }

    /// The file of a square, counted from 0.
    #[must_use]
    pub const fn file(self, square: Square) -> u8 {
        square.number() % self.files()
    }

    /// The rank of a square, counted from 0.
    #[must_use]
    pub const fn rank(self, square: Square) -> u8 {
        square.number() / self.files()
    }

    /// The name of a square: `e4`; in xiangqi with ranks from 0, as ICCS has it: `h2`.
    pub fn name(self, square: Square) -> impl fmt::Display {
        SquareName { variant: self, square }
    }

    /// The kinds that stand on this board.
    #[must_use]
    pub const fn kinds(self) -> &'static [Kind] {
        match self {
            Variant::Chess | Variant::Chess960 => &Kind::CHESS,
            Variant::Xiangqi => &Kind::XIANGQI,
        }
    }

    /// What a man of `kind` counts in the fixed public table of material, in hundredths of a pawn
    /// (of a soldier on its own bank): chess 1 3 3 5 9; xiangqi soldier 1, and 2 across the river,
    /// horse 4, elephant 2, advisor 2, cannon 4.5, chariot 9. Kings and generals count nothing.
    #[must_use]
    pub const fn material(self, kind: Kind, side: Side, square: Square) -> i32 {
        let across = match side {
            Side::White => self.rank(square) >= 5,
            Side::Black => self.rank(square) <= 4,
        };
        match kind {
            Kind::Pawn => 100,
            Kind::Knight | Kind::Bishop => 300,
            Kind::Rook => 500,
            Kind::Queen | Kind::Chariot => 900,
            Kind::Soldier if across => 200,
            Kind::Soldier => 100,
            Kind::Horse => 400,
            Kind::Elephant | Kind::Advisor => 200,
            Kind::Cannon => 450,
            Kind::King | Kind::General => 0,
        }
    }
}

struct SquareName {
    variant: Variant,
    square: Square,
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.variant.file(self.square));
        let rank = self.variant.rank(self.square) + self.variant.first_rank_label();
        write!(f, "{file}{rank}")
    }
}
