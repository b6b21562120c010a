//! Moves as people write them: SAN (FIDE, appendix C, and the export format of PGN), the same with
//! figurines, and long algebraic notation.

use super::bits::{FILE_A, RANK_1, bit, squares};
use super::explain::reach;
use super::make::{castling_rook_square, ends, tag};
use super::mover::{Mover, as_mover};
use super::position::{Chess, square};
use crate::rules::{Kind, MoveList, MoveText, Notation, Position, Tagged};

impl Chess {
    /// [`Position::write_native`].
    pub(super) fn text_of(&self, m: Tagged, notation: Notation) -> MoveText {
        let mut text = MoveText::EMPTY;
        let (from, _) = ends(m);
        if m.tag() < tag::CASTLING {
            self.push_step(&mut text, m, notation);
        } else if castling_rook_square(m) > from {
            text.push_str("O-O");
        } else {
            text.push_str("O-O-O");
        }
        match self.check_after(m) {
            Some(true) => text.push('#'),
            Some(false) => text.push('+'),
            None => {}
        }
        text
    }

    /// Does the move give check, and is it mate?
    #[inline(never)]
    fn check_after(&self, m: Tagged) -> Option<bool> {
        let after = self.play(m);
        after.in_check().then(|| {
            // Listing instead of counting, since counting is more code and checks are few.
            let mut answers = MoveList::new();
            after.generate(&mut answers);
            answers.is_empty()
        })
    }

    /// Man, origin, capture, target, promotion.
    fn push_step(&self, text: &mut MoveText, m: Tagged, notation: Notation) {
        let (from, to) = ends(m);
        let kind = self.piece_at(square(from)).map_or(Kind::Pawn, |piece| piece.kind);
        let takes = self.occupied() & bit(to) != 0 || m.tag() == tag::EN_PASSANT;
        let (file, rank) = match (notation, kind) {
            (Notation::Lan, _) => (true, true),
            (_, Kind::Pawn) => (takes, false),
            _ => as_mover!(self.mover(), M => self.origin::<M>(kind, from, to)),
        };
        if kind != Kind::Pawn {
            text.push(letter(kind, notation));
        }
        push_square(text, from, file, rank);
        if takes {
            text.push('x');
        } else if notation == Notation::Lan {
            text.push('-');
        }
        push_square(text, to, true, true);
        if let Some(kind) = m.plain().promotion() {
            text.push('=');
            text.push(letter(kind, notation));
        }
    }

    /// Are the file and the rank that a man comes from needed, to tell him from others of his kind
    /// that may legally go there too? The file if it is enough, else the rank, else both (FIDE C.10).
    fn origin<M: Mover>(&self, kind: Kind, from: usize, to: usize) -> (bool, bool) {
        // Those who attack the target are on the squares that he would attack from there. One of them
        // is a legal mover as he is, unless pinned.
        let twins = reach::<M>(kind, to, self.occupied()) & self.men_of(M::SIDE, kind) & !bit(from);
        let rivals = squares(twins)
            .filter(|&twin| self.king_in_danger::<M>(kind, twin, to).is_none())
            .fold(0, |set, twin| set | bit(twin));
        let on_file = rivals & FILE_A << (from & 7) != 0;
        let on_rank = rivals & RANK_1 << (from & 56) != 0;
        (rivals != 0 && (!on_file || on_rank), on_file)
    }
}

fn push_square(text: &mut MoveText, square: usize, file: bool, rank: bool) {
    if file {
        text.push(char::from(b'a' + (square & 7) as u8));
    }
    if rank {
        text.push(char::from(b'1' + (square >> 3) as u8));
    }
}

/// Figurines are white's on both sides, as in print.
fn letter(kind: Kind, notation: Notation) -> char {
    match (notation, kind) {
        (Notation::Figurine, Kind::King) => '♔',
        (Notation::Figurine, Kind::Queen) => '♕',
        (Notation::Figurine, Kind::Rook) => '♖',
        (Notation::Figurine, Kind::Bishop) => '♗',
        (Notation::Figurine, Kind::Knight) => '♘',
        _ => kind.letter(),
    }
}
