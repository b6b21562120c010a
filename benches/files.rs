//! How fast files of games are read, every move checked, and written. `cargo bench --bench files`;
//! what was measured is in benches/README.md.

#![allow(missing_docs)] // a program

use std::fs;
use std::hint::black_box;
use std::path::Path;

use cozy_chess::util::parse_san_move;
use cpu_time::ThreadTime;
use duiyi::files::{GameTree, NodeId, Note, Reader, ReaderOptions};
use duiyi::rules::{Notation, Position, Setup, Variant};

const ROUNDS: u32 = 5;
/// Bytes of a text that is read.
const SIZE: usize = 8 << 20;
/// Bytes that are fed at once.
const PIECE: usize = 1 << 16;

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    fs::read_to_string(path).expect("the data files are there")
}

/// The games of the test data as trees: one a line, moves between spaces.
fn trees(variant: Variant, text: &str) -> Vec<GameTree> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| tree(variant, line.rsplit('\t').next().unwrap_or(line))).collect()
}

fn tree(variant: Variant, moves: &str) -> GameTree {
    let mut tree = GameTree::new(Setup::usual(variant));
    let (mut node, mut position) = (NodeId::ROOT, tree.start().position);
    for text in moves.split_ascii_whitespace() {
        let Ok(m) = position.read_tagged(text, Notation::Auto) else { continue };
        node = tree.add_move(node, m.plain()).expect("a legal move");
        position = position.play(m);
    }
    for (name, value) in [
        ("Event", "International tournament"),
        ("Site", "Somewhere"),
        ("Date", "2026.11.30"),
        ("White", "Somebody, A"),
        ("Black", "Other, B"),
    ] {
        tree.set_tag(name, value);
    }
    tree
}

/// Files of real games, where the shared test facts lie beside the repository.
fn real_games() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/chess/games");
    let Ok(folder) = fs::read_dir(path) else { return Vec::new() };
    let mut paths: Vec<_> = folder.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).expect("UTF-8")).collect()
}

/// A text of so many bytes at least, out of the same games over and over.
fn text(games: &[String]) -> String {
    let mut text = String::new();
    for game in games.iter().cycle() {
        if text.len() >= SIZE {
            return text;
        }
        text.push_str(game);
        text.push('\n');
    }
    text
}

/// Reads a text in pieces; how many moves were in it.
fn read(text: &str) -> usize {
    let mut reader = Reader::new(&ReaderOptions::default());
    let mut moves = 0;
    let mut take = |reader: &mut Reader| {
        while let Some(entry) = reader.next_game() {
            moves += entry.whole().expect("a whole game").len();
        }
    };
    for piece in text.as_bytes().chunks(PIECE) {
        reader.feed(piece);
        take(&mut reader);
    }
    reader.finish();
    take(&mut reader);
    moves
}

/// The peer: cozy-chess reads the moves between the spaces of the same text, and nothing else is done.
fn read_by_cozy_chess(text: &str) -> usize {
    let mut moves = 0;
    let mut board = cozy_chess::Board::default();
    for line in text.lines().filter(|line| !line.starts_with('[')) {
        for word in line.split(' ') {
            if let Ok(m) = parse_san_move(&board, word) {
                board.play_unchecked(m);
                moves += 1;
            } else if matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2") {
                board = cozy_chess::Board::default();
            }
        }
    }
    moves
}

/// The yardstick: the same pieces looked through for UTF-8 and gathered, the least that a reader does.
fn gather(text: &str) -> usize {
    let (mut gathered, mut lines) = (String::new(), 0);
    for piece in text.as_bytes().chunks(PIECE) {
        gathered.clear();
        gathered.push_str(&String::from_utf8_lossy(piece));
        lines += gathered.bytes().filter(|&byte| byte == b'\n').count();
    }
    lines
}

/// Seconds of CPU time, best of the rounds, and what came out.
fn best<T>(mut run: impl FnMut() -> T) -> (f64, T) {
    let mut best = (f64::INFINITY, run());
    for _ in 0..ROUNDS {
        let start = ThreadTime::now();
        let out = black_box(run());
        best = (start.elapsed().as_secs_f64().min(best.0), out);
    }
    best
}

fn main() {
    let chess = trees(Variant::Chess, &data("chess/games_san.txt"));
    let xiangqi = trees(Variant::Xiangqi, &data("xiangqi/games_iccs.txt"));
    let mut commented = chess.clone();
    for tree in &mut commented {
        let nodes: Vec<NodeId> = tree.main_line().collect();
        for node in nodes {
            tree.add_note(node, Note::After("[%eval 0.17] [%clk 0:00:30]"));
        }
    }
    println!("{:<28}{:>8}{:>12}{:>10}", "", "MB/s", "ns a move", "ratio");
    for (name, trees, notation) in [
        ("chess, SAN", &chess, Notation::San),
        ("with comments", &commented, Notation::San),
        ("chess, long", &chess, Notation::Lan),
        ("xiangqi, ICCS", &xiangqi, Notation::Iccs),
        ("xiangqi, WXF", &xiangqi, Notation::Wxf),
        ("xiangqi, Chinese", &xiangqi, Notation::Chinese),
    ] {
        let games: Vec<String> = trees.iter().map(|tree| tree.to_pgn(notation)).collect();
        let text = text(&games);
        let (seconds, moves) = best(|| read(&text));
        let ratio = if name == "chess, SAN" {
            let (peer, peers_moves) = best(|| read_by_cozy_chess(&text));
            assert_eq!(moves, peers_moves);
            format!("{:10.2}", peer / seconds)
        } else {
            String::new()
        };
        row(name, text.len(), seconds, moves, &ratio);
        let (seconds, bytes) = best(|| trees.iter().map(|t| t.to_pgn(notation).len()).sum());
        let moves = trees.iter().map(GameTree::len).sum();
        row("  written", bytes, seconds, moves, "");
    }
    let real = real_games();
    if real.is_empty() {
        println!("no real games beside the repository: ../shared/data/chess/games");
        return;
    }
    let text = text(&real);
    let (seconds, moves) = best(|| read(&text));
    row("chess, real games", text.len(), seconds, moves, "");
    let (seconds, _) = best(|| gather(&text));
    row("  only gathered", text.len(), seconds, moves, "");
}

fn row(name: &str, bytes: usize, seconds: f64, moves: usize, ratio: &str) {
    let speed = bytes as f64 / seconds / 1e6;
    println!("{name:<28}{speed:>8.1}{:>12.1}{ratio}", seconds * 1e9 / moves as f64);
}
