//! What one side does with each move of a lap, for rules by which kills and mixed offences lose
//! (CXA 26).

use super::super::men::SLOTS;
use super::super::position::Xiangqi;
use super::chase::{self, ALL_MEN};
use super::kill::kills;
use super::threat::Pair;
use super::walk::{Step, walk};
use crate::rules::{Article, ChaseRule, Finding, Lap, Offence, Position, RuleSet, Side, Square};

/// What a move does to the other side.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Act {
    Check,
    Kill,
    Chase(Option<Pair>, Article),
}

/// What the moves of a side come to, none of them idle.
#[derive(Clone, Copy, Default)]
struct Conduct {
    checks: bool,
    kills: bool,
    chases: bool,
    /// More than joint chases of protected men.
    grave: bool,
}

impl Conduct {
    /// `None` if a move of the side is idle.
    fn of(present: &Xiangqi, lap: &Lap<'_>, side: Side, rules: &RuleSet) -> Option<Conduct> {
        let mut conduct = Some(Conduct::default());
        let known = walk(present, lap, |step| {
            if step.before.side_to_move() == side {
                conduct = conduct.zip(step.act(rules)).map(|(sum, act)| sum.and(act));
            }
            conduct.is_some()
        });
        conduct.filter(|_| known)
    }

    fn and(self, act: Act) -> Conduct {
        Conduct {
            checks: self.checks || act == Act::Check,
            kills: self.kills || act == Act::Kill,
            chases: self.chases || matches!(act, Act::Chase(..)),
            grave: self.grave || !matches!(act, Act::Chase(_, Article::Exchange)),
        }
    }

    /// The offence that the rules make of it.
    fn offence(self, rules: &RuleSet, chases_one: impl FnOnce() -> bool) -> Option<Offence> {
        let (punished, offence) = match (self.checks, self.kills, self.chases) {
            (true, false, false) => (rules.perpetual_check_loses, Offence::PerpetualCheck),
            (false, true, false) => (rules.perpetual_kill_loses, Offence::PerpetualKill),
            (false, false, true) => {
                let chases = rules.chase == ChaseRule::Exchange || chases_one();
                (rules.perpetual_chase_loses && chases, Offence::PerpetualChase)
            }
            _ => (rules.mixed_offence_loses, Offence::Mixed),
        };
        punished.then_some(offence)
    }
}

/// What the moves of both sides amount to. Both offend: a draw, but if one of them makes only joint
/// chases, and the other more than that, the other loses (CXA 26.9).
pub(super) fn judge(present: &Xiangqi, lap: &Lap<'_>, rules: &RuleSet) -> Finding {
    let offence = |side| {
        let conduct = Conduct::of(present, lap, side, rules)?;
        let chases_one = || chase::chased(present, lap, side, ALL_MEN, |_, _| true) != 0;
        Some((conduct.offence(rules, chases_one)?, conduct.grave))
    };
    let to_move = present.side_to_move();
    let by = |side, offence| Finding::Offends { by: side, offence };
    match (offence(to_move.other()), offence(to_move)) {
        (None, None) => Finding::Plain,
        (Some((theirs, _)), None) => by(to_move.other(), theirs),
        (None, Some((ours, _))) => by(to_move, ours),
        (Some((theirs, true)), Some((_, false))) if rules.graver_offence_loses => {
            by(to_move.other(), theirs)
        }
        (Some((_, false)), Some((ours, true))) if rules.graver_offence_loses => by(to_move, ours),
        (Some((theirs, _)), Some(_)) => Finding::Mutual(theirs),
    }
}

impl Step<'_> {
    /// What the move does; `None` if it is idle.
    pub(super) fn act(&self, rules: &RuleSet) -> Option<Act> {
        if self.after.in_check() {
            return Some(Act::Check);
        }
        let board = self.as_if_again();
        // Mate that was possible before the move is not threatened by it (CXA 26, as for chases).
        if kills(&board) && !kills(self.before) {
            return Some(Act::Kill);
        }
        let threat = match rules.chase {
            ChaseRule::Recapture => Xiangqi::gains,
            ChaseRule::Exchange => Xiangqi::wins_exchange,
        };
        let chase = (0..SLOTS).find_map(|victim| self.new_threat(&board, victim, threat));
        if let Some((pair, article)) = chase {
            return Some(Act::Chase(Some(pair), article));
        }
        let hidden = rules.chase == ChaseRule::Exchange
            && board.wins_by_check()
            && !self.before.wins_by_check();
        hidden.then_some(Act::Chase(None, Article::BehindCheck))
    }

    /// Hunter and victim of an act, as squares. A kill and a chase behind a check show the man that
    /// moved and the general.
    pub(super) fn shown(&self, act: Act) -> (Square, Square) {
        let board = self.as_if_again();
        let general = board.king(board.side_to_move().other());
        match act {
            Act::Chase(Some(pair), _) => board.squares(pair),
            Act::Check => (self.after.checkers().iter().next().unwrap_or(general), general),
            Act::Kill | Act::Chase(None, _) => (self.moved_to, general),
        }
    }
}
