//! Xiangqi games that end by repetition, for an independent judge (`chases.py`): random boards and
//! the usual start, moves of chance and moves of the engine. One game a line, separated by tabs:
//!
//! start FEN, moves (UCI, ranks from 1), FEN at the end, how many moves ago that position stood
//! first, who wins or "draw" or (both offend) "mutual", the evidence as a sentence.
//!
//!     cargo run --release --example repetitions -- SEED GAMES
//!
//! Judged are all moves since the position stood first, as pyffish does it, by the Asian rules.

#![allow(clippy::disallowed_methods, missing_docs)] // a program: its arguments are its environment

use std::io::{self, BufWriter, Write};

use duiyi::engine::{Engine, Limits, Options, Root};
use duiyi::game::{Game, GameOptions};
use duiyi::rules::{
    AnyPosition, Move, Notation, Position, RuleSet, Side, Span, Tagged, Termination, Variant,
    Verdict,
};

const RULES: RuleSet = RuleSet {
    span: Span::FromFirst,
    no_progress_limit: None,
    dead_material: false,
    ..RuleSet::XIANGQI_AXF
};
/// pyffish ends a game by its own limit of a hundred plies.
const MOST_PLIES: usize = 96;
/// Most games of chance last so long at most.
const PLIES_OF_CHANCE: usize = 60;

fn main() -> io::Result<()> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse().expect("SEED GAMES"));
    let (Some(seed), Some(games)) = (numbers.next(), numbers.next()) else {
        panic!("SEED GAMES");
    };
    let mut chance = Chance(seed);
    let small = Options { table_bytes: 256 << 10, ..Options::default() };
    let mut engine = Engine::new(&small).expect("memory");
    let mut out = BufWriter::new(io::stdout());
    let mut printed = 0;
    while printed < games {
        let Some(mut game) = begin(&mut chance) else { continue };
        match chance.below(3) {
            0 => play_cycle(&mut game, &mut chance),
            1 => play_by_chance(&mut game, &mut chance),
            _ => play_by_engine(&mut game, &mut chance, &mut engine),
        }
        if game.verdict().is_over() && game.repetitions() >= 3 {
            print(&mut out, &game)?;
            printed += 1;
        }
    }
    out.flush()
}

/// A game from a random board, or from the usual start with some moves made.
fn begin(chance: &mut Chance) -> Option<Game> {
    let fen = (chance.below(4) > 0).then(|| random_board(chance));
    let options = GameOptions {
        variant: Variant::Xiangqi,
        rules: Some(RULES),
        start_fen: fen.as_deref(),
        ..GameOptions::default()
    };
    let mut game = Game::new(&options).ok()?;
    let opening = if fen.is_some() { 0 } else { 8 + chance.below(40) };
    for _ in 0..opening {
        let moves = game.legal_moves();
        let m = moves.iter().nth(chance.below(moves.len()))?;
        game.play(m).ok()?;
    }
    Some(game)
}

/// Each side goes somewhere and back, twice. Of cycles without any attack few are kept.
fn play_cycle(game: &mut Game, chance: &mut Chance) {
    let mut attacks = false;
    let mut cycle = Vec::new();
    for place in 0..4 {
        let before = *game.position();
        let picked = match place {
            0 | 1 => pick(&quiet_moves(&before), chance),
            _ => before.tag(back(cycle[place - 2])),
        };
        let Some(m) = picked.filter(|&m| !before.is_irreversible(m)) else { return };
        attacks |= attacks_anew(&before, &before.play(m));
        cycle.push(m.plain());
        if game.play(m.plain()).is_err() {
            return;
        }
    }
    if attacks || chance.below(30) == 0 {
        for m in cycle {
            if game.play(m).is_err() {
                return;
            }
        }
    }
}

/// Moves of chance, rather to a position that has stood already, or with a new attack.
fn play_by_chance(game: &mut Game, chance: &mut Chance) {
    while !game.verdict().is_over() && game.ply() < PLIES_OF_CHANCE {
        let board = *game.position();
        let quiet = quiet_moves(&board);
        let known = |m: &Tagged| game.past().iter().any(|ply| ply.hash == board.play(*m).hash());
        let again: Vec<_> = quiet.iter().copied().filter(known).collect();
        let hunts = |m: &Tagged| attacks_anew(&board, &board.play(*m));
        let hunting: Vec<_> = quiet.iter().copied().filter(hunts).collect();
        let from = match (chance.below(4) > 0, chance.below(4) > 0) {
            (true, _) if !again.is_empty() => &again,
            (_, true) if !hunting.is_empty() => &hunting,
            _ => &quiet,
        };
        let Some(m) = pick(from, chance) else { return };
        game.play(m.plain()).expect("a legal move");
    }
}

/// Moves of a search of a few nodes that knows nothing of repetitions; now and then one of chance.
fn play_by_engine(game: &mut Game, chance: &mut Chance, engine: &mut Engine<'_>) {
    let limits = Limits::nodes(30 + chance.below(300) as u64);
    while !game.verdict().is_over() && usize::from(game.no_progress()) < MOST_PLIES {
        if game.ply() > 2 * MOST_PLIES {
            return;
        }
        let root = Root::new(*game.position(), RuleSet::XIANGQI_FREE);
        let picked = match chance.below(12) {
            0 => pick(game.legal_moves().tagged(), chance).map(Tagged::plain),
            _ => engine.think(&root, &limits, None).expect("limits in range").best,
        };
        let Some(m) = picked else { return };
        game.play(m).expect("a legal move");
    }
}

fn print(out: &mut impl Write, game: &Game) -> io::Result<()> {
    write!(out, "{}\t", game.start())?;
    let board = game.position();
    for ply in 1..=game.ply() {
        let m = game.history(ply).expect("a move of the game").played;
        write!(out, "{} ", board.write_move(m, Notation::Uci1))?;
    }
    let winner = match game.verdict() {
        Verdict::Won { by: Side::White, .. } => "white",
        Verdict::Won { by: Side::Black, .. } => "black",
        Verdict::Drawn { how: Termination::MutualPerpetual } => "mutual",
        _ => "draw",
    };
    let first = game.past().iter().position(|ply| ply.hash == board.hash()).expect("it is there");
    let judged = game.ply() - first;
    let evidence = game.evidence().map_or(String::new(), |evidence| evidence.to_string());
    writeln!(out, "\t{game}\t{judged}\t{winner}\t{evidence}")
}

fn quiet_moves(board: &AnyPosition) -> Vec<Tagged> {
    let moves = board.legal_moves();
    moves.tagged().iter().copied().filter(|&m| !board.is_irreversible(m)).collect()
}

fn pick(moves: &[Tagged], chance: &mut Chance) -> Option<Tagged> {
    moves.get(chance.below(moves.len())).copied()
}

fn back(m: Move) -> Move {
    Move::new(m.to(), m.from(), None)
}

/// Is an enemy man attacked that was not before the move?
fn attacks_anew(before: &AnyPosition, after: &AnyPosition) -> bool {
    let side = before.side_to_move();
    let attacked = |board: &AnyPosition| board.attacked_by(side) & board.occupied_by(side.other());
    !(attacked(after) & !attacked(before)).is_empty()
}

/// A few men on points of their own.
fn random_board(chance: &mut Chance) -> String {
    const POOL: &[u8] = b"AABBRRRNNNCCCPPPPP";
    let mut board = [[b' '; 9]; 10];
    for side in 0..2 {
        let mut army = vec![b'K'];
        for _ in 0..=chance.below(7) {
            let man = POOL[chance.below(POOL.len())];
            let most = if man == b'P' { 5 } else { 2 };
            if army.iter().filter(|&&other| other == man).count() < most {
                army.push(man);
            }
        }
        for man in army {
            let (file, rank) = point_of(man, chance);
            let (rank, man) =
                if side == 0 { (rank, man) } else { (9 - rank, man.to_ascii_lowercase()) };
            // Kings come first, so they always find room.
            if board[rank][file] == b' ' {
                board[rank][file] = man;
            }
        }
    }
    let rank = |row: &[u8; 9]| String::from_utf8_lossy(row).replace(' ', "1");
    let rows: Vec<_> = board.iter().rev().map(rank).collect();
    format!("{} {} - - 0 1", rows.join("/"), ["w", "b"][chance.below(2)])
}

/// A point where a red man of that letter may stand, as (file, rank).
fn point_of(man: u8, chance: &mut Chance) -> (usize, usize) {
    const ADVISORS: [(usize, usize); 5] = [(3, 0), (5, 0), (4, 1), (3, 2), (5, 2)];
    const ELEPHANTS: [(usize, usize); 7] = [(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)];
    match man {
        b'K' => (3 + chance.below(3), chance.below(3)),
        b'A' => ADVISORS[chance.below(5)],
        b'B' => ELEPHANTS[chance.below(7)],
        b'P' => match 3 + chance.below(7) {
            rank @ 3..=4 => (2 * chance.below(5), rank),
            rank => (chance.below(9), rank),
        },
        _ => (chance.below(9), chance.below(10)),
    }
}

/// Numbers that look random, the same for the same seed (SplitMix64).
struct Chance(u64);

impl Chance {
    /// A number below `limit`; 0 if that is 0.
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % limit.max(1) as u64) as usize
    }
}
