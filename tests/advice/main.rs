//! Advice from outside: every answer is held against a slow one that knows nothing of the library's.

#[path = "../support/random.rs"]
mod random;

mod hints;
mod merits;
mod puzzles;
mod reviews;
mod slow;
mod threats;

use duiyi::engine::{Engine, Options};
use duiyi::rules::{AnyPosition, FenReading, Position, Variant};
use random::Random;

fn position(variant: Variant, fen: &str) -> AnyPosition {
    let reading = FenReading { arrangement: true, ..FenReading::default() };
    AnyPosition::read_fen(variant, fen, reading).unwrap_or_else(|e| panic!("{fen}: {e}")).position
}

fn engine() -> Engine<'static> {
    Engine::new(&Options { table_bytes: 1 << 20, ..Options::default() }).unwrap()
}

/// Positions of random games of both variants: captures are played more often than chance would,
/// so that men come to hang.
fn random_positions(games: u64, mut each: impl FnMut(&AnyPosition)) {
    for seed in 0..games {
        for variant in [Variant::Chess, Variant::Xiangqi] {
            let mut random = Random(seed);
            let mut now = AnyPosition::start(variant);
            for _ in 0..120 {
                let moves = now.legal_moves();
                if moves.is_empty() {
                    break;
                }
                each(&now);
                let lively = |m: &_| now.captured_square(*m).is_some() || now.gives_check(*m);
                let lively: Vec<_> = moves.tagged().iter().copied().filter(lively).collect();
                let all = moves.tagged();
                let choice = if random.below(3) == 0 && !lively.is_empty() { &lively } else { all };
                now = now.play(random.one_of(choice));
            }
        }
    }
}
