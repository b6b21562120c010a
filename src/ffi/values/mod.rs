//! Section 1 of the header: plain values. One file a word, as in [`crate::rules`]: its integer
//! type, its constants, and the way from and to the Rust type.

mod action;
mod answer;
mod article;
mod claim;
mod event;
mod fen_cause;
mod fen_field;
mod format;
mod grade;
mod kind;
mod language;
mod may;
mod merit;
mod moves;
mod notation;
mod note;
mod offence;
mod outcome;
mod piece;
mod puzzle_state;
mod reason;
mod rules;
mod seat;
mod side;
mod square;
mod status;
mod termination;
mod text_family;
mod variant;

pub use action::*;
pub use answer::*;
pub use article::*;
pub use claim::*;
pub use event::*;
pub use fen_cause::*;
pub use fen_field::*;
pub use format::*;
pub use grade::*;
pub use kind::*;
pub use language::*;
pub use may::*;
pub use merit::*;
pub use moves::*;
pub use notation::*;
pub use note::*;
pub use offence::*;
pub use outcome::*;
pub use piece::*;
pub use puzzle_state::*;
pub use reason::*;
pub use rules::*;
pub use seat::*;
pub use side::*;
pub use square::*;
pub use status::*;
pub use termination::*;
pub use text_family::*;
pub use variant::*;

/// A test that the constants of the header equal the numbers of a Rust enum, and that none is
/// missing: the `match` does not compile without an arm for each.
#[cfg(test)]
macro_rules! same_numbers {
    ($enum:path as $int:ty: $($variant:ident = $constant:ident),* $(,)?) => {
        #[test]
        fn the_numbers_equal_those_in_rust() {
            use $enum as Rust;
            let constant = |value: Rust| -> $int {
                match value { $(Rust::$variant => $constant),* }
            };
            $(assert_eq!(Rust::$variant as $int, constant(Rust::$variant));)*
        }
    };
}
#[cfg(test)]
pub(in crate::ffi) use same_numbers;
