//! How a game stands, and why it has ended.

use core::fmt::{self, Display};

use super::{Field, Fill, Key, Phrase, Words, text};
use crate::rules::{Side, Termination, Variant, Verdict};

impl Words {
    /// How a game stands, as a sentence.
    ///
    /// ```
    /// use duiyi::rules::{Side, Termination, Variant, Verdict};
    /// use duiyi::words::{Language, Words};
    /// let verdict = Verdict::Won { by: Side::Black, how: Termination::PerpetualCheck };
    /// let text = Words::of(Language::ZhHans).verdict(Variant::Xiangqi, verdict);
    /// assert_eq!(text.to_string(), "红方长将不变作负，黑方胜。");
    /// ```
    #[must_use]
    pub fn verdict(self, variant: Variant, verdict: Verdict) -> impl fmt::Display {
        text(move |f| match verdict {
            Verdict::Ongoing => self.phrase(Key::VerdictOngoing).fmt(f),
            Verdict::Abandoned => self.phrase(Key::VerdictAbandoned).fmt(f),
            Verdict::Won { by, how } => self.write_won(f, variant, by, how),
            Verdict::Drawn { how } => {
                let termination = self.termination(how);
                self.write(
                    f,
                    drawn(how, variant),
                    &[(Field::Termination, Fill::Text(&termination))],
                )
            }
        })
    }

    fn write_won(
        self,
        f: &mut fmt::Formatter<'_>,
        variant: Variant,
        by: Side,
        how: Termination,
    ) -> fmt::Result {
        let (winner, loser) = (self.side(variant, by), self.side(variant, by.other()));
        let fills = [
            (Field::Winner, Fill::Text(&winner)),
            (Field::Loser, Fill::Text(&loser)),
            (Field::Termination, Fill::Text(&self.termination(how))),
        ];
        self.write(f, won(how), &fills)
    }

    /// Why a game has ended, in a word or two.
    #[must_use]
    pub const fn termination(self, how: Termination) -> Phrase {
        self.phrase(match how {
            Termination::Checkmate => Key::TerminationCheckmate,
            Termination::Stalemate => Key::TerminationStalemate,
            Termination::InsufficientMaterial => Key::TerminationInsufficientMaterial,
            Termination::Repetition => Key::TerminationRepetition,
            Termination::FivefoldRepetition => Key::TerminationFivefoldRepetition,
            Termination::NoProgressClaim => Key::TerminationNoProgressClaim,
            Termination::NoProgress => Key::TerminationNoProgress,
            Termination::PerpetualCheck => Key::TerminationPerpetualCheck,
            Termination::PerpetualChase => Key::TerminationPerpetualChase,
            Termination::MutualPerpetual => Key::TerminationMutualPerpetual,
            Termination::Resignation => Key::TerminationResignation,
            Termination::Time => Key::TerminationTime,
            Termination::TimeNoMaterial => Key::TerminationTimeNoMaterial,
            Termination::Agreement => Key::TerminationAgreement,
            Termination::Adjudication => Key::TerminationAdjudication,
            Termination::PerpetualKill => Key::TerminationPerpetualKill,
            Termination::MixedOffence => Key::TerminationMixedOffence,
            Termination::RepetitionClaim => Key::TerminationRepetitionClaim,
            Termination::Forfeit => Key::TerminationForfeit,
        })
    }
}

/// The sentence of a win. What is a draw by its nature can be a win only if somebody outside says so.
const fn won(how: Termination) -> Key {
    match how {
        Termination::Checkmate => Key::WonCheckmate,
        Termination::Stalemate => Key::WonStalemate,
        Termination::PerpetualCheck => Key::WonPerpetualCheck,
        Termination::PerpetualChase => Key::WonPerpetualChase,
        Termination::PerpetualKill => Key::WonPerpetualKill,
        Termination::MixedOffence => Key::WonMixedOffence,
        Termination::Resignation => Key::WonResignation,
        Termination::Time => Key::WonTime,
        Termination::Forfeit => Key::WonForfeit,
        Termination::Adjudication => Key::WonAdjudication,
        Termination::InsufficientMaterial
        | Termination::Repetition
        | Termination::FivefoldRepetition
        | Termination::RepetitionClaim
        | Termination::NoProgress
        | Termination::NoProgressClaim
        | Termination::MutualPerpetual
        | Termination::TimeNoMaterial
        | Termination::Agreement => Key::VerdictWon,
    }
}

/// The sentence of a draw.
const fn drawn(how: Termination, variant: Variant) -> Key {
    match how {
        Termination::Stalemate => Key::DrawnStalemate,
        Termination::InsufficientMaterial => Key::DrawnInsufficientMaterial,
        Termination::Repetition => Key::DrawnRepetition,
        Termination::FivefoldRepetition => Key::DrawnFivefoldRepetition,
        Termination::RepetitionClaim => Key::DrawnRepetitionClaim,
        Termination::NoProgress if matches!(variant, Variant::Xiangqi) => {
            Key::DrawnNoProgressXiangqi
        }
        Termination::NoProgress => Key::DrawnNoProgressChess,
        Termination::NoProgressClaim => Key::DrawnNoProgressClaim,
        Termination::MutualPerpetual => Key::DrawnMutualPerpetual,
        Termination::TimeNoMaterial => Key::DrawnTimeNoMaterial,
        Termination::Agreement => Key::DrawnAgreement,
        Termination::Adjudication => Key::DrawnAdjudication,
        Termination::Checkmate
        | Termination::PerpetualCheck
        | Termination::PerpetualChase
        | Termination::PerpetualKill
        | Termination::MixedOffence
        | Termination::Resignation
        | Termination::Time
        | Termination::Forfeit => Key::VerdictDrawn,
    }
}
