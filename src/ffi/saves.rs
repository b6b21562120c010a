//! Section 3 of the header: games as texts, to be kept and sent.

use alloc::string::String;
use core::ffi::c_char;

use super::boundary::{NO_ERR, Out, call, look};
use super::failure::Failure;
use super::game::{duiyi_game, give_game};
use super::text::{self, TextOut};
use super::values::*;
use crate::game::Game;

/// The game as a text in JSON: start, rules, what the session is without, tags, all moves (those
/// taken back too), clocks, offers, and how it stands. duiyi_game_load_json() gives an equal game.
///
/// The text is as long as the game, about 300 bytes and 7 a move, and takes memory while it is made.
/// Asking for the length and then writing makes it twice; a buffer that is large enough at once saves
/// that.
///
/// Errors: DUIYI_ERR_UNSUPPORTED if the library was built without "json" (duiyi_build_features()).
///
/// Example: `duiyi_game_save_json(game, NULL, 0, &len); text = malloc(len + 1);
/// status = duiyi_game_save_json(game, text, len + 1, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_save_json(
    game: *const duiyi_game,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = TextOut::at(buf, cap, out_len)?;
            out.put(save_json(game)?)
        })
    }
}

/// The game that was saved: its moves are played and judged again, its clock stands, and no events
/// wait. It is yours: give it to duiyi_game_destroy().
///
/// Errors: DUIYI_ERR_JSON, with err->offset where it is no JSON; else err->message names the field
/// and says what is wrong there, with err->reason and err->squares if it is a move.
/// DUIYI_ERR_NEWER_FILE for a text of a newer library, DUIYI_ERR_UTF8, DUIYI_ERR_MEMORY,
/// DUIYI_ERR_UNSUPPORTED as for duiyi_game_save_json(). *out is not touched then.
///
/// Example: `status = duiyi_game_load_json(text, DUIYI_NUL_TERMINATED, &game, &err);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_load_json(
    text: *const c_char,
    len: usize,
    out: *mut *mut duiyi_game,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 4 to 6.
    unsafe {
        call(err, || {
            let out = Out::at(out)?;
            out.put(give_game(load_json(text::read(text, len)?))?);
            Ok(())
        })
    }
}

/// The game as one short word of letters, digits, - and _ for links and bug reports: start, rules,
/// what the session is without, all moves (those taken back too), an end from outside. Not in it are
/// times, offers and tags. A game of eighty moves has about two hundred letters.
///
/// `seeds`, which may be NULL for 0, are two numbers of yours that go along, white's (red's) first:
/// what an opponent drew its moves from, so that its game can be had again.
///
/// Example: `duiyi_game_replay_code(game, NULL, buf, sizeof buf, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_replay_code(
    game: *const duiyi_game,
    seeds: *const u64,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6; `seeds` is NULL or two numbers.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = TextOut::at(buf, cap, out_len)?;
            out.put(
                game.replay_code(seeds.cast::<[u64; 2]>().as_ref().copied().unwrap_or_default()),
            )
        })
    }
}

/// The game of a replay code, and in `seeds`, which may be NULL, the two numbers that came along. It
/// is yours: give it to duiyi_game_destroy().
///
/// Errors: DUIYI_ERR_REPLAY_CODE (err->offset is the character, err->message says why; of a move
/// err->reason and err->squares, too), DUIYI_ERR_NEWER_FILE for a code of a newer library,
/// DUIYI_ERR_UTF8, DUIYI_ERR_MEMORY. Nothing is touched then.
///
/// Example: `status = duiyi_game_load_replay_code(code, DUIYI_NUL_TERMINATED, &game, NULL, &err);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_load_replay_code(
    text: *const c_char,
    len: usize,
    out: *mut *mut duiyi_game,
    seeds: *mut u64,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 4 to 6; `seeds` is NULL or has room for two numbers.
    unsafe {
        call(err, || {
            let out = Out::at(out)?;
            let (game, found) = Game::from_replay_code(text::read(text, len)?)?;
            out.put(give_game::<Failure>(Ok(game))?);
            if let Ok(seeds) = Out::<[u64; 2]>::at(seeds.cast()) {
                seeds.put(found);
            }
            Ok(())
        })
    }
}

#[cfg(feature = "json")]
fn save_json(game: &Game) -> Result<String, Failure> {
    Ok(game.save_json())
}

#[cfg(feature = "json")]
fn load_json(text: &str) -> Result<Game, Failure> {
    Ok(Game::load_json(text)?)
}

#[cfg(not(feature = "json"))]
const WITHOUT_JSON: Failure = Failure::Unsupported("this library was built without json");

#[cfg(not(feature = "json"))]
fn save_json(_: &Game) -> Result<String, Failure> {
    Err(WITHOUT_JSON)
}

#[cfg(not(feature = "json"))]
fn load_json(_: &str) -> Result<Game, Failure> {
    Err(WITHOUT_JSON)
}

#[cfg(all(test, not(feature = "json")))]
mod tests {
    use super::*;
    use crate::ffi::{duiyi_build_features, duiyi_game_create, duiyi_game_destroy};
    use core::ffi::CStr;
    use core::ptr::{null, null_mut};

    #[test]
    fn a_library_without_json_says_so() {
        let (mut game, mut loaded, mut len) = (null_mut(), null_mut(), 0);
        // SAFETY: the contract.
        unsafe {
            assert_eq!(duiyi_game_create(null(), &mut game, NO_ERR), DUIYI_OK);
            let saved = duiyi_game_save_json(game, null_mut(), 0, &mut len);
            assert_eq!((saved, len), (DUIYI_ERR_UNSUPPORTED, 0));
            let read = duiyi_game_load_json(c"{}".as_ptr(), 2, &mut loaded, NO_ERR);
            assert_eq!((read, loaded), (DUIYI_ERR_UNSUPPORTED, null_mut()));
            let features = CStr::from_ptr(duiyi_build_features()).to_str().unwrap();
            assert!(!features.contains("json"));
            // Replay codes need none.
            let code = duiyi_game_replay_code(game, null(), null_mut(), 0, &mut len);
            assert_eq!((code, len), (DUIYI_ERR_BUFFER, 23));
            duiyi_game_destroy(game);
        }
    }
}
