//! Ends that do not come from a move: resignation, agreement, flags, claims.

use thiserror::Error;

use super::play::Step;
use super::{ActionError, Actions, Event, Explanation, Game};
use crate::rules::{Move, Side, Termination, Verdict, can_mate, occurrences};

/// What a draw is claimed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Claim {
    /// The position has stood often enough (FIDE 9.2).
    Repetition = 1,
    /// Long enough without a capture or pawn move (FIDE 9.3).
    NoProgress = 2,
}

/// Which claims the player to move may make.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// For the position on the board.
    pub repetition: bool,
    /// For the position on the board.
    pub no_progress: bool,
    /// With a move that is announced and not played (FIDE 9.2.1).
    pub repetition_by_move: bool,
    /// With a move that is announced and not played (FIDE 9.3.1).
    pub no_progress_by_move: bool,
}

/// Why a claim was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ClaimError {
    /// The game has ended, or the session has no claims.
    #[error(transparent)]
    Action(#[from] ActionError),
    /// The announced move is not legal.
    #[error("the announced move is not legal: {:?}", .0.reason)]
    Illegal(Explanation),
    /// There is no such claim now, or none at all under these rules.
    #[error("the claim does not hold")]
    Unfounded,
}

impl Game {
    /// A player gives up.
    ///
    /// # Errors
    /// [`ActionError::Over`], or [`ActionError::Off`] without [`Actions::RESIGN`].
    pub fn resign(&mut self, side: Side) -> Result<(), ActionError> {
        let verdict = Verdict::Won { by: side.other(), how: Termination::Resignation };
        self.end(Actions::RESIGN, verdict)
    }

    /// The players agree on a draw; [`offer_draw`](Game::offer_draw) is the way there move by move.
    ///
    /// # Errors
    /// [`ActionError::Over`], or [`ActionError::Off`] without [`Actions::OFFERS`].
    pub fn agree_draw(&mut self) -> Result<(), ActionError> {
        self.end(Actions::OFFERS, Verdict::Drawn { how: Termination::Agreement })
    }

    /// A player's time is over: the other wins, or, by rules that ask for it, draws if no series of
    /// legal moves could end in mate by him ([`can_mate`]).
    ///
    /// # Errors
    /// [`ActionError::Over`], or [`ActionError::Off`] without [`Actions::FLAG`].
    pub fn flag(&mut self, side: Side) -> Result<(), ActionError> {
        let by = side.other();
        let wins = !self.rules.flag_needs_material || can_mate(&self.position, by);
        let verdict = match wins {
            true => Verdict::Won { by, how: Termination::Time },
            false => Verdict::Drawn { how: Termination::TimeNoMaterial },
        };
        self.end(Actions::FLAG, verdict)
    }

    /// A player has gone and loses.
    ///
    /// # Errors
    /// [`ActionError::Over`], or [`ActionError::Off`] without [`Actions::FORFEIT`].
    pub fn forfeit(&mut self, side: Side) -> Result<(), ActionError> {
        let verdict = Verdict::Won { by: side.other(), how: Termination::Forfeit };
        self.end(Actions::FORFEIT, verdict)
    }

    /// Nobody goes on with the game, and nobody wins or draws it.
    ///
    /// # Errors
    /// [`ActionError::Over`], or [`ActionError::Off`] without [`Actions::ABANDON`].
    pub fn abandon(&mut self) -> Result<(), ActionError> {
        self.end(Actions::ABANDON, Verdict::Abandoned)
    }

    /// Somebody outside the game decides it, for whatever reason.
    ///
    /// # Errors
    /// [`ActionError::Over`], [`ActionError::Nothing`] if the verdict is no end,
    /// [`ActionError::Off`] without [`Actions::ADJUDICATE`].
    pub fn adjudicate(&mut self, verdict: Verdict) -> Result<(), ActionError> {
        if !verdict.is_over() {
            return Err(ActionError::Nothing);
        }
        self.end(Actions::ADJUDICATE, verdict)
    }

    /// Ends the game here: the undone moves are gone.
    pub(super) fn end(&mut self, action: Actions, verdict: Verdict) -> Result<(), ActionError> {
        self.permit_now(action)?;
        self.records.truncate(self.ply);
        self.beside.end = Some(verdict);
        self.look_for_end();
        self.tell(Event::Ended(verdict));
        Ok(())
    }

    /// Which claims the player to move may make; none once the game has ended, or without
    /// [`Actions::CLAIMS`].
    #[must_use]
    pub fn claims(&self) -> Claims {
        let known = self.rules.repetition_claim.is_some() || self.rules.no_progress_claim.is_some();
        if !known || self.permit_now(Actions::CLAIMS).is_err() {
            return Claims::default();
        }
        let mut claims = Claims {
            repetition: self.is_founded(Claim::Repetition, None),
            no_progress: self.is_founded(Claim::NoProgress, None),
            ..Claims::default()
        };
        for step in self.standing.legal.tagged().iter().map(|&m| self.step(m)) {
            claims.repetition_by_move |= self.is_founded(Claim::Repetition, Some(&step));
            claims.no_progress_by_move |= self.is_founded(Claim::NoProgress, Some(&step));
        }
        claims
    }

    /// The player to move claims a draw, for the position on the board or for the one that the
    /// `intended` move would lead to. That move is not played.
    ///
    /// ```
    /// use duiyi::game::{Claim, Game, GameOptions};
    /// use duiyi::rules::{Notation, RuleSet, Termination};
    ///
    /// let fide = GameOptions { rules: Some(RuleSet::CHESS_FIDE), ..Default::default() };
    /// let mut game = Game::new(&fide)?;
    /// for text in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"] {
    ///     game.play_text(text, Notation::Auto)?;
    /// }
    /// assert!(game.claim_draw(Claim::Repetition, None).is_err());
    /// let home = game.read_move("f6g8", Notation::Auto)?;
    /// game.claim_draw(Claim::Repetition, Some(home))?;
    /// assert_eq!(game.verdict().termination(), Some(Termination::RepetitionClaim));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ClaimError`]; nothing has changed then.
    pub fn claim_draw(&mut self, claim: Claim, intended: Option<Move>) -> Result<(), ClaimError> {
        self.permit_now(Actions::CLAIMS)?;
        let intended = intended.map(|m| self.tagged(m)).transpose().map_err(ClaimError::Illegal)?;
        if !self.is_founded(claim, intended.map(|m| self.step(m)).as_ref()) {
            return Err(ClaimError::Unfounded);
        }
        let how = match claim {
            Claim::Repetition => Termination::RepetitionClaim,
            Claim::NoProgress => Termination::NoProgressClaim,
        };
        Ok(self.end(Actions::CLAIMS, Verdict::Drawn { how })?)
    }

    /// Is the claim right, on the board or after an announced move?
    fn is_founded(&self, claim: Claim, announced: Option<&Step>) -> bool {
        let (no_progress, earlier, present) = match announced {
            Some(step) => (step.no_progress, self.past.as_slice(), step.present),
            None => {
                let (&present, earlier) = self.present();
                (self.no_progress, earlier, present)
            }
        };
        match claim {
            Claim::Repetition => self
                .rules
                .repetition_claim
                .is_some_and(|times| occurrences(earlier, present).count >= times.into()),
            Claim::NoProgress => self.rules.no_progress_claim.is_some_and(|limit| {
                self.rules.counted_plies(no_progress, earlier, present) >= limit
            }),
        }
    }
}
