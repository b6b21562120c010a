//! Status codes, and errors in words.

use core::ffi::{CStr, c_char};

use super::{DUIYI_SQUARE_NONE, duiyi_reason, duiyi_square};
use crate::ffi::failure::Failure;
use crate::ffi::growing::{Growing, growing};

/// What became of a call: DUIYI_OK, or why it failed (contract 4). Codes from 1 say that the call
/// is wrong, from 100 that the game says no, from 200 that a text is bad, from 300 that the machine
/// failed. They are never renumbered.
pub type duiyi_status = i32;

/// Success.
pub const DUIYI_OK: duiyi_status = 0;
/// A pointer that must not be NULL was NULL.
pub const DUIYI_ERR_NULL: duiyi_status = 1;
/// An argument is outside its range.
pub const DUIYI_ERR_VALUE: duiyi_status = 2;
/// A struct_size is smaller than the first version of that struct, or senseless.
pub const DUIYI_ERR_STRUCT_SIZE: duiyi_status = 3;
/// A text is not UTF-8; err->offset says where.
pub const DUIYI_ERR_UTF8: duiyi_status = 4;
/// A buffer is too small; the needed size has been written.
pub const DUIYI_ERR_BUFFER: duiyi_status = 5;
/// Not possible now: the game is over, the session is without that (see duiyi_action), there is
/// nothing to take back or to answer, no search has begun; err->message says which.
pub const DUIYI_ERR_STATE: duiyi_status = 7;
/// Not in this variant, or not in this version of the library.
pub const DUIYI_ERR_UNSUPPORTED: duiyi_status = 8;
/// The move is not legal; err->reason says why.
pub const DUIYI_ERR_ILLEGAL_MOVE: duiyi_status = 100;
/// The text fits more than one legal move; err->squares are the pieces it may mean.
pub const DUIYI_ERR_AMBIGUOUS_MOVE: duiyi_status = 101;
/// The move is legal, but ask the player first what the pawn becomes.
pub const DUIYI_ERR_PROMOTION_REQUIRED: duiyi_status = 102;
/// The text is not a move in that notation; err->offset says where.
pub const DUIYI_ERR_NOTATION: duiyi_status = 200;
/// The FEN is refused; err->offset says where, err->message why.
pub const DUIYI_ERR_FEN: duiyi_status = 201;
/// A game of a file is broken; err->message says which one, where and why.
pub const DUIYI_ERR_PGN: duiyi_status = 202;
/// The text is not JSON, or JSON of another form, or tells of a game that cannot be; err->offset says
/// where, or err->message in which field.
pub const DUIYI_ERR_JSON: duiyi_status = 203;
/// The text was written by a newer library.
pub const DUIYI_ERR_NEWER_FILE: duiyi_status = 204;
/// The replay code is damaged; err->offset says where, err->message why.
pub const DUIYI_ERR_REPLAY_CODE: duiyi_status = 205;
/// Not enough memory.
pub const DUIYI_ERR_MEMORY: duiyi_status = 300;
/// A bug inside the library (contract 9).
pub const DUIYI_ERR_PANIC: duiyi_status = 301;

/// A failure in words (contract 5).
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_error {
    /// sizeof(duiyi_error).
    pub struct_size: u32,
    /// What the call returned.
    pub status: duiyi_status,
    /// Why a move is refused; DUIYI_REASON_LEGAL (0) if that is not what failed.
    pub reason: duiyi_reason,
    /// The byte in the given text, UINT32_MAX if it is not about a text.
    pub offset: u32,
    /// What to light up, as the reason says; unused ones are DUIYI_SQUARE_NONE.
    pub squares: [duiyi_square; 4],
    /// English, NUL-terminated UTF-8, for logs; duiyi_text() has status and reason for players.
    pub message: [c_char; 108],
}

growing!(duiyi_error up to message);

impl duiyi_error {
    pub(in crate::ffi) fn of(failure: &Failure) -> duiyi_error {
        let mut error = duiyi_error {
            status: failure.status(),
            reason: failure.reason(),
            offset: failure.offset(),
            squares: [DUIYI_SQUARE_NONE; 4],
            ..duiyi_error::zeroed()
        };
        for (place, square) in error.squares.iter_mut().zip(failure.squares().as_slice()) {
            *place = square.number();
        }
        crate::ffi::text::write_cut(&mut error.message, failure);
        error
    }
}

/// The name of a status code: "DUIYI_ERR_FEN" for DUIYI_ERR_FEN. Static, never NULL; codes that the
/// loaded library does not know give "unknown status".
///
/// Example: `fprintf(stderr, "%s\n", duiyi_status_name(status));`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub extern "C" fn duiyi_status_name(status: duiyi_status) -> *const c_char {
    name(status).as_ptr()
}

const fn name(status: duiyi_status) -> &'static CStr {
    match status {
        DUIYI_OK => c"DUIYI_OK",
        DUIYI_ERR_NULL => c"DUIYI_ERR_NULL",
        DUIYI_ERR_VALUE => c"DUIYI_ERR_VALUE",
        DUIYI_ERR_STRUCT_SIZE => c"DUIYI_ERR_STRUCT_SIZE",
        DUIYI_ERR_UTF8 => c"DUIYI_ERR_UTF8",
        DUIYI_ERR_BUFFER => c"DUIYI_ERR_BUFFER",
        DUIYI_ERR_STATE => c"DUIYI_ERR_STATE",
        DUIYI_ERR_UNSUPPORTED => c"DUIYI_ERR_UNSUPPORTED",
        DUIYI_ERR_ILLEGAL_MOVE => c"DUIYI_ERR_ILLEGAL_MOVE",
        DUIYI_ERR_AMBIGUOUS_MOVE => c"DUIYI_ERR_AMBIGUOUS_MOVE",
        DUIYI_ERR_PROMOTION_REQUIRED => c"DUIYI_ERR_PROMOTION_REQUIRED",
        DUIYI_ERR_NOTATION => c"DUIYI_ERR_NOTATION",
        DUIYI_ERR_FEN => c"DUIYI_ERR_FEN",
        DUIYI_ERR_PGN => c"DUIYI_ERR_PGN",
        DUIYI_ERR_JSON => c"DUIYI_ERR_JSON",
        DUIYI_ERR_NEWER_FILE => c"DUIYI_ERR_NEWER_FILE",
        DUIYI_ERR_REPLAY_CODE => c"DUIYI_ERR_REPLAY_CODE",
        DUIYI_ERR_MEMORY => c"DUIYI_ERR_MEMORY",
        DUIYI_ERR_PANIC => c"DUIYI_ERR_PANIC",
        _ => c"unknown status",
    }
}
