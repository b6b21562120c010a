//! A game keeps what it found out about the present position, wherever it has been in between.

use duiyi::game::Game;
use duiyi::rules::{RuleSet, Side};

use super::{ARTICLES, BOOKS, cases, game, play, repetition_only};

/// The evidence is what the judge says when he is asked anew. True if there is any.
fn is_that_of_the_judge(game: &Game) -> bool {
    let (&present, earlier) = game.past().split_last().unwrap();
    let anew = game.rules().evidence(game.position(), earlier, present);
    assert_eq!(game.evidence(), anew, "{game} after {} plies", game.ply());
    anew.is_some()
}

#[test]
fn evidence_belongs_to_the_ply() {
    let mut found = 0;
    for case in cases(BOOKS).iter().chain(&cases(ARTICLES)) {
        for rules in [RuleSet::XIANGQI_WXF, RuleSet::XIANGQI_CXA] {
            let mut game = game(case["fen"].as_str().unwrap(), repetition_only(rules));
            play(&mut game, case);
            let last = game.ply();
            found += usize::from(is_that_of_the_judge(&game));
            while game.undo().is_ok() {
                found += usize::from(is_that_of_the_judge(&game));
            }
            while game.redo().is_ok() {
                is_that_of_the_judge(&game);
            }
            for ply in [last / 2, last, last - 1] {
                game.goto(ply).unwrap();
                is_that_of_the_judge(&game);
            }
            assert_eq!(game.try_clone().unwrap().evidence(), game.evidence());
            game.resign(Side::White).unwrap();
            is_that_of_the_judge(&game);
            game.reset();
            assert_eq!(game.evidence(), None);
        }
    }
    assert!(found > 500, "{found}");
}
