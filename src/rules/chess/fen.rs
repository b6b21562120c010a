//! Reading and writing FEN.

use core::fmt;

use super::bits::{bit, first, squares};
use super::mover::{Mover, as_mover};
use super::position::{BLACK_MOVES, CHESS960, Chess, EN_PASSANT, KING, RIGHTS, code, square};
use crate::rules::fen_fields::{Field, Fields, write_board};
use crate::rules::{
    FenCause, FenError, FenField, FenReading, Kind, Piece, Position, Setup, Side, Variant,
};

/// Reads a FEN of chess or Chess960: [`Position::read_fen`].
///
/// An arrangement is read as any other position: chess has no points that a man can be on and yet
/// never come to, but the pawns' first and last ranks, and those no puzzle needs.
pub(super) fn read(
    variant: Variant,
    text: &str,
    reading: FenReading,
) -> Result<Setup<Chess>, FenError> {
    let mut fields = Fields::new(text, reading.strict);
    let mut position = read_board(&fields.required(FenField::Board)?)?;
    let mut flags = if variant == Variant::Chess960 { CHESS960 } else { 0 };
    let mut side_at = text.len();
    if let Some(field) = fields.next(FenField::Side)? {
        side_at = field.at;
        flags |= if field.side()? == Side::Black { BLACK_MOVES } else { 0 };
    }
    position = position.with_flags(flags);
    if position.takes_king() {
        let cause = FenCause::OpponentInCheck;
        return Err(FenError { field: FenField::Side, offset: side_at, cause });
    }
    if let Some(field) = fields.next(FenField::Castling)? {
        flags |= read_rights(&position, &field)?;
    }
    if let Some(field) = fields.next(FenField::EnPassant)? {
        flags |= read_en_passant(&position, &field)?;
    }
    let (no_progress, full_move) = fields.counters()?;
    Ok(Setup { position: position.with_flags(flags), no_progress, full_move })
}

/// The men that a side has so far.
#[derive(Clone, Copy, Default)]
struct Men {
    /// By code.
    counts: [u8; 7],
}

impl Men {
    /// Counts a man; is he more than a set can give? Beyond the first eight men each piece was a
    /// pawn, so pawns and such pieces are at most eight together.
    fn add(&mut self, kind: Kind) -> Result<(), FenCause> {
        self.counts[code(kind)] += 1;
        let count = |kind| self.counts[code(kind)];
        let promoted = count(Kind::Knight).saturating_sub(2)
            + count(Kind::Bishop).saturating_sub(2)
            + count(Kind::Rook).saturating_sub(2)
            + count(Kind::Queen).saturating_sub(1);
        if count(Kind::King) > 1 {
            return Err(FenCause::TooManyKings);
        }
        if count(Kind::Pawn) + promoted > 8 {
            return Err(FenCause::TooManyMen);
        }
        Ok(())
    }
}

fn read_board(field: &Field) -> Result<Chess, FenError> {
    let mut position = Chess::EMPTY;
    let mut men = [Men::default(); 2];
    let (mut rank, mut file) = (7, 0);
    let mut after_digit = false;
    for (at, character) in field.text.char_indices() {
        let error = |cause| field.error(at, cause);
        match character {
            '/' if file < 8 => return Err(error(FenCause::RankTooShort)),
            '/' if rank == 0 => return Err(error(FenCause::TooManyRanks)),
            '/' => (rank, file) = (rank - 1, 0),
            '1'..='9' => {
                if after_digit {
                    field.refuse_if_strict(at, FenCause::BadCharacter)?;
                }
                file += character as usize - '0' as usize;
                if file > 8 {
                    return Err(error(FenCause::RankTooLong));
                }
            }
            _ => {
                let man = man(character).ok_or(error(FenCause::BadCharacter))?;
                if file > 7 {
                    return Err(error(FenCause::RankTooLong));
                }
                if man.kind == Kind::Pawn && (rank == 0 || rank == 7) {
                    return Err(error(FenCause::PawnOnEdge));
                }
                men[man.side.index()].add(man.kind).map_err(error)?;
                position.put(man.side, code(man.kind), bit(8 * rank + file));
                file += 1;
            }
        }
        after_digit = character.is_ascii_digit();
    }
    let end = |cause| field.error(field.text.len(), cause);
    if file < 8 {
        return Err(end(FenCause::RankTooShort));
    }
    if rank > 0 {
        return Err(end(FenCause::TooFewRanks));
    }
    if men.iter().any(|men| men.counts[KING] == 0) {
        return Err(end(FenCause::NoKing));
    }
    Ok(position)
}

fn man(letter: char) -> Option<Piece> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let kind = Kind::CHESS.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())?;
    Some(Piece::new(side, kind))
}

/// The rooks that may castle. `KQkq` are the outermost rooks of their sides (X-FEN), `A` to `H`
/// the rooks on these files (X-FEN and Shredder-FEN).
fn read_rights(position: &Chess, field: &Field) -> Result<u64, FenError> {
    let mut rights = 0;
    if field.text == "-" {
        return Ok(rights);
    }
    for (at, letter) in field.text.char_indices() {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        if !matches!(letter.to_ascii_lowercase(), 'k' | 'q' | 'a'..='h') {
            return Err(field.error(at, FenCause::BadCharacter));
        }
        let rook = castling_rook(position, side, letter.to_ascii_lowercase());
        // Each side of the king has one right: not a second rook there, nor the same right twice.
        match rook.filter(|&rook| rights & same_wing(position, side, rook) == 0) {
            Some(rook) => rights |= bit(rook),
            None => field.refuse_if_strict(at, FenCause::NoCastlingRook)?,
        }
    }
    Ok(rights)
}

/// The castling rook that a letter means, if it stands there, on its first rank, with its king.
fn castling_rook(position: &Chess, side: Side, letter: char) -> Option<usize> {
    let king = position.king(side).index();
    let home = as_mover!(side, M => M::HOME);
    if bit(king) & home == 0 {
        return None;
    }
    let rooks = position.rooks_of(side) & home;
    let east = rooks & same_wing_as(king, home, true);
    let west = rooks & same_wing_as(king, home, false);
    let rook = match letter {
        'k' if east != 0 => 63 - east.leading_zeros() as usize,
        'q' if west != 0 => first(west),
        'a'..='h' => (king & 56) + (letter as usize - 'a' as usize),
        _ => return None,
    };
    let usual = king & 7 == 4 && matches!(rook & 7, 0 | 7);
    (rooks & bit(rook) != 0 && (position.is_960() || usual)).then_some(rook)
}

/// The first rank on one side of the king: towards the h-file, or towards the a-file.
fn same_wing_as(king: usize, home: u64, east: bool) -> u64 {
    let below = bit(king) - 1;
    home & if east { !below & !bit(king) } else { below }
}

/// The first rank on that side of the king where `rook` stands.
fn same_wing(position: &Chess, side: Side, rook: usize) -> u64 {
    let king = position.king(side).index();
    same_wing_as(king, as_mover!(side, M => M::HOME), rook > king)
}

/// The en passant square if such a capture is legal, else the square that the pawn came from.
fn read_en_passant(position: &Chess, field: &Field) -> Result<u64, FenError> {
    let passed = match *field.text.as_bytes() {
        [b'-'] => return Ok(0),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
            bit(usize::from(rank - b'1') * 8 + usize::from(file - b'a'))
        }
        _ => return Err(field.error(0, FenCause::BadCharacter)),
    };
    as_mover!(position.mover(), M => {
        if !position.may_have_passed::<M>(passed) {
            field.refuse_if_strict(0, FenCause::ImpossibleEnPassant)?;
            return Ok(0);
        }
        Ok(if position.has_en_passant::<M>(passed) { passed } else { M::ahead(passed) })
    })
}

impl Chess {
    /// Could the side to move take the other king?
    fn takes_king(&self) -> bool {
        as_mover!(self.mover(), M => {
            let king = self.king_square::<<M as Mover>::Other>();
            self.attackers_of::<M>(king, self.occupied()) != 0
        })
    }

    /// Can a pawn of the other side have just passed this square, with `M` now to move? Its way
    /// must be free, and before its double step `M` was not in check: it was not `M`'s turn.
    fn may_have_passed<M: Mover>(&self, passed: u64) -> bool {
        let (occupied, _, enemy) = self.sides::<M>();
        let (came_from, pawn) = (M::ahead(passed), M::back(passed));
        let double_step = passed & M::Other::THIRD != 0
            && occupied & (passed | came_from) == 0
            && self.pawns() & enemy & pawn != 0;
        let before = occupied ^ pawn ^ came_from;
        let king = self.king_square::<M>();
        let checkers = self.attackers_of::<M::Other>(king, before) & !pawn;
        let pawn_checked = M::Other::pawn_attacks(came_from) & bit(king) != 0;
        double_step && checkers == 0 && !pawn_checked
    }
}

/// Writes the first four fields. Castling rights are letters `KQkq`; in Chess960 the letter of the
/// rook's file where another rook stands further out (X-FEN).
pub(super) fn write(position: &Chess, out: &mut dyn fmt::Write) -> fmt::Result {
    write_board(position, out)?;
    out.write_char(' ')?;
    write_rights(position, out)?;
    match position.flags & EN_PASSANT {
        0 => out.write_str(" -"),
        passed => write!(out, " {}", Variant::Chess.name(square(first(passed)))),
    }
}

fn write_rights(position: &Chess, out: &mut dyn fmt::Write) -> fmt::Result {
    if position.flags & RIGHTS == 0 {
        return out.write_char('-');
    }
    for side in Side::ALL {
        let home = as_mover!(side, M => M::HOME);
        let king = position.king(side).index();
        for (east, letter) in [(true, 'k'), (false, 'q')] {
            let wing = same_wing_as(king, home, east);
            for rook in squares(position.flags & RIGHTS & wing) {
                let further_out = same_wing_as(rook, home, east) & position.rooks_of(side);
                let letter = if further_out == 0 { letter } else { file_letter(rook) };
                out.write_char(match side {
                    Side::White => letter.to_ascii_uppercase(),
                    Side::Black => letter,
                })?;
            }
        }
    }
    Ok(())
}

fn file_letter(square: usize) -> char {
    char::from(b'a' + (square & 7) as u8)
}
