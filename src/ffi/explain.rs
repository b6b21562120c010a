//! Section 4 of the header: why not?

use super::boundary::{NO_ERR, look};
use super::game::duiyi_game;
use super::growing::{Growing, GrowingOut, growing};
use super::values::*;
use crate::rules::{Explanation, Square};

/// Why a move is legal or not.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_explanation {
    /// sizeof(duiyi_explanation).
    pub struct_size: u32,
    /// The first cause, or DUIYI_REASON_LEGAL.
    pub reason: duiyi_reason,
    /// How many squares there are to light up.
    pub square_count: u32,
    /// Blockers, attackers, screens: which, the reason says. Unused ones are DUIYI_SQUARE_NONE.
    pub squares: [duiyi_square; 8],
    /// The move, if it is legal, else DUIYI_MOVE_NONE.
    pub r#move: duiyi_move,
}

growing!(duiyi_explanation up to r#move);

impl From<Explanation> for duiyi_explanation {
    fn from(explanation: Explanation) -> duiyi_explanation {
        let found = explanation.squares.as_slice();
        let mut squares = [DUIYI_SQUARE_NONE; 8];
        squares.iter_mut().zip(found).for_each(|(place, square)| *place = square.number());
        duiyi_explanation {
            reason: explanation.reason as duiyi_reason,
            square_count: found.len() as u32,
            squares,
            r#move: write_move(explanation.legal),
            ..duiyi_explanation::zeroed()
        }
    }
}

/// Is a move legal, and if not, why not? Answers for any two squares, even beyond the board.
///
/// Errors: DUIYI_ERR_VALUE only for a promotion that is no kind. An illegal move is no error.
///
/// Example: `duiyi_game_explain(game, from, to, DUIYI_KIND_NONE, &why);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_explain(
    game: *const duiyi_game,
    from: duiyi_square,
    to: duiyi_square,
    promotion: duiyi_kind,
    out: *mut duiyi_explanation,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = GrowingOut::at(out)?;
            out.put(game.explain(Square::new(from), Square::new(to), read_kind(promotion)?));
            Ok(())
        })
    }
}

/// Why has the piece on `from` no move at all? DUIYI_REASON_LEGAL, with one of its moves, if it has
/// one; else the cause that holds for the move it is nearest to making.
///
/// Example: `duiyi_explanation why; DUIYI_INIT(&why); duiyi_game_explain_piece(game, from, &why);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_explain_piece(
    game: *const duiyi_game,
    from: duiyi_square,
    out: *mut duiyi_explanation,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            GrowingOut::at(out)?.put(game.explain_piece(Square::new(from)));
            Ok(())
        })
    }
}
