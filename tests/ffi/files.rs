//! Games from files through the C functions: in pieces, broken ones with their place, and back.

use std::ffi::CStr;
use std::ptr::null_mut;

use duiyi::ffi::*;

use crate::world::{World, init};

#[test]
fn games_come_out_as_they_are_whole() {
    let mut w = World::new();
    let pieces =
        ["[White \"Ann\"]\n\n1. e4 e", "5 2. Ke3 *\n\n[Event \"x\"]\n1. C2", "=5 H8+7 1-0\n"];
    let mut told = Vec::new();
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_reader_create(0, &mut w.reader_out), DUIYI_OK);
        for piece in pieces {
            let fed = duiyi_reader_feed(w.reader_out, piece.as_ptr().cast(), piece.len());
            assert_eq!(fed, DUIYI_OK);
            loop {
                let status = duiyi_reader_next_game(w.reader_out, &mut w.game_out, w.error.at());
                if status == DUIYI_OK && w.game_out.is_null() {
                    break;
                }
                if status == DUIYI_OK {
                    let mut state = init::<duiyi_state>();
                    assert_eq!(duiyi_game_state(w.game_out, &mut state), DUIYI_OK);
                    told.push((state.ply, state.termination));
                    duiyi_game_destroy(w.game_out);
                    w.game_out = null_mut();
                } else {
                    let error = &*w.error.at();
                    let message = CStr::from_ptr(error.message.as_ptr()).to_str().unwrap();
                    let said = "game 1, line 3, column 13: Ke3: illegal move: PieceGeometry";
                    assert_eq!(message, said);
                    assert_eq!((error.status, error.offset), (DUIYI_ERR_PGN, 27));
                    assert_eq!(error.reason, DUIYI_REASON_PIECE_GEOMETRY);
                    told.push((0, 0));
                }
            }
        }
        assert_eq!(duiyi_reader_finish(w.reader_out), DUIYI_OK);
        let status = duiyi_reader_next_game(w.reader_out, &mut w.game_out, null_mut());
        assert_eq!((status, w.game_out), (DUIYI_OK, null_mut()));
    }
    assert_eq!(told, [(0, 0), (2, DUIYI_TERMINATION_ADJUDICATION)]);
}

#[test]
fn a_game_goes_into_pgn_and_comes_back() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        let (text, cap) = (w.text.as_mut_ptr(), w.text.len());
        assert_eq!(duiyi_game_save_pgn(w.game, 0, text, cap, &mut w.len), DUIYI_OK);
        let written = CStr::from_ptr(text).to_str().unwrap();
        assert!(written.ends_with("\n\n1. e4 *\n"), "{written}");
        let loaded = duiyi_game_load_pgn(text, w.len, 0, &mut w.game_out, null_mut());
        assert_eq!(loaded, DUIYI_OK);
        let mut state = init::<duiyi_state>();
        assert_eq!(duiyi_game_state(w.game_out, &mut state), DUIYI_OK);
        assert_eq!(state.ply, 1);
    }
}
