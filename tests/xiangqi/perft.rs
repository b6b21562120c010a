//! Every row of tests/data/xiangqi/perft.tsv.

use duiyi::rules::{Position, Xiangqi, perft};

use crate::files::{data, long, rows};
use crate::{arrangement, position};

/// Leaves of the largest row of a quick run; together they are some ten million.
const QUICK: u64 = 1_800_000;
/// Leaves of the largest row of which also checks, captures and mates are counted.
const QUICK_DETAILS: u64 = 400_000;
const LONG_DETAILS: u64 = 60_000_000;

struct Row {
    name: String,
    start: Xiangqi,
    depth: u32,
    nodes: u64,
    /// Checks, captures, mates.
    details: Option<[u64; 3]>,
}

impl Row {
    fn new([name, fen, depth, nodes, details @ ..]: [&str; 7]) -> Row {
        let number = |text: &str| text.parse::<u64>().expect("a number");
        Row {
            name: name.to_string(),
            // The data says that the men of P17 stand where no game can bring them.
            start: if name == "P17" { arrangement(fen).expect(fen) } else { position(fen) },
            depth: number(depth) as u32,
            nodes: number(nodes),
            details: (details != [""; 3]).then(|| details.map(number)),
        }
    }
}

fn all_rows() -> Vec<Row> {
    let text = data("xiangqi/perft.tsv");
    let all: Vec<Row> = rows(&text).filter(|row| row[0] != "id").map(Row::new).collect();
    assert_eq!(all.len(), 89);
    all
}

#[test]
fn leaves_are_as_many_as_others_count() {
    let largest = if long() { u64::MAX } else { QUICK };
    let mut leaves = 0;
    for row in all_rows().into_iter().filter(|row| row.nodes <= largest) {
        assert_eq!(perft(&row.start, row.depth), row.nodes, "{} depth {}", row.name, row.depth);
        leaves += row.nodes;
    }
    assert!(leaves > 9_000_000, "only {leaves} leaves were counted");
}

/// Leaves, checks, captures, mates.
fn count(position: &Xiangqi, depth: u32, sums: &mut [u64; 4]) {
    let moves = position.legal_moves();
    if depth == 1 && moves.is_empty() {
        sums[3] += 1;
    }
    for &m in moves.tagged() {
        let after = position.play(m);
        if depth > 1 {
            count(&after, depth - 1, sums);
            continue;
        }
        sums[0] += 1;
        sums[1] += u64::from(after.in_check());
        sums[2] += u64::from(position.captured_square(m).is_some());
    }
}

#[test]
fn checks_captures_and_mates_are_as_many_as_others_count() {
    let largest = if long() { LONG_DETAILS } else { QUICK_DETAILS };
    let mut checked = 0;
    for row in all_rows().into_iter().filter(|row| row.nodes <= largest) {
        let Some([checks, captures, mates]) = row.details else { continue };
        let mut sums = [0; 4];
        count(&row.start, row.depth, &mut sums);
        let expected = [row.nodes, checks, captures, mates];
        assert_eq!(sums, expected, "{} depth {}", row.name, row.depth);
        checked += 1;
    }
    assert!(checked > 55, "only {checked} rows were looked at");
}
