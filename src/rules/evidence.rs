//! The findings of the judge of repetitions: who offends, by which article, and the moves that
//! show it.

use core::fmt;

use super::{Side, Square, Termination};

/// What an offender does with every move of a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u32)]
pub enum Offence {
    /// Gives check.
    PerpetualCheck = 1,
    /// Chases: newly threatens to take something at a gain.
    PerpetualChase = 2,
    /// Threatens mate.
    PerpetualKill = 3,
    /// Check, kill and chase in turn, nothing idle.
    Mixed = 4,
}

impl Offence {
    /// All of them, in the order of their numbers, from 1.
    pub const ALL: [Offence; 4] =
        [Offence::PerpetualCheck, Offence::PerpetualChase, Offence::PerpetualKill, Offence::Mixed];

    /// How a game ends that is lost by it.
    #[must_use]
    pub const fn termination(self) -> Termination {
        match self {
            Offence::PerpetualCheck => Termination::PerpetualCheck,
            Offence::PerpetualChase => Termination::PerpetualChase,
            Offence::PerpetualKill => Termination::PerpetualKill,
            Offence::Mixed => Termination::MixedOffence,
        }
    }
}

/// The article of the rule books that a threat falls under. The numbers of articles and diagrams
/// are those of the WXF rules of 2018 and the AXF rules; CXA stands for the Chinese rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Article {
    /// The general is attacked.
    Check = 1,
    /// A man without a root is attacked.
    Unprotected = 2,
    /// A chariot is attacked by horse or cannon, protected or not.
    ChariotByLesser = 3,
    /// A man of the hunter's own kind is attacked that cannot take back.
    CannotTakeBack = 4,
    /// The full exchange on the victim's point wins material.
    Exchange = 5,
    /// Mate is threatened.
    Kill = 6,
    /// A check would win material.
    BehindCheck = 7,
    /// Check, kill and chase in turn.
    Mixed = 8,
}

impl Article {
    /// All of them, in the order of their numbers, from 1.
    pub const ALL: [Article; 8] = [
        Article::Check,
        Article::Unprotected,
        Article::ChariotByLesser,
        Article::CannotTakeBack,
        Article::Exchange,
        Article::Kill,
        Article::BehindCheck,
        Article::Mixed,
    ];

    /// Where the rule books have it.
    #[must_use]
    pub const fn reference(self) -> &'static str {
        match self {
            Article::Check => "WXF 20.1, CXA 25.1",
            Article::Unprotected => "WXF 20.3",
            Article::ChariotByLesser => "AXF 15, WXF 20.3",
            Article::CannotTakeBack => "WXF 20.3, diagrams 53 and 55",
            Article::Exchange => "CXA 29.1",
            Article::Kill => "CXA 26",
            Article::BehindCheck => "CXA 29.1, rule 3",
            Article::Mixed => "CXA 26",
        }
    }
}

/// One move of the repetition and what it threatens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// How many plies ago the move was made: 0 is the last one.
    pub plies_ago: u32,
    /// Where the attacker stands after it.
    pub hunter: Square,
    /// Where the attacked man stands.
    pub victim: Square,
    /// The article that it falls under.
    pub article: Article,
}

/// What the moves of a repetition amount to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Nobody offends.
    Plain,
    /// Both sides do, neither more gravely: a draw.
    Mutual(Offence),
    /// One side does, or does more gravely.
    Offends {
        /// Who.
        by: Side,
        /// How.
        offence: Offence,
    },
}

/// So many moves of an offender are shown; of a longer repetition the newest.
pub const MAX_THREATS: usize = 16;

/// Why a repetition is lost by one side: every move of it with what it threatens.
///
/// Its `Display` is a sentence in English, for logs and for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// Who offends.
    pub offender: Side,
    /// How.
    pub offence: Offence,
    /// The article that the newest threat falls under, or the one on mixed offences.
    pub article: Article,
    /// How often the position has stood.
    pub occurrences: u32,
    threats: [Threat; MAX_THREATS],
    len: usize,
}

impl Evidence {
    /// Evidence without a threat yet.
    pub(super) fn new(offender: Side, offence: Offence, occurrences: u32) -> Evidence {
        let nowhere = Square::new(0);
        let article = Article::Check;
        let none = Threat { plies_ago: 0, hunter: nowhere, victim: nowhere, article };
        let threats = [none; MAX_THREATS];
        Evidence { offender, offence, article, occurrences, threats, len: 0 }
    }

    /// Adds the threat of a later move; the oldest makes room.
    pub(super) fn push(&mut self, threat: Threat) {
        let mixed = self.offence == Offence::Mixed;
        self.article = if mixed { Article::Mixed } else { threat.article };
        if self.len == MAX_THREATS {
            self.threats.rotate_left(1);
            self.len -= 1;
        }
        self.threats[self.len] = threat;
        self.len += 1;
    }

    /// The offender's moves, oldest first.
    #[must_use]
    pub fn threats(&self) -> &[Threat] {
        &self.threats[..self.len]
    }
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offender = match self.offender {
            Side::White => "Red",
            Side::Black => "Black",
        };
        let act = match self.offence {
            Offence::PerpetualCheck => "gives check",
            Offence::PerpetualChase => "chases",
            Offence::PerpetualKill => "threatens mate",
            Offence::Mixed => "gives check, threatens mate or chases",
        };
        write!(f, "{offender} {act} with every move of a position that stands for the ")?;
        match self.occurrences {
            2 => write!(f, "second")?,
            3 => write!(f, "third")?,
            times => write!(f, "{times}th")?,
        }
        write!(f, " time ({}):", self.article.reference())?;
        for (place, threat) in self.threats().iter().enumerate() {
            let comma = if place == 0 { "" } else { "," };
            write!(f, "{comma} ")?;
            write_point(f, threat.hunter)?;
            write!(f, " on ")?;
            write_point(f, threat.victim)?;
        }
        Ok(())
    }
}

fn write_point(f: &mut fmt::Formatter<'_>, square: Square) -> fmt::Result {
    let (file, rank) = (b'a' + square.number() % 9, square.number() / 9);
    write!(f, "{}{rank}", char::from(file))
}
