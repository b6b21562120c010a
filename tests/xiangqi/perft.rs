//! Every row of tests/data/xiangqi/perft.tsv.

use duiyi::rules::{Position, Xiangqi, perft};

use crate::{arrangement, long, position};

const ROWS: &str = include_str!("../data/xiangqi/perft.tsv");
/// Leaves of the largest row of a quick run; together they are some ten million.
const QUICK: u64 = 1_800_000;
/// Leaves of the largest row of which also checks, captures and mates are counted.
const QUICK_DETAILS: u64 = 400_000;
const LONG_DETAILS: u64 = 60_000_000;

struct Row {
    name: &'static str,
    start: Xiangqi,
    depth: u32,
    nodes: u64,
    /// Checks, captures, mates.
    details: Option<[u64; 3]>,
}

fn rows() -> Vec<Row> {
    let lines = ROWS.lines().filter(|line| line.starts_with('P'));
    let rows: Vec<Row> = lines.map(row).collect();
    assert_eq!(rows.len(), 89);
    rows
}

fn row(line: &'static str) -> Row {
    let columns: Vec<&str> = line.split('\t').collect();
    let fen = columns[1];
    let details = match &columns[4..7] {
        ["", "", ""] => None,
        numbers => Some([0, 1, 2].map(|i: usize| numbers[i].parse().expect(line))),
    };
    Row {
        name: columns[0],
        // The data says that the men of P17 stand where no game can bring them.
        start: if columns[0] == "P17" { arrangement(fen).expect(fen) } else { position(fen) },
        depth: columns[2].parse().expect(line),
        nodes: columns[3].parse().expect(line),
        details,
    }
}

#[test]
fn leaves_are_as_many_as_others_count() {
    let largest = if long() { u64::MAX } else { QUICK };
    let mut leaves = 0;
    for row in rows().into_iter().filter(|row| row.nodes <= largest) {
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
    for row in rows().into_iter().filter(|row| row.nodes <= largest) {
        let Some([checks, captures, mates]) = row.details else { continue };
        let mut sums = [0; 4];
        count(&row.start, row.depth, &mut sums);
        let expected = [row.nodes, checks, captures, mates];
        assert_eq!(sums, expected, "{} depth {}", row.name, row.depth);
        checked += 1;
    }
    assert!(checked > 55, "only {checked} rows were looked at");
}
