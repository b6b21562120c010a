//! The evidence: each move of an offender with what it threatens.

use super::super::position::Xiangqi;
use super::chase::{self, chased};
use super::conduct::Act;
use super::walk::{Step, walk};
use crate::rules::{Article, Evidence, Lap, Offence, Position, RuleSet, Threat};

/// Fills in what each move of the offender threatens.
pub(in super::super) fn collect(
    present: &Xiangqi,
    lap: &Lap<'_>,
    rules: &RuleSet,
    evidence: &mut Evidence,
) {
    let side = evidence.offender;
    let victims = match evidence.offence {
        Offence::PerpetualChase => chased(present, lap, side, chase::ALL_MEN, |_, _| true),
        _ => 0,
    };
    walk(present, lap, |step| {
        if step.before.side_to_move() == side {
            if let Some(act) = step.chase_of(victims).or_else(|| step.act(rules)) {
                let (hunter, victim) = step.shown(act);
                let plies_ago = (lap.moves() - 1 - step.index) as u32;
                evidence.push(Threat { plies_ago, hunter, victim, article: act.article() });
            }
        }
        true
    });
}

impl Step<'_> {
    /// The chase of the first of the `victims` that this move newly threatens.
    fn chase_of(&self, victims: chase::Men) -> Option<Act> {
        let board = self.as_if_again();
        let threat = |victim| self.new_threat(&board, victim, Xiangqi::gains);
        let (pair, article) = chase::slots_of(victims).find_map(threat)?;
        Some(Act::Chase(Some(pair), article))
    }
}

impl Act {
    const fn article(self) -> Article {
        match self {
            Act::Check => Article::Check,
            Act::Kill => Article::Kill,
            Act::Chase(_, article) => article,
        }
    }
}
