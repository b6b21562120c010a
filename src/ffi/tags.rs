//! Section 3 of the header: tags, what is known of a game beside the game.

use core::ffi::c_char;

use super::boundary::{NO_ERR, change, look};
use super::failure::Failure;
use super::game::duiyi_game;
use super::text::{self, TextOut};
use super::values::*;

/// Sets a tag of the game, named as PGN names it: the players are "White" and "Black" (in xiangqi
/// "Red" and "Black"). An empty value takes the tag away. Tags are saved with the game, and are no
/// part of what is undone. This takes memory.
///
/// Errors: DUIYI_ERR_VALUE for a name that is not made of ASCII letters, digits and underscores,
/// DUIYI_ERR_UTF8, DUIYI_ERR_MEMORY.
///
/// Example: `duiyi_game_set_tag(game, "White", DUIYI_NUL_TERMINATED, name, DUIYI_NUL_TERMINATED,
/// NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_set_tag(
    game: *mut duiyi_game,
    name: *const c_char,
    name_len: usize,
    value: *const c_char,
    value_len: usize,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 6.
    unsafe {
        change(game, err, |game| {
            Ok(game.set_tag(text::read(name, name_len)?, text::read(value, value_len)?)?)
        })
    }
}

/// The value of a tag; of one that is not set the empty text.
///
/// Errors: DUIYI_ERR_UTF8.
///
/// Example: `duiyi_game_tag(game, "White", DUIYI_NUL_TERMINATED, buf, sizeof buf, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_tag(
    game: *const duiyi_game,
    name: *const c_char,
    name_len: usize,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = TextOut::at(buf, cap, out_len)?;
            out.put(game.tag(text::read(name, name_len)?).unwrap_or_default())
        })
    }
}

/// The name of a tag that is set; they are counted from 0, by name.
///
/// Errors: DUIYI_ERR_VALUE past the last.
///
/// Example: `for (i = 0; duiyi_game_tag_name(game, i, buf, sizeof buf, NULL) == DUIYI_OK; i++) ...`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_tag_name(
    game: *const duiyi_game,
    index: u32,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = TextOut::at(buf, cap, out_len)?;
            let tag = game.tags().nth(index as usize);
            out.put(tag.ok_or(Failure::Value("the game has no such tag"))?.0)
        })
    }
}
