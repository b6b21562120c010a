//! How the game stands: the verdict, the legal moves, and those that the game leaves out.

use super::Game;
use super::play::Step;
use crate::rules::{
    AnyPosition, Explanation, Move, MoveList, PastPly, Position, Reason, RuleSet, Square, Tagged,
    Termination, Verdict,
};

/// How the game stands: the verdict, and the legal moves (none once it has ended).
#[derive(Debug, Clone, Copy)]
pub(super) struct Standing {
    pub verdict: Verdict,
    pub legal: MoveList,
}

impl Standing {
    pub(super) fn of(
        rules: &RuleSet,
        position: &AnyPosition,
        no_progress: u16,
        earlier: &[PastPly],
        present: PastPly,
    ) -> Standing {
        let mut legal = position.legal_moves();
        let verdict = rules.judge(position, legal.len(), no_progress, earlier, present);
        if verdict.is_over() {
            legal.clear();
        }
        Standing { verdict, legal }
    }
}

impl Game {
    /// Finds out who offends by a repetition of the present position, and which moves would lose by
    /// one.
    pub(super) fn look_at_repetition(&mut self) {
        let (&present, earlier) = self.present();
        self.evidence = self.rules.evidence(&self.position, earlier, present);
        self.leave_out_losing_cycles();
    }

    /// Takes the moves that lose by completing a repetition off the list, if the game was asked to
    /// and other moves remain.
    fn leave_out_losing_cycles(&mut self) {
        if !self.refuse_losing_cycles {
            return;
        }
        let mut kept = self.standing.legal;
        kept.retain(|m| self.loses_by(m).is_none());
        if !kept.is_empty() {
            self.standing.legal = kept;
        }
    }

    /// Why a move is refused that completes a repetition which loses, in a game that has not taken such
    /// moves off its list yet.
    pub(super) fn refused_cycle(&self, m: Tagged) -> Option<Explanation> {
        if !self.refuse_losing_cycles || self.loses_by(m).is_none() {
            return None;
        }
        let others = self.standing.legal.tagged().iter();
        let others_remain = others.copied().any(|other| self.loses_by(other).is_none());
        others_remain.then(|| self.left_out(m.plain()))
    }

    /// The offence by which a legal move would lose at once, because it completes a repetition.
    fn loses_by(&self, m: Tagged) -> Option<Termination> {
        let Step { after, present, .. } = self.step(m);
        match self.rules.judge_repetition(&after, &self.past, present, u8::MAX)? {
            Verdict::Won { by, how } if by == after.side_to_move() => Some(how),
            _ => None,
        }
    }

    /// The position's explanation of a move, or that the game leaves the move out.
    pub(super) fn unless_left_out(&self, explanation: Explanation) -> Explanation {
        match explanation.legal.filter(|&m| !self.is_legal(m)) {
            Some(m) => self.left_out(m),
            None => explanation,
        }
    }

    /// The position's explanation of a piece that has a move, with one that is not left out.
    pub(super) fn with_move_of(&self, from: Square, explanation: Explanation) -> Explanation {
        let left = self.standing.legal.iter().find(|m| m.from() == from);
        match (explanation.legal, left) {
            (Some(_), Some(left)) => Explanation::legal(left),
            (Some(m), None) => self.left_out(m),
            (None, _) => explanation,
        }
    }

    fn left_out(&self, m: Move) -> Explanation {
        let offence = self.position.tag(m).and_then(|m| self.loses_by(m));
        Explanation::refused(match offence {
            Some(Termination::PerpetualCheck) => Reason::PerpetualCheck,
            _ => Reason::PerpetualChase,
        })
    }
}
