//! The judge of repetitions against rule books and other programs: `books.rs` their diagrams and
//! tests, `articles.rs` cases written from the text of the articles, `mirrored.rs` all of them on
//! mirrored boards and begun elsewhere, `kept.rs` what a game remembers of the judgement.

mod articles;
mod books;
mod kept;
mod mirrored;

use duiyi::game::{Game, GameOptions};
use duiyi::rules::{Evidence, FenReading, Notation, RuleSet, Side, Variant, Verdict};
use serde_json::Value;

const BOOKS: &str = include_str!("../data/xiangqi/repetition.json");
const ARTICLES: &str = include_str!("../data/xiangqi/repetition_articles.json");

/// Rounds of a cycle after which every set has judged.
const ROUNDS: usize = 4;

/// The cases of a file of the format that `repetition.json` describes.
fn cases(file: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(file).unwrap();
    file["cases"].as_array().unwrap().clone()
}

fn game(fen: &str, rules: RuleSet) -> Game {
    let reading = FenReading { arrangement: true, ..Default::default() };
    Game::new(&GameOptions {
        variant: Variant::Xiangqi,
        rules: Some(rules),
        start_fen: Some(fen),
        reading,
        ..Default::default()
    })
    .expect(fen)
}

/// Plays until the game ends, at most that many rounds of the cycle. Returns the evidence at the
/// second occurrence, if there was any then.
fn play(game: &mut Game, case: &Value) -> Option<Evidence> {
    let moves: Vec<&str> = case["moves"].as_str().unwrap().split(' ').collect();
    let cycle = &moves[case["cycle_start"].as_u64().unwrap() as usize..];
    let mut warning = None;
    for text in moves.iter().chain(std::iter::repeat_n(cycle, ROUNDS).flatten()) {
        if game.verdict().is_over() {
            break;
        }
        game.play_text(text, Notation::Uci)
            .unwrap_or_else(|e| panic!("{}: {text}: {e}", case["id"]));
        if game.repetitions() == 2 {
            warning = game.evidence();
        }
    }
    warning
}

fn named(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Won { by: Side::White, .. } => "red_wins",
        Verdict::Won { by: Side::Black, .. } => "black_wins",
        Verdict::Drawn { .. } => "draw",
        Verdict::Ongoing | Verdict::Abandoned => "no end",
    }
}

fn judged(case: &Value, rules: RuleSet) -> &'static str {
    let mut game = game(case["fen"].as_str().unwrap(), rules);
    play(&mut game, case);
    named(game.verdict())
}

/// Repetition alone: a diagram may have few men, or none that could mate.
fn repetition_only(rules: RuleSet) -> RuleSet {
    RuleSet { no_progress_limit: None, dead_material: false, ..rules }
}
