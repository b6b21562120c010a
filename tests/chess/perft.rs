//! Leaves of the tree of legal moves, counted by others.

use std::sync::Mutex;
use std::thread;

use duiyi::rules::{Variant, perft};

use crate::boards::read;
use crate::files::{data, lines, long, shared};

/// Checks each row of a file at its deepest depth with at most `limit` leaves, and at all depths
/// before. Returns the number of leaves.
fn check(variant: Variant, text: &str, limit: u64) -> u64 {
    let rows = Mutex::new(lines(text));
    let leaves = Mutex::new(0);
    let work = || {
        loop {
            let row = rows.lock().unwrap().next();
            let Some(row) = row else { return };
            let counted = check_row(variant, row, limit);
            *leaves.lock().unwrap() += counted;
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    leaves.into_inner().unwrap()
}

fn check_row(variant: Variant, row: &str, limit: u64) -> u64 {
    let (fen, depths) = row.split_once(';').unwrap();
    let position = read(variant, fen);
    let mut counted = 0;
    for entry in depths.split(';') {
        let (depth, leaves) = entry.trim().trim_start_matches('D').split_once(' ').unwrap();
        let (depth, leaves) = (depth.parse().unwrap(), leaves.trim().parse().unwrap());
        if leaves <= limit {
            assert_eq!(perft(&position, depth), leaves, "{fen} depth {depth}");
            counted += leaves;
        }
    }
    counted
}

#[test]
fn small_rows() {
    let core = check(Variant::Chess, &data("chess/perft_core.epd"), 300_000);
    let sample = check(Variant::Chess, &data("chess/perft_sample.epd"), 100_000);
    let sample960 = check(Variant::Chess960, &data("chess/perft960_sample.epd"), 100_000);
    assert!(core + sample + sample960 > 20_000_000, "{core} + {sample} + {sample960}");
}

/// The long run: every row to its last depth, and of the large files all rows where the shared
/// test facts lie beside the repository, else the sample. With them it is some 2.6 million million
/// leaves, which takes hours; so it is done with the default features only: the others do not
/// change the rules.
#[test]
fn all_rows() {
    if !long() || cfg!(any(feature = "capi", not(feature = "std"))) {
        return;
    }
    for (whole, sample, variant) in [
        ("chess/perft_core.epd", "chess/perft_core.epd", Variant::Chess),
        ("chess/perft960.epd", "chess/perft960_sample.epd", Variant::Chess960),
        ("chess/perft.epd", "chess/perft_sample.epd", Variant::Chess),
    ] {
        let text = shared(whole).unwrap_or_else(|| data(sample));
        let leaves = check(variant, &text, u64::MAX);
        println!("{whole}: {} rows, {leaves} leaves", lines(&text).count());
    }
}
