//! One position of xiangqi.
//!
//! | file | besides the files that both games have |
//! |---|---|
//! | `mask.rs` | a set of points in three views: half words, ranks, files |
//! | `men.rs` | the sixteen men of a side, by slot |
//! | `limits.rs` | which targets keep the general safe |
//! | `judge/` | what the moves of a repetition amount to: chase, kill, mixed offences |

mod attacks;
mod explain;
mod fen;
mod generate;
mod judge;
mod keys;
mod limits;
mod mask;
mod men;
mod position;
mod tables;

pub use position::Xiangqi;
