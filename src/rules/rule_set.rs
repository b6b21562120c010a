//! Rule sets: the choices on which rule books and sites differ, as data. What follows from them is
//! `arbiter.rs`; as numbers with names, `choices.rs`.

use super::Variant;

/// A named set of choices. Start from one of the constants and change single fields at will.
///
/// | | casual | fide | free | simple | club | axf | wxf | cxa |
/// |---|---|---|---|---|---|---|---|---|
/// | `stalemate_loses` | no | no | yes | yes | yes | yes | yes | yes |
/// | `repetition` | 3 | 5 | – | 3 | 3 | 3 | 4 | 3 |
/// | `repetition_claim` | – | 3 | – | – | – | – | – | – |
/// | `offence` | – | – | – | 3 | 3 | 3 | 3 | 3 |
/// | `span` | first | first | first | first | first | last | last | last |
/// | `perpetual_check_loses` | no | no | no | yes | yes | yes | yes | yes |
/// | `perpetual_chase_loses` | no | no | no | no | yes | yes | yes | yes |
/// | `check_outranks_chase` | no | no | no | yes | yes | yes | yes | yes |
/// | `perpetual_kill_loses` | no | no | no | no | no | no | no | yes |
/// | `mixed_offence_loses` | no | no | no | no | no | no | no | yes |
/// | `graver_offence_loses` | no | no | no | no | no | no | no | yes |
/// | `chase` | recapture | recapture | recapture | recapture | recapture | recapture | recapture | exchange |
/// | `no_progress_limit` | 100 | 150 | – | 120 | 120 | 120 | 100 | 120 |
/// | `no_progress_claim` | – | 100 | – | – | – | – | – | – |
/// | `counted_checks` | all | all | all | all | all | all | ten | ten, replies |
/// | `dead_material` | yes | yes | no | yes | no | yes | yes | yes |
/// | `flag_needs_material` | yes | yes | no | yes | no | yes | yes | yes |
///
/// That both sides give check with every move is a draw in all of them.
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
    /// The position that stands for this time draws the game by itself; `None`: never.
    pub repetition: Option<u8>,
    /// The position that stands for this time lets a player claim a draw (FIDE 9.2).
    pub repetition_claim: Option<u8>,
    /// The position that stands for this time is lost for who offends.
    pub offence: Option<u8>,
    /// Which moves are judged for offences.
    pub span: Span,
    /// Who gives check with every move of the span loses by it, unless both do (which is a draw).
    pub perpetual_check_loses: bool,
    /// Who chases with every move of the span loses by it, unless both do.
    pub perpetual_chase_loses: bool,
    /// Perpetual check against perpetual chase: the checker loses (else it is a draw).
    pub check_outranks_chase: bool,
    /// Who threatens mate with every move of the span loses by it.
    pub perpetual_kill_loses: bool,
    /// Who checks, threatens mate and chases in turn, with no idle move, loses by it.
    pub mixed_offence_loses: bool,
    /// When both offend, but not by perpetual check, the graver offence loses (else it is a draw).
    pub graver_offence_loses: bool,
    /// What makes a chase.
    pub chase: ChaseRule,
    /// Plies without a capture (chess: nor a pawn move) that draw the game by themselves.
    pub no_progress_limit: Option<u16>,
    /// So many of them let a player claim a draw (FIDE 9.3).
    pub no_progress_claim: Option<u16>,
    /// Which plies are counted for that.
    pub counted_checks: CountedChecks,
    /// The game is drawn as soon as no series of moves could end in mate by the men alone.
    pub dead_material: bool,
    /// A fallen flag only draws while the other side could not give mate (else it loses).
    pub flag_needs_material: bool,
}

/// Which moves are judged for offences when a position has come again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Span {
    /// From its first occurrence to the present one.
    FromFirst = 1,
    /// From the occurrence before to the present one.
    LastLap = 2,
}

/// What makes a threat a chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum ChaseRule {
    /// One legal recapture decides whether the victim is protected (AXF, WXF).
    Recapture = 1,
    /// The balance after the full exchange decides, and several victims in turn are a chase too
    /// (CXA, as far as its edition of 2020 is known second-hand).
    Exchange = 2,
}

/// Which plies count for the limit without progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum CountedChecks {
    /// All.
    All = 1,
    /// At most ten checks of a side (WXF 3.2.D).
    TenASide = 2,
    /// A side's checks beyond ten do not count, nor do the replies to them (CXA).
    TenAndReplies = 3,
}

impl RuleSet {
    /// Chess as friends play it: threefold repetition, 50 moves and dead material end the game by
    /// themselves.
    pub const CHESS_CASUAL: RuleSet = RuleSet {
        stalemate_loses: false,
        repetition: Some(3),
        repetition_claim: None,
        offence: None,
        span: Span::FromFirst,
        perpetual_check_loses: false,
        perpetual_chase_loses: false,
        check_outranks_chase: false,
        perpetual_kill_loses: false,
        mixed_offence_loses: false,
        graver_offence_loses: false,
        chase: ChaseRule::Recapture,
        no_progress_limit: Some(100),
        no_progress_claim: None,
        counted_checks: CountedChecks::All,
        dead_material: true,
        flag_needs_material: true,
    };
    /// Chess by the laws of FIDE: threefold repetition and 50 moves by claim, fivefold and 75 moves
    /// by themselves.
    pub const CHESS_FIDE: RuleSet = RuleSet {
        repetition: Some(5),
        repetition_claim: Some(3),
        no_progress_limit: Some(150),
        no_progress_claim: Some(100),
        ..RuleSet::CHESS_CASUAL
    };
    /// Xiangqi without any judge: no repetition and no move limit ends the game.
    pub const XIANGQI_FREE: RuleSet = RuleSet {
        stalemate_loses: true,
        repetition: None,
        no_progress_limit: None,
        dead_material: false,
        flag_needs_material: false,
        ..RuleSet::CHESS_CASUAL
    };
    /// Xiangqi with the one rule everybody knows: perpetual check loses, any other threefold
    /// repetition is a draw; so are 60 moves each without a capture.
    pub const XIANGQI_SIMPLE: RuleSet = RuleSet {
        stalemate_loses: true,
        offence: Some(3),
        perpetual_check_loses: true,
        check_outranks_chase: true,
        no_progress_limit: Some(120),
        ..RuleSet::CHESS_CASUAL
    };
    /// Xiangqi as clubs play it: perpetual check and perpetual chase lose, 60 moves each without a
    /// capture draw.
    pub const XIANGQI_CLUB: RuleSet = RuleSet {
        perpetual_chase_loses: true,
        dead_material: false,
        flag_needs_material: false,
        ..RuleSet::XIANGQI_SIMPLE
    };
    /// The rules of the Asian federation.
    pub const XIANGQI_AXF: RuleSet =
        RuleSet { perpetual_chase_loses: true, span: Span::LastLap, ..RuleSet::XIANGQI_SIMPLE };
    /// The rules of the world federation, edition of 2018: an offence loses at the third
    /// occurrence, a plain repetition draws at the fourth.
    pub const XIANGQI_WXF: RuleSet = RuleSet {
        repetition: Some(4),
        no_progress_limit: Some(100),
        counted_checks: CountedChecks::TenASide,
        ..RuleSet::XIANGQI_AXF
    };
    /// The rules of the Chinese association. They follow the edition of 2020 as far as it is known
    /// second-hand, from programs that quote it article by article.
    pub const XIANGQI_CXA: RuleSet = RuleSet {
        perpetual_kill_loses: true,
        mixed_offence_loses: true,
        graver_offence_loses: true,
        chase: ChaseRule::Exchange,
        counted_checks: CountedChecks::TenAndReplies,
        ..RuleSet::XIANGQI_AXF
    };

    /// The named sets with the numbers they have in every language.
    pub const NAMED: [(u32, Variant, RuleSet); 8] = [
        (1, Variant::Chess, RuleSet::CHESS_CASUAL),
        (2, Variant::Chess, RuleSet::CHESS_FIDE),
        (16, Variant::Xiangqi, RuleSet::XIANGQI_FREE),
        (17, Variant::Xiangqi, RuleSet::XIANGQI_SIMPLE),
        (18, Variant::Xiangqi, RuleSet::XIANGQI_CLUB),
        (19, Variant::Xiangqi, RuleSet::XIANGQI_AXF),
        (20, Variant::Xiangqi, RuleSet::XIANGQI_WXF),
        (21, Variant::Xiangqi, RuleSet::XIANGQI_CXA),
    ];

    /// The set that a variant is played by unless another is chosen.
    #[must_use]
    pub const fn default_of(variant: Variant) -> RuleSet {
        match variant {
            Variant::Chess | Variant::Chess960 => RuleSet::CHESS_CASUAL,
            Variant::Xiangqi => RuleSet::XIANGQI_SIMPLE,
        }
    }

    /// Does a repetition mean anything, now or later?
    #[must_use]
    pub const fn judges_repetition(&self) -> bool {
        self.repetition.is_some() || self.repetition_claim.is_some() || self.offence.is_some()
    }
}
