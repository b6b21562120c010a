//! Section 4 of the header: the legal moves.

use super::boundary::{ListOut, NO_ERR, Out, look};
use super::failure::Failure;
use super::game::duiyi_game;
use super::growing::GrowingOut;
use super::move_info::duiyi_move_info;
use super::values::*;
use crate::game::Targets;

/// Where a piece may go. This struct never grows.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct duiyi_targets {
    /// Squares where nothing is taken.
    pub quiet: duiyi_squares,
    /// Squares of captures (en passant: where the pawn goes).
    pub capture: duiyi_squares,
    /// Those of both on which a pawn becomes something else: ask the player what.
    pub promote: duiyi_squares,
}

impl From<Targets> for duiyi_targets {
    fn from(targets: Targets) -> duiyi_targets {
        duiyi_targets {
            quiet: targets.quiet.into(),
            capture: targets.capture.into(),
            promote: targets.promote.into(),
        }
    }
}

/// All legal moves, by from, then to, then promotion; none once the game is over.
/// DUIYI_MAX_MOVES is always room enough; if `cap` is not, *out_count is written and nothing else
/// (`moves` may be NULL if `cap` is 0).
///
/// Example: `duiyi_game_legal_moves(game, moves, DUIYI_MAX_MOVES, &count);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_legal_moves(
    game: *const duiyi_game,
    moves: *mut duiyi_move,
    cap: u32,
    out_count: *mut u32,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4; `moves` has room for `cap` of them.
    unsafe {
        look(game, NO_ERR, |game| {
            let (moves, out_count) = (ListOut::at(moves, cap as usize)?, Out::at(out_count)?);
            let legal = game.legal_moves().tagged();
            out_count.put(legal.len() as u32);
            moves.put(legal.iter().map(|m| m.plain().number()))
        })
    }
}

/// Where the piece on `from` may go: one call a click. All sets are empty if it may go nowhere;
/// duiyi_game_explain_piece() says why.
///
/// Example: `duiyi_targets targets; duiyi_game_targets(game, clicked, &targets);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_targets(
    game: *const duiyi_game,
    from: duiyi_square,
    out: *mut duiyi_targets,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = Out::at(out)?;
            out.put(game.targets(read_square(from, game.variant())?));
            Ok(())
        })
    }
}

/// DUIYI_OK if the move is legal, else what duiyi_game_play() would return.
///
/// Example: `if (duiyi_game_is_legal(game, DUIYI_MOVE(12, 28, 0)) == DUIYI_OK) ...`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_is_legal(
    game: *const duiyi_game,
    r#move: duiyi_move,
) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe {
        look(game, NO_ERR, |game| {
            let m = read_move(r#move)?;
            match game.is_legal(m) {
                true => Ok(()),
                false => Err(Failure::from(game.explain(m.from(), m.to(), m.promotion()))),
            }
        })
    }
}

/// What a legal move would do, without doing it.
///
/// Errors: as duiyi_game_play().
///
/// Example: `duiyi_move_info info; DUIYI_INIT(&info); duiyi_game_preview(game, move, &info);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_preview(
    game: *const duiyi_game,
    r#move: duiyi_move,
    out: *mut duiyi_move_info,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = GrowingOut::at(out)?;
            out.put(&game.preview(read_move(r#move)?)?);
            Ok(())
        })
    }
}
