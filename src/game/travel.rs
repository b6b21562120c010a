//! Travelling in time: taking moves back, playing them again, looking at any ply.

use super::{ActionError, Actions, Beside, Event, Game, Material, MoveInfo};
use crate::rules::{AnyPosition, Position, Setup, Side, Square, Squares};

impl Game {
    /// Takes the last move back, and with it a result, whatever it came from. Returns the move
    /// taken back.
    ///
    /// What stands beside the board is as it was when that ply was left: the clocks just before
    /// the move, an open offer. [`redo`](Game::redo) gives the move back with all of it, an end by
    /// resignation too; playing the move anew does not.
    ///
    /// # Errors
    /// [`ActionError::Nothing`] before the first move, [`ActionError::Off`] without
    /// [`Actions::UNDO`], [`ActionError::Over`] at the end without [`Actions::UNDO_AFTER_END`].
    pub fn undo(&mut self) -> Result<MoveInfo, ActionError> {
        self.may_go_back()?;
        self.ply.checked_sub(1).ok_or(ActionError::Nothing)?;
        let info = self.step_back();
        self.look();
        Ok(info)
    }

    /// Plays the move taken back last again.
    ///
    /// # Errors
    /// [`ActionError::Nothing`] if there is none, [`ActionError::Off`] without [`Actions::UNDO`].
    pub fn redo(&mut self) -> Result<MoveInfo, ActionError> {
        self.permit(Actions::UNDO)?;
        if self.redo_plies() == 0 {
            return Err(ActionError::Nothing);
        }
        Ok(self.step_forward())
    }

    /// Goes to the position after `ply` moves, back or forward through the undone ones: what
    /// [`undo`](Game::undo) and [`redo`](Game::redo) would come to. To look at it only, ask
    /// [`setup_at`](Game::setup_at).
    ///
    /// # Errors
    /// As those; then nothing has changed.
    pub fn goto(&mut self, ply: usize) -> Result<(), ActionError> {
        if ply > self.records.len() {
            return Err(ActionError::Nothing);
        }
        if ply < self.ply {
            self.may_go_back()?;
            while self.ply > ply {
                self.step_back();
            }
            self.look();
        } else {
            self.permit(Actions::UNDO)?;
            while self.ply < ply {
                self.step_forward();
            }
        }
        Ok(())
    }

    pub(super) fn may_go_back(&self) -> Result<(), ActionError> {
        self.permit(Actions::UNDO)?;
        match self.verdict().is_over() && self.without.has(Actions::UNDO_AFTER_END) {
            true => Err(ActionError::Over),
            false => Ok(()),
        }
    }

    /// The board as it was before the last move, but not yet how the game stands there.
    fn step_back(&mut self) -> MoveInfo {
        self.leave();
        self.ply -= 1;
        let record = self.records[self.ply];
        self.position.unmake(record.tagged, record.undo);
        self.no_progress = record.no_progress;
        self.game_hash = record.game_hash;
        self.beside = record.beside;
        self.past.pop();
        self.tell(Event::Undone(record.info));
        record.info
    }

    fn step_forward(&mut self) -> MoveInfo {
        let timed = self.beside.timed;
        let info = self.advance(self.records[self.ply].tagged);
        self.clock_move(info.side, timed);
        self.beside = self.records.get(self.ply).map_or(self.tip, |record| record.beside);
        self.clock_spent();
        self.look_for_end();
        self.tell(Event::Redone(info));
        info
    }

    /// After [`replay`](Game::replay): the game as it is found at a ply, with nothing to tell.
    pub(super) fn wake_at(&mut self, ply: usize) {
        while self.ply > ply {
            self.step_back();
        }
        self.look();
        self.events.clear();
    }

    /// What stands or stood beside the board of a ply.
    pub(super) fn beside_at(&self, ply: usize) -> Beside {
        match self.records.get(ply) {
            _ if ply == self.ply => self.beside,
            Some(record) => record.beside,
            None => self.tip,
        }
    }

    /// Remembers what stands beside the board of a ply that is left.
    fn leave(&mut self) {
        match self.records.get_mut(self.ply) {
            Some(record) => record.beside = self.beside,
            None => self.tip = self.beside,
        }
    }

    // ---- looking at any ply ----

    /// The position after `ply` moves, with its counters; its `Display` is the FEN. Undone moves
    /// count, and the game stays where it is. `None` if there are not so many.
    ///
    /// ```
    /// use duiyi::game::{Game, GameOptions};
    /// use duiyi::rules::Notation;
    /// let mut game = Game::new(&GameOptions::default())?;
    /// game.play_text("e2e4", Notation::Auto)?;
    /// let start = game.setup_at(0).ok_or("no such ply")?;
    /// assert_eq!(start.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// assert_eq!(game.ply(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn setup_at(&self, ply: usize) -> Option<Setup<AnyPosition>> {
        let position = self.position_at(ply)?;
        let no_progress = match (self.records.get(ply), self.records.last()) {
            (Some(next), _) => next.no_progress,
            (None, Some(last)) => last.info.no_progress_after(last.no_progress),
            (None, None) => self.start.no_progress,
        };
        Some(Setup { position, no_progress, full_move: self.full_move_at(ply) })
    }

    /// Men on the board after `ply` moves, men taken until then, and the balance.
    #[must_use]
    pub fn material_at(&self, ply: usize) -> Option<Material> {
        let position = self.position_at(ply)?;
        Some(Material::of(&position, self.records[..ply].iter().map(|record| &record.info)))
    }

    /// The squares on which something else stands now than after `ply` moves: what a view that
    /// last drew that ply has to draw anew.
    #[must_use]
    pub fn changed_since(&self, ply: usize) -> Option<Squares> {
        let then = self.position_at(ply)?;
        let board = (0..self.variant().squares()).map(Square::new);
        Some(board.filter(|&s| then.piece_at(s) != self.position.piece_at(s)).collect())
    }

    /// The board after `ply` moves.
    fn position_at(&self, ply: usize) -> Option<AnyPosition> {
        let mut position = self.position;
        if ply <= self.ply {
            for record in self.records[ply..self.ply].iter().rev() {
                position.unmake(record.tagged, record.undo);
            }
        } else {
            for record in self.records.get(self.ply..ply)? {
                position.make(record.tagged);
            }
        }
        Some(position)
    }

    /// Number of the full move after `ply` moves, counted on from the start position's.
    pub(super) fn full_move_at(&self, ply: usize) -> u16 {
        let black_began = usize::from(self.start.position.side_to_move() == Side::Black);
        let more = u16::try_from((ply + black_began) / 2).unwrap_or(u16::MAX);
        self.start.full_move.saturating_add(more)
    }
}
