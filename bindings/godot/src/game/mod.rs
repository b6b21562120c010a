//! `DuiyiGame`: a game being played.
//!
//! | file | job |
//! |---|---|
//! | `mod.rs` | the class, its signals, and how a call reaches the game |
//! | `life.rs` | beginning, saving, loading |
//! | `looking.rs` | what is on the board, who may go where |
//! | `playing.rs` | moves, back and forth |
//! | `ending.rs` | offers, ends that do not come from a move, clocks, tags |
//! | `words.rs` | texts for players |
//! | `codes.rs`, `reasons.rs` | the constants |

mod codes;
mod ending;
mod life;
mod looking;
mod playing;
mod reasons;
mod words;

use std::cell::RefCell;
use std::rc::Rc;

use duiyi::game::{Event, Game, GameOptions};
use duiyi::rules::Variant;
use duiyi::table::Table;
use godot::prelude::*;

use crate::answers;
use crate::failure::{Answer, LastFailure};
use crate::values::{offence_number, outcome_number, place, side_number, termination_number};

/// A game of chess, Chess960 or xiangqi: its start, its rules, the moves played and those taken back.
///
/// `DuiyiGame.new()` is a game of chess from its usual start; new_game() begins any other.
///
/// Squares are Vector2i, the file (x) and rank (y) counted from 0 at the first player's left:
/// `Vector2i(4, 0)` is e1 in chess and e0 in xiangqi, and `Vector2i(-1, -1)` is no square. Moves are
/// numbers, made by legal_moves(), parse_move() and others; 0 is no move. Pieces are numbers, too: the
/// kind, and 16 more for black's; kind_of() and side_of() take them apart. A Dictionary that describes
/// a move (play(), history(), the signals) has all that a view needs to animate it:
///
/// `move`, `flags` (MOVE_CAPTURE and so on), `ply` (1 for the first of the game), `side`, `piece`,
/// `placed` (the piece as it stands afterwards), `captured` (a piece or 0), and the squares `from`, `to`,
/// `captured_square`, `rook_from`, `rook_to` (castling).
///
/// What a call refuses changes nothing, is told by push_error() and error_message(), and the call
/// returns something empty: false, 0, `{}`, "".
///
/// A lambda that uses the game whose signal it is connected to keeps that game for ever: connect a method.
///
/// The game of a DuiyiTable has no signals: its table has the same.
#[derive(GodotClass)]
#[class(base = RefCounted)]
pub(crate) struct DuiyiGame {
    source: Source,
    failure: LastFailure,
    base: Base<RefCounted>,
}

/// Where the game is.
enum Source {
    Own(Box<RefCell<Game>>),
    /// On a table, which tells what happens to it.
    Table(Rc<RefCell<Table>>),
}

#[godot_api]
impl IRefCounted for DuiyiGame {
    fn init(base: Base<RefCounted>) -> DuiyiGame {
        let chess = Game::new(&GameOptions::default()).expect("the usual start is a position");
        DuiyiGame {
            source: Source::Own(Box::new(RefCell::new(chess))),
            failure: LastFailure::default(),
            base,
        }
    }

    fn to_string(&self) -> GString {
        self.fen()
    }
}

#[godot_api]
impl DuiyiGame {
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
    /// not SIDE_NONE, that side will lose by going on, by the `offence`; evidence_text() says why.
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

    /// The game has ended. verdict_text() says it in words.
    #[signal]
    fn game_over(outcome: i64, termination: i64);

    /// Another position stands there that no single move has led to (new_game(), goto(), loading and
    /// the like): draw the board anew.
    #[signal]
    fn changed();

    /// Why the last call that can fail did so, in English; empty if it did not.
    #[func]
    fn error_message(&self) -> GString {
        self.failure.message()
    }
}

impl DuiyiGame {
    /// The game that is played on a table.
    pub(crate) fn of_table(table: &Rc<RefCell<Table>>) -> Gd<DuiyiGame> {
        let source = Source::Table(Rc::clone(table));
        let failure = LastFailure::default();
        Gd::from_init_fn(|base| DuiyiGame { source, failure, base })
    }

    /// Asks the game.
    fn look<T>(&self, ask: impl FnOnce(&Game) -> T) -> T {
        match &self.source {
            Source::Own(game) => ask(&game.borrow()),
            Source::Table(table) => ask(table.borrow().game()),
        }
    }

    /// Does something to the game without telling of it.
    fn touch<T>(&self, act: impl FnOnce(&mut Game) -> T) -> T {
        match &self.source {
            Source::Own(game) => act(&mut game.borrow_mut()),
            Source::Table(table) => act(table.borrow_mut().game_mut()),
        }
    }

    /// Asks the game something that may fail.
    fn ask<T: Default>(&self, call: &str, ask: impl FnOnce(&Game) -> Answer<T>) -> T {
        let answer = self.look(ask);
        self.failure.settle(call, answer)
    }

    /// Does something to the game, and tells what has happened. Nothing is borrowed any more when signals
    /// go out: who hears them may call whatever they like.
    fn change<T: Default>(&self, call: &str, change: impl FnOnce(&mut Game) -> Answer<T>) -> T {
        let answer = self.touch(change);
        let answer = self.failure.settle(call, answer);
        self.tell();
        answer
    }

    /// Puts another game in the place of this one.
    fn replace(&self, call: &str, answer: Answer<Game>) -> bool {
        let replaced = answer.map(|game| {
            self.touch(|old| *old = game);
            true
        });
        let replaced = self.failure.settle(call, replaced);
        if replaced {
            self.to_gd().signals().changed().emit();
        }
        replaced
    }

    fn variant_of(&self) -> Variant {
        self.look(Game::variant)
    }

    fn tell(&self) {
        if let Source::Own(game) = &self.source {
            let next = || game.borrow_mut().next_event();
            while let Some(event) = next() {
                self.tell_of(event);
            }
        }
    }

    fn tell_of(&self, event: Event) {
        let (this, variant) = (self.to_gd(), self.variant_of());
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
            // What a move takes, castles and promotes stands in its dictionary.
            Event::Captured { .. } | Event::Castled { .. } | Event::Promoted { .. } => {}
        }
    }
}
