//! Advice: what a trainer would say beside the board. Nothing here plays a game or changes one.
//!
//! | file | question |
//! |---|---|
//! | `threats.rs` | which men of a side are attacked, which would be lost; is there a mate? |
//! | `merit.rs` | what speaks for a move, as codes and squares |
//! | `gain.rs` | what a line wins or loses in material |
//! | `hint.rs` | which move is best, and why (needs `alloc`) |
//! | `review.rs` | how good was a move that was played? (needs `alloc`) |
//! | `grade.rs` | how grave is it? |
//! | `chance.rs` | what a score is worth: the chance to win |
//! | `puzzle.rs` | mate in so many: is this move right, and what is the answer? (needs `alloc`) |
//! | `solver.rs` | a search for mates that leaves nothing out |
//! | `manners.rs` | would the opponent offer a draw, accept one, resign? |
//!
//! What takes long goes in slices, as the search of the engine does: a host asks for some nodes with
//! every frame, until the state says that the answer is there.

mod chance;
mod gain;
mod grade;
#[cfg(feature = "alloc")]
mod hint;
mod manners;
mod merit;
#[cfg(feature = "alloc")]
mod puzzle;
#[cfg(feature = "alloc")]
mod review;
#[cfg(feature = "alloc")]
mod solver;
mod threats;

pub use chance::winning_chance;
pub use grade::Grade;
#[cfg(feature = "alloc")]
pub use hint::{HINT_NODES, Hint};
pub use manners::{Conduct, Manners};
pub use merit::{MAX_MERITS, Man, Merit, Merits};
#[cfg(feature = "alloc")]
pub use puzzle::{
    MAX_MATE, PUZZLE_NODES, Puzzle, PuzzleError, PuzzleOptions, PuzzleReport, PuzzleState,
};
#[cfg(feature = "alloc")]
pub use review::{Judgement, Review, ReviewError};
pub use threats::Threats;
