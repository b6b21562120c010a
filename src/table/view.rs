//! All that a board draws, in one struct.

use core::borrow::BorrowMut;

use super::{Hand, PROMOTIONS, Table, Task};
use crate::game::{Actions, Game, Targets};
use crate::rules::{Kind, Move, Position, Side, Square, Verdict};

/// A promotion that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Where the pawn stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What it may become, the usual choice first.
    pub kinds: [Kind; 4],
}

/// What persons may do now at a table. A view greys out the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct May(pub u32);

impl May {
    /// Nothing.
    pub const NOTHING: May = May(0);
    /// Move.
    pub const MOVE: May = May(0x01);
    /// [`Table::undo_turn`].
    pub const UNDO: May = May(0x02);
    /// [`Table::redo_turn`].
    pub const REDO: May = May(0x04);
    /// [`Table::hint`].
    pub const HINT: May = May(0x08);
    /// [`Table::ask_resign`].
    pub const RESIGN: May = May(0x10);
    /// [`Table::offer_draw`].
    pub const OFFER_DRAW: May = May(0x20);
    /// [`Table::accept_draw`] and [`Table::decline_draw`].
    pub const ANSWER_DRAW: May = May(0x40);

    /// Is everything in `other` in this set?
    #[must_use]
    pub const fn has(self, other: May) -> bool {
        self.0 & other.0 == other.0
    }

    fn with_if(self, condition: bool, other: May) -> May {
        if condition { May(self.0 | other.0) } else { self }
    }
}

/// All that a board draws besides the men, as of now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// How the game stands.
    pub verdict: Verdict,
    /// Whose turn it is.
    pub turn: Side,
    /// Whose men the hand holds; `None` between two opponents.
    pub hand: Option<Side>,
    /// A person may move now.
    pub hand_free: bool,
    /// The selected man.
    pub selected: Option<Square>,
    /// Where it may go.
    pub targets: Targets,
    /// The man that is dragged: where it stands.
    pub dragged: Option<Square>,
    /// The square under the dragged man; `None` beyond the board.
    pub over: Option<Square>,
    /// The last move: from where to where the man went that moved.
    pub last_move: Option<(Square, Square)>,
    /// The king or general that stands in check.
    pub check: Option<Square>,
    /// The promotion that is asked for.
    pub promotion: Option<Asked>,
    /// The hint that is shown.
    pub hint: Option<Move>,
    /// Hints left; `None`: as many as one likes.
    pub hints_left: Option<u16>,
    /// The opponent that thinks.
    pub thinking: Option<Side>,
    /// A hint is searched.
    pub hinting: bool,
    /// How much of the search under way is done, in thousandths.
    pub permille: u32,
    /// A person has asked to resign.
    pub resign_asked: bool,
    /// Whose draw offer stands.
    pub draw_offer: Option<Side>,
    /// What persons may do now.
    pub may: May,
}

impl<G: BorrowMut<Game>> Table<G> {
    /// All that a board draws, as of now: cheap enough to be asked for in every frame.
    #[must_use]
    pub fn view(&self) -> View {
        let game = self.game();
        // What belongs to another position is dropped with the next call; it is not shown either.
        let fresh = self.is_as_seen();
        let hand = if fresh { self.hand } else { Hand::default() };
        let position = game.position();
        let last = game.history(game.ply());
        View {
            verdict: game.verdict(),
            turn: self.turn(),
            hand: self.hand_side(),
            hand_free: self.hand_is_free(),
            selected: hand.selected,
            targets: hand.selected.map_or(Targets::default(), |square| game.targets(square)),
            dragged: hand.drag.map(|drag| drag.from),
            over: hand.drag.and_then(|drag| drag.over),
            last_move: last.map(|info| (info.played.from(), info.landed)),
            check: position.in_check().then(|| position.king(self.turn())),
            promotion: hand.promotion.map(|(from, to)| Asked { from, to, kinds: PROMOTIONS }),
            hint: self.hint_shown().filter(|_| fresh),
            hints_left: self.hints.left,
            thinking: self.thinking().filter(|_| fresh),
            hinting: fresh && self.task == Task::Hint,
            permille: if fresh { self.permille() } else { 0 },
            resign_asked: fresh && self.resign_asked,
            draw_offer: game.draw_offer(),
            may: self.may(),
        }
    }

    fn may(&self) -> May {
        let game = self.game();
        let offers = self.person_for(Actions::OFFERS);
        let stands = |side| game.draw_offer() == Some(side);
        May::NOTHING
            .with_if(self.hand_is_free(), May::MOVE)
            .with_if(game.can_undo() && self.turn_before().is_some(), May::UNDO)
            .with_if(game.can_redo() && self.turn_after().is_some(), May::REDO)
            .with_if(self.may_hint().is_ok(), May::HINT)
            .with_if(self.person_for(Actions::RESIGN).is_ok(), May::RESIGN)
            .with_if(offers.is_ok_and(|side| !stands(side)), May::OFFER_DRAW)
            .with_if(self.who_answers().is_ok(), May::ANSWER_DRAW)
    }
}
