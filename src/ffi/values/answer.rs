//! What a click comes to.

/// What a click or a drag came to, and in which fields of duiyi_answer; the others are zero or none.
pub type duiyi_answer_kind = u32;

/// Nothing: an empty square, or one beyond the board.
pub const DUIYI_ANSWER_NOTHING: duiyi_answer_kind = 0;
/// The man on `from` is selected and may go to `targets`: nowhere while the opponent thinks.
pub const DUIYI_ANSWER_SELECTED: duiyi_answer_kind = 1;
/// Nothing is selected any more.
pub const DUIYI_ANSWER_DESELECTED: duiyi_answer_kind = 2;
/// `move` was played, as ply `ply`, from `from` to `to`; duiyi_game_history() and the events tell more.
pub const DUIYI_ANSWER_MOVED: duiyi_answer_kind = 3;
/// The move is legal, but say first what the pawn becomes, by duiyi_table_promote(): `from`, `to`,
/// `kinds`.
pub const DUIYI_ANSWER_PROMOTION: duiyi_answer_kind = 4;
/// The move from `from` to `to` is refused: `reason`, `squares`. What was selected stays so.
pub const DUIYI_ANSWER_REFUSED: duiyi_answer_kind = 5;
/// The game has ended.
pub const DUIYI_ANSWER_OVER: duiyi_answer_kind = 6;
/// It is not a person's turn.
pub const DUIYI_ANSWER_NOT_YOURS: duiyi_answer_kind = 7;
