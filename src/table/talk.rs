//! Resigning, and draws.

use core::borrow::BorrowMut;

use super::{Seat, Table, TableError, opinion};
use crate::game::{ActionError, Actions, Claims, Game};
use crate::rules::Side;

impl<G: BorrowMut<Game>> Table<G> {
    /// A person wants to resign: [`View::resign_asked`](super::View::resign_asked) is set until
    /// [`resign`](Table::resign) confirms it or anything else is done.
    ///
    /// # Errors
    /// [`ActionError`], [`TableError::NotYours`] between two opponents.
    pub fn ask_resign(&mut self) -> Result<(), TableError> {
        self.act();
        self.person_for(Actions::RESIGN)?;
        self.resign_asked = true;
        Ok(())
    }

    /// The person who asked to resign does so: of two persons, who is to move.
    ///
    /// # Errors
    /// [`TableError::NotAsked`], [`ActionError`].
    pub fn resign(&mut self) -> Result<(), TableError> {
        let asked = self.is_as_seen() && self.resign_asked;
        self.act();
        if !asked {
            return Err(TableError::NotAsked);
        }
        let side = self.person_for(Actions::RESIGN)?;
        self.game.borrow_mut().resign(side)?;
        self.forget();
        Ok(())
    }

    /// A person offers a draw. Another person accepts, declines or moves. The opponent answers with
    /// the next [`advance`](Table::advance) if it has an opinion of the game by then, else when it
    /// has thought about its next move.
    ///
    /// # Errors
    /// [`ActionError`] ([`Nothing`](ActionError::Nothing): the offer stands already),
    /// [`TableError::NotYours`] between two opponents.
    pub fn offer_draw(&mut self) -> Result<(), TableError> {
        self.act();
        let side = self.person_for(Actions::OFFERS)?;
        self.game.borrow_mut().offer_draw(side)?;
        self.notice();
        Ok(())
    }

    /// A person accepts the draw that the other side has offered.
    ///
    /// # Errors
    /// [`ActionError`] ([`Nothing`](ActionError::Nothing): no offer stands), [`TableError::NotYours`]
    /// if it is the opponent's to answer.
    pub fn accept_draw(&mut self) -> Result<(), TableError> {
        self.act();
        let side = self.who_answers()?;
        self.game.borrow_mut().accept_draw(side)?;
        self.notice();
        Ok(())
    }

    /// A person declines the draw that the other side has offered.
    ///
    /// # Errors
    /// As [`accept_draw`](Table::accept_draw).
    pub fn decline_draw(&mut self) -> Result<(), TableError> {
        self.act();
        let side = self.who_answers()?;
        Ok(self.game.borrow_mut().decline_draw(side)?)
    }

    /// The person who would do something besides moving, if the game still has that.
    pub(super) fn person_for(&self, action: Actions) -> Result<Side, TableError> {
        let game = self.game();
        // Claims are asked for elsewhere, and cost a look at every move.
        if !game.actions_with(Claims::default()).has(action) {
            let over = game.verdict().is_over() && !game.without().has(action);
            return Err(if over { ActionError::Over } else { ActionError::Off }.into());
        }
        self.hand_side().ok_or(TableError::NotYours)
    }

    /// The person who may answer the offer that stands.
    pub(super) fn who_answers(&self) -> Result<Side, TableError> {
        let by = self.game().draw_offer();
        by.map_or_else(
            || self.person_for(Actions::OFFERS).and(Err(ActionError::Nothing.into())),
            |by| match self.seat(by.other()) {
                Seat::Person => Ok(by.other()),
                Seat::Opponent { .. } => Err(TableError::NotYours),
            },
        )
    }

    /// The opponent answers an offer while a person is to move, if it has an opinion.
    pub(super) fn answer_offer_in_waiting(&mut self) {
        let waiting = self.turn().other();
        if self.opinions[waiting.index()].is_some() {
            self.answer_offer(waiting);
        }
    }

    /// The opponent of that side answers the offer made to it, if there is one. Did the game end?
    pub(super) fn answer_offer(&mut self, side: Side) -> bool {
        let offered = self.game().draw_offer() == Some(side.other());
        if !offered || self.seat(side).is_person() {
            return false;
        }
        let score = self.opinions[side.index()];
        let accepts = score.is_some_and(|score| opinion::accepts_draw(score, self.game().ply()));
        let game = self.game.borrow_mut();
        let answer = if accepts { game.accept_draw(side) } else { game.decline_draw(side) };
        answer.expect("the offer stands, so the session has offers");
        self.notice();
        accepts
    }
}
