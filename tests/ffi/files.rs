//! Games from files through the C functions: in pieces, broken ones with their place, and back.

use std::ffi::CStr;
use std::ptr::{null, null_mut};

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
        assert_eq!(duiyi_reader_create(null(), &mut w.reader_out), DUIYI_OK);
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

/// What stands in a tree, node by node: move, ply, parent, child, sibling, notes.
unsafe fn shown(w: &mut World, tree: *const duiyi_tree) -> String {
    let mut shown = Vec::new();
    let (text, cap) = (w.text.as_mut_ptr(), w.text.len());
    // SAFETY: contract.
    unsafe {
        let mut node = init::<duiyi_tree_node>();
        let mut number = 0;
        while duiyi_tree_node_get(tree, number, &mut node) == DUIYI_OK {
            let written = duiyi_tree_move_text(tree, number, 0, text, cap, null_mut());
            assert_eq!(written, DUIYI_OK);
            let mut line = format!("{} {}", node.ply, CStr::from_ptr(text).to_str().unwrap());
            line += &format!(" <{} >{} |{}", node.parent, node.first_child, node.next_sibling);
            for index in 0..node.notes {
                let mut kind = 0;
                let noted = duiyi_tree_note(tree, number, index, &mut kind, text, cap, null_mut());
                assert_eq!(noted, DUIYI_OK);
                line += &format!(" {kind}:{}", CStr::from_ptr(text).to_str().unwrap());
            }
            shown.push(line);
            number += 1;
        }
    }
    shown.join("\n")
}

#[test]
fn a_tree_has_everything_that_the_file_has() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        let tree = w.tree;
        assert_eq!(
            shown(&mut w, tree),
            "0  <0 >1 |0\n1 e4 <0 >3 |2 2:best\n1 d4 <0 >0 |0 1:or 3:1\n2 e5 <1 >0 |0"
        );
        let mut info = init::<duiyi_tree_info>();
        assert_eq!(duiyi_tree_info_get(tree, &mut info), DUIYI_OK);
        assert_eq!((info.variant, info.outcome), (DUIYI_VARIANT_CHESS, DUIYI_OUTCOME_WHITE_WINS));
        assert_eq!((info.nodes, info.main_end, info.tags), (4, 3, 1));
        let (text, cap) = (w.text.as_mut_ptr(), w.text.len());
        assert_eq!(duiyi_tree_save_pgn(tree, 0, text, cap, &mut w.len), DUIYI_OK);
        let written = CStr::from_ptr(text).to_str().unwrap();
        assert!(written.ends_with("\n1. e4 {best} ({or} 1. d4 $1) 1... e5 1-0\n"), "{written}");
        // At the end of the main line the result counts; elsewhere the game goes on.
        for (node, ply, outcome) in
            [(3, 2, DUIYI_OUTCOME_WHITE_WINS), (2, 1, DUIYI_OUTCOME_ONGOING)]
        {
            assert_eq!(duiyi_tree_game(tree, node, &mut w.game_out, null_mut()), DUIYI_OK);
            let mut state = init::<duiyi_state>();
            assert_eq!(duiyi_game_state(w.game_out, &mut state), DUIYI_OK);
            assert_eq!((state.ply, state.outcome), (ply, outcome));
            duiyi_game_destroy(w.game_out);
            w.game_out = null_mut();
        }
    }
}

/// A turn that is passed over is no move of a game, but one of a tree.
#[test]
fn what_no_game_can_be_is_a_tree() {
    let mut w = World::new();
    let text = c"1. e4 -- 2. d4 *";
    let (mut reader, mut tree) = (null_mut(), null_mut());
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_reader_create(null(), &mut reader), DUIYI_OK);
        assert_eq!(duiyi_reader_feed(reader, text.as_ptr(), text.count_bytes()), DUIYI_OK);
        assert_eq!(duiyi_reader_finish(reader), DUIYI_OK);
        assert_eq!(duiyi_reader_next_tree(reader, &mut tree, null_mut()), DUIYI_OK);
        assert_eq!(shown(&mut w, tree), "0  <0 >1 |0\n1 e4 <0 >2 |0\n2  <1 >3 |0\n3 d4 <2 >0 |0");
        let status = duiyi_tree_game(tree, 3, &mut w.game_out, w.error.at());
        assert_eq!((status, w.game_out), (DUIYI_ERR_PGN, null_mut()));
        duiyi_tree_destroy(tree);
        duiyi_reader_destroy(reader);
    }
}

#[test]
fn encodings_and_formats_are_asked_for() {
    let mut w = World::new();
    let latin = b"[White \"Polg\xE1r\"]\n\n1. e4 *";
    for (encoding, name) in
        [(DUIYI_ENCODING_LATIN_1, "Polg\u{E1}r"), (DUIYI_ENCODING_UTF_8, "Polg\u{FFFD}r")]
    {
        let mut options = init::<duiyi_reader_options>();
        (options.format, options.encoding) = (DUIYI_FORMAT_PGN, encoding);
        // SAFETY: contract.
        unsafe {
            let (mut reader, mut tree) = (null_mut(), null_mut());
            assert_eq!(duiyi_reader_create(&options, &mut reader), DUIYI_OK);
            assert_eq!(duiyi_reader_feed(reader, latin.as_ptr().cast(), latin.len()), DUIYI_OK);
            assert_eq!(duiyi_reader_finish(reader), DUIYI_OK);
            assert_eq!(duiyi_reader_next_tree(reader, &mut tree, null_mut()), DUIYI_OK);
            let (text, cap) = (w.text.as_mut_ptr(), w.text.len());
            let read = duiyi_tree_tag(tree, c"White".as_ptr(), 5, text, cap, null_mut());
            assert_eq!((read, CStr::from_ptr(text).to_str().unwrap()), (DUIYI_OK, name));
            duiyi_tree_destroy(tree);
            duiyi_reader_destroy(reader);
        }
    }
    let chinese = if cfg!(feature = "encodings") { DUIYI_OK } else { DUIYI_ERR_UNSUPPORTED };
    type Set = fn(&mut duiyi_reader_options);
    let cases: [(Set, duiyi_status); 7] = [
        (|o| o.variant = 4, DUIYI_ERR_VALUE),
        (|o| o.variant = DUIYI_VARIANT_XIANGQI, DUIYI_OK),
        (|o| o.format = 5, DUIYI_ERR_VALUE),
        (|o| o.encoding = 5, DUIYI_ERR_VALUE),
        (|o| o.encoding = DUIYI_ENCODING_GB18030, chinese),
        (|o| o.encoding = DUIYI_ENCODING_BIG5, chinese),
        (|o| o.reserved[1] = 1, DUIYI_ERR_UNSUPPORTED),
    ];
    for (set, expected) in cases {
        let mut options = init::<duiyi_reader_options>();
        set(&mut options);
        let mut reader = null_mut();
        // SAFETY: contract.
        unsafe {
            assert_eq!(duiyi_reader_create(&options, &mut reader), expected);
            assert_eq!(reader.is_null(), expected != DUIYI_OK);
            duiyi_reader_destroy(reader);
        }
    }
}
