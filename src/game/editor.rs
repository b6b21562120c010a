//! The position editor: a position built square by square, with the reason why it is none yet.

use alloc::string::{String, ToString};
use core::fmt;

use thiserror::Error;

use super::{Game, GameError, GameOptions};
use crate::rules::{
    AnyPosition, FenCause, FenError, FenField, FenReading, Kind, Piece, Position, Setup, Side,
    Square, Variant, write_men,
};

/// A board that is being set up: it may be anything, and [`Editor::check`] says whether it is a
/// position.
///
/// ```
/// use duiyi::game::{Editor, GameOptions};
/// use duiyi::rules::{FenCause, Kind, Piece, Side, Square, Variant};
/// let mut editor = Editor::new(Variant::Chess);
/// let man = |side, kind| Some(Piece::new(side, kind));
/// editor.put(Square::new(4), man(Side::White, Kind::King))?;
/// assert_eq!(editor.check().map_err(|problem| problem.cause), Err(FenCause::NoKing));
/// editor.put(Square::new(60), man(Side::Black, Kind::King))?;
/// editor.put(Square::new(12), man(Side::White, Kind::Pawn))?;
/// assert_eq!(editor.fen(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
/// let game = editor.start_game(&GameOptions::default())?;
/// assert_eq!(game.legal_moves().len(), 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    variant: Variant,
    board: [Option<Piece>; 90],
    /// Who moves first.
    pub side_to_move: Side,
    /// The castling field of the FEN, `-` for none: `KQkq`, in Chess960 also the rooks' files.
    pub castling: String,
    /// The square that a pawn has just passed.
    pub en_passant: Option<Square>,
    /// Plies without progress so far.
    pub no_progress: u16,
    /// Number of the full move, from 1.
    pub full_move: u16,
    /// Men may stand on points that no game can bring them to (puzzles).
    pub arrangement: bool,
}

/// Why a board is no position yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{cause}")]
pub struct Problem {
    /// What is wrong: the first thing, in the order of a FEN.
    pub cause: FenCause,
    /// In what: the board, whose move it is, the castling rights, and so on.
    pub field: FenField,
    /// What to light up: the man who stands wrong, the king in check.
    pub square: Option<Square>,
}

/// Why a man was not put on a square. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PutError {
    /// The board has no such square.
    #[error("the board has no such square")]
    OffBoard,
    /// The game has no such man.
    #[error("the game has no such man")]
    ForeignKind,
}

/// Why no game was started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// The board is no position.
    #[error(transparent)]
    Problem(#[from] Problem),
    /// The game could not be made.
    #[error(transparent)]
    Game(#[from] GameError),
}

impl Editor {
    /// An empty board.
    #[must_use]
    pub fn new(variant: Variant) -> Editor {
        Editor {
            variant,
            board: [None; 90],
            side_to_move: Side::White,
            castling: String::from("-"),
            en_passant: None,
            no_progress: 0,
            full_move: 1,
            arrangement: false,
        }
    }

    /// A board as it stands in a position.
    #[must_use]
    pub fn of(setup: &Setup<AnyPosition>) -> Editor {
        let position = &setup.position;
        let mut editor = Editor::new(position.variant());
        for (number, place) in editor.board.iter_mut().enumerate() {
            *place = position.piece_at(Square::new(number as u8));
        }
        let fen = setup.to_string();
        let mut fields = fen.split(' ').skip(2);
        editor.side_to_move = position.side_to_move();
        editor.castling = fields.next().unwrap_or("-").to_string();
        editor.en_passant = fields.next().and_then(|name| named(editor.variant, name));
        editor.no_progress = setup.no_progress;
        editor.full_move = setup.full_move;
        editor
    }

    /// Which game it is for.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.get(square.index()).copied().flatten()
    }

    /// Puts a man on a square, over whatever stands there, or takes it off the board.
    ///
    /// # Errors
    /// [`PutError`].
    pub fn put(&mut self, square: Square, piece: Option<Piece>) -> Result<(), PutError> {
        if !self.variant.has(square) {
            return Err(PutError::OffBoard);
        }
        if piece.is_some_and(|piece| !self.variant.kinds().contains(&piece.kind)) {
            return Err(PutError::ForeignKind);
        }
        self.board[square.index()] = piece;
        Ok(())
    }

    /// Takes all men off the board.
    pub fn clear(&mut self) {
        self.board = [None; 90];
    }

    /// The board as a FEN, whether or not it is a position; the same as its `Display`.
    #[must_use]
    pub fn fen(&self) -> String {
        self.to_string()
    }

    /// The position, or why it is none yet. It is read as strictly as can be: a castling right
    /// without its rook is a problem here, not a thing to pass over.
    ///
    /// # Errors
    /// [`Problem`].
    pub fn check(&self) -> Result<Setup<AnyPosition>, Problem> {
        let fen = self.fen();
        AnyPosition::read_fen(self.variant, &fen, self.reading())
            .map_err(|error| self.problem(&fen, error))
    }

    /// Starts a game from the board. Variant, start and reading of the options do not count.
    ///
    /// # Errors
    /// [`StartError`].
    pub fn start_game(&self, options: &GameOptions<'_>) -> Result<Game, StartError> {
        self.check()?;
        Ok(Game::new(&GameOptions {
            variant: self.variant,
            start_fen: Some(&self.fen()),
            reading: self.reading(),
            chess960_index: None,
            ..*options
        })?)
    }

    fn reading(&self) -> FenReading {
        FenReading { strict: true, arrangement: self.arrangement }
    }

    fn problem(&self, fen: &str, error: FenError) -> Problem {
        let FenError { field, offset, cause } = error;
        let square = match field {
            FenField::Board => self.written_at(fen, offset),
            FenField::Side => self.king(self.side_to_move.other()),
            FenField::EnPassant => self.en_passant,
            _ => None,
        };
        Problem { cause, field, square }
    }

    /// The square of the man whose letter stands at a byte of the FEN.
    fn written_at(&self, fen: &str, offset: usize) -> Option<Square> {
        let letter = fen.get(offset..)?.chars().next().filter(char::is_ascii_alphabetic)?;
        let before = fen[..offset].chars();
        let gone_by: u32 =
            before.filter_map(|c| c.to_digit(10).or(c.is_ascii_alphabetic().then_some(1))).sum();
        let files = u32::from(self.variant.files());
        let rank = u32::from(self.variant.ranks()).checked_sub(1 + gone_by / files)?;
        let square = self.variant.square((gone_by % files) as u8, rank as u8)?;
        self.piece_at(square).filter(|piece| piece.letter() == letter).map(|_| square)
    }

    fn king(&self, side: Side) -> Option<Square> {
        let is_king = |square: &Square| {
            self.piece_at(*square).is_some_and(|piece| {
                piece.side == side && matches!(piece.kind, Kind::King | Kind::General)
            })
        };
        (0..self.variant.squares()).map(Square::new).find(is_king)
    }
}

impl fmt::Display for Editor {
    /// The board as a FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_men(self.variant, self.side_to_move, |s| self.piece_at(s), f)?;
        write!(f, " {} ", self.castling)?;
        match self.en_passant {
            Some(square) => self.variant.name(square).fmt(f)?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.no_progress, self.full_move)
    }
}

/// The square of that name.
fn named(variant: Variant, name: &str) -> Option<Square> {
    let all = (0..variant.squares()).map(Square::new);
    all.into_iter().find(|&square| variant.name(square).to_string() == name)
}
