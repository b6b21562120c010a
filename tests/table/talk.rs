//! Resigning and draws.

use super::*;
use duiyi::game::{ActionError, Actions};
use duiyi::rules::{Side, Termination, Verdict};
use duiyi::table::{May, TableError};

const AGREED: Verdict = Verdict::Drawn { how: Termination::Agreement };

#[test]
fn resigning_must_be_asked_for_and_anything_else_forgets_it() {
    let mut table = against(opponent(1, 1));
    assert_eq!(table.resign(), Err(TableError::NotAsked));
    table.ask_resign().unwrap();
    assert!(table.view().resign_asked);
    click(&mut table, "e2");
    assert!(!table.view().resign_asked);
    assert_eq!(table.resign(), Err(TableError::NotAsked));
    table.ask_resign().unwrap();
    table.cancel();
    assert_eq!(table.resign(), Err(TableError::NotAsked));
    table.ask_resign().unwrap();
    table.game_mut().play_text("e2e4", Notation::Uci).unwrap();
    assert_eq!(table.resign(), Err(TableError::NotAsked), "another position");
    table.ask_resign().unwrap();
    table.resign().unwrap();
    let lost = Verdict::Won { by: Side::Black, how: Termination::Resignation };
    assert_eq!(table.view().verdict, lost);
    assert_eq!(table.ask_resign(), Err(ActionError::Over.into()));
}

#[test]
fn a_person_may_resign_while_the_opponent_thinks() {
    let mut table = against(opponent(3, 1));
    play(&mut table, "e2", "e4");
    table.advance(0, 1);
    table.ask_resign().unwrap();
    table.advance(10, 1);
    assert!(table.view().resign_asked, "a frame asks for nothing");
    wait(&mut table, 20, 1_000);
    assert!(table.view().resign_asked, "nor does the opponent's move");
    table.resign().unwrap();
    let lost = Verdict::Won { by: Side::Black, how: Termination::Resignation };
    assert_eq!((table.view().verdict, table.view().thinking), (lost, None));
    assert_eq!(table.advance(30, 1_000).moved, None);
}

#[test]
fn persons_offer_accept_and_decline() {
    let mut table = two_persons(Variant::Chess, "");
    assert_eq!(table.accept_draw(), Err(ActionError::Nothing.into()));
    table.offer_draw().unwrap();
    let view = table.view();
    assert_eq!(view.draw_offer, Some(Side::White));
    assert!(view.may.has(May::ANSWER_DRAW) && !view.may.has(May::OFFER_DRAW));
    assert_eq!(table.offer_draw(), Err(ActionError::Nothing.into()));
    table.decline_draw().unwrap();
    assert_eq!(table.view().draw_offer, None);
    table.offer_draw().unwrap();
    play(&mut table, "e2", "e4");
    assert_eq!(table.view().draw_offer, Some(Side::White), "it stands until the other moves");
    table.accept_draw().unwrap();
    assert_eq!(table.view().verdict, AGREED);
    assert_eq!(told(&events(&mut table)), "offered declined offered moved ended");
}

#[test]
fn the_opponent_declines_early_and_answers_before_it_moves() {
    let mut table = against(opponent(4, 1));
    table.offer_draw().unwrap();
    table.advance(0, 1_000);
    assert_eq!(table.view().draw_offer, Some(Side::White), "it has no opinion yet");
    play(&mut table, "e2", "e4");
    assert_eq!(table.accept_draw(), Err(TableError::NotYours));
    wait(&mut table, 0, 1_000);
    assert_eq!(told(&events(&mut table)), "offered moved began declined moved rested");
    // Now it has one, and answers at once.
    table.offer_draw().unwrap();
    table.advance(10_000, 1_000);
    assert_eq!(told(&events(&mut table)), "offered declined");
    assert_eq!(table.view().draw_offer, None);
}

/// Forty plies after that position, in which nobody takes anything, an opponent sits down at black.
fn late(fen: &str) -> Table {
    let mut table = table(Variant::Chess, fen, [Seat::Person; 2]);
    let mut number = 0;
    while table.game().ply() < 40 {
        let moves = table.game().legal_moves();
        let m = moves.iter().nth(number % moves.len()).unwrap();
        number += 1;
        if table.game().preview(m).is_ok_and(|info| info.captured.is_none()) {
            table.game_mut().play(m).unwrap();
        }
        if table.game().verdict().is_over() {
            table.game_mut().undo().unwrap();
        }
    }
    table.set_seat(Side::Black, opponent(6, 1)).unwrap();
    while table.next_event().is_some() {}
    table
}

#[test]
fn the_opponent_accepts_when_it_is_not_better_and_the_game_is_old() {
    let worse = "4k3/pppp4/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    let better = "rnbqkbnr/pppppppp/8/8/8/8/PPPP4/4K3 w - - 0 1";
    for (fen, ends) in [(worse, true), (better, false)] {
        let mut table = late(fen);
        assert!(table.view().hand_free);
        let m = table.game().legal_moves().iter().next().unwrap();
        table.offer_draw().unwrap();
        table.click(m.from());
        table.click(m.to());
        for now in 0..200 {
            table.advance(now, 1_000);
        }
        assert_eq!(table.view().verdict == AGREED, ends, "{fen} {}", told(&events(&mut table)));
    }
}

#[test]
fn sessions_without_them_have_neither() {
    let without = Actions::RESIGN.and(Actions::OFFERS);
    let game = GameOptions { without, ..Default::default() };
    let mut table = Table::new(&game, &options([Seat::Person; 2])).unwrap();
    let off = Err(TableError::Action(ActionError::Off));
    let answers =
        [table.ask_resign(), table.offer_draw(), table.accept_draw(), table.decline_draw()];
    assert_eq!(answers, [off.clone(), off.clone(), off.clone(), off]);
    let may = table.view().may;
    assert!(!may.has(May::RESIGN) && !may.has(May::OFFER_DRAW) && may.has(May::MOVE));
}
