//! The search: a machine that does a little and comes back.
//!
//! It is an ordinary alpha-beta search with iterative deepening, but written as a machine with a
//! stack of its own instead of a function that calls itself: so it can stop after any node and go
//! on later as if nothing had been. Its four states are four small functions, one file each:
//!
//! ```text
//!            deepen ── the root, one ply deeper ──> advance
//!              ^                                   │      │
//!   back at the root                      next move│      │no move left, or cut off
//!              │                                   v      v
//!            back <── settled without a search ── enter  back ── better? search again? ──> …
//! ```
//!
//! | file | state |
//! |---|---|
//! | `deepen.rs` | begin, and the next iteration |
//! | `enter.rs` | a new node: settled by rule, by table, or its moves are listed |
//! | `advance.rs` | the next move of a node, or the node is done |
//! | `back.rs` | the score of a child comes back to its parent |
//!
//! What some of it is worth in chess, at 4,000 nodes a move, 150 games each: the engine without it against
//! the whole one.
//!
//! | without | Elo, 95 % interval |
//! |---|---|
//! | late and bad moves left out near the ends of lines | -164, -212 to -121 |
//! | late moves searched less deep | -70, -120 to -23 |
//! | checks searched a ply deeper | -28, -74 to +17 |
//! | nodes settled by how good they look | -16, -64 to +31 |
//! | passing (null move) | -9, -56 to +38 |
//! | a ply less where no good move is known | +2, -47 to +51 |
//!
//! The last four are within the error of so few games, and so few nodes.
//!
//! `lines.rs` is about several best moves, `frame.rs` a node of the line, `list.rs` which moves it has,
//! `order.rs` which is tried first, `experience.rs` what is learnt on the way, `prune.rs` what is left
//! out.

mod advance;
mod back;
mod deepen;
mod enter;
mod experience;
mod frame;
mod lines;
mod list;
mod order;
mod prune;

use core::sync::atomic::{AtomicBool, Ordering};

pub use experience::{Experience, HISTORY};
pub use frame::Frame;
pub use order::Ranked;

use super::level::Weakness;
use super::report::{Line, RankedLine, Report, State};
use super::{Evaluate, Slot, score};
use crate::rules::{MoveList, PastPly, RuleSet, Variant};

/// The memory a search of one game works on, lent to it for each call: always the same.
///
/// What is in it does not matter, but a table is of use to later searches.
#[derive(Debug)]
pub struct Memory<'a, P> {
    /// One for each ply of the longest line that is looked at; at least 2, at most 240 are used.
    pub frames: &'a mut [Frame<P>],
    /// The moves of all nodes of that line. About 48 a frame are ample (a node whose moves find no
    /// room is judged without looking ahead); at least 256.
    pub moves: &'a mut [Ranked],
    /// The positions of that line and those before the root: as many as `frames`, and one for each
    /// earlier ply that shall be known.
    pub past: &'a mut [PastPly],
    /// The best line from each ply on. [`MAX_LINE`](super::MAX_LINE) of them give the longest reports;
    /// at least 1.
    pub lines: &'a mut [Line],
    /// The best moves of the root: as many as a search may be asked for
    /// ([`Limits::lines`](super::Limits::lines)); at least 1. Which of them are filled says
    /// [`Search::lines_found`].
    pub best_lines: &'a mut [RankedLine],
    /// What is learnt on the way; at least [`HISTORY`]. At full strength more of it is of use: a 32nd of
    /// the table's bytes, up to a quarter of a megabyte.
    pub history: &'a mut [Experience],
    /// The transposition table; any size, even none.
    pub table: &'a mut [Slot],
}

/// Frames beyond this are not used.
const MAX_FRAMES: usize = 240;

/// The stop flag is looked at once in so many nodes.
const STOP_POLL: u64 = 1_024;

/// A search, without the memory it works on: so it needs no heap, and nothing moves when it is
/// stored. It is for both games; the [`Memory`] says which.
///
/// ```
/// use duiyi::engine::{
///     Experience, Frame, HISTORY, Limits, Line, MAX_LINE, Memory, Ranked, RankedLine, Root, Score,
///     Search, Slot, State,
/// };
/// use duiyi::rules::{Chess, FenReading, Notation, PastPly, Position, RuleSet, Variant};
///
/// // Mate in two, in memory that could be static.
/// let fen = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
/// let position = Chess::read_fen(Variant::Chess, fen, FenReading::default()).unwrap().position;
/// let mut memory = Memory {
///     frames: &mut [Frame::new(Chess::START); 32],
///     moves: &mut [Ranked::default(); 1024],
///     past: &mut [PastPly::default(); 40],
///     lines: &mut [Line::EMPTY; MAX_LINE],
///     best_lines: &mut [RankedLine::EMPTY; 1],
///     history: &mut [Experience::default(); HISTORY],
///     table: &mut [Slot::default(); 256],
/// };
/// let mut search = Search::new();
/// let root = Root::new(position, RuleSet::CHESS_CASUAL);
/// search.begin(&mut memory, &root, &Limits::depth(10)).unwrap();
/// while search.step(&mut memory, 100, None) == State::Running {
///     // Draw a frame of the game here.
/// }
/// let report = search.report();
/// assert_eq!(report.score, Some(Score::Mate(2)));
/// let best = position.write_move(report.best.unwrap(), Notation::Uci).to_string();
/// assert_eq!(best, "a1a6");
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    report: Report,
    next: Next,
    /// The top frame.
    ply: usize,
    /// The iteration under way searches so many plies.
    depth: u32,
    /// How many best moves were asked for (no more than there are), how many were found, and which is
    /// the first that this iteration does not search.
    lines_wanted: usize,
    lines_found: usize,
    lines_end: usize,
    max_nodes: u64,
    max_depth: u32,

    rules: RuleSet,
    weakness: Weakness,
    /// The root's place in the memory for past positions.
    root_ply: usize,
    /// How many slots of the table are used: levels have a table of one fixed size.
    slots: usize,
    /// How much of the memory for experience is used: levels use the least that there is anywhere.
    experience: usize,
    /// Counts searches, so that the table knows what is old.
    generation: u64,
    /// What the scores in the table were made by; another search must not believe them.
    table_rules: Option<RuleSet>,

    list: MoveList,
    /// Nodes before the current move of the root.
    root_move_began: u64,
    /// All legal moves of the root are considered.
    whole_root: bool,
    /// Nothing is left out, nothing searched less deep.
    full_width: bool,
    /// A mate was found, and the iteration looks whether it comes sooner.
    proving: bool,
    /// The score of the iteration before, and how far from it the next one looks.
    expected: i32,
    doubt: i32,
}

/// What the machine does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The iteration is done: begin one that goes deeper.
    Deepen,
    /// A new node lies in the top frame.
    Enter,
    /// The top frame tries its next move.
    Advance,
    /// The top frame is done; its score, from its own view.
    Back(i32),
}

impl Search {
    /// A search that has not begun.
    #[must_use]
    pub const fn new() -> Search {
        Search {
            report: Report::IDLE,
            next: Next::Deepen,
            ply: 0,
            depth: 0,
            lines_wanted: 1,
            lines_found: 0,
            lines_end: 1,
            max_nodes: 0,
            max_depth: 0,
            rules: RuleSet::default_of(Variant::Chess),
            weakness: Weakness::NONE,
            root_ply: 0,
            slots: 0,
            experience: 0,
            generation: 0,
            table_rules: None,
            list: MoveList::new(),
            root_move_began: 0,
            whole_root: true,
            full_width: false,
            proving: false,
            expected: 0,
            doubt: score::INFINITE,
        }
    }

    /// Searches `nodes` more nodes, to within the work of one, and says how the search stands then.
    /// How it is sliced changes nothing: a thousand steps of 1,000 nodes are one of 1,000,000.
    ///
    /// `stop` may be raised by any thread, before the first step too: the search then ends as
    /// [`State::Stopped`] within 1,024 nodes, at the latest with the next step.
    pub fn step<P: Evaluate>(
        &mut self,
        memory: &mut Memory<'_, P>,
        nodes: u64,
        stop: Option<&AtomicBool>,
    ) -> State {
        let end = self.report.nodes.saturating_add(nodes);
        let stopped = || stop.is_some_and(|flag| flag.load(Ordering::Relaxed));
        if stopped() {
            self.stop();
        }
        while self.report.state == State::Running {
            if self.next == Next::Enter {
                if self.report.nodes >= self.max_nodes {
                    self.report.state = State::Done;
                    break;
                }
                if self.report.nodes % STOP_POLL == 0 && stopped() {
                    self.stop();
                    break;
                }
                if self.report.nodes >= end {
                    break;
                }
            }
            self.next = match self.next {
                Next::Deepen => self.deepen(memory),
                Next::Enter => self.enter(memory),
                Next::Advance => self.advance(memory),
                Next::Back(score) => self.back(memory, score),
            };
        }
        self.report.state
    }

    /// It has come to its end.
    fn done(&mut self) -> Next {
        self.report.state = State::Done;
        Next::Deepen
    }

    /// Ends a search that is running; what it has found stays.
    pub fn stop(&mut self) {
        if self.report.state == State::Running {
            self.report.state = State::Stopped;
        }
    }

    /// What it has found so far.
    #[must_use]
    pub fn report(&self) -> Report {
        let share = |part: u64, whole: u64| part.min(whole) * 1_000 / whole.max(1);
        let nodes = share(self.report.nodes.min(u64::MAX / 1_000), self.max_nodes);
        let depth = share(u64::from(self.report.depth), u64::from(self.max_depth));
        let permille = match self.report.state {
            State::Idle => 0,
            State::Done => 1_000,
            State::Running | State::Stopped => nodes.max(depth) as u32,
        };
        Report { permille, ..self.report }
    }
}

impl Default for Search {
    fn default() -> Search {
        Search::new()
    }
}
