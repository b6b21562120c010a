//! The bench: what a search of fixed positions finds, and in how many nodes, is the same on every
//! machine. `duiyi-uci bench` does the same search, and so does the module for web pages, on 32 bit.

use std::fmt::Write;

use duiyi::engine::{Engine, Limits, Options, Score};
use duiyi::rules::Variant;

use super::{root, text};

/// To this depth; each position with an empty table of this size.
const DEPTH: u32 = 9;
const TABLE_BYTES: usize = 1 << 20;

#[test]
fn the_bench_is_what_it_was() {
    let mut engine =
        Engine::new(&Options { table_bytes: TABLE_BYTES, ..Options::default() }).unwrap();
    let (mut page, mut sum) = (String::new(), 0);
    let rows = include_str!("../data/engine/bench.tsv").lines().filter(|row| !row.starts_with('#'));
    for row in rows {
        let (name, fen) = row.split_once('\t').unwrap();
        let variant = if name == "chess" { Variant::Chess } else { Variant::Xiangqi };
        let root = root(variant, fen);
        engine.clear();
        let report = engine.think(&root, &Limits::depth(DEPTH), None).unwrap();
        let score = match report.score.unwrap() {
            Score::Centipawns(score) => score.to_string(),
            Score::Mate(moves) => format!("#{moves}"),
        };
        let best = text(&root.position, report.best);
        writeln!(page, "{} {best} {score} {fen}", report.nodes).unwrap();
        sum += report.nodes;
    }
    write!(page, "{sum} nodes").unwrap();
    // When a search is changed on purpose: INSTA_UPDATE=always.
    insta::with_settings!({
        snapshot_path => "../data/engine",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, { insta::assert_snapshot!("bench", page) });
}
