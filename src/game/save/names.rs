//! What things are called in a saved game. A name is never changed and never used again.

use crate::game::Actions;
pub(super) use crate::json::{VARIANTS, meaning, name};
use crate::rules::{Side, Termination, Verdict};

pub(super) const SIDES: [(&str, Side); 2] = [("white", Side::White), ("black", Side::Black)];

pub(super) const ACTIONS: [(&str, Actions); 9] = [
    ("undo", Actions::UNDO),
    ("undo_after_end", Actions::UNDO_AFTER_END),
    ("resign", Actions::RESIGN),
    ("offers", Actions::OFFERS),
    ("claims", Actions::CLAIMS),
    ("flag", Actions::FLAG),
    ("forfeit", Actions::FORFEIT),
    ("abandon", Actions::ABANDON),
    ("adjudicate", Actions::ADJUDICATE),
];

const TERMINATIONS: [(&str, Termination); 19] = [
    ("checkmate", Termination::Checkmate),
    ("stalemate", Termination::Stalemate),
    ("insufficient_material", Termination::InsufficientMaterial),
    ("repetition", Termination::Repetition),
    ("fivefold_repetition", Termination::FivefoldRepetition),
    ("no_progress_claim", Termination::NoProgressClaim),
    ("no_progress", Termination::NoProgress),
    ("perpetual_check", Termination::PerpetualCheck),
    ("perpetual_chase", Termination::PerpetualChase),
    ("mutual_perpetual", Termination::MutualPerpetual),
    ("resignation", Termination::Resignation),
    ("time", Termination::Time),
    ("time_no_material", Termination::TimeNoMaterial),
    ("agreement", Termination::Agreement),
    ("adjudication", Termination::Adjudication),
    ("perpetual_kill", Termination::PerpetualKill),
    ("mixed_offence", Termination::MixedOffence),
    ("repetition_claim", Termination::RepetitionClaim),
    ("forfeit", Termination::Forfeit),
];

/// A verdict as result and reason.
pub(super) fn verdict(verdict: Verdict) -> (&'static str, Option<&'static str>) {
    let reason = |how| Some(name(&TERMINATIONS, how));
    match verdict {
        Verdict::Ongoing => ("ongoing", None),
        Verdict::Won { by, how } => (name(&SIDES, by), reason(how)),
        Verdict::Drawn { how } => ("draw", reason(how)),
        Verdict::Abandoned => ("abandoned", None),
    }
}

/// The verdict of that result and reason, if there is one.
pub(super) fn verdict_of(result: &str, reason: Option<&str>) -> Option<Verdict> {
    let how = reason.map(|reason| meaning(&TERMINATIONS, reason));
    match (result, how) {
        ("ongoing", None) => Some(Verdict::Ongoing),
        ("abandoned", None) => Some(Verdict::Abandoned),
        ("draw", Some(Some(how))) => Some(Verdict::Drawn { how }),
        (side, Some(Some(how))) => Some(Verdict::Won { by: meaning(&SIDES, side)?, how }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_has_a_name_of_its_own() {
        assert_eq!(TERMINATIONS.map(|(_, how)| how), Termination::ALL);
        let all = ACTIONS.iter().fold(Actions::NONE, |all, &(_, action)| all.and(action));
        assert_eq!(all, Actions::ALL);
        let mut names: Vec<_> = TERMINATIONS.iter().map(|(name, _)| name).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), TERMINATIONS.len());
    }
}
