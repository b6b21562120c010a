//! Section 10 of the header: puzzles.

use core::ffi::c_char;
use core::sync::atomic::AtomicBool;

use super::boundary::{NO_ERR, Out, aside, call, change, give, handle, look, take_back};
use super::failure::Failure;
use super::game::duiyi_game;
use super::growing::{self, GrowingOut, growing, unused};
use super::say;
use super::text::TextOut;
use super::values::*;
use crate::advice::{Puzzle, PuzzleOptions, PuzzleReport};

/// The most moves that a puzzle's mate may take.
pub const DUIYI_MATE_MAX: u32 = 16;

const _: () = assert!(DUIYI_MATE_MAX == crate::advice::MAX_MATE as u32);

/// A mate to be found, with a position of its own. Belongs to whom duiyi_puzzle_create() gave it, until
/// duiyi_puzzle_destroy().
pub struct duiyi_puzzle {
    poisoned: AtomicBool,
    inside: Puzzle,
}

handle!(duiyi_puzzle to Puzzle);

/// How a puzzle is judged. All zero but struct_size: the defaults.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_puzzle_options {
    /// sizeof(duiyi_puzzle_options).
    pub struct_size: u32,
    /// Zero.
    pub pad: u32,
    /// Positions that one question may take before it is given up as undecided; 0: 20,000,000.
    pub max_nodes: u64,
    /// Bytes for what is known about positions; 0: 1 MiB.
    pub table_bytes: u64,
    /// Zero.
    pub reserved: [u64; 2],
}

growing!(duiyi_puzzle_options up to reserved);

impl duiyi_puzzle_options {
    fn read(&self) -> Result<PuzzleOptions, Failure> {
        unused(&self.reserved)?;
        unused(&[self.pad.into()])?;
        let table_bytes = usize::try_from(self.table_bytes).map_err(|_| Failure::Memory)?;
        Ok(PuzzleOptions { max_nodes: self.max_nodes, table_bytes })
    }
}

/// How a puzzle stands, with the last moves.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_puzzle_report {
    /// sizeof(duiyi_puzzle_report).
    pub struct_size: u32,
    /// How it stands.
    pub state: duiyi_puzzle_state,
    /// Moves within which the solver has to mate from here.
    pub moves_left: u32,
    /// The last move of the solver that was judged, or DUIYI_MOVE_NONE.
    pub played: duiyi_move,
    /// The answer to it: to a right one the defence that holds out longest, to a wrong one the move after
    /// which the goal cannot be reached; DUIYI_MOVE_NONE if there was none to make.
    pub reply: duiyi_move,
    /// Moves so far that did not keep the goal.
    pub mistakes: u32,
    /// Positions looked at for the last question.
    pub nodes: u64,
}

growing!(duiyi_puzzle_report up to nodes);

impl From<PuzzleReport> for duiyi_puzzle_report {
    fn from(report: PuzzleReport) -> duiyi_puzzle_report {
        duiyi_puzzle_report {
            struct_size: size_of::<duiyi_puzzle_report>() as u32,
            state: report.state as duiyi_puzzle_state,
            moves_left: report.moves_left,
            played: write_move(report.played),
            reply: write_move(report.reply),
            mistakes: report.mistakes,
            nodes: report.nodes,
        }
    }
}

/// A puzzle: from the position of the game the side to move mates within so many moves, 1 to
/// DUIYI_MATE_MAX. Whether it can is the first question: duiyi_puzzle_step() until it is answered.
/// `options` may be NULL. The puzzle is yours: give it to duiyi_puzzle_destroy(); the game may go on
/// without it.
///
/// Errors: DUIYI_ERR_STATE if the game is over, DUIYI_ERR_VALUE for a number of moves that cannot be asked
/// for, DUIYI_ERR_MEMORY, DUIYI_ERR_UNSUPPORTED; *out is not touched then.
///
/// Example: `status = duiyi_puzzle_create(game, 2, NULL, &puzzle, NULL);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_puzzle_create(
    game: *const duiyi_game,
    mate_in: u32,
    options: *const duiyi_puzzle_options,
    out: *mut *mut duiyi_puzzle,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5 and 7.
    unsafe {
        call(err, || {
            let out = Out::at(out)?;
            let options = growing::read(options)?.read()?;
            let root = super::search::root(aside(game)?)?;
            let inside = Puzzle::mate_in(mate_in, &root.position, &root.rules, &options)?;
            out.put(give(duiyi_puzzle { poisoned: AtomicBool::new(false), inside })?);
            Ok(())
        })
    }
}

/// Ends a puzzle's life; NULL is allowed.
///
/// Example: `duiyi_puzzle_destroy(puzzle); puzzle = NULL;`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_puzzle_destroy(puzzle: *mut duiyi_puzzle) {
    // SAFETY: contract 2.
    unsafe { take_back(puzzle) }
}

/// Tries a move of the solver; then duiyi_puzzle_step() until it is judged. Every move is right that still
/// mates in time. To a right one the puzzle makes the answer itself: play `played` and `reply` of the
/// report on your own game to show them.
///
/// Errors: DUIYI_ERR_STATE if no move is expected now, DUIYI_ERR_ILLEGAL_MOVE; nothing has changed then.
///
/// Example: `duiyi_puzzle_play(puzzle, move, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_puzzle_play(
    puzzle: *mut duiyi_puzzle,
    number: duiyi_move,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe { change(puzzle, err, |puzzle| Ok(puzzle.play(read_move(number)?)?)) }
}

/// Looks at about `nodes` positions for the question under way, and fills `report`, which may be NULL. Go
/// on while report.state is DUIYI_PUZZLE_THINKING; it does nothing more afterwards.
///
/// Example: `duiyi_puzzle_step(puzzle, 2000, &report);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_puzzle_step(
    puzzle: *mut duiyi_puzzle,
    nodes: u32,
    report: *mut duiyi_puzzle_report,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        change(puzzle, NO_ERR, |puzzle| {
            let report = GrowingOut::maybe(report)?;
            puzzle.step(nodes.into());
            report.into_iter().for_each(|report| report.put(puzzle.report()));
            Ok(())
        })
    }
}

/// How the puzzle stands.
///
/// Example: `duiyi_puzzle_report_get(puzzle, &report);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_puzzle_report_get(
    puzzle: *const duiyi_puzzle,
    out: *mut duiyi_puzzle_report,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(puzzle, NO_ERR, |puzzle| {
            GrowingOut::at(out)?.put(puzzle.report());
            Ok(())
        })
    }
}

/// How the puzzle stands, as a sentence; while it is open, its goal: "White to move: mate in 2 moves."
/// DUIYI_WORDS_MAX bytes are always room enough.
///
/// Example: `duiyi_puzzle_text(puzzle, language, text, sizeof text, NULL); puts(text);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_puzzle_text(
    puzzle: *const duiyi_puzzle,
    language: duiyi_language,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(puzzle, NO_ERR, |puzzle| {
            say::puzzle(puzzle, language, TextOut::at(buf, cap, out_len)?)
        })
    }
}
