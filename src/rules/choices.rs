//! A rule set as numbers with names: for hashes, and for the written forms of games.

use super::{ChaseRule, CountedChecks, RuleSet, Span};

/// How many choices a rule set has.
const COUNT: usize = 17;
/// The number of "never".
const NEVER: u64 = u64::MAX;

impl RuleSet {
    /// The names of the sets of [`RuleSet::NAMED`], in their order.
    pub const NAMES: [&'static str; RuleSet::NAMED.len()] = [
        "chess_casual",
        "chess_fide",
        "xiangqi_free",
        "xiangqi_simple",
        "xiangqi_club",
        "xiangqi_axf",
        "xiangqi_wxf",
        "xiangqi_cxa",
    ];

    /// The names of the choices, in the order of [`RuleSet::numbers`].
    pub const CHOICES: [&'static str; COUNT] = [
        "stalemate_loses",
        "repetition",
        "repetition_claim",
        "offence",
        "span",
        "perpetual_check_loses",
        "perpetual_chase_loses",
        "check_outranks_chase",
        "perpetual_kill_loses",
        "mixed_offence_loses",
        "graver_offence_loses",
        "chase",
        "no_progress_limit",
        "no_progress_claim",
        "counted_checks",
        "dead_material",
        "flag_needs_material",
    ];

    /// All choices as numbers: sets are equal exactly if these are. Yes is 1 and no is 0, never is
    /// `u64::MAX`, and kinds have the numbers of their enums.
    #[must_use]
    pub fn numbers(&self) -> [u64; COUNT] {
        let plain = |choice: Option<u8>| choice.map_or(NEVER, u64::from);
        let wide = |choice: Option<u16>| choice.map_or(NEVER, u64::from);
        // Taken apart by name, so that no new choice is forgotten.
        let RuleSet {
            stalemate_loses,
            repetition,
            repetition_claim,
            offence,
            span,
            perpetual_check_loses,
            perpetual_chase_loses,
            check_outranks_chase,
            perpetual_kill_loses,
            mixed_offence_loses,
            graver_offence_loses,
            chase,
            no_progress_limit,
            no_progress_claim,
            counted_checks,
            dead_material,
            flag_needs_material,
        } = *self;
        [
            stalemate_loses.into(),
            plain(repetition),
            plain(repetition_claim),
            plain(offence),
            span as u64,
            perpetual_check_loses.into(),
            perpetual_chase_loses.into(),
            check_outranks_chase.into(),
            perpetual_kill_loses.into(),
            mixed_offence_loses.into(),
            graver_offence_loses.into(),
            chase as u64,
            wide(no_progress_limit),
            wide(no_progress_claim),
            counted_checks as u64,
            dead_material.into(),
            flag_needs_material.into(),
        ]
    }

    /// The set with these numbers. An error is the place of the number that no set has.
    ///
    /// ```
    /// use duiyi::rules::RuleSet;
    /// let mut numbers = RuleSet::CHESS_FIDE.numbers();
    /// assert_eq!(RuleSet::from_numbers(&numbers), Ok(RuleSet::CHESS_FIDE));
    /// numbers[1] = 256;
    /// assert_eq!(RuleSet::from_numbers(&numbers), Err(1));
    /// ```
    ///
    /// # Errors
    /// The place in [`RuleSet::CHOICES`] of a number out of range.
    pub fn from_numbers(numbers: &[u64; COUNT]) -> Result<RuleSet, usize> {
        let plain = |place| wide(numbers, place, u8::MAX.into()).map(|n| n.map(|n| n as u8));
        let wide = |place| wide(numbers, place, u16::MAX);
        let yes = |place| within(numbers, place, 0, 1).map(|number| number == 1);
        Ok(RuleSet {
            stalemate_loses: yes(0)?,
            repetition: plain(1)?,
            repetition_claim: plain(2)?,
            offence: plain(3)?,
            span: match within(numbers, 4, 1, 2)? {
                1 => Span::FromFirst,
                _ => Span::LastLap,
            },
            perpetual_check_loses: yes(5)?,
            perpetual_chase_loses: yes(6)?,
            check_outranks_chase: yes(7)?,
            perpetual_kill_loses: yes(8)?,
            mixed_offence_loses: yes(9)?,
            graver_offence_loses: yes(10)?,
            chase: match within(numbers, 11, 1, 2)? {
                1 => ChaseRule::Recapture,
                _ => ChaseRule::Exchange,
            },
            no_progress_limit: wide(12)?,
            no_progress_claim: wide(13)?,
            counted_checks: match within(numbers, 14, 1, 3)? {
                1 => CountedChecks::All,
                2 => CountedChecks::TenASide,
                _ => CountedChecks::TenAndReplies,
            },
            dead_material: yes(15)?,
            flag_needs_material: yes(16)?,
        })
    }

    /// The place in [`RuleSet::NAMED`] of the set that differs from this in the fewest choices.
    #[must_use]
    pub fn nearest_named(&self) -> usize {
        let own = self.numbers();
        let differs = |place: &usize| {
            let named = RuleSet::NAMED[*place].2.numbers();
            own.iter().zip(named).filter(|&(&number, other)| number != other).count()
        };
        (0..RuleSet::NAMED.len()).min_by_key(differs).unwrap_or(0)
    }
}

/// A number that must be in a range.
fn within(numbers: &[u64; COUNT], place: usize, least: u64, most: u64) -> Result<u64, usize> {
    if (least..=most).contains(&numbers[place]) { Ok(numbers[place]) } else { Err(place) }
}

/// A number up to `most`, or never.
fn wide(numbers: &[u64; COUNT], place: usize, most: u16) -> Result<Option<u16>, usize> {
    match numbers[place] {
        NEVER => Ok(None),
        _ => within(numbers, place, 0, most.into()).map(|number| Some(number as u16)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_their_numbers() {
        for (place, (_, _, rules)) in RuleSet::NAMED.into_iter().enumerate() {
            assert_eq!(RuleSet::from_numbers(&rules.numbers()), Ok(rules));
            assert_eq!(rules.nearest_named(), place, "{}", RuleSet::NAMES[place]);
            for choice in 0..COUNT {
                let mut numbers = rules.numbers();
                for odd in [2, 7, 1 << 16, u64::MAX - 1] {
                    numbers[choice] = odd;
                    match RuleSet::from_numbers(&numbers) {
                        Ok(other) => assert_eq!(other.numbers(), numbers),
                        Err(wrong) => assert_eq!(wrong, choice),
                    }
                }
                assert_eq!(RuleSet::from_numbers(&numbers), Err(choice), "2^64 - 2 is no choice");
            }
        }
    }
}
