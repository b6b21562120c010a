//! Several best moves: each line is what a search without the better ones finds.

use duiyi::engine::{
    BeginError, Engine, Limits, MAX_LINE, Options, RankedLine, Report, Root, Score, State,
};
use duiyi::rules::{AnyPosition, MAX_MOVES, Move, Position, Variant};

use super::{POSITIONS, engine, position, root, text, think, value};

/// The lines of a search with a fresh table, and its report.
fn lines(root: &Root<'_, AnyPosition>, limits: &Limits<'_>) -> (Vec<RankedLine>, Report) {
    let mut engine =
        Engine::new(&Options { lines: MAX_MOVES, table_bytes: 1 << 20, ..Options::default() })
            .unwrap();
    let report = engine.think(root, limits, None).unwrap();
    assert_eq!(report.state, State::Done);
    (found(&engine), report)
}

fn found(engine: &Engine<'_>) -> Vec<RankedLine> {
    let lines: Vec<_> = (0..).map_while(|index| engine.line(index)).collect();
    assert_eq!(engine.line(lines.len() + 1), None);
    lines
}

fn first(line: &RankedLine) -> Move {
    line.line.get(0).expect("a line begins with its move")
}

/// The legal moves but those.
fn others(root: &Root<'_, AnyPosition>, taken: &[RankedLine]) -> Vec<Move> {
    let is_other = |m: &Move| taken.iter().all(|line| first(line) != *m);
    root.position.legal_moves().iter().filter(is_other).collect()
}

/// With nothing left out a score is the truth about its depth, whatever the table knows: so line after
/// line must have the very score of a search that has only the other moves.
#[test]
fn a_line_is_the_best_of_the_moves_that_are_left() {
    for (variant, fen) in POSITIONS {
        let root = root(variant, fen);
        let exact = Limits { full_width: true, ..Limits::depth(3) };
        let (lines, report) = lines(&root, &Limits { lines: 4, ..exact });
        assert_eq!(lines.len(), 4, "{fen}");
        assert_eq!((report.score, report.best), (Some(lines[0].score), Some(first(&lines[0]))));
        for (k, line) in lines.iter().enumerate() {
            let moves = others(&root, &lines[..k]);
            let alone = think(&root, &Limits { root_moves: &moves, ..exact });
            assert_eq!(Some(line.score), alone.score, "{fen}: line {k} {line:?}");
        }
    }
}

/// Where moves are left out, the lines may differ a little from searches of their own (and how little depends
/// on the networks).
#[cfg(not(feature = "small-networks"))]
#[test]
fn a_line_is_about_what_a_search_without_the_better_moves_finds() {
    let (mut compared, mut same, mut off) = (0, 0, 0);
    for ((variant, fen), depth) in POSITIONS.into_iter().flat_map(|p| (6..=8).map(move |d| (p, d)))
    {
        let root = root(variant, fen);
        let (lines, _) = lines(&root, &Limits { lines: 3, ..Limits::depth(depth) });
        for (k, line) in lines.iter().enumerate() {
            let moves = others(&root, &lines[..k]);
            let alone = think(&root, &Limits { root_moves: &moves, ..Limits::depth(depth) });
            let difference = (value(line.score) - value(alone.score.unwrap())).abs();
            assert_eq!(line.depth, depth, "{fen}");
            compared += 1;
            same += u32::from(alone.best == Some(first(line)));
            off += difference.min(200);
        }
    }
    assert!(same * 5 >= compared * 3 && off <= 20 * compared as i32, "{same} of {compared}, {off}");
}

#[test]
fn the_best_comes_first_and_no_move_twice() {
    for (variant, fen) in POSITIONS {
        for limits in [Limits::nodes(30_000), Limits::level(7, 3), Limits::depth(5)] {
            let mut engine = engine();
            engine.begin(&root(variant, fen), &Limits { lines: 5, ..limits }).unwrap();
            assert_eq!(engine.line(0), None, "nothing is searched yet");
            while engine.step(997, None) == State::Running {
                check(&engine, fen);
            }
            let lines = check(&engine, fen);
            assert_eq!(lines.len(), position(variant, fen).legal_moves().len().min(5), "{fen}");
            let falling = lines.windows(2).all(|pair| value(pair[0].score) >= value(pair[1].score));
            assert!(falling || lines[0].depth > lines[lines.len() - 1].depth, "{fen} {lines:?}");
        }
    }
}

/// What holds at any moment of a search.
fn check(engine: &Engine<'_>, fen: &str) -> Vec<RankedLine> {
    let (lines, report) = (found(engine), engine.report());
    for (k, line) in lines.iter().enumerate() {
        assert!(lines[..k].iter().all(|before| first(before) != first(line)), "{fen} {lines:?}");
    }
    // Of the depth under way, then of the one before; mates need not be searched again.
    let open: Vec<_> = lines.iter().filter(|l| matches!(l.score, Score::Centipawns(_))).collect();
    let depths = report.depth..=report.depth + 1;
    assert!(open.iter().all(|line| depths.contains(&line.depth)), "{fen} {report:?} {lines:?}");
    assert!(open.windows(2).all(|pair| pair[0].depth >= pair[1].depth), "{fen} {lines:?}");
    if let Some(best) = lines.first() {
        assert_eq!(report.best, Some(first(best)), "{fen}");
        assert_eq!((report.score, report.line), (Some(best.score), best.line), "{fen}");
    }
    lines
}

#[test]
fn slices_change_no_line() {
    for (variant, fen) in POSITIONS {
        let root = root(variant, fen);
        for limits in [Limits::nodes(20_000), Limits::level(6, 11)] {
            let limits = Limits { lines: 3, ..limits };
            let mut whole = engine();
            whole.think(&root, &limits, None).unwrap();
            let mut sliced = engine();
            sliced.begin(&root, &limits).unwrap();
            while sliced.step(7, None) == State::Running {}
            assert_eq!(sliced.report(), whole.report());
            assert_eq!(found(&sliced), found(&whole));
        }
    }
}

#[test]
fn one_line_is_the_usual_search() {
    for (variant, fen) in POSITIONS {
        let root = root(variant, fen);
        let none = think(&root, &Limits::nodes(20_000));
        let (lines, report) = lines(&root, &Limits { lines: 1, ..Limits::nodes(20_000) });
        assert_eq!(report, none);
        assert_eq!((lines.len(), Some(lines[0].score)), (1, report.score));
    }
}

#[test]
fn no_more_lines_than_moves() {
    // The king on h8 can only take; and a pawn, a king and three moves.
    let only = root(Variant::Chess, "7k/6Q1/8/8/8/8/8/K7 b - - 0 1");
    let (found, report) = lines(&only, &Limits { lines: 9, ..Limits::default() });
    assert_eq!((found.len(), report.depth), (1, 1));
    for (variant, fen) in POSITIONS {
        let root = root(variant, fen);
        let count = root.position.legal_moves().len();
        let (found, _) = lines(&root, &Limits { lines: 256, ..Limits::depth(2) });
        assert_eq!(found.len(), count, "{fen}");
        let chosen: Vec<Move> = root.position.legal_moves().iter().step_by(2).take(3).collect();
        let limits = Limits { lines: 5, root_moves: &chosen, ..Limits::depth(3) };
        let (found, _) = lines(&root, &limits);
        assert_eq!(found.len(), chosen.len(), "{fen}");
        assert!(found.iter().all(|line| chosen.contains(&first(line))));
    }
    // Nothing to choose from.
    let mated = root(Variant::Chess, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(lines(&mated, &Limits { lines: 3, ..Limits::default() }).0, []);
}

#[test]
fn more_lines_than_there_is_memory_for_are_an_error() {
    let root = root(Variant::Chess, POSITIONS[0].1);
    let mut engine = engine();
    engine.begin(&root, &Limits { lines: 8, game_hash: 5, ..Limits::depth(2) }).unwrap();
    for lines in [9, u32::MAX] {
        let limits = Limits { lines, ..Limits::depth(2) };
        assert_eq!(engine.begin(&root, &limits), Err(BeginError::Lines(lines)));
        assert_eq!((engine.report().game_hash, engine.report().state), (5, State::Running));
    }
}

#[test]
fn a_line_can_be_played() {
    for (variant, fen) in POSITIONS {
        let root = root(variant, fen);
        let (lines, _) = lines(&root, &Limits { lines: 4, ..Limits::nodes(60_000) });
        for line in lines {
            assert!((1..=MAX_LINE).contains(&line.line.len()));
            let mut now = root.position;
            for m in line.line.iter() {
                now = now.play(now.tag(m).unwrap_or_else(|| panic!("{fen}: {now} has no {m:?}")));
            }
        }
    }
}

#[test]
fn each_line_finds_its_own_mate() {
    // Two rooks: one mates at once, and so does no other move; the next ones need two.
    let root = root(Variant::Chess, "6k1/R7/8/8/8/8/8/1R4K1 w - - 0 1");
    let (lines, report) = lines(&root, &Limits { lines: 3, ..Limits::nodes(200_000) });
    assert_eq!(text(&root.position, Some(first(&lines[0]))), "b1b8");
    let scores: Vec<_> = lines.iter().map(|line| line.score).collect();
    assert_eq!(scores, [Score::Mate(1), Score::Mate(2), Score::Mate(2)]);
    assert!(report.nodes < 200_000, "three mates end a search: {report:?}");
    for line in lines {
        let Score::Mate(moves) = line.score else { unreachable!() };
        assert_eq!(line.line.len() as i32, 2 * moves - 1);
    }
}

#[test]
fn one_mate_does_not_end_the_other_lines() {
    let root = root(Variant::Chess, "6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1");
    let (lines, report) = lines(&root, &Limits { lines: 2, ..Limits::depth(8) });
    assert_eq!((lines[0].score, report.depth), (Score::Mate(1), 8));
    assert_eq!(lines[1].depth, 8);
    assert!(matches!(lines[1].score, Score::Centipawns(300..)), "{lines:?}");
}

#[test]
fn where_few_moves_save_the_others_are_mated() {
    // White threatens mate on the last rank; a rook that can step between only delays it.
    let root = root(Variant::Chess, "k7/8/1K6/8/8/8/6r1/7R b - - 0 1");
    let (lines, report) = lines(&root, &Limits { lines: 256, ..Limits::depth(8) });
    assert!(matches!(lines[0].score, Score::Centipawns(-300..)), "{:?}", lines[0]);
    assert_eq!((lines[0].depth, report.depth), (8, 8));
    let mated: Vec<_> =
        lines.iter().skip_while(|line| !matches!(line.score, Score::Mate(_))).collect();
    assert!(mated.len() > 5, "{lines:?}");
    // They are searched no deeper than it takes to see that, and the quickest mate is the last.
    assert!(mated.windows(2).all(|pair| value(pair[0].score) >= value(pair[1].score)));
    assert!(mated.last().is_some_and(|line| line.depth < 8 && line.score == Score::Mate(-1)));
}

#[test]
fn rules_are_reckoned_with_in_each_line() {
    // Perpetual check draws; every other move loses.
    let root = root(Variant::Chess, "6k1/6p1/8/7Q/8/1q6/q7/6K1 w - - 0 1");
    let (lines, _) = lines(&root, &Limits { lines: 2, ..Limits::nodes(100_000) });
    assert_eq!(text(&root.position, Some(first(&lines[0]))), "h5e8");
    assert_eq!(lines[0].score, Score::Centipawns(0));
    assert!(value(lines[1].score) < -500, "{lines:?}");
}
