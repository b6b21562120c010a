//! Games written down and read again: saved games and replay codes.

#[path = "../support/random.rs"]
mod random;

mod form;
mod lies;
mod random_games;

use duiyi::game::Game;
use duiyi::rules::Move;

/// All that a host can see of a game but the events that wait and whether the clock runs.
fn observable(game: &Game) -> String {
    let legal: Vec<_> = game.legal_moves().iter().map(Move::number).collect();
    format!(
        "{game} {:?} {legal:?} {:?} {} {} {} {:?} {:?} {:?} {:?} {:?} {:?}",
        game.verdict(),
        (game.past().len(), game.past().last(), game.repetitions()),
        game.game_hash(),
        game.ply(),
        game.redo_plies(),
        game.rules(),
        game.without(),
        game.clock().map(|clock| (clock.sides, clock.delay_left_ms)),
        game.clock_options(),
        game.draw_offer(),
        game.tags().collect::<Vec<_>>(),
    )
}
