//! What both games can do: the trait that the engine and the game are written against.

use core::fmt;

use super::{
    Evidence, Explanation, FenError, FenReading, Finding, Kind, Lap, Move, MoveList, MoveText,
    MoveTextError, Notation, Piece, RuleSet, Setup, Side, Square, Squares, Tagged, Variant, text,
};

/// A position of one of the two games: what is on the board and who moves, no past.
///
/// ```
/// use duiyi::rules::{Notation, Position, Reason, Square, Xiangqi};
/// let start = Xiangqi::START;
/// assert_eq!(start.legal_moves().len(), 44);
/// let central_cannon = start.read_move("h2e2", Notation::Auto).unwrap();
/// let after = start.play(start.tag(central_cannon).unwrap());
/// assert_ne!(after.hash(), start.hash());
/// // The horse on b0 cannot go to d1: the elephant on c0 stands at its leg.
/// let why = start.explain(Square::new(1), Square::new(12), None);
/// assert_eq!(why.reason, Reason::HorseLeg);
/// assert_eq!(why.squares.as_slice(), [Square::new(2)]);
/// ```
pub trait Position: Copy + PartialEq + fmt::Debug {
    // ---- looking ----

    /// Which game.
    fn variant(&self) -> Variant;
    /// Who moves.
    fn side_to_move(&self) -> Side;
    /// What stands on a square; `None` for empty squares and those beyond the board.
    fn piece_at(&self, square: Square) -> Option<Piece>;
    /// Where the king or general of a side stands.
    fn king(&self, side: Side) -> Square;
    /// Squares held by a side.
    fn occupied_by(&self, side: Side) -> Squares;
    /// A number for the position: equal positions have equal hashes. En passant counts only when
    /// such a capture is legal, castling rights by their rooks.
    fn hash(&self) -> u64;
    /// The pieces that give check to the side to move (in xiangqi never the other general).
    fn checkers(&self) -> Squares;
    /// Is the side to move in check?
    fn in_check(&self) -> bool;
    /// The squares on which `side` could take if an enemy stood there, whether or not it is its
    /// turn and whether or not its king allows it. Own men there count as covered.
    fn attacked_by(&self, side: Side) -> Squares;
    /// The pieces of `side` that attack a square, in the sense of
    /// [`attacked_by`](Position::attacked_by).
    fn attackers(&self, square: Square, side: Side) -> Squares;

    // ---- moves ----

    /// Appends all legal moves, in an order that is always the same for the same position
    /// but otherwise of no meaning. In check these are the ways out of it, and no others are
    /// looked at.
    fn generate(&self, list: &mut MoveList);
    /// Appends the legal captures (in chess: and promotions).
    fn generate_captures(&self, list: &mut MoveList);
    /// Appends the legal moves that [`generate_captures`](Position::generate_captures) leaves out.
    ///
    /// ```
    /// use duiyi::rules::{MoveList, Position, Xiangqi};
    /// let (mut captures, mut quiets) = (MoveList::new(), MoveList::new());
    /// Xiangqi::START.generate_captures(&mut captures);
    /// Xiangqi::START.generate_quiets(&mut quiets);
    /// assert_eq!((captures.len(), quiets.len()), (2, 42)); // each cannon can take a horse
    /// ```
    fn generate_quiets(&self, list: &mut MoveList);
    /// How many legal moves there are, without listing them.
    fn count_moves(&self) -> u32;
    /// Makes a legal move in place. What it returns takes the move back.
    fn make(&mut self, m: Tagged) -> Undo;
    /// Takes back the last move made: afterwards everything is as it was, bit for bit.
    fn unmake(&mut self, m: Tagged, undo: Undo);
    /// The position after a legal move.
    #[must_use]
    fn play(&self, m: Tagged) -> Self;
    /// The same men with the other side to move, as if the mover had passed: no rule of either game
    /// allows it, but a search asks what it would come to. Only where the mover is not in check.
    ///
    /// ```
    /// use duiyi::rules::{Position, Side, Xiangqi};
    /// let passed = Xiangqi::START.pass();
    /// assert_eq!((passed.side_to_move(), passed.legal_moves().len()), (Side::Black, 44));
    /// assert_eq!(passed.pass(), Xiangqi::START);
    /// ```
    #[must_use]
    fn pass(&self) -> Self;
    /// The square whose man the move takes (not the target, en passant).
    fn captured_square(&self, m: Tagged) -> Option<Square>;
    /// Does the legal move give check? The same as [`in_check`](Position::in_check) after it, without
    /// making it.
    ///
    /// ```
    /// use duiyi::rules::{Chess, Notation, Position};
    /// let mut position = Chess::START;
    /// for (text, check) in [("e2e4", false), ("f7f6", false), ("d1h5", true)] {
    ///     let m = position.tag(position.read_move(text, Notation::Uci)?).unwrap();
    ///     assert_eq!(position.gives_check(m), check);
    ///     position = position.play(m);
    /// }
    /// # Ok::<(), duiyi::rules::MoveTextError>(())
    /// ```
    fn gives_check(&self, m: Tagged) -> bool;
    /// What a legal move wins if both sides then go on to take on its target, each time with the
    /// man that counts least there and only while that pays: in hundredths of a pawn by
    /// [`Variant::material`], less than 0 if the move loses.
    ///
    /// Only legal captures count: men behind the taking ones join in, screens of cannons come and
    /// go, pinned men stay where they are while they are pinned, and a king or general takes only
    /// what is not covered. Of men that count the same, the one on the lowest square takes first;
    /// a pawn that takes on its last rank becomes a queen. A double step is not taken en passant.
    ///
    /// ```
    /// use duiyi::rules::{Chess, FenReading, Notation, Position, Variant};
    /// // The rook can take a pawn that a pawn covers.
    /// let fen = "4k3/8/3p4/4p3/8/8/8/4R1K1 w - - 0 1";
    /// let position = Chess::read_fen(Variant::Chess, fen, FenReading::default()).unwrap().position;
    /// let m = position.tag(position.read_move("e1e5", Notation::Uci)?).unwrap();
    /// assert_eq!(position.exchange(m), 100 - 500);
    /// assert!(!position.exchange_reaches(m, 0));
    /// # Ok::<(), duiyi::rules::MoveTextError>(())
    /// ```
    fn exchange(&self, m: Tagged) -> i32;
    /// Is [`exchange`](Position::exchange) at least that much? Most often this is known after fewer
    /// captures.
    fn exchange_reaches(&self, m: Tagged, least: i32) -> bool;
    /// From where to where the rook goes, if the move castles.
    fn castling_rook(&self, m: Tagged) -> Option<(Square, Square)>;
    /// Can the move never be taken back by playing on? (a capture, a pawn move, a soldier's move,
    /// a lost castling right: positions before it cannot come again)
    fn is_irreversible(&self, m: Tagged) -> bool;

    /// Calls `each` with the position after each legal move. Counting leaves spends its time here,
    /// and a generator that makes the moves itself is faster than a list.
    fn for_each_child(&self, mut each: impl FnMut(&Self)) {
        let mut list = MoveList::new();
        self.generate(&mut list);
        list.tagged().iter().for_each(|&m| each(&self.play(m)));
    }

    /// All legal moves in the public order: by from, then to, then promotion.
    #[must_use]
    fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.generate(&mut list);
        list.sort();
        list
    }

    /// The legal move `m` ready to be made; `None` if it is not legal here.
    #[must_use]
    fn tag(&self, m: Move) -> Option<Tagged> {
        let mut list = MoveList::new();
        self.generate(&mut list);
        list.tagged().iter().copied().find(|tagged| tagged.plain() == m)
    }

    // ---- reasons ----

    /// Is the move from one square to another legal, and if not, why not? Always answers, for any
    /// two squares and any promotion. It says [`Legal`](super::Reason::Legal) exactly for the
    /// moves of [`legal_moves`](Position::legal_moves).
    fn explain(&self, from: Square, to: Square, promotion: Option<Kind>) -> Explanation;
    /// Why has the piece on `from` no move at all? [`Legal`](super::Reason::Legal), with one of
    /// its moves, if it has one; else the cause that holds for the move it is nearest to making.
    fn explain_piece(&self, from: Square) -> Explanation;

    // ---- repetitions ----

    /// What the moves of a repetition that ends here amount to by the articles that a rule set
    /// punishes, perpetual check apart. In chess, nothing.
    fn examine(&self, _lap: &Lap<'_>, _rules: &RuleSet) -> Finding {
        Finding::Plain
    }
    /// Fills in the threats of an offender's moves.
    fn collect(&self, _lap: &Lap<'_>, _rules: &RuleSet, _evidence: &mut Evidence) {}

    // ---- texts ----

    /// Reads a FEN of `variant`.
    ///
    /// # Errors
    /// [`FenError`]: the field, the byte and the cause.
    fn read_fen(variant: Variant, text: &str, reading: FenReading)
    -> Result<Setup<Self>, FenError>;

    /// Writes the position as the first four fields of a FEN.
    ///
    /// # Errors
    /// Only what `out` itself reports.
    fn write_fen(&self, out: &mut dyn fmt::Write) -> fmt::Result;

    /// The target of the same move as our moves name it. Castling is written in two ways, by the
    /// king's own step and by the king onto its rook: both are read, one is played.
    fn meant_target(&self, _from: Square, to: Square) -> Square {
        to
    }

    /// Reads a move text in this position, as people write it.
    ///
    /// In SAN: missing and superfluous origins, `0-0`, `e8Q`, `e.p.`, `ed5`, long forms, figurines and
    /// lower-case letters (but `b`, which is a file) are read; `x`, `+`, `#`, `!` and `?` are read and
    /// not believed. Castling may be the king's own step or the king onto its rook.
    ///
    /// # Errors
    /// [`MoveTextError`]: the byte that is not a move text; why it is not legal; or which legal moves
    /// it may mean.
    ///
    /// ```
    /// use duiyi::rules::{Chess, MoveTextError, Notation, Position, Reason};
    /// let knight = Chess::START.read_move("Ng1-f3!", Notation::San)?;
    /// assert_eq!(Chess::START.read_move("g1f3", Notation::Auto), Ok(knight));
    /// match Chess::START.read_move("Qd3", Notation::San) {
    ///     Err(MoveTextError::Illegal(why)) => assert_eq!(why.reason, Reason::PathBlocked),
    ///     answer => panic!("{answer:?}"),
    /// }
    /// # Ok::<(), MoveTextError>(())
    /// ```
    fn read_move(&self, text: &str, notation: Notation) -> Result<Move, MoveTextError> {
        text::read_move(self, text, notation)
    }

    /// The text of a legal move. A move that is not legal here is written as its two squares.
    fn write_move(&self, m: Move, notation: Notation) -> MoveText {
        text::write_move(self, m, notation)
    }

    /// The same for a move that this position generated, without looking it up: the way to the texts
    /// of all legal moves.
    ///
    /// ```
    /// use duiyi::rules::{Chess, Notation, Position};
    /// let moves = Chess::START.legal_moves();
    /// let texts = moves.tagged().iter().map(|&m| Chess::START.write_tagged(m, Notation::San));
    /// assert!(texts.map(|text| text.to_string()).any(|text| text == "Nf3"));
    /// ```
    fn write_tagged(&self, m: Tagged, notation: Notation) -> MoveText {
        text::write_tagged(self, m, notation)
    }

    /// The same, ready to be made: what [`tag`](Position::tag) would give for the move, without looking
    /// for it. The way to read whole games.
    ///
    /// ```
    /// use duiyi::rules::{Chess, Notation, Position};
    /// let m = Chess::START.read_tagged("Nf3", Notation::San)?;
    /// assert_eq!(Some(m), Chess::START.tag(m.plain()));
    /// # Ok::<(), duiyi::rules::MoveTextError>(())
    /// ```
    ///
    /// # Errors
    /// As for [`read_move`](Position::read_move).
    fn read_tagged(&self, text: &str, notation: Notation) -> Result<Tagged, MoveTextError> {
        let m = self.read_move(text, notation)?;
        self.tag(m).ok_or(MoveTextError::Illegal(self.explain(m.from(), m.to(), m.promotion())))
    }

    /// Reads a move text in the game's own notations: [`read_move`](Position::read_move) without
    /// those of two squares.
    ///
    /// # Errors
    /// As for [`read_move`](Position::read_move).
    fn read_native(&self, text: &str) -> Result<Move, MoveTextError>;

    /// The text of a move that this position generated, in one of the game's own notations.
    fn write_native(&self, m: Tagged, notation: Notation) -> MoveText;
}

/// What a move took away, so that it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The hash before the move.
    pub(super) hash: u64,
    /// Chess: the word of castling rooks, en passant and side before the move.
    pub(super) flags: u64,
    /// Which man was captured, as the game's own position numbers it.
    pub(super) captured: u8,
}

impl<P: Copy + fmt::Display> fmt::Display for Setup<P> {
    /// The whole FEN, six fields.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.position, self.no_progress, self.full_move)
    }
}

/// Counts the leaves of the tree of legal moves, `depth` plies deep: the test of every generator.
///
/// ```
/// use duiyi::rules::{Chess, Xiangqi, perft};
/// assert_eq!(perft(&Chess::START, 3), 8_902);
/// assert_eq!(perft(&Xiangqi::START, 3), 79_666);
/// ```
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let mut leaves = 0;
    match depth {
        0 => leaves = 1,
        1 => leaves = u64::from(position.count_moves()),
        // One level less of recursion than needed: the innermost loop counts without a call.
        2 => position.for_each_child(|child| leaves += u64::from(child.count_moves())),
        _ => position.for_each_child(|child| leaves += perft(child, depth - 1)),
    }
    leaves
}
