//! What a network of this size does not know: how a bare king is mated, and who cannot win any more.
//!
//! Both are about few men, of which the network has hardly seen a game: the games that it learnt from were
//! over by then.

use super::{Balance, Evaluate};
use crate::rules::{Chess, Kind, Position, Side, Square};

/// A bare king without pawns against him is lost...
const WON: i32 = 800;
/// ... and the more so the more there is to strike him with.
const STRIKING: i32 = 40;
/// A king in the corner is worth so much more to his hunter than one in the middle.
const DRIVEN: i32 = 20;
/// So much for each step that the hunter's king is nearer.
const NEARER: i32 = 8;
/// Without pawns so little more than the other side seldom wins: an advantage counts for a part of it.
const SELDOM: i32 = 4;

/// The network's opinion, for the side to move, put right by what is known.
#[inline]
pub(super) fn put_right<P: Evaluate>(position: &P, balance: &Balance, opinion: i32) -> i32 {
    let mover = position.side_to_move();
    let (ahead, sign) = match (is_bare(position, mover), is_bare(position, mover.other())) {
        (true, false) => (mover.other(), -1),
        (false, true) => (mover, 1),
        _ if opinion >= 0 => (mover, 1),
        _ => (mover.other(), -1),
    };
    if balance.pawns(ahead) > 0 {
        return opinion;
    }
    let (behind, strength) = (ahead.other(), balance.striking(ahead));
    if strength < P::LEAST_TO_WIN {
        return 0;
    }
    if is_bare(position, behind) {
        return sign * (WON + STRIKING * strength + P::hunt(position, ahead));
    }
    let even = strength - balance.striking(behind) < P::LEAST_TO_WIN;
    if even && balance.pawns(behind) == 0 { opinion / SELDOM } else { opinion }
}

/// Has a side nothing but its king?
pub(in crate::engine) fn is_bare<P: Position>(position: &P, side: Side) -> bool {
    position.occupied_by(side).len() == 1
}

/// How far the hunt for a bare king of chess has come: he is driven to the edge, or to a corner of the colour
/// of the hunter's bishop if that has only a knight to help, and the hunter's king comes near.
pub(super) fn hunt(position: &Chess, hunter: Side) -> i32 {
    let (own, bare) = (position.king(hunter), position.king(hunter.other()));
    let driven = match lone_bishop(position, hunter) {
        Some(bishop) => {
            let dark = (bishop.index() / 8 + bishop.index() % 8) % 2 == 0;
            let corners = if dark { [0, 63] } else { [7, 56] };
            let ways = corners.map(|corner| {
                let (files, ranks) = apart(bare, Square::new(corner));
                files + ranks
            });
            14 - ways[0].min(ways[1])
        }
        None => from_middle(bare.index() % 8) + from_middle(bare.index() / 8),
    };
    let (files, ranks) = apart(own, bare);
    DRIVEN * driven - NEARER * files.max(ranks)
}

/// The bishop, if it and a knight are all that a side has.
fn lone_bishop(position: &Chess, side: Side) -> Option<Square> {
    let men = position.occupied_by(side);
    let of_kind = |kind| {
        let mut squares = men
            .iter()
            .filter(move |&square| position.piece_at(square).is_some_and(|man| man.kind == kind));
        (squares.next(), squares.next())
    };
    match (men.len(), of_kind(Kind::Bishop), of_kind(Kind::Knight)) {
        (3, (Some(bishop), None), (Some(_), None)) => Some(bishop),
        _ => None,
    }
}

/// How far a file or rank is from the two in the middle.
const fn from_middle(line: usize) -> i32 {
    if line <= 3 { 3 - line as i32 } else { line as i32 - 4 }
}

/// Files and ranks between two squares.
const fn apart(a: Square, b: Square) -> (i32, i32) {
    let files = (a.index() % 8).abs_diff(b.index() % 8);
    let ranks = (a.index() / 8).abs_diff(b.index() / 8);
    (files as i32, ranks as i32)
}
