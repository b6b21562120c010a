//! Section 9 of the header: games from files, and into them.

use core::ffi::c_char;
use core::sync::atomic::AtomicBool;

use super::boundary::{NO_ERR, Out, call, change, give, handle, look, take_back};
use super::game::{duiyi_game, give_game};
use super::growing::{self, growing};
use super::reading::{self, Reading};
use super::text::{self, TextOut};
use super::values::*;

/// Reads games out of a file that comes in pieces: PGN of chess and xiangqi, XQF, CBR and DhtmlXQ (its
/// first bytes tell which). Belongs to whom duiyi_reader_create() gave it, until
/// duiyi_reader_destroy().
pub struct duiyi_reader {
    poisoned: AtomicBool,
    inside: Reading,
}

handle!(duiyi_reader to Reading);

/// How a file is read. All zero but struct_size suits most.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_reader_options {
    /// sizeof(duiyi_reader_options).
    pub struct_size: u32,
    /// Which game it is where nothing in a file says so; 0: the one that the first move is of.
    pub variant: duiyi_variant,
    /// What kind of file it is; 0: its first bytes tell.
    pub format: duiyi_format,
    /// How its text is encoded.
    pub encoding: duiyi_encoding,
    /// Zero.
    pub reserved: [u64; 2],
}

growing!(duiyi_reader_options up to reserved);

/// A reader that has read nothing. `options` may be NULL, for the default in everything.
///
/// Errors: DUIYI_ERR_VALUE, DUIYI_ERR_MEMORY; DUIYI_ERR_UNSUPPORTED if the library was built without
/// "files", or for an encoding without "encodings" (duiyi_build_features()).
///
/// Example: `status = duiyi_reader_create(NULL, &reader);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_reader_create(
    options: *const duiyi_reader_options,
    out: *mut *mut duiyi_reader,
) -> duiyi_status {
    // SAFETY: contracts 2, 4 and 7.
    unsafe {
        call(NO_ERR, || {
            let out = Out::at(out)?;
            let inside = Reading::new(&growing::read(options)?)?;
            out.put(give(duiyi_reader { poisoned: AtomicBool::new(false), inside })?);
            Ok(())
        })
    }
}

/// Ends a reader's life; NULL is allowed. Games that it gave live on.
///
/// Example: `duiyi_reader_destroy(reader); reader = NULL;`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_reader_destroy(reader: *mut duiyi_reader) {
    // SAFETY: contract 2.
    unsafe { take_back(reader) }
}

/// The next piece of the file: `len` bytes, which may end anywhere, and are copied. Take all games that
/// are whole before feeding more, or everything gathers in memory.
///
/// Example: `while ((n = fread(piece, 1, sizeof piece, file)) > 0) {
/// duiyi_reader_feed(reader, piece, n); take_games(reader); }`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_reader_feed(
    reader: *mut duiyi_reader,
    bytes: *const c_char,
    len: usize,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4 and 6.
    unsafe {
        change(reader, NO_ERR, |reader| {
            reader.feed(text::bytes(bytes, len)?);
            Ok(())
        })
    }
}

/// There are no more bytes: what is left is the last game.
///
/// Example: `duiyi_reader_finish(reader); take_games(reader);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_reader_finish(reader: *mut duiyi_reader) -> duiyi_status {
    // SAFETY: contracts 2 to 4.
    unsafe {
        change(reader, NO_ERR, |reader| {
            reader.finish();
            Ok(())
        })
    }
}

/// The next game, its main line and its tags; it is yours. *out becomes NULL if more bytes are needed,
/// or after duiyi_reader_finish(), if there are no more games. Every move is checked. Where a game did
/// not end on the board, the result in the file counts as it says: resignation, time, agreement, else
/// adjudication.
///
/// A broken game is an error, and the call after it goes on with the next game.
///
/// Errors: DUIYI_ERR_PGN for a broken game, with err->message saying which game, where and why,
/// err->offset the byte in the file, and, if it is a move, err->reason and err->squares;
/// DUIYI_ERR_MEMORY. *out is not touched then.
///
/// Example: `while (duiyi_reader_next_game(reader, &game, &err) != DUIYI_OK || game) {
/// if (game) use(game); game = NULL; }`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_reader_next_game(
    reader: *mut duiyi_reader,
    out: *mut *mut duiyi_game,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe {
        change(reader, err, |reader| {
            let out = Out::at(out)?;
            out.put(match reader.next_game()? {
                Some(game) => give_game::<super::failure::Failure>(Ok(game))?,
                None => core::ptr::null_mut(),
            });
            Ok(())
        })
    }
}

/// The game of that number, from 0, in a PGN text, as duiyi_reader_next_game() gives it. It is yours:
/// give it to duiyi_game_destroy().
///
/// Errors: DUIYI_ERR_PGN if that game is broken, DUIYI_ERR_VALUE if the text has not so many games,
/// DUIYI_ERR_MEMORY, DUIYI_ERR_UNSUPPORTED as for duiyi_reader_create(). *out is not touched then.
///
/// Example: `status = duiyi_game_load_pgn(text, DUIYI_NUL_TERMINATED, 0, &game, &err);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_load_pgn(
    text: *const c_char,
    len: usize,
    index: u32,
    out: *mut *mut duiyi_game,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 4 to 6.
    unsafe {
        call(err, || {
            let out = Out::at(out)?;
            out.put(give_game(reading::load_pgn(text::bytes(text, len)?, index))?);
            Ok(())
        })
    }
}

/// The game as PGN, in the export form of the standard: its moves up to the present one, its tags and
/// its result. DUIYI_NOTATION_AUTO writes SAN, in xiangqi Chinese. The text takes memory while it is
/// made, as for duiyi_game_save_json().
///
/// Errors: DUIYI_ERR_VALUE, DUIYI_ERR_UNSUPPORTED as for duiyi_reader_create().
///
/// Example: `duiyi_game_save_pgn(game, DUIYI_NOTATION_AUTO, text, sizeof text, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_save_pgn(
    game: *const duiyi_game,
    notation: duiyi_notation,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = TextOut::at(buf, cap, out_len)?;
            out.put(reading::save_pgn(game, read_notation(notation)?)?)
        })
    }
}

#[cfg(all(test, not(feature = "files")))]
mod tests {
    use super::*;
    use core::ptr::null_mut;

    #[test]
    fn a_library_without_files_says_so() {
        let (mut reader, mut game) = (null_mut(), null_mut());
        // SAFETY: the contract.
        unsafe {
            let created = duiyi_reader_create(core::ptr::null(), &mut reader);
            assert_eq!((created, reader), (DUIYI_ERR_UNSUPPORTED, null_mut()));
            let read = duiyi_game_load_pgn(c"1. e4 *".as_ptr(), 7, 0, &mut game, NO_ERR);
            assert_eq!((read, game), (DUIYI_ERR_UNSUPPORTED, null_mut()));
        }
    }
}
