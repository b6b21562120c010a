//! Undo, redo, goto with all that stands beside the board; looking at any ply.

use duiyi::game::{ActionError, Actions, Game, GameOptions};
use duiyi::rules::{Notation, Side, Squares, Termination, Variant, Verdict};

use crate::{game, observable, play, won};

#[test]
fn an_end_from_outside_is_found_again_by_redo_only() {
    let mut game = game(Variant::Chess, "");
    play(&mut game, "e2e4 e7e5");
    game.resign(Side::White).unwrap();
    let ended = observable(&game);
    game.goto(0).unwrap();
    assert_eq!(game.verdict(), Verdict::Ongoing);
    game.goto(2).unwrap();
    assert_eq!(observable(&game), ended);
    assert_eq!(game.verdict(), won(Side::Black, Termination::Resignation));
    // Whoever plays the move anew has changed his mind.
    game.undo().unwrap();
    play(&mut game, "e7e5");
    assert_eq!(game.verdict(), Verdict::Ongoing);
    // An end drops the moves that were undone.
    game.undo().unwrap();
    game.resign(Side::Black).unwrap();
    assert_eq!((game.ply(), game.redo_plies()), (1, 0));
}

#[test]
fn what_a_session_does_not_have_is_refused() {
    let with_all_but = |without| {
        let mut game = Game::new(&GameOptions { without, ..Default::default() }).unwrap();
        play(&mut game, "f2f3 e7e5 g2g4");
        game
    };
    let mut game = with_all_but(Actions::ALL);
    let before = observable(&game);
    for refused in [
        game.undo().err(),
        game.redo().err(),
        game.goto(0).err(),
        game.resign(Side::White).err(),
        game.agree_draw().err(),
        game.flag(Side::White).err(),
        game.forfeit(Side::White).err(),
        game.abandon().err(),
        game.adjudicate(Verdict::Abandoned).err(),
    ] {
        assert_eq!(refused, Some(ActionError::Off));
    }
    assert_eq!(observable(&game), before);

    let mut game = with_all_but(Actions::UNDO_AFTER_END);
    game.undo().unwrap();
    play(&mut game, "g2g4 d8h4");
    assert_eq!(game.undo(), Err(ActionError::Over));
    assert_eq!(game.goto(1), Err(ActionError::Over));
    assert_eq!(game.goto(4), Ok(()));
}

#[test]
fn any_ply_can_be_looked_at_from_any_other() {
    let moves = "e2e4 d7d5 e4d5 d8d5 b1c3 d5e5 f1e2 b8c6 g1f3 e5d6 e1g1";
    let mut game = game(Variant::Chess, "");
    let mut seen = vec![(game.setup(), game.material())];
    for text in moves.split(' ') {
        game.play_text(text, Notation::Auto).unwrap();
        seen.push((game.setup(), game.material()));
    }
    for present in [11, 0, 5] {
        game.goto(present).unwrap();
        for (ply, &(setup, material)) in seen.iter().enumerate() {
            assert_eq!(game.setup_at(ply), Some(setup), "{ply} from {present}");
            assert_eq!(game.material_at(ply), Some(material), "{ply} from {present}");
        }
        assert_eq!((game.setup_at(12), game.material_at(12)), (None, None));
    }
}

#[test]
fn a_view_is_told_which_squares_to_draw_anew() {
    let mut game = game(Variant::Chess, "4k3/8/8/8/3pP3/8/8/4K2R b K e3 0 1");
    let named = |squares: Squares| -> Vec<String> {
        squares.iter().map(|s| Variant::Chess.name(s).to_string()).collect()
    };
    play(&mut game, "d4e3 e1g1");
    assert_eq!(named(game.changed_since(1).unwrap()), ["e1", "f1", "g1", "h1"]);
    let both = ["e1", "f1", "g1", "h1", "e3", "d4", "e4"];
    assert_eq!(named(game.changed_since(0).unwrap()), both);
    assert!(game.changed_since(2).unwrap().is_empty());
    game.goto(0).unwrap();
    assert_eq!(named(game.changed_since(2).unwrap()), both);
    assert_eq!(game.changed_since(3), None);
}
