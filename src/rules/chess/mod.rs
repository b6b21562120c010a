//! One position of chess, Chess960 included: the same code, since castling rights are kept as the
//! squares of their rooks.

mod position;
pub use position::Chess;
