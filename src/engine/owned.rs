//! The engine that owns its memory, for both games.

use alloc::vec::Vec;
use core::sync::atomic::AtomicBool;

use thiserror::Error;

use super::{
    BeginError, Experience, Frame, HISTORY, Limits, Line, MAX_LINE, Memory, Ranked, RankedLine,
    Report, Root, Search, Slot, State,
};
use crate::rules::{AnyPosition, Chess, MAX_MOVES, PastPly, Position, Variant, Xiangqi};

/// How much memory an engine takes. 0 stands for the default of each field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The transposition table, in bytes: 8 MiB by default; rounded down to multiples of 64, but at
    /// least 64.
    pub table_bytes: usize,
    /// The longest line, in plies: 96 by default, kept within 8 to 240.
    pub max_ply: usize,
    /// Plies before the root that a search knows for repetitions: 512 by default. Of a longer past
    /// it knows the newest.
    pub history_plies: usize,
    /// How many best moves a search may rank ([`Limits::lines`]): 8 by default, at most
    /// [`MAX_MOVES`].
    pub lines: usize,
}

impl Options {
    /// How many slots the table has.
    #[must_use]
    fn slots(&self) -> usize {
        let bytes = if self.table_bytes == 0 { 8 << 20 } else { self.table_bytes };
        (bytes / size_of::<Slot>()).max(1)
    }

    /// How many pairs of moves have a place of their own: a 32nd of the table's memory.
    fn pairs(&self) -> usize {
        let pairs = self.slots() * size_of::<Slot>() / 32 / size_of::<Experience>();
        if pairs < 4_096 { 0 } else { pairs.min(1 << 17) }
    }

    fn frames(&self) -> usize {
        if self.max_ply == 0 { 96 } else { self.max_ply.clamp(8, 240) }
    }

    fn past(&self) -> usize {
        if self.history_plies == 0 { 512 } else { self.history_plies }
    }

    fn best_lines(&self) -> usize {
        if self.lines == 0 { 8 } else { self.lines.min(MAX_MOVES) }
    }
}

/// Room on the move stack for each frame: the nodes of a line have about 40 moves each in the
/// middle of a game, and quiescence only captures.
const MOVES_PER_FRAME: usize = 48;

/// The memory for an engine cannot be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("out of memory")]
pub struct OutOfMemory;

/// An opponent for both games. It takes all its memory when it is made; after that it never
/// allocates.
///
/// ```
/// use duiyi::engine::{Engine, Level, Limits, Options, Root, State};
/// use duiyi::rules::{AnyPosition, RuleSet, Variant};
///
/// let mut engine = Engine::new(&Options { table_bytes: 16 << 10, ..Options::default() })?;
/// let start = Root::new(AnyPosition::start(Variant::Xiangqi), RuleSet::XIANGQI_SIMPLE);
///
/// // In slices, for a game loop:
/// engine.begin(&start, &Limits::level(Level::EASY, 7))?;
/// while engine.step(20, None) == State::Running {}
/// let sliced = engine.report();
///
/// // In one call:
/// let whole = engine.think(&start, &Limits::level(Level::EASY, 7), None)?;
/// assert_eq!((sliced.best, sliced.nodes), (whole.best, whole.nodes));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Engine<'t> {
    search: Search,
    /// The game that the search is about.
    variant: Variant,
    chess: Vec<Frame<Chess>>,
    xiangqi: Vec<Frame<Xiangqi>>,
    shared: Shared<'t>,
}

/// The memory that serves both games.
#[derive(Debug)]
struct Shared<'t> {
    moves: Vec<Ranked>,
    past: Vec<PastPly>,
    lines: Vec<Line>,
    best_lines: Vec<RankedLine>,
    history: Vec<Experience>,
    table: Table<'t>,
}

/// The transposition table's memory.
#[derive(Debug)]
enum Table<'t> {
    Owned(Vec<Slot>),
    Lent(&'t mut [Slot]),
}

impl Table<'_> {
    fn slots(&mut self) -> &mut [Slot] {
        match self {
            Table::Owned(slots) => slots,
            Table::Lent(slots) => slots,
        }
    }
}

impl Shared<'_> {
    fn memory<'a, P>(&'a mut self, frames: &'a mut [Frame<P>]) -> Memory<'a, P> {
        Memory {
            frames,
            moves: &mut self.moves,
            past: &mut self.past,
            lines: &mut self.lines,
            best_lines: &mut self.best_lines,
            history: &mut self.history,
            table: self.table.slots(),
        }
    }
}

impl Engine<'static> {
    /// An engine with all its memory.
    ///
    /// # Errors
    /// [`OutOfMemory`].
    pub fn new(options: &Options) -> Result<Engine<'static>, OutOfMemory> {
        let table = filled(Slot::default(), options.slots())?;
        Engine::around(Table::Owned(table), options)
    }
}

impl<'t> Engine<'t> {
    /// An engine whose table is memory of the caller; `table_bytes` does not count then.
    ///
    /// # Errors
    /// [`OutOfMemory`].
    pub fn with_table(options: &Options, table: &'t mut [Slot]) -> Result<Engine<'t>, OutOfMemory> {
        table.fill(Slot::default());
        Engine::around(Table::Lent(table), options)
    }

    fn around(table: Table<'t>, options: &Options) -> Result<Engine<'t>, OutOfMemory> {
        let frames = options.frames();
        Ok(Engine {
            search: Search::new(),
            variant: Variant::Chess,
            chess: filled(Frame::new(Chess::START), frames)?,
            xiangqi: filled(Frame::new(Xiangqi::START), frames)?,
            shared: Shared {
                moves: filled(Ranked::default(), MAX_MOVES + MOVES_PER_FRAME * frames)?,
                past: filled(PastPly::default(), options.past().saturating_add(frames))?,
                lines: filled(Line::EMPTY, frames.min(MAX_LINE))?,
                best_lines: filled(RankedLine::EMPTY, options.best_lines())?,
                history: filled(Experience::default(), HISTORY + options.pairs())?,
                table,
            },
        })
    }

    /// All memory it holds, in bytes; a lent table does not count.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let table = match &self.shared.table {
            Table::Owned(slots) => size_of_val(slots.as_slice()),
            Table::Lent(_) => 0,
        };
        size_of::<Engine<'_>>()
            + size_of_val(self.chess.as_slice())
            + size_of_val(self.xiangqi.as_slice())
            + size_of_val(self.shared.moves.as_slice())
            + size_of_val(self.shared.past.as_slice())
            + size_of_val(self.shared.lines.as_slice())
            + size_of_val(self.shared.best_lines.as_slice())
            + size_of_val(self.shared.history.as_slice())
            + table
    }

    /// Forgets what earlier searches left, as for a new game. A search under way ends as
    /// [`State::Stopped`].
    pub fn clear(&mut self) {
        self.search.stop();
        self.shared.table.slots().fill(Slot::default());
        self.shared.history.fill(Experience::default());
    }

    /// Begins a search. Nothing is searched yet, but if there is a legal move, the report already
    /// has one. A search under way is forgotten.
    ///
    /// # Errors
    /// [`BeginError`]; nothing has changed then.
    pub fn begin(
        &mut self,
        root: &Root<'_, AnyPosition>,
        limits: &Limits<'_>,
    ) -> Result<(), BeginError> {
        match root.position {
            AnyPosition::Chess(p) => {
                let mut memory = self.shared.memory(&mut self.chess);
                self.search.begin(&mut memory, &root.with(p), limits)?;
            }
            AnyPosition::Xiangqi(p) => {
                let mut memory = self.shared.memory(&mut self.xiangqi);
                self.search.begin(&mut memory, &root.with(p), limits)?;
            }
        }
        self.variant = root.position.variant();
        Ok(())
    }

    /// Searches `nodes` more nodes, to within the work of one: see [`Search::step`].
    pub fn step(&mut self, nodes: u64, stop: Option<&AtomicBool>) -> State {
        match self.variant {
            Variant::Chess | Variant::Chess960 => {
                let mut memory = self.shared.memory(&mut self.chess);
                self.search.step(&mut memory, nodes, stop)
            }
            Variant::Xiangqi => {
                let mut memory = self.shared.memory(&mut self.xiangqi);
                self.search.step(&mut memory, nodes, stop)
            }
        }
    }

    /// Begins a search and goes on to its end.
    ///
    /// # Errors
    /// [`BeginError`]; nothing has changed then.
    pub fn think(
        &mut self,
        root: &Root<'_, AnyPosition>,
        limits: &Limits<'_>,
        stop: Option<&AtomicBool>,
    ) -> Result<Report, BeginError> {
        self.begin(root, limits)?;
        self.step(u64::MAX, stop);
        Ok(self.report())
    }

    /// Ends a search that is running; what it has found stays.
    pub fn stop(&mut self) {
        self.search.stop();
    }

    /// What it has found so far.
    #[must_use]
    pub fn report(&self) -> Report {
        self.search.report()
    }

    /// One of the best moves found so far, the best (index 0) first; `None` beyond those that were
    /// asked for ([`Limits::lines`]) and found. While a depth is under way, the lines already searched
    /// to it come first.
    ///
    /// ```
    /// use duiyi::engine::{Engine, Limits, Options, Root};
    /// use duiyi::rules::{AnyPosition, RuleSet, Variant};
    ///
    /// let mut engine = Engine::new(&Options { table_bytes: 1 << 20, ..Options::default() })?;
    /// let start = Root::new(AnyPosition::start(Variant::Chess), RuleSet::CHESS_CASUAL);
    /// let report = engine.think(&start, &Limits { lines: 3, ..Limits::depth(4) }, None)?;
    /// let moves: Vec<_> = (0..3).map(|i| engine.line(i).unwrap().line.get(0)).collect();
    /// assert_eq!(moves[0], report.best);
    /// assert!(moves[1] != moves[0] && moves[2] != moves[0] && moves[2] != moves[1]);
    /// assert_eq!(engine.line(3), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn line(&self, index: usize) -> Option<RankedLine> {
        self.shared.best_lines[..self.search.lines_found()].get(index).copied()
    }
}

/// Memory of `count` copies of a value.
fn filled<T: Copy>(value: T, count: usize) -> Result<Vec<T>, OutOfMemory> {
    let mut memory = Vec::new();
    memory.try_reserve_exact(count).map_err(|_| OutOfMemory)?;
    memory.resize(count, value);
    Ok(memory)
}
