//! `bench`: fixed positions of both games searched to a fixed depth. The nodes are a fingerprint
//! of the search, the same on every machine (`tests/engine/bench.rs` holds them); the nodes a second
//! are the machine's.

use std::io::{self, Write};
use std::time::Duration;

use duiyi::engine::{Engine, Limits, Options, Root};
use duiyi::rules::{AnyPosition, FenReading, Position, RuleSet, Variant};

use crate::time::{Watch, rate};

/// To this depth; each position with an empty table of this size.
const DEPTH: u32 = 9;
const TABLE_BYTES: usize = 1 << 20;

/// Searches all positions and tells of each game; the last line counts both.
pub(crate) fn bench(out: &mut impl Write) -> io::Result<()> {
    let chess = bench_game(out, Variant::Chess, "chess")?;
    let xiangqi = bench_game(out, Variant::Xiangqi, "xiangqi")?;
    let (nodes, time) = (chess.0 + xiangqi.0, chess.1 + xiangqi.1);
    writeln!(out, "{nodes} nodes {} nps", rate(nodes, time))
}

/// The positions of one game.
fn fens(name: &str) -> impl Iterator<Item = &str> {
    let rows = include_str!("../../../tests/data/engine/bench.tsv").lines();
    rows.filter_map(|row| row.split_once('\t')).filter(move |row| row.0 == name).map(|row| row.1)
}

/// One game: its nodes and its time.
fn bench_game(out: &mut impl Write, variant: Variant, name: &str) -> io::Result<(u64, Duration)> {
    let options = Options { table_bytes: TABLE_BYTES, ..Options::default() };
    let mut engine = Engine::new(&options).map_err(io::Error::other)?;
    let watch = Watch::start();
    let mut nodes = 0;
    for fen in fens(name) {
        let setup =
            AnyPosition::read_fen(variant, fen, FenReading::default()).map_err(io::Error::other)?;
        let root = Root::new(setup.position, RuleSet::default_of(variant));
        // Each position by itself: the order of the list does not matter.
        engine.clear();
        let report = engine.think(&root, &Limits::depth(DEPTH), None).map_err(io::Error::other)?;
        nodes += report.nodes;
    }
    let time = watch.elapsed();
    let milliseconds = time.as_millis();
    let rate = rate(nodes, time);
    writeln!(out, "{name}: {nodes} nodes in {milliseconds} ms, {rate} nodes a second")?;
    out.flush()?;
    Ok((nodes, time))
}
