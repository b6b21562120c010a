//! `DuiyiTable`: a game with people around it.
//!
//! | file | job |
//! |---|---|
//! | `mod.rs` | the class, its signals, and how a call reaches the table |
//! | `hand.rs` | clicks, drags, promotions |
//! | `talk.rs` | turns taken back, hints, resigning, draws |
//! | `frame.rs` | thinking in slices, a few milliseconds a frame |
//! | `life.rs` | beginning, seats, saving, loading |
//! | `codes.rs` | the constants |

mod codes;
mod frame;
mod hand;
mod life;
mod talk;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use duiyi::game::Event;
use duiyi::rules::Variant;
use duiyi::table::{Table, TableEvent, TableOptions};
use godot::prelude::*;

use crate::answers;
use crate::failure::{Answer, LastFailure};
use crate::game::DuiyiGame;
use crate::values::{offence_number, outcome_number, place, side_number, termination_number};

/// A game with two seats, for persons and opponents, and one hand on the board: the whole of
/// click-to-move without a pixel. Put it into a scene, pass on where the pointer goes (click(), or
/// press(), drag() and drop()), and draw what view() says.
///
/// In each frame it thinks for `frame_budget_ms` milliseconds, if there is something to think about, and
/// plays the opponent's move when its pace has passed. What it thought is dropped when the game stands
/// elsewhere by then.
///
/// Squares, moves, pieces and the Dictionary that describes a move are as in DuiyiGame, whose constants
/// count here, too. What a call refuses changes nothing, is told by push_error() and error_message(), and
/// the call returns false. An illegal click is no error but an answer.
#[derive(GodotClass)]
#[class(base = Node)]
pub(crate) struct DuiyiTable {
    /// Milliseconds of each frame that thinking may take.
    #[export]
    frame_budget_ms: f64,
    /// Hints that persons have in each game that begins from now on; -1: as many as they like.
    #[export]
    hints: i64,
    table: Rc<RefCell<Table>>,
    failure: LastFailure,
    /// Something may look otherwise since view_changed was told last.
    stale: Cell<bool>,
    base: Base<Node>,
}

#[godot_api]
impl INode for DuiyiTable {
    fn init(base: Base<Node>) -> DuiyiTable {
        let chess = Table::new(&Default::default(), &TableOptions::default());
        DuiyiTable {
            frame_budget_ms: 4.0,
            hints: 3,
            table: Rc::new(RefCell::new(chess.expect("memory for one engine"))),
            failure: LastFailure::default(),
            stale: Cell::new(false),
            base,
        }
    }

    #[func(gd_self)]
    fn process(this: Gd<Self>, _delta: f64) {
        this.bind().frame();
    }
}

#[godot_api]
impl DuiyiTable {
    /// A move was played. `move` describes it.
    #[signal]
    fn move_played(r#move: VarDictionary);

    /// A move was taken back: play it backwards.
    #[signal]
    fn move_undone(r#move: VarDictionary);

    /// A move was played again.
    #[signal]
    fn move_redone(r#move: VarDictionary);

    /// The king or general of a side stands in check, on this square.
    #[signal]
    fn check(side: i64, square: Vector2i);

    /// The position stands for the `count`-th time, and the rules judge repetitions. If `offender` is
    /// not SIDE_NONE, that side will lose by going on, by the `offence`.
    #[signal]
    fn warning(count: i64, offender: i64, offence: i64);

    /// A side offers a draw.
    #[signal]
    fn draw_offered(side: i64);

    /// A side declines the offer of the other, in so many words or by a move.
    #[signal]
    fn draw_declined(side: i64);

    /// The time of a side is running out: so many milliseconds are left.
    #[signal]
    fn clock_low(side: i64, left_ms: i64);

    /// The game has ended; game().verdict_text() says it in words.
    #[signal]
    fn game_over(outcome: i64, termination: i64);

    /// The opponent of that side begins to think.
    #[signal]
    fn thinking_began(side: i64);

    /// It no longer thinks: it has moved, or its thought was dropped.
    #[signal]
    fn thinking_ended(side: i64);

    /// The hint that was asked for: what to play.
    #[signal]
    fn hint_ready(from: Vector2i, to: Vector2i);

    /// The hint that was asked for does not come: the position that it was for is gone.
    #[signal]
    fn hint_none();

    /// Another game stands there (new_game(), load_json()): draw the board anew.
    #[signal]
    fn changed();

    /// view() may say something else than before. How far a search has come (`permille`) is not told: look
    /// at it as often as you show it.
    #[signal]
    fn view_changed();

    /// Why the last call that can fail did so, in English; empty if it did not.
    #[func]
    fn error_message(&self) -> GString {
        self.failure.message()
    }

    /// The game on the table, for all that a table does not do: texts, history, clocks, tags. It is always
    /// the one that is played now. What is done to it is told by the signals of the table, with its next
    /// call or frame.
    #[func]
    fn game(&self) -> Gd<DuiyiGame> {
        DuiyiGame::of_table(&self.table)
    }

    /// All that a board draws besides the men: `outcome`, `termination`, `turn` (a side), `hand` (whose men
    /// the hand holds), `hand_free` (a person may move), `dragged`, `over` (the square under it), `selected`
    /// and its `targets` (`quiet`, `capture`, `promote`), `last_from`, `last_to`, `check` (the square of the
    /// king), `promotion` (if it is asked for, its `from`, `to` and `kinds`), `hint_from`, `hint_to`,
    /// `hints_left` (-1: no limit), `thinking` (a side), `hinting`, `permille` (how much of that is done),
    /// `resign_asked`, `draw_offer` (a side), `may` (MAY_UNDO and so on: what persons may do now).
    #[func]
    fn view(&self) -> VarDictionary {
        let table = self.table.borrow();
        answers::of_view(table.game().variant(), &table.view())
    }
}

impl DuiyiTable {
    fn look<T>(&self, ask: impl FnOnce(&Table) -> T) -> T {
        ask(&self.table.borrow())
    }

    /// Does something at the table, and tells what has happened. Nothing is borrowed any more when signals
    /// go out.
    fn act<T>(&self, act: impl FnOnce(&mut Table) -> T) -> T {
        let answer = act(&mut self.table.borrow_mut());
        self.stale.set(true);
        self.tell();
        answer
    }

    /// The same, where it may be refused.
    fn does(&self, call: &str, does: impl FnOnce(&mut Table) -> Answer<()>) -> bool {
        let done = self.act(does).map(|()| true);
        self.failure.settle(call, done)
    }

    fn variant(&self) -> Variant {
        self.look(|table| table.game().variant())
    }

    fn tell(&self) {
        let next = || self.table.borrow_mut().next_event();
        while let Some(event) = next() {
            self.stale.set(true);
            self.tell_of(event);
        }
        if self.stale.replace(false) {
            self.to_gd().signals().view_changed().emit();
        }
    }

    fn tell_of(&self, event: TableEvent) {
        let (this, variant) = (self.to_gd(), self.variant());
        let mut signals = this.signals();
        match event {
            TableEvent::Game(event) => self.tell_of_game(event),
            TableEvent::ThinkingBegan { side } => signals.thinking_began().emit(side as i64),
            TableEvent::ThinkingEnded { side } => signals.thinking_ended().emit(side as i64),
            TableEvent::HintReady { hint } => {
                signals.hint_ready().emit(place(variant, hint.from()), place(variant, hint.to()));
            }
            TableEvent::HintNone => signals.hint_none().emit(),
        }
    }

    fn tell_of_game(&self, event: Event) {
        let (this, variant) = (self.to_gd(), self.variant());
        let mut signals = this.signals();
        match event {
            Event::Moved(info) => {
                signals.move_played().emit(&answers::of_move(variant, &info));
            }
            Event::Undone(info) => {
                signals.move_undone().emit(&answers::of_move(variant, &info));
            }
            Event::Redone(info) => {
                signals.move_redone().emit(&answers::of_move(variant, &info));
            }
            Event::Check { side, king } => signals.check().emit(side as i64, place(variant, king)),
            Event::Repeated { count, offender } => {
                let (side, offence) = offender.unzip();
                let (side, offence) = (side_number(side), offence_number(offence));
                signals.warning().emit(i64::from(count), side, offence);
            }
            Event::Offered { by } => signals.draw_offered().emit(by as i64),
            Event::Declined { by } => signals.draw_declined().emit(by as i64),
            Event::ClockLow { side, left_ms } => {
                signals.clock_low().emit(side as i64, i64::from(left_ms));
            }
            Event::Ended(verdict) => {
                let (outcome, how) = (outcome_number(verdict), termination_number(verdict));
                signals.game_over().emit(outcome, how);
            }
            Event::Captured { .. } | Event::Castled { .. } | Event::Promoted { .. } => {}
        }
    }
}
