//! Thinking in slices.

use duiyi::table::Progress;
use godot::classes::Time;
use godot::prelude::*;

use super::DuiyiTable;
use crate::failure::Answer;
use crate::{answers, values};

/// Nodes between two looks at the clock: about a fifth of a millisecond.
const SLICE: u64 = 200;
const DONE: u32 = 1000;

#[godot_api(secondary)]
impl DuiyiTable {
    /// What a frame does, for who counts time and nodes on their own (and has called
    /// `set_process(false)`): clocks tick, the opponent or a hint is searched for `nodes` more nodes, and
    /// the opponent moves when its time has come. Answers with `moved` (the move it has played, or `{}`),
    /// `thinking` (a side), `hinting`, `permille`.
    #[func]
    fn advance(&self, now_ms: i64, nodes: i64) -> VarDictionary {
        let progress = bounds(now_ms, nodes)
            .map(|(now_ms, nodes)| self.act(|table| table.advance(now_ms, nodes)))
            .map(|progress| answers::of_progress(self.variant(), &progress));
        self.failure.settle("DuiyiTable.advance", progress)
    }
}

fn bounds(now_ms: i64, nodes: i64) -> Answer<(u64, u64)> {
    Ok((values::milliseconds(now_ms)?, values::count(nodes)? as u64))
}

impl DuiyiTable {
    /// A frame: thinks until the budget is used up, or there is nothing to think about.
    pub(super) fn frame(&self) {
        let time = Time::singleton();
        let began = time.get_ticks_usec();
        let budget = (self.frame_budget_ms.clamp(0.0, 1000.0) * 1000.0) as u64;
        loop {
            let now = time.get_ticks_usec();
            let progress = self.table.borrow_mut().advance(now / 1000, SLICE);
            if is_idle(&progress) || time.get_ticks_usec() - began >= budget {
                break;
            }
        }
        self.tell();
    }
}

/// There is nothing to search for now; perhaps the opponent only waits.
fn is_idle(progress: &Progress) -> bool {
    let searches = progress.thinking.is_some() || progress.hinting;
    progress.moved.is_some() || !searches || progress.permille >= DONE
}
