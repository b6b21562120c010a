//! The root: beginning a search, and each iteration of it, one ply deeper than the one before.

use super::super::evaluation::{Balance, is_bare};
use super::super::limits::{BeginError, Limits, Root};
use super::super::report::{Line, RankedLine, Report, State};
use super::super::{Evaluate, Level, Slot, level::Weakness, score, table};
use super::experience::{Experience, HISTORY, Known};
use super::order::Ranking;
use super::{Frame, MAX_FRAMES, Memory, Next, Ranked, Search};
use crate::rules::{MAX_MOVES, Move, PastPly, RuleSet, Side, sort_by_key};

/// Levels use so many slots of the table (1 MiB), or all if there are fewer: the same level plays
/// the same wherever that much is there.
const LEVEL_SLOTS: usize = (1 << 20) / size_of::<Slot>();

/// Beyond this depth an iteration expects the score of the one before...
const ASPIRE_FROM: u32 = 4;
/// ... within so much at first...
const ASPIRE_BY: i32 = 25;
/// ... and any score after it was wrong by this.
const ASPIRE_MAX: i32 = 500;

impl Search {
    /// Begins a search. Nothing is searched yet, but if there is a legal move, the report already
    /// has one. A search under way is forgotten.
    ///
    /// # Errors
    /// [`BeginError`]; nothing has changed then.
    pub fn begin<P: Evaluate>(
        &mut self,
        memory: &mut Memory<'_, P>,
        root: &Root<'_, P>,
        limits: &Limits<'_>,
    ) -> Result<(), BeginError> {
        let level = Level::of(limits.level, root.position.variant())?;
        let frames = memory.frames.len().min(MAX_FRAMES);
        if frames < 2
            || memory.past.len() < frames
            || memory.moves.len() < MAX_MOVES
            || memory.lines.is_empty()
            || memory.best_lines.is_empty()
            || memory.history.len() < HISTORY
        {
            return Err(BeginError::Memory);
        }
        let lines = usize::try_from(limits.lines).unwrap_or(usize::MAX).max(1);
        if lines > memory.best_lines.len() {
            return Err(BeginError::Lines(limits.lines));
        }
        let legal = root.position.legal_moves();
        if let Some(&illegal) = limits.root_moves.iter().find(|&&m| !legal.contains(m)) {
            return Err(BeginError::RootMove(illegal));
        }

        self.report = Report {
            state: State::Running,
            root_hash: root.position.hash(),
            game_hash: limits.game_hash,
            ..Report::IDLE
        };
        self.max_nodes = limits.budget(level);
        // The opponent plays its only move at once; who sets a limit gets the search asked for.
        let only_move = legal.len() == 1 && !limits.asks_for_size();
        let deepest = if only_move { 1 } else { frames as u32 - 1 };
        let bare = Side::ALL.iter().any(|&side| is_bare(&root.position, side));
        self.max_depth = limits.plies(level, bare).min(deepest);
        self.rules = with_claims_made(root);
        self.weakness = Weakness::new(level, limits);
        self.full_width = limits.full_width;
        self.proving = false;
        self.experience = if level.is_some() { HISTORY } else { memory.history.len() };
        self.prepare_memory(memory, level);
        self.root_ply = remember(memory.past, frames, root);
        self.list = legal;
        (self.lines_wanted, self.lines_found) = (lines, 0);
        self.set_up_root(memory, root, limits.root_moves);
        Ok(())
    }

    /// A level must not depend on the searches before it, nor may another search believe what a
    /// level noted, or what was noted under other rules. Else the table stays, and half of what was
    /// learnt about moves: the game goes on. (The latter gained 29 Elo in chess, [3, 55], 400 games at 4,000
    /// nodes a move.)
    fn prepare_memory<P>(&mut self, memory: &mut Memory<'_, P>, level: Option<Level>) {
        let rules = level.is_none().then_some(self.rules);
        let slots = memory.table.len();
        self.slots = if level.is_some() { slots.min(LEVEL_SLOTS) } else { slots };
        let history = &mut memory.history[..self.experience];
        if level.is_some() || self.table_rules != rules {
            memory.table[..self.slots].fill(Slot::default());
            history.fill(Experience::default());
        } else {
            history.iter_mut().for_each(Experience::fade);
        }
        self.table_rules = rules;
        self.generation += 1;
    }

    /// Fills the root's frame and its moves, best guess first; without a move, the search is done.
    fn set_up_root<P: Evaluate>(
        &mut self,
        memory: &mut Memory<'_, P>,
        root: &Root<'_, P>,
        chosen: &[Move],
    ) {
        memory.frames.iter_mut().for_each(|frame| frame.killers = [None; 2]);
        let known = table::probe(&memory.table[..self.slots], root.position.hash());
        let ranking = Ranking {
            known_best: known.and_then(|entry| entry.best),
            killers: [None; 2],
            experience: Known(&memory.history[..self.experience]),
            before: [None; 2],
        };
        let mut count = 0;
        for &m in self.list.tagged() {
            if chosen.is_empty() || chosen.contains(&m.plain()) {
                let ranked = ranking.rank(&root.position, m);
                let whim = self.weakness.whim(root.position.hash() ^ u64::from(m.plain().number()));
                memory.moves[count] = Ranked { rank: ranked.rank + whim, ..ranked };
                count += 1;
            }
        }
        self.lines_wanted = self.lines_wanted.min(count);
        self.whole_root = count == self.list.len();
        sort_by_key(&mut memory.moves[..count], |r| (-r.rank, r.m.plain().number()));
        memory.frames[0] = Frame {
            balance: Balance::of(&root.position),
            no_progress: root.no_progress,
            end: count,
            ..Frame::new(root.position)
        };
        self.ply = 0;
        self.depth = 0;
        self.next = Next::Deepen;
        if count == 0 {
            self.settle_root(memory);
        } else {
            let first = memory.moves[0].m.plain();
            self.report.line = Line::of(first);
            self.report.best = Some(first);
        }
    }

    /// There is nothing to choose: the rules say what the position is worth.
    fn settle_root<P: Evaluate>(&mut self, memory: &Memory<'_, P>) {
        let frame = &memory.frames[0];
        let to_move = frame.position.side_to_move();
        let verdict = self.rules.without_moves(to_move, frame.check);
        let value = score::of_verdict(verdict, true, to_move, 0);
        self.report.score = Some(score::to_report(value));
        self.report.state = State::Done;
    }

    /// The search of a line has just ended (or none was begun yet): it is taken down, and the next one
    /// set up.
    pub(super) fn deepen<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        if self.depth == 0 {
            return self.open_depth(memory);
        }
        let frame = &mut memory.frames[0];
        let in_window = frame.floor < frame.best && frame.best < frame.beta;
        if self.proving {
            // Sooner, or as it was found.
            if in_window {
                self.found(memory);
            }
            (self.proving, self.full_width) = (false, false);
            return self.close_line(memory);
        }
        if frame.best <= frame.floor && frame.floor > -score::INFINITE
            || frame.best >= frame.beta && frame.beta < score::INFINITE
        {
            self.doubt *= 4;
            return self.open_root(memory);
        }
        if frame.first + 1 == self.lines_end {
            self.report.depth = self.depth;
        }
        // The best move first, then those whose refutation took the most work.
        let moves = &mut memory.moves[frame.first..frame.end];
        let best = frame.best_move;
        sort_by_key(moves, |r| (Some(r.m.plain()) != best, -r.rank, r.m.plain().number()));
        let searched_whole = self.depth >= self.max_depth || self.full_width;
        if !searched_whole && score::is_certain_mate(frame.best, self.depth) {
            return self.prove_mate(memory);
        }
        self.close_line(memory)
    }

    /// A mate that was found is one, but where moves are left out a sooner one may be missed: so one
    /// more search looks for that, with nothing left out. It is as deep as such a mate is long.
    fn prove_mate<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let found = memory.frames[0].best;
        (self.proving, self.full_width) = (true, true);
        self.open_root(memory);
        let frame = &mut memory.frames[0];
        frame.depth = (score::plies_to_mate(found) - 2).max(1);
        (frame.floor, frame.beta) = match found > 0 {
            true => (found, score::INFINITE),
            false => (-score::INFINITE, found),
        };
        frame.alpha = frame.floor;
        Next::Advance
    }

    /// The root's next line: all its moves from `first` on.
    pub(super) fn open_line<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let before = memory.best_lines[..self.lines_found].get(memory.frames[0].first);
        self.expected = before.map_or(0, RankedLine::value);
        self.doubt = if self.depth > ASPIRE_FROM { ASPIRE_BY } else { score::INFINITE };
        self.open_root(memory)
    }

    /// Sets up the root for a line: the score is expected to be near that of the depth before, and a
    /// narrow window cuts more off. If it is not, the line is searched again in a wider one.
    pub(super) fn open_root<P: Evaluate>(&self, memory: &mut Memory<'_, P>) -> Next {
        let frame = &mut memory.frames[0];
        let wide = self.full_width || score::is_decided(self.expected) || self.doubt > ASPIRE_MAX;
        let doubt = if wide { 2 * score::INFINITE } else { self.doubt };
        frame.floor = (self.expected - doubt).max(-score::INFINITE);
        frame.beta = (self.expected + doubt).min(score::INFINITE);
        frame.alpha = frame.floor;
        frame.depth = self.depth as i32;
        frame.best = -score::INFINITE;
        frame.best_move = None;
        frame.next = frame.first;
        Next::Advance
    }
}

/// Copies the newest of the past that fit, the root last; returns the root's place.
fn remember<P: Evaluate>(memory: &mut [PastPly], frames: usize, root: &Root<'_, P>) -> usize {
    let alone = [PastPly::first(&root.position)];
    let past = if root.past.is_empty() { &alone } else { root.past };
    let kept = (past.len() - 1).min(memory.len() - frames);
    memory[..=kept].copy_from_slice(&past[past.len() - 1 - kept..]);
    kept
}

/// The rules as the search needs them: what somebody may claim, somebody will.
fn with_claims_made<P>(root: &Root<'_, P>) -> RuleSet {
    match root.rules.no_progress_claim {
        Some(claim) if root.no_progress < claim => {
            RuleSet { no_progress_limit: Some(claim), ..root.rules }
        }
        _ => root.rules,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Chess, Position, RuleSet};

    #[test]
    fn the_table_keeps_nothing_of_a_root_with_some_moves_left_out() {
        let root = Root::new(Chess::START, RuleSet::CHESS_CASUAL);
        let moves: [Move; 20] =
            core::array::from_fn(|i| Chess::START.legal_moves().tagged()[i].plain());
        let known = |root_moves: &[Move]| {
            let mut memory = Memory {
                frames: &mut [Frame::new(Chess::START); 16],
                moves: &mut [Ranked::default(); 768],
                past: &mut [PastPly::default(); 16],
                lines: &mut [Line::EMPTY; 1],
                best_lines: &mut [RankedLine::EMPTY; 1],
                history: &mut [Experience::default(); HISTORY],
                table: &mut [Slot::default(); 256],
            };
            let mut search = Search::new();
            search.begin(&mut memory, &root, &Limits { root_moves, ..Limits::depth(3) }).unwrap();
            search.step(&mut memory, u64::MAX, None);
            table::probe(memory.table, root.position.hash())
        };
        assert_eq!(known(&moves[..5]), None);
        assert!(known(&moves).is_some_and(|entry| entry.depth == 3));
        assert_eq!(known(&[]), known(&moves));
    }
}
