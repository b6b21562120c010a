//! Section 10 of the header: what a side has to fear.

use super::boundary::{NO_ERR, look};
use super::game::duiyi_game;
use super::growing::{GrowingOut, growing};
use super::values::*;
use crate::advice::Threats;

/// What the other side would take, or how it would mate, if it were its turn.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_threats {
    /// sizeof(duiyi_threats).
    pub struct_size: u32,
    /// A move with which the other side would mate at once, or DUIYI_MOVE_NONE; so while the side is in
    /// check, which has to be answered first.
    pub mate: duiyi_move,
    /// Pieces that the other side could take; never the king or general.
    pub attacked: duiyi_squares,
    /// Those of them by which it would win material, all exchanges on their square made.
    pub hanging: duiyi_squares,
    /// The pieces of the other side that could take one of the attacked.
    pub attackers: duiyi_squares,
    /// The pieces that give check to the side.
    pub checkers: duiyi_squares,
}

growing!(duiyi_threats up to checkers);

impl From<Threats> for duiyi_threats {
    fn from(threats: Threats) -> duiyi_threats {
        duiyi_threats {
            struct_size: size_of::<duiyi_threats>() as u32,
            mate: write_move(threats.mate),
            attacked: threats.attacked.into(),
            hanging: threats.hanging.into(),
            attackers: threats.attackers.into(),
            checkers: threats.checkers.into(),
        }
    }
}

/// What a side has to fear in the present position. If it is its turn: what the other side would do
/// if it passed; else what the other side can do now. In check, a piece hangs if it would be lost
/// whatever the answer: the other prong of a fork. After the end of a game, too.
///
/// Example: `duiyi_threats threats; DUIYI_INIT(&threats); duiyi_game_threats(game, side, &threats);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_threats(
    game: *const duiyi_game,
    side: duiyi_side,
    out: *mut duiyi_threats,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = GrowingOut::at(out)?;
            out.put(Threats::against(game.position(), read_side(side)?));
            Ok(())
        })
    }
}
