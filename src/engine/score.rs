//! The numbers the search reckons with, from the view of the side to move.
//!
//! Four bands that never meet: opinions in hundredths of a pawn, verdicts of the rule set on a
//! repetition, mates (nearer mates are larger), and the infinite.

use super::Score;
use crate::rules::{Side, Verdict};

/// Beyond every score.
pub(super) const INFINITE: i32 = 32_000;
/// A mate on the board; each ply of distance takes one off.
const MATE: i32 = 31_000;
/// Mates end here: no tree is a thousand plies deep.
const MATE_MIN: i32 = MATE - 1_000;
/// A game won by the rule set (perpetual check). It is no mate, and never reported as one.
const BY_RULE: i32 = 20_000;
/// What an evaluation may say at most.
pub(super) const OPINION_MAX: i32 = 10_000;

/// The score of a side that has lost on the board, `ply` plies from the root.
pub(super) const fn mated(ply: usize) -> i32 {
    -MATE + ply as i32
}

/// From here on a score is a game that is over, or will be.
pub(super) const DECIDED: i32 = OPINION_MAX + 1;

/// Is the score no opinion but the end of a game?
pub(super) const fn is_decided(score: i32) -> bool {
    score.abs() >= DECIDED
}

pub(super) const fn is_mate(score: i32) -> bool {
    score.abs() > MATE_MIN
}

/// How many plies from the root the mate of a mate score is.
pub(super) const fn plies_to_mate(score: i32) -> i32 {
    MATE - score.abs()
}

/// Does the score come from the past of the position and not from the position?
pub(super) const fn is_by_rule(score: i32) -> bool {
    score.abs() > OPINION_MAX && !is_mate(score)
}

/// What a verdict is worth to the side to move, `ply` plies from the root.
pub(super) fn of_verdict(verdict: Verdict, on_board: bool, to_move: Side, ply: usize) -> i32 {
    let won = if on_board { -mated(ply) } else { BY_RULE - ply as i32 };
    match verdict {
        Verdict::Won { by, .. } if by == to_move => won,
        Verdict::Won { .. } => -won,
        Verdict::Drawn { .. } | Verdict::Abandoned | Verdict::Ongoing => 0,
    }
}

/// A mate counted from the root, as the table keeps it: counted from its own position.
pub(super) const fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if !is_mate(score) => score,
        1.. => score + ply as i32,
        _ => score - ply as i32,
    }
}

/// The reverse of [`to_table`].
pub(super) const fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if !is_mate(score) => score,
        1.. => score - ply as i32,
        _ => score + ply as i32,
    }
}

/// A mate that a search of so many plies has seen to its end: no deeper one finds another.
pub(super) const fn is_certain_mate(score: i32, depth: u32) -> bool {
    is_mate(score) && plies_to_mate(score) <= depth as i32
}

/// A score as the outside sees it: mates in moves instead of plies.
pub(super) const fn to_report(score: i32) -> Score {
    if !is_mate(score) {
        return Score::Centipawns(score);
    }
    let plies = plies_to_mate(score);
    Score::Mate(if score > 0 { (plies + 1) / 2 } else { -(plies / 2) })
}

/// The reverse of [`to_report`].
pub(super) const fn from_report(score: Score) -> i32 {
    match score {
        Score::Centipawns(score) => score,
        Score::Mate(moves @ 1..) => MATE - (2 * moves - 1),
        Score::Mate(moves) => -MATE - 2 * moves,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_moves_of_the_winner() {
        assert_eq!(to_report(-mated(1)), Score::Mate(1));
        assert_eq!(to_report(-mated(5)), Score::Mate(3));
        assert_eq!(to_report(mated(0)), Score::Mate(0));
        assert_eq!(to_report(mated(4)), Score::Mate(-2));
        assert_eq!(to_report(BY_RULE), Score::Centipawns(BY_RULE));
        for score in [-mated(1), -mated(7), mated(0), mated(4), 0, -12, BY_RULE - 3] {
            assert_eq!(from_report(to_report(score)), score);
        }
    }

    #[test]
    fn the_table_counts_mates_from_their_own_position() {
        for score in [-mated(9), mated(8), 0, 345, -BY_RULE] {
            assert_eq!(from_table(to_table(score, 4), 4), score);
        }
        // Found 9 plies from the root, seen from ply 4: mate in 5 plies; met again at ply 6.
        assert_eq!(from_table(to_table(-mated(9), 4), 6), -mated(11));
    }
}
