//! The table from outside, without any screen: what a board would do, and what it would see.

mod clicks;
mod drags;
mod hints;
mod random;
#[cfg(feature = "json")]
mod save;
mod talk;
mod thinking;
mod turns;

use duiyi::engine;
use duiyi::game::{Event, GameOptions, MoveInfo};
use duiyi::rules::{Notation, Reason, Square, Variant};
use duiyi::table::{Answer, Pace, Seat, Table, TableEvent, TableOptions};

/// An opponent that answers as soon as it knows its move.
fn opponent(level: u8, seed: u64) -> Seat {
    Seat::Opponent { level, seed, pace: Pace::AtOnce }
}

fn options(seats: [Seat; 2]) -> TableOptions {
    let engine = engine::Options { table_bytes: 1 << 16, ..engine::Options::default() };
    TableOptions { seats, engine, ..TableOptions::default() }
}

fn table(variant: Variant, fen: &str, seats: [Seat; 2]) -> Table {
    let start_fen = (!fen.is_empty()).then_some(fen);
    let game = GameOptions { variant, start_fen, ..Default::default() };
    Table::new(&game, &options(seats)).expect(fen)
}

fn two_persons(variant: Variant, fen: &str) -> Table {
    table(variant, fen, [Seat::Person; 2])
}

/// A person with white (red) against the opponent.
fn against(seat: Seat) -> Table {
    table(Variant::Chess, "", [Seat::Person, seat])
}

/// The square of that name: `e4`, in xiangqi `h2` with ranks from 0.
fn at(table: &Table, name: &str) -> Square {
    let variant = table.game().variant();
    let all = (0..variant.squares()).map(Square::new);
    all.into_iter().find(|&s| variant.name(s).to_string() == name).expect(name)
}

fn click(table: &mut Table, name: &str) -> Answer {
    let square = at(table, name);
    table.click(square)
}

/// Two clicks that play a move.
fn play(table: &mut Table, from: &str, to: &str) -> MoveInfo {
    assert!(matches!(click(table, from), Answer::Selected { .. }), "{from}");
    match click(table, to) {
        Answer::Moved(info) => info,
        other => panic!("{from}{to}: {other:?}"),
    }
}

fn reason(answer: Answer) -> Reason {
    match answer {
        Answer::Refused { why, .. } => why.reason,
        other => panic!("{other:?}"),
    }
}

/// Advances in steps of 10 ms until the opponent has moved: its move, and the time then.
fn wait(table: &mut Table, mut now: u64, nodes: u64) -> (MoveInfo, u64) {
    for _ in 0..100_000 {
        if let Some(info) = table.advance(now, nodes).moved {
            return (info, now);
        }
        now += 10;
    }
    panic!("the opponent never moves");
}

fn events(table: &mut Table) -> Vec<TableEvent> {
    std::iter::from_fn(|| table.next_event()).collect()
}

/// The moves of the game.
fn moves(table: &Table) -> String {
    let game = table.game();
    let texts = (1..=game.ply()).filter_map(|ply| game.history_text(ply, Notation::Uci));
    texts.map(|text| text.to_string()).collect::<Vec<_>>().join(" ")
}

/// What the game has told, in words short enough to compare.
fn told(events: &[TableEvent]) -> String {
    let word = |event: &TableEvent| match event {
        TableEvent::Game(Event::Moved(_)) => "moved",
        TableEvent::Game(Event::Captured { .. }) => "captured",
        TableEvent::Game(Event::Undone(_)) => "undone",
        TableEvent::Game(Event::Redone(_)) => "redone",
        TableEvent::Game(Event::Offered { .. }) => "offered",
        TableEvent::Game(Event::Declined { .. }) => "declined",
        TableEvent::Game(Event::Ended(_)) => "ended",
        TableEvent::Game(_) => "other",
        TableEvent::ThinkingBegan { .. } => "began",
        TableEvent::ThinkingEnded { .. } => "rested",
        TableEvent::HintReady { .. } => "hint",
        TableEvent::HintNone => "no-hint",
    };
    events.iter().map(word).collect::<Vec<_>>().join(" ")
}
