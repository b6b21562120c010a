//! The best move, and why.

use super::Merits;
use crate::engine::{BeginError, Engine, Limits, Line, Report, Root, Score};
use crate::rules::{AnyPosition, Move, Position};

/// Positions that a hint looks at if nothing else is asked: as many as the highest level.
pub const HINT_NODES: u64 = 300_000;

/// The best move that a search at full strength has found, and what speaks for it. The opponent's
/// level does not matter: a hint as weak as the opponent helps nobody.
///
/// The search is the engine's own: [`Hint::begin`] begins it, [`Engine::step`] does some of it with
/// every frame, and [`Hint::of`] may be asked at any time, for the best so far.
///
/// ```
/// use duiyi::advice::{Hint, Merit};
/// use duiyi::engine::{Engine, Options, Root, State};
/// use duiyi::rules::{AnyPosition, FenReading, Position, RuleSet, Variant};
/// let fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
/// let position = AnyPosition::read_fen(Variant::Chess, fen, FenReading::default())?.position;
/// let root = Root::new(position, RuleSet::CHESS_CASUAL);
/// let mut engine = Engine::new(&Options { table_bytes: 1 << 16, ..Options::default() })?;
///
/// Hint::begin(&mut engine, &root, 0)?;
/// while engine.step(2_000, None) == State::Running { /* draw a frame */ }
/// let hint = Hint::of(&root, &engine.report()).ok_or("there is a move")?;
/// assert_eq!(hint.merits.as_slice()[0], Merit::Mates { moves: 1 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub best: Move,
    /// What the search thinks of the position, for the side to move.
    pub score: Score,
    /// The line it expects, beginning with `best`.
    pub line: Line,
    /// What speaks for `best`.
    pub merits: Merits,
}

impl Hint {
    /// Begins the search for a hint: full strength, so many nodes at most, 0 for [`HINT_NODES`].
    ///
    /// # Errors
    /// [`BeginError`]; nothing has changed then.
    pub fn begin(
        engine: &mut Engine<'_>,
        root: &Root<'_, AnyPosition>,
        max_nodes: u64,
    ) -> Result<(), BeginError> {
        Hint::begin_for(engine, root, max_nodes, 0)
    }

    /// The same, for a search whose report shall carry a hash of the game.
    pub(crate) fn begin_for(
        engine: &mut Engine<'_>,
        root: &Root<'_, AnyPosition>,
        max_nodes: u64,
        game_hash: u64,
    ) -> Result<(), BeginError> {
        let nodes = if max_nodes == 0 { HINT_NODES } else { max_nodes };
        engine.begin(root, &Limits { game_hash, ..Limits::nodes(nodes) })
    }

    /// What a search has found so far; `None` if it is of another position, or has nothing to say
    /// yet: before its first move was looked at, or where no move is legal.
    #[must_use]
    pub fn of<P: Position>(root: &Root<'_, P>, report: &Report) -> Option<Hint> {
        if report.root_hash != root.position.hash() {
            return None;
        }
        let (best, score) = (report.best?, report.score?);
        let merits = Merits::of(root, best, Some(score), &report.line);
        Some(Hint { best, score, line: report.line, merits })
    }
}
