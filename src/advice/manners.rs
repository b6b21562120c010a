//! Would the opponent offer a draw, accept one, resign? It is advice: the host does it, or not.
//!
//! What it takes is a few numbers kept with the game ([`Manners`]), told the score of each of the
//! opponent's searches; the same numbers give the same advice.

use crate::engine::{Level, Score};

/// What the opponent may do, or would do: by default nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// It offers a draw with its move.
    pub offers: bool,
    /// It accepts a draw.
    pub accepts: bool,
    /// It resigns.
    pub resigns: bool,
}

impl Conduct {
    /// All of it.
    pub const ALL: Conduct = Conduct { offers: true, accepts: true, resigns: true };
}

/// What is remembered of the opponent's last searches: keep it with the game, and begin anew
/// (`default`) when moves are taken back.
///
/// ```
/// use duiyi::advice::{Conduct, Manners};
/// use duiyi::engine::{Level, Score};
/// let (may, level) = (Conduct { resigns: false, ..Conduct::ALL }, Level::HARD);
/// let mut manners = Manners::default();
/// for _ in 0..Manners::DEAD_MOVES {
///     assert_eq!(manners.conduct(may, level), Conduct::default());
///     manners = manners.after(Score::Centipawns(-4), 80);
/// }
/// assert_eq!(manners.conduct(may, level), may);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manners {
    /// Its last searches in a row that found nothing but a draw.
    pub dead: u8,
    /// Its last searches in a row that found the game lost.
    pub lost: u8,
    /// Its own last score stands behind by [`Manners::BEHIND`] or more.
    pub behind: bool,
}

impl Manners {
    /// A score within so many hundredths of a pawn of even is dead.
    pub const DEAD_BAND: i32 = 20;
    /// So many dead searches in a row, and it would offer a draw...
    pub const DEAD_MOVES: u8 = 10;
    /// ... but not before this ply of the game: openings are even, too.
    pub const DEAD_FROM_PLY: u32 = 60;
    /// Behind by so many hundredths of a pawn, it would accept a draw.
    pub const BEHIND: i32 = 75;
    /// Behind by so many, a game is lost; and so it is if it will be mated.
    pub const LOST: i32 = 900;
    /// So many lost searches in a row, and it would resign...
    pub const LOST_MOVES: u8 = 8;
    /// ... but not below this level: who learns shall give the mate.
    pub const RESIGNS_FROM: u8 = Level::NORMAL;

    /// After one more search of the opponent: its score, for itself, and the ply of the game that it
    /// was to move at (moves played so far).
    #[must_use]
    pub const fn after(self, score: Score, ply: u32) -> Manners {
        let (dead, behind, lost) = match score {
            Score::Centipawns(ahead) => (
                -Manners::DEAD_BAND <= ahead && ahead <= Manners::DEAD_BAND,
                ahead <= -Manners::BEHIND,
                ahead <= -Manners::LOST,
            ),
            Score::Mate(moves) => (false, moves <= 0, moves <= 0),
        };
        Manners {
            dead: run(self.dead, dead && ply >= Manners::DEAD_FROM_PLY),
            lost: run(self.lost, lost),
            behind,
        }
    }

    /// After it has offered a draw that was declined: it waits as long before it offers again.
    #[must_use]
    pub const fn declined(self) -> Manners {
        Manners { dead: 0, ..self }
    }

    /// All of it as one number, to be kept with a saved game: 0 is the default.
    ///
    /// ```
    /// use duiyi::advice::Manners;
    /// let manners = Manners { dead: 3, lost: 0, behind: true };
    /// assert_eq!(Manners::from_number(manners.number()), Some(manners));
    /// assert_eq!(Manners::from_number(u32::MAX), None);
    /// ```
    #[must_use]
    pub const fn number(self) -> u32 {
        self.dead as u32 | (self.lost as u32) << 8 | (self.behind as u32) << 16
    }

    /// The manners of a [`number`](Manners::number); `None` if none have it.
    #[must_use]
    pub const fn from_number(number: u32) -> Option<Manners> {
        if number >> 17 != 0 {
            return None;
        }
        let [dead, lost, behind, _] = number.to_le_bytes();
        Some(Manners { dead, lost, behind: behind == 1 })
    }

    /// What it would do now, of what it may do, at its level (0 is full strength).
    #[must_use]
    pub const fn conduct(self, may: Conduct, level: u8) -> Conduct {
        let dead = self.dead >= Manners::DEAD_MOVES;
        let lost = self.lost >= Manners::LOST_MOVES;
        let resigns = lost && (level == 0 || level >= Manners::RESIGNS_FROM);
        Conduct {
            offers: may.offers && dead,
            accepts: may.accepts && (dead || self.behind),
            resigns: may.resigns && resigns,
        }
    }
}

/// A run that goes on, or has ended.
const fn run(so_far: u8, goes_on: bool) -> u8 {
    if goes_on { so_far.saturating_add(1) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// At level 5, all allowed.
    fn conduct(manners: Manners) -> Conduct {
        manners.conduct(Conduct::ALL, 5)
    }

    fn after(scores: impl IntoIterator<Item = Score>, ply: u32) -> Manners {
        scores.into_iter().fold(Manners::default(), |manners, score| manners.after(score, ply))
    }

    #[test]
    fn it_resigns_only_after_a_long_run_of_lost_scores() {
        let lost = [Score::Centipawns(-Manners::LOST), Score::Mate(-5), Score::Mate(0)];
        let run = |length: usize| lost.into_iter().cycle().take(length);
        let enough = usize::from(Manners::LOST_MOVES);
        assert!(!conduct(after(run(enough - 1), 40)).resigns);
        assert!(conduct(after(run(enough), 40)).resigns);
        let hope = run(enough - 1).chain([Score::Centipawns(1 - Manners::LOST), Score::Mate(-1)]);
        assert!(!conduct(after(hope, 40)).resigns, "the run was broken");
        assert!(conduct(after(run(1_000), 40)).resigns, "a run has no end");
    }

    #[test]
    fn below_level_five_it_never_resigns() {
        let lost = after([Score::Mate(-1); 255], 40);
        for level in 0..=10 {
            let resigns = lost.conduct(Conduct::ALL, level).resigns;
            assert_eq!(resigns, level == 0 || level >= 5, "{level}");
            let may = Conduct { resigns: false, ..Conduct::ALL };
            assert!(!lost.conduct(may, level).resigns);
        }
    }

    #[test]
    fn it_offers_once_the_game_is_dead_and_not_in_the_opening() {
        let even = [Score::Centipawns(Manners::DEAD_BAND); 10];
        assert!(conduct(after(even, Manners::DEAD_FROM_PLY)).offers);
        assert!(!conduct(after(even, Manners::DEAD_FROM_PLY - 1)).offers);
        let alive = after(even.into_iter().chain([Score::Centipawns(21)]), 90);
        assert_eq!(conduct(alive), Conduct::default());
        assert!(!conduct(after(even, 90).declined()).offers, "it does not pester");
    }

    #[test]
    fn it_accepts_when_behind_or_dead_and_never_when_ahead() {
        let accepts = |score| conduct(after([score], 10)).accepts;
        assert!(accepts(Score::Centipawns(-Manners::BEHIND)) && accepts(Score::Mate(-9)));
        assert!(!accepts(Score::Centipawns(1 - Manners::BEHIND)) && !accepts(Score::Mate(9)));
        assert!(!accepts(Score::Centipawns(500)));
        assert!(!after([Score::Mate(-9)], 10).conduct(Conduct::default(), 5).accepts);
    }
}
