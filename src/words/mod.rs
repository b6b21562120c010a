//! Words for players: codes and what happens as texts, in several languages.
//!
//! [`Words::of`] a language gives names (a piece, a side, a rule set) and sentences (why a move is
//! refused, how a game has ended, the evidence against who repeats a position). All of them are
//! [`Display`]: they are written where they are wanted, and nothing is allocated.
//!
//! Sentences name the squares of a board as it is labelled: `e4`, in xiangqi `h2`, in all languages.
//! Moves of a game are written as the language writes them: WXF in English, `炮二平五` in Chinese.
//!
//! | file | job |
//! |---|---|
//! | `languages/` | the texts: a file a language; how to write one stands at the head of `en.txt` |
//! | `build.rs` | makes tables of them, when the library is built |
//! | `table.rs` | the tables, and how a text is written |
//! | `names.rs` | what has a name |
//! | `refusal.rs` | why a move is refused |
//! | `verdict.rs` | how a game stands |
//! | `event.rs` | what has happened (needs `alloc`) |
//! | `evidence.rs` | the evidence on a repetition (needs `alloc`) |
//! | `advice.rs` | what speaks for a move, how grave one was, puzzles |
//!
//! ```
//! use duiyi::rules::{Chess, Position, Square, Variant};
//! use duiyi::words::{Language, Words};
//!
//! let (from, to) = (Square::new(0), Square::new(16)); // a1, a3
//! let why = Chess::START.explain(from, to, None);
//! let english = Words::of(Language::En).refusal(&Chess::START, from, Some(to), &why);
//! assert_eq!(english.to_string(), "The rook on a1 is blocked by the pawn on a2.");
//! let chinese = Words::of(Language::ZhHans).refusal(&Chess::START, from, Some(to), &why);
//! assert_eq!(chinese.to_string(), "a1的车被a2的兵挡住了去路。");
//! ```

mod advice;
#[cfg(feature = "alloc")]
mod event;
#[cfg(feature = "alloc")]
mod evidence;
mod names;
mod refusal;
mod table;
#[cfg(all(test, feature = "std"))]
mod tests;
mod verdict;

use core::fmt::{self, Display};

pub(crate) use table::Key;
use table::{Field, Fill, Table};

use crate::rules::{Notation, Piece, Position, Square, Variant};

/// A language that there are words in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Language {
    /// English.
    #[default]
    En = 1,
    /// Chinese in simplified characters.
    ZhHans = 2,
    /// Chinese in traditional characters.
    ZhHant = 3,
}

impl Language {
    /// All languages, in the order of their numbers, from 1.
    pub const ALL: [Language; 3] = [Language::En, Language::ZhHans, Language::ZhHant];

    /// Its tag after BCP 47: `en`, `zh-Hans`, `zh-Hant`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::ZhHans => "zh-Hans",
            Language::ZhHant => "zh-Hant",
        }
    }
}

/// The words of a language.
///
/// ```
/// use duiyi::rules::{Kind, Side, Variant};
/// use duiyi::words::{Language, Words};
/// let words = Words::of(Language::ZhHant);
/// assert_eq!(words.side(Variant::Xiangqi, Side::RED).to_string(), "紅方");
/// assert_eq!(words.kind(Kind::Horse).to_string(), "馬");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Words {
    table: &'static Table,
}

/// A text without anything to fill in.
#[derive(Clone, Copy, Debug)]
pub struct Phrase {
    words: Words,
    key: Key,
}

impl Phrase {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &'static str {
        self.words.table.text(self.key)
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl Words {
    /// The words of a language.
    #[must_use]
    pub const fn of(language: Language) -> Words {
        let table = match language {
            Language::En => &table::EN,
            Language::ZhHans => &table::ZH_HANS,
            Language::ZhHant => &table::ZH_HANT,
        };
        Words { table }
    }

    /// How moves are written in this language: SAN in chess; WXF or Chinese in xiangqi.
    #[must_use]
    pub const fn notation(self, variant: Variant) -> Notation {
        match variant {
            Variant::Chess | Variant::Chess960 => Notation::San,
            Variant::Xiangqi => self.table.notation,
        }
    }

    pub(crate) const fn phrase(self, key: Key) -> Phrase {
        Phrase { words: self, key }
    }

    /// A text with its fields.
    fn write(
        self,
        f: &mut fmt::Formatter<'_>,
        key: Key,
        fills: &[(Field, Fill<'_>)],
    ) -> fmt::Result {
        self.table.write(f, key, fills)
    }

    /// "the horse on g0"; the square alone where nothing stands.
    fn man<P: Position>(self, position: &P, square: Square) -> impl fmt::Display {
        let on_board = position.variant().has(square);
        let piece = if on_board { position.piece_at(square) } else { None };
        self.piece_on(position.variant(), piece, square)
    }

    fn piece_on(self, variant: Variant, piece: Option<Piece>, square: Square) -> impl fmt::Display {
        let name = variant.name(square);
        text(move |f| match piece {
            Some(piece) => {
                let piece = self.piece(piece);
                let fills =
                    [(Field::Piece, Fill::Text(&piece)), (Field::Square, Fill::Text(&name))];
                self.write(f, Key::Man, &fills)
            }
            None => name.fmt(f),
        })
    }

    /// "the horse on g0, the cannon on h2 and the soldier on i3".
    fn men<P: Position>(self, position: &P, squares: &[Square]) -> impl fmt::Display {
        text(move |f| {
            for (place, &square) in squares.iter().enumerate() {
                match squares.len() - place {
                    _ if place == 0 => {}
                    1 => self.phrase(Key::ListAnd).fmt(f)?,
                    _ => self.phrase(Key::ListComma).fmt(f)?,
                }
                self.man(position, square).fmt(f)?;
            }
            Ok(())
        })
    }
}

/// What a function writes, as a text.
fn text<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result>(write: F) -> impl fmt::Display {
    struct Text<F>(F);
    impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Text<F> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            (self.0)(f)
        }
    }
    Text(write)
}
