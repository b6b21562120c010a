//! Whatever is done to a table: it never panics, the view agrees with the game, and what the view says
//! may be done is exactly what can be done.

use super::*;
use duiyi::game::{ClockOptions, Targets, TimeControl};
use duiyi::rules::{Kind, Position, Side};
use duiyi::table::{May, View};
use proptest::prelude::*;

#[derive(Clone, Debug)]
enum Act {
    Click(u8),
    Press(u8),
    Drag(Option<u8>),
    Drop(Option<u8>),
    /// The nth legal move by two clicks.
    Play(usize),
    Promote(u8),
    Cancel,
    Hint,
    Undo,
    Redo,
    AskResign,
    Resign,
    Offer,
    Accept,
    Decline,
    Advance(u16, u16),
    Seat(bool, u8),
    NewGame(u8),
    /// Past the table.
    Foreign(usize),
}

fn act() -> impl Strategy<Value = Act> {
    let square = 0..96_u8;
    prop_oneof![
        4 => square.clone().prop_map(Act::Click),
        4 => square.clone().prop_map(Act::Press),
        2 => proptest::option::of(square.clone()).prop_map(Act::Drag),
        4 => proptest::option::of(square).prop_map(Act::Drop),
        8 => any::<usize>().prop_map(Act::Play),
        1 => (0..16_u8).prop_map(Act::Promote),
        1 => Just(Act::Cancel),
        2 => Just(Act::Hint),
        2 => Just(Act::Undo),
        2 => Just(Act::Redo),
        1 => Just(Act::AskResign),
        1 => Just(Act::Resign),
        1 => Just(Act::Offer),
        1 => Just(Act::Accept),
        1 => Just(Act::Decline),
        8 => (any::<u16>(), 0..400_u16).prop_map(|(ms, nodes)| Act::Advance(ms, nodes)),
        1 => (any::<bool>(), 0..4_u8).prop_map(|(side, seat)| Act::Seat(side, seat)),
        1 => (0..4_u8).prop_map(Act::NewGame),
        1 => any::<usize>().prop_map(Act::Foreign),
    ]
}

fn seat(number: u8) -> Seat {
    match number {
        0 | 1 => Seat::Person,
        2 => opponent(1, 7),
        _ => Seat::Opponent { level: 2, seed: 8, pace: Pace::Natural },
    }
}

fn game(number: u8) -> GameOptions<'static> {
    const PROMOTING: &str = "r1r1k3/1P6/8/8/8/8/1p6/R1R1K3 w Q - 0 1";
    let clock = Some(ClockOptions::both(TimeControl::fischer(300_000, 1_000)));
    let usual = GameOptions::default();
    match number {
        0 => usual,
        1 => GameOptions { variant: Variant::Xiangqi, clock, ..usual },
        2 => GameOptions { start_fen: Some(PROMOTING), ..usual },
        _ => GameOptions { variant: Variant::Chess960, chess960_index: Some(99), ..usual },
    }
}

/// Does it; panics if what the view promised is not what comes.
fn perform(table: &mut Table, now: &mut u64, act: Act) {
    let before = table.view();
    let may = |what, done: bool| assert_eq!(before.may.has(what), done, "{what:?} {before:?}");
    match act {
        Act::Click(number) => drop(table.click(Square::new(number))),
        Act::Press(number) => drop(table.press(Square::new(number))),
        Act::Drag(number) => table.drag(number.map(Square::new)),
        Act::Drop(number) => drop(table.drop(number.map(Square::new))),
        Act::Play(number) => play_nth(table, &before, number),
        Act::Promote(number) => {
            if let Some(kind) = Kind::from_number(number) {
                let moved = matches!(table.promote(kind), Answer::Moved(_));
                let asked = before.promotion.is_some_and(|asked| asked.kinds.contains(&kind));
                assert_eq!(moved, asked);
            }
        }
        Act::Cancel => table.cancel(),
        Act::Hint => may(May::HINT, table.hint().is_ok()),
        Act::Undo => may(May::UNDO, table.undo_turn().is_ok()),
        Act::Redo => may(May::REDO, table.redo_turn().is_ok()),
        Act::AskResign => may(May::RESIGN, table.ask_resign().is_ok()),
        Act::Resign => assert_eq!(table.resign().is_ok(), before.resign_asked),
        Act::Offer => may(May::OFFER_DRAW, table.offer_draw().is_ok()),
        Act::Accept => may(May::ANSWER_DRAW, table.accept_draw().is_ok()),
        Act::Decline => may(May::ANSWER_DRAW, table.decline_draw().is_ok()),
        Act::Advance(ms, nodes) => {
            *now += u64::from(ms);
            let progress = table.advance(*now, nodes.into());
            let view = table.view();
            assert_eq!((progress.thinking, progress.hinting), (view.thinking, view.hinting));
            assert!(progress.moved.is_none_or(|info| !table.seat(info.side).is_person()));
        }
        Act::Seat(white, number) => {
            let side = if white { Side::White } else { Side::Black };
            table.set_seat(side, seat(number)).unwrap();
        }
        Act::NewGame(number) => table.new_game(&game(number)).unwrap(),
        Act::Foreign(number) => {
            let m = table.game().legal_moves().iter().nth(number % 40);
            match m {
                Some(m) => drop(table.game_mut().play(m).unwrap()),
                None => drop(table.game_mut().undo()),
            }
        }
    }
}

/// A legal move by two clicks comes to just that, if the hand is free.
fn play_nth(table: &mut Table, before: &View, number: usize) {
    let moves = table.game().legal_moves();
    let Some(m) = moves.iter().nth(number % moves.len().max(1)) else { return };
    table.cancel();
    let selected = table.click(m.from());
    let answer = table.click(m.to());
    match (before.hand, before.hand_free) {
        (None, _) => assert_eq!(answer, Answer::NotYours),
        (_, false) => assert!(!matches!(answer, Answer::Moved(_)), "{answer:?}"),
        (_, true) => {
            assert!(matches!(selected, Answer::Selected { .. }), "{selected:?}");
            let moved = matches!(answer, Answer::Moved(info) if info.played == m);
            assert!(moved || matches!(answer, Answer::Promotion { .. }), "{m:?} {answer:?}");
        }
    }
}

/// The view agrees with the game and with itself.
fn check(table: &Table) {
    let (view, game) = (table.view(), table.game());
    let position = game.position();
    assert_eq!((view.verdict, view.turn), (game.verdict(), position.side_to_move()));
    assert_eq!(view.may.has(May::MOVE), view.hand_free);
    assert_eq!(view.check.is_some(), position.in_check());
    assert_eq!(view.last_move.is_some(), game.ply() > 0);
    if let Some(square) = view.selected {
        assert_eq!(position.piece_at(square).map(|man| man.side), view.hand);
        assert_eq!(view.targets, game.targets(square));
    } else {
        assert_eq!((view.targets, view.dragged), (Targets::default(), None));
    }
    assert!(view.dragged.is_none() || view.dragged == view.selected);
    if let Some(asked) = view.promotion {
        assert!(game.targets(asked.from).promote.contains(asked.to) && view.hand_free);
    }
    assert!(view.hint.is_none_or(|m| game.is_legal(m)));
    assert!(!view.hinting || view.hand_free);
    let thinks = view.thinking.is_none_or(|side| side == view.turn && view.hand != Some(side));
    assert!(thinks && view.permille <= 1_000, "{view:?}");
    if view.verdict.is_over() {
        let nothing = (view.selected, view.promotion, view.thinking, view.hinting);
        assert_eq!(nothing, (None, None, None, false));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn anything_may_be_done(
        number in 0..4_u8,
        seats in (0..4_u8, 0..4_u8),
        acts in proptest::collection::vec(act(), 1..80),
    ) {
        let options = TableOptions { hints: Some(2), ..options([seat(seats.0), seat(seats.1)]) };
        let mut table = Table::new(&game(number), &options).unwrap();
        let mut now = 0;
        for act in acts {
            perform(&mut table, &mut now, act);
            check(&table);
        }
        let told = events(&mut table);
        prop_assert!(told.len() <= duiyi::game::MAX_EVENTS);
    }
}
