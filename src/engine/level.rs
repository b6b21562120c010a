//! Levels: how the engine plays weaker on purpose.
//!
//! A level is a budget of nodes and depth, less of the network in its opinions (the lowest levels only count
//! men), and noise on what the engine thinks of the positions at the ends of its lines. The noise of a
//! position is drawn from its hash and the seed of the game: inside one game the engine is wrong about the
//! same things in the same way, and in another game about others. It cannot invent a mate, and its size
//! bounds what a misjudgement may cost: at most twice as much.
//!
//! The lower levels are made by depth and noise (who looks one ply ahead overlooks threats, as a beginner
//! does), the upper ones by nodes. `docs/strength.md` tells what each step is worth in games, and how to
//! measure it.

use super::{BeginError, limits::Limits};
use crate::rules::{Position, Side, Variant, material_balance};

/// How strong one level is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Nodes it may search for a move.
    pub nodes: u64,
    /// Plies it looks ahead; exchanges at the end of a line are not counted. Where a bare king is left to
    /// be mated it looks [`HUNT`](Level::HUNT) plies ahead at least.
    pub depth: u32,
    /// The largest error of its opinion of a position, in hundredths of a pawn.
    pub noise: i32,
    /// How much of its opinion is the network's, in sixteenths; the rest is the men, counted.
    pub insight: i32,
    /// Which mates in one it sees.
    pub sight: Sight,
}

/// Which mates in one a level sees, that looks no deeper anyhow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Of those that it could give, one in four.
    Dim,
    /// All that it could give.
    Plain,
    /// And all that its opponent could answer with, so that it does not walk into one.
    Keen,
}

impl Level {
    /// The number of the level called easy.
    pub const EASY: u8 = 2;
    /// The number of the level called normal.
    pub const NORMAL: u8 = 5;
    /// The number of the level called hard.
    pub const HARD: u8 = 8;
    /// The highest level below full strength.
    pub const MAX: u8 = 10;

    /// Plies that it takes to drive a bare king to where he is mated: that is technique, which is no matter
    /// of strength, and nobody likes to watch an opponent that cannot win with a queen.
    pub const HUNT: u32 = 6;

    const fn new(nodes: u64, depth: u32, noise: i32, insight: i32, sight: Sight) -> Level {
        Level { nodes, depth, noise, insight, sight }
    }

    /// The levels of chess, 1 first.
    pub const CHESS: [Level; 10] = [
        Level::new(2_000, 1, 1_100, 0, Sight::Dim),
        Level::new(2_000, 1, 500, 0, Sight::Plain),
        Level::new(2_000, 1, 450, 0, Sight::Keen),
        Level::new(2_000, 1, 150, 0, Sight::Keen),
        Level::new(2_000, 1, 145, 12, Sight::Keen),
        Level::new(4_000, 2, 140, 8, Sight::Keen),
        Level::new(3_000, 3, 140, 5, Sight::Keen),
        Level::new(2_500, 6, 140, 6, Sight::Keen),
        Level::new(4_200, 8, 135, 7, Sight::Keen),
        Level::new(6_800, 10, 130, 8, Sight::Keen),
    ];

    /// The levels of xiangqi, where a man is worth more.
    pub const XIANGQI: [Level; 10] = [
        Level::new(2_000, 1, 1_000, 0, Sight::Dim),
        Level::new(2_000, 1, 450, 0, Sight::Plain),
        Level::new(2_000, 1, 545, 0, Sight::Keen),
        Level::new(2_000, 1, 230, 0, Sight::Keen),
        Level::new(2_000, 1, 200, 9, Sight::Keen),
        Level::new(4_000, 2, 98, 3, Sight::Keen),
        Level::new(3_000, 3, 97, 4, Sight::Keen),
        Level::new(2_700, 6, 90, 4, Sight::Keen),
        Level::new(4_100, 8, 90, 5, Sight::Keen),
        Level::new(6_800, 10, 90, 6, Sight::Keen),
    ];

    /// The level of a number in a game; `None` for full strength.
    ///
    /// # Errors
    /// [`BeginError::Level`] for numbers above [`Level::MAX`].
    pub fn of(number: u8, variant: Variant) -> Result<Option<Level>, BeginError> {
        let levels = match variant {
            Variant::Xiangqi => &Level::XIANGQI,
            Variant::Chess | Variant::Chess960 => &Level::CHESS,
        };
        match number {
            0 => Ok(None),
            1..=Level::MAX => Ok(Some(levels[usize::from(number) - 1])),
            _ => Err(BeginError::Level(number)),
        }
    }
}

/// Sixteenths in a whole.
const WHOLE: i32 = 16;

/// What the engine does worse in one game than it could.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weakness {
    /// `None`: full strength.
    level: Option<Level>,
    seed: u64,
}

impl Weakness {
    /// At full strength nothing is misjudged on purpose.
    pub(super) const NONE: Weakness = Weakness { level: None, seed: 0 };

    pub(super) fn new(level: Option<Level>, limits: &Limits<'_>) -> Weakness {
        Weakness { level, seed: limits.seed }
    }

    /// What becomes of the opinion of a position.
    #[inline]
    pub(super) fn distort<P: Position>(&self, opinion: i32, position: &P) -> i32 {
        match &self.level {
            None => opinion,
            Some(level) => self.misjudge(level, opinion, position),
        }
    }

    /// (Apart from the above, which full strength asks at every node.)
    #[cold]
    #[inline(never)]
    fn misjudge<P: Position>(&self, level: &Level, opinion: i32, position: &P) -> i32 {
        let white_is_ahead_by = material_balance(position);
        let counted = match position.side_to_move() {
            Side::White => white_is_ahead_by,
            Side::Black => -white_is_ahead_by,
        };
        let known = (level.insight * opinion + (WHOLE - level.insight) * counted) / WHOLE;
        known + self.whim(position.hash())
    }

    /// Does it overlook that it gives mate in the position of this hash?
    pub(super) fn overlooks_mate(&self, hash: u64) -> bool {
        let is_dim = self.level.is_some_and(|level| level.sight == Sight::Dim);
        is_dim && scramble(hash ^ self.seed) % 4 != 0
    }

    /// Does it look at every check that may answer its move?
    #[inline]
    pub(super) fn is_keen(&self) -> bool {
        self.level.is_some_and(|level| level.sight == Sight::Keen)
    }

    /// The error about whatever has this hash: from minus to plus the noise, small ones likelier.
    pub(super) fn whim(&self, hash: u64) -> i32 {
        let Some(level) = &self.level else { return 0 };
        let bits = scramble(hash ^ scramble(self.seed));
        let dice = |shift: u32| ((bits >> shift & 0xFFFF) as i32 * (level.noise + 1)) >> 16;
        dice(0) - dice(16)
    }
}

/// Each bit of the answer depends on all bits of the number.
const fn scramble(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    z = (z ^ z >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    z ^ z >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_stays_in_its_bounds_and_has_no_leaning() {
        let weakness = Weakness::new(Some(Level::CHESS[2]), &Limits::level(3, 7));
        let all = (0..100_000).map(|hash| weakness.whim(hash));
        let size = Level::CHESS[2].noise;
        let (least, most) = (all.clone().min().unwrap(), all.clone().max().unwrap());
        assert!((-size..-size * 9 / 10).contains(&least), "{least}");
        assert!((size * 9 / 10..=size).contains(&most), "{most}");
        assert!((all.sum::<i32>() / 100_000).abs() <= 1);
    }

    #[test]
    fn another_seed_is_wrong_about_other_things() {
        let one = Weakness::new(Some(Level::CHESS[0]), &Limits::level(1, 1));
        let two = Weakness::new(Some(Level::CHESS[0]), &Limits::level(1, 2));
        assert_eq!(one.whim(5), one.whim(5));
        assert!((0..100).any(|hash| one.whim(hash) != two.whim(hash)));
    }

    #[test]
    fn levels_see_more_and_err_less_from_one_to_the_next() {
        for levels in [Level::CHESS, Level::XIANGQI] {
            for [low, high] in levels.windows(2).map(|pair| [pair[0], pair[1]]) {
                assert!(low.depth <= high.depth);
                // Who sees mates in one errs about more besides.
                let sees_more = low.sight as u8 <= Sight::Plain as u8 && high.sight == Sight::Keen;
                assert!(low.noise >= high.noise || sees_more);
                assert!(low.sight as u8 <= high.sight as u8);
            }
            assert!(levels[3..].iter().all(|level| level.noise < 240), "less than a piece");
        }
    }
}
