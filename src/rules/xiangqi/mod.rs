//! One position of xiangqi.

mod position;
pub use position::Xiangqi;
