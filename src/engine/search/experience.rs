//! What a search learns as it goes: which quiet moves were good.
//!
//! It lies in one slice of the [`Memory`](super::Memory): what moves were worth ([`HISTORY`] numbers),
//! then, if there is more, what moves were worth after another one (continuation history). The latter
//! gained 24 Elo in chess ([-12, 60], 160 games at 8,000 nodes a move). What was tried in the same way and
//! gained nothing: moves that stand alone searched deeper (singular extensions: -38 and 35, 120 games
//! each), opinions corrected by what searches of positions with the same pawns or after the same move came to
//! (correction history: -11 and -15, 160 games each).

use crate::rules::{Piece, Position, Square, Tagged};

/// One thing learnt: a number between minus and plus 2^13.
#[derive(Clone, Copy, Debug, Default)]
pub struct Experience(i16);

/// How many [`Experience`]s a search has at least: one for each side, kind and target of a move.
pub const HISTORY: usize = 2 * KINDS * SQUARES;

/// The kinds of one game; those of the other have the same places.
const KINDS: usize = 7;
const SQUARES: usize = 90;

/// How often a quiet move was good elsewhere ranks it between minus and plus this, ...
const MAX: i32 = 1 << 13;
/// ... and as much again for how good it was after each of the two moves before.
pub(super) const ORDINARY_MAX: i32 = 3 * MAX;

impl Experience {
    /// It counts for half in the next search.
    pub(super) fn fade(&mut self) {
        self.0 /= 2;
    }

    /// The nearer the number is to its bound, the less it moves towards it, so that new experience
    /// counts more than old.
    fn move_towards(&mut self, goal: i32, by: i32) {
        let old = i32::from(self.0);
        self.0 = (old + by * (goal - old) / MAX) as i16;
    }
}

/// Side, kind and target of a move, as a number below [`HISTORY`].
pub(super) fn deed(piece: Piece, to: Square) -> u16 {
    let kind = usize::from(piece.kind.number()) % KINDS;
    ((piece.side.index() * KINDS + kind) * SQUARES + to.index()) as u16
}

/// One of `places`, the same for the same number. Numbers share places: there are many more of them.
const fn place(number: u32, places: usize) -> usize {
    ((number.wrapping_mul(0x9E37_79B1) as u64 * places as u64) >> 32) as usize
}

/// What is known, to be looked at.
#[derive(Clone, Copy)]
pub(super) struct Known<'a>(pub &'a [Experience]);

impl Known<'_> {
    /// The places of a quiet move: of itself, and after each of the moves before.
    fn places(self, deed: u16, before: [Option<u16>; 2]) -> [Option<usize>; 3] {
        let pairs = self.0.len().saturating_sub(HISTORY);
        let pair = |first: Option<u16>| {
            let number = u32::from(first?) * HISTORY as u32 + u32::from(deed);
            (pairs > 0).then(|| HISTORY + place(number, pairs))
        };
        [Some(deed.into()), pair(before[0]), pair(before[1])]
    }

    /// What a quiet move was worth, all in all.
    pub(super) fn of(self, deed: u16, before: [Option<u16>; 2]) -> i32 {
        let places = self.places(deed, before).into_iter().flatten();
        places.filter_map(|place| self.0.get(place)).map(|e| i32::from(e.0)).sum()
    }
}

/// A quiet move cut a node of that depth off, or was tried there in vain.
pub(super) fn learn<P: Position>(
    memory: &mut [Experience],
    before: [Option<u16>; 2],
    position: &P,
    m: Tagged,
    depth: i32,
    good: bool,
) {
    let Some(piece) = position.piece_at(m.plain().from()) else { return };
    let lesson = (depth * depth).min(MAX / 16);
    let goal = if good { MAX } else { -MAX };
    let places = Known(memory).places(deed(piece, m.plain().to()), before);
    for place in places.into_iter().flatten() {
        if let Some(experience) = memory.get_mut(place) {
            experience.move_towards(goal, lesson);
        }
    }
}
