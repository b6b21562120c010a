//! Section 11 of the header: all that a board draws.

use super::boundary::{NO_ERR, look};
use super::game::duiyi_game;
use super::growing::{Growing, GrowingOut, growing};
use super::legal::duiyi_targets;
use super::table::duiyi_table;
use super::table_hand::write_kinds;
use super::table_options::DUIYI_HINTS_UNLIMITED;
use super::values::*;
use crate::table::Table;

/// All that a board draws besides the men, as of now. Squares are DUIYI_SQUARE_NONE where there is none,
/// sides DUIYI_SIDE_NONE.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_table_view {
    /// sizeof(duiyi_table_view).
    pub struct_size: u32,
    /// Ongoing, or who has won.
    pub outcome: duiyi_outcome,
    /// Why it ended.
    pub termination: duiyi_termination,
    /// What persons may do now.
    pub may: duiyi_may,
    /// The hint that is shown, or DUIYI_MOVE_NONE.
    pub hint: duiyi_move,
    /// Hints left, or DUIYI_HINTS_UNLIMITED.
    pub hints_left: u32,
    /// How much of the search under way is done, in thousandths.
    pub permille: u32,
    /// What the pawn that waits may become: bit 1 << DUIYI_KIND_QUEEN and so on; 0: none waits.
    pub promotion_kinds: u32,
    /// Where the selected man may go.
    pub targets: duiyi_targets,
    /// Whose turn it is.
    pub turn: duiyi_side,
    /// Whose men the hand holds; none between two opponents.
    pub hand: duiyi_side,
    /// 1: a person may move now.
    pub hand_free: u8,
    /// The selected man.
    pub selected: duiyi_square,
    /// The man that is dragged: where it stands.
    pub dragged: duiyi_square,
    /// The square under the dragged man.
    pub over: duiyi_square,
    /// The last move: from where...
    pub last_from: duiyi_square,
    /// ... to where the man went that moved.
    pub last_to: duiyi_square,
    /// The king or general that stands in check.
    pub check: duiyi_square,
    /// Where the pawn stands that waits for its promotion.
    pub promotion_from: duiyi_square,
    /// Where it goes.
    pub promotion_to: duiyi_square,
    /// What pawns become without being asked, or DUIYI_KIND_NONE.
    pub promotion_preset: duiyi_kind,
    /// The opponent that thinks.
    pub thinking: duiyi_side,
    /// 1: a hint is searched.
    pub hinting: u8,
    /// 1: a person has asked to resign.
    pub resign_asked: u8,
    /// Whose draw offer stands.
    pub draw_offer: duiyi_side,
}

growing!(duiyi_table_view up to draw_offer);

impl From<&Table<duiyi_game>> for duiyi_table_view {
    fn from(table: &Table<duiyi_game>) -> duiyi_table_view {
        let view = table.view();
        let (last_from, last_to) = view.last_move.unzip();
        let asked = view.promotion;
        duiyi_table_view {
            outcome: write_outcome(view.verdict),
            termination: write_termination(view.verdict),
            may: view.may.0,
            hint: write_move(view.hint),
            hints_left: view.hints_left.map_or(DUIYI_HINTS_UNLIMITED, u32::from),
            permille: view.permille,
            promotion_kinds: asked.map_or(0, |asked| write_kinds(&asked.kinds)),
            targets: view.targets.into(),
            turn: view.turn as duiyi_side,
            hand: write_side(view.hand),
            hand_free: view.hand_free.into(),
            selected: write_square(view.selected),
            dragged: write_square(view.dragged),
            over: write_square(view.over),
            last_from: write_square(last_from),
            last_to: write_square(last_to),
            check: write_square(view.check),
            promotion_from: write_square(asked.map(|asked| asked.from)),
            promotion_to: write_square(asked.map(|asked| asked.to)),
            promotion_preset: table.promotion().map_or(DUIYI_KIND_NONE, |kind| kind.number()),
            thinking: write_side(view.thinking),
            hinting: view.hinting.into(),
            resign_asked: view.resign_asked.into(),
            draw_offer: write_side(view.draw_offer),
            ..duiyi_table_view::zeroed()
        }
    }
}

/// All that a board draws, as of now: cheap enough to be asked for in every frame.
///
/// Example: `duiyi_table_view view; DUIYI_INIT(&view); duiyi_table_view_get(table, &view);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_view_get(
    table: *const duiyi_table,
    out: *mut duiyi_table_view,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(table, NO_ERR, |table| {
            GrowingOut::at(out)?.put(table);
            Ok(())
        })
    }
}
