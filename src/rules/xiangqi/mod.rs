//! One position of xiangqi.
//!
//! Beside the files that both games have (see [`rules`](super)) there are: `mask.rs` (a set of
//! points in three views), `men.rs` (the sixteen men of a side), `limits.rs` (which targets keep
//! the general safe, and the argument why), `seats.rs` (where men stand, as move texts count) and
//! `judge/` (what the moves of a repetition amount to: chase, kill, mixed offences).

mod attacks;
mod exchange;
mod explain;
mod fen;
mod generate;
mod judge;
mod keys;
mod limits;
mod make;
mod mask;
mod men;
mod position;
mod read;
mod seats;
mod tables;
mod usual;
mod write;

pub use position::Xiangqi;
#[cfg(test)]
pub(super) use tables::BYTES as TABLE_BYTES;
