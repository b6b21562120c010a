//! Section 6 of the header: searching in slices, to the end, or in one call.

use core::ffi::c_void;
use core::sync::atomic::{AtomicBool, Ordering};

use super::boundary::{NO_ERR, Out, aside, change, look};
use super::engine::duiyi_engine;
use super::failure::Failure;
use super::game::duiyi_game;
use super::growing::{self, GrowingOut};
use super::limits::{RootMoves, duiyi_search_limits, read_level};
use super::report::{duiyi_line, duiyi_search_report};
use super::values::*;
use crate::engine::{BeginError, Engine, Limits, Root, State, evaluate};
use crate::game::Game;
use crate::rules::AnyPosition;

/// Called about every 2,048 nodes on the thread of duiyi_search_run(). Return 0 to go on, anything
/// else to stop. It must not call into the same engine but for duiyi_search_stop(), nor leave by an
/// exception or longjmp.
pub type duiyi_progress_fn =
    Option<unsafe extern "C" fn(user: *mut c_void, report: *const duiyi_search_report) -> i32>;

const NODES_BETWEEN_CALLS: u64 = 2_048;

/// What a game looks like to a search.
pub(super) fn root(game: &Game) -> Result<Root<'_, AnyPosition>, Failure> {
    if game.verdict().is_over() {
        return Err(Failure::State("the game is over"));
    }
    Ok(Root {
        position: *game.position(),
        past: game.past(),
        no_progress: game.no_progress(),
        rules: *game.rules(),
    })
}

fn begin(engine: &mut Engine<'_>, game: &Game, limits: &Limits<'_>) -> Result<(), Failure> {
    let limits = Limits { game_hash: game.game_hash(), ..*limits };
    engine.begin(&root(game)?, &limits).map_err(|error| match error {
        BeginError::RootMove(m) => Failure::from(game.explain(m.from(), m.to(), m.promotion())),
        BeginError::Level(_) | BeginError::Lines(_) | BeginError::Memory => Failure::Begin(error),
    })
}

fn begun(engine: &Engine<'_>) -> Result<(), Failure> {
    match engine.report().state {
        State::Idle => Err(Failure::State("no search has begun")),
        _ => Ok(()),
    }
}

/// The flag of duiyi_search_stop().
///
/// # Safety
/// `engine` is not NULL and lives.
pub(super) unsafe fn stop<'e>(engine: *const duiyi_engine) -> &'e AtomicBool {
    // SAFETY: so promises the caller of this function. A reference to this field alone is no
    // trouble for whoever works with the inside.
    unsafe { &(*engine).stop }
}

/// Begins a search on the game as it is now. Nothing is searched yet, but the report already has a
/// legal move. The call copies what it needs: show, change or destroy the game as you like. A
/// search under way is forgotten. `limits` may be NULL.
///
/// Errors: DUIYI_ERR_STATE if the game is over, DUIYI_ERR_ILLEGAL_MOVE for a root move that is not
/// legal, DUIYI_ERR_VALUE for a level that does not exist or more lines than the engine can rank.
///
/// Example: `duiyi_search_begin(engine, game, &limits, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_search_begin(
    engine: *mut duiyi_engine,
    game: *const duiyi_game,
    limits: *const duiyi_search_limits,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5 and 7; root_moves is what its documentation says.
    unsafe {
        change(engine, err, |inside| {
            let mut moves = RootMoves::new();
            let limits = growing::read(limits)?.read(&mut moves)?;
            begin(inside, aside(game)?, &limits)?;
            stop(engine).store(false, Ordering::Relaxed);
            Ok(())
        })
    }
}

/// Searches `nodes` more nodes, to within the work of one, and fills `report`, which may be NULL.
/// Never blocks a frame and needs no thread; how the search is sliced does not change what it
/// finds. Goes on while report.state is DUIYI_SEARCH_RUNNING, and does nothing more afterwards.
///
/// Errors: DUIYI_ERR_STATE if no search has begun.
///
/// Example: `duiyi_search_step(engine, 1000, &report);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_search_step(
    engine: *mut duiyi_engine,
    nodes: u32,
    report: *mut duiyi_search_report,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        change(engine, NO_ERR, |inside| {
            let report = GrowingOut::maybe(report)?;
            begun(inside)?;
            inside.step(nodes.into(), Some(stop(engine)));
            report.into_iter().for_each(|report| report.put(inside.report()));
            Ok(())
        })
    }
}

/// Searches to the end, on a thread of yours: begin where the game is, then hand the engine alone
/// to the worker. `progress` and `report` may be NULL.
///
/// Errors: DUIYI_ERR_STATE if no search has begun.
///
/// Example: `duiyi_search_run(engine, NULL, NULL, &report);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_search_run(
    engine: *mut duiyi_engine,
    progress: duiyi_progress_fn,
    user: *mut c_void,
    report: *mut duiyi_search_report,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7; `progress` is what its documentation says.
    unsafe {
        change(engine, NO_ERR, |inside| {
            let report = GrowingOut::maybe(report)?;
            begun(inside)?;
            while inside.step(NODES_BETWEEN_CALLS, Some(stop(engine))) == State::Running {
                let now = inside.report().into();
                if progress.is_some_and(|progress| progress(user, &now) != 0) {
                    inside.stop();
                }
            }
            report.into_iter().for_each(|report| report.put(inside.report()));
            Ok(())
        })
    }
}

/// Stops the search under way, from any thread: it ends as DUIYI_SEARCH_STOPPED within 1,024 nodes,
/// or with the next step. A stop between begin and the first step is not lost; without a search
/// there is no effect, and NULL is allowed.
///
/// Example: `duiyi_search_stop(engine);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_search_stop(engine: *mut duiyi_engine) {
    if !engine.is_null() {
        // SAFETY: contract 3.
        unsafe { stop(engine) }.store(true, Ordering::Relaxed);
    }
}

/// What the search has found so far, or found last.
///
/// Example: `duiyi_search_report_get(engine, &report);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_search_report_get(
    engine: *const duiyi_engine,
    out: *mut duiyi_search_report,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(engine, NO_ERR, |inside| {
            GrowingOut::at(out)?.put(inside.report());
            Ok(())
        })
    }
}

/// One of the candidates of a search with limits.lines above 1, the best (index 0) first: for hints and
/// analysis. While a depth is under way, the lines already searched to it come first.
///
/// Errors: DUIYI_ERR_VALUE if so many lines were not asked for, or are not found yet or not there.
///
/// Example: `for (i = 0; duiyi_search_line(engine, i, &line) == DUIYI_OK; i++) show(&line);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_search_line(
    engine: *const duiyi_engine,
    index: u32,
    out: *mut duiyi_line,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(engine, NO_ERR, |inside| {
            let out = GrowingOut::at(out)?;
            out.put(inside.line(index as usize).ok_or(Failure::Value("there is no such line"))?);
            Ok(())
        })
    }
}

/// The opponent's move in one blocking call: begins a search of that level and runs it to its end.
/// DUIYI_LEVEL_FULL searches 1,000,000 nodes.
///
/// Errors: as duiyi_search_begin().
///
/// Example: `duiyi_engine_move(engine, game, DUIYI_LEVEL_EASY, seed, &move, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_engine_move(
    engine: *mut duiyi_engine,
    game: *const duiyi_game,
    level: u32,
    seed: u64,
    out: *mut duiyi_move,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe {
        change(engine, err, |inside| {
            let out = Out::at(out)?;
            begin(inside, aside(game)?, &Limits::level(read_level(level)?, seed))?;
            stop(engine).store(false, Ordering::Relaxed);
            inside.step(u64::MAX, Some(stop(engine)));
            out.put(write_move(inside.report().best));
            Ok(())
        })
    }
}

/// A quick opinion of the position without a search, in hundredths of a pawn for the side to move:
/// for an evaluation bar.
///
/// Example: `duiyi_engine_evaluate(engine, game, &centipawns);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_engine_evaluate(
    engine: *mut duiyi_engine,
    game: *const duiyi_game,
    out_centipawns: *mut i32,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4.
    unsafe {
        change(engine, NO_ERR, |_| {
            let out = Out::at(out_centipawns)?;
            out.put(evaluate(aside(game)?.position()));
            Ok(())
        })
    }
}
