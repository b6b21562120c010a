//! Section 6 of the header: scores.

use super::failure::Failure;
use crate::engine::Score;

/// How to read a score.
pub type duiyi_score_kind = u32;

/// There is none yet.
pub const DUIYI_SCORE_NONE: duiyi_score_kind = 0;
/// Hundredths of a pawn (in xiangqi: of a soldier on its own bank).
pub const DUIYI_SCORE_CENTIPAWNS: duiyi_score_kind = 1;
/// The side to move mates in so many moves; negative: it is mated.
pub const DUIYI_SCORE_MATE_IN: duiyi_score_kind = 2;

pub(super) fn write_score(score: Option<Score>) -> (duiyi_score_kind, i32) {
    match score {
        None => (DUIYI_SCORE_NONE, 0),
        Some(Score::Centipawns(hundredths)) => (DUIYI_SCORE_CENTIPAWNS, hundredths),
        Some(Score::Mate(moves)) => (DUIYI_SCORE_MATE_IN, moves),
    }
}

pub(super) fn read_score(kind: duiyi_score_kind, score: i32) -> Result<Option<Score>, Failure> {
    match kind {
        DUIYI_SCORE_NONE => Ok(None),
        DUIYI_SCORE_CENTIPAWNS => Ok(Some(Score::Centipawns(score))),
        DUIYI_SCORE_MATE_IN => Ok(Some(Score::Mate(score))),
        _ => Err(Failure::Value("no such kind of score")),
    }
}
