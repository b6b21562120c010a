//! What players and hosts do besides moving: what a session has of it, and what may be done now.

use thiserror::Error;

use super::{Claims, Game};

/// A set of things that players and hosts do besides moving.
///
/// ```
/// use duiyi::game::{ActionError, Actions, Game, GameOptions};
/// use duiyi::rules::Side;
/// let without = Actions::RESIGN.and(Actions::OFFERS);
/// let mut game = Game::new(&GameOptions { without, ..Default::default() })?;
/// assert_eq!(game.resign(Side::White), Err(ActionError::Off));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Actions(pub u32);

impl Actions {
    /// None of them.
    pub const NONE: Actions = Actions(0);
    /// Taking moves back, and playing them again.
    pub const UNDO: Actions = Actions(0x001);
    /// Taking moves back once the game has ended, and the result with them.
    pub const UNDO_AFTER_END: Actions = Actions(0x002);
    /// A player gives up.
    pub const RESIGN: Actions = Actions(0x004);
    /// Offering, accepting and declining draws; agreeing on one.
    pub const OFFERS: Actions = Actions(0x008);
    /// Claiming a draw where the rules have claims.
    pub const CLAIMS: Actions = Actions(0x010);
    /// Losing by time.
    pub const FLAG: Actions = Actions(0x020);
    /// Losing by having gone.
    pub const FORFEIT: Actions = Actions(0x040);
    /// Ending without a result.
    pub const ABANDON: Actions = Actions(0x080);
    /// Somebody outside decides.
    pub const ADJUDICATE: Actions = Actions(0x100);
    /// All of them.
    pub const ALL: Actions = Actions(0x1FF);

    /// Both sets in one.
    #[must_use]
    pub const fn and(self, other: Actions) -> Actions {
        Actions(self.0 | other.0)
    }

    /// This set without the other.
    #[must_use]
    pub const fn minus(self, other: Actions) -> Actions {
        Actions(self.0 & !other.0)
    }

    /// Is everything in `other` in this set?
    #[must_use]
    pub const fn has(self, other: Actions) -> bool {
        self.0 & other.0 == other.0
    }
}

/// Why something besides moving was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// The game has ended.
    #[error("the game has ended")]
    Over,
    /// This session does not have it (see [`GameOptions::without`](super::GameOptions::without)).
    #[error("this session does not have that")]
    Off,
    /// There is nothing to do it with: no such move, no offer, no clock, no end.
    #[error("there is nothing to do that with")]
    Nothing,
}

impl Game {
    /// What may be done now: all that would not be refused, whoever does it. A view greys out the
    /// rest.
    ///
    /// [`UNDO`](Actions::UNDO) says that a move can be taken back,
    /// [`UNDO_AFTER_END`](Actions::UNDO_AFTER_END) that the result would go with it;
    /// [`CLAIMS`](Actions::CLAIMS) that the player to move has a claim that holds. Who may answer an
    /// offer, [`draw_offer`](Game::draw_offer) says.
    ///
    /// ```
    /// use duiyi::game::{Actions, Game, GameOptions};
    /// use duiyi::rules::Side;
    /// let mut game = Game::new(&GameOptions::default())?;
    /// assert!(game.actions().has(Actions::RESIGN) && !game.actions().has(Actions::UNDO));
    /// game.resign(Side::White)?;
    /// assert_eq!(game.actions(), Actions::NONE);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn actions(&self) -> Actions {
        self.actions_with(self.claims())
    }

    /// The same for who has asked for the [`claims`](Game::claims) already.
    pub(crate) fn actions_with(&self, claims: Claims) -> Actions {
        let mut now = match self.verdict().is_over() {
            true => Actions::UNDO.and(Actions::UNDO_AFTER_END),
            false => Actions::ALL.minus(Actions::UNDO_AFTER_END),
        };
        now = now.minus(self.without);
        if !self.can_undo() {
            now = now.minus(Actions::UNDO.and(Actions::UNDO_AFTER_END));
        }
        if claims == Claims::default() {
            now = now.minus(Actions::CLAIMS);
        }
        now
    }

    /// Can [`undo`](Game::undo) take a move back?
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.ply() > 0 && self.may_go_back().is_ok()
    }

    /// Can [`redo`](Game::redo) play a move again?
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.redo_plies() > 0 && self.permit(Actions::UNDO).is_ok()
    }

    /// Does the session have that?
    pub(super) fn permit(&self, action: Actions) -> Result<(), ActionError> {
        if self.without.has(action) { Err(ActionError::Off) } else { Ok(()) }
    }

    /// Does the session have that, and does the game still go on?
    pub(super) fn permit_now(&self, action: Actions) -> Result<(), ActionError> {
        self.permit(action)?;
        if self.verdict().is_over() { Err(ActionError::Over) } else { Ok(()) }
    }
}
