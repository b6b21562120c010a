//! Section 11 of the header: a table's life, and a frame at it.

use core::ffi::c_char;
use core::sync::atomic::AtomicBool;

use super::boundary::{Handle, NO_ERR, Out, call, change, give, look, take_back};
use super::events::duiyi_event;
use super::failure::Failure;
use super::game::{duiyi_game, duiyi_game_options};
use super::growing::{self, Growing, GrowingOut, growing};
use super::table_options::{duiyi_seat, duiyi_table_options};
use super::table_saves as saves;
use super::text::{self, TextOut};
use super::values::*;
use crate::game::Game;
use crate::table::{Progress, Table};

/// A game with people around it: two seats, one hand on the board. Belongs to whom a create or load
/// function gave it, until duiyi_table_destroy().
pub struct duiyi_table {
    inside: Table<duiyi_game>,
}

impl Handle for duiyi_table {
    type Inside = Table<duiyi_game>;

    /// The table and its game share one flag: a panic may have left either in the middle of a change.
    unsafe fn poisoned<'h>(handle: *const duiyi_table) -> &'h AtomicBool {
        // SAFETY: the handle lives, says the trait; the flag is atomic.
        unsafe { duiyi_game::poisoned(&raw const (*handle).inside.game) }
    }

    unsafe fn inside(handle: *const duiyi_table) -> *const Table<duiyi_game> {
        // SAFETY: the handle lives, says the trait; no reference is made.
        unsafe { &raw const (*handle).inside }
    }
}

/// Sets a table with a new game. Both options may be NULL: chess, and two persons. The table is yours:
/// give it to duiyi_table_destroy().
///
/// Errors: as duiyi_game_create(); DUIYI_ERR_VALUE for a level, pace, promotion or number of hints that
/// does not exist. *out is not touched then.
///
/// Example: `options.seats[1].kind = DUIYI_SEAT_OPPONENT; options.seats[1].level = DUIYI_LEVEL_EASY;
/// status = duiyi_table_create(NULL, &options, &table, NULL);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_create(
    game_options: *const duiyi_game_options,
    options: *const duiyi_table_options,
    out: *mut *mut duiyi_table,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 4 to 7.
    unsafe {
        call(err, || {
            let out = Out::at(out)?;
            let game_options = growing::read(game_options)?.read()?;
            let (options, engine) = growing::read(options)?.read()?;
            let game = duiyi_game::of(Game::new(&game_options)?);
            out.put(give(duiyi_table { inside: Table::around(game, engine, &options)? })?);
            Ok(())
        })
    }
}

/// Ends a table's life, and that of its game; NULL is allowed.
///
/// Example: `duiyi_table_destroy(table); table = NULL;`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_destroy(table: *mut duiyi_table) {
    // SAFETY: contract 2.
    unsafe { take_back(table) }
}

/// The game at the table, for everything else that a game has: texts, history, clock, claims, tags. It
/// belongs to the table and lives as long, through new games, too: do not destroy it. What is done to it
/// the table notices at its next call, and drops what was selected, thought or hinted. While one thread
/// uses it, none may use the table (contract 3). NULL for NULL.
///
/// Example: `duiyi_game_fen(duiyi_table_game(table), fen, sizeof fen, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_game(table: *mut duiyi_table) -> *mut duiyi_game {
    if table.is_null() {
        return core::ptr::null_mut();
    }
    // SAFETY: contract 2; no reference is made.
    unsafe { &raw mut (*table).inside.game }
}

/// Begins another game in the same seats, with all hints again; `game_options` may be NULL. Events that
/// waited are gone. The same seeds would play the same game: give the opponent another one by
/// duiyi_table_set_seat().
///
/// Errors: as duiyi_game_create(); then the old game goes on.
///
/// Example: `duiyi_table_new_game(table, &game_options, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_new_game(
    table: *mut duiyi_table,
    game_options: *const duiyi_game_options,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 7.
    unsafe {
        change(table, err, |table| Ok(table.new_game(&growing::read(game_options)?.read()?)?))
    }
}

/// Sets somebody else at a side, at any time. What was thought for it is dropped.
///
/// Errors: DUIYI_ERR_VALUE, DUIYI_ERR_UNSUPPORTED.
///
/// Example: `duiyi_table_set_seat(table, DUIYI_SIDE_BLACK, &seat, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_set_seat(
    table: *mut duiyi_table,
    side: duiyi_side,
    seat: *const duiyi_seat,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5; `seat` is NULL or a seat.
    unsafe {
        change(table, err, |table| {
            let seat = seat.as_ref().ok_or(Failure::Null)?.read()?;
            Ok(table.set_seat(read_side(side)?, seat)?)
        })
    }
}

/// Who sits at a side.
///
/// Errors: DUIYI_ERR_VALUE for a side that does not exist.
///
/// Example: `duiyi_table_seat(table, DUIYI_SIDE_BLACK, &seat);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_seat(
    table: *const duiyi_table,
    side: duiyi_side,
    out: *mut duiyi_seat,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4.
    unsafe {
        look(table, NO_ERR, |table| {
            Out::at(out)?.put(table.seat(read_side(side)?));
            Ok(())
        })
    }
}

/// Sets what pawns become without being asked; DUIYI_KIND_NONE: each time it is asked for.
///
/// Errors: DUIYI_ERR_VALUE for a kind that no pawn becomes.
///
/// Example: `duiyi_table_set_promotion(table, DUIYI_KIND_QUEEN, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_set_promotion(
    table: *mut duiyi_table,
    kind: duiyi_kind,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { change(table, err, |table| Ok(table.set_promotion(read_kind(kind)?)?)) }
}

/// How a frame left the table.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_table_progress {
    /// sizeof(duiyi_table_progress).
    pub struct_size: u32,
    /// The move that the opponent has just played, or DUIYI_MOVE_NONE; the events tell more.
    pub moved: duiyi_move,
    /// How much of the search under way is done, in thousandths; 0 without one.
    pub permille: u32,
    /// The opponent that thinks, or waits for its time to answer; else DUIYI_SIDE_NONE.
    pub thinking: duiyi_side,
    /// 1: a hint is searched.
    pub hinting: u8,
    /// Zero.
    pub pad: [u8; 2],
}

growing!(duiyi_table_progress up to pad);

impl From<Progress> for duiyi_table_progress {
    fn from(progress: Progress) -> duiyi_table_progress {
        duiyi_table_progress {
            moved: write_move(progress.moved.map(|info| info.played)),
            permille: progress.permille,
            thinking: write_side(progress.thinking),
            hinting: progress.hinting.into(),
            ..duiyi_table_progress::zeroed()
        }
    }
}

/// A frame: call it once each. The clocks tick, the opponent or a hint is searched for `nodes` more
/// nodes (about 1,000 a millisecond), and if the opponent knows its move and its pace has passed, it is
/// played, one at most. `now_ms` is your time, from any clock that never goes back: nothing else tells
/// the table the time. With a clock that runs the opponent takes no more than a twentieth of its time
/// for a move. `progress` may be NULL.
///
/// Example: `duiyi_table_advance(table, SDL_GetTicks(), 5000, &progress);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_advance(
    table: *mut duiyi_table,
    now_ms: u64,
    nodes: u32,
    progress: *mut duiyi_table_progress,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        change(table, NO_ERR, |table| {
            let out = GrowingOut::maybe(progress)?;
            let progress = table.advance(now_ms, nodes.into());
            out.into_iter().for_each(|out| out.put(progress));
            Ok(())
        })
    }
}

/// The oldest event that waits, taken off the ring: those of the game and those of the table, in the
/// order in which they happened. (So do not take any off by duiyi_game_next_event().) Its kind is
/// DUIYI_EVENT_NONE if none waits.
///
/// Example: `while (duiyi_table_next_event(table, &event) == DUIYI_OK && event.kind) show(&event);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_next_event(
    table: *mut duiyi_table,
    out: *mut duiyi_event,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        change(table, NO_ERR, |table| {
            let out = GrowingOut::at(out)?;
            out.put(table.next_event().map_or(duiyi_event::none(), duiyi_event::from));
            Ok(())
        })
    }
}

/// The table as a text in JSON: as duiyi_game_save_json() has the game, with a field "table" in which
/// seats, hints and promotion stand. duiyi_table_load_json() gives an equal table;
/// duiyi_game_load_json() reads the game of it.
///
/// Errors: DUIYI_ERR_UNSUPPORTED if the library was built without "json" (duiyi_build_features()).
///
/// Example: `duiyi_table_save_json(table, text, sizeof text, &len);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_save_json(
    table: *const duiyi_table,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(table, NO_ERR, |table| {
            let out = TextOut::at(buf, cap, out_len)?;
            out.put(saves::save(table)?)
        })
    }
}

/// The table that was saved, its clock standing; what was selected, thought or hinted is not saved. Of
/// `options`, which may be NULL, the engine counts; the rest only for a saved game that knows no table.
/// The table is yours: give it to duiyi_table_destroy().
///
/// Errors: as duiyi_game_load_json() and duiyi_table_create(). *out is not touched then.
///
/// Example: `status = duiyi_table_load_json(text, len, NULL, &table, &err);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_load_json(
    text: *const c_char,
    len: usize,
    options: *const duiyi_table_options,
    out: *mut *mut duiyi_table,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 4 to 7.
    unsafe {
        call(err, || {
            let out = Out::at(out)?;
            let (options, engine) = growing::read(options)?.read()?;
            let inside = saves::load(text::read(text, len)?, engine, &options)?;
            out.put(give(duiyi_table { inside })?);
            Ok(())
        })
    }
}
