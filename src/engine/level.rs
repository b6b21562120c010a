//! Levels: how the engine plays weaker on purpose.
//!
//! A level is a node budget, and noise on what the engine thinks of the positions at the ends of
//! its lines. The noise of a position is drawn from its hash and the seed of the game: inside one
//! game the engine is wrong about the same things in the same way, and in another game about
//! others. It cannot invent a mate, and its size bounds what a misjudgement may cost.

use super::{BeginError, limits::Limits};

/// How strong one level is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Nodes it may search for a move.
    pub nodes: u64,
    /// The largest error of its opinion of a position, in hundredths of a pawn.
    pub noise: i32,
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

    /// The levels, 1 first.
    pub const ALL: [Level; 10] = [
        Level { nodes: 50, noise: 320 },
        Level { nodes: 120, noise: 280 },
        Level { nodes: 300, noise: 245 },
        Level { nodes: 800, noise: 215 },
        Level { nodes: 2_000, noise: 190 },
        Level { nodes: 5_000, noise: 165 },
        Level { nodes: 13_000, noise: 140 },
        Level { nodes: 35_000, noise: 115 },
        Level { nodes: 100_000, noise: 80 },
        Level { nodes: 300_000, noise: 40 },
    ];

    /// The level of a number; `None` for full strength.
    ///
    /// # Errors
    /// [`BeginError::Level`] for numbers above [`Level::MAX`].
    pub fn of(number: u8) -> Result<Option<Level>, BeginError> {
        match number {
            0 => Ok(None),
            1..=Level::MAX => Ok(Some(Level::ALL[usize::from(number) - 1])),
            _ => Err(BeginError::Level(number)),
        }
    }
}

/// The error of the engine's opinions in one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noise {
    seed: u64,
    size: i32,
}

impl Noise {
    /// At full strength nothing is misjudged on purpose.
    pub(super) const NONE: Noise = Noise { seed: 0, size: 0 };

    pub(super) fn new(level: Option<Level>, limits: &Limits<'_>) -> Noise {
        Noise { seed: limits.seed, size: level.map_or(0, |level| level.noise) }
    }

    /// The error about whatever has this hash: from minus to plus the size, small ones likelier.
    #[inline]
    pub(super) fn about(&self, hash: u64) -> i32 {
        if self.size == 0 {
            return 0;
        }
        let bits = scramble(hash ^ scramble(self.seed));
        let dice = |shift: u32| ((bits >> shift & 0xFFFF) as i32 * (self.size + 1)) >> 16;
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
        let noise = Noise::new(Some(Level::ALL[2]), &Limits::level(3, 7));
        let all = (0..100_000).map(|hash| noise.about(hash));
        let size = Level::ALL[2].noise;
        let (least, most) = (all.clone().min().unwrap(), all.clone().max().unwrap());
        assert!((-size..-size * 9 / 10).contains(&least), "{least}");
        assert!((size * 9 / 10..=size).contains(&most), "{most}");
        assert!((all.sum::<i32>() / 100_000).abs() <= 1);
    }

    #[test]
    fn another_seed_is_wrong_about_other_things() {
        let one = Noise::new(Some(Level::ALL[0]), &Limits::level(1, 1));
        let two = Noise::new(Some(Level::ALL[0]), &Limits::level(1, 2));
        assert_eq!(one.about(5), one.about(5));
        assert!((0..100).any(|hash| one.about(hash) != two.about(hash)));
    }

    #[test]
    fn budgets_and_noise_go_one_way() {
        for pair in Level::ALL.windows(2) {
            assert!(pair[0].nodes * 2 <= pair[1].nodes && pair[1].nodes <= pair[0].nodes * 3);
            assert!(pair[0].noise > pair[1].noise);
        }
    }
}
