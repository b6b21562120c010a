//! How a game stands.

use super::{duiyi_termination, read_termination};
use crate::ffi::failure::Failure;
use crate::rules::{Side, Verdict};

/// How a game stands.
pub type duiyi_outcome = u32;

/// It goes on.
pub const DUIYI_OUTCOME_ONGOING: duiyi_outcome = 0;
/// White (red) has won.
pub const DUIYI_OUTCOME_WHITE_WINS: duiyi_outcome = 1;
/// Black has won.
pub const DUIYI_OUTCOME_BLACK_WINS: duiyi_outcome = 2;
/// Nobody has won.
pub const DUIYI_OUTCOME_DRAW: duiyi_outcome = 3;
/// Nobody went on with it.
pub const DUIYI_OUTCOME_ABANDONED: duiyi_outcome = 4;

pub(in crate::ffi) fn write_outcome(verdict: Verdict) -> duiyi_outcome {
    match verdict {
        Verdict::Ongoing => DUIYI_OUTCOME_ONGOING,
        Verdict::Won { by: Side::White, .. } => DUIYI_OUTCOME_WHITE_WINS,
        Verdict::Won { by: Side::Black, .. } => DUIYI_OUTCOME_BLACK_WINS,
        Verdict::Drawn { .. } => DUIYI_OUTCOME_DRAW,
        Verdict::Abandoned => DUIYI_OUTCOME_ABANDONED,
    }
}

/// The end of a game that somebody decides from outside.
pub(in crate::ffi) fn read_end(
    outcome: duiyi_outcome,
    termination: duiyi_termination,
) -> Result<Verdict, Failure> {
    let how = read_termination(termination)?;
    match outcome {
        DUIYI_OUTCOME_WHITE_WINS => Ok(Verdict::Won { by: Side::White, how }),
        DUIYI_OUTCOME_BLACK_WINS => Ok(Verdict::Won { by: Side::Black, how }),
        DUIYI_OUTCOME_DRAW => Ok(Verdict::Drawn { how }),
        DUIYI_OUTCOME_ABANDONED => Ok(Verdict::Abandoned),
        DUIYI_OUTCOME_ONGOING => Err(Failure::Value("an ongoing game is no end")),
        _ => Err(Failure::Value("no such outcome")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::*;

    #[test]
    fn an_end_is_read_as_it_is_written() {
        for number in (0..64).filter(|&number| read_termination(number).is_ok()) {
            for outcome in DUIYI_OUTCOME_WHITE_WINS..=DUIYI_OUTCOME_DRAW {
                let verdict = read_end(outcome, number).unwrap();
                assert_eq!(write_outcome(verdict), outcome);
                if number != DUIYI_TERMINATION_NONE {
                    assert_eq!(write_termination(verdict), number);
                }
            }
        }
    }
}
