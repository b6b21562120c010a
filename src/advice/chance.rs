//! What a score is worth: the chance to win, so that a pawn weighs more in an even position than in
//! one that is won anyway.

use crate::engine::Score;

/// Chances of the side that is ahead by 0, 50, 100 ... hundredths of a pawn, in thousandths: the
/// logistic curve on which four pawns are odds of ten to one.
const CURVE: [i32; 33] = [
    500, 571, 640, 703, 760, 808, 849, 882, 909, 930, 947, 960, 969, 977, 983, 987, 990, 993, 994,
    996, 997, 998, 998, 999, 999, 999, 999, 1000, 1000, 1000, 1000, 1000, 1000,
];
const STEP: i32 = 50;

/// The chance that a score stands for, in thousandths of a certain win: 0 to 1000, an even position
/// is 500. (A draw counts as half a win.)
///
/// ```
/// use duiyi::advice::winning_chance;
/// use duiyi::engine::Score;
/// assert_eq!(winning_chance(Score::Centipawns(0)), 500);
/// assert_eq!(winning_chance(Score::Centipawns(100)), 640);
/// assert_eq!(winning_chance(Score::Mate(-3)), 0);
/// ```
#[must_use]
pub fn winning_chance(score: Score) -> i32 {
    match score {
        Score::Mate(moves) => {
            if moves > 0 {
                1000
            } else {
                0
            }
        }
        Score::Centipawns(ahead) if ahead < 0 => 1000 - of_lead(ahead.saturating_neg()),
        Score::Centipawns(ahead) => of_lead(ahead),
    }
}

/// On the straight line between the two nearest points of the curve.
fn of_lead(ahead: i32) -> i32 {
    let place = (ahead / STEP) as usize;
    match CURVE.get(place..=place + 1) {
        Some(&[low, high]) => low + (high - low) * (ahead % STEP) / STEP,
        _ => 1000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_have_one_chance_between_them_and_more_is_better() {
        for ahead in -40_000..40_000 {
            let chance = winning_chance(Score::Centipawns(ahead));
            assert_eq!(chance + winning_chance(Score::Centipawns(-ahead)), 1000);
            assert!(chance <= winning_chance(Score::Centipawns(ahead + 1)));
        }
        assert_eq!(winning_chance(Score::Centipawns(i32::MAX)), 1000);
        assert_eq!(winning_chance(Score::Centipawns(i32::MIN)), 0);
        assert_eq!(winning_chance(Score::Mate(1)), 1000);
        assert_eq!(winning_chance(Score::Mate(0)), 0, "it has lost already");
    }

    #[test]
    #[allow(clippy::float_arithmetic)]
    fn the_curve_is_the_logistic_one() {
        for (place, &chance) in CURVE.iter().enumerate() {
            let pawns = place as f64 * f64::from(STEP) / 100.0;
            let exact = 1000.0 / (1.0 + 10f64.powf(-pawns / 4.0));
            assert!((exact - f64::from(chance)).abs() <= 0.5, "{pawns}: {exact}");
        }
    }
}
