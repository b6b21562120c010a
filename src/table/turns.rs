//! Taking back a person's turn, and playing it again.

use core::borrow::BorrowMut;

use super::{Table, TableError};
use crate::game::{ActionError, Game};
use crate::rules::{Position, Side};

impl<G: BorrowMut<Game>> Table<G> {
    /// Goes back to a person's last turn: one ply between persons, two against the opponent, one while
    /// it thinks. What it thought is dropped. Between two opponents it is one ply.
    ///
    /// # Errors
    /// [`ActionError`]; [`ActionError::Nothing`] if no person had a turn before.
    pub fn undo_turn(&mut self) -> Result<(), TableError> {
        self.act();
        let ply = self.turn_before().ok_or(ActionError::Nothing)?;
        self.go(ply)
    }

    /// Plays again what [`undo_turn`](Table::undo_turn) took back.
    ///
    /// # Errors
    /// [`ActionError`]; [`ActionError::Nothing`] if nothing was taken back.
    pub fn redo_turn(&mut self) -> Result<(), TableError> {
        self.act();
        let ply = self.turn_after().ok_or(ActionError::Nothing)?;
        self.go(ply)
    }

    fn go(&mut self, ply: usize) -> Result<(), TableError> {
        self.game.borrow_mut().goto(ply)?;
        self.forget();
        Ok(())
    }

    /// The ply of the last turn of a person before now.
    pub(super) fn turn_before(&self) -> Option<usize> {
        (0..self.game().ply()).rev().find(|&ply| self.is_turn(ply))
    }

    /// The ply of the next turn of a person among the moves taken back, else the last ply.
    pub(super) fn turn_after(&self) -> Option<usize> {
        let (now, last) = (self.game().ply(), self.game().ply() + self.game().redo_plies());
        let turns = now + 1..=last;
        turns.clone().find(|&ply| self.is_turn(ply)).or(turns.last())
    }

    /// Is a person to move after so many plies? Between two opponents any turn will do.
    fn is_turn(&self, ply: usize) -> bool {
        let first = self.game().start().position.side_to_move();
        let side = if ply % 2 == 0 { first } else { first.other() };
        self.seat(side).is_person() || !Side::ALL.iter().any(|&side| self.seat(side).is_person())
    }
}
