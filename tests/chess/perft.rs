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
        let (depth, leaves): (u32, u64) = (depth.parse().unwrap(), leaves.trim().parse().unwrap());
        if leaves <= limit {
            assert_eq!(perft(&position, depth), leaves, "{fen} depth {depth}");
            counted += leaves;
        }
    }
    counted
}

/// A quick run counts the rows to a limit of leaves. The long run counts every row to its last
/// depth, and of the large files all rows where the shared test facts lie beside the repository,
/// else the sample. With them it is some 2.6 million million leaves, which takes hours; so it does
/// that with the default features only: the others do not change the rules.
#[test]
fn leaves_are_as_many_as_others_count() {
    let everything = long() && cfg!(all(feature = "std", not(feature = "capi")));
    let mut sum = 0;
    for (whole, kept, variant, limit) in [
        ("chess/perft_core.epd", "chess/perft_core.epd", Variant::Chess, 300_000),
        ("chess/perft960.epd", "chess/perft960_sample.epd", Variant::Chess960, 100_000),
        ("chess/perft.epd", "chess/perft_sample.epd", Variant::Chess, 100_000),
    ] {
        let whole = if everything { shared(whole) } else { None };
        let text = whole.unwrap_or_else(|| data(kept));
        sum += check(variant, &text, if everything { u64::MAX } else { limit });
    }
    assert!(sum > 20_000_000, "only {sum} leaves were counted");
}
