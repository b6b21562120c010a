//! The constants of the table. Those of the game are DuiyiGame's.

use godot::prelude::*;

use super::DuiyiTable;

#[godot_api(secondary)]
impl DuiyiTable {
    /// A person sits there.
    #[constant]
    pub(crate) const SEAT_PERSON: i64 = 0;
    /// The opponent sits there.
    #[constant]
    pub(crate) const SEAT_OPPONENT: i64 = 1;
    /// It answers as soon as it knows its move.
    #[constant]
    pub(crate) const PACE_AT_ONCE: i64 = 0;
    /// It answers after one to two seconds.
    #[constant]
    pub(crate) const PACE_QUICK: i64 = 1;
    /// It answers after two to five seconds; when it is forced or takes back, sooner.
    #[constant]
    pub(crate) const PACE_NATURAL: i64 = 2;
    /// A click came to nothing: an empty square, or one beyond the board.
    #[constant]
    pub(crate) const ANSWER_NOTHING: i64 = 0;
    /// A man is selected: `square`, `targets`.
    #[constant]
    pub(crate) const ANSWER_SELECTED: i64 = 1;
    /// Nothing is selected any more.
    #[constant]
    pub(crate) const ANSWER_DESELECTED: i64 = 2;
    /// The `move` was played.
    #[constant]
    pub(crate) const ANSWER_MOVED: i64 = 3;
    /// Say first what the pawn becomes, by promote(): `from`, `to`, `kinds`.
    #[constant]
    pub(crate) const ANSWER_PROMOTION: i64 = 4;
    /// The move `from` a square `to` another is not legal, or the man is not the hand's: `why`, as
    /// DuiyiGame.explain() answers; DuiyiGame.refusal_text() has it in words.
    #[constant]
    pub(crate) const ANSWER_REFUSED: i64 = 5;
    /// The game has ended.
    #[constant]
    pub(crate) const ANSWER_OVER: i64 = 6;
    /// It is not a person's turn.
    #[constant]
    pub(crate) const ANSWER_NOT_YOURS: i64 = 7;
    /// There is no memory to remember the move.
    #[constant]
    pub(crate) const ANSWER_OUT_OF_MEMORY: i64 = 8;
    /// A person may move.
    #[constant]
    pub(crate) const MAY_MOVE: i64 = 1;
    /// undo_turn() may be called.
    #[constant]
    pub(crate) const MAY_UNDO: i64 = 2;
    /// redo_turn() may be called.
    #[constant]
    pub(crate) const MAY_REDO: i64 = 4;
    /// hint() may be called.
    #[constant]
    pub(crate) const MAY_HINT: i64 = 8;
    /// ask_resign() may be called.
    #[constant]
    pub(crate) const MAY_RESIGN: i64 = 16;
    /// offer_draw() may be called.
    #[constant]
    pub(crate) const MAY_OFFER_DRAW: i64 = 32;
    /// accept_draw() and decline_draw() may be called.
    #[constant]
    pub(crate) const MAY_ANSWER_DRAW: i64 = 64;
}
