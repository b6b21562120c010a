//! Section 5 of the header: draw offers.

use super::boundary::change;
use super::ending::by_side;
use super::game::duiyi_game;
use super::values::*;
use crate::game::Game;

/// A player offers a draw. The offer stands until the other side answers it or moves; offering where
/// the other side has offered is accepting. Whose offer stands, state.draw_offer says.
///
/// Errors: DUIYI_ERR_STATE if this side's offer stands already, the game is over, or the session is
/// without DUIYI_ACTION_OFFERS (err->message says which), DUIYI_ERR_VALUE for a side that does not
/// exist.
///
/// Example: `duiyi_game_offer_draw(game, DUIYI_SIDE_WHITE, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_offer_draw(
    game: *mut duiyi_game,
    side: duiyi_side,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { by_side(game, side, err, Game::offer_draw) }
}

/// A player accepts the other side's offer: the game is drawn by DUIYI_TERMINATION_AGREEMENT.
///
/// Errors: DUIYI_ERR_STATE if there is no such offer, the game is over, or the session is without
/// DUIYI_ACTION_OFFERS, DUIYI_ERR_VALUE for a side that does not exist.
///
/// Example: `duiyi_game_accept_draw(game, DUIYI_SIDE_BLACK, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_accept_draw(
    game: *mut duiyi_game,
    side: duiyi_side,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { by_side(game, side, err, Game::accept_draw) }
}

/// A player declines the other side's offer: it no longer stands.
///
/// Errors: as duiyi_game_accept_draw().
///
/// Example: `duiyi_game_decline_draw(game, DUIYI_SIDE_BLACK, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_decline_draw(
    game: *mut duiyi_game,
    side: duiyi_side,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { by_side(game, side, err, Game::decline_draw) }
}

/// The players agree on a draw at one table, without an offer that goes back and forth.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_OFFERS.
///
/// Example: `duiyi_game_agree_draw(game, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_agree_draw(
    game: *mut duiyi_game,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { change(game, err, |game| Ok(game.agree_draw()?)) }
}
