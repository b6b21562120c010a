//! The arbiter: what follows from a rule set, for a position with its past. Both the game and the
//! search ask here, so that they never disagree.

use super::material::has_dead_material;
use super::{
    CountedChecks, Evidence, Finding, Lap, Occurrences, Offence, PastPly, Position, RuleSet, Side,
    Span, Termination, Verdict, occurrences,
};

/// Of a side's checks so many count for the limit without progress.
const COUNTED_CHECKS: u16 = 10;

impl RuleSet {
    /// The verdict on a position with its past. Mate (or no legal move) comes before everything,
    /// then repetition, then the move limit, then dead material.
    ///
    /// `earlier` holds the positions before this one, oldest first; `present` is this one;
    /// `legal_moves` how many legal moves it has.
    #[must_use]
    pub fn judge<P: Position>(
        &self,
        position: &P,
        legal_moves: usize,
        no_progress: u16,
        earlier: &[PastPly],
        present: PastPly,
    ) -> Verdict {
        if legal_moves == 0 {
            return self.without_moves(position.side_to_move(), present.check);
        }
        if let Some(verdict) = self.judge_repetition(position, earlier, present, u8::MAX) {
            return verdict;
        }
        if self.limit_reached(no_progress, earlier, present) {
            return Verdict::Drawn { how: Termination::NoProgress };
        }
        if self.dead_material && has_dead_material(position) {
            return Verdict::Drawn { how: Termination::InsufficientMaterial };
        }
        Verdict::Ongoing
    }

    /// The verdict on a side that has no legal move.
    #[must_use]
    pub const fn without_moves(&self, to_move: Side, in_check: bool) -> Verdict {
        let by = to_move.other();
        match (in_check, self.stalemate_loses) {
            (true, _) => Verdict::Won { by, how: Termination::Checkmate },
            (false, true) => Verdict::Won { by, how: Termination::Stalemate },
            (false, false) => Verdict::Drawn { how: Termination::Stalemate },
        }
    }

    /// The verdict on a position that has come again, `None` if it does not end the game yet.
    ///
    /// `enough` occurrences are taken to be as good as those that the set asks for: a search asks
    /// with 2, since what can be repeated once can be repeated again; the game with `u8::MAX`.
    #[must_use]
    pub fn judge_repetition<P: Position>(
        &self,
        position: &P,
        earlier: &[PastPly],
        present: PastPly,
        enough: u8,
    ) -> Option<Verdict> {
        let acts = |times: Option<u8>, count| times.is_some_and(|n| count >= n.min(enough).into());
        let found = occurrences(earlier, present);
        let (lost, drawn) = (acts(self.offence, found.count), acts(self.repetition, found.count));
        if !(lost || drawn) || found.count < 2 {
            return None;
        }
        let finding = match lost {
            true => self.examine(position, &self.lap(found, earlier, present)),
            false => Finding::Plain,
        };
        match finding {
            Finding::Offends { by, offence } => {
                Some(Verdict::Won { by: by.other(), how: offence.termination() })
            }
            _ if !drawn => None,
            Finding::Mutual(_) => Some(Verdict::Drawn { how: Termination::MutualPerpetual }),
            Finding::Plain => Some(Verdict::Drawn { how: self.plain_repetition() }),
        }
    }

    /// FIDE tells the fivefold repetition, which ends the game by itself, from the claimed one.
    const fn plain_repetition(&self) -> Termination {
        match self.repetition_claim {
            Some(_) => Termination::FivefoldRepetition,
            None => Termination::Repetition,
        }
    }

    /// The moves that are judged.
    fn lap<'a>(&self, found: Occurrences, earlier: &'a [PastPly], present: PastPly) -> Lap<'a> {
        let plies = match self.span {
            Span::FromFirst => found.since_first,
            Span::LastLap => found.since_last,
        };
        Lap::last(plies, earlier, present)
    }

    /// What the moves of a lap amount to by this set.
    fn examine<P: Position>(&self, position: &P, lap: &Lap<'_>) -> Finding {
        if !self.perpetual_check_loses {
            return position.examine(lap, self);
        }
        let to_move = position.side_to_move();
        let by = match (lap.all_checks(true), lap.all_checks(false)) {
            (true, true) => return Finding::Mutual(Offence::PerpetualCheck),
            (true, false) => to_move.other(),
            (false, true) => to_move,
            (false, false) => return position.examine(lap, self),
        };
        let answered = !self.check_outranks_chase
            && matches!(position.examine(lap, self), Finding::Offends { by: other, .. } if other != by);
        match answered {
            true => Finding::Plain,
            false => Finding::Offends { by, offence: Offence::PerpetualCheck },
        }
    }

    /// The evidence against who offends by a repetition of the present position, from its second
    /// occurrence on: then it is a warning. `None` if nobody does.
    #[must_use]
    pub fn evidence<P: Position>(
        &self,
        position: &P,
        earlier: &[PastPly],
        present: PastPly,
    ) -> Option<Evidence> {
        let found = occurrences(earlier, present);
        if found.count < 2 || self.offence.is_none() {
            return None;
        }
        let lap = self.lap(found, earlier, present);
        match self.examine(position, &lap) {
            Finding::Offends { by, offence } => {
                let mut evidence = Evidence::new(by, offence, found.count);
                position.collect(&lap, self, &mut evidence);
                Some(evidence)
            }
            Finding::Plain | Finding::Mutual(_) => None,
        }
    }

    /// Has the limit without progress come?
    #[must_use]
    pub fn limit_reached(&self, no_progress: u16, earlier: &[PastPly], present: PastPly) -> bool {
        // What is counted is never more than what has passed.
        self.no_progress_limit.is_some_and(|limit| {
            no_progress >= limit && self.counted_plies(no_progress, earlier, present) >= limit
        })
    }

    /// Plies since the last progress as this set counts them for its limit, of the `no_progress`
    /// that have passed.
    #[must_use]
    pub fn counted_plies(&self, no_progress: u16, earlier: &[PastPly], present: PastPly) -> u16 {
        let replies = match self.counted_checks {
            CountedChecks::All => return no_progress,
            CountedChecks::TenASide => false,
            CountedChecks::TenAndReplies => true,
        };
        let known = usize::from(no_progress).min(earlier.len() + 1);
        let plies = earlier.iter().chain([&present]).skip(earlier.len() + 1 - known);
        let (mut checks, mut left_out, mut beyond) = ([0; 2], 0, false);
        for (place, ply) in plies.enumerate() {
            // A reply that is a check itself is left out once, not twice.
            let reply = beyond && replies;
            beyond = false;
            if ply.check {
                checks[place % 2] += 1;
                beyond = checks[place % 2] > COUNTED_CHECKS;
            }
            left_out += u16::from(beyond || reply);
        }
        no_progress - left_out
    }
}
