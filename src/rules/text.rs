//! Moves as texts: what there is to write and to read, and what can be wrong with a text.
//!
//! Two squares (`square_text.rs`) are written in both games alike. The notations that people use are
//! each game's own: `read.rs` and `write.rs` in its folder.

use core::fmt;

use thiserror::Error;

use super::{Explanation, Kind, Move, Position, Reason, Square, Tagged, square_text};

/// How a move is written. A notation that belongs to the other game stands for this game's own in
/// letters: [`Notation::San`] in chess, [`Notation::Wxf`] in xiangqi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Notation {
    /// Reads all of the game's notations but [`Notation::Uci1`], since no text has two meanings in
    /// them; writes [`Notation::San`], in xiangqi [`Notation::Chinese`].
    #[default]
    Auto = 0,
    /// `e2e4`, `e7e8q`; in xiangqi with ranks 0 to 9, as UCCI has it: `h2e2`.
    Uci = 1,
    /// Xiangqi with ranks 1 to 10: `h3e3`. In chess the same as UCI.
    Uci1 = 2,
    /// Chess: standard algebraic notation (FIDE, appendix C), `Nf3`, `exd8=Q#`, `O-O`. Written as
    /// the PGN standard has it; read as people write it, see
    /// [`read_move`](Position::read_move).
    San = 3,
    /// Chess: long algebraic notation, `Ng1-f3`, `e7xd8=Q#`. Read like [`Notation::San`].
    Lan = 4,
    /// Chess: SAN with `♔♕♖♗♘` for the letters, on both sides. Read like [`Notation::San`].
    Figurine = 5,
    /// Xiangqi `H2-E2`. In chess the same letters and dash.
    Iccs = 6,
    /// Xiangqi: the notation of the World Xiangqi Federation, `C2=5`, `H8+7`, `C-+1`. Tandem soldiers
    /// that front and rear do not tell apart are written by place and file, `24=5`.
    Wxf = 7,
    /// Xiangqi: simplified Chinese, `炮二平五`, `马８进７`, `后炮进１`. Soldiers on one file are 前 and 后,
    /// three of them 前 中 后; more, and pairs on two files, are counted from the right and from
    /// the front: 一 to 五.
    Chinese = 8,
    /// Xiangqi: the same in traditional characters, `炮二平五`, `馬８進７`, `後砲進１`.
    ChineseTraditional = 9,
}

impl Notation {
    /// Is it a notation of one of the games, and not just two squares?
    pub(super) const fn is_native(self) -> bool {
        !matches!(self, Notation::Uci | Notation::Uci1 | Notation::Iccs)
    }
}

/// Why a text is not a move that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MoveTextError {
    /// The text is none of that notation; the byte where that shows.
    #[error("not a move text, byte {offset}")]
    NotAMove {
        /// Byte in the text.
        offset: usize,
    },
    /// It is no legal move. Of several men that the text may mean, this is about the one nearest to
    /// making the move; [`NoSuchPiece`](super::Reason::NoSuchPiece) if it can mean nobody.
    #[error("illegal move: {:?}", .0.reason)]
    Illegal(Explanation),
    /// More than one legal move fits.
    #[error("ambiguous: {} moves fit", .0.count())]
    Ambiguous(Candidates),
}

/// The legal moves that an ambiguous text may mean, up to eight.
///
/// ```
/// use duiyi::rules::{Chess, FenReading, MoveTextError, Notation, Position, Variant};
/// let fen = "4k3/8/8/8/4K3/8/8/R6R w - - 0 1";
/// let rooks = Chess::read_fen(Variant::Chess, fen, FenReading::default())?.position;
/// match rooks.read_move("Rd1", Notation::San) {
///     Err(MoveTextError::Ambiguous(candidates)) => assert_eq!(candidates.count(), 2),
///     answer => panic!("{answer:?}"),
/// }
/// # Ok::<(), duiyi::rules::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Candidates {
    /// From and to; half the size of moves, since errors are handed through many functions.
    squares: [(Square, Square); 8],
    len: u8,
    /// One text promotes to one kind.
    promotion: Option<Kind>,
}

impl Candidates {
    const NONE: Candidates =
        Candidates { squares: [(Square::new(0), Square::new(0)); 8], len: 0, promotion: None };

    /// Adds a move; the ninth and later ones are dropped.
    fn push(&mut self, m: Move) {
        if let Some(place) = self.squares.get_mut(usize::from(self.len)) {
            *place = (m.from(), m.to());
            self.promotion = m.promotion();
            self.len += 1;
        }
    }

    /// The moves.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        let squares = self.squares.iter().take(usize::from(self.len));
        squares.map(|&(from, to)| Move::new(from, to, self.promotion))
    }

    /// How many.
    #[must_use]
    pub fn count(&self) -> usize {
        usize::from(self.len)
    }
}

impl fmt::Debug for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The text of a move: at most 12 bytes, no heap.
///
/// ```
/// use duiyi::rules::{Chess, Notation, Position};
/// let m = Chess::START.read_move("g1f3", Notation::Uci)?;
/// assert_eq!(Chess::START.write_move(m, Notation::San).as_str(), "Nf3");
/// # Ok::<(), duiyi::rules::MoveTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MoveText {
    bytes: [u8; 15],
    len: u8,
}

impl MoveText {
    pub(super) const EMPTY: MoveText = MoveText { bytes: [0; 15], len: 0 };

    /// Adds a character. The longest texts are four Chinese ones: all have room.
    #[inline]
    pub(super) fn push(&mut self, c: char) {
        self.push_str(c.encode_utf8(&mut [0; 4]));
    }

    #[inline]
    pub(super) fn push_str(&mut self, text: &str) {
        let end = usize::from(self.len) + text.len();
        if let Some(room) = self.bytes.get_mut(usize::from(self.len)..end) {
            room.copy_from_slice(text.as_bytes());
            self.len = end as u8;
        }
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let bytes = self.bytes.get(..usize::from(self.len)).unwrap_or_default();
        core::str::from_utf8(bytes).unwrap_or_default()
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// What becomes of the moves that a text may mean: one is to be left.
pub(super) struct Choice {
    legal: Candidates,
    refused: Option<Explanation>,
}

impl Choice {
    pub(super) const NONE: Choice = Choice { legal: Candidates::NONE, refused: None };

    /// The text may mean the move that this is about.
    pub(super) fn consider(&mut self, explanation: Explanation) {
        match explanation.legal {
            Some(m) => self.legal.push(m),
            // The numbers of the reasons rise with the nearness to a legal move.
            None if self.refused.is_none_or(|o| explanation.reason as u32 > o.reason as u32) => {
                self.refused = Some(explanation);
            }
            None => {}
        }
    }

    /// The one legal move, or what is wrong.
    pub(super) fn decide(self) -> Result<Move, MoveTextError> {
        let nobody = Explanation::refused(Reason::NoSuchPiece);
        match (self.legal.iter().next(), self.legal.len) {
            (Some(m), 1) => Ok(m),
            (None, _) => Err(MoveTextError::Illegal(self.refused.unwrap_or(nobody))),
            _ => Err(MoveTextError::Ambiguous(self.legal)),
        }
    }
}

/// [`Position::read_move`].
pub(super) fn read_move<P: Position>(
    position: &P,
    text: &str,
    notation: Notation,
) -> Result<Move, MoveTextError> {
    use MoveTextError::NotAMove;
    if notation != Notation::Auto && notation.is_native() {
        return position.read_native(text);
    }
    let answer = square_text::read(position, text, notation);
    match (notation, answer) {
        // Two squares are two squares in the other notations too, or nothing: no text has two
        // meanings. What is neither is wrong where the better reading of it ends.
        (Notation::Auto, Err(NotAMove { offset })) => match position.read_native(text) {
            Err(NotAMove { offset: other }) => Err(NotAMove { offset: offset.max(other) }),
            answer => answer,
        },
        _ => answer,
    }
}

/// [`Position::write_move`].
pub(super) fn write_move<P: Position>(position: &P, m: Move, notation: Notation) -> MoveText {
    let tagged = if notation.is_native() { position.tag(m) } else { None };
    match tagged {
        Some(tagged) => position.write_native(tagged, notation),
        None => square_text::write(position.variant(), m, notation),
    }
}

/// [`Position::write_tagged`].
pub(super) fn write_tagged<P: Position>(position: &P, m: Tagged, notation: Notation) -> MoveText {
    match notation.is_native() {
        true => position.write_native(m, notation),
        false => square_text::write(position.variant(), m.plain(), notation),
    }
}
