//! The hand on the board: clicks, drags, the promotion that is asked for.

use core::borrow::BorrowMut;

use super::Table;
use crate::game::{Game, MoveInfo, PlayError, Targets};
use crate::rules::{Explanation, Kind, Position, Square};

/// What pawns become in chess, the usual choice first. In xiangqi nothing is promoted.
pub const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// What a click or a drag came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing: an empty square, or a square beyond the board.
    Nothing,
    /// A man of the hand's side is selected.
    Selected {
        /// Where it stands.
        square: Square,
        /// Where it may go: nowhere while the opponent thinks.
        targets: Targets,
    },
    /// Nothing is selected any more.
    Deselected,
    /// The move was played.
    Moved(MoveInfo),
    /// The move is legal, but say first what the pawn becomes: [`Table::promote`].
    Promotion {
        /// Where the pawn stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What it may become, the usual choice first.
        kinds: [Kind; 4],
    },
    /// The move is not legal, and why; or the man is not the hand's (then both squares are its own).
    /// What was selected stays so.
    Refused {
        /// Where the man stands.
        from: Square,
        /// Where it was to go; where castling takes the king if that was meant.
        to: Square,
        /// Why not.
        why: Explanation,
    },
    /// The game has ended.
    Over,
    /// It is not a person's turn.
    NotYours,
    /// The move is legal, but there is no memory to remember it.
    OutOfMemory,
}

/// What the hand holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Hand {
    pub selected: Option<Square>,
    pub drag: Option<Drag>,
    /// From where to where a pawn waits to go.
    pub promotion: Option<(Square, Square)>,
}

/// A man under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Drag {
    pub from: Square,
    /// The square under the pointer; `None` beyond the board.
    pub over: Option<Square>,
    /// It was selected before it was pressed: let go there, it is not any more.
    again: bool,
}

impl<G: BorrowMut<Game>> Table<G> {
    /// The hand clicks on a square.
    ///
    /// * A man of its own: that one is selected; clicked again, it no longer is.
    /// * With a man selected, a square it may go to: the move is played, or the promotion asked for.
    ///   Castling is the king to where castling takes it, or onto its own rook.
    /// * Any other square: the move is refused with the reason, and the man stays selected.
    /// * While a promotion is asked for: it is no longer, and nothing is selected.
    ///
    /// While the opponent thinks the hand may select, but not move.
    pub fn click(&mut self, square: Square) -> Answer {
        self.act();
        match self.before_touch(square) {
            Some(answer) => answer,
            None if self.hand.selected == Some(square) => self.deselect(),
            None => self.touch(square),
        }
    }

    /// The pointer goes down on a square: as [`click`](Table::click), but a man of the hand's own is
    /// selected and dragged from here on, whether or not it was selected before.
    ///
    /// `press`, `drag` and `drop` at the pointer's down, move and up are clicking and dragging in
    /// one: let go where it was pressed, the man stays selected, or no longer is if it was before.
    pub fn press(&mut self, square: Square) -> Answer {
        self.act();
        if let Some(answer) = self.before_touch(square) {
            return answer;
        }
        let again = self.hand.selected == Some(square);
        let answer = if again { self.select(square) } else { self.touch(square) };
        if matches!(answer, Answer::Selected { .. }) {
            self.hand.drag = Some(Drag { from: square, over: Some(square), again });
        }
        answer
    }

    /// The pointer is over that square now; `None` beyond the board. Nothing happens unless a man is
    /// dragged.
    pub fn drag(&mut self, over: Option<Square>) {
        self.notice();
        let over = over.filter(|&square| self.game().variant().has(square));
        if let Some(drag) = &mut self.hand.drag {
            drag.over = over;
        }
    }

    /// The pointer is let go over that square; `None` beyond the board: there nothing is played, and
    /// the man stays selected.
    pub fn drop(&mut self, over: Option<Square>) -> Answer {
        self.act();
        let Some(drag) = self.hand.drag.take() else { return Answer::Nothing };
        let over = over.filter(|&square| self.game().variant().has(square));
        match over {
            None => Answer::Nothing,
            Some(square) if square != drag.from => self.attempt(drag.from, square),
            Some(_) if drag.again => self.deselect(),
            Some(_) => Answer::Nothing,
        }
    }

    /// The pawn that waits becomes that. [`Answer::Nothing`] if none waits.
    pub fn promote(&mut self, kind: Kind) -> Answer {
        self.act();
        match self.hand.promotion {
            Some((from, to)) => self.play_by_hand(from, to, Some(kind)),
            None => Answer::Nothing,
        }
    }

    /// Lets go of all: selection, drag, the promotion asked for, the question whether to resign; and
    /// the hint is shown no longer.
    pub fn cancel(&mut self) {
        self.act();
        self.hand = Hand::default();
        self.hints.shown = false;
    }

    /// The answer of a touch that has nothing to do with what stands on the square.
    fn before_touch(&mut self, square: Square) -> Option<Answer> {
        self.hand.drag = None;
        if self.game().verdict().is_over() {
            self.hand = Hand::default();
            return Some(Answer::Over);
        }
        if self.hand.promotion.is_some() {
            return Some(self.deselect());
        }
        if !self.game().variant().has(square) {
            return Some(Answer::Nothing);
        }
        self.hand_side().is_none().then_some(Answer::NotYours)
    }

    /// A square is touched that is not the selected one.
    fn touch(&mut self, square: Square) -> Answer {
        let there = self.game().position().piece_at(square);
        let own = there.is_some_and(|man| Some(man.side) == self.hand_side());
        match self.hand.selected {
            // The king onto its own rook is castling where that is legal.
            Some(from) if !own || self.target_meant(from, square).is_some() => {
                self.attempt(from, square)
            }
            _ if own => self.select(square),
            _ if there.is_none() => Answer::Nothing,
            _ if self.hand_is_free() => self.refuse(square, square),
            _ => Answer::NotYours,
        }
    }

    fn select(&mut self, square: Square) -> Answer {
        self.hand.selected = Some(square);
        Answer::Selected { square, targets: self.game().targets(square) }
    }

    fn deselect(&mut self) -> Answer {
        self.hand = Hand::default();
        Answer::Deselected
    }

    /// The legal target that a square means, if it means one.
    fn target_meant(&self, from: Square, square: Square) -> Option<Square> {
        if !self.hand_is_free() {
            return None;
        }
        let targets = self.game().targets(from);
        let all = targets.quiet | targets.capture;
        let meant = || self.game().position().meant_target(from, square);
        if all.contains(square) { Some(square) } else { Some(meant()).filter(|&s| all.contains(s)) }
    }

    fn attempt(&mut self, from: Square, square: Square) -> Answer {
        if !self.hand_is_free() {
            return Answer::NotYours;
        }
        let Some(to) = self.target_meant(from, square) else {
            let meant = self.game().position().meant_target(from, square);
            return self.refuse(from, meant);
        };
        if !self.game().targets(from).promote.contains(to) {
            return self.play_by_hand(from, to, None);
        }
        match self.promotion {
            Some(kind) => self.play_by_hand(from, to, Some(kind)),
            None => {
                self.hand.promotion = Some((from, to));
                Answer::Promotion { from, to, kinds: PROMOTIONS }
            }
        }
    }

    fn play_by_hand(&mut self, from: Square, to: Square, promotion: Option<Kind>) -> Answer {
        match self.game.borrow_mut().play_squares(from, to, promotion) {
            Ok(info) => {
                self.hand = Hand::default();
                self.after_move();
                Answer::Moved(info)
            }
            Err(PlayError::Illegal(why)) => Answer::Refused { from, to, why },
            Err(_) => Answer::OutOfMemory,
        }
    }

    fn refuse(&self, from: Square, to: Square) -> Answer {
        Answer::Refused { from, to, why: self.game().explain(from, to, None) }
    }
}
