//! The captures on one square, one after the other. No move is made: men that have taken are only
//! left out of what stands on the board, so that sliders behind them come to see the square, and a
//! pin ends when the pinning man has gone.

use super::bits::{bit, squares};
use super::make::{ends, tag};
use super::mover::{Mover, as_mover};
use super::position::{Chess, KING, NONE, PAWN, QUEEN, code};
use crate::rules::exchange::Taking;
use crate::rules::{Kind, Side, Square, Tagged, Variant};

/// What a man counts, by its code.
const VALUE: [i32; 8] = {
    let mut values = [0; 8];
    let mut i = 0;
    while i < Kind::CHESS.len() {
        let kind = Kind::CHESS[i];
        values[code(kind)] = Variant::Chess.material(kind, Side::White, Square::new(0));
        i += 1;
    }
    values
};

/// All captures that follow a move on its target, that move first.
pub(super) struct Exchange<'a> {
    position: &'a Chess,
    square: usize,
    /// The men who may still take, and those who only stand there; somebody on the square.
    standing: u64,
    /// Who takes next.
    side: Side,
    first: Option<Taking>,
    /// What the man on the square counts.
    stake: i32,
}

impl Exchange<'_> {
    pub(super) fn of(position: &Chess, m: Tagged) -> Exchange<'_> {
        let (from, square) = ends(m);
        let side = position.mover().other();
        let mut standing = (position.occupied() & !bit(from)) | bit(square);
        let (mut victim, mut man) = (position.code_at(square), position.code_at(from));
        let mut wins = 0;
        match m.tag() {
            tag::EN_PASSANT => {
                victim = PAWN;
                standing ^= as_mover!(side, M => M::ahead(bit(square)));
            }
            tag::PROMOTION => {
                man = code(m.plain().promotion().unwrap_or(Kind::Queen));
                wins = VALUE[man] - VALUE[PAWN];
            }
            // No man is attacked on the square where the king ends, and in Chess960 the target is
            // the rook's old square: there is no exchange.
            tag::CASTLING.. => (victim, man, standing) = (NONE, KING, 0),
            _ => (),
        }
        wins += VALUE[victim];
        let mut exchange =
            Exchange { position, square, standing, side, first: None, stake: VALUE[man] };
        exchange.first = Some(Taking { wins, risks: exchange.stake + exchange.growth(side, PAWN) });
        exchange
    }

    /// What a man of that code and side gains by arriving on the square: a pawn becomes a queen.
    fn growth(&self, side: Side, code: usize) -> i32 {
        let last = as_mover!(side, M => M::LAST);
        if code == PAWN && last & bit(self.square) != 0 { VALUE[QUEEN] - VALUE[PAWN] } else { 0 }
    }

    /// The least man of `M` that may take.
    fn least_taker<M: Mover>(&self) -> Option<usize> {
        let position = self.position;
        let takers = position.attackers_of::<M>(self.square, self.standing)
            & self.standing
            & !bit(self.square);
        if takers == 0 {
            return None;
        }
        let (straight, diagonal) = (position.straight(), position.diagonal());
        let by_value = [
            position.pawns(),
            position.knights() | (diagonal & !straight),
            straight & !diagonal,
            straight & diagonal,
            position.kings(),
        ];
        let in_order = by_value.into_iter().flat_map(|men| squares(takers & men));
        in_order.into_iter().find(|&from| self.may_take::<M>(from))
    }

    /// Does taking from that square leave `M`'s king safe?
    fn may_take<M: Mover>(&self, from: usize) -> bool {
        let king = self.position.king_square::<M>();
        let king = if king == from { self.square } else { king };
        let after = self.standing & !bit(from);
        let attackers = self.position.attackers_of::<M::Other>(king, after);
        attackers & after & !bit(self.square) == 0
    }
}

impl Iterator for Exchange<'_> {
    type Item = Taking;

    fn next(&mut self) -> Option<Taking> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        let from = as_mover!(self.side, M => self.least_taker::<M>())?;
        let code = self.position.code_at(from);
        let growth = self.growth(self.side, code);
        let wins = self.stake + growth;
        self.standing &= !bit(from);
        self.side = self.side.other();
        self.stake = VALUE[code] + growth;
        Some(Taking { wins, risks: self.stake + self.growth(self.side, PAWN) })
    }
}
