//! Endings that no small network knows: bare kings are mated, and who cannot win is never ahead.

use duiyi::engine::{Limits, evaluate};
use duiyi::rules::{Side, Termination, Variant, Verdict};

use crate::{engine, game, position, root_of};

const NODES: u64 = 20_000;

fn play_out(variant: Variant, fen: &str) -> Verdict {
    let mut game = game(variant, fen, "");
    let mut engine = engine();
    while !game.verdict().is_over() {
        let report = engine.think(&root_of(&game), &Limits::nodes(NODES), None).unwrap();
        game.play(report.best.unwrap()).unwrap();
    }
    game.verdict()
}

#[test]
fn a_bare_king_is_mated_before_fifty_moves() {
    let mated = Verdict::Won { by: Side::White, how: Termination::Checkmate };
    for men in ["Q3K3", "R3K3", "2B1KB2", "1NB1K3", "1N2KB2"] {
        let fen = format!("8/8/8/3k4/8/8/8/{men} w - - 0 1");
        assert_eq!(play_out(Variant::Chess, &fen), mated, "{fen}");
    }
}

#[test]
fn a_bare_general_is_mated() {
    for fen in ["3k5/9/9/9/9/9/9/9/4N4/4K4 w - - 0 1", "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1"] {
        let verdict = play_out(Variant::Xiangqi, fen);
        assert!(matches!(verdict, Verdict::Won { by: Side::White, .. }), "{fen}: {verdict:?}");
    }
}

#[test]
fn who_cannot_win_is_never_ahead() {
    for (variant, fen) in [
        (Variant::Chess, "4k3/8/8/8/8/8/3p4/N3K3 w - - 0 1"),
        (Variant::Chess, "4k3/8/8/8/8/8/8/B3K3 w - - 0 1"),
        (Variant::Xiangqi, "4k4/9/9/9/9/9/p8/4B4/4A4/2BAK4 w - - 0 1"),
    ] {
        let opinion = evaluate(&position(variant, fen));
        assert!(opinion <= 0, "{fen}: {opinion}");
    }
}
