//! Exchanges on one square, played out by the legal moves alone.

use duiyi::rules::{Kind, Position, Square, Tagged};

/// What the man on a square counts there.
fn value<P: Position>(position: &P, square: Square) -> i32 {
    let man = position.piece_at(square);
    man.map_or(0, |man| position.variant().material(man.kind, man.side, square))
}

/// What a move wins at once: the man it takes, and what a promoted pawn gains.
fn wins<P: Position>(position: &P, m: Tagged) -> i32 {
    let (from, to) = (m.plain().from(), m.plain().to());
    let taken = position.captured_square(m).map_or(0, |square| value(position, square));
    let side = position.side_to_move();
    let material = |kind| position.variant().material(kind, side, to);
    taken + m.plain().promotion().map_or(0, |kind| material(kind) - value(position, from))
}

/// What a move wins, all exchanges on its target made.
fn exchange<P: Position>(position: &P, m: Tagged) -> i32 {
    let after = position.play(m);
    let square = m.plain().to();
    if position.castling_rook(m).is_some() {
        return 0;
    }
    let takings = after.legal_moves();
    let least = takings
        .tagged()
        .iter()
        .filter(|m| m.plain().to() == square && after.captured_square(**m) == Some(square))
        .filter(|m| m.plain().promotion().is_none_or(|kind| kind == Kind::Queen))
        .min_by_key(|m| {
            let man = after.piece_at(m.plain().from()).expect("who moves");
            let last = matches!(man.kind, Kind::King | Kind::General);
            let value = after.variant().material(man.kind, man.side, square);
            (last, value, m.plain().from().number())
        });
    wins(position, m) - least.map_or(0, |&m| exchange(&after, m).max(0))
}

/// The same worth as by legal moves, and reached exactly up to it.
pub(crate) fn compare_exchange<P: Position>(position: &P, m: Tagged) {
    let worth = exchange(position, m);
    assert_eq!(position.exchange(m), worth, "{position:?} {m:?}");
    for least in [worth - 100, worth, worth + 1, 0] {
        let reaches = position.exchange_reaches(m, least);
        assert_eq!(reaches, worth >= least, "{position:?} {m:?} {least}");
    }
}
