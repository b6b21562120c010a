//! One position of one game: squares, pieces, moves, legal moves, check, FEN, move texts, and why
//! a move is refused. Everything is of fixed size and `Copy`; no heap, no clock, no I/O.
//!
//! [`chess`] and [`xiangqi`] hold files of the same names for the same jobs, so that who knows one
//! game's rooms knows the other's:
//!
//! | file | job |
//! |---|---|
//! | `tables.rs` | attack tables, built by the compiler |
//! | `keys.rs` | random numbers of the position hash, built by the compiler |
//! | `position.rs` | what is on the board and who moves |
//! | `make.rs` | making a move and taking it back |
//! | `attacks.rs` | who attacks what: checkers, attacked squares |
//! | `generate.rs` | the legal moves, without making one |
//! | `exchange.rs` | the captures on one square, one after the other |
//! | `explain.rs` | why a move is refused |
//! | `fen.rs` | reading and writing FEN |
//! | `read.rs` | reading moves in the game's own notations |
//! | `usual.rs` | the same, fast, as files write them |
//! | `write.rs` | writing them |
//!
//! What both games share is one floor up, here: the vocabulary (one file a word) and the trait
//! [`Position`] that the engine and the game are written against.

pub mod chess;
pub mod xiangqi;

mod any;
mod arbiter;
mod choices;
mod evidence;
mod exchange;
mod explanation;
mod fen;
mod fen_fields;
mod material;
mod moves;
mod past;
mod piece;
mod position;
mod random;
mod rule_set;
mod scanner;
mod side;
mod sort;
mod square;
mod square_text;
mod text;
mod variant;
mod verdict;
#[cfg(feature = "serde")]
mod written;

pub use any::AnyPosition;
pub use chess::Chess;
pub use choices::{CHOICES, Values};
pub use evidence::{Article, Evidence, Finding, MAX_THREATS, Offence, Threat};
pub use explanation::{Explanation, Reason, SquareList};
pub use fen::{FenCause, FenError, FenField, FenReading, Setup};
#[cfg(feature = "alloc")] // for the editor of positions
pub(crate) use fen_fields::write_men;
pub(crate) use material::material_balance;
pub use material::{can_mate, has_dead_material};
pub use moves::{MAX_MOVES, Move, MoveList, Tagged};
pub use past::{Lap, Occurrences, PastPly, occurrences};
pub use piece::{Kind, Piece};
pub use position::{Position, Undo, perft};
#[cfg(feature = "alloc")]
pub(crate) use random::mix;
pub use rule_set::{ChaseRule, CountedChecks, RuleSet, Span};
pub use side::Side;
pub(crate) use sort::sort_by_key;
pub use square::{Square, Squares};
pub use text::{Candidates, MoveText, MoveTextError, Notation};
pub use variant::Variant;
pub use verdict::{Termination, Verdict};
#[cfg(feature = "serde")]
pub use written::Written;
pub use xiangqi::Xiangqi;

#[cfg(test)]
mod tests {
    use super::{chess, xiangqi};

    #[test]
    fn tables_of_both_games_fit_a_small_cache() {
        let [chess, xiangqi] = [chess::TABLE_BYTES, xiangqi::TABLE_BYTES];
        assert!(chess + xiangqi <= 64 * 1024, "{chess} + {xiangqi} bytes");
    }
}
