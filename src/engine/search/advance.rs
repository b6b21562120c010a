//! The next move of a node; or the node is done.

use super::super::evaluation::Facts;
use super::super::table::{Bound, Entry};
use super::super::{Evaluate, score, table};
use super::frame::Pass;
use super::order::best_to_front;
use super::{Frame, Memory, Next, Search};
use crate::rules::PastPly;

impl Search {
    pub(super) fn advance<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let ply = self.ply;
        let frame = &mut memory.frames[ply];
        if frame.next >= frame.end || frame.alpha >= frame.beta {
            return self.finish(memory);
        }
        let tried = frame.next - frame.first;
        let waiting = &mut memory.moves[frame.next..frame.end];
        if ply > 0 {
            best_to_front(waiting);
        } else {
            self.root_move_began = self.report.nodes;
        }
        frame.played = waiting[0];
        if frame.played.is_losing() && frame.is_quiescence() && !frame.check {
            return self.finish(memory);
        }
        frame.next += 1;
        self.play(memory);
        let child = &memory.frames[ply + 1];
        let gives_check = child.check;
        let frame = &mut memory.frames[ply];
        frame.pass = first_pass(frame, tried, gives_check);
        self.open_child(memory)
    }

    /// Makes the chosen move: the child's position, and all that follows from the move.
    fn play<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) {
        let ply = self.ply;
        let (below, above) = memory.frames.split_at_mut(ply + 1);
        let (frame, child) = (&below[ply], &mut above[0]);
        let m = frame.played.m;
        child.position = frame.position.play(m);
        child.check = child.position.in_check();
        child.no_progress = frame.no_progress.saturating_add(1);
        if let Some(facts) = Facts::of(&frame.position, m) {
            child.balance = frame.balance.follow(m, &facts, &child.position);
            if facts.is_progress() {
                child.no_progress = 0;
            }
        }
        memory.past[self.root_ply + ply + 1] =
            PastPly::after(&frame.position, m, &child.position, child.check);
    }

    /// Sets depth and window of the child as the pass has it, and goes there.
    pub(super) fn open_child<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let (below, above) = memory.frames.split_at_mut(self.ply + 1);
        let (frame, child) = (&below[self.ply], &mut above[0]);
        child.depth = frame.depth - 1;
        child.alpha = -frame.alpha - 1;
        child.beta = -frame.alpha;
        match frame.pass {
            Pass::Reduced => child.depth -= 1,
            Pass::Scout => {}
            Pass::Full => child.alpha = -frame.beta,
        }
        self.ply += 1;
        Next::Enter
    }

    /// All moves that matter were searched: the result is kept and goes back.
    fn finish<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let frame = &memory.frames[self.ply];
        // The table is to know positions: not what came of a repetition in this game, nor of some
        // of the moves.
        let whole = self.ply > 0 || self.whole_root;
        if whole && !frame.is_quiescence() && !score::is_by_rule(frame.best) {
            let bound = match frame.best {
                best if best >= frame.beta => Bound::AtLeast,
                best if best > frame.floor => Bound::Exact,
                _ => Bound::AtMost,
            };
            let entry = Entry {
                best: frame.best_move,
                score: score::to_table(frame.best, self.ply),
                depth: frame.depth,
                bound,
            };
            let slots = &mut memory.table[..self.slots];
            table::store(slots, frame.position.hash(), entry, self.generation);
        }
        if self.ply == 0 { Next::Deepen } else { Next::Back(frame.best) }
    }
}

/// How a move is searched at first. The first one of a node is expected to be the best; the others
/// are only to be refuted, and late quiet ones, which the order puts last for a reason, less deep:
/// that gains about a ply in the same number of nodes.
fn first_pass<P: Evaluate>(frame: &Frame<P>, tried: usize, gives_check: bool) -> Pass {
    let late = tried >= if frame.is_principal() { 6 } else { 4 };
    match tried {
        0 => Pass::Full,
        _ if !frame.is_quiescence()
            && frame.depth >= 3
            && late
            && frame.played.is_ordinary()
            && !frame.check
            && !gives_check =>
        {
            Pass::Reduced
        }
        _ => Pass::Scout,
    }
}
