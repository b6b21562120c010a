//! What judging costs: microseconds a ply, over xiangqi games of 300 plies that go on whatever the
//! verdict is. `cargo bench --bench judge`; the result stands in README.md beside this file.

#![allow(missing_docs)] // a program

use std::hint::black_box;

use cpu_time::ThreadTime;
use duiyi::rules::{PastPly, Position, RuleSet, Side, Tagged, Verdict, Xiangqi};

const GAMES: u64 = 40;
const PLIES: usize = 300;
const ROUNDS: usize = 5;

/// How moves are chosen.
#[derive(Clone, Copy)]
enum Style {
    /// Any legal move.
    Free,
    /// No capture; and two times in three back to a position that has stood, if there is one.
    Repeating,
    /// The same, and else with a new attack on something, if there is one.
    Hunting,
}

fn main() {
    println!("{:6}{:>12}{:>12}{:>12}{:>8}", "set", "free", "repeating", "hunting", "ended");
    for (name, rules) in [
        ("simple", RuleSet::XIANGQI_SIMPLE),
        ("club", RuleSet::XIANGQI_CLUB),
        ("axf", RuleSet::XIANGQI_AXF),
        ("wxf", RuleSet::XIANGQI_WXF),
        ("cxa", RuleSet::XIANGQI_CXA),
    ] {
        let styles = [Style::Free, Style::Repeating, Style::Hunting];
        let [free, repeating, hunting] = styles.map(|style| measure(&rules, style));
        let micros = [&free, &repeating, &hunting].map(|row| format!("{:9.2} µs", row.micros));
        println!("{name:6}{}{:6} %", micros.concat(), 100 * hunting.ends / hunting.plies);
    }
}

struct Measured {
    /// Of one ply on average, best of the rounds.
    micros: f64,
    plies: usize,
    /// Plies with a verdict: by repetition, or by the limit.
    ends: usize,
}

fn measure(rules: &RuleSet, style: Style) -> Measured {
    let games: Vec<_> = (0..GAMES).map(|seed| Played::new(seed, style)).collect();
    let mut measured = Measured { micros: f64::INFINITY, plies: 0, ends: 0 };
    for _ in 0..ROUNDS {
        let (mut plies, mut ends) = (0, 0);
        let began = ThreadTime::now();
        for (ply, game) in
            games.iter().flat_map(|game| (0..game.boards.len()).map(move |n| (n, game)))
        {
            let verdict = black_box(game).judge(rules, ply);
            plies += 1;
            ends += usize::from(verdict.is_over());
        }
        let micros = began.elapsed().as_secs_f64() * 1e6 / plies as f64;
        measured = Measured { micros: measured.micros.min(micros), plies, ends };
    }
    measured
}

/// A game with all that the judge is asked about.
struct Played {
    /// The positions with the number of their legal moves and of plies without a capture.
    boards: Vec<(Xiangqi, usize, u16)>,
    past: Vec<PastPly>,
}

impl Played {
    fn new(seed: u64, style: Style) -> Played {
        let mut state = seed;
        let mut below = |limit: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            ((state >> 33) % limit as u64) as usize
        };
        let mut played = Played { boards: Vec::new(), past: Vec::new() };
        let (mut board, mut no_progress) = (Xiangqi::START, 0);
        let mut ply = PastPly::first(&board);
        for _ in 0..PLIES {
            let moves = board.legal_moves();
            played.boards.push((board, moves.len(), no_progress));
            played.past.push(ply);
            let choice = played.choice(moves.tagged(), style, below(3) > 0);
            if choice.is_empty() {
                break;
            }
            let m = choice[below(choice.len())];
            no_progress = if board.captured_square(m).is_some() { 0 } else { no_progress + 1 };
            let after = board.play(m);
            ply = PastPly::after(&board, m, &after, after.in_check());
            board = after;
        }
        played
    }

    fn choice(&self, moves: &[Tagged], style: Style, back: bool) -> Vec<Tagged> {
        let (board, ..) = self.boards[self.boards.len() - 1];
        let quiet = |m: &Tagged| !board.is_irreversible(*m);
        let stood = |m: &Tagged| {
            let hash = board.play(*m).hash();
            self.past.iter().any(|ply| ply.hash == hash)
        };
        let with = |test: &dyn Fn(&Tagged) -> bool| -> Vec<Tagged> {
            moves.iter().copied().filter(test).collect()
        };
        let attacked =
            |board: &Xiangqi, by: Side| board.attacked_by(by) & board.occupied_by(by.other());
        let hunts = |m: &Tagged| {
            let by = board.side_to_move();
            quiet(m) && !(attacked(&board.play(*m), by) & !attacked(&board, by)).is_empty()
        };
        let any = |_: &Tagged| true;
        let tests: [&dyn Fn(&Tagged) -> bool; 4] = match style {
            Style::Free => [&any; 4],
            Style::Repeating if back => [&stood, &quiet, &any, &any],
            Style::Repeating => [&quiet, &any, &any, &any],
            Style::Hunting if back => [&stood, &hunts, &quiet, &any],
            Style::Hunting => [&hunts, &quiet, &any, &any],
        };
        tests.into_iter().map(with).find(|choice| !choice.is_empty()).unwrap_or_default()
    }

    fn judge(&self, rules: &RuleSet, ply: usize) -> Verdict {
        let (board, moves, no_progress) = &self.boards[ply];
        rules.judge(board, *moves, *no_progress, &self.past[..ply], self.past[ply])
    }
}
