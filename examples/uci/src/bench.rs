//! `bench`: fixed positions of both games searched to a fixed depth. The nodes are a fingerprint
//! of the search, the same on every machine; the nodes a second are the machine's.

use std::io::{self, Write};
use std::time::Duration;

use duiyi::engine::{Engine, Limits, Options, Root};
use duiyi::rules::{AnyPosition, FenReading, Position, RuleSet, Variant};

use crate::time::{Watch, rate};

/// Searches all positions and tells of each game; the last line counts both.
pub(crate) fn bench(out: &mut impl Write) -> io::Result<()> {
    let chess = bench_game(out, Variant::Chess, &CHESS, CHESS_DEPTH)?;
    let xiangqi = bench_game(out, Variant::Xiangqi, &XIANGQI, XIANGQI_DEPTH)?;
    let (nodes, time) = (chess.0 + xiangqi.0, chess.1 + xiangqi.1);
    writeln!(out, "{nodes} nodes {} nps", rate(nodes, time))
}

/// One game: its nodes and its time.
fn bench_game(
    out: &mut impl Write,
    variant: Variant,
    fens: &[&str],
    depth: u32,
) -> io::Result<(u64, Duration)> {
    let mut engine = Engine::new(&Options::default()).map_err(io::Error::other)?;
    let watch = Watch::start();
    let mut nodes = 0;
    for fen in fens {
        let setup =
            AnyPosition::read_fen(variant, fen, FenReading::default()).map_err(io::Error::other)?;
        let root = Root::new(setup.position, RuleSet::default_of(variant));
        // Each position by itself: the order of the list does not matter.
        engine.clear();
        let report = engine.think(&root, &Limits::depth(depth), None).map_err(io::Error::other)?;
        nodes += report.nodes;
    }
    let time = watch.elapsed();
    let milliseconds = time.as_millis();
    let rate = rate(nodes, time);
    writeln!(out, "{variant:?}: {nodes} nodes in {milliseconds} ms, {rate} nodes a second")?;
    out.flush()?;
    Ok((nodes, time))
}

const CHESS_DEPTH: u32 = 8;
const XIANGQI_DEPTH: u32 = 8;

/// The start, and positions of games that duiyi has played against itself.
const CHESS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bq1rk1/ppppbppp/2n2n2/8/2P2B1P/2N1Q3/PP2PPP1/R3KBNR w KQ - 7 8",
    "rn3rk1/1p3ppp/1qp2n2/3p4/pP1P4/P2B2Pb/2PBNP1P/R2Q1RK1 w - - 2 13",
    "r1b1k2r/1p5p/1q3n2/p2pNp2/1P1Pp1p1/P3P3/2P1N1PP/R2Q1RK1 w kq - 0 18",
    "2kr4/1pq3pp/8/p1bP4/2P1p3/1P2R3/P5PP/2Q2RK1 w - - 0 23",
    "4q1k1/2p1b2p/prP1b3/3pp1p1/QN2P1r1/1PP3P1/P2N3P/4R1K1 w - - 0 28",
    "8/4n1R1/3k2p1/p3N3/P3n3/1P6/6PP/4KBR1 w - - 0 33",
    "8/5k2/5r2/5P2/3PQ2P/4B3/1P3KP1/8 w - - 1 41",
    "7Q/4k3/2R3B1/2n2P2/7K/7r/7P/8 w - - 3 51",
];
const XIANGQI: [&str; 9] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "rnba1kb1r/4c4/c8/2p1p1p1p/P8/9/2P1P1P1P/C8/9/RNBAKABNR w - - 2 8",
    "3akabnr/9/b8/p3n1p1p/2pR2c2/9/P1r3P1P/2N5C/9/2BAKABNR w - - 2 13",
    "r2akabR1/9/2n1b4/2C5p/p8/4p1B2/PcP1c3P/2N1B3C/4A4/4KA3 w - - 9 18",
    "2bakabn1/c8/9/p1p3C1p/4p1P2/9/2P5P/9/4K4/1NBA1AB2 w - - 0 23",
    "2bak4/4a4/2n1b4/p3p3p/4c4/3pp2r1/c1r5P/2NRB2CB/4AN2R/4KA3 w - - 0 28",
    "3n1a1n1/4k4/9/8p/6b2/7R1/P7P/4r4/4A4/4KABc1 w - - 0 33",
    "c1b1k4/4a4/4b4/9/6r2/9/4p4/2R1B4/4A4/3K1AB2 w - - 1 41",
    "2bR5/5k3/3Pb4/5C3/3n5/9/9/3Cr4/4A4/4KA3 w - - 7 51",
];
