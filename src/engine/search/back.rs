//! The score of a child comes back to its parent.

use super::super::report::Line;
use super::super::{Evaluate, evaluation::Facts};
use super::experience::learn;
use super::frame::Pass;
use super::{Memory, Next, Search};

impl Search {
    /// `score` is the child's, from the child's view.
    pub(super) fn back<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>, score: i32) -> Next {
        self.ply -= 1;
        let score = -score;
        if memory.frames[self.ply].pass == Pass::Null {
            return self.back_from_null(memory, score);
        }
        let frame = &mut memory.frames[self.ply];
        // A move that was only to be refuted and was not is searched again, better.
        if score > frame.alpha {
            let better = match frame.pass {
                Pass::Reduced => Some(Pass::Scout),
                Pass::Scout if score < frame.beta => Some(Pass::Full),
                Pass::Scout | Pass::Full | Pass::Null => None,
            };
            if let Some(pass) = better {
                frame.pass = pass;
                return self.open_child(memory);
            }
        }
        if self.ply == 0 {
            let work = self.report.nodes - self.root_move_began;
            memory.moves[frame.next - 1].rank = i32::try_from(work).unwrap_or(i32::MAX);
        }
        if score > frame.best {
            frame.best = score;
            if score > frame.alpha {
                frame.alpha = score;
                self.improve(memory);
            }
        }
        Next::Advance
    }

    /// The move just searched is the best so far.
    fn improve<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) {
        let ply = self.ply;
        let frame = &mut memory.frames[ply];
        let m = frame.played.m.plain();
        frame.best_move = Some(m);
        let cut = frame.alpha >= frame.beta;
        if cut {
            self.learn_cut(memory);
        }
        // Nobody asks for the line of a node that is cut off, but at the root.
        if ply == 0 || !cut && ply < memory.lines.len() {
            let rest = memory.lines.get(ply + 1).copied().unwrap_or(Line::EMPTY);
            memory.lines[ply] = rest.after(m);
        }
        if ply == 0 && !self.proving {
            self.found(memory);
        }
    }

    /// A quiet move that cuts a node off is worth trying early elsewhere, and those tried before it
    /// are worth less.
    fn learn_cut<P: Evaluate>(&self, memory: &mut Memory<'_, P>) {
        let before = self.before(memory);
        let frame = &mut memory.frames[self.ply];
        let position = &frame.position;
        let cutter = frame.played.m;
        let takes = Facts::of(position, cutter)
            .is_none_or(|facts| facts.winnings(position.variant(), cutter.plain()) > 0);
        if takes || frame.is_quiescence() {
            return;
        }
        let history = &mut memory.history[..self.experience];
        learn(history, before, position, cutter, frame.depth, true);
        for tried in memory.moves[frame.first..frame.next - 1].iter().filter(|r| r.is_ordinary()) {
            learn(history, before, position, tried.m, frame.depth, false);
        }
        if frame.killers[0] != Some(cutter.plain()) {
            frame.killers = [Some(cutter.plain()), frame.killers[0]];
        }
    }
}
