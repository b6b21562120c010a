//! The opponent from outside: what it finds, what it keeps to, and that slicing changes nothing.

#![cfg_attr(feature = "small-networks", allow(dead_code, reason = "for modules that are left out"))]

// What levels are promised to do, and what is counted, is so with the networks that everybody has: modules
// without `small-networks` are about these.
mod answers;
#[cfg(not(feature = "small-networks"))]
mod bench;
mod draws;
mod endings;
mod fingerprint;
#[cfg(not(feature = "small-networks"))]
mod levels;
mod lines;
mod mates;
mod memory;
mod reference;
#[cfg(not(feature = "small-networks"))]
mod skills;

use duiyi::engine::{Engine, Limits, Options, Report, Root, Score};
use duiyi::game::{Game, GameOptions};
use duiyi::rules::{AnyPosition, FenReading, Move, Notation, Position, RuleSet, Variant};

fn engine() -> Engine<'static> {
    Engine::new(&Options { table_bytes: 1 << 20, ..Options::default() }).expect("memory")
}

fn position(variant: Variant, fen: &str) -> AnyPosition {
    AnyPosition::read_fen(variant, fen, FenReading::default()).expect(fen).position
}

fn root(variant: Variant, fen: &str) -> Root<'static, AnyPosition> {
    Root::new(position(variant, fen), RuleSet::default_of(variant))
}

fn root_of(game: &Game) -> Root<'_, AnyPosition> {
    Root {
        position: *game.position(),
        past: game.past(),
        no_progress: game.no_progress(),
        rules: *game.rules(),
    }
}

fn game(variant: Variant, fen: &str, moves: &str) -> Game {
    let start_fen = (!fen.is_empty()).then_some(fen);
    let mut game = Game::new(&GameOptions { variant, start_fen, ..Default::default() }).expect(fen);
    for text in moves.split_whitespace() {
        game.play_text(text, Notation::Auto).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
    game
}

/// What an engine with a fresh table answers.
fn think(root: &Root<'_, AnyPosition>, limits: &Limits<'_>) -> Report {
    engine().think(root, limits, None).expect("limits are good")
}

fn text(position: &AnyPosition, m: Option<Move>) -> String {
    m.map_or(String::new(), |m| position.write_move(m, Notation::Uci).to_string())
}

/// As the search reckons: mates beyond all opinions, the nearer the further.
fn value(score: Score) -> i32 {
    match score {
        Score::Centipawns(score) => score,
        Score::Mate(moves @ 1..) => 31_000 - moves,
        Score::Mate(moves) => -31_000 - moves,
    }
}

const BOTH: [Variant; 2] = [Variant::Chess, Variant::Xiangqi];

/// Plays a game on, to its end or so many plies.
fn play_on(game: &mut Game, max_plies: usize, mut choose: impl FnMut(&Game) -> Move) {
    while !game.verdict().is_over() && game.ply() < max_plies {
        let m = choose(game);
        game.play(m).expect("a legal move");
    }
}

/// Positions of both games: openings, middle games, endgames.
const POSITIONS: [(Variant, &str); 8] = [
    (Variant::Chess, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    (Variant::Chess, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
    (Variant::Chess, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
    (Variant::Chess, "8/8/4k3/8/2p5/8/1P2K3/8 b - - 0 1"),
    (Variant::Xiangqi, "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
    (Variant::Xiangqi, "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1"),
    (Variant::Xiangqi, "5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w - - 0 1"),
    (Variant::Xiangqi, "4k4/9/9/9/4p4/9/4P4/9/9/4K4 b - - 0 1"),
];
