//! Hints.

use duiyi::advice::{HINT_NODES, Hint, Merit};
use duiyi::engine::{Limits, Root, Score, State};
use duiyi::rules::{AnyPosition, Position, RuleSet, Variant};

use super::{engine, position};

fn root(variant: Variant, fen: &str) -> Root<'static, AnyPosition> {
    Root::new(position(variant, fen), RuleSet::default_of(variant))
}

#[test]
fn a_hint_is_what_a_search_at_full_strength_finds() {
    let fen = "r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1";
    let root = root(Variant::Chess, fen);
    let mut engine = engine();
    Hint::begin(&mut engine, &root, 20_000).unwrap();
    while engine.step(100, None) == State::Running {}
    let hint = Hint::of(&root, &engine.report()).unwrap();
    engine.clear();
    let report = engine.think(&root, &Limits::nodes(20_000), None).unwrap();
    assert_eq!((Some(hint.best), Some(hint.score)), (report.best, report.score));
    assert_eq!(hint.line, report.line);
    assert!(matches!(hint.merits.as_slice()[0], Merit::WinsLater { .. }), "{:?}", hint.merits);
}

#[test]
fn one_that_is_not_asked_for_another_size_has_its_own() {
    let root = Root::new(AnyPosition::start(Variant::Xiangqi), RuleSet::XIANGQI_SIMPLE);
    let mut engine = engine();
    Hint::begin(&mut engine, &root, 0).unwrap();
    engine.step(u64::MAX, None);
    assert_eq!(engine.report().nodes, HINT_NODES);
}

#[test]
fn there_is_none_of_another_position_or_where_nothing_is_legal() {
    let mut engine = engine();
    let one = root(Variant::Chess, "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    Hint::begin(&mut engine, &one, 500).unwrap();
    assert_eq!(Hint::of(&one, &engine.report()), None, "nothing was looked at yet");
    engine.step(u64::MAX, None);
    let hint = Hint::of(&one, &engine.report()).unwrap();
    assert_eq!(hint.score, Score::Mate(1));
    let next = one.position.play(one.position.tag(hint.best).unwrap());
    let other = Root { position: next, ..one };
    assert_eq!(Hint::of(&other, &engine.report()), None, "the game has gone on");
    Hint::begin(&mut engine, &other, 500).unwrap();
    engine.step(u64::MAX, None);
    assert_eq!(Hint::of(&other, &engine.report()), None, "mate");
}
