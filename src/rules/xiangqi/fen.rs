//! Reading and writing FEN.

use core::fmt;

use super::position::Xiangqi;
use super::tables::{in_palace, own_bank};
use crate::rules::fen_fields::{Field, Fields, write_board};
use crate::rules::{
    FenCause, FenError, FenField, FenReading, Kind, Piece, Position, Setup, Side, Square, Variant,
};

const FILES: u8 = Variant::Xiangqi.files();
const RANKS: u8 = Variant::Xiangqi.ranks();

/// [`Position::read_fen`].
///
/// First the shape of the board is checked, then the counts of men, then their points, then what
/// the generals have to say: so a missing rank is called a missing rank, and not forty men on
/// impossible points.
pub(super) fn read(text: &str, reading: FenReading) -> Result<Setup<Xiangqi>, FenError> {
    let mut fields = Fields::new(text, reading.strict);
    let board = fields.required(FenField::Board)?;
    check_shape(&board)?;
    let men = place_men(&board)?;
    check_points(&board, reading.arrangement)?;
    check_generals(&board, &men)?;
    let (side, side_at) = match fields.next(FenField::Side)? {
        Some(field) => (read_side(&field)?, field.at),
        None => (Side::RED, text.len()),
    };
    let position = men.with_side(side);
    if position.with_side(side.other()).in_check() {
        let cause = FenCause::OpponentInCheck;
        return Err(FenError { field: FenField::Side, offset: side_at, cause });
    }
    // Two fields that chess needs. Where they are left out, the counters may follow at once.
    for name in [FenField::Castling, FenField::EnPassant] {
        let is_number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        if let Some(field) = fields.next_if(name, |text| !is_number(text))? {
            if field.text != "-" {
                return Err(field.error(0, FenCause::BadCharacter));
            }
        }
    }
    let (no_progress, full_move) = fields.counters()?;
    Ok(Setup { position, no_progress, full_move })
}

/// Red is `w`, read leniently also `r`.
fn read_side(field: &Field) -> Result<Side, FenError> {
    match field.text {
        "r" | "R" if !field.strict => Ok(Side::RED),
        _ => field.side(),
    }
}

/// [`Position::write_fen`].
pub(super) fn write(position: &Xiangqi, out: &mut dyn fmt::Write) -> fmt::Result {
    write_board(position, out)?;
    out.write_str(" - -")
}

/// Ten ranks of nine points, and no foreign character.
fn check_shape(board: &Field) -> Result<(), FenError> {
    let (mut ranks, mut files) = (1, 0);
    let mut after_digit = false;
    for (at, c) in board.text.char_indices() {
        match c {
            '/' if files < FILES => return Err(board.error(at, FenCause::RankTooShort)),
            '/' if ranks == RANKS => return Err(board.error(at, FenCause::TooManyRanks)),
            '/' => (ranks, files) = (ranks + 1, 0),
            '1'..='9' => {
                if after_digit {
                    board.refuse_if_strict(at, FenCause::BadCharacter)?;
                }
                files += c as u8 - b'0';
            }
            _ if man(board, c).is_some() => files += 1,
            _ => return Err(board.error(at, FenCause::BadCharacter)),
        }
        if files > FILES {
            return Err(board.error(at, FenCause::RankTooLong));
        }
        after_digit = c.is_ascii_digit();
    }
    let end = |cause| Err(board.error(board.text.len(), cause));
    if files < FILES {
        end(FenCause::RankTooShort)
    } else if ranks < RANKS {
        end(FenCause::TooFewRanks)
    } else {
        Ok(())
    }
}

/// The man of a letter. Read leniently also `E` and `M` for elephants, `H` for horses and `G` for
/// advisors.
fn man(board: &Field, letter: char) -> Option<Piece> {
    let side = if letter.is_ascii_uppercase() { Side::RED } else { Side::Black };
    let kind = match letter.to_ascii_uppercase() {
        'E' | 'M' if !board.strict => Kind::Elephant,
        'H' if !board.strict => Kind::Horse,
        'G' if !board.strict => Kind::Advisor,
        upper => Kind::XIANGQI.into_iter().find(|kind| kind.letter() == upper)?,
    };
    Some(Piece::new(side, kind))
}

/// The men of a board of good shape: the byte where each is written, what he is, where he stands.
fn men(board: &Field) -> impl Iterator<Item = (usize, Piece, Square)> {
    let mut gone_by = 0; // points, from rank 9 down
    board.text.char_indices().filter_map(move |(at, c)| {
        if let Some(empty) = c.to_digit(10) {
            gone_by += empty as u8;
        }
        let piece = man(board, c)?;
        let square = Square::new((RANKS - 1 - gone_by / FILES) * FILES + gone_by % FILES);
        gone_by += 1;
        Some((at, piece, square))
    })
}

/// The men on their points: both generals, and none more than a set has.
fn place_men(board: &Field) -> Result<Xiangqi, FenError> {
    let mut position = Xiangqi::EMPTY;
    let mut generals = [false; 2];
    for (at, piece, square) in men(board) {
        let general = piece.kind == Kind::General;
        let surplus = if general { FenCause::TooManyKings } else { FenCause::TooManyMen };
        position = position.with(piece, square).ok_or(board.error(at, surplus))?;
        generals[piece.side.index()] |= general;
    }
    if generals != [true; 2] {
        return Err(board.error(board.text.len(), FenCause::NoKing));
    }
    Ok(position)
}

/// Generals in their palaces; unless it is an arrangement, also every other man on a point that a
/// game can bring him to.
fn check_points(board: &Field, arrangement: bool) -> Result<(), FenError> {
    let astray = men(board).filter(|&(_, piece, square)| !can_come_to(piece, square));
    for (at, piece, _) in astray {
        if piece.kind == Kind::General {
            return Err(board.error(at, FenCause::GeneralOutsidePalace));
        }
        if !arrangement {
            return Err(board.error(at, FenCause::ImpossiblePoint));
        }
    }
    Ok(())
}

/// The generals do not face each other; the byte of an error is that of the second one.
fn check_generals(board: &Field, position: &Xiangqi) -> Result<(), FenError> {
    let generals = men(board).filter(|(_, piece, _)| piece.kind == Kind::General);
    match generals.last() {
        Some((at, ..)) if position.generals_face() => Err(board.error(at, FenCause::GeneralsFace)),
        _ => Ok(()),
    }
}

/// Can a game bring this man to this point?
fn can_come_to(piece: Piece, square: Square) -> bool {
    let side = piece.side.index();
    let (rank, file) = (Variant::Xiangqi.rank(square), Variant::Xiangqi.file(square));
    let palace = in_palace(side, rank.into(), file.into());
    let own = own_bank(side, rank.into());
    // Ranks as the man's own side counts them from its back rank.
    let ahead = if piece.side == Side::RED { rank } else { RANKS - 1 - rank };
    match piece.kind {
        Kind::General => palace,
        Kind::Advisor => palace && (ahead + file) % 2 == 1,
        // Two ranks and two files a step from c0 and g0.
        Kind::Elephant => own && ahead % 2 == 0 && file % 2 == 0 && (ahead + file) % 4 == 2,
        Kind::Soldier => !own || (ahead >= 3 && file % 2 == 0),
        _ => true,
    }
}
