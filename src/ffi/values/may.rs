//! What persons may do at a table.

use crate::table::May;

/// What persons may do now at a table, in bits. Grey out the rest.
pub type duiyi_may = u32;

/// Move.
pub const DUIYI_MAY_MOVE: duiyi_may = 0x01;
/// duiyi_table_undo_turn().
pub const DUIYI_MAY_UNDO: duiyi_may = 0x02;
/// duiyi_table_redo_turn().
pub const DUIYI_MAY_REDO: duiyi_may = 0x04;
/// duiyi_table_hint().
pub const DUIYI_MAY_HINT: duiyi_may = 0x08;
/// duiyi_table_ask_resign().
pub const DUIYI_MAY_RESIGN: duiyi_may = 0x10;
/// duiyi_table_offer_draw().
pub const DUIYI_MAY_OFFER_DRAW: duiyi_may = 0x20;
/// duiyi_table_accept_draw() and duiyi_table_decline_draw().
pub const DUIYI_MAY_ANSWER_DRAW: duiyi_may = 0x40;

const _: () = assert!(
    DUIYI_MAY_MOVE == May::MOVE.0
        && DUIYI_MAY_UNDO == May::UNDO.0
        && DUIYI_MAY_REDO == May::REDO.0
        && DUIYI_MAY_HINT == May::HINT.0
        && DUIYI_MAY_RESIGN == May::RESIGN.0
        && DUIYI_MAY_OFFER_DRAW == May::OFFER_DRAW.0
        && DUIYI_MAY_ANSWER_DRAW == May::ANSWER_DRAW.0
);
