//! Section 8 of the header: words for players, in their language.

use core::ffi::c_char;

use super::boundary::{NO_ERR, call, look};
use super::events::duiyi_event;
use super::failure::Failure;
use super::game::duiyi_game;
use super::growing;
use super::say;
use super::text::TextOut;
use super::values::*;

/// Bytes for any text of duiyi_text() and of duiyi_game_..._text() but the evidence, with its NUL.
pub const DUIYI_WORDS_MAX: usize = 512;
/// Bytes for any text of duiyi_game_evidence_text(), with its NUL.
pub const DUIYI_EVIDENCE_TEXT_MAX: usize = 2048;

/// The text of a code in a language. DUIYI_WORDS_MAX bytes are always room enough.
///
/// Errors: DUIYI_ERR_VALUE if there is no such family, code or language; DUIYI_ERR_UNSUPPORTED if
/// the library was built without "words" (duiyi_build_features()). So all functions of this section.
///
/// Example: `duiyi_text(DUIYI_TEXT_KIND, DUIYI_KIND_HORSE, DUIYI_LANGUAGE_ZH_HANS, buf, cap, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_text(
    family: duiyi_text_family,
    code: u32,
    language: duiyi_language,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 4 and 6.
    unsafe { call(NO_ERR, || say::code(family, code, language, TextOut::at(buf, cap, out_len)?)) }
}

/// How the game stands, as a sentence: "Black wins: Red gave perpetual check."
///
/// Example: `duiyi_game_verdict_text(game, language, text, sizeof text, NULL); puts(text);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_verdict_text(
    game: *const duiyi_game,
    language: duiyi_language,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(game, NO_ERR, |game| say::verdict(game, language, TextOut::at(buf, cap, out_len)?))
    }
}

/// Why a move is refused, as a sentence with its pieces and squares: what duiyi_game_explain() answers.
/// With DUIYI_SQUARE_NONE for `to`: why the piece has no move at all, as duiyi_game_explain_piece(). If
/// nothing speaks against it, the text says so.
///
/// Example: `duiyi_game_refusal_text(game, from, to, 0, language, text, sizeof text, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_refusal_text(
    game: *const duiyi_game,
    from: duiyi_square,
    to: duiyi_square,
    promotion: duiyi_kind,
    language: duiyi_language,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = TextOut::at(buf, cap, out_len)?;
            say::refusal(game, [from, to], read_kind(promotion)?, language, out)
        })
    }
}

/// The evidence of duiyi_game_evidence() as prose, for players and arbiters: how often the position has
/// stood, what each move of the offender did, by which article, and what follows. Empty if nobody
/// offends. DUIYI_EVIDENCE_TEXT_MAX bytes are always room enough.
///
/// Example: `duiyi_game_evidence_text(game, language, text, sizeof text, NULL); puts(text);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_evidence_text(
    game: *const duiyi_game,
    language: duiyi_language,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(game, NO_ERR, |game| say::evidence(game, language, TextOut::at(buf, cap, out_len)?))
    }
}

/// What has happened, in a sentence or two, for a screen reader or a log that players read:
/// "White moves the knight from g1 to f3." Empty for DUIYI_EVENT_NONE. The event is one that
/// duiyi_game_next_event() gave, of this game.
///
/// Errors: DUIYI_ERR_VALUE if no game tells of such an event.
///
/// Example: `duiyi_game_event_text(game, &event, language, text, sizeof text, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_event_text(
    game: *const duiyi_game,
    event: *const duiyi_event,
    language: duiyi_language,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4, 6 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = TextOut::at(buf, cap, out_len)?;
            if event.is_null() {
                return Err(Failure::Null);
            }
            say::event(game, &growing::read(event)?, language, out)
        })
    }
}

#[cfg(all(test, not(feature = "words")))]
mod tests {
    use super::*;
    use crate::ffi::{
        duiyi_build_features, duiyi_game_create, duiyi_game_destroy, duiyi_merit_text,
        duiyi_puzzle_create, duiyi_puzzle_destroy, duiyi_puzzle_text,
    };
    use core::ffi::CStr;
    use core::ptr::{null, null_mut};

    #[test]
    fn a_library_without_words_says_so() {
        let (mut game, mut len) = (null_mut(), 77);
        let mut event: duiyi_event = growing::Growing::zeroed();
        let (none, out) = (null_mut(), &raw mut len);
        // SAFETY: the contract.
        unsafe {
            event.struct_size = size_of::<duiyi_event>() as u32;
            assert_eq!(duiyi_game_create(null(), &mut game, NO_ERR), DUIYI_OK);
            let mut puzzle = null_mut();
            assert_eq!(duiyi_puzzle_create(game, 1, null(), &mut puzzle, NO_ERR), DUIYI_OK);
            let merit = duiyi_merit { kind: DUIYI_MERIT_CHECKS, ..duiyi_merit::NONE };
            let answers = [
                duiyi_merit_text(&merit, DUIYI_VARIANT_CHESS, 0, none, 0, out),
                duiyi_puzzle_text(puzzle, 0, none, 0, out),
                duiyi_text(DUIYI_TEXT_KIND, 1, 0, none, 0, out),
                duiyi_game_verdict_text(game, 0, none, 0, out),
                duiyi_game_refusal_text(game, 0, 1, 0, 0, none, 0, out),
                duiyi_game_evidence_text(game, 0, none, 0, out),
                duiyi_game_event_text(game, &event, 0, none, 0, out),
            ];
            assert_eq!(answers, [DUIYI_ERR_UNSUPPORTED; 7]);
            let features = CStr::from_ptr(duiyi_build_features()).to_str().unwrap();
            assert!(!features.contains("words"));
            duiyi_puzzle_destroy(puzzle);
            duiyi_game_destroy(game);
        }
        assert_eq!(len, 77);
    }
}
