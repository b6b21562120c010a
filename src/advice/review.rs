//! How good was a move that was played? Two searches: what was best, and what the move comes to.

use alloc::vec::Vec;
use core::sync::atomic::AtomicBool;

use thiserror::Error;

use super::{Grade, HINT_NODES, Merits, winning_chance};
use crate::engine::{BeginError, Engine, Limits, Line, Report, Root, Score, State};
use crate::game::Game;
use crate::rules::{AnyPosition, Move, PastPly, RuleSet, mix};

/// What a review has found. All scores are for the side that made the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The move that was played.
    pub played: Move,
    /// What it comes to.
    pub played_score: Score,
    /// The line it leads to, beginning with `played`: the second move shows what is wrong with it.
    pub played_line: Line,
    /// The best move; `played` if none was better.
    pub best: Move,
    /// What it would have come to.
    pub best_score: Score,
    /// The line it would have led to.
    pub best_line: Line,
    /// What speaks for the best move.
    pub merits: Merits,
    /// What was lost, in hundredths of a pawn; a mate counts 10,000. Never below 0.
    pub lost: i32,
    /// What was lost of the [`winning_chance`], in thousandths: 0 to 1000.
    pub chance_lost: i32,
    /// How grave it is.
    pub grade: Grade,
    /// A mate in so many moves was there, and is no longer seen.
    pub missed_mate: Option<u32>,
    /// The move lets the other side mate in so many moves.
    pub allowed_mate: Option<u32>,
}

/// Why there is nothing to review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ReviewError {
    /// The game has no such move before the present position: they count from 1 to [`Game::ply`].
    #[error("the game has no move {0}")]
    Ply(usize),
    /// No memory for a copy of the game's past.
    #[error("out of memory")]
    Memory,
}

/// A review of one move. It keeps what it needs of the game, which may go on meanwhile.
///
/// It works with an engine of the host's, a little with each [`step`](Review::step). If the engine is
/// asked something else in between, the search that was under way begins again.
///
/// ```
/// use duiyi::advice::{Grade, Review};
/// use duiyi::engine::{Engine, Options, State};
/// use duiyi::game::{Game, GameOptions};
/// use duiyi::rules::Notation;
/// let mut game = Game::new(&GameOptions::default())?;
/// for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
///     game.play_text(text, Notation::Uci)?;
/// }
/// let mut engine = Engine::new(&Options { table_bytes: 1 << 18, ..Options::default() })?;
/// let mut review = Review::new(&game, 3, 20_000)?; // 2. g4
/// while review.step(&mut engine, 2_000, None)? == State::Running { /* draw a frame */ }
/// let judgement = review.judgement().ok_or("it is done")?;
/// assert_eq!((judgement.grade, judgement.allowed_mate), (Grade::Blunder, Some(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Review {
    position: AnyPosition,
    past: Vec<PastPly>,
    no_progress: u16,
    rules: RuleSet,
    played: Move,
    max_nodes: u64,
    /// By it the reports of this review are told from others.
    stamp: u64,
    state: State,
    best: Option<Report>,
    found: Option<Report>,
}

impl Review {
    /// A review of the move `ply` of a game, from 1 (the first) to [`Game::ply`] (the last). Each of
    /// the two searches looks at so many nodes at most, 0 for [`HINT_NODES`]; at more only if those are
    /// too few to say anything.
    ///
    /// # Errors
    /// [`ReviewError`].
    pub fn new(game: &Game, ply: usize, max_nodes: u64) -> Result<Review, ReviewError> {
        let no_move = ReviewError::Ply(ply);
        let info = game.history(ply).filter(|_| ply <= game.ply()).ok_or(no_move)?;
        let setup = game.setup_at(ply - 1).ok_or(no_move)?;
        let earlier = &game.past()[..ply];
        let mut past = Vec::new();
        past.try_reserve_exact(earlier.len()).map_err(|_| ReviewError::Memory)?;
        past.extend_from_slice(earlier);
        Ok(Review {
            position: setup.position,
            past,
            no_progress: setup.no_progress,
            rules: *game.rules(),
            played: info.played,
            max_nodes: if max_nodes == 0 { HINT_NODES } else { max_nodes },
            stamp: mix(game.game_hash() ^ mix(ply as u64)),
            state: State::Running,
            best: None,
            found: None,
        })
    }

    fn root(&self) -> Root<'_, AnyPosition> {
        Root {
            position: self.position,
            past: &self.past,
            no_progress: self.no_progress,
            rules: self.rules,
        }
    }

    /// Searches about `nodes` more nodes: [`State::Running`] until the judgement is there, then
    /// [`State::Done`]; [`State::Stopped`] if `stop` is raised: the next step begins that search again.
    ///
    /// # Errors
    /// [`BeginError::Memory`] if the engine is too small.
    pub fn step(
        &mut self,
        engine: &mut Engine<'_>,
        nodes: u64,
        stop: Option<&AtomicBool>,
    ) -> Result<State, BeginError> {
        if self.state == State::Done {
            return Ok(State::Done);
        }
        let mut left = nodes;
        loop {
            let stamp = self.stamp.wrapping_add(u64::from(self.best.is_some()));
            let running = engine.report();
            if running.game_hash != stamp || running.state != State::Running {
                engine.begin(&self.root(), &self.limits(stamp))?;
            }
            let before = engine.report().nodes;
            let state = engine.step(left, stop);
            let report = engine.report();
            left = left.saturating_sub(report.nodes - before);
            if state != State::Done {
                return Ok(state);
            }
            if report.score.is_none() {
                // Not one move was looked at to its end: it is made again with more nodes.
                self.max_nodes = self.max_nodes.saturating_mul(4);
            } else if self.keep(report) {
                self.state = State::Done;
                return Ok(State::Done);
            }
            if left == 0 {
                return Ok(State::Running);
            }
        }
    }

    /// How far the search goes that is to be made next. The move played is searched as deep as the
    /// best one was, lest it seem better or worse only by that; but a mate may take longer.
    fn limits(&self, game_hash: u64) -> Limits<'_> {
        let limits = Limits { game_hash, ..Limits::nodes(self.max_nodes) };
        match &self.best {
            None => limits,
            Some(best) => {
                let is_mate = matches!(best.score, Some(Score::Mate(_)));
                let max_depth = if is_mate { 0 } else { best.depth.max(1) };
                Limits { root_moves: core::slice::from_ref(&self.played), max_depth, ..limits }
            }
        }
    }

    /// Keeps what a search has found. Is it all that is needed?
    fn keep(&mut self, report: Report) -> bool {
        let was_best = report.best == Some(self.played);
        if self.best.is_none() {
            self.best = Some(report);
            if !was_best {
                return false;
            }
        }
        self.found = Some(report);
        true
    }

    /// How far it is, in thousandths: each search is one half.
    #[must_use]
    pub fn permille(&self, engine: &Engine<'_>) -> u32 {
        let stamp = self.stamp.wrapping_add(u64::from(self.best.is_some()));
        let report = engine.report();
        let part = if report.game_hash == stamp { report.permille / 2 } else { 0 };
        match (self.state, &self.best) {
            (State::Done, _) => 1000,
            (_, Some(_)) => 500 + part,
            (_, None) => part,
        }
    }

    /// The judgement, once it is there.
    #[must_use]
    pub fn judgement(&self) -> Option<Judgement> {
        let (best, found) = (self.best.as_ref()?, self.found.as_ref()?);
        let (mut best_score, played_score) = (best.score?, found.score?);
        let (mut best_move, mut best_line) = (best.best?, best.line);
        // The first search may have been wrong about the move: then none is known to be better.
        if worth(played_score) >= worth(best_score) {
            (best_score, best_move, best_line) = (played_score, self.played, found.line);
        }
        let chance_lost = winning_chance(best_score) - winning_chance(played_score);
        Some(Judgement {
            played: self.played,
            played_score,
            played_line: found.line,
            best: best_move,
            best_score,
            best_line,
            merits: Merits::of(&self.root(), best_move, Some(best_score), &best_line),
            lost: worth(best_score) - worth(played_score),
            chance_lost,
            grade: Grade::of_loss(chance_lost),
            missed_mate: mating(best_score).filter(|_| mating(played_score).is_none()),
            allowed_mate: mated(played_score).filter(|_| mated(best_score).is_none()),
        })
    }
}

/// In so many moves the mover mates.
fn mating(score: Score) -> Option<u32> {
    matches!(score, Score::Mate(1..)).then(|| moves(score))
}

/// In so many moves the mover is mated.
fn mated(score: Score) -> Option<u32> {
    matches!(score, Score::Mate(..=0)).then(|| moves(score))
}

fn moves(score: Score) -> u32 {
    match score {
        Score::Mate(moves) => moves.unsigned_abs(),
        Score::Centipawns(_) => 0,
    }
}

/// A score in hundredths of a pawn. No opinion of the engine is larger than a mate.
const fn worth(score: Score) -> i32 {
    const MATE: i32 = 10_000;
    match score {
        Score::Mate(1..) => MATE,
        Score::Mate(_) => -MATE,
        Score::Centipawns(ahead) if ahead > MATE => MATE,
        Score::Centipawns(ahead) if ahead < -MATE => -MATE,
        Score::Centipawns(ahead) => ahead,
    }
}
