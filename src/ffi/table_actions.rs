//! Section 11 of the header: what persons do at a table besides moving.

use super::boundary::change;
use super::game::duiyi_game;
use super::table::duiyi_table;
use super::values::*;
use crate::table::{Table, TableError};

/// One thing that persons do.
///
/// # Safety
/// The pointers are what contracts 2 to 5 say.
unsafe fn act(
    table: *mut duiyi_table,
    err: *mut duiyi_error,
    work: fn(&mut Table<duiyi_game>) -> Result<(), TableError>,
) -> duiyi_status {
    // SAFETY: so promises the caller of this function.
    unsafe { change(table, err, |table| Ok(work(table)?)) }
}

/// Asks for a hint: duiyi_table_advance() searches it at full strength, DUIYI_EVENT_HINT_READY tells of
/// it, and view.hint shows it until something moves. It counts when it is there; asked for again in the
/// same position, the same hint is shown at no cost.
///
/// Errors: DUIYI_ERR_STATE if it is not a person's turn, no hints are left, or the game is over
/// (err->message says which).
///
/// Example: `duiyi_table_hint(table, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_hint(
    table: *mut duiyi_table,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { act(table, err, Table::hint) }
}

/// Goes back to a person's last turn: one ply between persons, two against the opponent, one while it
/// thinks. What it thought is dropped.
///
/// Errors: DUIYI_ERR_STATE if no person had a turn before, or the session has no undo.
///
/// Example: `duiyi_table_undo_turn(table, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_undo_turn(
    table: *mut duiyi_table,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { act(table, err, Table::undo_turn) }
}

/// Plays again what duiyi_table_undo_turn() took back.
///
/// Errors: DUIYI_ERR_STATE if nothing was taken back, or the session has no undo.
///
/// Example: `duiyi_table_redo_turn(table, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_redo_turn(
    table: *mut duiyi_table,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { act(table, err, Table::redo_turn) }
}

/// A person wants to resign: view.resign_asked is set until duiyi_table_resign() confirms it or anything
/// else is done.
///
/// Errors: DUIYI_ERR_STATE.
///
/// Example: `duiyi_table_ask_resign(table, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_ask_resign(
    table: *mut duiyi_table,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { act(table, err, Table::ask_resign) }
}

/// The person who asked to resign does so: of two persons, who is to move.
///
/// Errors: DUIYI_ERR_STATE if nobody asked just before.
///
/// Example: `duiyi_table_resign(table, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_resign(
    table: *mut duiyi_table,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { act(table, err, Table::resign) }
}

/// A person offers a draw. Another person accepts, declines or moves. The opponent answers with the next
/// duiyi_table_advance() if it has an opinion of the game by then, else when it has thought about its
/// next move; the events tell.
///
/// Errors: DUIYI_ERR_STATE if the offer stands already, the session has no offers, or the game is over.
///
/// Example: `duiyi_table_offer_draw(table, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_offer_draw(
    table: *mut duiyi_table,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { act(table, err, Table::offer_draw) }
}

/// A person accepts the draw that the other side has offered.
///
/// Errors: DUIYI_ERR_STATE if no offer stands that a person may answer.
///
/// Example: `duiyi_table_accept_draw(table, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_accept_draw(
    table: *mut duiyi_table,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { act(table, err, Table::accept_draw) }
}

/// A person declines the draw that the other side has offered.
///
/// Errors: as duiyi_table_accept_draw().
///
/// Example: `duiyi_table_decline_draw(table, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_decline_draw(
    table: *mut duiyi_table,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { act(table, err, Table::decline_draw) }
}
