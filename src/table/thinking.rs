//! A frame at the table: the clocks tick, the opponent or a hint is searched, the opponent moves.

use core::borrow::BorrowMut;

use super::{Hand, Seat, Seen, Table, TableEvent, pace};
use crate::engine::{Limits, Root, State};
use crate::game::{Game, MoveInfo};
use crate::rules::{Position, Side};

/// What the engine works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    Nothing,
    /// The move of the opponent that is to move.
    Move {
        side: Side,
        /// When that began, in the host's milliseconds.
        since_ms: u64,
    },
    Hint,
}

/// How a frame left the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The move that the opponent has just played.
    pub moved: Option<MoveInfo>,
    /// The opponent that thinks now, or waits for its time to answer.
    pub thinking: Option<Side>,
    /// A hint is searched.
    pub hinting: bool,
    /// How much of that search is done, in thousandths; 0 without one.
    pub permille: u32,
}

impl<G: BorrowMut<Game>> Table<G> {
    /// A frame: call it once each. The clocks tick, the opponent or a hint is searched for `nodes` more
    /// nodes, and if the opponent knows its move and its [`Pace`](super::Pace) has passed, it is
    /// played, one at most.
    ///
    /// `now_ms` is the host's time, from any clock that never goes back. Nothing else tells the table
    /// the time, and `nodes` bound what a frame takes: about 1,000 a millisecond.
    ///
    /// With a clock that runs the opponent takes no more than a twentieth of its time for a move.
    pub fn advance(&mut self, now_ms: u64, nodes: u64) -> Progress {
        self.notice();
        self.game.borrow_mut().tick(now_ms);
        self.notice(); // a flag may have fallen
        self.answer_offer_in_waiting();
        let moved = match self.seat(self.turn()) {
            _ if self.game().verdict().is_over() => None,
            Seat::Person => {
                self.search_hint(nodes);
                None
            }
            Seat::Opponent { level, seed, .. } => {
                self.begin_move(Limits::level(level, seed), now_ms);
                self.search_move(now_ms, nodes)
            }
        };
        self.progress(moved)
    }

    fn progress(&self, moved: Option<MoveInfo>) -> Progress {
        Progress {
            moved,
            thinking: self.thinking(),
            hinting: self.task == Task::Hint,
            permille: self.permille(),
        }
    }

    pub(super) fn thinking(&self) -> Option<Side> {
        match self.task {
            Task::Move { side, .. } => Some(side),
            Task::Nothing | Task::Hint => None,
        }
    }

    pub(super) fn permille(&self) -> u32 {
        if self.task == Task::Nothing { 0 } else { self.engine.report().permille }
    }

    fn search_hint(&mut self, nodes: u64) {
        if self.task == Task::Hint && self.engine.step(nodes, None) != State::Running {
            self.give_hint();
        }
    }

    fn begin_move(&mut self, limits: Limits<'static>, now_ms: u64) {
        if self.thinking().is_none() {
            let side = self.turn();
            self.drop_task();
            self.begin_search(&limits);
            self.task = Task::Move { side, since_ms: now_ms };
            self.tell(TableEvent::ThinkingBegan { side });
        }
    }

    /// Searches on, and plays the move when it is known and its time has come.
    fn search_move(&mut self, now_ms: u64, nodes: u64) -> Option<MoveInfo> {
        let Task::Move { side, since_ms } = self.task else { return None };
        let passed = now_ms.saturating_sub(since_ms);
        if pace::most_ms(self.game()).is_some_and(|most| passed > most) {
            self.engine.stop();
        }
        if self.engine.step(nodes, None) == State::Running {
            return None;
        }
        let report = self.engine.report();
        let best = report.best?;
        if passed < pace::least_ms(self.game(), self.seat(side), best) {
            return None;
        }
        self.opinions[side.index()] = report.score;
        if self.answer_offer(side) {
            return None;
        }
        let info = self.game.borrow_mut().play(best).ok()?; // without memory: tried again
        self.end_task();
        self.keep_hold();
        self.after_move();
        Some(info)
    }

    pub(super) fn begin_search(&mut self, limits: &Limits<'_>) {
        let game = self.game.borrow();
        let root = Root {
            position: *game.position(),
            past: game.past(),
            no_progress: game.no_progress(),
            rules: *game.rules(),
        };
        let limits = Limits { game_hash: game.game_hash(), ..*limits };
        self.engine.begin(&root, &limits).expect("level and memory were checked");
    }

    /// The search ends without an answer, if there is one: what comes too late is never played.
    pub(super) fn drop_task(&mut self) {
        self.engine.stop();
        self.end_task();
    }

    fn end_task(&mut self) {
        match core::mem::replace(&mut self.task, Task::Nothing) {
            Task::Nothing => {}
            Task::Move { side, .. } => self.tell(TableEvent::ThinkingEnded { side }),
            Task::Hint => self.tell(TableEvent::HintNone),
        }
    }

    /// The table has played a move: a search for another position ends, and the hint with it.
    pub(super) fn after_move(&mut self) {
        self.drop_task();
        self.hints.shown = false;
        self.seen = Seen::of(self.game());
    }

    /// What the hand has selected stays so, unless the opponent has just taken it.
    fn keep_hold(&mut self) {
        let stays = |square| {
            let man = self.game().position().piece_at(square);
            man.is_some_and(|man| Some(man.side) == self.hand_side())
        };
        let over = self.game().verdict().is_over();
        if over || !self.hand.selected.is_none_or(stays) {
            self.hand = Hand::default();
        }
    }
}
