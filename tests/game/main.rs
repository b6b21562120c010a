//! A game being played, from outside.

mod actions;
mod clock;
mod editor;
mod events;
mod offers;
mod replay_code;
mod session;
mod travel;

use duiyi::game::{Game, GameOptions};
use duiyi::rules::{Move, Notation, Side, Termination, Variant, Verdict};

fn game(variant: Variant, fen: &str) -> Game {
    let start_fen = (!fen.is_empty()).then_some(fen);
    Game::new(&GameOptions { variant, start_fen, ..Default::default() }).expect(fen)
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play_text(text, Notation::Auto).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
}

fn won(by: Side, how: Termination) -> Verdict {
    Verdict::Won { by, how }
}

fn drawn(how: Termination) -> Verdict {
    Verdict::Drawn { how }
}

/// All that a host can see, but for the undone moves.
fn observable(game: &Game) -> String {
    let legal: Vec<_> = game.legal_moves().iter().map(Move::number).collect();
    format!(
        "{game} {:?} {:?} {:?} {} {} {} {:?} {:?} {:?} {:?}",
        game.verdict(),
        legal,
        game.past(),
        game.game_hash(),
        game.repetitions(),
        game.ply(),
        game.material(),
        game.position(),
        game.clock(),
        game.draw_offer(),
    )
}
