//! Kill 杀: the threat to mate (CXA 26; allowed by WXF 20.2).

use super::super::position::Xiangqi;
use crate::rules::{MoveList, Position};

/// A kill is a mate in at most so many moves, all of them checks. A longer one is not seen, nor one
/// with a quiet move in it.
const MOST_CHECKS: u32 = 3;
/// So many checks are looked at; a mate that needs more is not seen.
const MOST_TRIED: u32 = 2_000;

/// Can the side to move give mate by checks only?
pub(super) fn kills(board: &Xiangqi) -> bool {
    let mut left = MOST_TRIED;
    mates(board, MOST_CHECKS, &mut left)
}

/// Does the side to move give mate with its very next move?
pub(super) fn mates_at_once(board: &Xiangqi) -> bool {
    let mut left = MOST_TRIED;
    mates(board, 1, &mut left)
}

fn mates(board: &Xiangqi, checks: u32, left: &mut u32) -> bool {
    let mut list = MoveList::new();
    board.generate(&mut list);
    list.tagged().iter().filter(|&&m| board.gives_check(m)).any(|&m| {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        cannot_escape(&board.play(m), checks - 1, left)
    })
}

/// Is every answer to the check met by another one, up to mate?
fn cannot_escape(checked: &Xiangqi, checks: u32, left: &mut u32) -> bool {
    let mut answers = MoveList::new();
    checked.generate(&mut answers);
    if checks == 0 {
        return answers.is_empty();
    }
    answers.tagged().iter().all(|&m| mates(&checked.play(m), checks, left))
}
