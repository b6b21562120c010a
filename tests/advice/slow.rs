//! The same questions, answered by legal moves alone: every move is made, nothing is looked up.

use duiyi::rules::{AnyPosition, Kind, Move, Position, Square, Squares, Tagged};

/// What a man on a square counts.
pub(crate) fn worth(position: &AnyPosition, square: Square) -> i32 {
    let man = position.piece_at(square);
    man.map_or(0, |man| position.variant().material(man.kind, man.side, square))
}

/// What a move wins at once: the man it takes, and what a promoted pawn gains.
pub(crate) fn wins(position: &AnyPosition, m: Tagged) -> i32 {
    let (from, side) = (m.plain().from(), position.side_to_move());
    let taken = victim(position, m).map_or(0, |square| worth(position, square));
    let becomes = |kind| position.variant().material(kind, side, from) - worth(position, from);
    taken + m.plain().promotion().map_or(0, becomes)
}

/// What a capture wins for who makes it, if both sides then go on to take on that square with the man
/// that counts least, or stop.
pub(crate) fn exchange(position: &AnyPosition, m: Tagged) -> i32 {
    let to = m.plain().to();
    let after = position.play(m);
    let moves = after.legal_moves();
    let takes = |m: &Tagged| after.captured_square(*m) == Some(to) && m.plain().to() == to;
    let queens = |m: &Tagged| m.plain().promotion().is_none_or(|kind| kind == Kind::Queen);
    let next = moves.tagged().iter().copied().filter(takes).filter(queens).min_by_key(|m| {
        let from = m.plain().from();
        let man = after.piece_at(from).expect("who moves");
        let royal = matches!(man.kind, Kind::King | Kind::General);
        (royal, after.variant().material(man.kind, man.side, to), from.number())
    });
    wins(position, m) - next.map_or(0, |m| exchange(&after, m).max(0))
}

pub(crate) fn victim(position: &AnyPosition, m: Tagged) -> Option<Square> {
    let (after, side) = (position.play(m), position.side_to_move().other());
    // The square of a man that is no longer there.
    position.occupied_by(side).iter().find(|&square| !after.occupied_by(side).contains(square))
}

/// The men that the side to move could take, and those of them by which it would win.
pub(crate) fn targets(position: &AnyPosition) -> (Squares, Squares) {
    let (mut attacked, mut hanging) = (Squares::EMPTY, Squares::EMPTY);
    for &m in position.legal_moves().tagged() {
        if let Some(square) = victim(position, m) {
            attacked = attacked.with(square);
            if exchange(position, m) > 0 {
                hanging = hanging.with(square);
            }
        }
    }
    (attacked, hanging)
}

pub(crate) fn is_mate(position: &AnyPosition) -> bool {
    position.legal_moves().is_empty() && position.in_check()
}

/// The first move that mates.
pub(crate) fn mate(position: &AnyPosition) -> Option<Move> {
    let moves = position.legal_moves();
    let mates = |m: &&Tagged| is_mate(&position.play(**m));
    moves.tagged().iter().find(mates).map(|m| m.plain())
}

/// Can the side to move force mate within so many moves? `stalemate` is as good as mate.
pub(crate) fn mates_within(position: &AnyPosition, moves: u32, stalemate: bool) -> bool {
    moves > 0
        && position
            .legal_moves()
            .tagged()
            .iter()
            .any(|&m| is_lost_within(&position.play(m), moves - 1, stalemate))
}

/// Is the side to move mated within so many moves of the other, whatever it does?
pub(crate) fn is_lost_within(position: &AnyPosition, moves: u32, stalemate: bool) -> bool {
    let answers = position.legal_moves();
    if answers.is_empty() {
        return stalemate || position.in_check();
    }
    moves > 0 && answers.tagged().iter().all(|&m| mates_within(&position.play(m), moves, stalemate))
}
