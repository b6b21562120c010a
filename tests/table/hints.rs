//! Hints.

use super::*;
use duiyi::game::ActionError;
use duiyi::rules::Kind;
use duiyi::table::{HINT_NODES, May, TableError};

/// Searches the hint that was asked for to its end.
fn search(table: &mut Table) {
    for now in 0..10_000 {
        if !table.advance(now, HINT_NODES / 10).hinting {
            return;
        }
    }
    panic!("the hint never comes");
}

#[test]
fn a_hint_is_searched_in_slices_and_shown() {
    // Mate in one on the back rank: a8.
    let mut table = two_persons(Variant::Chess, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    table.hint().unwrap();
    assert!(table.advance(0, 1).hinting && table.view().hinting);
    assert_eq!((table.view().hint, table.hints_left()), (None, Some(3)));
    search(&mut table);
    let hint = table.view().hint.expect("a hint");
    assert_eq!((hint.from(), hint.to()), (at(&table, "a1"), at(&table, "a8")));
    assert_eq!((table.hints_left(), table.view().hinting), (Some(2), false));
    assert_eq!(told(&events(&mut table)), "hint");
    click(&mut table, "a1");
    assert_eq!(table.view().hint, Some(hint), "it stays until something moves");
    play(&mut table, "g1", "f1");
    assert_eq!(table.view().hint, None);
}

#[test]
fn the_same_position_has_the_same_hint_at_no_cost() {
    let mut table = two_persons(Variant::Chess, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    table.hint().unwrap();
    search(&mut table);
    let hint = table.view().hint;
    table.cancel();
    assert_eq!(table.view().hint, None);
    table.hint().unwrap();
    assert_eq!((table.view().hint, table.hints_left()), (hint, Some(2)));
    play(&mut table, "g1", "f1");
    table.undo_turn().unwrap();
    assert_eq!(table.view().hint, None);
    table.hint().unwrap();
    assert_eq!((table.view().hint, table.hints_left()), (hint, Some(2)));
    assert_eq!(told(&events(&mut table)), "hint hint moved undone hint");
}

#[test]
fn a_game_has_so_many_and_no_more() {
    let mut table = table_with_hints(Some(1));
    table.hint().unwrap();
    table.hint().unwrap(); // already under way
    search(&mut table);
    assert_eq!(table.hints_left(), Some(0));
    assert!(table.view().may.has(May::HINT), "the known one may be shown again");
    play(&mut table, "e2", "e4");
    assert_eq!(table.hint(), Err(TableError::NoHints));
    assert!(!table.view().may.has(May::HINT));
    table.new_game(&GameOptions::default()).unwrap();
    assert_eq!(table.hints_left(), Some(1), "another game has them again");
    assert_eq!(table_with_hints(Some(0)).hint(), Err(TableError::NoHints));
    let mut table = table_with_hints(None);
    for text in ["e2e4", "e7e5", "g1f3", "b8c6"] {
        table.hint().unwrap();
        search(&mut table);
        table.game_mut().play_text(text, Notation::Uci).unwrap();
    }
    assert_eq!(table.hints_left(), None);
}

fn table_with_hints(hints: Option<u16>) -> Table {
    let options = TableOptions { hints, ..options([Seat::Person; 2]) };
    Table::new(&GameOptions::default(), &options).unwrap()
}

#[test]
fn a_hint_that_comes_too_late_costs_nothing() {
    let mut table = two_persons(Variant::Chess, "");
    table.hint().unwrap();
    table.advance(0, 10);
    play(&mut table, "e2", "e4");
    assert_eq!((table.advance(1, 10).hinting, table.hints_left()), (false, Some(3)));
    assert_eq!(told(&events(&mut table)), "moved no-hint");
    table.hint().unwrap();
    table.advance(2, 10);
    table.game_mut().undo().unwrap();
    assert!(!table.view().hinting);
    search(&mut table);
    assert_eq!((table.view().hint, table.hints_left()), (None, Some(3)));
}

#[test]
fn hints_are_for_persons_in_games_that_go_on() {
    let mut table = against(opponent(3, 1));
    play(&mut table, "e2", "e4");
    assert_eq!(table.hint(), Err(TableError::NotYours));
    table.ask_resign().unwrap();
    table.resign().unwrap();
    assert_eq!(table.hint(), Err(ActionError::Over.into()));
}

#[test]
fn a_hint_is_full_strength_whatever_the_level() {
    // A queen for nothing: level 1 might miss it, a hint does not.
    let fen = "rnb1kbnr/pppp1ppp/8/4p1q1/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 3";
    let mut table = table(Variant::Chess, fen, [Seat::Person, opponent(1, 1)]);
    table.hint().unwrap();
    search(&mut table);
    let hint = table.view().hint.unwrap();
    let taken = table.game().position();
    assert_eq!(
        duiyi::rules::Position::piece_at(taken, hint.to()).map(|man| man.kind),
        Some(Kind::Queen)
    );
}
