//! Saved tables.

use super::*;
use duiyi::game::{Game, SaveCause, SaveError};
use duiyi::rules::{Kind, Side};
use duiyi::table::TableError;

fn kept() -> Table {
    let seat = Seat::Opponent { level: 7, seed: u64::MAX - 1, pace: Pace::Natural };
    let options = TableOptions {
        hints: Some(5),
        promotion: Some(Kind::Knight),
        ..options([Seat::Person, seat])
    };
    let mut table = Table::new(&GameOptions::default(), &options).unwrap();
    table.hint().unwrap();
    while table.advance(0, 1_000_000).hinting {}
    play(&mut table, "e2", "e4");
    table
}

fn load(text: &str) -> Result<Table, TableError> {
    Table::load_json(text, &options([opponent(3, 3), opponent(4, 4)]))
}

#[test]
fn the_form_is_this() {
    let text = kept().save_json();
    let table = r#""table":{"white":{"seat":"person"},"black":{"seat":"opponent","level":7,"seed":"fffffffffffffffe","pace":"natural"},"hints":5,"hints_left":4,"promotion":"knight"}}"#;
    assert!(text.starts_with(r#"{"duiyi":1,"variant":"chess""#) && text.ends_with(table), "{text}");
}

#[test]
fn saved_and_loaded_it_is_the_same() {
    let table = kept();
    let loaded = load(&table.save_json()).unwrap();
    assert_eq!(Side::ALL.map(|s| loaded.seat(s)), Side::ALL.map(|s| table.seat(s)));
    assert_eq!((loaded.hints_left(), loaded.promotion()), (Some(4), Some(Kind::Knight)));
    assert_eq!(loaded.game().game_hash(), table.game().game_hash());
    assert_eq!(loaded.save_json(), table.save_json());
    let unlimited = TableOptions { hints: None, ..options([Seat::Person; 2]) };
    let unlimited = Table::new(&GameOptions::default(), &unlimited).unwrap();
    assert_eq!(load(&unlimited.save_json()).unwrap().hints_left(), None);
}

#[test]
fn the_opponent_goes_on_from_a_saved_table_with_the_same_game() {
    let mut table = kept();
    let mut loaded = load(&table.save_json()).unwrap();
    let (there, here) = (wait(&mut table, 0, 1_000_000), wait(&mut loaded, 0, 1_000_000));
    assert_eq!(there, here, "the same move after the same time");
}

#[test]
fn a_saved_game_becomes_a_table_and_a_saved_table_a_game() {
    let table = kept();
    let loaded = load(&table.game().save_json()).unwrap();
    assert_eq!(loaded.seat(Side::Black), opponent(4, 4));
    assert_eq!((loaded.hints_left(), loaded.promotion()), (Some(3), None));
    let game = Game::load_json(&table.save_json()).unwrap();
    assert_eq!(game.save_json(), table.game().save_json());
}

#[test]
fn what_is_wrong_is_named() {
    let text = kept().save_json();
    let value = |field, cause| TableError::Save(SaveError::Value { field, index: None, cause });
    for (right, wrong, error) in [
        ("person", "ghost", value("table.seat", SaveCause::Unknown)),
        (":7,", ":11,", value("table.level", SaveCause::Range)),
        ("fffffffffffffffe", "+f", value("table.seed", SaveCause::Unknown)),
        ("fffffffffffffffe", "10000000000000000", value("table.seed", SaveCause::Unknown)),
        ("natural", "slow", value("table.pace", SaveCause::Unknown)),
        ("\"knight\"", "\"king\"", value("table.promotion", SaveCause::Unknown)),
        ("\"hints_left\":4", "\"hints_left\":6", value("table.hints_left", SaveCause::Range)),
        ("\"hints\":5,", "", value("table.hints_left", SaveCause::Range)),
    ] {
        assert!(text.contains(right), "{right}");
        assert_eq!(load(&text.replace(right, wrong)).err(), Some(error), "{wrong}");
    }
    for (right, wrong, message) in [
        ("\"hints\":5", "\"hints\":-5", "hints: not what the form has there"),
        ("\"black\":", "\"blue\":", "black: missing"),
        ("\"hints\":5", "\"hints\":5,\"cups\":2", "cups: the form has no such field"),
        (
            "\"seat\":\"person\"",
            "\"seat\":\"person\",\"level\":1",
            "level: the form has no such field",
        ),
        ("\"table\":{", "\"table\":7,\"x\":{", "table: not what the form has there"),
    ] {
        let error = load(&text.replace(right, wrong)).expect_err(wrong);
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn a_damaged_text_is_refused_at_every_byte() {
    let text = kept().save_json();
    for end in 0..text.len() {
        assert!(load(&text[..end]).is_err(), "{end}");
    }
}
