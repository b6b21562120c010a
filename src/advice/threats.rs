//! What a side has to fear: its men that are attacked, those that would be lost, and mate.

use crate::rules::{Kind, Move, MoveList, Position, Side, Square, Squares};

/// What the other side would take, or how it would mate, if it were its turn.
///
/// ```
/// use duiyi::advice::Threats;
/// use duiyi::rules::{Chess, FenReading, Position, Side, Square, Variant};
/// // White's knight on e5 is attacked by the pawn on d6, the bishop on c4 by nobody.
/// let fen = "4k3/8/3p4/4N3/2B5/8/8/4K3 w - - 0 1";
/// let position = Chess::read_fen(Variant::Chess, fen, FenReading::default()).unwrap().position;
/// let threats = Threats::against(&position, Side::White);
/// assert_eq!(threats.hanging.iter().collect::<Vec<_>>(), [Square::new(36)]);
/// assert_eq!(threats.attackers.iter().collect::<Vec<_>>(), [Square::new(43)]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Threats {
    /// Men that the other side could take. The king or general is never among them.
    pub attacked: Squares,
    /// Those of them by which the other side would win material, all exchanges on their square made.
    pub hanging: Squares,
    /// The men of the other side that could take one of the attacked.
    pub attackers: Squares,
    /// The men that give check to the side.
    pub checkers: Squares,
    /// A move with which the other side would mate at once: of several, the first of the public
    /// order. `None` while the side is in check, which has to be answered first.
    pub mate: Option<Move>,
}

impl Threats {
    /// What `side` has to fear.
    ///
    /// If it is its turn, the question is what the other side would do if `side` passed: legal moves
    /// only, so a pinned man attacks nothing. If it is the other side's turn, what it can do now.
    ///
    /// In check nobody can pass. Then `attacked` and `attackers` are what the board shows, pinned or
    /// not, and a man hangs if it would be lost after every answer to the check that leaves it where
    /// it is, and no answer moves it away: the other prong of a fork. Such a man counts as attacked, too,
    /// if it is the answer that uncovers it.
    #[must_use]
    pub fn against<P: Position>(position: &P, side: Side) -> Threats {
        if position.side_to_move() != side {
            return Threats::from_mover(position);
        }
        if !position.in_check() {
            return Threats::from_mover(&position.pass());
        }
        let (attacked, attackers) = seen(position, side);
        let hanging = lost_after_every_answer(position);
        let checkers = position.checkers();
        Threats { attacked: attacked | hanging, hanging, attackers, checkers, mate: None }
    }

    /// What the side to move threatens.
    fn from_mover<P: Position>(position: &P) -> Threats {
        let mut threats = Threats::default();
        let mut list = MoveList::new();
        position.generate_captures(&mut list);
        for &m in list.tagged() {
            let Some(victim) = position.captured_square(m) else { continue };
            threats.attacked = threats.attacked.with(victim);
            threats.attackers = threats.attackers.with(m.plain().from());
            if position.exchange_reaches(m, 1) {
                threats.hanging = threats.hanging.with(victim);
            }
        }
        threats.mate = mate_at_once(position);
        threats
    }
}

/// A move that mates at once, the first of the public order. (A rule set may let a side lose that
/// is not in check and has no move: that is no mate, and not asked here.)
pub(super) fn mate_at_once<P: Position>(position: &P) -> Option<Move> {
    let moves = position.legal_moves();
    let mates = |m| position.gives_check(m) && has_no_move(&position.play(m));
    moves.tagged().iter().copied().find(|&m| mates(m)).map(|m| m.plain())
}

/// Has the side to move no legal move? (Counting them without a list would be faster, but takes 20 KB of
/// code that nothing else in a library needs.)
#[inline(never)]
pub(super) fn has_no_move<P: Position>(position: &P) -> bool {
    let mut list = MoveList::new();
    position.generate(&mut list);
    list.is_empty()
}

/// The men that would be lost where they stand; the other side is to move.
pub(super) fn hanging<P: Position>(position: &P) -> Squares {
    let mut list = MoveList::new();
    position.generate_captures(&mut list);
    let wins = |&&m: &&_| position.exchange_reaches(m, 1);
    list.tagged().iter().filter(wins).filter_map(|&m| position.captured_square(m)).collect()
}

/// The men of a side that the other side attacks, and those who attack them, by the board alone.
fn seen<P: Position>(position: &P, side: Side) -> (Squares, Squares) {
    let is_royal = |square: Square| {
        let kind = position.piece_at(square).map(|piece| piece.kind);
        matches!(kind, Some(Kind::King | Kind::General))
    };
    let (mut attacked, mut attackers) = (Squares::EMPTY, Squares::EMPTY);
    for square in position.occupied_by(side).iter().filter(|&square| !is_royal(square)) {
        let by = position.attackers(square, side.other());
        if !by.is_empty() {
            attacked = attacked.with(square);
            attackers |= by;
        }
    }
    (attacked, attackers)
}

/// The men of the side to move, which is in check, that hang after every answer to it.
fn lost_after_every_answer<P: Position>(position: &P) -> Squares {
    let answers = position.legal_moves();
    if answers.is_empty() {
        return Squares::EMPTY;
    }
    let all = position.occupied_by(position.side_to_move());
    answers.tagged().iter().fold(all, |lost, &answer| match lost.is_empty() {
        true => lost,
        // What stands on a square of `lost` and hangs is the man of before: one that has moved away
        // leaves it empty, and no man of its side can have come there.
        false => lost & hanging(&position.play(answer)),
    })
}
