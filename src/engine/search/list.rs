//! The moves of a node, listed in stages: the one that was best before, then captures, then the rest.

use super::super::{Evaluate, score};
use super::experience::{Known, deed};
use super::frame::{Pass, Stage};
use super::order::{Ranking, capture, known};
use super::{Memory, Next, Ranked, Search};
use crate::rules::{MoveList, Tagged};

impl Search {
    /// A node begins to try its moves.
    pub(super) fn begin_moves<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        self.open_list(memory);
        let frame = &mut memory.frames[self.ply];
        frame.best = -score::INFINITE;
        frame.stage = Stage::Nothing;
        Next::Advance
    }

    /// The node's moves lie behind those of its parent on the move stack; there are none yet.
    pub(super) fn open_list<P: Evaluate>(&self, memory: &mut Memory<'_, P>) {
        let end = memory.frames[self.ply - 1].end;
        let frame = &mut memory.frames[self.ply];
        (frame.first, frame.next, frame.end) = (end, end, end);
        frame.best_move = None;
    }

    /// Lists the moves of the next stage.
    pub(super) fn list_more<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let frame = &mut memory.frames[self.ply];
        self.list.clear();
        match frame.stage {
            Stage::Nothing => {
                frame.stage = Stage::Known;
                match frame.known.and_then(|m| frame.position.tag(m)) {
                    Some(m) => self.push_one(memory, known(m)),
                    None => self.list_more(memory),
                }
            }
            // Few moves lead out of a check: there they are all listed at once.
            Stage::Known if frame.check => {
                frame.stage = Stage::All;
                frame.position.generate(&mut self.list);
                self.push(memory, |position, ranking, m| Some(ranking.rank(position, m)))
            }
            Stage::Known => {
                frame.stage = Stage::Captures;
                frame.position.generate_captures(&mut self.list);
                self.push(memory, |position, _, m| capture(position, m))
            }
            Stage::Captures | Stage::All => {
                frame.stage = Stage::All;
                frame.position.generate_quiets(&mut self.list);
                self.push(memory, |position, ranking, m| Some(ranking.quiet(position, m)))
            }
        }
    }

    fn push_one<P: Evaluate>(&self, memory: &mut Memory<'_, P>, ranked: Ranked) -> Next {
        let frame = &mut memory.frames[self.ply];
        if let Some(place) = memory.moves.get_mut(frame.end) {
            *place = ranked;
            frame.end += 1;
        }
        Next::Advance
    }

    /// Ranks the listed moves onto the move stack. Those that find no room are not tried: the stack
    /// is ample, and there was no room only because the line is very long.
    pub(super) fn push<P: Evaluate>(
        &mut self,
        memory: &mut Memory<'_, P>,
        rank: impl Fn(&P, &Ranking<'_>, Tagged) -> Option<Ranked>,
    ) -> Next {
        let before = self.before(memory);
        let frame = &mut memory.frames[self.ply];
        let killers = frame.killers;
        let experience = Known(&memory.history[..self.experience]);
        let ranking = Ranking { known_best: None, killers, experience, before };
        for &m in self.list.tagged() {
            if Some(m.plain()) == frame.known {
                continue; // was the first
            }
            let Some(place) = memory.moves.get_mut(frame.end) else { break };
            if let Some(ranked) = rank(&frame.position, &ranking, m) {
                *place = ranked;
                frame.end += 1;
            }
        }
        Next::Advance
    }

    /// The two moves that led to the top frame, the last one first.
    pub(super) fn before<P: Evaluate>(&self, memory: &Memory<'_, P>) -> [Option<u16>; 2] {
        let deed_at = |back: usize| {
            let frame = &memory.frames[self.ply.checked_sub(back)?];
            let m = frame.played.m.plain();
            let piece = frame.position.piece_at(m.from()).filter(|_| frame.pass != Pass::Null)?;
            Some(deed(piece, m.to()))
        };
        [deed_at(1), deed_at(2)]
    }

    /// The end of a node's moves: mate, or what the rules make of having no move, if there were none.
    pub(super) fn out_of_moves<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Option<i32> {
        let frame = &memory.frames[self.ply];
        if frame.end > frame.first || frame.best > -score::INFINITE {
            return None;
        }
        let mut all = MoveList::new();
        frame.position.generate(&mut all);
        if !all.is_empty() {
            return Some(self.opinion(memory)); // there was no room for them
        }
        if self.ply == 1 && self.weakness.overlooks_mate(frame.position.hash()) {
            return Some(self.opinion(memory));
        }
        let to_move = frame.position.side_to_move();
        let verdict = self.rules.without_moves(to_move, frame.check);
        Some(score::of_verdict(verdict, true, to_move, self.ply))
    }
}
