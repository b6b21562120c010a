//! Hints, and how many there are.

use core::borrow::BorrowMut;

use super::{Table, TableError, TableEvent, Task};
use crate::engine::Limits;
use crate::game::{ActionError, Game};
use crate::rules::Move;

/// Nodes that a hint is searched for, at full strength whatever the opponent's level.
pub const HINT_NODES: u64 = 200_000;

/// The hints of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hints {
    /// So many a game has; `None`: as many as one likes.
    pub allowance: Option<u16>,
    /// So many are left.
    pub left: Option<u16>,
    /// The last one given, and the hash of the game then.
    pub given: Option<(u64, Move)>,
    /// The board shows it.
    pub shown: bool,
}

impl Hints {
    pub(super) fn of(allowance: Option<u16>) -> Hints {
        Hints { allowance, left: allowance, given: None, shown: false }
    }

    /// The hint given for the game of that hash.
    fn for_game(&self, hash: u64) -> Option<Move> {
        self.given.filter(|&(at, _)| at == hash).map(|(_, m)| m)
    }
}

impl<G: BorrowMut<Game>> Table<G> {
    /// Asks for a hint: [`advance`](Table::advance) searches it, [`TableEvent::HintReady`] tells of
    /// it, and [`View::hint`](super::View::hint) shows it until something moves. It counts when it is
    /// there; asked for again in the same position, the same hint is shown at no cost.
    ///
    /// # Errors
    /// [`ActionError::Over`], [`TableError::NotYours`], [`TableError::NoHints`].
    pub fn hint(&mut self) -> Result<(), TableError> {
        self.act();
        self.may_hint()?;
        if self.task == Task::Hint {
            return Ok(());
        }
        if let Some(m) = self.hints.for_game(self.game().game_hash()) {
            self.show_hint(m);
            return Ok(());
        }
        self.begin_search(&Limits::nodes(HINT_NODES));
        self.task = Task::Hint;
        Ok(())
    }

    /// Hints that are left in this game; `None`: as many as one likes.
    #[must_use]
    pub fn hints_left(&self) -> Option<u16> {
        self.hints.left
    }

    pub(super) fn may_hint(&self) -> Result<(), TableError> {
        if self.game().verdict().is_over() {
            return Err(ActionError::Over.into());
        }
        if !self.hand_is_free() {
            return Err(TableError::NotYours);
        }
        let known = self.hints.for_game(self.game().game_hash()).is_some();
        match self.hints.left {
            Some(0) if !known => Err(TableError::NoHints),
            _ => Ok(()),
        }
    }

    /// The search for a hint has come to its end.
    pub(super) fn give_hint(&mut self) {
        self.task = Task::Nothing;
        let Some(m) = self.engine.report().best else {
            return self.tell(TableEvent::HintNone);
        };
        self.hints.left = self.hints.left.map(|left| left.saturating_sub(1));
        self.hints.given = Some((self.game().game_hash(), m));
        self.show_hint(m);
    }

    fn show_hint(&mut self, m: Move) {
        self.hints.shown = true;
        self.tell(TableEvent::HintReady { hint: m });
    }

    /// The hint that the board shows.
    pub(super) fn hint_shown(&self) -> Option<Move> {
        self.hints.for_game(self.game().game_hash()).filter(|_| self.hints.shown)
    }
}
