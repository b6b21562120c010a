//! The next move of a node; or the node is done.

use super::super::evaluation::Facts;
use super::super::table::{Bound, Entry};
use super::super::{Evaluate, score, table};
use super::frame::{Pass, Stage};
use super::order::best_to_front;
use super::{Frame, Memory, Next, Search};
use crate::rules::PastPly;

impl Search {
    pub(super) fn advance<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let ply = self.ply;
        let frame = &mut memory.frames[ply];
        if frame.alpha >= frame.beta {
            return self.finish(memory);
        }
        let waiting = &mut memory.moves[frame.next..frame.end];
        if ply > 0 {
            best_to_front(waiting);
            if waiting.first_mut().is_some_and(|first| first.loses_after_all(&frame.position)) {
                return Next::Advance;
            }
        } else {
            self.root_move_began = self.report.nodes;
        }
        match waiting.first() {
            // Captures that lose come after quiet moves; at the end of a line, not at all.
            Some(first) if first.is_losing() && frame.stage == Stage::Captures => {
                return self.list_more(memory);
            }
            Some(first) if first.is_losing() && frame.is_quiescence() && !frame.check => {
                return self.finish(memory);
            }
            Some(&first) => frame.played = first,
            None if frame.stage != Stage::All => return self.list_more(memory),
            None => return self.finish(memory),
        }
        let tried = frame.next - frame.first;
        frame.next += 1;
        if self.is_hopeless(memory, tried) {
            return Next::Advance;
        }
        self.play(memory);
        let gives_check = memory.frames[ply + 1].check;
        let improving = self.improves(memory);
        let frame = &mut memory.frames[ply];
        frame.pass = first_pass(frame, tried, gives_check);
        frame.reduced = match frame.pass {
            Pass::Reduced if self.full_width => 0,
            Pass::Reduced => reduction(frame, tried, improving),
            _ => 0,
        };
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
        table::fetch(&memory.table[..self.slots], child.position.hash());
        child.summed = false;
        let progress = Facts::of(&frame.position, m).is_some_and(|facts| facts.is_progress());
        child.no_progress = if progress { 0 } else { frame.no_progress.saturating_add(1) };
        memory.past[self.root_ply + ply + 1] =
            PastPly::after(&frame.position, m, &child.position, child.check);
    }

    /// Sets depth and window of the child as the pass has it, and goes there.
    pub(super) fn open_child<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let (below, above) = memory.frames.split_at_mut(self.ply + 1);
        let (frame, child) = (&below[self.ply], &mut above[0]);
        child.depth = frame.depth - 1;
        child.passed = false;
        child.alpha = -frame.alpha - 1;
        child.beta = -frame.alpha;
        match frame.pass {
            Pass::Reduced => child.depth -= frame.reduced,
            Pass::Scout | Pass::Null => {}
            Pass::Full => child.alpha = -frame.beta,
        }
        self.ply += 1;
        Next::Enter
    }

    /// All moves that matter were searched: the result is kept and goes back.
    fn finish<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        if let Some(score) = self.out_of_moves(memory) {
            return Next::Back(score);
        }
        let frame = &memory.frames[self.ply];
        if frame.doubted > 0 && frame.best < frame.beta {
            return self.refute_null(memory);
        }
        // The table is to know positions: not what came of a repetition in this game, nor of some
        // of the moves.
        let whole = self.ply > 0 || self.whole_root && frame.first == 0;
        if whole && !score::is_by_rule(frame.best) {
            let bound = match frame.best {
                best if best >= frame.beta => Bound::AtLeast,
                best if best > frame.floor => Bound::Exact,
                _ => Bound::AtMost,
            };
            let entry = Entry {
                best: frame.best_move,
                score: score::to_table(frame.best, self.ply),
                depth: frame.depth.max(0),
                bound,
            };
            let slots = &mut memory.table[..self.slots];
            table::store(slots, frame.position.hash(), entry, self.generation);
        }
        if self.ply == 0 { Next::Deepen } else { Next::Back(frame.best) }
    }
}

/// How a move is searched at first. The first one of a node is expected to be the best; the others
/// are only to be refuted, and late quiet ones, which the order puts last for a reason, less deep. (From the
/// fourth on against from the third: +17 Elo in chess, [-16, 52], 300 games at 4,000 nodes a move.)
fn first_pass<P: Evaluate>(frame: &Frame<P>, tried: usize, gives_check: bool) -> Pass {
    let late = tried >= if frame.is_principal() { 5 } else { 3 };
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

/// How many plies less deep a late quiet move is searched: more the later it comes and the deeper
/// the node is, less if such moves were good elsewhere.
fn reduction<P: Evaluate>(frame: &Frame<P>, tried: usize, improving: bool) -> i32 {
    let logs = log(frame.depth.unsigned_abs()) * log(tried as u32);
    let by_history = frame.played.rank / 8_000;
    let plies =
        (logs + 700) / 1_120 - by_history - i32::from(frame.is_principal()) + i32::from(!improving);
    plies.clamp(1, (frame.depth - 2).max(1))
}

/// Sixteen times the logarithm to the base 2, rounded down.
const fn log(number: u32) -> i32 {
    if number == 0 {
        return 0;
    }
    let whole = number.ilog2();
    // Between two powers of two a straight line is near enough.
    let rest = ((number as u64) << 4 >> whole) as i32 - 16;
    16 * whole as i32 + rest
}
