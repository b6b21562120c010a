//! What speaks for a move. Each merit is proven from the position, the line or the score before it is
//! claimed; where a proof would be a guess, nothing is said.

use super::gain::{Gain, gain_of, taken};
use super::threats::{self, Threats};
use crate::engine::{Line, Root, Score};
use crate::rules::{Kind, Move, Offence, PastPly, Position, Side, Squares, Tagged, Verdict};

pub use super::gain::Man;

/// Something that speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merit {
    /// No other move is legal.
    OnlyMove,
    /// It mates, by force, in so many moves, this one counted: so says the score.
    Mates {
        /// Moves.
        moves: u32,
    },
    /// Another move would lose the game at once by a repetition; this one does not.
    AvoidsOffence {
        /// What would be the offence.
        offence: Offence,
    },
    /// It answers the check of this man (of two, the one on the lower square).
    AnswersCheck {
        /// Who gives check.
        by: Man,
    },
    /// The other side threatened to mate at once, and then no longer does.
    AnswersMate,
    /// It takes this man for nothing: neither the exchange on his square nor the expected line gives
    /// back what he counts.
    Wins {
        /// The man taken.
        man: Man,
    },
    /// In the expected line this man is taken later, and what the line wins is no less than he counts.
    WinsLater {
        /// The man, where he will stand.
        man: Man,
    },
    /// This man would have been lost, and now would not be, where he stands or has gone.
    Saves {
        /// The man, where he stood.
        man: Man,
    },
    /// A pawn becomes this kind.
    Promotes {
        /// The kind.
        kind: Kind,
    },
    /// It gives check.
    Checks,
    /// If the other side passed, it would be mated at once; before the move it would not have been.
    ThreatensMate,
    /// This man of the other side would be lost if it passed (in check: whatever it answers);
    /// before the move he would not have been.
    Threatens {
        /// The man.
        man: Man,
    },
    /// It takes this man, but not for nothing.
    Takes {
        /// The man taken.
        man: Man,
    },
    /// It castles.
    Castles,
    /// In the opening (no more than eight men are gone) it brings a man from his first rank into the
    /// game: a knight, bishop, horse or chariot.
    Develops {
        /// The man, where he stood.
        man: Man,
    },
}

impl Merit {
    /// The number of the kind of merit, from 1: the same in every language.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Merit::OnlyMove => 1,
            Merit::Mates { .. } => 2,
            Merit::AvoidsOffence { .. } => 3,
            Merit::AnswersCheck { .. } => 4,
            Merit::AnswersMate => 5,
            Merit::Wins { .. } => 6,
            Merit::WinsLater { .. } => 7,
            Merit::Saves { .. } => 8,
            Merit::Promotes { .. } => 9,
            Merit::Checks => 10,
            Merit::ThreatensMate => 11,
            Merit::Threatens { .. } => 12,
            Merit::Takes { .. } => 13,
            Merit::Castles => 14,
            Merit::Develops { .. } => 15,
        }
    }

    /// The man it is about.
    #[must_use]
    pub const fn man(self) -> Option<Man> {
        match self {
            Merit::AnswersCheck { by: man }
            | Merit::Wins { man }
            | Merit::WinsLater { man }
            | Merit::Saves { man }
            | Merit::Threatens { man }
            | Merit::Takes { man }
            | Merit::Develops { man } => Some(man),
            _ => None,
        }
    }
}

/// Merits of one move at most.
pub const MAX_MERITS: usize = 8;

/// What speaks for one move, the weightiest first; the lightest are left out if there are more than
/// [`MAX_MERITS`].
///
/// ```
/// use duiyi::advice::{Merit, Merits};
/// use duiyi::engine::{Line, Root};
/// use duiyi::rules::{Chess, FenReading, Notation, Position, RuleSet, Variant};
/// let fen = "3qk3/8/8/8/8/8/8/R2QK3 w Q - 0 1";
/// let position = Chess::read_fen(Variant::Chess, fen, FenReading::default()).unwrap().position;
/// let m = position.read_move("d1d8", Notation::Uci).unwrap();
/// let root = Root::new(position, RuleSet::CHESS_CASUAL);
/// let merits = Merits::of(&root, m, None, &Line::EMPTY);
/// assert!(matches!(merits.as_slice(), [Merit::Checks, Merit::Takes { .. }]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Merits {
    list: [Merit; MAX_MERITS],
    len: usize,
}

impl Merits {
    /// None.
    pub const NONE: Merits = Merits { list: [Merit::OnlyMove; MAX_MERITS], len: 0 };

    /// The merits.
    #[must_use]
    pub fn as_slice(&self) -> &[Merit] {
        &self.list[..self.len]
    }

    fn add(&mut self, merit: Option<Merit>) {
        if let (Some(merit), Some(place)) = (merit, self.list.get_mut(self.len)) {
            *place = merit;
            self.len += 1;
        }
    }

    /// What speaks for a move of the root, given what a search says of it: the score for the side to
    /// move, and the line that begins with the move. Without them (`None`, an empty line) only what
    /// the board shows is claimed. Nothing speaks for a move that is not legal.
    #[must_use]
    pub fn of<P: Position>(
        root: &Root<'_, P>,
        m: Move,
        score: Option<Score>,
        line: &Line,
    ) -> Merits {
        let mut merits = Merits::NONE;
        let before = &root.position;
        let Some(m) = before.tag(m) else { return merits };
        let case = Case::new(before, m, line);
        let mates = mates(score);
        merits.add((before.legal_moves().len() == 1).then_some(Merit::OnlyMove));
        merits.add(mates);
        merits.add(avoids_offence(root, m));
        merits.add(case.answers_check());
        if mates.is_some() {
            merits.add(case.checks.then_some(Merit::Checks));
            merits.add(case.takes());
            return merits;
        }
        merits.add(case.answers_mate());
        merits.add(case.wins());
        merits.add(case.wins_later());
        merits.add(case.saves());
        merits.add(m.plain().promotion().map(|kind| Merit::Promotes { kind }));
        merits.add(case.checks.then_some(Merit::Checks));
        merits.add(case.threatens_mate());
        merits.add(case.threatens());
        merits.add(case.takes());
        merits.add(before.castling_rook(m).map(|_| Merit::Castles));
        merits.add(case.develops());
        merits
    }
}

fn mates(score: Option<Score>) -> Option<Merit> {
    match score {
        Some(Score::Mate(moves)) if moves > 0 => Some(Merit::Mates { moves: moves as u32 }),
        _ => None,
    }
}

/// What is asked about a move more than once.
struct Case<'a, P> {
    before: &'a P,
    m: Tagged,
    after: P,
    mover: Side,
    checks: bool,
    taken: Option<Man>,
    gain: Gain,
    /// What the mover had to fear.
    feared: Threats,
}

impl<'a, P: Position> Case<'a, P> {
    fn new(before: &'a P, m: Tagged, line: &Line) -> Case<'a, P> {
        let mover = before.side_to_move();
        let is_its_line = line.get(0) == Some(m.plain());
        Case {
            before,
            m,
            after: before.play(m),
            mover,
            checks: before.gives_check(m),
            taken: taken(before, m),
            gain: if is_its_line { gain_of(before, line) } else { Gain::default() },
            feared: Threats::against(before, mover),
        }
    }

    fn answers_check(&self) -> Option<Merit> {
        let checker = self.feared.checkers.iter().next()?;
        Some(Merit::AnswersCheck { by: Man::on(self.before, checker)? })
    }

    fn answers_mate(&self) -> Option<Merit> {
        self.feared.mate?;
        threats::mate_at_once(&self.after).is_none().then_some(Merit::AnswersMate)
    }

    /// Nothing is given back for the man that is taken.
    fn takes_for_nothing(&self, man: Man) -> bool {
        let worth = man.worth(self.before);
        self.before.exchange_reaches(self.m, worth) && self.gain.material >= worth
    }

    fn wins(&self) -> Option<Merit> {
        let man = self.taken.filter(|&man| self.takes_for_nothing(man))?;
        Some(Merit::Wins { man })
    }

    fn takes(&self) -> Option<Merit> {
        let man = self.taken.filter(|&man| !self.takes_for_nothing(man))?;
        Some(Merit::Takes { man })
    }

    fn wins_later(&self) -> Option<Merit> {
        let man = self.gain.later.filter(|_| self.wins().is_none())?;
        (self.gain.material >= man.worth(self.before)).then_some(Merit::WinsLater { man })
    }

    /// Not claimed of a check: while it is answered nobody takes anything, but afterwards?
    fn saves(&self) -> Option<Merit> {
        if self.checks || self.before.in_check() {
            return None;
        }
        let still = threats::hanging(&self.after);
        let is_safe = |man: &Man| match man.square == self.m.plain().from() {
            true => self.taken.is_none() && !still.contains(self.m.plain().to()),
            false => !still.contains(man.square),
        };
        let man = self.dearest(self.before, self.feared.hanging, is_safe)?;
        Some(Merit::Saves { man })
    }

    fn threatens_mate(&self) -> Option<Merit> {
        // In check, it cannot pass; and the mover could not have mated it before by passing itself.
        if self.checks || threats::has_no_move(&self.after) {
            return None;
        }
        let now = threats::mate_at_once(&self.after.pass()).is_some();
        let already = threats::mate_at_once(self.before).is_some();
        (now && !already).then_some(Merit::ThreatensMate)
    }

    fn threatens(&self) -> Option<Merit> {
        let other = self.mover.other();
        let already = threats::hanging(self.before);
        let now = Threats::against(&self.after, other).hanging & !already;
        let man = self.dearest(&self.after, now, |_| true)?;
        Some(Merit::Threatens { man })
    }

    fn develops(&self) -> Option<Merit> {
        let variant = self.before.variant();
        let men = self.before.occupied_by(Side::White) | self.before.occupied_by(Side::Black);
        let man = Man::on(self.before, self.m.plain().from())?;
        let first = if self.mover == Side::White { 0 } else { variant.ranks() - 1 };
        let brings = variant.rank(man.square) == first
            && variant.rank(self.m.plain().to()) != first
            && matches!(man.piece.kind, Kind::Knight | Kind::Bishop | Kind::Horse | Kind::Chariot);
        (men.len() >= OPENING_MEN && brings).then_some(Merit::Develops { man })
    }

    /// Of the men on some squares the one that counts most; of equals, on the lowest square.
    fn dearest(&self, board: &P, squares: Squares, wanted: impl Fn(&Man) -> bool) -> Option<Man> {
        let men = squares.iter().filter_map(|square| Man::on(board, square)).filter(wanted);
        men.min_by_key(|man| -man.worth(board))
    }
}

/// Men on the board in what is taken for the opening: both games begin with 32.
const OPENING_MEN: u32 = 24;

/// Would another move lose at once by repeating, where this one does not?
fn avoids_offence<P: Position>(root: &Root<'_, P>, m: Tagged) -> Option<Merit> {
    if root.rules.offence.is_none() || root.past.is_empty() || offence_of(root, m).is_some() {
        return None;
    }
    let moves = root.position.legal_moves();
    let offence = moves.tagged().iter().find_map(|&other| offence_of(root, other))?;
    Some(Merit::AvoidsOffence { offence })
}

/// The offence by which a move would lose the game at once.
fn offence_of<P: Position>(root: &Root<'_, P>, m: Tagged) -> Option<Offence> {
    let after = root.position.play(m);
    let present = PastPly::after(&root.position, m, &after, after.in_check());
    let verdict = root.rules.judge_repetition(&after, root.past, present, u8::MAX)?;
    match verdict {
        Verdict::Won { by, how } if by == after.side_to_move() => {
            Offence::ALL.into_iter().find(|offence| offence.termination() == how)
        }
        _ => None,
    }
}
