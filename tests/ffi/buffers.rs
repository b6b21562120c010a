//! Text and lists in buffers of every size.

use std::ffi::{CStr, c_char};
use std::ptr::null_mut;

use duiyi::ffi::*;

use crate::world::{E7E5, World};

type Write = unsafe fn(&World, *mut c_char, usize, *mut usize) -> duiyi_status;

unsafe fn fen(w: &World, buf: *mut c_char, cap: usize, len: *mut usize) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_game_fen(w.game, buf, cap, len) }
}

unsafe fn format(w: &World, buf: *mut c_char, cap: usize, len: *mut usize) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_game_format_move(w.game, E7E5, DUIYI_NOTATION_ICCS, buf, cap, len) }
}

unsafe fn history(w: &World, buf: *mut c_char, cap: usize, len: *mut usize) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_game_history_text(w.game, 1, DUIYI_NOTATION_UCI, buf, cap, len) }
}

unsafe fn fen_at(w: &World, buf: *mut c_char, cap: usize, len: *mut usize) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_game_fen_at(w.game, 1, buf, cap, len) }
}

unsafe fn tag(w: &World, buf: *mut c_char, cap: usize, len: *mut usize) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_game_tag(w.game, c"White".as_ptr(), 5, buf, cap, len) }
}

unsafe fn tag_name(w: &World, buf: *mut c_char, cap: usize, len: *mut usize) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_game_tag_name(w.game, 0, buf, cap, len) }
}

unsafe fn replay_code(w: &World, buf: *mut c_char, cap: usize, len: *mut usize) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_game_replay_code(w.offered, std::ptr::null(), buf, cap, len) }
}

unsafe fn save_json(w: &World, buf: *mut c_char, cap: usize, len: *mut usize) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_game_save_json(w.game, buf, cap, len) }
}

unsafe fn save_pgn(w: &World, buf: *mut c_char, cap: usize, len: *mut usize) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_game_save_pgn(w.game, 0, buf, cap, len) }
}

unsafe fn editor_fen(w: &World, buf: *mut c_char, cap: usize, len: *mut usize) -> duiyi_status {
    // SAFETY: contract.
    unsafe { duiyi_editor_fen(w.editor, buf, cap, len) }
}

#[test]
fn a_text_fits_or_leaves_nothing_but_its_length() {
    let fen_after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let texts: [(Write, &str); 8] = [
        (fen, fen_after_e4),
        (format, "E7-E5"),
        (history, "e2e4"),
        (fen_at, fen_after_e4),
        (tag, "Ann"),
        (tag_name, "White"),
        (replay_code, "AQEAAAAAAAAAAAAAAGtbc58"),
        (editor_fen, "8/8/8/8/8/8/8/K7 w - - 0 1"),
    ];
    let world = World::new();
    let before = world.seen();
    for (write, text) in texts {
        for cap in 0..DUIYI_FEN_MAX {
            let mut buf: [c_char; DUIYI_FEN_MAX] = [0x55; DUIYI_FEN_MAX];
            let mut len = 0;
            // SAFETY: contract.
            let status = unsafe { write(&world, buf.as_mut_ptr(), cap, &mut len) };
            assert_eq!(len, text.len());
            let mut expected = [0x55; DUIYI_FEN_MAX];
            if cap > text.len() {
                assert_eq!(status, DUIYI_OK);
                expected[..len].copy_from_slice(text.as_bytes());
                expected[len] = 0;
            } else {
                assert_eq!(status, DUIYI_ERR_BUFFER);
                expected[..cap.min(1)].fill(0);
            }
            assert_eq!(buf.map(|c| c as u8), expected, "{text} in {cap} bytes");
        }
    }
    assert_eq!(world.seen(), before);
}

#[test]
fn the_length_alone_may_be_asked_and_need_not_be() {
    let world = World::new();
    let others = [fen_at as Write, tag, tag_name, replay_code, save_json, save_pgn, editor_fen];
    for write in [fen as Write, format, history].into_iter().chain(others) {
        let mut len = 0;
        // SAFETY: contract.
        unsafe {
            assert_eq!(write(&world, null_mut(), 0, &mut len), DUIYI_ERR_BUFFER);
            assert!(len > 0);
            assert_eq!(write(&world, null_mut(), 0, null_mut()), DUIYI_ERR_BUFFER);
            let mut buf = vec![0x55; len + 1];
            assert_eq!(write(&world, buf.as_mut_ptr(), buf.len(), null_mut()), DUIYI_OK);
            assert_eq!(CStr::from_ptr(buf.as_ptr()).to_bytes().len(), len);
        }
    }
}

#[test]
fn a_list_fits_or_leaves_nothing_but_its_count() {
    let world = World::new();
    for cap in 0..40 {
        let (mut moves, mut count) = ([0x5555_5555; 40], 0);
        // SAFETY: contract.
        let status =
            unsafe { duiyi_game_legal_moves(world.game, moves.as_mut_ptr(), cap, &mut count) };
        assert_eq!(count, 20);
        let written = if cap < 20 { 0 } else { 20 };
        assert_eq!(status, if cap < 20 { DUIYI_ERR_BUFFER } else { DUIYI_OK });
        assert!(moves[written..].iter().all(|&m| m == 0x5555_5555));
        assert!(moves[..written].iter().all(|&m| {
            // SAFETY: contract.
            unsafe { duiyi_game_is_legal(world.game, m) == DUIYI_OK }
        }));
    }
    // SAFETY: contract.
    unsafe {
        let mut count = 0;
        let asked = duiyi_game_legal_moves(world.game, null_mut(), 0, &mut count);
        assert_eq!((asked, count), (DUIYI_ERR_BUFFER, 20));
        let mut board = [0x55; DUIYI_MAX_SQUARES];
        assert_eq!(duiyi_game_board(world.game, board.as_mut_ptr(), 63), DUIYI_ERR_BUFFER);
        assert_eq!(board, [0x55; DUIYI_MAX_SQUARES]);
        assert_eq!(duiyi_game_board(world.game, board.as_mut_ptr(), 64), DUIYI_OK);
        assert_eq!(board[28], DUIYI_KIND_PAWN);
        assert_eq!(board[60], DUIYI_PIECE_BLACK + DUIYI_KIND_KING);
        assert_eq!(board[64..], [0x55; 26]);
    }
}

#[test]
fn the_longest_fen_of_an_editor_has_room() {
    let mut w = World::new();
    let mut text = [0x55; DUIYI_FEN_MAX];
    // SAFETY: contract.
    unsafe {
        let created = duiyi_editor_create(DUIYI_VARIANT_XIANGQI, &mut w.editor_out);
        assert_eq!(created, DUIYI_OK);
        for square in 0..DUIYI_MAX_SQUARES as u8 {
            assert_eq!(duiyi_editor_put(w.editor_out, square, DUIYI_KIND_CANNON), DUIYI_OK);
        }
        w.fields.castling = c"1234567".to_bytes_with_nul().try_into().map(as_chars).unwrap();
        (w.fields.no_progress, w.fields.full_move) = (u16::MAX, u16::MAX);
        w.fields.en_passant = 89;
        assert_eq!(duiyi_editor_set_fields(w.editor_out, w.fields.at()), DUIYI_OK);
        let written = duiyi_editor_fen(w.editor_out, text.as_mut_ptr(), text.len(), null_mut());
        assert_eq!(written, DUIYI_OK);
        let text = CStr::from_ptr(text.as_ptr()).to_str().unwrap();
        assert!(text.ends_with(" w 1234567 i9 65535 65535"), "{text}");
        assert_eq!(text.len(), 99 + 25);
    }
}

fn as_chars(bytes: [u8; 8]) -> [c_char; 8] {
    bytes.map(|byte| byte as c_char)
}

/// Reads a text in all ways a host may give it.
unsafe fn parse(world: &mut World, text: *const c_char, len: usize) -> duiyi_status {
    let out = world.moves.as_mut_ptr();
    // SAFETY: contract.
    unsafe { duiyi_game_parse_move(world.game, text, len, 0, out, world.error.at()) }
}

#[test]
fn text_comes_in_by_length_or_with_a_nul() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        assert_eq!(parse(&mut w, c"e7e5".as_ptr(), NUL_TERMINATED), DUIYI_OK);
        assert_eq!(parse(&mut w, c"e7e5 and so on".as_ptr(), 4), DUIYI_OK);
        assert_eq!(w.moves[0], E7E5);
        // The empty text, in three forms, is a text that ends too early.
        for (text, len) in [(c"x".as_ptr(), 0), (std::ptr::null(), 0), (c"".as_ptr(), usize::MAX)] {
            assert_eq!(parse(&mut w, text, len), DUIYI_ERR_NOTATION);
            assert_eq!((w.error.status, w.error.offset), (DUIYI_ERR_NOTATION, 0));
        }
        assert_eq!(parse(&mut w, std::ptr::null(), NUL_TERMINATED), DUIYI_ERR_NULL);
        assert_eq!(parse(&mut w, std::ptr::null(), 4), DUIYI_ERR_NULL);
        assert_eq!(parse(&mut w, c"e7e5".as_ptr(), usize::MAX - 1), DUIYI_ERR_VALUE);
        assert_eq!(parse(&mut w, c"e7\xFF5".as_ptr(), 4), DUIYI_ERR_UTF8);
        assert_eq!((w.error.status, w.error.offset), (DUIYI_ERR_UTF8, 2));
        assert_eq!(parse(&mut w, c"e7z5".as_ptr(), 4), DUIYI_ERR_NOTATION);
        assert_eq!(w.error.offset, 2);
    }
}

#[test]
fn a_start_fen_comes_in_both_ways_and_its_errors_say_where() {
    let kings = c"4k3/8/8/8/8/8/8/4K3 w - - 0 1 rest that is not read";
    let mut w = World::new();
    w.game_options.start_fen = kings.as_ptr();
    // SAFETY: contract.
    unsafe {
        w.game_options.start_fen_len = 29;
        let created = duiyi_game_create(w.game_options.at(), &mut w.game_out, w.error.at());
        assert_eq!(created, DUIYI_OK);
        duiyi_game_destroy(w.game_out);
        w.game_out = null_mut();

        w.game_options.start_fen_len = 0;
        let created = duiyi_game_create(w.game_options.at(), &mut w.game_out, w.error.at());
        assert_eq!((created, w.error.offset), (DUIYI_ERR_FEN, 30));
        let message = CStr::from_ptr(w.error.message.as_ptr()).to_str().unwrap();
        assert!(message.contains("more text than a FEN has"), "{message}");

        (w.game_options.start_fen, w.game_options.start_fen_len) = (std::ptr::null(), 5);
        let created = duiyi_game_create(w.game_options.at(), &mut w.game_out, w.error.at());
        assert_eq!(created, DUIYI_ERR_NULL);
        assert!(w.game_out.is_null());
    }
}
