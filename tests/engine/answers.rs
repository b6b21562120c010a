//! The answer does not depend on how it is asked for.

use std::sync::atomic::{AtomicBool, Ordering};

use duiyi::engine::{BeginError, Engine, Limits, Report, Root, Score, State, evaluate};
use duiyi::rules::{AnyPosition, Move, Notation, Position, RuleSet, Square, Variant};

use super::{POSITIONS, engine, position, root, think};

fn sliced(root: &Root<'_, AnyPosition>, limits: &Limits<'_>, nodes: u64) -> Report {
    let mut engine = engine();
    engine.begin(root, limits).unwrap();
    while engine.step(nodes, None) == State::Running {}
    engine.report()
}

#[test]
fn slices_change_nothing() {
    for (variant, fen) in POSITIONS {
        let root = root(variant, fen);
        for limits in [Limits::nodes(20_000), Limits::depth(4), Limits::level(6, 11)] {
            let whole = think(&root, &limits);
            assert_eq!(whole.state, State::Done);
            for nodes in [1, 7, 1_000] {
                assert_eq!(sliced(&root, &limits, nodes), whole, "{fen} in slices of {nodes}");
            }
        }
    }
}

#[test]
fn a_step_is_exact_to_the_node() {
    let mut engine = engine();
    engine.begin(&root(POSITIONS[1].0, POSITIONS[1].1), &Limits::nodes(5_000)).unwrap();
    for step in 1..=49 {
        assert_eq!(engine.step(100, None), State::Running);
        assert_eq!(engine.report().nodes, 100 * step);
    }
    engine.step(1_000, None);
    assert_eq!((engine.report().nodes, engine.report().state), (5_000, State::Done));
    assert_eq!(engine.step(1_000, None), State::Done, "there is nothing more to do");
    assert_eq!(engine.report().nodes, 5_000);
}

#[test]
fn progress_never_goes_back() {
    for limits in [Limits::nodes(30_000), Limits::depth(5), Limits::level(8, 1)] {
        let mut engine = engine();
        engine.begin(&root(Variant::Chess, POSITIONS[0].1), &limits).unwrap();
        let mut before = 0;
        while engine.step(50, None) == State::Running {
            let now = engine.report().permille;
            assert!(before <= now && now <= 1_000, "{before} then {now}");
            before = now;
        }
        assert!(before > 300, "it did move: {before}");
        assert_eq!(engine.report().permille, 1_000);
    }
}

#[test]
fn the_line_can_be_played() {
    for (variant, fen) in POSITIONS {
        let report = think(&root(variant, fen), &Limits::nodes(30_000));
        assert_eq!(report.best, report.line.get(0));
        assert_eq!(report.ponder, report.line.get(1));
        let mut now = position(variant, fen);
        for m in report.line.iter() {
            now = now.play(now.tag(m).unwrap_or_else(|| panic!("{fen}: {now} has no {m:?}")));
        }
        assert!(report.line.len() > 1, "{fen}: {report:?}");
    }
}

#[test]
fn a_stopped_search_has_a_move() {
    for (variant, fen) in POSITIONS {
        let root = root(variant, fen);
        // Before the first node.
        let mut engine = engine();
        let stop = AtomicBool::new(true);
        engine.begin(&root, &Limits::nodes(u64::MAX)).unwrap();
        assert_eq!(engine.step(1_000_000, Some(&stop)), State::Stopped);
        let report = engine.report();
        assert_eq!((report.nodes, report.score), (0, None));
        assert!(root.position.tag(report.best.unwrap()).is_some());
        // After any number of nodes.
        for nodes in [1, 10, 100, 3_333] {
            engine.begin(&root, &Limits::nodes(u64::MAX)).unwrap();
            engine.step(nodes, None);
            engine.stop();
            let report = engine.report();
            assert_eq!((report.state, report.nodes), (State::Stopped, nodes));
            assert!(root.position.tag(report.best.unwrap()).is_some());
            assert_eq!(engine.step(1_000, None), State::Stopped);
        }
    }
}

#[test]
fn another_thread_stops_it() {
    let stop = AtomicBool::new(false);
    let mut engine = engine();
    engine.begin(&root(Variant::Chess, POSITIONS[1].1), &Limits::nodes(u64::MAX)).unwrap();
    std::thread::scope(|threads| {
        let search = threads.spawn(|| engine.step(u64::MAX, Some(&stop)));
        std::thread::sleep(std::time::Duration::from_millis(20));
        stop.store(true, Ordering::Relaxed);
        assert_eq!(search.join().unwrap(), State::Stopped);
    });
    assert!(engine.report().best.is_some());
}

#[test]
fn only_the_moves_asked_for() {
    let root = root(Variant::Chess, POSITIONS[0].1);
    let moves = ["a2a3", "h2h4"].map(|m| root.position.read_move(m, Notation::Uci).unwrap());
    let limits = Limits { root_moves: &moves, ..Limits::nodes(5_000) };
    let report = think(&root, &limits);
    assert!(moves.contains(&report.best.unwrap()));

    let illegal = [Move::new(Square::new(0), Square::new(63), None)];
    let mut engine = engine();
    engine.begin(&root, &Limits { game_hash: 5, ..limits }).unwrap();
    let bad = [
        (Limits { root_moves: &illegal, ..limits }, BeginError::RootMove(illegal[0])),
        (Limits::level(11, 0), BeginError::Level(11)),
    ];
    for (limits, error) in bad {
        assert_eq!(engine.begin(&root, &limits), Err(error));
        assert_eq!(engine.report().state, State::Running, "the search under way goes on");
        assert_eq!(engine.report().game_hash, 5);
    }
}

#[test]
fn the_report_names_what_it_is_about() {
    let root = root(Variant::Xiangqi, POSITIONS[4].1);
    let report = think(&root, &Limits { game_hash: 77, ..Limits::nodes(100) });
    assert_eq!((report.root_hash, report.game_hash), (root.position.hash(), 77));
}

#[test]
fn an_only_move_is_played_at_once() {
    // The king on h8 can only take.
    let only = root(Variant::Chess, "7k/6Q1/8/8/8/8/8/K7 b - - 0 1");
    for limits in [Limits::default(), Limits::level(4, 1)] {
        let report = think(&only, &limits);
        assert_eq!(super::text(&only.position, report.best), "h8g7");
        assert!(report.nodes < 10 && report.state == State::Done, "{report:?}");
    }
    // But a search of a certain size is made when it is asked for.
    assert!(think(&root(Variant::Chess, POSITIONS[3].1), &Limits::depth(5)).depth == 5);
}

#[test]
fn where_the_game_is_over_there_is_no_move() {
    let cases = [
        (Variant::Chess, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Score::Mate(0)),
        (Variant::Chess, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Score::Centipawns(0)),
        (Variant::Xiangqi, "3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1", Score::Mate(0)),
    ];
    for (variant, fen, score) in cases {
        let report = think(&root(variant, fen), &Limits::default());
        assert_eq!((report.state, report.nodes), (State::Done, 0));
        assert_eq!((report.best, report.score, report.line.len()), (None, Some(score), 0));
    }
}

#[test]
fn the_table_serves_the_next_search_until_it_is_cleared() {
    let mut engine = engine();
    let root = root(Variant::Chess, POSITIONS[1].1);
    let limits = Limits::depth(5);
    let first = engine.think(&root, &limits, None).unwrap();
    let again = engine.think(&root, &limits, None).unwrap();
    assert!(again.nodes < first.nodes * 2 / 3, "{} then {}", first.nodes, again.nodes);
    engine.clear();
    assert_eq!(engine.think(&root, &limits, None).unwrap(), first);
    // What was found under other rules is not believed.
    let other = Root { rules: RuleSet { stalemate_loses: true, ..root.rules }, ..root };
    engine.think(&other, &limits, None).unwrap();
    assert_eq!(engine.think(&root, &limits, None).unwrap(), first);
}

#[test]
fn both_sides_are_judged_alike() {
    // The same position with colours and sides exchanged.
    let pairs = [
        (
            Variant::Chess,
            "4k3/pp6/8/3n4/8/2B5/P7/4K2R w - - 0 1",
            "4k2r/p7/2b5/8/3N4/8/PP6/4K3 b - - 0 1",
        ),
        (
            Variant::Xiangqi,
            "4k4/4a4/2n6/9/9/4P4/9/1C7/9/3K4R w - - 0 1",
            "3k4r/9/1c7/9/4p4/9/9/2N6/4A4/4K4 b - - 0 1",
        ),
    ];
    for (variant, one, other) in pairs {
        let (one, other) = (position(variant, one), position(variant, other));
        assert_ne!(evaluate(&one), 0);
        assert_eq!(evaluate(&one), evaluate(&other));
    }
}

#[test]
fn an_engine_can_go_to_another_thread() {
    fn assert_send<T: Send>() {}
    assert_send::<Engine<'static>>();
}
