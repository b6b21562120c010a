//! How fast moves are generated: leaves of the move tree per second of CPU time, against the crate
//! cozy-chess in the same run. `cargo bench --bench perft`; what the rows mean and what was
//! measured is in benches/README.md. With `--once WHAT POSITION` one row is run once and not timed,
//! for benches/instructions to count. Otherwise names of positions leave out all others.

use std::hint::black_box;

use cozy_chess::Board;
use cpu_time::ThreadTime;
use duiyi::rules::{Chess, FenReading, MoveList, Position, Variant, Xiangqi, perft};

/// Name, FEN, depth, leaves.
type Row = (&'static str, &'static str, u32, u64);

const CHESS: [Row; 6] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
        193_690_690,
    ),
    ("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
    (
        "position 4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        15_833_292,
    ),
    ("position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2_103_487),
    (
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
        3_894_594,
    ),
];
/// Chess, start position, depth 5.
const START_LEAVES_5: u64 = 4_865_609;

const ROUNDS: u32 = 3;
/// Short rows are repeated until they take as long as the clock needs to be exact.
const LEAST_LEAVES: u64 = 30_000_000;

/// Seconds for one run of `count`, the best of some rounds.
struct Timed<'f> {
    count: &'f dyn Fn() -> u64,
    leaves: u64,
    best: f64,
}

impl<'f> Timed<'f> {
    fn new(leaves: u64, count: &'f dyn Fn() -> u64) -> Timed<'f> {
        Timed { count, leaves, best: f64::INFINITY }
    }

    fn round(&mut self) {
        let runs = LEAST_LEAVES.div_ceil(self.leaves);
        let start = ThreadTime::now();
        for _ in 0..runs {
            assert_eq!((self.count)(), self.leaves);
        }
        let seconds = start.elapsed().as_secs_f64() / runs as f64;
        self.best = self.best.min(seconds);
    }
}

/// Times both in turns, so that what slows the machine down for a while slows both.
fn race(mut ours: Timed, mut peer: Timed) -> (f64, f64) {
    for _ in 0..ROUNDS {
        ours.round();
        peer.round();
    }
    (ours.best, peer.best)
}

fn heading(title: &str) {
    println!("\n{title}\n  {:<12} {:>8} {:>8} {:>8}", "", "duiyi", "cozy", "ratio");
}

fn report(name: &str, leaves: u64, ours: f64, peer: f64) {
    let rate = |seconds: f64| leaves as f64 / seconds / 1e6;
    let ratio = peer / ours;
    println!("  {name:<12} {:>8.1} {:>8.1} {ratio:>8.2}", rate(ours), rate(peer));
}

/// One table: each position, then the sum.
fn chess_table(title: &str, ours: fn(&Chess, u32) -> u64, peer: fn(&Board, u32) -> u64) {
    heading(title);
    let mut sum = (0, 0.0, 0.0);
    for (name, fen, depth, leaves) in CHESS {
        let position = read(Variant::Chess, fen);
        let board = Board::from_fen(fen, false).expect("a FEN of the table");
        let (ours, peer) = race(
            Timed::new(leaves, &|| ours(&position, depth)),
            Timed::new(leaves, &|| peer(&board, depth)),
        );
        report(name, leaves, ours, peer);
        sum = (sum.0 + leaves, sum.1 + ours, sum.2 + peer);
    }
    report("sum", sum.0, sum.1, sum.2);
}

/// Five plies deep, as the tests have them; those with few leaves are left out.
fn xiangqi_rows() -> impl Iterator<Item = (&'static str, Xiangqi, u64)> {
    const PERFT: &str = include_str!("../tests/data/xiangqi/perft.tsv");
    PERFT.lines().filter_map(|line| {
        let [name, fen, "5", leaves, ..] = line.split('\t').collect::<Vec<_>>()[..] else {
            return None;
        };
        let leaves = leaves.parse().expect("a number of leaves");
        (leaves >= 1_000_000).then(|| (name, read::<Xiangqi>(Variant::Xiangqi, fen), leaves))
    })
}

/// Xiangqi has no peer of its kind: its rate stands beside cozy's in the start position of chess,
/// leaves counted.
fn xiangqi_table(title: &str, ours: fn(&Xiangqi, u32) -> u64) {
    heading(title);
    let board = Board::default();
    let mut sum = (0, 0.0, 0.0);
    for (name, position, leaves) in xiangqi_rows() {
        let (ours, peer) = race(
            Timed::new(leaves, &|| ours(&position, 5)),
            Timed::new(START_LEAVES_5, &|| peer_counts(&board, 5)),
        );
        let peer_for_as_many = peer * leaves as f64 / START_LEAVES_5 as f64;
        report(name, leaves, ours, peer_for_as_many);
        sum = (sum.0 + leaves, sum.1 + ours, sum.2 + peer_for_as_many);
    }
    report("sum", sum.0, sum.1, sum.2);
}

/// Makes every move of the tree as a search does: a list, then the position after each move. (The
/// lists are made once: filling new ones with zeros would cost more than the moves.)
fn make_all<P: Position>(position: &P, depth: u32) -> u64 {
    fn walk<P: Position>(position: &P, list: &mut MoveList, deeper: &mut [MoveList]) -> u64 {
        list.clear();
        position.generate(list);
        let mut leaves = 0;
        for &m in list.tagged() {
            let after = position.play(m);
            leaves += match deeper.split_first_mut() {
                Some((next, deeper)) => walk(&after, next, deeper),
                None => leaf(&after),
            };
        }
        leaves
    }
    let mut lists = vec![MoveList::new(); depth as usize];
    let (first, deeper) = lists.split_first_mut().expect("a depth of at least 1");
    walk(position, first, deeper)
}

/// The same on one board: each move is made in place and taken back.
fn make_and_unmake_all<P: Position>(position: &P, depth: u32) -> u64 {
    fn walk<P: Position>(position: &mut P, list: &mut MoveList, deeper: &mut [MoveList]) -> u64 {
        list.clear();
        position.generate(list);
        let mut leaves = 0;
        for &m in list.tagged() {
            let undo = position.make(m);
            leaves += match deeper.split_first_mut() {
                Some((next, deeper)) => walk(position, next, deeper),
                None => leaf(position),
            };
            position.unmake(m, undo);
        }
        leaves
    }
    let mut lists = vec![MoveList::new(); depth as usize];
    let (first, deeper) = lists.split_first_mut().expect("a depth of at least 1");
    walk(&mut { *position }, first, deeper)
}

/// Counts a leaf, and lets nothing of it be left out.
fn leaf<T>(position: &T) -> u64 {
    black_box(position);
    1
}

fn peer_counts(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
        } else {
            for m in moves {
                let mut after = board.clone();
                after.play_unchecked(m);
                leaves += peer_counts(&after, depth - 1);
            }
        }
        false
    });
    leaves
}

fn peer_makes_all(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for m in moves {
            let mut after = board.clone();
            after.play_unchecked(m);
            leaves += if depth == 1 { leaf(&after) } else { peer_makes_all(&after, depth - 1) };
        }
        false
    });
    leaves
}

/// More leaves than this take too long where every instruction is counted: one ply less.
const MOST_TO_COUNT: u64 = 5_000_000;

fn depth_to_count(depth: u32, leaves: u64) -> u32 {
    if leaves > MOST_TO_COUNT { depth - 1 } else { depth }
}

/// One row, once: how many leaves.
fn once(what: &str, name: &str) -> u64 {
    fn run<P: Position>(what: &str, position: &P, depth: u32) -> u64 {
        match what {
            "counted" => perft(position, depth),
            "played" => make_all(position, depth),
            "unmade" => make_and_unmake_all(position, depth),
            "nothing" => 0,
            _ => panic!("counted, played, unmade or nothing"),
        }
    }
    if let Some((_, position, leaves)) = xiangqi_rows().find(|row| row.0 == name) {
        return run(what, &position, depth_to_count(5, leaves));
    }
    let row = CHESS.into_iter().find(|row| row.0 == name).expect("a row of the tables");
    run(what, &read::<Chess>(Variant::Chess, row.1), depth_to_count(row.2, row.3))
}

fn read<P: Position>(variant: Variant, fen: &str) -> P {
    P::read_fen(variant, fen, FenReading::default()).expect("a FEN of the table").position
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [once_word, what, name] = &arguments[..] {
        if once_word == "--once" {
            println!("{}", once(what, name));
            return;
        }
    }
    // `cargo test --all-targets` runs this too: then there is nothing to measure.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    println!("million leaves a second of CPU time, best of {ROUNDS} rounds");
    chess_table("chess, leaves counted", perft, peer_counts);
    chess_table("chess, every move made (list, play)", make_all, peer_makes_all);
    chess_table("chess, every move made (list, make, unmake)", make_and_unmake_all, peer_makes_all);
    xiangqi_table("xiangqi depth 5, leaves counted", perft);
    xiangqi_table("xiangqi depth 5, every move made (list, play)", make_all);
    xiangqi_table("xiangqi depth 5, every move made (list, make, unmake)", make_and_unmake_all);
}
