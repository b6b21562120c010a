//! Clocks. The host passes its own milliseconds, from any clock that never goes back; the library
//! has none.
//!
//! * A move takes the time up to the last [`tick`](Game::tick) before it, and 2³² - 1 milliseconds (49
//!   days) at most: then the clock shows no less until the move is made. The same ticks and moves give
//!   the same times, on every machine.
//! * While the clock stands (before [`start_clock`](Game::start_clock), after
//!   [`pause_clock`](Game::pause_clock)) moves are free: they cost nothing and earn nothing, and no
//!   move of a stage is counted.
//! * Undo puts both clocks back to what they showed just before the move was made: the time that
//!   was thought stays thought, the increment is gone. If the clock was running it runs on, now for
//!   the side whose move it is again. Redo gives the later move its time again.
//! * The end of the game stops the clock; taking the end back lets it run on. Time at the end costs
//!   nothing, as long as the host goes on ticking.

mod control;
mod side_clock;

pub use control::{ClockOptions, MAX_STAGES, Stage, TimeControl};
pub use side_clock::SideClock;

use super::{ActionError, Event, Game};
use crate::rules::{Position, Side};

/// What the clocks show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Whose clock runs; `None` while it stands.
    pub running: Option<Side>,
    /// `[side]`, white's (red's) first.
    pub sides: [SideClock; 2],
    /// Milliseconds that the present move is still free (delay).
    pub delay_left_ms: u32,
}

/// The clock as the game keeps it.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameClock {
    pub(super) options: ClockOptions,
    sides: [SideClock; 2],
    /// The host has started it and not paused it.
    started: bool,
    /// The last that the host said.
    now_ms: u64,
}

impl GameClock {
    pub(super) fn new(options: ClockOptions) -> GameClock {
        let sides = Side::ALL.map(|side| SideClock::new(&options.control[side.index()]));
        GameClock { options, sides, started: false, now_ms: 0 }
    }

    /// The control and the clock of a side.
    fn of(&mut self, side: Side) -> (&TimeControl, &mut SideClock) {
        (&self.options.control[side.index()], &mut self.sides[side.index()])
    }

    fn charge(&mut self, side: Side, spent: u32, ms: u32) {
        let (control, clock) = self.of(side);
        clock.charge(control, spent, ms);
    }

    fn complete(&mut self, side: Side) {
        let (control, clock) = self.of(side);
        clock.complete(control);
    }
}

impl Game {
    /// What the clocks show; `None` in a game without.
    #[must_use]
    pub fn clock(&self) -> Option<Clock> {
        let clock = self.clock.as_ref()?;
        let mover = self.position.side_to_move();
        let stage = clock.options.control[mover.index()].stage(clock.sides[mover.index()].stage);
        Some(Clock {
            running: self.clock_runs().then_some(mover),
            sides: clock.sides,
            delay_left_ms: stage.delay_ms.saturating_sub(self.beside.spent_ms),
        })
    }

    /// The time controls of the game, if it has a clock.
    #[must_use]
    pub fn clock_options(&self) -> Option<&ClockOptions> {
        self.clock.as_ref().map(|clock| &clock.options)
    }

    /// Starts the clock of the side to move, or lets it go on after a pause. `now_ms` is the host's
    /// time.
    ///
    /// ```
    /// use duiyi::game::{ClockOptions, Game, GameOptions, TimeControl};
    /// use duiyi::rules::{Notation, Side, Termination, Verdict};
    /// let clock = Some(ClockOptions::both(TimeControl::fischer(60_000, 1_000)));
    /// let mut game = Game::new(&GameOptions { clock, ..Default::default() })?;
    /// game.start_clock(5_000)?;
    /// game.tick(9_000);
    /// game.play_text("e2e4", Notation::Auto)?;
    /// assert_eq!(game.clock().map(|clock| clock.sides[0].left_ms), Some(57_000));
    /// game.tick(69_000);
    /// assert_eq!(game.verdict(), Verdict::Won { by: Side::White, how: Termination::Time });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ActionError::Nothing`] if the game has no clock.
    pub fn start_clock(&mut self, now_ms: u64) -> Result<(), ActionError> {
        self.tick(now_ms);
        let clock = self.clock.as_mut().ok_or(ActionError::Nothing)?;
        if !clock.started {
            (clock.started, clock.now_ms) = (true, now_ms);
        }
        Ok(())
    }

    /// Stops the clock until it is started again.
    ///
    /// # Errors
    /// [`ActionError::Nothing`] if the game has no clock.
    pub fn pause_clock(&mut self, now_ms: u64) -> Result<(), ActionError> {
        self.tick(now_ms);
        self.clock.as_mut().ok_or(ActionError::Nothing)?.started = false;
        Ok(())
    }

    /// It is now so late: call it once a frame, and before a move. If the side to move has used up
    /// its time the game ends as by [`flag`](Game::flag); without
    /// [`Actions::FLAG`](super::Actions::FLAG) it goes on. An earlier time than the last is taken
    /// as the last. Nothing happens in a game without a clock.
    pub fn tick(&mut self, now_ms: u64) {
        let runs = self.clock_runs();
        let side = self.position.side_to_move();
        let Some(clock) = self.clock.as_mut() else { return };
        let passed = now_ms.saturating_sub(clock.now_ms);
        clock.now_ms = clock.now_ms.max(now_ms);
        if !runs {
            return;
        }
        // No more than is remembered of the move, or undo and saved games would tell another time.
        let ms = passed.min((u32::MAX - self.beside.spent_ms).into()) as u32;
        let low = u64::from(clock.options.low_ms);
        let (control, shown) = clock.of(side);
        let before = shown.left_in_all(control);
        shown.charge(control, self.beside.spent_ms, ms);
        let (left_ms, fallen) = (shown.left_in_all(control), shown.has_fallen());
        self.beside.spent_ms += ms;
        if before > low && left_ms <= low {
            self.tell(Event::ClockLow { side, left_ms: left_ms as u32 });
        }
        if fallen {
            self.flag(side).ok(); // refused in a session without flags: the clock shows 0
        }
    }

    pub(super) fn clock_runs(&self) -> bool {
        self.clock.is_some_and(|clock| clock.started) && !self.verdict().is_over()
    }

    /// The clocks after a move of `side`, which the running clock timed or not.
    pub(super) fn clock_move(&mut self, side: Side, timed: bool) {
        if let Some(clock) = self.clock.as_mut().filter(|_| timed) {
            clock.complete(side);
        }
    }

    /// The clocks after the time that was spent at the present ply.
    pub(super) fn clock_spent(&mut self) {
        let (side, spent) = (self.position.side_to_move(), self.beside.spent_ms);
        if let Some(clock) = &mut self.clock {
            clock.charge(side, 0, spent);
        }
    }

    /// The clocks at the present ply, counted anew from the time that each move took.
    pub(super) fn count_clock(&mut self) {
        let Some(clock) = &mut self.clock else { return };
        let fresh = GameClock::new(clock.options);
        clock.sides = fresh.sides;
        for record in &self.records[..self.ply] {
            clock.charge(record.info.side, 0, record.beside.spent_ms);
            if record.beside.timed {
                clock.complete(record.info.side);
            }
        }
        self.clock_spent();
    }
}
