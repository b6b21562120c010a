//! Draw offers.

use duiyi::game::{ActionError, Actions, Game, GameOptions};
use duiyi::rules::{Side, Termination, Variant, Verdict};

use crate::{drawn, game, play};

const NOTHING: Result<(), ActionError> = Err(ActionError::Nothing);

#[test]
fn an_offer_lapses_when_the_opponent_moves_or_declines() {
    let mut game = game(Variant::Chess, "");
    assert_eq!((game.accept_draw(Side::Black), game.decline_draw(Side::Black)), (NOTHING, NOTHING));
    game.offer_draw(Side::White).unwrap();
    assert_eq!((game.offer_draw(Side::White), game.accept_draw(Side::White)), (NOTHING, NOTHING));
    play(&mut game, "e2e4");
    assert_eq!(game.draw_offer(), Some(Side::White), "the offerer's own move leaves it");
    play(&mut game, "e7e5");
    assert_eq!(game.draw_offer(), None);
    game.undo().unwrap();
    assert_eq!(game.draw_offer(), Some(Side::White), "undo gives it back");
    game.decline_draw(Side::Black).unwrap();
    assert_eq!((game.draw_offer(), game.accept_draw(Side::Black)), (None, NOTHING));
    assert_eq!(game.verdict(), Verdict::Ongoing);
}

#[test]
fn an_offer_that_meets_an_offer_is_a_draw() {
    for accept in [Game::accept_draw, Game::offer_draw] {
        let mut game = game(Variant::Xiangqi, "");
        game.offer_draw(Side::RED).unwrap();
        accept(&mut game, Side::Black).unwrap();
        assert_eq!(game.verdict(), drawn(Termination::Agreement));
        assert_eq!(game.draw_offer(), None);
        assert_eq!(game.offer_draw(Side::RED), Err(ActionError::Over));
    }
    let without = Actions::OFFERS;
    let mut game = Game::new(&GameOptions { without, ..Default::default() }).unwrap();
    assert_eq!(game.offer_draw(Side::White), Err(ActionError::Off));
    assert_eq!(game.accept_draw(Side::Black), Err(ActionError::Off));
}
