//! What has happened, for sounds and animations: a fixed ring that the host drains each frame.

use alloc::collections::VecDeque;

use super::{Game, GameError, MoveFlags, MoveInfo};
use crate::rules::{Offence, Piece, Position, Side, Square, Verdict};

/// So many events wait at most; then the oldest is dropped.
pub const MAX_EVENTS: usize = 32;

/// Something that has happened. A move tells of itself first, then of what came with it, in the
/// order of this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move was played.
    Moved(MoveInfo),
    /// It took this man, who stood there.
    Captured {
        /// Who was taken.
        piece: Piece,
        /// Where it stood (en passant: not where the pawn went).
        square: Square,
    },
    /// It castled: the rook's way.
    Castled {
        /// Where the rook stood.
        from: Square,
        /// Where it stands now.
        to: Square,
    },
    /// A pawn has become this.
    Promoted {
        /// What it is now.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// The king or general of a side stands in check.
    Check {
        /// Who is in check.
        side: Side,
        /// Where the king stands.
        king: Square,
    },
    /// The position has come again, and the rules judge repetitions: the warning.
    Repeated {
        /// How often it has stood.
        count: u32,
        /// Who would lose by going on, and by what offence.
        offender: Option<(Side, Offence)>,
    },
    /// A draw was offered.
    Offered {
        /// By whom.
        by: Side,
    },
    /// The other side's offer was declined; by a move, too.
    Declined {
        /// By whom.
        by: Side,
    },
    /// All the time of the side to move has fallen to
    /// [`ClockOptions::low_ms`](super::ClockOptions::low_ms).
    ClockLow {
        /// Whose.
        side: Side,
        /// What is left.
        left_ms: u32,
    },
    /// A move was taken back: play it backwards.
    Undone(MoveInfo),
    /// A move was played again.
    Redone(MoveInfo),
    /// The game has ended.
    Ended(Verdict),
}

/// The events that wait, in memory that is taken once.
#[derive(Debug)]
pub(super) struct Events {
    waiting: VecDeque<Event>,
    dropped: u32,
}

impl Events {
    /// No event waits, and there is room for all that ever will.
    pub(super) fn new() -> Result<Events, GameError> {
        let mut waiting = VecDeque::new();
        waiting.try_reserve_exact(MAX_EVENTS).map_err(|_| GameError::Memory)?;
        Ok(Events { waiting, dropped: 0 })
    }

    pub(super) fn try_clone(&self) -> Result<Events, GameError> {
        let mut copy = Events { dropped: self.dropped, ..Events::new()? };
        copy.waiting.extend(&self.waiting);
        Ok(copy)
    }

    pub(super) fn clear(&mut self) {
        self.waiting.clear();
        self.dropped = 0;
    }

    fn push(&mut self, event: Event) {
        if self.waiting.len() == MAX_EVENTS {
            self.waiting.pop_front();
            self.dropped = self.dropped.saturating_add(1);
        }
        self.waiting.push_back(event);
    }
}

impl Game {
    /// The oldest event that waits, taken off the ring. Nothing is allocated, here or where events
    /// arise.
    ///
    /// ```
    /// use duiyi::game::{Event, Game, GameOptions};
    /// use duiyi::rules::Notation;
    /// let mut game = Game::new(&GameOptions::default())?;
    /// game.play_text("e2e4", Notation::Auto)?;
    /// assert!(matches!(game.next_event(), Some(Event::Moved(info)) if info.ply == 1));
    /// assert_eq!(game.next_event(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn next_event(&mut self) -> Option<Event> {
        self.events.waiting.pop_front()
    }

    /// How many events were dropped so far because [`MAX_EVENTS`] waited already. A host that finds
    /// more than before draws the board anew.
    #[must_use]
    pub fn dropped_events(&self) -> u32 {
        self.events.dropped
    }

    pub(super) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Tells of a move just played and all that came with it.
    pub(super) fn tell_of_move(&mut self, info: &MoveInfo) {
        self.tell(Event::Moved(*info));
        if let (Some(piece), Some(square)) = (info.captured, info.captured_square) {
            self.tell(Event::Captured { piece, square });
        }
        if let Some((from, to)) = info.rook {
            self.tell(Event::Castled { from, to });
        }
        if info.flags.has(MoveFlags::PROMOTES) {
            self.tell(Event::Promoted { piece: info.placed, square: info.landed });
        }
        if info.flags.has(MoveFlags::CHECK) {
            let side = info.side.other();
            self.tell(Event::Check { side, king: self.position.king(side) });
        }
        if self.verdict().is_over() {
            self.tell(Event::Ended(self.verdict()));
        } else {
            self.warn_of_repetition();
        }
    }

    fn warn_of_repetition(&mut self) {
        let count = self.repetitions();
        if count > 1 && self.rules.judges_repetition() {
            let offender = self.evidence().map(|evidence| (evidence.offender, evidence.offence));
            self.tell(Event::Repeated { count, offender });
        }
    }
}
