//! How fast moves are written as people write them: CPU time for the texts of all legal moves of a
//! position. `cargo bench --bench texts`; what was measured is in benches/README.md.

use std::hint::black_box;

use cpu_time::ThreadTime;
use duiyi::rules::{AnyPosition, FenReading, MoveList, Notation, Position, Variant};

const ROUNDS: u32 = 5;
const RUNS: u32 = 100_000;

/// Bytes of the texts of all legal moves: generated, written, and nothing kept.
fn write_all(position: &AnyPosition, notation: Notation) -> usize {
    let mut list = MoveList::new();
    position.generate(&mut list);
    let texts = list.tagged().iter().map(|&m| position.write_tagged(m, notation));
    texts.map(|text| black_box(text).as_str().len()).sum()
}

fn main() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let middle_game = "r1bakabr1/9/1cn1c1n2/p1p1p3p/6p2/2P6/P3P1P1P/1CN1C1N2/9/R1BAKABR1 w";
    println!("texts of all legal moves, microseconds");
    for (name, variant, fen, notation) in [
        ("kiwipete, SAN", Variant::Chess, kiwipete, Notation::San),
        ("kiwipete, UCI", Variant::Chess, kiwipete, Notation::Uci),
        ("xiangqi, Chinese", Variant::Xiangqi, middle_game, Notation::Chinese),
        ("xiangqi, WXF", Variant::Xiangqi, middle_game, Notation::Wxf),
    ] {
        let setup = AnyPosition::read_fen(variant, fen, FenReading::default());
        let position = setup.expect("a position").position;
        let mut best = f64::INFINITY;
        for _ in 0..ROUNDS {
            let start = ThreadTime::now();
            for _ in 0..RUNS {
                black_box(write_all(black_box(&position), notation));
            }
            best = best.min(start.elapsed().as_secs_f64() / f64::from(RUNS));
        }
        println!("  {name:<18} {:>3} moves {:>7.2}", position.count_moves(), best * 1e6);
    }
}
