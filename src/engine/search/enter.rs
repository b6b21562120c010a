//! A new node: either it is settled at once, or its moves are listed.

use super::super::table::{self, Entry};
use super::super::{Evaluate, evaluation::Facts, score};
use super::frame::Stage;
use super::order::capture;
use super::{Frame, MAX_FRAMES, Memory, Next, Search};
use crate::rules::Side;

/// Nodes this near to the root do not believe the table: what it says of a position may overlook
/// that here, in this game, the line repeats one.
const TRUST_FROM: usize = 3;

/// So many plies before the limit without progress the table is no longer believed.
const LIMIT_NEAR: u16 = 20;

/// More men than this, and the rule on dead material is not asked (a full camp of advisors and
/// elephants and the general, on both sides).
const DEAD_MEN_MAX: u32 = 10;

impl Search {
    pub(super) fn enter<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        self.report.nodes += 1;
        let ply = self.ply;
        self.report.selective_depth = self.report.selective_depth.max(ply as u32);
        if let Some(line) = memory.lines.get_mut(ply) {
            line.clear();
        }
        if let Some(settled) = self.by_rule(memory) {
            return Next::Back(settled);
        }
        let last_frame = memory.frames.len().min(MAX_FRAMES) - 1;
        let frame = &mut memory.frames[ply];
        // The worst here is a mate on the spot, the best a mate with the next move. If a shorter
        // mate is known elsewhere, nothing here can matter.
        let worst = score::mated(ply).max(frame.alpha);
        if worst >= frame.beta.min(-score::mated(ply + 1)) {
            return Next::Back(worst);
        }
        frame.floor = frame.alpha;
        frame.doubted = 0;
        // A check leaves few moves and must not hide what comes after it.
        if frame.check && frame.depth >= 0 {
            frame.depth += 1;
        }
        if ply >= last_frame {
            self.sum_up(memory);
            return Next::Back(self.opinion(memory));
        }
        if frame.is_quiescence() { self.enter_quiescence(memory) } else { self.enter_full(memory) }
    }

    /// The score if the rule set ends the game here or will: a position that comes again once can
    /// be made to come again. (The judge first looks whether it comes again at all, which is cheap
    /// and mostly not so; only then are the moves of the lap looked at.)
    fn by_rule<P: Evaluate>(&self, memory: &Memory<'_, P>) -> Option<i32> {
        let frame = &memory.frames[self.ply];
        let (earlier, rest) = memory.past.split_at(self.root_ply + self.ply);
        let present = *rest.first()?;
        let to_move = frame.position.side_to_move();
        let position = &frame.position;
        if let Some(verdict) = self.rules.judge_repetition(position, earlier, present, 2) {
            return Some(score::of_verdict(verdict, false, to_move, self.ply));
        }
        let limit_reached = self.rules.limit_reached(frame.no_progress, earlier, present);
        if !limit_reached && !self.may_be_dead(memory) {
            return None;
        }
        let moves = frame.position.legal_moves().len();
        let verdict = self.rules.judge(&frame.position, moves, frame.no_progress, earlier, present);
        verdict.is_over().then(|| score::of_verdict(verdict, moves == 0, to_move, self.ply))
    }

    /// Material can only have died with a capture that left few men.
    fn may_be_dead<P: Evaluate>(&self, memory: &Memory<'_, P>) -> bool {
        let frame = &memory.frames[self.ply];
        let men = |side| frame.position.occupied_by(side).len();
        self.rules.dead_material
            && frame.no_progress == 0
            && Side::ALL.into_iter().map(men).sum::<u32>() <= DEAD_MEN_MAX
    }

    /// The sums of the top frame's position, after the move that led to it.
    fn sum_up<P: Evaluate>(&self, memory: &mut Memory<'_, P>) {
        let (below, above) = memory.frames.split_at_mut(self.ply);
        let (Some(parent), child) = (below.last(), &mut above[0]) else { return };
        if core::mem::replace(&mut child.summed, true) {
            return;
        }
        if let Some(facts) = Facts::of(&parent.position, parent.played.m) {
            child.balance = parent.balance.follow(parent.played.m, &facts, &child.position);
        }
    }

    /// What the top frame's position is worth without looking ahead.
    pub(super) fn opinion<P: Evaluate>(&self, memory: &Memory<'_, P>) -> i32 {
        let frame = &memory.frames[self.ply];
        let position = &frame.position;
        frame.balance.opinion(position, |network| self.weakness.distort(network, position))
    }

    /// A node with depth left: the table is asked, then all moves are listed.
    fn enter_full<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let known = self.known(memory);
        if let Some(score) = self.by_table(memory, known) {
            return Next::Back(score);
        }
        self.sum_up(memory);
        let opinion = if memory.frames[self.ply].check {
            -score::INFINITE
        } else {
            // What a search came to is worth more than an opinion without one, as far as it is known. (It
            // gained 23 Elo in chess, [0, 47], 600 games at 4,000 nodes a move.)
            let opinion = self.opinion(memory);
            known.map_or(opinion, |entry| entry.corrected(opinion))
        };
        let frame = &mut memory.frames[self.ply];
        frame.opinion = opinion;
        // Where nothing is known of a good move, a deep search begins badly: it pays to come back.
        if !self.full_width && frame.depth >= 4 && frame.known.is_none() {
            frame.depth -= 1;
        }
        match self.shortcut(memory) {
            Some(next) => next,
            None => self.begin_moves(memory),
        }
    }

    /// What the table knows of the node; its move is to be tried first.
    fn known<P: Evaluate>(&self, memory: &mut Memory<'_, P>) -> Option<Entry> {
        let frame = &mut memory.frames[self.ply];
        let known = table::probe(&memory.table[..self.slots], frame.position.hash());
        frame.known = known.and_then(|entry| entry.best);
        known.map(|entry| Entry { score: score::from_table(entry.score, self.ply), ..entry })
    }

    /// The score of what the table knows, if that answers the search.
    fn by_table<P: Evaluate>(&self, memory: &Memory<'_, P>, known: Option<Entry>) -> Option<i32> {
        let frame = &memory.frames[self.ply];
        let entry = known.filter(|entry| entry.depth >= frame.depth)?;
        let settled = self.trusts_table(frame) && entry.settles(frame.alpha, frame.beta);
        settled.then_some(entry.score)
    }

    /// The table knows positions, not games: it is not believed near the root, nor near the limit
    /// of plies without progress. (Nor where an exact score is wanted: the line would break off.)
    fn trusts_table<P: Evaluate>(&self, frame: &Frame<P>) -> bool {
        let limit = self.rules.no_progress_limit.unwrap_or(u16::MAX);
        self.ply >= TRUST_FROM
            && !frame.is_principal()
            && frame.no_progress.saturating_add(LIMIT_NEAR) < limit
    }

    /// A node at the end of a line: only captures are searched, for a position in the middle of an
    /// exchange cannot be judged. Nobody has to capture, so the opinion is a lower bound; except in
    /// check, where all ways out are searched.
    fn enter_quiescence<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let known = self.known(memory);
        if let Some(score) = self.by_table(memory, known) {
            return Next::Back(score);
        }
        self.sum_up(memory);
        if memory.frames[self.ply].check {
            return self.begin_moves(memory);
        }
        memory.frames[self.ply].known = None;
        let opinion = self.opinion(memory);
        let frame = &mut memory.frames[self.ply];
        (frame.best, frame.opinion) = (opinion, opinion);
        frame.alpha = frame.alpha.max(opinion);
        if opinion >= frame.beta {
            return Next::Back(opinion);
        }
        self.list.clear();
        frame.position.generate_captures(&mut self.list);
        self.open_list(memory);
        memory.frames[self.ply].stage = Stage::All;
        self.push(memory, |position, _, m| capture(position, m));
        if self.looks_at_checks() {
            self.list.clear();
            memory.frames[self.ply].position.generate_quiets(&mut self.list);
            self.push(memory, |position, ranking, m| {
                position.gives_check(m).then(|| ranking.quiet(position, m))
            });
        }
        Next::Advance
    }

    /// Does the node at the end of a line, the answer to a move of the root, see the quiet checks too?
    pub(super) fn looks_at_checks(&self) -> bool {
        self.ply == 1 && self.weakness.is_keen()
    }
}
