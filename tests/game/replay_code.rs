//! Replay codes that are damaged, cut or lie. That they give games back, `tests/save` shows.

use duiyi::game::{Game, GameOptions, ReplayCodeCause};
use duiyi::rules::{Notation, RuleSet, Side, Termination, Variant};

use crate::{game, play, won};

fn refused(code: &str) -> (usize, ReplayCodeCause) {
    let error = Game::from_replay_code(code).map(|_| ()).expect_err(code);
    (error.offset, error.cause)
}

/// A code is a promise: links that stand somewhere must go on working.
#[test]
fn codes_of_version_1_stay_readable() {
    let mut game = game(Variant::Chess, "");
    play(&mut game, "f2f3 e7e5 g2g4 d8h4");
    game.undo().unwrap();
    let code = "AQEAAAAAAAAABAEAAHIfEG-Ru1M";
    assert_eq!(game.replay_code([0; 2]), code);
    let (again, _) = Game::from_replay_code(code).unwrap();
    assert_eq!((again.ply(), again.redo_plies()), (3, 1));

    let rules = RuleSet { no_progress_limit: None, ..RuleSet::XIANGQI_WXF };
    let mut club = Game::new(&GameOptions {
        variant: Variant::Xiangqi,
        rules: Some(rules),
        start_fen: Some("4k4/9/9/9/9/9/4p4/9/4R4/3K5 w - - 7 30"),
        ..Default::default()
    })
    .unwrap();
    club.play_text("e1f1", Notation::Auto).unwrap();
    club.resign(Side::Black).unwrap();
    let code = "AQMGAQwAAAAmNGs0LzkvOS85LzkvOS80cDQvOS80UjQvM0s1IHcgLSAtIDcgMzAAyAEBAAELcKnKc7Q";
    assert_eq!(club.replay_code([0, 200]), code);
    let (again, seeds) = Game::from_replay_code(code).unwrap();
    assert_eq!(seeds, [0, 200]);
    assert_eq!(again.rules(), &rules);
    assert_eq!(again.game_hash(), club.game_hash());
    assert_eq!(again.verdict(), won(Side::RED, Termination::Resignation));
}

#[test]
fn damage_is_found_wherever_it_is() {
    let mut game = game(Variant::Xiangqi, "");
    play(&mut game, "h2e2 h9g7 h0g2 i9h9");
    let code = game.replay_code([1, 2]);
    for at in 0..code.len() {
        assert!(Game::from_replay_code(&code[..at]).is_err(), "cut at {at}");
        for letter in ["A", "x", "-"] {
            let changed = [&code[..at], letter, &code[at + 1..]].concat();
            assert!(changed == code || Game::from_replay_code(&changed).is_err(), "{changed}");
        }
        let changed = [&code[..at], "=", &code[at + 1..]].concat();
        assert_eq!(refused(&changed), (at, ReplayCodeCause::Character));
    }
    assert_eq!(refused(""), (0, ReplayCodeCause::Damaged));
    assert_eq!(refused("AAAA").1, ReplayCodeCause::Damaged);
    assert_eq!(refused("ÄÖ"), (0, ReplayCodeCause::Character));
}
