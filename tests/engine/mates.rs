//! Mates in up to three moves, in both games.

use duiyi::engine::{Limits, Root, Score};
use duiyi::rules::{Position, RuleSet, Variant};

use super::{position, root, text, think};

/// Variant, moves to mate, FEN.
pub(super) fn rows() -> impl Iterator<Item = (Variant, i32, &'static str)> {
    let rows = include_str!("../data/engine/mates.tsv").lines().filter(|row| !row.starts_with('#'));
    rows.map(|row| {
        let fields: Vec<&str> = row.split('\t').collect();
        let variant = if fields[0] == "chess" { Variant::Chess } else { Variant::Xiangqi };
        (variant, fields[1].parse().unwrap(), fields[2])
    })
}

#[test]
fn mates_are_found_and_counted_right() {
    for (variant, moves, fen) in rows() {
        let root = root(variant, fen);
        let report = think(&root, &Limits::nodes(1_000_000));
        assert_eq!(report.score, Some(Score::Mate(moves)), "{fen} {report:?}");
        assert_eq!(report.line.len(), 2 * moves as usize - 1, "{fen}");
        let mut now = root.position;
        for m in report.line.iter() {
            now = now.play(now.tag(m).unwrap());
        }
        assert_eq!(now.count_moves(), 0, "{fen}: the line ends in mate");
    }
}

#[test]
fn who_is_mated_counts_the_same_moves() {
    for (variant, moves, fen) in rows().filter(|row| row.1 > 1) {
        let root = root(variant, fen);
        let first = think(&root, &Limits::nodes(1_000_000)).best.unwrap();
        let after = root.position.play(root.position.tag(first).unwrap());
        let report = think(&Root { position: after, ..root }, &Limits::nodes(1_000_000));
        assert_eq!(report.score, Some(Score::Mate(1 - moves)), "{fen} {report:?}");
    }
}

#[test]
fn no_move_without_check_loses_in_xiangqi() {
    let fen = "3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1";
    let xiangqi = position(Variant::Xiangqi, fen);
    let report = think(&Root::new(xiangqi, RuleSet::XIANGQI_SIMPLE), &Limits::depth(3));
    assert_eq!(report.score, Some(Score::Mate(1)));
    let after = xiangqi.play(xiangqi.tag(report.best.unwrap()).unwrap());
    assert!(after.count_moves() == 0 && !after.in_check());
    // By a rule set that takes it for a draw, the same move wins nothing.
    let rules = RuleSet { stalemate_loses: false, ..RuleSet::XIANGQI_SIMPLE };
    let other = think(&Root::new(xiangqi, rules), &Limits::depth(3));
    assert!(!matches!(other.score, Some(Score::Mate(1))), "{other:?}");
}

#[test]
fn a_mate_on_the_last_ply_before_the_move_limit_counts() {
    let mut last = root(Variant::Chess, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 99 90");
    last.no_progress = 99;
    let report = think(&last, &Limits::depth(4));
    assert_eq!(report.score, Some(Score::Mate(1)));
    assert_eq!(text(&last.position, report.best), "d1d8");
}
