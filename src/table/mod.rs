//! The table: a game with people around it. Two seats, one hand on the board: the whole of
//! click-to-move without a pixel, so that a host draws and passes input, no more.
//!
//! | file | job |
//! |---|---|
//! | `mod.rs` | the table: what it holds, who sits there |
//! | `seat.rs` | a seat: a person, or the opponent with its level, seed and pace |
//! | `hand.rs` | the hand on the board: clicks, drags, the promotion that is asked for |
//! | `thinking.rs` | a frame: clocks, the opponent's search and its move |
//! | `pace.rs` | when the opponent answers |
//! | `hint.rs` | hints, and how many there are |
//! | `turns.rs` | taking back a person's turn, and playing it again |
//! | `talk.rs` | resigning, and draws |
//! | `opinion.rs` | whether the opponent takes a draw |
//! | `view.rs` | all that a board draws |
//! | `events.rs` | what has happened |
//! | `save.rs` | saved tables (feature `json`) |
//!
//! ```
//! use duiyi::rules::Square;
//! use duiyi::table::{Answer, Pace, Seat, Table, TableOptions};
//!
//! let level = duiyi::engine::Level::EASY;
//! let opponent = Seat::Opponent { level, seed: 7, pace: Pace::AtOnce };
//! let options = TableOptions { seats: [Seat::Person, opponent], ..TableOptions::default() };
//! let mut table = Table::new(&Default::default(), &options)?;
//!
//! let (e2, e4) = (Square::new(12), Square::new(28));
//! assert!(matches!(table.click(e2), Answer::Selected { targets, .. } if targets.quiet.contains(e4)));
//! assert!(matches!(table.click(e4), Answer::Moved(_)));
//!
//! // Once a frame, with the host's milliseconds: the opponent thinks 100 nodes, then answers.
//! let mut now = 0;
//! let answer = loop {
//!     now += 16;
//!     if let Some(moved) = table.advance(now, 100).moved {
//!         break moved;
//!     }
//! };
//! assert_eq!((answer.ply, table.view().hand_free), (2, true));
//! # Ok::<(), duiyi::table::TableError>(())
//! ```

mod events;
mod hand;
mod hint;
mod opinion;
mod pace;
#[cfg(feature = "json")]
mod save;
mod seat;
mod talk;
mod thinking;
mod turns;
mod view;

use core::borrow::BorrowMut;

use thiserror::Error;

pub use events::TableEvent;
pub use hand::{Answer, PROMOTIONS};
pub use hint::HINT_NODES;
pub use seat::{Pace, Seat};
pub use thinking::Progress;
pub use view::{Asked, May, View};

use events::Events;
use hand::Hand;
use hint::Hints;
use thinking::Task;

use crate::engine::{Engine, Options, OutOfMemory, Score};
#[cfg(feature = "json")]
use crate::game::SaveError;
use crate::game::{ActionError, Game, GameError, GameOptions};
use crate::rules::{Kind, Position, Side, Verdict};

/// Who sits at a table, and what they may ask for. The default: two persons, three hints, and each
/// promotion is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableOptions {
    /// White's (red's) seat first.
    pub seats: [Seat; 2],
    /// Hints that persons may have in a game; `None`: as many as they like.
    pub hints: Option<u16>,
    /// What pawns become without being asked; `None`: each time it is asked for.
    pub promotion: Option<Kind>,
    /// The memory of the opponent.
    pub engine: Options,
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            seats: [Seat::Person; 2],
            hints: Some(3),
            promotion: None,
            engine: Options::default(),
        }
    }
}

/// Why something was not done at a table. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// The game has ended, this session does not have it, or there is nothing to do it with.
    #[error(transparent)]
    Action(#[from] ActionError),
    /// It is not a person's turn, or no person sits there.
    #[error("it is not for a person to do that now")]
    NotYours,
    /// All hints of the game are used up.
    #[error("no hints are left")]
    NoHints,
    /// [`resign`](Table::resign) without [`ask_resign`](Table::ask_resign) just before.
    #[error("nobody has asked to resign")]
    NotAsked,
    /// There is no such level.
    #[error("level {0} is not between 0 and 10")]
    Level(u8),
    /// No pawn becomes that.
    #[error("no pawn becomes a {0:?}")]
    Promotion(Kind),
    /// The game could not be made.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The saved table was refused.
    #[cfg(feature = "json")]
    #[error(transparent)]
    Save(#[from] SaveError),
    /// Not enough memory.
    #[error("out of memory")]
    Memory,
}

impl From<OutOfMemory> for TableError {
    fn from(_: OutOfMemory) -> TableError {
        TableError::Memory
    }
}

/// A game with two seats and one hand.
///
/// It owns its game, or works on one that it was lent (`G` is `&mut Game` then). Whatever is done to
/// the game past the table, the table notices at its next call: what was selected, thought or hinted
/// is dropped, since it belonged to another position.
#[derive(Debug)]
pub struct Table<G = Game> {
    pub(crate) game: G,
    engine: Engine<'static>,
    seats: [Seat; 2],
    promotion: Option<Kind>,
    hand: Hand,
    hints: Hints,
    task: Task,
    /// What each side's last search said of its own position.
    opinions: [Option<Score>; 2],
    resign_asked: bool,
    events: Events,
    /// How the table found the game last.
    seen: Seen,
}

/// What tells one moment of a game from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    hash: u64,
    ply: usize,
    verdict: Verdict,
}

impl Seen {
    fn of(game: &Game) -> Seen {
        Seen { hash: game.game_hash(), ply: game.ply(), verdict: game.verdict() }
    }
}

impl Table {
    /// A table with a new game.
    ///
    /// # Errors
    /// [`TableError::Game`], [`Level`](TableError::Level), [`Promotion`](TableError::Promotion) or
    /// [`Memory`](TableError::Memory).
    pub fn new(game: &GameOptions<'_>, options: &TableOptions) -> Result<Table, TableError> {
        Table::from_game(Game::new(game)?, options)
    }

    /// A table with a game that may be under way.
    ///
    /// # Errors
    /// As [`new`](Table::new), but for those of the game.
    pub fn from_game(game: Game, options: &TableOptions) -> Result<Table, TableError> {
        Table::around(game, Engine::new(&options.engine)?, options)
    }
}

impl<G: BorrowMut<Game>> Table<G> {
    /// A table around a game, with an engine of the caller's (`options.engine` does not count then).
    ///
    /// ```
    /// use duiyi::engine::{Engine, Options};
    /// use duiyi::game::{Game, GameOptions};
    /// use duiyi::table::{Table, TableOptions};
    /// let mut game = Game::new(&GameOptions::default())?;
    /// let engine = Engine::new(&Options { table_bytes: 1 << 16, ..Options::default() })?;
    /// let table = Table::around(&mut game, engine, &TableOptions::default())?;
    /// assert!(table.view().hand_free);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TableError::Level`], [`Promotion`](TableError::Promotion) or [`Memory`](TableError::Memory).
    pub fn around(
        game: G,
        engine: Engine<'static>,
        options: &TableOptions,
    ) -> Result<Table<G>, TableError> {
        options.seats.iter().try_for_each(Seat::check)?;
        check_promotion(options.promotion)?;
        let seen = Seen::of(game.borrow());
        Ok(Table {
            game,
            engine,
            seats: options.seats,
            promotion: options.promotion,
            hand: Hand::default(),
            hints: Hints::of(options.hints),
            task: Task::Nothing,
            opinions: [None; 2],
            resign_asked: false,
            events: Events::new()?,
            seen,
        })
    }

    /// Begins another game in the same seats, with all hints again. Events that waited are gone.
    ///
    /// The same seeds would play the same game: give an opponent another one by
    /// [`set_seat`](Table::set_seat).
    ///
    /// # Errors
    /// [`TableError::Game`]; then the old game goes on.
    pub fn new_game(&mut self, options: &GameOptions<'_>) -> Result<(), TableError> {
        *self.game.borrow_mut() = Game::new(options)?;
        self.engine.clear();
        self.forget();
        self.hints = Hints::of(self.hints.allowance);
        self.events.clear();
        Ok(())
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        self.game.borrow()
    }

    /// The game, for all that is done to it past the table.
    pub fn game_mut(&mut self) -> &mut Game {
        self.game.borrow_mut()
    }

    /// Who sits at a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// Sets somebody else at a side, at any time. What was thought for it is dropped.
    ///
    /// # Errors
    /// [`TableError::Level`].
    pub fn set_seat(&mut self, side: Side, seat: Seat) -> Result<(), TableError> {
        seat.check()?;
        self.act();
        if self.seat(side) != seat {
            self.seats[side.index()] = seat;
            self.opinions[side.index()] = None;
            self.hand = Hand::default();
            self.drop_task();
        }
        Ok(())
    }

    /// What pawns become without being asked.
    #[must_use]
    pub fn promotion(&self) -> Option<Kind> {
        self.promotion
    }

    /// Sets what pawns become without being asked; `None`: ask each time.
    ///
    /// # Errors
    /// [`TableError::Promotion`].
    pub fn set_promotion(&mut self, promotion: Option<Kind>) -> Result<(), TableError> {
        check_promotion(promotion)?;
        self.promotion = promotion;
        Ok(())
    }

    // ---- who may do what ----

    fn turn(&self) -> Side {
        self.game().position().side_to_move()
    }

    /// The side whose men the hand holds: of two persons, that of who is to move. `None` between two
    /// opponents.
    #[must_use]
    pub fn hand_side(&self) -> Option<Side> {
        match self.seats {
            [Seat::Person, Seat::Person] => Some(self.turn()),
            [Seat::Person, _] => Some(Side::White),
            [_, Seat::Person] => Some(Side::Black),
            _ => None,
        }
    }

    /// Is it a person's turn, in a game that goes on?
    fn hand_is_free(&self) -> bool {
        !self.game().verdict().is_over() && self.hand_side() == Some(self.turn())
    }

    // ---- what was done past the table ----

    /// Has nothing been done past the table since its last call?
    fn is_as_seen(&self) -> bool {
        self.seen == Seen::of(self.game())
    }

    /// Drops what belongs to another position, if the game was changed past the table.
    fn notice(&mut self) {
        if !self.is_as_seen() {
            self.forget();
        }
    }

    /// A person does something: whoever asked to resign no longer does.
    fn act(&mut self) {
        self.notice();
        self.resign_asked = false;
    }

    /// The game stands elsewhere: nothing is selected, thought or hinted any more.
    fn forget(&mut self) {
        self.hand = Hand::default();
        self.opinions = [None; 2];
        self.resign_asked = false;
        self.drop_task();
        self.hints.shown = false;
        self.seen = Seen::of(self.game());
    }
}

fn check_promotion(promotion: Option<Kind>) -> Result<(), TableError> {
    match promotion {
        Some(kind) if !PROMOTIONS.contains(&kind) => Err(TableError::Promotion(kind)),
        _ => Ok(()),
    }
}
