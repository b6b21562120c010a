//! How a puzzle stands.

/// How a puzzle stands.
pub type duiyi_puzzle_state = u32;

/// A question is being answered: step on.
pub const DUIYI_PUZZLE_THINKING: duiyi_puzzle_state = 1;
/// The solver is to move.
pub const DUIYI_PUZZLE_OPEN: duiyi_puzzle_state = 2;
/// The last move did not keep the goal: the answer shows why. The puzzle is as it was before that
/// move, and another may be tried.
pub const DUIYI_PUZZLE_REFUTED: duiyi_puzzle_state = 3;
/// The goal is reached.
pub const DUIYI_PUZZLE_SOLVED: duiyi_puzzle_state = 4;
/// The goal cannot be reached: this is no such puzzle.
pub const DUIYI_PUZZLE_IMPOSSIBLE: duiyi_puzzle_state = 5;
/// The question could not be answered within the nodes it may take. If it was about a move, another
/// may be tried.
pub const DUIYI_PUZZLE_UNDECIDED: duiyi_puzzle_state = 6;

#[cfg(test)]
super::same_numbers! { crate::advice::PuzzleState as duiyi_puzzle_state:
    Thinking = DUIYI_PUZZLE_THINKING,
    Open = DUIYI_PUZZLE_OPEN,
    Refuted = DUIYI_PUZZLE_REFUTED,
    Solved = DUIYI_PUZZLE_SOLVED,
    Impossible = DUIYI_PUZZLE_IMPOSSIBLE,
    Undecided = DUIYI_PUZZLE_UNDECIDED,
}
