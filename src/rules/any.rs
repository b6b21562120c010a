//! A position of whichever game: what a game session and the C ABI hold.

use core::fmt;

use super::{
    Chess, Evidence, Explanation, FenError, FenReading, Finding, Kind, Lap, Move, MoveList,
    MoveText, MoveTextError, Notation, Piece, Position, RuleSet, Setup, Side, Square, Squares,
    Tagged, Undo, Variant, Xiangqi,
};

/// A position of either game. It does whatever [`Position`] says by asking the one it holds.
///
/// ```
/// use duiyi::rules::{AnyPosition, Position, Variant};
/// let board = AnyPosition::start(Variant::Xiangqi);
/// assert_eq!(board.to_string(), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - -");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AnyPosition {
    /// Chess or Chess960.
    Chess(Chess),
    /// Xiangqi.
    Xiangqi(Xiangqi),
}

impl AnyPosition {
    /// The usual start of a variant (Chess960: number 518, the usual chess start).
    #[must_use]
    pub fn start(variant: Variant) -> AnyPosition {
        match variant {
            Variant::Chess => AnyPosition::Chess(Chess::START),
            Variant::Chess960 => AnyPosition::Chess(Chess::START_960),
            Variant::Xiangqi => AnyPosition::Xiangqi(Xiangqi::START),
        }
    }
}

impl Setup<AnyPosition> {
    /// The usual start of a variant, with fresh counters.
    #[must_use]
    pub fn usual(variant: Variant) -> Setup<AnyPosition> {
        Setup { position: AnyPosition::start(variant), no_progress: 0, full_move: 1 }
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_fen(f)
    }
}

/// Passes each call on to the position inside.
macro_rules! ask {
    ($self:expr, $p:ident => $answer:expr) => {
        match $self {
            AnyPosition::Chess($p) => $answer,
            AnyPosition::Xiangqi($p) => $answer,
        }
    };
}

// `inline(never)`: each of these holds the large functions of both games, and what calls them here (a
// session, the C functions) does so a few times a move. The search asks the positions themselves.
impl Position for AnyPosition {
    fn variant(&self) -> Variant {
        ask!(self, p => p.variant())
    }
    fn side_to_move(&self) -> Side {
        ask!(self, p => p.side_to_move())
    }
    fn piece_at(&self, square: Square) -> Option<Piece> {
        ask!(self, p => p.piece_at(square))
    }
    fn king(&self, side: Side) -> Square {
        ask!(self, p => p.king(side))
    }
    fn occupied_by(&self, side: Side) -> Squares {
        ask!(self, p => p.occupied_by(side))
    }
    fn hash(&self) -> u64 {
        ask!(self, p => p.hash())
    }
    fn checkers(&self) -> Squares {
        ask!(self, p => p.checkers())
    }
    #[inline(never)]
    fn in_check(&self) -> bool {
        ask!(self, p => p.in_check())
    }
    #[inline(never)]
    fn attacked_by(&self, side: Side) -> Squares {
        ask!(self, p => p.attacked_by(side))
    }
    #[inline(never)]
    fn attackers(&self, square: Square, side: Side) -> Squares {
        ask!(self, p => p.attackers(square, side))
    }
    #[inline(never)]
    fn generate(&self, list: &mut MoveList) {
        ask!(self, p => p.generate(list))
    }
    #[inline(never)]
    fn generate_captures(&self, list: &mut MoveList) {
        ask!(self, p => p.generate_captures(list))
    }
    fn count_moves(&self) -> u32 {
        ask!(self, p => p.count_moves())
    }
    #[inline(never)]
    fn generate_quiets(&self, list: &mut MoveList) {
        ask!(self, p => p.generate_quiets(list))
    }
    #[inline(never)]
    fn gives_check(&self, m: Tagged) -> bool {
        ask!(self, p => p.gives_check(m))
    }
    #[inline(never)]
    fn exchange(&self, m: Tagged) -> i32 {
        ask!(self, p => p.exchange(m))
    }
    #[inline(never)]
    fn exchange_reaches(&self, m: Tagged, least: i32) -> bool {
        ask!(self, p => p.exchange_reaches(m, least))
    }
    #[inline(never)]
    fn make(&mut self, m: Tagged) -> Undo {
        ask!(self, p => p.make(m))
    }
    #[inline(never)]
    fn unmake(&mut self, m: Tagged, undo: Undo) {
        ask!(self, p => p.unmake(m, undo))
    }
    fn play(&self, m: Tagged) -> AnyPosition {
        let mut after = *self;
        after.make(m);
        after
    }
    fn pass(&self) -> AnyPosition {
        match self {
            AnyPosition::Chess(p) => AnyPosition::Chess(p.pass()),
            AnyPosition::Xiangqi(p) => AnyPosition::Xiangqi(p.pass()),
        }
    }
    fn captured_square(&self, m: Tagged) -> Option<Square> {
        ask!(self, p => p.captured_square(m))
    }
    fn castling_rook(&self, m: Tagged) -> Option<(Square, Square)> {
        ask!(self, p => p.castling_rook(m))
    }
    #[inline(never)]
    fn is_irreversible(&self, m: Tagged) -> bool {
        ask!(self, p => p.is_irreversible(m))
    }
    fn explain(&self, from: Square, to: Square, promotion: Option<Kind>) -> Explanation {
        ask!(self, p => p.explain(from, to, promotion))
    }
    fn explain_piece(&self, from: Square) -> Explanation {
        ask!(self, p => p.explain_piece(from))
    }
    fn examine(&self, lap: &Lap<'_>, rules: &RuleSet) -> Finding {
        ask!(self, p => p.examine(lap, rules))
    }
    fn collect(&self, lap: &Lap<'_>, rules: &RuleSet, evidence: &mut Evidence) {
        ask!(self, p => p.collect(lap, rules, evidence))
    }
    fn read_fen(
        variant: Variant,
        text: &str,
        reading: FenReading,
    ) -> Result<Setup<AnyPosition>, FenError> {
        fn wrap<P>(setup: Setup<P>, position: fn(P) -> AnyPosition) -> Setup<AnyPosition> {
            let Setup { position: inner, no_progress, full_move } = setup;
            Setup { position: position(inner), no_progress, full_move }
        }
        match variant {
            Variant::Chess | Variant::Chess960 => {
                Chess::read_fen(variant, text, reading).map(|s| wrap(s, AnyPosition::Chess))
            }
            Variant::Xiangqi => {
                Xiangqi::read_fen(variant, text, reading).map(|s| wrap(s, AnyPosition::Xiangqi))
            }
        }
    }
    fn write_fen(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        ask!(self, p => p.write_fen(out))
    }
    fn meant_target(&self, from: Square, to: Square) -> Square {
        ask!(self, p => p.meant_target(from, to))
    }
    fn read_native(&self, text: &str) -> Result<Move, MoveTextError> {
        ask!(self, p => p.read_native(text))
    }
    fn read_tagged(&self, text: &str, notation: Notation) -> Result<Tagged, MoveTextError> {
        ask!(self, p => p.read_tagged(text, notation))
    }
    fn write_native(&self, m: Tagged, notation: Notation) -> MoveText {
        ask!(self, p => p.write_native(m, notation))
    }
}
