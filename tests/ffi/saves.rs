//! Games as texts: what is loaded is what was saved, and what is refused says where.

use std::ffi::CStr;
use std::ptr::null_mut;

use duiyi::ffi::*;

use crate::world::{CODE, SAVED, World, seen_of};

/// What became of a text, and the error in words.
struct Refused {
    status: duiyi_status,
    error: duiyi_error,
}

impl Refused {
    fn message(&self) -> String {
        // SAFETY: the library ends it with a NUL.
        let message = unsafe { CStr::from_ptr(self.error.message.as_ptr()) };
        message.to_str().expect("contract 5").to_owned()
    }
}

fn load_json(text: &str) -> Refused {
    let mut w = World::new();
    let (at, len) = (text.as_ptr().cast(), text.len());
    // SAFETY: contract.
    let status = unsafe { duiyi_game_load_json(at, len, &mut w.game_out, w.error.at()) };
    assert_eq!(w.game_out.is_null(), status != DUIYI_OK);
    Refused { status, error: *w.error }
}

fn load_code(text: &str) -> Refused {
    let mut w = World::new();
    let (at, len, seeds) = (text.as_ptr().cast(), text.len(), w.seeds.as_mut_ptr());
    // SAFETY: contract.
    let status =
        unsafe { duiyi_game_load_replay_code(at, len, &mut w.game_out, seeds, w.error.at()) };
    assert_eq!(w.game_out.is_null(), status != DUIYI_OK);
    assert!(status == DUIYI_OK || w.seeds == World::new().seeds);
    Refused { status, error: *w.error }
}

fn saved() -> &'static str {
    SAVED.to_str().expect("ASCII")
}

/// The saved text with something else in the place of `old`.
fn changed(old: &str, new: &str) -> Refused {
    assert_eq!(saved().matches(old).count(), 1, "{old}");
    load_json(&saved().replace(old, new))
}

#[test]
fn what_is_loaded_is_what_was_saved() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        for game in [w.game, w.claimed, w.offered] {
            let (text, cap) = (w.text.as_mut_ptr(), w.text.len());
            assert_eq!(duiyi_game_save_json(game, text, cap, &mut w.len), DUIYI_OK);
            let mut loaded = null_mut();
            assert_eq!(duiyi_game_load_json(text, w.len, &mut loaded, null_mut()), DUIYI_OK);
            assert_eq!(seen_of(loaded), seen_of(game));
            duiyi_game_destroy(loaded);
        }
        // Moves are no offers and no tags.
        assert_eq!(duiyi_game_abandon(w.claimed, null_mut()), DUIYI_OK);
        let (text, cap, seeds) = (w.text.as_mut_ptr(), w.text.len(), [u64::MAX, 7]);
        let written = duiyi_game_replay_code(w.claimed, seeds.as_ptr(), text, cap, &mut w.len);
        assert_eq!(written, DUIYI_OK);
        let (mut loaded, mut found) = (null_mut(), [0; 2]);
        let read =
            duiyi_game_load_replay_code(text, w.len, &mut loaded, found.as_mut_ptr(), null_mut());
        assert_eq!((read, found), (DUIYI_OK, seeds));
        assert_eq!(seen_of(loaded), seen_of(w.claimed));
        duiyi_game_destroy(loaded);
    }
}

#[test]
fn a_code_without_seeds_has_seeds_of_0() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        let (text, cap) = (w.text.as_mut_ptr(), w.text.len());
        let written = duiyi_game_replay_code(w.game, std::ptr::null(), text, cap, &mut w.len);
        assert_eq!(written, DUIYI_OK);
        let (out, seeds) = (&raw mut w.game_out, w.seeds.as_mut_ptr());
        let read = duiyi_game_load_replay_code(text, w.len, out, seeds, null_mut());
        assert_eq!((read, w.seeds), (DUIYI_OK, [0; 2]));
    }
}

#[test]
fn a_refused_save_says_where() {
    assert_eq!(load_json(saved()).status, DUIYI_OK);
    let torn = load_json(&saved()[..40]);
    assert_eq!((torn.status, torn.error.offset), (DUIYI_ERR_JSON, 39));
    let newer = changed("\"duiyi\":1", "\"duiyi\":2");
    assert_eq!((newer.status, newer.error.offset), (DUIYI_ERR_NEWER_FILE, u32::MAX));
    assert_eq!(newer.message(), "version 2 of the form is not known");
    for (old, new, message) in [
        ("\"duiyi\":1", "\"duiyi\":0", "version 0 of the form is not known"),
        ("\"ply\":1", "\"ply\":2", "ply: out of range"),
        ("\"ply\":1", "\"ply\":\"1\"", "ply: not what the form has there"),
        ("\"ply\":1,", "", "ply: missing"),
        ("\"ply\":1", "\"ply\":1,\"later\":1", "later: the form has no such field"),
        ("\"ongoing\"", "\"abandoned\"", "verdict: this is not what the game says"),
        ("chess_casual", "chess_blitz", "rules: this name is not known"),
    ] {
        let refused = changed(old, new);
        assert_eq!((refused.status, refused.error.offset), (DUIYI_ERR_JSON, u32::MAX));
        assert_eq!(refused.message(), message);
    }
}

#[test]
fn a_refused_move_or_start_in_a_save_says_why() {
    let illegal = changed("\"e2e4\"", "\"e2e4\",\"e7e5\",\"e1e3\"");
    assert_eq!(illegal.status, DUIYI_ERR_JSON);
    assert_eq!(illegal.error.reason, DUIYI_REASON_PIECE_GEOMETRY);
    assert!(illegal.message().starts_with("moves[2]: illegal move"), "{}", illegal.message());
    let blocked = changed("\"e2e4\"", "\"e2e4\",\"a8a6\"");
    assert_eq!(blocked.error.reason, DUIYI_REASON_PATH_BLOCKED);
    assert_eq!(blocked.error.squares[0], 48, "the pawn on a7");
    let start = changed("KQkq", "KQkx");
    assert_eq!((start.status, start.error.reason), (DUIYI_ERR_JSON, DUIYI_REASON_LEGAL));
    assert!(start.message().starts_with("start: "), "{}", start.message());
}

#[test]
fn a_refused_code_says_where() {
    let code = CODE.to_str().expect("ASCII");
    assert_eq!(load_code(code).status, DUIYI_OK);
    let bad = load_code(&code.replace("AA", "A!"));
    assert_eq!((bad.status, bad.error.offset), (DUIYI_ERR_REPLAY_CODE, 4));
    assert_eq!(bad.message(), "character 4: this character does not belong here");
    for at in 0..code.len() {
        let flipped = if &code[at..=at] == "B" { "C" } else { "B" };
        let changed = load_code(&format!("{}{flipped}{}", &code[..at], &code[at + 1..]));
        assert_eq!(changed.status, DUIYI_ERR_REPLAY_CODE, "character {at}");
        assert_eq!(load_code(&code[..at]).status, DUIYI_ERR_REPLAY_CODE, "cut to {at}");
    }
}

/// Codes with a right check and something wrong inside.
#[test]
fn a_code_that_lies_says_why() {
    let newer = load_code("AgEyi9KF");
    assert_eq!(newer.status, DUIYI_ERR_NEWER_FILE);
    assert_eq!(newer.message(), "character 1: version 2 of the code is not known");
    let empty_board = load_code("AQEAAAAAGTgvOC84LzgvOC84LzgvOCB3IC0gLSAwIDEAAAAAAAD9A03j");
    assert_eq!(empty_board.status, DUIYI_ERR_REPLAY_CODE);
    assert_eq!(empty_board.error.reason, DUIYI_REASON_LEGAL);
    // After a third repetition comes one move more.
    let over = load_code("AQEAAAAAAAAACQAAABSiQUokaBVjc6A");
    assert_eq!(over.status, DUIYI_ERR_REPLAY_CODE);
    assert_eq!(over.error.reason, DUIYI_REASON_GAME_OVER);
}

#[test]
fn no_text_is_no_game() {
    for text in ["", " ", "null", "[]", "{}", "\u{FEFF}", "对弈"] {
        assert_eq!(load_json(text).status, DUIYI_ERR_JSON, "{text}");
        assert_eq!(load_code(text).status, DUIYI_ERR_REPLAY_CODE, "{text}");
    }
}
