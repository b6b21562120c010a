//! Repetition, the move limit and dead material: the search knows what the rules will say.

use duiyi::engine::{Limits, Report, Root, Score};
use duiyi::rules::{AnyPosition, PastPly, Position, RuleSet, Side, Variant, Verdict};

use super::{engine, game, root, root_of, text, think};

fn centipawns(report: &Report) -> i32 {
    match report.score {
        Some(Score::Centipawns(score)) => score,
        other => panic!("{other:?}"),
    }
}

#[test]
fn who_is_losing_takes_perpetual_check() {
    // White is two queens behind; the checks on e8 and h5 never end.
    let root = root(Variant::Chess, "6k1/6p1/8/7Q/8/1q6/q7/6K1 w - - 0 1");
    let report = think(&root, &Limits::nodes(50_000));
    assert_eq!(text(&root.position, report.best), "h5e8");
    assert_eq!(centipawns(&report), 0);
}

#[test]
fn perpetual_check_loses_in_xiangqi() {
    // Black is behind and could check the general on ranks 0 and 1 for ever; it has done so once.
    let fen = "9/9/3k5/9/9/C8/C8/N8/N3K4/8r b - - 0 1";
    let game = game(Variant::Xiangqi, fen, "i0i1 e1e0 i1i0 e0e1");
    let report = think(&root_of(&game), &Limits::nodes(50_000));
    assert_ne!(text(game.position(), report.best), "i0i1");
    assert!((-1_500..-300).contains(&centipawns(&report)), "{report:?}");
    // Where it draws, it is the way out.
    let rules = RuleSet { perpetual_check_loses: false, ..*game.rules() };
    let report = think(&Root { rules, ..root_of(&game) }, &Limits::nodes(50_000));
    assert_eq!((text(game.position(), report.best).as_str(), centipawns(&report)), ("i0i1", 0));
}

#[test]
fn whom_the_other_checks_for_ever_wins() {
    // Red has only to step to and fro: black's next check completes the offence.
    let fen = "9/9/3k5/9/9/9/4R4/3A5/4K4/8r b - - 0 1";
    let moves = "i0i1 e1e0 i1i0 e0e1 i0i1 e1e0 i1i0";
    let game = game(Variant::Xiangqi, fen, moves);
    let report = think(&root_of(&game), &Limits::nodes(20_000));
    let mut after = game.try_clone().unwrap();
    after.play(report.best.unwrap()).unwrap();
    let won = matches!(after.verdict(), Verdict::Won { by: Side::White, .. });
    assert!(won || centipawns(&report) > 500, "{report:?} {:?}", after.verdict());
}

#[test]
fn the_table_does_not_hide_a_repetition() {
    let root = root(Variant::Chess, "4k3/8/8/8/8/8/8/QR2K3 w - - 0 1");
    let mut engine = engine();
    let limits = Limits::nodes(20_000);
    let first = engine.think(&root, &limits, None).unwrap();
    let best = root.position.tag(first.best.unwrap()).unwrap();
    // Now the position after that move has stood before: to repeat it would be a draw.
    let met = |position: &AnyPosition| PastPly {
        hash: position.hash(),
        played: None,
        check: position.in_check(),
        irreversible: false,
    };
    let past = [met(&root.position.play(best)), met(&root.position)];
    let again = engine.think(&Root { past: &past, ..root }, &limits, None).unwrap();
    assert_ne!(again.best, first.best);
    assert!(!matches!(again.score, Some(Score::Centipawns(..=0))), "{again:?}");
}

#[test]
fn the_move_limit_is_seen_coming() {
    // Two more plies without a pawn move, and the won game is drawn.
    let mut root = root(Variant::Chess, "8/8/8/8/8/2k5/P7/K2Q4 w - - 98 90");
    root.no_progress = 98;
    let report = think(&root, &Limits::nodes(10_000));
    assert!(text(&root.position, report.best).starts_with("a2"), "{report:?}");
    assert!(centipawns(&report) > 500);
    // A horse is no pawn: red can do nothing in time.
    let mut root = super::root(Variant::Xiangqi, "4k4/9/9/9/9/9/4P4/4N4/9/4K4 w - - 119 90");
    root.no_progress = 119;
    assert_eq!(centipawns(&think(&root, &Limits::nodes(5_000))), 0);
}

#[test]
fn dead_material_is_a_way_out() {
    let cases = [
        (Variant::Chess, "8/8/8/8/8/2k5/2p5/K3N3 w - - 0 1", "e1c2"),
        (Variant::Xiangqi, "3ak4/4a4/9/9/9/9/9/p8/9/2B2K3 w - - 0 1", "c0a2"),
    ];
    for (variant, fen, best) in cases {
        let root = root(variant, fen);
        let report = think(&root, &Limits::nodes(10_000));
        assert_eq!(text(&root.position, report.best), best, "{report:?}");
        assert_eq!(centipawns(&report), 0);
    }
}
