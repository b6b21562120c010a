//! Reviews of moves that were played.

use duiyi::advice::{Grade, Judgement, Merit, Review, ReviewError};
use duiyi::engine::{Limits, Root, Score, State};
use duiyi::game::{Game, GameOptions};
use duiyi::rules::{Notation, Position, Variant};

use super::engine;

fn game(variant: Variant, fen: &str, moves: &str) -> Game {
    let start_fen = (!fen.is_empty()).then_some(fen);
    let mut game = Game::new(&GameOptions { variant, start_fen, ..Default::default() }).unwrap();
    for text in moves.split_whitespace() {
        game.play_text(text, Notation::Uci).unwrap();
    }
    game
}

fn judged(game: &Game, ply: usize, nodes: u64) -> Judgement {
    let mut review = Review::new(game, ply, nodes).unwrap();
    assert_eq!(review.judgement(), None);
    assert_eq!(review.step(&mut engine(), u64::MAX, None), Ok(State::Done));
    review.judgement().unwrap()
}

#[test]
fn who_allows_mate_blunders() {
    let judgement = judged(&game(Variant::Chess, "", "f2f3 e7e5 g2g4 d8h4"), 3, 20_000);
    assert_eq!((judgement.grade, judgement.allowed_mate), (Grade::Blunder, Some(1)));
    assert_eq!((judgement.played_score, judgement.missed_mate), (Score::Mate(-1), None));
    // The line after the move shows what is wrong with it.
    assert_eq!(judgement.played_line.len(), 2);
    assert_ne!(judgement.best, judgement.played);
    assert_eq!(judgement.best_line.get(0), Some(judgement.best));
}

#[test]
fn the_mating_move_is_fine() {
    let judgement = judged(&game(Variant::Chess, "", "f2f3 e7e5 g2g4 d8h4"), 4, 20_000);
    assert_eq!((judgement.grade, judgement.lost, judgement.chance_lost), (Grade::Fine, 0, 0));
    assert_eq!(judgement.best, judgement.played);
    assert_eq!(judgement.merits.as_slice(), [Merit::Mates { moves: 1 }, Merit::Checks]);
}

#[test]
fn a_mate_is_missed() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    let judgement = judged(&game(Variant::Chess, fen, "d1d2"), 1, 20_000);
    assert_eq!((judgement.missed_mate, judgement.allowed_mate), (Some(1), None));
    assert_eq!(judgement.best_score, Score::Mate(1));
    assert_eq!(judgement.merits.as_slice()[0], Merit::Mates { moves: 1 });
}

#[test]
fn a_cannon_given_away_is_no_slip_in_xiangqi() {
    let moves = "h2e2 b9c7 e2e6 c7e6"; // A soldier for a cannon.
    let game = game(Variant::Xiangqi, "", moves);
    let judgement = judged(&game, 3, 60_000);
    assert!(judgement.grade >= Grade::Mistake, "{judgement:?}");
    assert!(judgement.lost > 200, "{judgement:?}");
    let first = judged(&game, 1, 60_000);
    assert_eq!(first.grade, Grade::Fine, "{first:?}");
}

/// What the search itself prefers loses nothing, and losses are never negative.
#[test]
fn the_best_move_loses_nothing() {
    for variant in [Variant::Chess, Variant::Xiangqi] {
        let mut game = game(variant, "", "");
        for _ in 0..12 {
            let root = Root::new(*game.position(), *game.rules());
            let root = Root { past: game.past(), no_progress: game.no_progress(), ..root };
            let best = engine().think(&root, &Limits::nodes(3_000), None).unwrap().best.unwrap();
            game.play(best).unwrap();
            let judgement = judged(&game, game.ply(), 3_000);
            assert_eq!((judgement.lost, judgement.grade), (0, Grade::Fine), "{judgement:?}");
        }
    }
}

#[test]
fn losses_follow_from_the_scores() {
    let game = game(Variant::Chess, "", "a2a3 e7e5 h2h4 d7d5 g2g4 c8g4 b1c3 d5d4 a1a2 d4c3");
    for ply in 1..=game.ply() {
        let judgement = judged(&game, ply, 4_000);
        let chance = |score| duiyi::advice::winning_chance(score);
        let lost = chance(judgement.best_score) - chance(judgement.played_score);
        assert_eq!((judgement.chance_lost, judgement.grade), (lost, Grade::of_loss(lost)));
        assert!(lost >= 0 && judgement.lost >= 0, "{judgement:?}");
        let before = game.setup_at(ply - 1).unwrap().position;
        assert!(before.tag(judgement.best).is_some());
        assert_eq!(judgement.played, game.history(ply).unwrap().played);
    }
    assert!(judged(&game, 5, 20_000).grade > Grade::Fine, "a pawn is lost");
    assert!(judged(&game, 9, 20_000).grade > Grade::Inaccuracy, "a knight is lost");
}

#[test]
fn slices_and_strangers_change_nothing() {
    let game = game(Variant::Chess, "", "e2e4 e7e5 d1h5 g7g6");
    let whole = judged(&game, 4, 5_000);
    let mut sliced = Review::new(&game, 4, 5_000).unwrap();
    let mut own = engine();
    let mut last = 0;
    while sliced.step(&mut own, 70, None) == Ok(State::Running) {
        let permille = sliced.permille(&own);
        assert!((last..=1000).contains(&permille), "{last} {permille}");
        last = permille;
    }
    assert_eq!(sliced.judgement(), Some(whole));
    assert_eq!(sliced.permille(&own), 1000);

    // Somebody else uses the engine, once in each search.
    let mut disturbed = Review::new(&game, 4, 5_000).unwrap();
    let mut shared = engine();
    let root = Root::new(*game.position(), *game.rules());
    for _ in 0..2 {
        assert_eq!(disturbed.step(&mut shared, 3_000, None), Ok(State::Running));
        shared.think(&root, &Limits::depth(1), None).unwrap();
        shared.clear();
    }
    while disturbed.step(&mut shared, 3_000, None) == Ok(State::Running) {}
    let judgement = disturbed.judgement().unwrap();
    assert_eq!((judgement.best, judgement.grade), (whole.best, whole.grade));
}

#[test]
fn a_review_keeps_what_it_needs_of_the_game() {
    let mut game = game(Variant::Chess, "", "f2f3 e7e5 g2g4 d8h4");
    let mut review = Review::new(&game, 3, 5_000).unwrap();
    let expected = judged(&game, 3, 5_000);
    game.reset();
    drop(game);
    while review.step(&mut engine(), 100_000, None) == Ok(State::Running) {}
    assert_eq!(review.judgement(), Some(expected));
}

/// So few nodes that no move is looked at to its end: then there are more.
#[test]
fn however_few_the_nodes_there_is_a_judgement() {
    let game = game(Variant::Chess, "", "f2f3 e7e5 g2g4 d8h4");
    for nodes in 1..20 {
        assert_eq!(judged(&game, 4, nodes).played_score, Score::Mate(1));
    }
}

#[test]
fn only_moves_of_the_game_are_reviewed() {
    let mut game = game(Variant::Chess, "", "e2e4 e7e5");
    let error = |game: &Game, ply| Review::new(game, ply, 0).err();
    assert_eq!(error(&game, 0), Some(ReviewError::Ply(0)));
    assert_eq!(error(&game, 3), Some(ReviewError::Ply(3)));
    assert_eq!(error(&game, usize::MAX), Some(ReviewError::Ply(usize::MAX)));
    assert_eq!(error(&game, 2), None);
    game.undo().unwrap();
    assert_eq!(error(&game, 2), Some(ReviewError::Ply(2)), "taken back");
}
