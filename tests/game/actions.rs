//! What may be done now is what is not refused.

use duiyi::game::{ActionError, Actions, Claim, Game, GameOptions};
use duiyi::rules::{RuleSet, Side, Termination, Verdict};

use crate::play;

type Try = fn(&mut Game) -> bool;

/// Each action by a call that does it for whoever may.
const TRIED: [(Actions, Try); 9] = [
    (Actions::UNDO, |game| game.undo().is_ok()),
    (Actions::UNDO_AFTER_END, |game| game.verdict().is_over() && game.undo().is_ok()),
    (Actions::RESIGN, |game| game.resign(Side::White).is_ok()),
    (Actions::OFFERS, |game| game.agree_draw().is_ok()),
    (Actions::CLAIMS, |game| {
        let moves: Vec<_> = game.legal_moves().iter().map(Some).chain([None]).collect();
        let claims = [Claim::Repetition, Claim::NoProgress];
        claims.into_iter().any(|claim| moves.iter().any(|&m| game.claim_draw(claim, m).is_ok()))
    }),
    (Actions::FLAG, |game| game.flag(Side::Black).is_ok()),
    (Actions::FORFEIT, |game| game.forfeit(Side::Black).is_ok()),
    (Actions::ABANDON, |game| game.abandon().is_ok()),
    (Actions::ADJUDICATE, |game| {
        game.adjudicate(Verdict::Drawn { how: Termination::Adjudication }).is_ok()
    }),
];

/// What may be done, found out on copies of the game.
fn found(game: &Game) -> Actions {
    TRIED.into_iter().fold(Actions::NONE, |found, (action, works)| {
        match works(&mut game.try_clone().unwrap()) {
            true => found.and(action),
            false => found,
        }
    })
}

fn fide(start_fen: Option<&str>, without: Actions) -> Game {
    let rules = Some(RuleSet::CHESS_FIDE);
    Game::new(&GameOptions { rules, start_fen, without, ..Default::default() }).unwrap()
}

#[test]
fn what_may_be_done_is_what_is_not_refused() {
    let fifty_moves = "4k3/8/8/8/8/8/8/R3K3 w - - 98 80";
    let singles = TRIED.map(|(action, _)| action);
    for without in singles.into_iter().chain([Actions::NONE, Actions::ALL]) {
        for end in [None].into_iter().chain(TRIED.map(|(_, end)| Some(end))) {
            let mut game = fide(Some(fifty_moves), without);
            for moves in ["", "a1a2", "e8e7"] {
                play(&mut game, moves);
                let mut ended = game.try_clone().unwrap();
                if let Some(end) = end {
                    end(&mut ended);
                }
                assert_eq!(ended.actions(), found(&ended), "{ended} without {without:?}");
            }
        }
    }
}

#[test]
fn a_game_has_all_but_what_there_is_nothing_to_do_with() {
    let mut game = fide(None, Actions::NONE);
    let ends = Actions::ALL.minus(Actions::UNDO.and(Actions::UNDO_AFTER_END).and(Actions::CLAIMS));
    assert_eq!(game.actions(), ends);
    play(&mut game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    assert_eq!(game.actions(), Actions::ALL.minus(Actions::UNDO_AFTER_END), "Ng8 can be claimed");
    game.abandon().unwrap();
    assert_eq!(game.actions(), Actions::UNDO.and(Actions::UNDO_AFTER_END));
}

#[test]
fn the_move_taken_back_comes_again_only_with_undo() {
    let mut game = fide(None, Actions::NONE);
    play(&mut game, "e2e4");
    assert_eq!((game.can_undo(), game.can_redo()), (true, false));
    game.undo().unwrap();
    assert_eq!((game.can_undo(), game.can_redo()), (false, true));

    // Without undo there is a move to take back, and yet it cannot be.
    let mut game = fide(None, Actions::UNDO);
    play(&mut game, "e2e4");
    assert_eq!((game.can_undo(), game.undo()), (false, Err(ActionError::Off)));

    let mut game = fide(None, Actions::UNDO_AFTER_END);
    play(&mut game, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!((game.can_undo(), game.undo()), (false, Err(ActionError::Over)));
    assert_eq!(game.actions(), Actions::NONE);
}
