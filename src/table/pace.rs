//! When the opponent answers.

use super::{Pace, Seat};
use crate::game::Game;
use crate::rules::{Move, mix};

/// Of the time on its clock the opponent takes no more than this part for a move.
const PART_OF_CLOCK: u64 = 20;

/// Milliseconds that the opponent takes for `best` at least. They are drawn from its seed and the
/// game, so that the same game has the same rhythm.
pub(super) fn least_ms(game: &Game, seat: Seat, best: Move) -> u64 {
    let Seat::Opponent { seed, pace, .. } = seat else { return 0 };
    let pace = if needs_no_thought(game, best) { pace.min(Pace::Quick) } else { pace };
    let (least, most) = match pace {
        Pace::AtOnce => return 0,
        Pace::Quick => (1_000, 2_000),
        Pace::Natural => (2_000, 5_000),
    };
    let drawn = mix(seed ^ mix(game.game_hash())) % (most - least + 1);
    (least + drawn).min(most_ms(game).unwrap_or(u64::MAX))
}

/// Milliseconds that the side to move may take for a move, if its clock runs.
pub(super) fn most_ms(game: &Game) -> Option<u64> {
    let clock = game.clock()?;
    let side = clock.running?;
    Some(u64::from(clock.sides[side.index()].left_ms) / PART_OF_CLOCK)
}

/// A forced move, or one that takes back what has just taken.
fn needs_no_thought(game: &Game, best: Move) -> bool {
    let taken = game.history(game.ply()).filter(|last| last.captured.is_some());
    game.legal_moves().len() == 1 || taken.is_some_and(|last| last.landed == best.to())
}
