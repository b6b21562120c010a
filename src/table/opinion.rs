//! Whether the opponent takes a draw. Finer manners (offering one, resigning) belong here.

use crate::engine::Score;

/// Before that many plies nobody who came to play agrees on a draw.
const LEAST_PLIES: usize = 40;

/// Does the opponent accept, by the score of its last search and the plies played? Only if it does not
/// think itself better.
pub(super) fn accepts_draw(score: Score, plies: usize) -> bool {
    let (Score::Centipawns(value) | Score::Mate(value)) = score;
    plies >= LEAST_PLIES && value <= 0
}
