//! The opponent knows the articles: it is asked what a move is worth that closes a repetition.

use duiyi::engine::{Engine, Limits, Options, Report, Root, Score};
use duiyi::game::{Game, GameOptions};
use duiyi::rules::{Notation, RuleSet, Variant};

/// The black chariot chases the cannon from side to side (Fairy-Stockfish issue 570).
const START: &str = "3a5/5k3/6nC1/p5p2/4R4/6P2/7r1/3AB4/4A4/4K1B2 w - - 0 1";

/// What `text` is worth to who plays it after those moves, and what is best there.
fn ask(start: &str, rules: RuleSet, moves: &str, text: &str) -> (Report, Report) {
    let start_fen = Some(start);
    let options = GameOptions {
        variant: Variant::Xiangqi,
        rules: Some(rules),
        start_fen,
        ..Default::default()
    };
    let mut game = Game::new(&options).unwrap();
    for text in moves.split(' ') {
        game.play_text(text, Notation::Uci).unwrap();
    }
    let root = Root {
        position: *game.position(),
        past: game.past(),
        no_progress: game.no_progress(),
        rules,
    };
    let asked = [game.read_move(text, Notation::Uci).unwrap()];
    let mut engine = Engine::new(&Options::default()).unwrap();
    let only = Limits { root_moves: &asked, ..Limits::depth(3) };
    let about = engine.think(&root, &only, None).unwrap();
    (about, engine.think(&root, &Limits::depth(4), None).unwrap())
}

fn centipawns(report: &Report) -> i32 {
    match report.score {
        Some(Score::Centipawns(value)) => value,
        Some(Score::Mate(moves)) => 100_000 * moves.signum(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_chaser_does_not_go_on() {
    let moves = "h7i7 h3i3 i7h7";
    let (simple, _) = ask(START, RuleSet::XIANGQI_SIMPLE, moves, "i3h3");
    assert_eq!(centipawns(&simple), 0, "a draw by repetition");
    for rules in [RuleSet::XIANGQI_CLUB, RuleSet::XIANGQI_AXF, RuleSet::XIANGQI_WXF] {
        let (chase, best) = ask(START, rules, moves, "i3h3");
        assert!(centipawns(&chase) < -10_000, "lost by rule: {:?}", chase.score);
        assert_ne!(best.best, chase.best);
    }
}

#[test]
fn the_chased_side_does_not_believe_in_a_draw() {
    // Red, to move, would close the repetition himself: black would lose by it.
    let moves = "h7i7 h3i3 i7h7 i3h3 h7i7 h3i3";
    let (simple, _) = ask(START, RuleSet::XIANGQI_SIMPLE, moves, "i7h7");
    assert_eq!(centipawns(&simple), 0);
    let (won, _) = ask(START, RuleSet::XIANGQI_AXF, moves, "i7h7");
    assert!(centipawns(&won) > 10_000, "{:?}", won.score);
}

#[test]
fn the_winning_side_does_not_repeat() {
    // The chariot wins against the advisor; going back once more would let black repeat.
    let start = "4k4/4a4/9/9/9/9/4R4/9/4A4/4K4 w - - 0 1";
    let moves = "e3d3 e9f9 d3e3 f9e9 e3d3 e9f9";
    for rules in [RuleSet::XIANGQI_SIMPLE, RuleSet::XIANGQI_AXF, RuleSet::XIANGQI_CXA] {
        let (back, best) = ask(start, rules, moves, "d3e3");
        assert_eq!(centipawns(&back), 0, "a draw by repetition");
        assert_ne!(best.best, back.best);
        assert!(centipawns(&best) > 300, "{:?}", best.score);
        // Without a judge, going back costs nothing.
        let (unjudged, _) = ask(start, RuleSet::XIANGQI_FREE, moves, "d3e3");
        assert!(centipawns(&unjudged) > 300, "{:?}", unjudged.score);
    }
}
