//! The position: what is on the board and who moves.

use core::fmt;

use super::exchange::Exchange;
use super::judge;
use super::keys::{BLACK_MOVES, key};
use super::men::{self, Army, KIND};
use super::tables::{point_of, square_of, stray_soldier};
use crate::rules::{
    Evidence, Explanation, FenError, FenReading, Finding, Kind, Lap, Move, MoveList, MoveText,
    MoveTextError, Notation, Piece, Position, RuleSet, Setup, Side, Square, Squares, Tagged, Undo,
    Variant, exchange,
};

/// A position of xiangqi: what is on the board and who moves, no past.
///
/// Equal positions have the same men on the same points and the same side to move. Reading a FEN,
/// with its counters, is [`Position::read_fen`].
///
/// ```
/// use duiyi::rules::{Position, Side, Xiangqi};
/// let start = Xiangqi::START;
/// assert_eq!(start.side_to_move(), Side::RED);
/// assert_eq!(start.to_string(), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - -");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Xiangqi {
    /// Red's men, then black's.
    pub(super) armies: [Army; 2],
    pub(super) hash: u64,
    pub(super) side: Side,
    /// Does a soldier stand (or did one stand when this position was set up) behind its start
    /// rank? Only in arrangements; its steps are not in the table of soldiers.
    pub(super) strays: bool,
}

/// Calls the method of the side that moves, with the side as a constant.
macro_rules! for_mover {
    ($position:expr, $method:ident($($argument:expr),*)) => {
        match $position.side {
            Side::White => $position.$method::<0>($($argument),*),
            Side::Black => $position.$method::<1>($($argument),*),
        }
    };
}

pub(super) use for_mover;

impl Xiangqi {
    /// The usual start; red moves.
    pub const START: Xiangqi = {
        const BACK_RANK: [Kind; 9] = [
            Kind::Chariot,
            Kind::Horse,
            Kind::Elephant,
            Kind::Advisor,
            Kind::General,
            Kind::Advisor,
            Kind::Elephant,
            Kind::Horse,
            Kind::Chariot,
        ];
        let mut start = Xiangqi::EMPTY;
        let mut file = 0;
        while file < 9 {
            start = start.start_pair(BACK_RANK[file as usize], file);
            if file % 2 == 0 {
                start = start.start_pair(Kind::Soldier, 27 + file);
            }
            if file == 1 || file == 7 {
                start = start.start_pair(Kind::Cannon, 18 + file);
            }
            file += 1;
        }
        start
    };

    /// An empty board: where reading a FEN begins. Not a position until both generals stand.
    pub(super) const EMPTY: Xiangqi =
        Xiangqi { armies: [Army::NONE; 2], hash: 0, side: Side::RED, strays: false };

    /// Puts a man of red on a square and its opposite number on the point over the river.
    const fn start_pair(self, kind: Kind, number: u8) -> Xiangqi {
        let opposite = 9 * (9 - number / 9) + number % 9;
        let both = self.with(Piece::new(Side::RED, kind), Square::new(number));
        both.unwrap().with(Piece::new(Side::Black, kind), Square::new(opposite)).unwrap()
    }

    /// This position and one man more; `None` if the set of that side has no such man left.
    pub(super) const fn with(mut self, piece: Piece, square: Square) -> Option<Xiangqi> {
        let side = piece.side.index();
        let Some((army, slot)) = self.armies[side].with(piece.kind, square) else { return None };
        self.armies[side] = army;
        self.hash ^= key(side, slot, square.index());
        self.strays |=
            matches!(piece.kind, Kind::Soldier) && stray_soldier(side, point_of(square)) != 0;
        Some(self)
    }

    /// This position with that side to move.
    pub(super) fn with_side(mut self, side: Side) -> Xiangqi {
        if side != self.side {
            self.side = side;
            self.hash ^= BLACK_MOVES;
        }
        self
    }

    /// Points that nobody holds, as lanes and half words.
    #[inline(always)]
    pub(super) fn empty_half(&self, half: usize) -> u64 {
        self.armies[0].free.half(half) & self.armies[1].free.half(half)
    }
    #[inline(always)]
    pub(super) fn empty_rank(&self, point: u8) -> u32 {
        self.armies[0].free.rank(point) & self.armies[1].free.rank(point)
    }
    #[inline(always)]
    pub(super) fn empty_file(&self, point: u8) -> u32 {
        self.armies[0].free.file(point) & self.armies[1].free.file(point)
    }
    #[inline(always)]
    pub(super) fn is_empty(&self, point: u8) -> bool {
        self.empty_rank(point) >> (point & 15) & 1 != 0
    }

    /// The men of the side to move that may legally take the enemy on a point: a bit a slot.
    pub(super) fn takers(&self, point: u8) -> u32 {
        for_mover!(self, takers_of(point))
    }

    /// The side and slot of the man on a point.
    pub(super) fn man_on(&self, point: u8) -> Option<(Side, usize)> {
        let find = |side: Side| Some((side, self.armies[side.index()].men.find(point)?));
        find(Side::White).or_else(|| find(Side::Black))
    }
}

impl PartialEq for Xiangqi {
    fn eq(&self, other: &Xiangqi) -> bool {
        self.hash == other.hash
            && self.side == other.side
            && Side::ALL.iter().all(|side| {
                self.armies[side.index()].men.by_kind() == other.armies[side.index()].men.by_kind()
            })
    }
}

impl Eq for Xiangqi {}

impl fmt::Display for Xiangqi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_fen(f)
    }
}

impl Position for Xiangqi {
    fn variant(&self) -> Variant {
        Variant::Xiangqi
    }
    fn side_to_move(&self) -> Side {
        self.side
    }
    fn piece_at(&self, square: Square) -> Option<Piece> {
        if !Variant::Xiangqi.has(square) {
            return None;
        }
        let (side, slot) = self.man_on(point_of(square))?;
        Some(Piece::new(side, KIND[slot]))
    }
    fn king(&self, side: Side) -> Square {
        square_of(self.armies[side.index()].men.at(men::GENERAL))
    }
    fn occupied_by(&self, side: Side) -> Squares {
        self.armies[side.index()].free.complement().squares()
    }
    #[inline(always)]
    fn hash(&self) -> u64 {
        self.hash
    }
    fn checkers(&self) -> Squares {
        if self.in_check() {
            self.attackers(self.king(self.side), self.side.other())
        } else {
            Squares::EMPTY
        }
    }
    fn in_check(&self) -> bool {
        for_mover!(self, general_attacked())
    }
    fn attacked_by(&self, side: Side) -> Squares {
        self.attacked_points(side)
    }
    fn attackers(&self, square: Square, side: Side) -> Squares {
        self.attackers_of(square, side)
    }
    fn generate(&self, list: &mut MoveList) {
        for_mover!(self, generate_all(list));
    }
    fn generate_captures(&self, list: &mut MoveList) {
        for_mover!(self, generate_takes(list));
    }
    fn generate_quiets(&self, list: &mut MoveList) {
        for_mover!(self, generate_steps(list));
    }
    #[inline(always)]
    fn count_moves(&self) -> u32 {
        for_mover!(self, count_all())
    }
    #[inline(always)]
    fn make(&mut self, m: Tagged) -> Undo {
        for_mover!(self, make_as(m))
    }
    #[inline(always)]
    fn unmake(&mut self, m: Tagged, undo: Undo) {
        match self.side {
            Side::White => self.unmake_as::<1>(m, undo),
            Side::Black => self.unmake_as::<0>(m, undo),
        }
    }
    #[inline(always)]
    fn play(&self, m: Tagged) -> Xiangqi {
        for_mover!(self, play_as(m))
    }
    fn pass(&self) -> Xiangqi {
        self.with_side(self.side.other())
    }
    fn captured_square(&self, m: Tagged) -> Option<Square> {
        let to = m.plain().to();
        let free = self.armies[self.side.other().index()].free.has(point_of(to));
        (!free).then_some(to)
    }
    fn gives_check(&self, m: Tagged) -> bool {
        for_mover!(self, checks_with(m))
    }
    fn exchange(&self, m: Tagged) -> i32 {
        exchange::worth(Exchange::of(self, m))
    }
    fn exchange_reaches(&self, m: Tagged, least: i32) -> bool {
        exchange::reaches(Exchange::of(self, m), least)
    }
    fn castling_rook(&self, _m: Tagged) -> Option<(Square, Square)> {
        None
    }
    fn is_irreversible(&self, m: Tagged) -> bool {
        let forward = men::SOLDIERS.contains(&(m.tag() as usize))
            && m.plain().from().number().abs_diff(m.plain().to().number()) == 9;
        forward || self.captured_square(m).is_some()
    }
    fn tag(&self, m: Move) -> Option<Tagged> {
        for_mover!(self, find_move(m))
    }
    fn explain(&self, from: Square, to: Square, promotion: Option<Kind>) -> Explanation {
        self.explain_move(from, to, promotion)
    }
    fn explain_piece(&self, from: Square) -> Explanation {
        self.explain_man(from)
    }
    fn examine(&self, lap: &Lap<'_>, rules: &RuleSet) -> Finding {
        judge::examine(self, lap, rules)
    }
    fn collect(&self, lap: &Lap<'_>, rules: &RuleSet, evidence: &mut Evidence) {
        judge::collect(self, lap, rules, evidence);
    }
    fn read_fen(
        _variant: Variant,
        text: &str,
        reading: FenReading,
    ) -> Result<Setup<Xiangqi>, FenError> {
        super::fen::read(text, reading)
    }
    fn write_fen(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        super::fen::write(self, out)
    }
    fn read_native(&self, text: &str) -> Result<Move, MoveTextError> {
        super::read::read(self, text)
    }
    fn read_tagged(&self, text: &str, notation: Notation) -> Result<Tagged, MoveTextError> {
        super::usual::read(self, text, notation)
    }
    fn write_native(&self, m: Tagged, notation: Notation) -> MoveText {
        super::write::write(self, m, notation)
    }
}
