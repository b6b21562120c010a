//! Section 5 of the header: clocks.

use super::boundary::{NO_ERR, change, look};
use super::clock_options::duiyi_clock_options;
use super::failure::Failure;
use super::game::duiyi_game;
use super::growing::{Growing, GrowingOut, growing};
use super::values::*;
use crate::game::Clock;

const NO_CLOCK: Failure = Failure::State("the game has no clock");

/// What the clocks show; `[side]` is white's (red's) first.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_clock {
    /// sizeof(duiyi_clock).
    pub struct_size: u32,
    /// Milliseconds left: of the main time, or of the period in byoyomi. 0: the flag has fallen.
    pub left_ms: [u32; 2],
    /// Milliseconds that the present move is still free (delay).
    pub delay_left_ms: u32,
    /// Moves until the next stage; 0: none comes.
    pub moves_left: [u16; 2],
    /// Periods of byoyomi left, the one that runs included.
    pub periods_left: [u16; 2],
    /// Number of the stage, from 0.
    pub stage: [u8; 2],
    /// Not 0: the main time is gone, a period runs.
    pub byoyomi: [u8; 2],
    /// Whose clock runs, or DUIYI_SIDE_NONE while it stands.
    pub running: duiyi_side,
    /// Zero.
    pub pad: [u8; 3],
}

growing!(duiyi_clock up to pad);

impl From<Clock> for duiyi_clock {
    fn from(clock: Clock) -> duiyi_clock {
        let Clock { running, sides, delay_left_ms } = clock;
        duiyi_clock {
            left_ms: sides.map(|side| side.left_ms),
            delay_left_ms,
            moves_left: sides.map(|side| side.moves_left),
            periods_left: sides.map(|side| side.periods_left),
            stage: sides.map(|side| side.stage),
            byoyomi: sides.map(|side| side.byoyomi.into()),
            running: running.map_or(DUIYI_SIDE_NONE, |side| side as duiyi_side),
            ..duiyi_clock::zeroed()
        }
    }
}

/// What the clocks show.
///
/// The time is yours: milliseconds from any clock that never goes back, given with every tick. A
/// move takes the time up to the last tick before it, and UINT32_MAX milliseconds (49 days) at most,
/// so the same ticks and moves give the same times on every machine.
///
/// While the clock stands, before duiyi_game_start_clock() and after duiyi_game_pause_clock(), moves
/// are free: they cost nothing and earn nothing, and no move of a stage is counted.
///
/// Undo puts both clocks back to what they showed just before the move was made: the time that was
/// thought stays thought, the increment is gone. If the clock was running it runs on, now for the
/// side whose move it is again. Redo gives the later move its time again. The end of the game stops
/// the clock; taking the end back lets it run on, and the time at the end costs nothing, as long as
/// you go on ticking.
///
/// Errors: DUIYI_ERR_STATE if the game has no clock.
///
/// Example: `duiyi_clock clock; DUIYI_INIT(&clock); duiyi_game_clock(game, &clock);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_clock(
    game: *const duiyi_game,
    out: *mut duiyi_clock,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = GrowingOut::at(out)?;
            out.put(game.clock().ok_or(NO_CLOCK)?);
            Ok(())
        })
    }
}

/// The time controls that the game was made with.
///
/// Errors: DUIYI_ERR_STATE if the game has no clock.
///
/// Example: `duiyi_game_clock_options(game, &options);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_clock_options(
    game: *const duiyi_game,
    out: *mut duiyi_clock_options,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = GrowingOut::at(out)?;
            out.put(game.clock_options().ok_or(NO_CLOCK)?);
            Ok(())
        })
    }
}

/// Starts the clock of the side to move, or lets it go on after a pause. `now_ms` is your time. On a
/// clock that runs already it is a tick.
///
/// Errors: DUIYI_ERR_STATE if the game has no clock.
///
/// Example: `duiyi_game_start_clock(game, now_ms);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_start_clock(
    game: *mut duiyi_game,
    now_ms: u64,
) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe { change(game, NO_ERR, |game| Ok(game.start_clock(now_ms)?)) }
}

/// Stops the clock until it is started again; the time up to now counts.
///
/// Errors: DUIYI_ERR_STATE if the game has no clock.
///
/// Example: `duiyi_game_pause_clock(game, now_ms);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_pause_clock(
    game: *mut duiyi_game,
    now_ms: u64,
) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe { change(game, NO_ERR, |game| Ok(game.pause_clock(now_ms)?)) }
}

/// It is now so late: call it once a frame, and before a move. If the side to move has used up its
/// time the game ends with DUIYI_TERMINATION_TIME, or as a draw with _TIME_NO_MATERIAL where the
/// rules ask for it. An earlier time than the last is taken as the last. Nothing happens in a game
/// without a clock.
///
/// Example: `duiyi_game_tick(game, now_ms);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_tick(game: *mut duiyi_game, now_ms: u64) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe {
        change(game, NO_ERR, |game| {
            game.tick(now_ms);
            Ok(())
        })
    }
}
