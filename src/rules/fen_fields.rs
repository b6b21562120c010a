//! What the FEN readers and writers of both games share: taking a text apart into its fields, the
//! two counters, and writing the board.

use core::fmt;

use super::{FenCause, FenError, FenField, Piece, Position, Side, Square, Variant};

/// One field of a FEN.
pub(super) struct Field<'t> {
    pub(super) name: FenField,
    pub(super) text: &'t str,
    /// Where it begins in the whole text.
    pub(super) at: usize,
    pub(super) strict: bool,
}

impl Field<'_> {
    /// An error at a byte of this field.
    pub(super) fn error(&self, at: usize, cause: FenCause) -> FenError {
        FenError { field: self.name, offset: self.at + at, cause }
    }

    /// What a strict reading refuses and any other passes over.
    pub(super) fn refuse_if_strict(&self, at: usize, cause: FenCause) -> Result<(), FenError> {
        if self.strict { Err(self.error(at, cause)) } else { Ok(()) }
    }

    /// Who moves: `w` or `b`, read leniently also in capitals.
    pub(super) fn side(&self) -> Result<Side, FenError> {
        match self.text {
            "w" => Ok(Side::White),
            "b" => Ok(Side::Black),
            "W" if !self.strict => Ok(Side::White),
            "B" if !self.strict => Ok(Side::Black),
            _ => Err(self.error(0, FenCause::BadCharacter)),
        }
    }

    /// A counter, at least `least`. A dash stands for "not known" in people's files.
    fn number(&self, least: u16) -> Result<u16, FenError> {
        if self.text == "-" && !self.strict {
            return Ok(least);
        }
        let bad = self.error(0, FenCause::BadNumber);
        if !self.text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(bad);
        }
        let number: u16 = self.text.parse().map_err(|_| bad)?;
        if number < least {
            self.refuse_if_strict(0, FenCause::BadNumber)?;
        }
        Ok(number.max(least))
    }
}

/// Takes the fields off the text: in a strict reading they are separated by one space, else by any
/// white space, which may also stand at both ends.
pub(super) struct Fields<'t> {
    /// What is still to be read.
    rest: &'t str,
    /// Bytes of the whole text.
    len: usize,
    strict: bool,
}

impl<'t> Fields<'t> {
    pub(super) fn new(text: &'t str, strict: bool) -> Fields<'t> {
        Fields { rest: text, len: text.len(), strict }
    }

    /// The byte of the whole text where the rest begins.
    fn at(&self) -> usize {
        self.len - self.rest.len()
    }

    fn skip_white_space(&mut self) {
        self.rest = match self.strict {
            true if self.at() == 0 => self.rest,
            true => self.rest.strip_prefix(' ').unwrap_or(self.rest),
            false => self.rest.trim_start(),
        };
    }

    /// The next field; in a strict reading it must be there.
    pub(super) fn next(&mut self, name: FenField) -> Result<Option<Field<'t>>, FenError> {
        self.skip_white_space();
        let at = self.at();
        let ends = |c: char| if self.strict { c == ' ' } else { c.is_whitespace() };
        let text = self.rest.split(ends).next().unwrap_or("");
        self.rest = self.rest.strip_prefix(text).unwrap_or("");
        let field = Field { name, text, at, strict: self.strict };
        if !text.is_empty() {
            return Ok(Some(field));
        }
        field.refuse_if_strict(0, FenCause::Missing)?;
        Ok(None)
    }

    /// The next field, if it is one that `wanted` knows; read leniently, any other is left for the
    /// next call.
    pub(super) fn next_if(
        &mut self,
        name: FenField,
        wanted: impl Fn(&str) -> bool,
    ) -> Result<Option<Field<'t>>, FenError> {
        let before = self.rest;
        let field = self.next(name)?;
        if !self.strict && field.as_ref().is_some_and(|field| !wanted(field.text)) {
            self.rest = before;
            return Ok(None);
        }
        Ok(field)
    }

    pub(super) fn required(&mut self, name: FenField) -> Result<Field<'t>, FenError> {
        let missing = FenError { field: name, offset: self.len, cause: FenCause::Missing };
        self.next(name)?.ok_or(missing)
    }

    /// The two counters and the end of the text: plies without progress, number of the move.
    pub(super) fn counters(&mut self) -> Result<(u16, u16), FenError> {
        let no_progress = match self.next(FenField::NoProgress)? {
            Some(field) => field.number(0)?,
            None => 0,
        };
        let full_move = match self.next(FenField::FullMove)? {
            Some(field) => field.number(1)?,
            None => 1,
        };
        if !self.strict {
            self.skip_white_space();
        }
        if self.rest.is_empty() {
            return Ok((no_progress, full_move));
        }
        Err(FenError { field: FenField::End, offset: self.at(), cause: FenCause::TrailingText })
    }
}

/// Writes the first two fields: the board from its last rank down, and who moves.
pub(super) fn write_board<P: Position>(position: &P, out: &mut dyn fmt::Write) -> fmt::Result {
    let piece_at = |square| position.piece_at(square);
    write_men(position.variant(), position.side_to_move(), piece_at, out)
}

/// The same of men that need not be a position.
pub(crate) fn write_men(
    variant: Variant,
    side_to_move: Side,
    piece_at: impl Fn(Square) -> Option<Piece>,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let (files, ranks) = (variant.files(), variant.ranks());
    for rank in (0..ranks).rev() {
        let mut empty = 0;
        for file in 0..files {
            let Some(piece) = piece_at(Square::new(rank * files + file)) else {
                empty += 1;
                continue;
            };
            write_empty(empty, out)?;
            empty = 0;
            out.write_char(piece.letter())?;
        }
        write_empty(empty, out)?;
        out.write_char(if rank > 0 { '/' } else { ' ' })?;
    }
    out.write_char(match side_to_move {
        Side::White => 'w',
        Side::Black => 'b',
    })
}

fn write_empty(squares: u8, out: &mut dyn fmt::Write) -> fmt::Result {
    if squares > 0 { write!(out, "{squares}") } else { Ok(()) }
}
