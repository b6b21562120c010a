//! What the judge of repetitions needs of a game's past.

use super::{Move, Position, Tagged};

/// One position of a game's past, and the move that led into it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PastPly {
    /// Hash of the position.
    pub hash: u64,
    /// The move that led into it. `None` if that is not known; then no chase can be found.
    pub played: Option<Move>,
    /// The side to move stands in check there: the move into it gave check.
    pub check: bool,
    /// Nothing before this position can come again (see
    /// [`Position::is_irreversible`](super::Position::is_irreversible)).
    pub irreversible: bool,
}

impl PastPly {
    /// Where a past begins: no move is known to lead there.
    pub fn first<P: Position>(position: &P) -> PastPly {
        PastPly {
            hash: position.hash(),
            played: None,
            check: position.in_check(),
            irreversible: true,
        }
    }

    /// The position `after` the legal move `m` of the position `before`. That it is `check`, the
    /// caller knows.
    pub fn after<P: Position>(before: &P, m: Tagged, after: &P, check: bool) -> PastPly {
        PastPly {
            hash: after.hash(),
            played: Some(m.plain()),
            check,
            irreversible: before.is_irreversible(m),
        }
    }
}

/// How often a position has stood, and how long ago.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrences {
    /// So many times, the present time counted.
    pub count: u32,
    /// Plies since it stood for the first time; 0 if this is the first.
    pub since_first: usize,
    /// Plies since it last stood; 0 if this is the first time.
    pub since_last: usize,
}

/// How often the present position has stood. `earlier` holds the positions before it, oldest
/// first.
#[must_use]
pub fn occurrences(earlier: &[PastPly], present: PastPly) -> Occurrences {
    let mut found = Occurrences { count: 1, since_first: 0, since_last: 0 };
    let mut irreversible = present.irreversible;
    for (distance, ply) in earlier.iter().rev().enumerate().map(|(i, ply)| (i + 1, ply)) {
        if irreversible {
            break;
        }
        // The same position always has the same side to move.
        if distance % 2 == 0 && ply.hash == present.hash {
            found.count += 1;
            found.since_first = distance;
            if found.since_last == 0 {
                found.since_last = distance;
            }
        }
        irreversible = ply.irreversible;
    }
    found
}

/// The moves from one occurrence of a position to a later one, the present.
///
/// Nothing is taken in between, or the position could not have come again: so a man is the same
/// man from the first move of the lap to the last.
#[derive(Clone, Copy, Debug)]
pub struct Lap<'a> {
    /// The positions between the two occurrences, oldest first.
    pub between: &'a [PastPly],
    /// The later occurrence.
    pub present: PastPly,
}

impl<'a> Lap<'a> {
    /// The last `plies` plies (at least one).
    #[must_use]
    pub fn last(plies: usize, earlier: &'a [PastPly], present: PastPly) -> Lap<'a> {
        Lap { between: &earlier[earlier.len() + 1 - plies..], present }
    }

    /// The positions after each move, oldest first.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = &PastPly> {
        self.between.iter().chain(core::iter::once(&self.present))
    }

    /// Moves in it, of both sides.
    #[must_use]
    pub const fn moves(&self) -> usize {
        self.between.len() + 1
    }

    /// Did the side that moved last (`true`) or the other (`false`) give check with every move?
    #[must_use]
    pub fn all_checks(&self, last_mover: bool) -> bool {
        self.plies().rev().skip(usize::from(!last_mover)).step_by(2).all(|ply| ply.check)
    }
}
