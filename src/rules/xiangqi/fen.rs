//! Reading and writing FEN.

use core::fmt;

use super::super::{
    FenCause, FenError, FenField, FenReading, Kind, Piece, Position, Setup, Side, Square, Variant,
};
use super::position::Xiangqi;
use super::tables::{in_palace, own_bank};

const FILES: u8 = Variant::Xiangqi.files();
const RANKS: u8 = Variant::Xiangqi.ranks();

/// [`Position::read_fen`].
///
/// First the shape of the board is checked, then the counts of men, then their points, then what
/// the generals have to say: so a missing rank is called a missing rank, and not forty men on
/// impossible points.
pub(super) fn read(text: &str, reading: FenReading) -> Result<Setup<Xiangqi>, FenError> {
    let mut fields = Fields { text, at: 0, strict: reading.strict };
    let board = Board::read(&mut fields)?;
    board.check_shape()?;
    let men = board.place_men()?;
    board.check_points(reading.arrangement)?;
    board.check_generals(&men)?;
    let side_at = fields.skip_to_next();
    let position = men.with_side(fields.side()?);
    fields.dash(FenField::Castling)?;
    fields.dash(FenField::EnPassant)?;
    let no_progress = fields.number(FenField::NoProgress, 0)?;
    let full_move = fields.number(FenField::FullMove, 1)?;
    fields.end()?;
    if position.with_side(position.side.other()).in_check() {
        return Err(FenError {
            field: FenField::Side,
            offset: side_at,
            cause: FenCause::OpponentInCheck,
        });
    }
    Ok(Setup { position, no_progress, full_move })
}

/// [`Position::write_fen`].
pub(super) fn write(position: &Xiangqi, out: &mut dyn fmt::Write) -> fmt::Result {
    for rank in (0..RANKS).rev() {
        let mut empty = 0;
        for file in 0..FILES {
            let Some(piece) = position.piece_at(Square::new(rank * FILES + file)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                write!(out, "{empty}")?;
            }
            empty = 0;
            out.write_char(piece.letter())?;
        }
        if empty > 0 {
            write!(out, "{empty}")?;
        }
        if rank > 0 {
            out.write_char('/')?;
        }
    }
    out.write_str(if position.side == Side::RED { " w - -" } else { " b - -" })
}

/// The fields of the text, read from left to right. A strict reading wants them all, one space
/// between; a lenient one does without any of them but the board, and takes any white space.
struct Fields<'t> {
    text: &'t str,
    at: usize,
    strict: bool,
}

impl<'t> Fields<'t> {
    /// Goes on to where the next field begins, or to the end of the text; says where that is.
    fn skip_to_next(&mut self) -> usize {
        let rest = &self.text[self.at..];
        if !self.strict {
            self.at = self.text.len() - rest.trim_start().len();
        } else if self.at > 0 && rest.starts_with(' ') {
            self.at += 1;
        }
        self.at
    }

    /// Where the next field begins and what it says; `None` at the end of the text.
    fn peek(&mut self) -> Option<(usize, &'t str)> {
        let start = self.skip_to_next();
        let rest = &self.text[start..];
        let field = rest.split(char::is_whitespace).next().unwrap_or(rest);
        (!rest.is_empty()).then_some((start, field))
    }

    /// The next field; `None` if it is missing and may be.
    fn next(&mut self, field: FenField) -> Result<Option<(usize, &'t str)>, FenError> {
        let next = self.peek();
        if let Some((start, word)) = next {
            self.at = start + word.len();
        } else if self.strict || field == FenField::Board {
            return Err(FenError { field, offset: self.text.len(), cause: FenCause::Missing });
        }
        Ok(next)
    }

    /// Who moves: `w` or `b`. Read leniently also `r`, and capital letters; red if it is missing.
    fn side(&mut self) -> Result<Side, FenError> {
        let field = FenField::Side;
        let Some((offset, word)) = self.next(field)? else { return Ok(Side::RED) };
        match word {
            "w" => Ok(Side::RED),
            "b" => Ok(Side::Black),
            "r" | "W" | "R" if !self.strict => Ok(Side::RED),
            "B" if !self.strict => Ok(Side::Black),
            _ => Err(FenError { field, offset, cause: FenCause::BadCharacter }),
        }
    }

    /// A field that chess needs and xiangqi does not: `-`. Where it is missing but a counter
    /// follows, the counter is left for the next call.
    fn dash(&mut self, field: FenField) -> Result<(), FenError> {
        if !self.strict {
            match self.peek() {
                Some((_, word)) if word.starts_with(|c: char| c.is_ascii_digit()) => return Ok(()),
                _ => (),
            }
        }
        match self.next(field)? {
            None | Some((_, "-")) => Ok(()),
            Some((offset, _)) => Err(FenError { field, offset, cause: FenCause::BadCharacter }),
        }
    }

    /// A counter from `least`, which it also is if it is missing (or, read leniently, smaller).
    fn number(&mut self, field: FenField, least: u16) -> Result<u16, FenError> {
        let Some((offset, word)) = self.next(field)? else { return Ok(least) };
        if let Some(place) = word.find(|c: char| !c.is_ascii_digit()) {
            return Err(FenError { field, offset: offset + place, cause: FenCause::BadCharacter });
        }
        match word.parse::<u16>() {
            Ok(number) if number >= least => Ok(number),
            Ok(_) if !self.strict => Ok(least),
            _ => Err(FenError { field, offset, cause: FenCause::BadNumber }),
        }
    }

    fn end(&mut self) -> Result<(), FenError> {
        let offset = self.skip_to_next();
        if self.strict && self.at == self.text.len() && !self.text.ends_with(' ') {
            return Ok(());
        }
        if !self.strict && self.peek().is_none() {
            return Ok(());
        }
        Err(FenError { field: FenField::End, offset, cause: FenCause::TrailingText })
    }
}

/// The board field.
struct Board<'t> {
    /// Where it begins in the whole text.
    start: usize,
    text: &'t str,
    strict: bool,
}

impl<'t> Board<'t> {
    fn read(fields: &mut Fields<'t>) -> Result<Board<'t>, FenError> {
        let (start, text) = fields.next(FenField::Board)?.unwrap_or((0, ""));
        Ok(Board { start, text, strict: fields.strict })
    }

    fn error(&self, place: usize, cause: FenCause) -> FenError {
        FenError { field: FenField::Board, offset: self.start + place, cause }
    }

    /// Ten ranks of nine points, and no foreign character.
    fn check_shape(&self) -> Result<(), FenError> {
        let (mut ranks, mut files) = (1, 0);
        for (place, c) in self.text.char_indices() {
            match c {
                '/' if files < FILES => return Err(self.error(place, FenCause::RankTooShort)),
                '/' if ranks == RANKS => return Err(self.error(place, FenCause::TooManyRanks)),
                '/' => (ranks, files) = (ranks + 1, 0),
                '1'..='9' => files += c as u8 - b'0',
                _ if self.piece(c).is_some() => files += 1,
                _ => return Err(self.error(place, FenCause::BadCharacter)),
            }
            if files > FILES {
                return Err(self.error(place, FenCause::RankTooLong));
            }
        }
        let end = self.text.len();
        if files < FILES {
            Err(self.error(end, FenCause::RankTooShort))
        } else if ranks < RANKS {
            Err(self.error(end, FenCause::TooFewRanks))
        } else {
            Ok(())
        }
    }

    /// The man of a letter. Read leniently also `E` and `M` for elephants, `H` for horses and `G`
    /// for advisors.
    fn piece(&self, letter: char) -> Option<Piece> {
        let side = if letter.is_ascii_uppercase() { Side::RED } else { Side::Black };
        let kind = match letter.to_ascii_uppercase() {
            'E' | 'M' if !self.strict => Kind::Elephant,
            'H' if !self.strict => Kind::Horse,
            'G' if !self.strict => Kind::Advisor,
            upper => Kind::XIANGQI.into_iter().find(|kind| kind.letter() == upper)?,
        };
        Some(Piece::new(side, kind))
    }

    /// The men of a board of good shape: where each is written, what he is, where he stands.
    fn men(&self) -> impl Iterator<Item = (usize, Piece, Square)> {
        let mut number = 0; // of points written so far, rank 9 first
        self.text.char_indices().filter_map(move |(place, c)| {
            if let Some(empty) = c.to_digit(10) {
                number += empty as u8;
            }
            let piece = self.piece(c)?;
            let square = Square::new((RANKS - 1 - number / FILES) * FILES + number % FILES);
            number += 1;
            Some((place, piece, square))
        })
    }

    /// The men on their points, none more than a set has, both generals.
    fn place_men(&self) -> Result<Xiangqi, FenError> {
        let mut position = Xiangqi::EMPTY;
        let mut generals = [false; 2];
        for (place, piece, square) in self.men() {
            let general = piece.kind == Kind::General;
            let surplus = if general { FenCause::TooManyKings } else { FenCause::TooManyMen };
            position = position.with(piece, square).ok_or(self.error(place, surplus))?;
            generals[piece.side.index()] |= general;
        }
        if generals != [true; 2] {
            return Err(self.error(self.text.len(), FenCause::NoKing));
        }
        Ok(position)
    }

    /// Generals in their palaces; in a position that a game could reach, also every other man on
    /// a point that he could reach.
    fn check_points(&self, arrangement: bool) -> Result<(), FenError> {
        for (place, piece, square) in self.men() {
            if !can_come_to(piece, square) {
                if piece.kind == Kind::General {
                    return Err(self.error(place, FenCause::GeneralOutsidePalace));
                }
                if !arrangement {
                    return Err(self.error(place, FenCause::ImpossiblePoint));
                }
            }
        }
        Ok(())
    }

    fn check_generals(&self, position: &Xiangqi) -> Result<(), FenError> {
        if !position.generals_face() {
            return Ok(());
        }
        let lower = self.men().filter(|(_, piece, _)| piece.kind == Kind::General).last();
        Err(self.error(lower.map_or(0, |(place, ..)| place), FenCause::GeneralsFace))
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
