//! Moves.

use crate::ffi::failure::Failure;
use crate::rules::Move;

/// A move is a number: compare it, hash it, keep it, send it over a network. It is from +
/// (to << 8) + (promotion kind << 16); see DUIYI_MOVE and DUIYI_MOVE_FROM. Castling is the king's
/// own step, e1 to g1; in Chess960 the king onto its rook.
pub type duiyi_move = u32;

/// No move.
pub const DUIYI_MOVE_NONE: duiyi_move = 0;
/// Legal moves that a position may have at most (in chess 218 are known): positions with more men
/// than a set can give are refused when they are read.
pub const DUIYI_MAX_MOVES: usize = 256;

pub(in crate::ffi) fn read_move(number: duiyi_move) -> Result<Move, Failure> {
    Move::from_number(number).ok_or(Failure::Value("this number is no move"))
}

pub(in crate::ffi) fn write_move(m: Option<Move>) -> duiyi_move {
    m.map_or(DUIYI_MOVE_NONE, Move::number)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_longest_list_is_as_long_as_in_rust() {
        assert_eq!(super::DUIYI_MAX_MOVES, crate::rules::MAX_MOVES);
    }
}
