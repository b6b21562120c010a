//! Draw offers.

use super::{ActionError, Actions, Event, Game};
use crate::rules::Side;

impl Game {
    /// Offers a draw. The offer stands until the other side answers it or moves. Offering when the
    /// other side has offered is accepting.
    ///
    /// ```
    /// use duiyi::game::{Game, GameOptions};
    /// use duiyi::rules::{Notation, Side, Termination};
    /// let mut game = Game::new(&GameOptions::default())?;
    /// game.offer_draw(Side::White)?;
    /// game.play_text("e2e4", Notation::Auto)?;
    /// assert_eq!(game.draw_offer(), Some(Side::White));
    /// game.accept_draw(Side::Black)?;
    /// assert_eq!(game.verdict().termination(), Some(Termination::Agreement));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ActionError::Nothing`] if the side's offer stands already, [`ActionError::Over`], or
    /// [`ActionError::Off`] without [`Actions::OFFERS`].
    pub fn offer_draw(&mut self, side: Side) -> Result<(), ActionError> {
        self.permit_now(Actions::OFFERS)?;
        match self.beside.offer {
            Some(by) if by == side => return Err(ActionError::Nothing),
            Some(_) => return self.agree_draw(),
            None => self.beside.offer = Some(side),
        }
        self.tell(Event::Offered { by: side });
        Ok(())
    }

    /// `side` accepts the other side's offer.
    ///
    /// # Errors
    /// [`ActionError::Nothing`] if there is none, [`ActionError::Over`], or [`ActionError::Off`]
    /// without [`Actions::OFFERS`].
    pub fn accept_draw(&mut self, side: Side) -> Result<(), ActionError> {
        self.offer_to(side)?;
        self.agree_draw()
    }

    /// `side` declines the other side's offer.
    ///
    /// # Errors
    /// As [`accept_draw`](Game::accept_draw).
    pub fn decline_draw(&mut self, side: Side) -> Result<(), ActionError> {
        self.offer_to(side)?;
        self.beside.offer = None;
        self.tell(Event::Declined { by: side });
        Ok(())
    }

    /// Whose draw offer stands.
    #[must_use]
    pub fn draw_offer(&self) -> Option<Side> {
        self.beside.offer.filter(|_| !self.verdict().is_over())
    }

    fn offer_to(&self, side: Side) -> Result<(), ActionError> {
        self.permit_now(Actions::OFFERS)?;
        match self.beside.offer {
            Some(by) if by != side => Ok(()),
            _ => Err(ActionError::Nothing),
        }
    }
}
