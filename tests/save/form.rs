//! The form of a saved game: what is written, and that old texts stay readable.

use duiyi::game::{Actions, ClockOptions, Game, GameOptions, Stage, TimeControl};
use duiyi::rules::{Notation, RuleSet, Side, Termination, Variant, Verdict};

use crate::observable;

/// A game with something in every field of the form.
fn full() -> Game {
    let byoyomi = TimeControl::byoyomi(60_000, 10_000, 3);
    let stages = [
        Stage { moves: 40, main_ms: 90_000, increment_ms: 500, ..Stage::default() },
        Stage { main_ms: 30_000, delay_ms: 200, ..Stage::default() },
    ];
    let stages = TimeControl::new(&stages).unwrap();
    let mut game = Game::new(&GameOptions {
        variant: Variant::Xiangqi,
        rules: Some(RuleSet { no_progress_limit: None, ..RuleSet::XIANGQI_CLUB }),
        start_fen: Some("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 3 5"),
        refuse_losing_cycles: true,
        without: Actions::CLAIMS.and(Actions::ADJUDICATE),
        clock: Some(ClockOptions { control: [byoyomi, stages], low_ms: 20_000 }),
        ..Default::default()
    })
    .unwrap();
    game.set_tag("Red", "Ann").unwrap();
    game.set_tag("Black", "B\"ob\" 对").unwrap();
    game.play_text("h2e2", Notation::Auto).unwrap();
    game.start_clock(1_000).unwrap();
    game.tick(3_500);
    game.offer_draw(Side::Black).unwrap();
    game.play_text("h9g7", Notation::Auto).unwrap();
    game.tick(4_000);
    game.play_text("h0g2", Notation::Auto).unwrap();
    game.tick(4_250);
    game.resign(Side::Black).unwrap();
    game.undo().unwrap();
    game
}

/// One field a line.
fn lines(text: &str) -> String {
    text.replace(",\"", ",\n\"")
}

#[test]
fn the_form_is_this() {
    insta::assert_snapshot!("full", lines(&full().save_json()));
    let usual = Game::new(&GameOptions::default()).unwrap();
    insta::assert_snapshot!("usual", lines(&usual.save_json()));
}

/// Texts of every version so far, as they were written then.
#[test]
fn older_versions_stay_readable() {
    let mut game = Game::load_json(include_str!("../data/saves/version-1.json")).unwrap();
    assert_eq!(observable(&game), observable(&full()));
    game.redo().unwrap();
    let resigned = Verdict::Won { by: Side::RED, how: Termination::Resignation };
    assert_eq!(game.verdict(), resigned);
}

/// Where nothing is said, the usual is meant; whoever writes such texts by hand writes little.
#[test]
fn a_short_text_is_enough() {
    let text = r#"{"duiyi": 1, "variant": "chess",
        "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rules": "chess_casual", "moves": ["f2f3", "e7e5", "g2g4", "d8h4"], "ply": 4,
        "verdict": {"result": "black", "reason": "checkmate"}}"#;
    let mut game = Game::load_json(text).unwrap();
    assert_eq!(game.next_event(), None, "loading tells nobody");
    assert_eq!(game.verdict().termination(), Some(Termination::Checkmate));
}
