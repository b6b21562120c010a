//! One position of chess, Chess960 included: the same code, since castling rights are kept as the
//! squares of their rooks.
//!
//! Beside the files that both games have (see [`rules`](super)) there are: `bits.rs` (sets of
//! squares as words), `mover.rs` (the side to move as a type), `fill.rs` (all sliders at once),
//! `count.rs` (how many moves, without listing them) and `start.rs` (the 960 starts).

mod attacks;
mod bits;
mod count;
mod exchange;
mod explain;
mod fen;
mod fill;
mod generate;
mod keys;
mod make;
mod mover;
mod position;
mod read;
mod start;
mod tables;
mod usual;
mod write;

pub use position::Chess;
#[cfg(test)]
pub(super) use tables::BYTES as TABLE_BYTES;
