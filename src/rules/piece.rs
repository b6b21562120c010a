//! What stands on a square.

use super::Side;

/// The kind of a piece: six of chess, seven of xiangqi. The xiangqi kinds have names of their own
/// and are never called by the chess names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Kind {
    /// Chess: the pawn.
    Pawn = 1,
    /// Chess: the knight.
    Knight = 2,
    /// Chess: the bishop.
    Bishop = 3,
    /// Chess: the rook.
    Rook = 4,
    /// Chess: the queen.
    Queen = 5,
    /// Chess: the king.
    King = 6,
    /// Xiangqi: the soldier 兵 卒.
    Soldier = 7,
    /// Xiangqi: the horse 马.
    Horse = 8,
    /// Xiangqi: the elephant 相 象.
    Elephant = 9,
    /// Xiangqi: the chariot 车.
    Chariot = 10,
    /// Xiangqi: the cannon 炮.
    Cannon = 11,
    /// Xiangqi: the advisor 仕 士.
    Advisor = 12,
    /// Xiangqi: the general 帅 将.
    General = 13,
}

impl Kind {
    /// Every kind, in the order of its number: 1 to 13.
    pub const ALL: [Kind; 13] = [
        Kind::Pawn,
        Kind::Knight,
        Kind::Bishop,
        Kind::Rook,
        Kind::Queen,
        Kind::King,
        Kind::Soldier,
        Kind::Horse,
        Kind::Elephant,
        Kind::Chariot,
        Kind::Cannon,
        Kind::Advisor,
        Kind::General,
    ];
    /// The six kinds of chess.
    pub const CHESS: [Kind; 6] =
        [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
    /// The seven kinds of xiangqi.
    pub const XIANGQI: [Kind; 7] = [
        Kind::Soldier,
        Kind::Horse,
        Kind::Elephant,
        Kind::Chariot,
        Kind::Cannon,
        Kind::Advisor,
        Kind::General,
    ];

    /// The kind of that number (1 to 13), `None` for any other.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Kind> {
        match number {
            1..=13 => Some(Kind::ALL[number as usize - 1]),
            _ => None,
        }
    }

    /// The number of this kind, 1 to 13: the same in every language.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The letter of this kind in the FEN that we write, in upper case: `PNBRQK`, and in xiangqi
    /// `P` soldier, `N` horse, `B` elephant, `R` chariot, `C` cannon, `A` advisor, `K` general.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Kind::Pawn | Kind::Soldier => 'P',
            Kind::Knight | Kind::Horse => 'N',
            Kind::Bishop | Kind::Elephant => 'B',
            Kind::Rook | Kind::Chariot => 'R',
            Kind::Queen => 'Q',
            Kind::Cannon => 'C',
            Kind::Advisor => 'A',
            Kind::King | Kind::General => 'K',
        }
    }
}

/// A kind and the side that owns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// Who owns it.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// A piece of `side`.
    #[must_use]
    pub const fn new(side: Side, kind: Kind) -> Piece {
        Piece { side, kind }
    }

    /// The letter in the FEN that we write: upper case for white and red, lower case for black.
    ///
    /// ```
    /// use duiyi::rules::{Kind, Piece, Side};
    /// assert_eq!(Piece::new(Side::Black, Kind::Cannon).letter(), 'c');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::White => self.kind.letter(),
            Side::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }
}
