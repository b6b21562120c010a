//! Every function with one argument odd: NULL, unknown values, foreign squares, tiny buffers. Made
//! from the header's own list of functions and arguments. A call that fails leaves game and search
//! as they were.

use duiyi::ffi::*;

use crate::api::{Argument, functions};
use crate::calls::{ROWS, Row};
use crate::world::World;

#[test]
fn the_table_has_every_function_with_every_argument() {
    let functions = functions();
    for function in &functions {
        let row = ROWS.iter().find(|row| row.name == function.name);
        let row = row.unwrap_or_else(|| panic!("tests/ffi/calls.rs lacks {}", function.name));
        let declared: Vec<bool> = function.arguments.iter().map(Argument::is_pointer).collect();
        assert_eq!(row.arguments(), declared, "{}", row.name);
        assert_eq!(row.pointers.len(), declared.iter().filter(|&&p| p).count(), "{}", row.name);
    }
    assert_eq!(ROWS.len(), functions.len(), "a function stands twice in the table");
}

#[test]
fn every_function_does_its_work_on_good_arguments() {
    for row in ROWS {
        assert_eq!(row.call(&mut World::new()), DUIYI_OK, "{}", row.name);
    }
}

/// Makes the call; if it fails, nothing has changed.
fn call_with(row: &Row, place: usize, bits: u64) -> duiyi_status {
    let mut world = World::new();
    let before = world.seen();
    let status = row.call_with(&mut world, place, bits);
    if status != DUIYI_OK {
        assert_eq!(world.seen(), before, "{}, argument {place} = {bits}", row.name);
        assert!(world.game_out.is_null() && world.engine_out.is_null(), "{}", row.name);
        assert!(world.editor_out.is_null() && world.reader_out.is_null(), "{}", row.name);
        assert!(world.tree_out.is_null(), "{}", row.name);
        assert!(world.puzzle_out.is_null() && world.review_out.is_null(), "{}", row.name);
        assert!(world.table_out.is_null(), "{}", row.name);
    }
    status
}

#[test]
fn null_is_an_answer_for_every_pointer() {
    for row in ROWS {
        let arguments = row.arguments().into_iter().enumerate();
        let places = arguments.filter(|&(_, is_pointer)| is_pointer).map(|(place, _)| place);
        for (place, kind) in places.zip(row.pointers.chars()) {
            let expected = if kind == '?' { DUIYI_OK } else { DUIYI_ERR_NULL };
            assert_eq!(call_with(row, place, 0), expected, "{}, argument {place}", row.name);
        }
    }
}

/// Odd values of an argument that is a number, and the answers that are right for them.
fn odd_values(argument: &Argument) -> (&'static [u64], &'static [duiyi_status]) {
    const MAX: u64 = u32::MAX as u64;
    match (argument.c_type.as_str(), argument.name.as_str()) {
        ("duiyi_variant", _) => (&[4, 77, MAX], &[DUIYI_ERR_VALUE]),
        ("duiyi_rules", _) => (&[3, 15, 22, MAX], &[DUIYI_ERR_VALUE]),
        // Those by a move are in a state only.
        ("duiyi_claim", _) => (&[0, 3, 4, 8, MAX], &[DUIYI_ERR_VALUE]),
        ("duiyi_side", _) => (&[2, 255], &[DUIYI_ERR_VALUE]),
        ("duiyi_kind", _) => (&[14, 200, 255], &[DUIYI_ERR_VALUE]),
        ("duiyi_notation", _) => (&[77, 256, MAX], &[DUIYI_ERR_VALUE]),
        ("duiyi_outcome", _) => (&[DUIYI_OUTCOME_ONGOING as u64, 9, MAX], &[DUIYI_ERR_VALUE]),
        ("duiyi_termination", _) => (&[999, MAX], &[DUIYI_ERR_VALUE]),
        ("duiyi_move", "intended") => (&[1 << 20, 1 << 24, MAX], &[DUIYI_ERR_VALUE]),
        ("duiyi_move", _) => (&[0, 1 << 20, 1 << 24, MAX], &[DUIYI_ERR_VALUE]),
        // A square that is nowhere is explained, too.
        ("duiyi_square", _) => {
            (&[64, 89, 90, 127, 128, 255], &[DUIYI_ERR_VALUE, DUIYI_ERR_ILLEGAL_MOVE, DUIYI_OK])
        }
        ("duiyi_piece", _) => (&[14, 15, 16, 30, 32, 255], &[DUIYI_ERR_VALUE]),
        ("duiyi_language", _) => (&[4, 77, MAX], &[DUIYI_ERR_VALUE]),
        ("duiyi_text_family", _) => (&[0, 26, MAX], &[DUIYI_ERR_VALUE]),
        ("uint32_t", "code") => (&[16, 73, 95, 98, MAX], &[DUIYI_ERR_VALUE]),
        ("duiyi_status", _) => (&[0, 6, 12_345, MAX], &[DUIYI_OK]),
        // The evidence of a game without any is the empty text.
        ("size_t" | "uint32_t", "cap") => (&[0, 1, 3], &[DUIYI_ERR_BUFFER, DUIYI_OK]),
        ("size_t", "len" | "name_len" | "value_len" | "card_len" | "a_len" | "b_len") => {
            (&[u64::MAX - 1, u64::MAX / 2 + 1], &[DUIYI_ERR_VALUE])
        }
        ("uint32_t", "ply" | "level") => (&[256, 1 << 16, MAX], &[DUIYI_ERR_VALUE]),
        ("uint32_t", "index" | "node") => (&[17, 256, MAX], &[DUIYI_ERR_VALUE]),
        ("uint32_t", "mate_in") => (&[0, 17, 256, MAX], &[DUIYI_ERR_VALUE]),
        ("uint64_t", "max_nodes") => (&[0, 1, u64::MAX], &[DUIYI_OK]),
        ("duiyi_manners", _) => (&[1 << 17, MAX], &[DUIYI_ERR_VALUE]),
        ("duiyi_score_kind", _) => (&[3, MAX], &[DUIYI_ERR_VALUE]),
        ("int32_t", "score") => (&[0, 1 << 31, MAX], &[DUIYI_OK]),
        ("uint32_t", "at_ply") => (&[0, MAX], &[DUIYI_OK]),
        ("duiyi_conduct", _) => (&[8, MAX], &[DUIYI_ERR_UNSUPPORTED]),
        ("uint32_t", "nodes") => (&[0, 1], &[DUIYI_OK]),
        // Time never goes back, and all of it may be over.
        ("uint64_t", "now_ms") => (&[0, 2_999, u64::MAX], &[DUIYI_OK]),
        ("uint64_t", "seed") => (&[0, u64::MAX], &[DUIYI_OK]),
        (c_type, name) => panic!("what is odd for {c_type} {name}? Say it here"),
    }
}

#[test]
fn odd_numbers_are_answered_and_change_nothing() {
    for function in functions() {
        let row = ROWS.iter().find(|row| row.name == function.name).expect("the test above");
        let arguments = function.arguments.iter().enumerate();
        for (place, argument) in arguments.filter(|(_, argument)| !argument.is_pointer()) {
            let (values, answers) = odd_values(argument);
            for &bits in values {
                let status = call_with(row, place, bits);
                let call = format!("{}, {} = {bits}", row.name, argument.name);
                assert!(answers.contains(&status), "{call}: status {status}");
            }
        }
    }
}

#[test]
fn squares_beyond_the_board_are_explained() {
    let mut w = World::new();
    for square in [64, 89, 90, 127, 128, 200, 255] {
        // SAFETY: contract.
        unsafe {
            for (from, to) in [(square, 12), (12, square), (square, square)] {
                let status = duiyi_game_explain(w.game, from, to, DUIYI_KIND_NONE, w.why.at());
                assert_eq!((status, w.why.reason), (DUIYI_OK, DUIYI_REASON_OFF_BOARD));
                let status = duiyi_game_is_legal(w.game, u32::from(from) | u32::from(to) << 8);
                assert_eq!(status, DUIYI_ERR_ILLEGAL_MOVE, "{from} to {to}");
            }
            let status = duiyi_game_explain_piece(w.game, square, w.why.at());
            assert_eq!((status, w.why.reason), (DUIYI_OK, DUIYI_REASON_OFF_BOARD));
            let status = duiyi_game_targets(w.game, square, &mut w.targets);
            assert_eq!(status, DUIYI_ERR_VALUE);
        }
    }
}
