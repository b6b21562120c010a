//! A rule set as numbers with names: for hashes, for the written forms of games, and for hosts that
//! let people choose.

use super::{ChaseRule, CountedChecks, RuleSet, Span};

/// How many choices a rule set has.
pub const CHOICES: usize = 17;
/// The number of "never".
const NEVER: u64 = u64::MAX;

/// What a choice may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these words. The number of the first is 0 for no and yes, else 1.
    Words(&'static [&'static str]),
    /// So many times or plies, up to this number, or never.
    Count(u16),
}

const FLAG: Values = Values::Words(&["no", "yes"]);
const TIMES: Values = Values::Count(u8::MAX as u16);
const PLIES: Values = Values::Count(u16::MAX);

impl Values {
    /// What is added to the number of a value, so that none is 0.
    fn shift(self) -> u64 {
        u64::from(self == FLAG)
    }
}

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
    pub const CHOICES: [&'static str; CHOICES] = [
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

    /// What the choices may be, in the same order.
    pub const VALUES: [Values; CHOICES] = [
        FLAG,
        TIMES,
        TIMES,
        TIMES,
        Values::Words(&["from_first", "last_lap"]),
        FLAG,
        FLAG,
        FLAG,
        FLAG,
        FLAG,
        FLAG,
        Values::Words(&["recapture", "exchange"]),
        PLIES,
        PLIES,
        Values::Words(&["all", "ten_a_side", "ten_and_replies"]),
        FLAG,
        FLAG,
    ];

    /// All choices as numbers: sets are equal exactly if these are. Yes is 1 and no is 0, never is
    /// `u64::MAX`, and kinds have the numbers of their enums.
    #[must_use]
    pub fn numbers(&self) -> [u64; CHOICES] {
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
    pub fn from_numbers(numbers: &[u64; CHOICES]) -> Result<RuleSet, usize> {
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

    /// All choices as small numbers, of which none is 0: words count from 1, and never is
    /// `u16::MAX`. (A limit of no plies at all, or of so many, has no code.)
    #[must_use]
    pub fn codes(&self) -> [u16; CHOICES] {
        let numbers = self.numbers();
        core::array::from_fn(|place| {
            u16::try_from(numbers[place] + RuleSet::VALUES[place].shift()).unwrap_or(u16::MAX)
        })
    }

    /// This set with the choices that have these codes; 0 leaves a choice as it is.
    ///
    /// ```
    /// use duiyi::rules::{CHOICES, RuleSet};
    /// let mut codes = [0; CHOICES];
    /// codes[1] = 5;
    /// let strict = RuleSet { repetition: Some(5), ..RuleSet::XIANGQI_AXF };
    /// assert_eq!(RuleSet::XIANGQI_AXF.with_codes(&codes), Ok(strict));
    /// codes[0] = 3;
    /// assert_eq!(RuleSet::XIANGQI_AXF.with_codes(&codes), Err(0));
    /// ```
    ///
    /// # Errors
    /// The place in [`RuleSet::CHOICES`] of a code that stands for nothing.
    pub fn with_codes(&self, codes: &[u16; CHOICES]) -> Result<RuleSet, usize> {
        let mut numbers = self.numbers();
        for (place, &code) in codes.iter().enumerate().filter(|&(_, &code)| code != 0) {
            let values = RuleSet::VALUES[place];
            numbers[place] = match (values, code) {
                (Values::Count(_), u16::MAX) => NEVER,
                _ => u64::from(code) - values.shift(),
            };
        }
        RuleSet::from_numbers(&numbers)
    }

    /// The place in [`RuleSet::NAMED`] of the set that differs from this in the fewest choices.
    #[must_use]
    pub fn nearest_named(&self) -> usize {
        let differs = |place: &usize| self.differences(&RuleSet::NAMED[*place].2).count();
        (0..RuleSet::NAMED.len()).min_by_key(differs).unwrap_or(0)
    }

    /// The choices in which this set differs from another: place and number.
    pub(crate) fn differences(
        &self,
        other: &RuleSet,
    ) -> impl Iterator<Item = (usize, u64)> + use<> {
        let others = other.numbers();
        self.numbers().into_iter().enumerate().filter(move |&(place, own)| own != others[place])
    }
}

/// A number that must be in a range.
fn within(numbers: &[u64; CHOICES], place: usize, least: u64, most: u64) -> Result<u64, usize> {
    if (least..=most).contains(&numbers[place]) { Ok(numbers[place]) } else { Err(place) }
}

/// A number up to `most`, or never.
fn wide(numbers: &[u64; CHOICES], place: usize, most: u16) -> Result<Option<u16>, usize> {
    match numbers[place] {
        NEVER => Ok(None),
        _ => within(numbers, place, 0, most.into()).map(|number| Some(number as u16)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_give_back_every_named_set() {
        for (_, _, rules) in RuleSet::NAMED {
            for (_, _, other) in RuleSet::NAMED {
                assert_eq!(other.with_codes(&rules.codes()), Ok(rules));
            }
        }
    }

    #[test]
    fn each_choice_takes_each_of_its_values_and_no_other() {
        let rules = RuleSet::XIANGQI_WXF;
        for (place, values) in RuleSet::VALUES.into_iter().enumerate() {
            let (mut taken, mut codes) = (0, [0; CHOICES]);
            for code in 1..=u16::MAX {
                codes[place] = code;
                match rules.with_codes(&codes) {
                    Ok(changed) => {
                        let mut expected = rules.codes();
                        expected[place] = code;
                        assert_eq!(changed.codes(), expected);
                        taken += 1;
                    }
                    Err(wrong) => assert_eq!(wrong, place),
                }
            }
            let expected = match values {
                Values::Words(words) => words.len(),
                TIMES => 256,
                Values::Count(_) => 65_535,
            };
            assert_eq!(taken, expected, "{}", RuleSet::CHOICES[place]);
        }
    }

    #[test]
    fn sets_are_their_numbers() {
        for (place, (_, _, rules)) in RuleSet::NAMED.into_iter().enumerate() {
            assert_eq!(RuleSet::from_numbers(&rules.numbers()), Ok(rules));
            assert_eq!(rules.nearest_named(), place, "{}", RuleSet::NAMES[place]);
            for choice in 0..CHOICES {
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
