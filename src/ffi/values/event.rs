//! What has happened.

/// What an event tells, and in which fields of duiyi_event; the others are zero or none.
pub type duiyi_event_kind = u32;

/// No event waits.
pub const DUIYI_EVENT_NONE: duiyi_event_kind = 0;
/// A move was played: all the fields of duiyi_move_info.
pub const DUIYI_EVENT_MOVED: duiyi_event_kind = 1;
/// It took a man: `captured` and, where it stood, `captured_square`.
pub const DUIYI_EVENT_CAPTURED: duiyi_event_kind = 2;
/// It castled: the rook's way, `rook_from` and `rook_to`.
pub const DUIYI_EVENT_CASTLED: duiyi_event_kind = 3;
/// A pawn has become something else: `placed`, on `to`.
pub const DUIYI_EVENT_PROMOTED: duiyi_event_kind = 4;
/// `side` is in check, with its king or general on `to`.
pub const DUIYI_EVENT_CHECK: duiyi_event_kind = 5;
/// The position has come again, `count` times in all, under rules that judge repetitions: the
/// warning. `offender` would lose by going on, and by what, `offence` says; none, if nobody offends.
pub const DUIYI_EVENT_REPEATED: duiyi_event_kind = 6;
/// `side` has offered a draw.
pub const DUIYI_EVENT_OFFERED: duiyi_event_kind = 7;
/// `side` has declined the other's offer; by a move, too.
pub const DUIYI_EVENT_DECLINED: duiyi_event_kind = 8;
/// All the time that `side` has left, `left_ms`, has fallen to low_ms of the clock's options.
pub const DUIYI_EVENT_CLOCK_LOW: duiyi_event_kind = 9;
/// A move was taken back: the fields of duiyi_move_info, to be played backwards.
pub const DUIYI_EVENT_UNDONE: duiyi_event_kind = 10;
/// A move was played again: the fields of duiyi_move_info.
pub const DUIYI_EVENT_REDONE: duiyi_event_kind = 11;
/// The game has ended: `outcome` and `termination`.
pub const DUIYI_EVENT_ENDED: duiyi_event_kind = 12;
/// At a table: the opponent of `side` begins to think.
pub const DUIYI_EVENT_THINKING_BEGAN: duiyi_event_kind = 13;
/// At a table: it no longer thinks. It has moved, or its thought was dropped.
pub const DUIYI_EVENT_THINKING_ENDED: duiyi_event_kind = 14;
/// At a table: the hint is there, `move`, from `from` to `to`.
pub const DUIYI_EVENT_HINT_READY: duiyi_event_kind = 15;
/// At a table: the hint that was asked for does not come, since the position it was for is gone.
pub const DUIYI_EVENT_HINT_NONE: duiyi_event_kind = 16;
