//! The position editor: what is wrong at each step, as data; and all that a game brings goes through
//! it unchanged.

use std::ffi::CStr;
use std::ptr::{null, null_mut};

use duiyi::ffi::*;

use crate::world::{World, init};

unsafe fn problem(editor: *const duiyi_editor) -> duiyi_problem {
    let mut problem = init();
    // SAFETY: contract.
    assert_eq!(unsafe { duiyi_editor_check(editor, &mut problem) }, DUIYI_OK);
    problem
}

#[test]
fn problems_are_data_and_words() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        let king = problem(w.editor);
        assert_eq!((king.cause, king.field), (DUIYI_FEN_CAUSE_NO_KING, DUIYI_FEN_FIELD_BOARD));
        assert_eq!(king.square, DUIYI_SQUARE_NONE);
        w.finish_setting_up();
        let fine = problem(w.editor);
        assert_eq!((fine.cause, fine.field), (DUIYI_FEN_CAUSE_NONE, DUIYI_FEN_FIELD_NONE));
        assert_eq!(fine.message[0], 0);

        assert_eq!(duiyi_editor_put(w.editor, 56, DUIYI_KIND_PAWN), DUIYI_OK);
        let pawn = problem(w.editor);
        assert_eq!((pawn.cause, pawn.square), (DUIYI_FEN_CAUSE_PAWN_ON_EDGE, 56));
        let words = CStr::from_ptr(pawn.message.as_ptr()).to_str().unwrap();
        assert_eq!(words, "a pawn stands on the first or last rank");
        // The same is what starting a game says.
        let (out, err) = (&raw mut w.game_out, w.error.at());
        assert_eq!(duiyi_editor_start_game(w.editor, null(), out, err), DUIYI_ERR_FEN);
        assert_eq!((w.error.squares[0], w.error.offset), (56, u32::MAX));
        assert_eq!(CStr::from_ptr(w.error.message.as_ptr()).to_str(), Ok(words));
        assert!(w.game_out.is_null());

        assert_eq!(duiyi_editor_put(w.editor, 56, DUIYI_KIND_ROOK), DUIYI_OK);
        let check = problem(w.editor);
        assert_eq!(check.cause, DUIYI_FEN_CAUSE_OPPONENT_IN_CHECK);
        assert_eq!((check.field, check.square), (DUIYI_FEN_FIELD_SIDE, 63));
        w.fields.side_to_move = DUIYI_SIDE_BLACK;
        w.fields.castling[0] = b'K' as _;
        assert_eq!(duiyi_editor_set_fields(w.editor, w.fields.at()), DUIYI_OK);
        let castling = problem(w.editor);
        assert_eq!(castling.cause, DUIYI_FEN_CAUSE_NO_CASTLING_ROOK);
        assert_eq!(castling.field, DUIYI_FEN_FIELD_CASTLING);
    }
}

#[test]
fn the_position_of_a_game_comes_back_as_it_was() {
    let fens = [
        (DUIYI_VARIANT_CHESS, c"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3"),
        (DUIYI_VARIANT_CHESS960, c"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 7 9"),
        (DUIYI_VARIANT_XIANGQI, c"3k5/9/9/1c7/9/2R5r/9/9/9/5K3 b - - 3 12"),
    ];
    for (variant, fen) in fens {
        let mut w = World::new();
        (w.game_options.variant, w.game_options.start_fen) = (variant, fen.as_ptr());
        // SAFETY: contract.
        unsafe {
            let created = duiyi_game_create(w.game_options.at(), &mut w.game_out, null_mut());
            assert_eq!(created, DUIYI_OK);
            assert_eq!(duiyi_editor_of_game(w.game_out, &mut w.editor_out), DUIYI_OK);
            assert_eq!(problem(w.editor_out).cause, DUIYI_FEN_CAUSE_NONE);
            // What the fields tell may be set again.
            let editor = w.editor_out;
            assert_eq!(duiyi_editor_get_fields(editor, w.fields.at()), DUIYI_OK);
            assert_eq!(duiyi_editor_set_fields(editor, null()), DUIYI_OK);
            assert_eq!(duiyi_editor_set_fields(editor, w.fields.at()), DUIYI_OK);
            let (text, cap) = (w.text.as_mut_ptr(), w.text.len());
            assert_eq!(duiyi_editor_fen(editor, text, cap, null_mut()), DUIYI_OK);
            assert_eq!(CStr::from_ptr(w.text.as_ptr()), fen);
            // Variant and start of the options do not count.
            duiyi_game_destroy(w.game_out);
            (w.game_options.variant, w.game_options.start_fen) = (0, c"nonsense".as_ptr());
            (w.game_options.chess960_index, w.game_options.flags) = (5, DUIYI_GAME_ARRANGEMENT);
            let (options, out) = (w.game_options.at(), &raw mut w.game_out);
            assert_eq!(duiyi_editor_start_game(editor, options, out, null_mut()), DUIYI_OK);
            assert_eq!(duiyi_game_fen(w.game_out, text, cap, null_mut()), DUIYI_OK);
            assert_eq!(CStr::from_ptr(w.text.as_ptr()), fen);
            assert_eq!(duiyi_game_state(w.game_out, w.state.at()), DUIYI_OK);
            assert_eq!(w.state.variant, variant);
        }
    }
}

#[test]
fn a_puzzle_is_an_arrangement() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_editor_create(DUIYI_VARIANT_XIANGQI, &mut w.editor_out), DUIYI_OK);
        let general = DUIYI_KIND_GENERAL;
        for (square, man) in
            [(4, general), (84, general | DUIYI_PIECE_BLACK), (40, DUIYI_KIND_ADVISOR)]
        {
            assert_eq!(duiyi_editor_put(w.editor_out, square, man), DUIYI_OK);
        }
        let stray = problem(w.editor_out);
        assert_eq!((stray.cause, stray.square), (DUIYI_FEN_CAUSE_IMPOSSIBLE_POINT, 40));
        w.fields.flags = DUIYI_GAME_ARRANGEMENT;
        assert_eq!(duiyi_editor_set_fields(w.editor_out, w.fields.at()), DUIYI_OK);
        assert_eq!(problem(w.editor_out).cause, DUIYI_FEN_CAUSE_NONE);
        let (options, out) = (w.game_options.at(), &raw mut w.game_out);
        assert_eq!(duiyi_editor_start_game(w.editor_out, options, out, null_mut()), DUIYI_OK);
    }
}
