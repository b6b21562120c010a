//! Section 5 of the header: what has happened.

use super::boundary::{NO_ERR, Out, change, look};
use super::game::duiyi_game;
use super::growing::{Growing, GrowingOut, growing};
use super::move_info::duiyi_move_info;
use super::values::*;
use crate::game::{Event, MAX_EVENTS, MoveInfo};
use crate::table::TableEvent;

/// So many events wait at most; then the oldest is dropped.
pub const DUIYI_MAX_EVENTS: u32 = 32;

const _: () = assert!(DUIYI_MAX_EVENTS as usize == MAX_EVENTS);

/// One thing that has happened: all that a sound or an animation needs. Which fields it uses, its
/// kind says.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_event {
    /// sizeof(duiyi_event).
    pub struct_size: u32,
    /// DUIYI_EVENT_MOVED and so on.
    pub kind: duiyi_event_kind,
    /// The move.
    pub r#move: duiyi_move,
    /// DUIYI_MOVE_CAPTURE and so on.
    pub flags: u32,
    /// 1 for the first move of the game.
    pub ply: u32,
    /// How often the position has stood.
    pub count: u32,
    /// Milliseconds.
    pub left_ms: u32,
    /// How the game has ended.
    pub outcome: duiyi_outcome,
    /// Why.
    pub termination: duiyi_termination,
    /// What `offender` does.
    pub offence: duiyi_offence,
    /// Who, or DUIYI_SIDE_NONE.
    pub side: duiyi_side,
    /// The piece as it stood on `from`.
    pub piece: duiyi_piece,
    /// The piece as it stands on `to`.
    pub placed: duiyi_piece,
    /// What was taken.
    pub captured: duiyi_piece,
    /// Where the piece stood, or DUIYI_SQUARE_NONE; so all squares.
    pub from: duiyi_square,
    /// Where it stands now.
    pub to: duiyi_square,
    /// Where the taken man stood.
    pub captured_square: duiyi_square,
    /// Where the rook stood.
    pub rook_from: duiyi_square,
    /// Where the rook stands now.
    pub rook_to: duiyi_square,
    /// Who would lose, or DUIYI_SIDE_NONE.
    pub offender: duiyi_side,
    /// Zero.
    pub pad: [u8; 2],
}

growing!(duiyi_event up to pad);

impl duiyi_event {
    /// No event.
    pub(super) fn none() -> duiyi_event {
        duiyi_event::of(DUIYI_EVENT_NONE)
    }

    /// An event that says nothing but its kind.
    fn of(kind: duiyi_event_kind) -> duiyi_event {
        duiyi_event {
            kind,
            side: DUIYI_SIDE_NONE,
            from: DUIYI_SQUARE_NONE,
            to: DUIYI_SQUARE_NONE,
            captured_square: DUIYI_SQUARE_NONE,
            rook_from: DUIYI_SQUARE_NONE,
            rook_to: DUIYI_SQUARE_NONE,
            offender: DUIYI_SIDE_NONE,
            ..duiyi_event::zeroed()
        }
    }

    /// An event with a move.
    fn of_move(kind: duiyi_event_kind, info: &MoveInfo) -> duiyi_event {
        let info = duiyi_move_info::from(info);
        duiyi_event {
            r#move: info.r#move,
            flags: info.flags,
            ply: info.ply,
            side: info.side,
            piece: info.piece,
            placed: info.placed,
            captured: info.captured,
            from: info.from,
            to: info.to,
            captured_square: info.captured_square,
            rook_from: info.rook_from,
            rook_to: info.rook_to,
            ..duiyi_event::of(kind)
        }
    }

    /// An event of a side.
    fn of_side(kind: duiyi_event_kind, side: crate::rules::Side) -> duiyi_event {
        duiyi_event { side: side as duiyi_side, ..duiyi_event::of(kind) }
    }
}

impl From<Event> for duiyi_event {
    fn from(event: Event) -> duiyi_event {
        match event {
            Event::Moved(info) => duiyi_event::of_move(DUIYI_EVENT_MOVED, &info),
            Event::Undone(info) => duiyi_event::of_move(DUIYI_EVENT_UNDONE, &info),
            Event::Redone(info) => duiyi_event::of_move(DUIYI_EVENT_REDONE, &info),
            Event::Captured { piece, square } => duiyi_event {
                captured: write_piece(Some(piece)),
                captured_square: square.number(),
                ..duiyi_event::of(DUIYI_EVENT_CAPTURED)
            },
            Event::Castled { from, to } => duiyi_event {
                rook_from: from.number(),
                rook_to: to.number(),
                ..duiyi_event::of(DUIYI_EVENT_CASTLED)
            },
            Event::Promoted { piece, square } => duiyi_event {
                placed: write_piece(Some(piece)),
                to: square.number(),
                ..duiyi_event::of(DUIYI_EVENT_PROMOTED)
            },
            Event::Check { side, king } => {
                duiyi_event { to: king.number(), ..duiyi_event::of_side(DUIYI_EVENT_CHECK, side) }
            }
            Event::Repeated { count, offender } => duiyi_event {
                count,
                offence: write_offence(offender.map(|(_, offence)| offence)),
                offender: offender.map_or(DUIYI_SIDE_NONE, |(side, _)| side as duiyi_side),
                ..duiyi_event::of(DUIYI_EVENT_REPEATED)
            },
            Event::Offered { by } => duiyi_event::of_side(DUIYI_EVENT_OFFERED, by),
            Event::Declined { by } => duiyi_event::of_side(DUIYI_EVENT_DECLINED, by),
            Event::ClockLow { side, left_ms } => {
                duiyi_event { left_ms, ..duiyi_event::of_side(DUIYI_EVENT_CLOCK_LOW, side) }
            }
            Event::Ended(verdict) => duiyi_event {
                outcome: write_outcome(verdict),
                termination: write_termination(verdict),
                ..duiyi_event::of(DUIYI_EVENT_ENDED)
            },
        }
    }
}

impl From<TableEvent> for duiyi_event {
    fn from(event: TableEvent) -> duiyi_event {
        match event {
            TableEvent::Game(event) => event.into(),
            TableEvent::ThinkingBegan { side } => {
                duiyi_event::of_side(DUIYI_EVENT_THINKING_BEGAN, side)
            }
            TableEvent::ThinkingEnded { side } => {
                duiyi_event::of_side(DUIYI_EVENT_THINKING_ENDED, side)
            }
            TableEvent::HintReady { hint } => duiyi_event {
                r#move: hint.number(),
                from: hint.from().number(),
                to: hint.to().number(),
                ..duiyi_event::of(DUIYI_EVENT_HINT_READY)
            },
            TableEvent::HintNone => duiyi_event::of(DUIYI_EVENT_HINT_NONE),
        }
    }
}

/// Takes the oldest event that waits; DUIYI_EVENT_NONE if none does: that is no error. A move tells
/// of itself first, then of what came with it, in the order of the kinds. Events wait from create
/// on, whatever call they came from, and at most DUIYI_MAX_EVENTS of them: drain them each frame.
/// A host that needs none need not.
///
/// Example: `while (duiyi_game_next_event(game, &event) == DUIYI_OK && event.kind) show(&event);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_next_event(
    game: *mut duiyi_game,
    out: *mut duiyi_event,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        change(game, NO_ERR, |game| {
            let out = GrowingOut::at(out)?;
            out.put(game.next_event().map_or(duiyi_event::none(), duiyi_event::from));
            Ok(())
        })
    }
}

/// How many events were dropped so far because DUIYI_MAX_EVENTS waited already. If there are more
/// than before, draw the board anew.
///
/// Example: `duiyi_game_dropped_events(game, &dropped);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_dropped_events(
    game: *const duiyi_game,
    out: *mut u32,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4.
    unsafe {
        look(game, NO_ERR, |game| {
            Out::at(out)?.put(game.dropped_events());
            Ok(())
        })
    }
}
