//! Section 6 of the header: what a search has found, the best line and the next ones.

use super::growing::growing;
use super::score::{duiyi_score_kind, write_score};
use super::values::*;
use crate::engine::{Line, RankedLine, Report};

/// How a search stands.
pub type duiyi_search_state = u32;

/// None was begun.
pub const DUIYI_SEARCH_IDLE: duiyi_search_state = 0;
/// There is more to search: step on.
pub const DUIYI_SEARCH_RUNNING: duiyi_search_state = 1;
/// It came to its end.
pub const DUIYI_SEARCH_DONE: duiyi_search_state = 2;
/// It was stopped; the best move so far is still there.
pub const DUIYI_SEARCH_STOPPED: duiyi_search_state = 3;

/// Moves of the longest line that a report holds.
pub const DUIYI_PV_MAX: usize = 24;

/// What a search has found so far.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_search_report {
    /// sizeof(duiyi_search_report).
    pub struct_size: u32,
    /// How it stands.
    pub state: duiyi_search_state,
    /// Positions searched.
    pub nodes: u64,
    /// state.game_hash of the game as it was when the search began: drop an answer that comes too
    /// late.
    pub game_hash: u64,
    /// Plies searched to the end.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub selective_depth: u32,
    /// How much of the node or depth limit is used up, in thousandths: a progress bar that never
    /// goes back.
    pub permille: u32,
    /// How to read the score.
    pub score_kind: duiyi_score_kind,
    /// What the search thinks of the position, for the side to move.
    pub score: i32,
    /// The best move so far.
    pub best: duiyi_move,
    /// The answer it expects, DUIYI_MOVE_NONE if none.
    pub ponder: duiyi_move,
    /// Moves in pv.
    pub pv_len: u32,
    /// The best line for both sides, beginning with `best`.
    pub pv: [duiyi_move; DUIYI_PV_MAX],
}

growing!(duiyi_search_report up to pv);

impl From<Report> for duiyi_search_report {
    fn from(report: Report) -> duiyi_search_report {
        let (score_kind, score) = write_score(report.score);
        duiyi_search_report {
            struct_size: size_of::<duiyi_search_report>() as u32,
            state: report.state as duiyi_search_state,
            nodes: report.nodes,
            game_hash: report.game_hash,
            depth: report.depth,
            selective_depth: report.selective_depth,
            permille: report.permille,
            score_kind,
            score,
            best: write_move(report.best),
            ponder: write_move(report.ponder),
            pv_len: report.line.len() as u32,
            pv: write_line(&report.line),
        }
    }
}

/// One of several candidate moves, and what comes of it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_line {
    /// sizeof(duiyi_line).
    pub struct_size: u32,
    /// How to read the score.
    pub score_kind: duiyi_score_kind,
    /// What the search thinks of the position if this line is played, for the side to move.
    pub score: i32,
    /// To how many plies the line was searched.
    pub depth: u32,
    /// Moves in pv, at least 1.
    pub pv_len: u32,
    /// The line for both sides, beginning with the candidate.
    pub pv: [duiyi_move; DUIYI_PV_MAX],
}

growing!(duiyi_line up to pv);

impl From<RankedLine> for duiyi_line {
    fn from(ranked: RankedLine) -> duiyi_line {
        let (score_kind, score) = write_score(Some(ranked.score));
        duiyi_line {
            struct_size: size_of::<duiyi_line>() as u32,
            score_kind,
            score,
            depth: ranked.depth,
            pv_len: ranked.line.len() as u32,
            pv: write_line(&ranked.line),
        }
    }
}

fn write_line(line: &Line) -> [duiyi_move; DUIYI_PV_MAX] {
    let mut pv = [DUIYI_MOVE_NONE; DUIYI_PV_MAX];
    pv.iter_mut().zip(line.iter()).for_each(|(place, m)| *place = m.number());
    pv
}

#[cfg(test)]
super::values::same_numbers! { crate::engine::State as duiyi_search_state:
    Idle = DUIYI_SEARCH_IDLE,
    Running = DUIYI_SEARCH_RUNNING,
    Done = DUIYI_SEARCH_DONE,
    Stopped = DUIYI_SEARCH_STOPPED,
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_line_is_as_long_as_in_rust() {
        assert_eq!(super::DUIYI_PV_MAX, crate::engine::MAX_LINE);
    }
}
