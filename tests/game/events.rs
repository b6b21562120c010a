//! What the host is told.

use duiyi::game::{ClockOptions, Event, Game, GameOptions, MAX_EVENTS, TimeControl};
use duiyi::rules::{Kind, Offence, Piece, RuleSet, Side, Square, Termination, Variant, Verdict};

use crate::{drawn, game, play, won};

fn drain(game: &mut Game) -> Vec<Event> {
    core::iter::from_fn(|| game.next_event()).collect()
}

/// The events of the moves, without the moves themselves.
fn beside_moves(game: &mut Game, moves: &str) -> Vec<Event> {
    play(game, moves);
    let mut events = drain(game);
    let told = events.len();
    events.retain(|event| !matches!(event, Event::Moved(_)));
    assert_eq!(told - events.len(), moves.split_whitespace().count());
    events
}

fn at(name: &str) -> Square {
    let bytes = name.as_bytes();
    Variant::Chess.square(bytes[0] - b'a', bytes[1] - b'1').unwrap()
}

#[test]
fn a_move_tells_of_all_that_comes_with_it() {
    let mut game = game(Variant::Chess, "r3k2r/8/8/3pP3/8/8/1p6/R3K2R w KQkq d6 0 1");
    let black = |kind| Piece::new(Side::Black, kind);
    assert_eq!(
        beside_moves(&mut game, "e5d6"),
        [Event::Captured { piece: black(Kind::Pawn), square: at("d5") }]
    );
    assert_eq!(
        beside_moves(&mut game, "b2a1q"),
        [
            Event::Captured { piece: Piece::new(Side::White, Kind::Rook), square: at("a1") },
            Event::Promoted { piece: black(Kind::Queen), square: at("a1") },
            Event::Check { side: Side::White, king: at("e1") },
        ]
    );
    play(&mut game, "e1e2");
    drain(&mut game);
    assert_eq!(beside_moves(&mut game, "e8c8"), [Event::Castled { from: at("a8"), to: at("d8") }]);
    let last = *game.history(4).unwrap();
    game.undo().unwrap();
    game.redo().unwrap();
    assert_eq!(drain(&mut game), [Event::Undone(last), Event::Redone(last)]);
}

#[test]
fn ends_offers_and_low_clocks_are_told() {
    let clock = Some(ClockOptions::both(TimeControl::byoyomi(15_000, 5_000, 2)));
    let mut game = Game::new(&GameOptions { clock, ..Default::default() }).unwrap();
    game.start_clock(0).unwrap();
    game.tick(14_999);
    assert_eq!(drain(&mut game), []);
    game.tick(15_000);
    game.tick(16_000);
    assert_eq!(drain(&mut game), [Event::ClockLow { side: Side::White, left_ms: 10_000 }]);
    game.offer_draw(Side::Black).unwrap();
    assert_eq!(drain(&mut game), [Event::Offered { by: Side::Black }]);
    assert_eq!(beside_moves(&mut game, "e2e4"), [Event::Declined { by: Side::White }]);
    game.resign(Side::Black).unwrap();
    let verdict = won(Side::White, Termination::Resignation);
    assert_eq!(drain(&mut game), [Event::Ended(verdict)]);
    game.reset();
    let mate = won(Side::Black, Termination::Checkmate);
    assert_eq!(
        beside_moves(&mut game, "f2f3 e7e5 g2g4 d8h4"),
        [Event::Check { side: Side::White, king: at("e1") }, Event::Ended(mate)]
    );
}

#[test]
fn the_second_occurrence_is_a_warning() {
    let checks = "i0i1 e1e0 i1i0 e0e1";
    let start_fen = Some("9/9/3k5/9/9/9/4R4/3A5/4K4/8r b");
    let told = [RuleSet::XIANGQI_FREE, RuleSet::XIANGQI_SIMPLE].map(|rules| {
        let rules = Some(rules);
        let variant = Variant::Xiangqi;
        let options = GameOptions { variant, start_fen, rules, ..Default::default() };
        let mut game = Game::new(&options).unwrap();
        let mut told = beside_moves(&mut game, checks);
        told.extend(beside_moves(&mut game, checks));
        told.retain(|event| !matches!(event, Event::Check { .. }));
        told
    });
    assert!(told[0].is_empty(), "nothing is judged: {:?}", told[0]);
    let offender = Some((Side::Black, Offence::PerpetualCheck));
    assert_eq!(told[1].first(), Some(&Event::Repeated { count: 2, offender }));
    let lost = won(Side::RED, Termination::PerpetualCheck);
    assert_eq!(told[1].last(), Some(&Event::Ended(lost)));

    let mut quiet = game(Variant::Chess, "");
    let events = beside_moves(&mut quiet, "g1f3 g8f6 f3g1 f6g8");
    assert_eq!(events, [Event::Repeated { count: 2, offender: None }]);
}

#[test]
fn a_full_ring_drops_the_oldest() {
    let mut game = game(Variant::Chess, "");
    play(&mut game, "e2e4 e7e5");
    for _ in 0..20 {
        game.goto(0).unwrap();
        game.goto(2).unwrap();
    }
    game.adjudicate(Verdict::Drawn { how: Termination::Adjudication }).unwrap();
    assert_eq!(game.dropped_events() as usize, 2 + 80 + 1 - MAX_EVENTS);
    let events = drain(&mut game);
    assert_eq!(events.len(), MAX_EVENTS);
    assert_eq!(events.last(), Some(&Event::Ended(drawn(Termination::Adjudication))));
    assert_eq!(game.next_event(), None);
}
