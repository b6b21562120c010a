//! Taking turns back.

use super::*;
use duiyi::game::{ActionError, Actions};
use duiyi::rules::Side;
use duiyi::table::{May, TableError};

const NOTHING: Result<(), TableError> = Err(TableError::Action(ActionError::Nothing));

#[test]
fn between_persons_it_is_one_ply() {
    let mut table = two_persons(Variant::Chess, "");
    assert_eq!(table.undo_turn(), NOTHING);
    play(&mut table, "e2", "e4");
    play(&mut table, "e7", "e5");
    click(&mut table, "g1");
    table.undo_turn().unwrap();
    assert_eq!((moves(&table).as_str(), table.view().selected), ("e2e4", None));
    table.undo_turn().unwrap();
    assert!(!table.view().may.has(May::UNDO) && table.view().may.has(May::REDO));
    table.redo_turn().unwrap();
    table.redo_turn().unwrap();
    assert_eq!((moves(&table).as_str(), table.redo_turn()), ("e2e4 e7e5", NOTHING));
}

#[test]
fn against_the_opponent_it_is_two() {
    let mut table = against(opponent(1, 4));
    for (from, to) in [("e2", "e4"), ("d2", "d4")] {
        play(&mut table, from, to);
        wait(&mut table, 0, 1_000);
    }
    let whole = moves(&table);
    table.undo_turn().unwrap();
    assert_eq!((table.game().ply(), table.view().hand_free), (2, true));
    table.undo_turn().unwrap();
    assert_eq!((table.game().ply(), table.undo_turn()), (0, NOTHING));
    assert_eq!(table.advance(0, 1_000).moved, None, "it is a person's turn");
    table.redo_turn().unwrap();
    assert_eq!(table.game().ply(), 2);
    table.redo_turn().unwrap();
    assert_eq!(moves(&table), whole);
}

#[test]
fn the_opponents_first_move_is_not_a_persons_turn() {
    let mut table = table(Variant::Chess, "", [opponent(1, 4), Seat::Person]);
    wait(&mut table, 0, 1_000);
    assert_eq!(table.undo_turn(), NOTHING);
    assert!(!table.view().may.has(May::UNDO));
    play(&mut table, "e7", "e5");
    table.undo_turn().unwrap();
    assert_eq!((table.game().ply(), table.view().hand_free), (1, true));
}

#[test]
fn a_start_with_black_to_move_counts_turns_rightly() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let mut table = table(Variant::Chess, fen, [opponent(1, 1), Seat::Person]);
    assert!(table.view().hand_free);
    play(&mut table, "e7", "e5");
    wait(&mut table, 0, 1_000);
    assert_eq!(table.game().ply(), 2);
    table.undo_turn().unwrap();
    assert_eq!((table.game().ply(), table.view().hand), (0, Some(Side::Black)));
}

#[test]
fn a_lost_game_is_taken_back_to_ones_last_turn() {
    // Whatever white plays with the king, black mates on the back rank.
    let seats = [Seat::Person, opponent(10, 1)];
    let mut table = table(Variant::Chess, "1r4k1/r7/8/8/8/8/8/7K w - - 0 1", seats);
    play(&mut table, "h1", "g1");
    wait(&mut table, 0, 1_000_000);
    while !table.game().verdict().is_over() {
        let m = table.game().legal_moves().iter().next().unwrap();
        table.click(m.from());
        table.click(m.to());
        wait(&mut table, 0, 1_000_000);
    }
    let ply = table.game().ply();
    assert!(table.view().may.has(May::UNDO));
    table.undo_turn().unwrap();
    assert_eq!((table.game().ply(), table.view().hand_free), (ply - 2, true));
}

#[test]
fn sessions_without_undo_have_none() {
    let game = GameOptions { without: Actions::UNDO, ..Default::default() };
    let mut table = Table::new(&game, &options([Seat::Person; 2])).unwrap();
    play(&mut table, "e2", "e4");
    assert_eq!(table.undo_turn(), Err(ActionError::Off.into()));
    assert!(!table.view().may.has(May::UNDO));
    assert_eq!(table.game().ply(), 1);
}
