//! What has happened at the table: what the game tells, and what the table adds.

use alloc::collections::VecDeque;
use core::borrow::BorrowMut;

use super::{Table, TableError};
use crate::game::{Event, Game, MAX_EVENTS};
use crate::rules::{Move, Side};

/// Something that has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// In the game.
    Game(Event),
    /// The opponent begins to think.
    ThinkingBegan {
        /// Whose move it thinks about.
        side: Side,
    },
    /// It no longer thinks: it has moved, or its thought was dropped.
    ThinkingEnded {
        /// Whose move it thought about.
        side: Side,
    },
    /// The hint is there.
    HintReady {
        /// What to play.
        hint: Move,
    },
    /// The hint that was asked for does not come: the position it was for is gone.
    HintNone,
}

/// The events that wait, in memory that is taken once.
#[derive(Debug)]
pub(super) struct Events {
    waiting: VecDeque<TableEvent>,
    dropped: u32,
}

impl Events {
    pub(super) fn new() -> Result<Events, TableError> {
        let mut waiting = VecDeque::new();
        waiting.try_reserve_exact(MAX_EVENTS).map_err(|_| TableError::Memory)?;
        Ok(Events { waiting, dropped: 0 })
    }

    pub(super) fn clear(&mut self) {
        self.waiting.clear();
        self.dropped = 0;
    }

    fn push(&mut self, event: TableEvent) {
        if self.waiting.len() == MAX_EVENTS {
            self.waiting.pop_front();
            self.dropped = self.dropped.saturating_add(1);
        }
        self.waiting.push_back(event);
    }
}

impl<G: BorrowMut<Game>> Table<G> {
    /// The oldest event that waits, taken off the ring. The game's own are among them, in the order in
    /// which everything happened; so do not ask the game for them.
    ///
    /// ```
    /// use duiyi::game::Event;
    /// use duiyi::rules::Square;
    /// use duiyi::table::{Table, TableEvent, TableOptions};
    /// let mut table = Table::new(&Default::default(), &TableOptions::default())?;
    /// table.click(Square::new(12));
    /// table.click(Square::new(28));
    /// assert!(matches!(table.next_event(), Some(TableEvent::Game(Event::Moved(_)))));
    /// assert_eq!(table.next_event(), None);
    /// # Ok::<(), duiyi::table::TableError>(())
    /// ```
    pub fn next_event(&mut self) -> Option<TableEvent> {
        self.gather();
        self.events.waiting.pop_front()
    }

    /// How many events were dropped so far because [`MAX_EVENTS`] waited already.
    #[must_use]
    pub fn dropped_events(&self) -> u32 {
        self.events.dropped.saturating_add(self.game().dropped_events())
    }

    /// What the game has told so far comes before what the table tells next.
    fn gather(&mut self) {
        while let Some(event) = self.game.borrow_mut().next_event() {
            self.events.push(TableEvent::Game(event));
        }
    }

    pub(super) fn tell(&mut self, event: TableEvent) {
        self.gather();
        self.events.push(event);
    }
}
