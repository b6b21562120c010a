//! The evidence on a repetition as prose, for players and arbiters.

use core::fmt::{self, Display};

use super::{Field, Fill, Key, Words, text};
use crate::game::Game;
use crate::rules::{Article, Evidence, Offence, Position, Threat, Verdict};

impl Words {
    /// Who offends by a repetition of the present position: how often it has stood, what each move
    /// of the offender did, the article, and what follows from it. Nothing if nobody offends.
    ///
    /// ```
    /// use duiyi::game::{Game, GameOptions};
    /// use duiyi::rules::{Notation, Variant};
    /// use duiyi::words::{Language, Words};
    /// let start_fen = Some("4k4/7R1/9/9/9/9/9/9/9/3K5 w - - 0 1");
    /// let variant = Variant::Xiangqi;
    /// let mut game = Game::new(&GameOptions { variant, start_fen, ..Default::default() })?;
    /// for text in ["h8h9", "e9e8", "h9h8", "e8e9"] {
    ///     game.play_text(text, Notation::Uci)?;
    /// }
    /// let text = Words::of(Language::ZhHans).evidence(&game).to_string();
    /// assert!(text.starts_with("此局面已出现2次。其间红方步步将军：第1回合车二进一，h9的车将军"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn evidence(self, game: &Game) -> impl fmt::Display {
        text(move |f| match game.evidence() {
            Some(evidence) => self.write_evidence(f, game, &evidence),
            None => Ok(()),
        })
    }

    fn write_evidence(
        self,
        f: &mut fmt::Formatter<'_>,
        game: &Game,
        evidence: &Evidence,
    ) -> fmt::Result {
        let space = self.phrase(Key::SentenceSpace);
        let stood = [(Field::Count, Fill::Count(evidence.occurrences))];
        self.write(f, Key::EvidenceStood, &stood)?;
        space.fmt(f)?;
        self.write_conduct(f, game, evidence)?;
        space.fmt(f)?;
        self.write_article(f, evidence)?;
        self.write_consequence(f, game, evidence)
    }

    /// What each move did.
    fn write_conduct(
        self,
        f: &mut fmt::Formatter<'_>,
        game: &Game,
        evidence: &Evidence,
    ) -> fmt::Result {
        let conduct = text(move |f| {
            let side = self.side(game.variant(), evidence.offender);
            let key = match evidence.offence {
                Offence::PerpetualCheck => Key::ConductPerpetualCheck,
                Offence::PerpetualChase => Key::ConductPerpetualChase,
                Offence::PerpetualKill => Key::ConductPerpetualKill,
                Offence::Mixed => Key::ConductMixed,
            };
            self.write(f, key, &[(Field::Side, Fill::Text(&side))])
        });
        let steps = text(move |f| {
            for (place, threat) in evidence.threats().iter().enumerate() {
                if place > 0 {
                    self.phrase(Key::StepsSemicolon).fmt(f)?;
                }
                self.write_step(f, game, threat)?;
            }
            Ok(())
        });
        let fills = [(Field::Conduct, Fill::Text(&conduct)), (Field::Steps, Fill::Text(&steps))];
        let key = match evidence.threats() {
            [] => Key::EvidenceWithoutMoves,
            _ => Key::EvidenceMoves,
        };
        self.write(f, key, &fills)
    }

    /// A move, and what it threatens.
    fn write_step(self, f: &mut fmt::Formatter<'_>, game: &Game, threat: &Threat) -> fmt::Result {
        let ply = game.ply().saturating_sub(threat.plies_ago as usize);
        let before = ply.checked_sub(1).and_then(|ply| game.setup_at(ply));
        let (Some(before), Some(info)) = (before, game.history(ply)) else { return Ok(()) };
        let Some(after) = game.setup_at(ply) else { return Ok(()) };
        let (board, notation) = (&after.position, self.notation(game.variant()));
        let key = match threat.article {
            Article::Check => Key::StepCheck,
            Article::Kill => Key::StepKill,
            Article::BehindCheck => Key::StepBehindCheck,
            _ => Key::StepChase,
        };
        let fills = [
            (Field::Number, Fill::Count(before.full_move.into())),
            (Field::Move, Fill::Text(&before.position.write_move(info.played, notation))),
            (Field::Hunter, Fill::Text(&self.man(board, threat.hunter))),
            (Field::Victim, Fill::Text(&self.man(board, threat.victim))),
        ];
        self.write(f, key, &fills)
    }

    fn write_article(self, f: &mut fmt::Formatter<'_>, evidence: &Evidence) -> fmt::Result {
        let article = evidence.article;
        let fills = [
            (Field::Offence, Fill::Text(&self.offence(evidence.offence))),
            (Field::Article, Fill::Text(&self.article(article))),
            (Field::Reference, Fill::Text(&self.reference(article))),
        ];
        // The others say no more than the offence.
        let key = match article {
            Article::Check | Article::Kill | Article::Mixed => Key::EvidenceOffence,
            _ => Key::EvidenceArticle,
        };
        self.write(f, key, &fills)
    }

    /// The loss, or how far off it is; nothing if the game has ended otherwise.
    fn write_consequence(
        self,
        f: &mut fmt::Formatter<'_>,
        game: &Game,
        evidence: &Evidence,
    ) -> fmt::Result {
        let (by, how) = (evidence.offender.other(), evidence.offence.termination());
        let limit = game.rules().offence.map_or(0, u32::from);
        let left = limit.saturating_sub(evidence.occurrences);
        let key = match game.verdict() {
            Verdict::Ongoing if left > 0 => Key::EvidenceWarning,
            verdict if verdict == (Verdict::Won { by, how }) => Key::EvidenceLost,
            _ => return Ok(()),
        };
        self.phrase(Key::SentenceSpace).fmt(f)?;
        let side = self.side(game.variant(), evidence.offender);
        let fills = [(Field::Side, Fill::Text(&side)), (Field::Count, Fill::Count(left))];
        self.write(f, key, &fills)
    }
}
