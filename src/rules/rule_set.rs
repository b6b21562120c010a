//! Rule sets: the choices on which rule books and sites differ, as data, and the questions that
//! are answered by them. Both the game and the search ask here, so that they never disagree.

use super::{Kind, Position, Side, Squares, Termination, Variant, Verdict};

/// A named set of choices. Start from one of the constants and change single fields at will.
///
/// ```
/// use duiyi::rules::{RuleSet, Variant};
/// let strict = RuleSet { no_progress_limit: Some(80), ..RuleSet::XIANGQI_SIMPLE };
/// assert_eq!(RuleSet::default_of(Variant::Xiangqi), RuleSet::XIANGQI_SIMPLE);
/// assert_ne!(strict, RuleSet::XIANGQI_SIMPLE);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// A side without a legal move that is not in check loses (else it is a draw).
    pub stalemate_loses: bool,
    /// The position that stands for this time ends the game; `None`: repetition is not judged.
    pub repetition: Option<u8>,
    /// Who gives check with every move of a repetition loses by it, unless both do.
    pub perpetual_check_loses: bool,
    /// Plies without a capture (chess: nor a pawn move) that end the game as a draw.
    pub no_progress_limit: Option<u16>,
    /// The game is drawn as soon as no series of moves could end in mate by the men alone.
    pub dead_material: bool,
}

impl RuleSet {
    /// Chess as friends play it: threefold repetition, 50 moves and dead material end the game by
    /// themselves.
    pub const CHESS_CASUAL: RuleSet = RuleSet {
        stalemate_loses: false,
        repetition: Some(3),
        perpetual_check_loses: false,
        no_progress_limit: Some(100),
        dead_material: true,
    };
    /// Xiangqi without any judge: no repetition and no move limit ends the game.
    pub const XIANGQI_FREE: RuleSet = RuleSet {
        stalemate_loses: true,
        repetition: None,
        perpetual_check_loses: false,
        no_progress_limit: None,
        dead_material: false,
    };
    /// Xiangqi with the one rule everybody knows: perpetual check loses, any other threefold
    /// repetition is a draw; so are 60 moves each without a capture.
    pub const XIANGQI_SIMPLE: RuleSet = RuleSet {
        stalemate_loses: true,
        repetition: Some(3),
        perpetual_check_loses: true,
        no_progress_limit: Some(120),
        dead_material: true,
    };

    /// The set that a variant is played by unless another is chosen.
    #[must_use]
    pub const fn default_of(variant: Variant) -> RuleSet {
        match variant {
            Variant::Chess | Variant::Chess960 => RuleSet::CHESS_CASUAL,
            Variant::Xiangqi => RuleSet::XIANGQI_SIMPLE,
        }
    }

    /// The verdict on a position with its past. Mate (or no legal move) comes before everything,
    /// then repetition, then the move limit, then dead material.
    ///
    /// `earlier` holds the positions before this one, oldest first; `present` is this one;
    /// `legal_moves` how many legal moves it has.
    #[must_use]
    pub fn judge<P: Position>(
        &self,
        position: &P,
        legal_moves: usize,
        no_progress: u16,
        earlier: &[PastPly],
        present: PastPly,
    ) -> Verdict {
        let to_move = position.side_to_move();
        if legal_moves == 0 {
            return self.without_moves(to_move, present.check);
        }
        let repeated = self
            .repetition
            .and_then(|times| self.judge_repetition(earlier, present, to_move, u32::from(times)));
        if let Some(verdict) = repeated {
            return verdict;
        }
        if self.no_progress_limit.is_some_and(|limit| no_progress >= limit) {
            return Verdict::Drawn { how: Termination::NoProgress };
        }
        if self.dead_material && has_dead_material(position) {
            return Verdict::Drawn { how: Termination::InsufficientMaterial };
        }
        Verdict::Ongoing
    }

    /// The verdict on a side that has no legal move.
    #[must_use]
    pub const fn without_moves(&self, to_move: Side, in_check: bool) -> Verdict {
        let by = to_move.other();
        match (in_check, self.stalemate_loses) {
            (true, _) => Verdict::Won { by, how: Termination::Checkmate },
            (false, true) => Verdict::Won { by, how: Termination::Stalemate },
            (false, false) => Verdict::Drawn { how: Termination::Stalemate },
        }
    }

    /// The verdict on a position that stands for the `times`-th time (the present time counted),
    /// `None` if it does not. The span that is judged runs from its first occurrence to the
    /// present one.
    ///
    /// The game asks with the rule set's own count; a search may ask with 2, since what can be
    /// repeated once can be repeated again.
    #[must_use]
    pub fn judge_repetition(
        &self,
        earlier: &[PastPly],
        present: PastPly,
        to_move: Side,
        times: u32,
    ) -> Option<Verdict> {
        let (count, span) = occurrences(earlier, present);
        if count < times {
            return None;
        }
        if !self.perpetual_check_loses {
            return Some(Verdict::Drawn { how: Termination::Repetition });
        }
        // Positions of the span, newest first: the side that has just moved made the moves into
        // those at even distance, the side to move made the moves into the others.
        let checks_at = |parity: usize| {
            (0..span).filter(|d| d % 2 == parity).all(|d| match d {
                0 => present.check,
                _ => earlier[earlier.len() - d].check,
            })
        };
        Some(match (checks_at(0), checks_at(1)) {
            (true, true) => Verdict::Drawn { how: Termination::MutualPerpetual },
            (true, false) => Verdict::Won { by: to_move, how: Termination::PerpetualCheck },
            (false, true) => Verdict::Won { by: to_move.other(), how: Termination::PerpetualCheck },
            (false, false) => Verdict::Drawn { how: Termination::Repetition },
        })
    }
}

/// One position of a game's past: all that the judge of repetitions needs of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PastPly {
    /// Hash of the position.
    pub hash: u64,
    /// The side to move stands in check there: the move into it gave check.
    pub check: bool,
    /// Nothing before this position can come again (see
    /// [`Position::is_irreversible`](super::Position::is_irreversible)).
    pub irreversible: bool,
}

/// How often the present position has stood, this time counted, and how many plies ago it stood
/// for the first time.
#[must_use]
pub fn occurrences(earlier: &[PastPly], present: PastPly) -> (u32, usize) {
    let (mut count, mut span) = (1, 0);
    let mut irreversible = present.irreversible;
    for (distance, ply) in earlier.iter().rev().enumerate().map(|(i, ply)| (i + 1, ply)) {
        if irreversible {
            break;
        }
        // The same position always has the same side to move.
        if distance % 2 == 0 && ply.hash == present.hash {
            count += 1;
            span = distance;
        }
        irreversible = ply.irreversible;
    }
    (count, span)
}

/// Can no series of legal moves end in mate, by the men alone?
///
/// Chess (FIDE 5.2.2): bare kings, one minor piece, or bishops that all stand on squares of one
/// colour. Xiangqi: neither side has a chariot, horse, cannon or soldier.
#[must_use]
pub fn has_dead_material<P: Position>(position: &P) -> bool {
    let men = position.occupied_by(Side::White) | position.occupied_by(Side::Black);
    match position.variant() {
        Variant::Chess | Variant::Chess960 => dead_in_chess(position, men),
        Variant::Xiangqi => men
            .iter()
            .filter_map(|square| position.piece_at(square))
            .all(|piece| matches!(piece.kind, Kind::General | Kind::Advisor | Kind::Elephant)),
    }
}

fn dead_in_chess<P: Position>(position: &P, men: Squares) -> bool {
    let (mut knights, mut light, mut dark) = (0, 0, 0);
    for square in men.iter() {
        match position.piece_at(square).map(|piece| piece.kind) {
            Some(Kind::King) | None => {}
            Some(Kind::Knight) => knights += 1,
            Some(Kind::Bishop) => {
                let variant = position.variant();
                match (variant.file(square) + variant.rank(square)) % 2 {
                    0 => dark += 1,
                    _ => light += 1,
                }
            }
            Some(_) => return false,
        }
    }
    match knights {
        0 => light == 0 || dark == 0,
        1 => light + dark == 0,
        _ => false,
    }
}
