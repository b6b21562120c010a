//! Section 4 of the header: moves as text.

use core::ffi::c_char;

use super::boundary::{NO_ERR, Out, look};
use super::failure::Failure;
use super::game::duiyi_game;
use super::text::{self, TextOut};
use super::values::*;

/// Reads a text as a legal move of the present position, without playing it.
///
/// Errors: DUIYI_ERR_NOTATION (err->offset says where), DUIYI_ERR_ILLEGAL_MOVE,
/// DUIYI_ERR_AMBIGUOUS_MOVE (err->squares are the pieces it may mean), DUIYI_ERR_PROMOTION_REQUIRED, DUIYI_ERR_UTF8, DUIYI_ERR_VALUE for a notation that does not exist.
///
/// Example: `duiyi_game_parse_move(game, line, strlen(line), DUIYI_NOTATION_AUTO, &move, &err);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_parse_move(
    game: *const duiyi_game,
    text: *const c_char,
    len: usize,
    notation: duiyi_notation,
    out: *mut duiyi_move,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 6.
    unsafe {
        look(game, err, |game| {
            let out = Out::at(out)?;
            out.put(game.read_move(text::read(text, len)?, read_notation(notation)?)?.number());
            Ok(())
        })
    }
}

/// The text of a legal move of the present position. DUIYI_MOVE_TEXT_MAX bytes are always room
/// enough.
///
/// Errors: as duiyi_game_is_legal(); DUIYI_ERR_VALUE for a notation that does not exist.
///
/// Example: `duiyi_game_format_move(game, move, DUIYI_NOTATION_UCI, text, sizeof text, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_format_move(
    game: *const duiyi_game,
    r#move: duiyi_move,
    notation: duiyi_notation,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = TextOut::at(buf, cap, out_len)?;
            let (m, notation) = (read_move(r#move)?, read_notation(notation)?);
            match game.is_legal(m) {
                true => out.put(game.write_move(m, notation)),
                false => Err(Failure::from(game.explain(m.from(), m.to(), m.promotion()))),
            }
        })
    }
}
