//! A search under way: one slice at a time, what it says meanwhile, and its answer.

use std::io::{self, Write};
use std::time::Duration;

use duiyi::engine::{
    BeginError, Engine, Limits as EngineLimits, RankedLine, Report, Root, Score, State,
};
use duiyi::game::Game;
use duiyi::rules::{Move, Notation, Position};

use crate::options::Options;
use crate::protocol::{Dialect, Limits};
use crate::time::{Budget, Watch, rate};

/// Nodes between two looks at the clock and at what the other side says: less than a millisecond.
const SLICE: u64 = 1_000;
/// The first slices are shorter, so that the first few depths are not told in one.
const FIRST_SLICE: u64 = 16;

/// How a search stands towards the outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// There is more to search.
    Running,
    /// All is searched, but `go infinite` is answered only at `stop`.
    Waiting,
    /// The answer is due.
    Finished,
}

#[derive(Debug)]
pub(crate) struct Thinking {
    watch: Watch,
    budget: Budget,
    /// No answer before `stop`, or while it ponders before `ponderhit`.
    infinite: bool,
    pondering: bool,
    /// A mate in so many moves is enough.
    mate: Option<i32>,
    /// Nothing but `stop` ends it.
    endless: bool,
    /// When the last slice ended, and how long the longest took: a slice is short, so this is how long
    /// a busy machine held us up.
    sliced: Duration,
    held_up: Duration,
    /// The last depth that was told, its nodes and its best move.
    depth: u32,
    nodes: u64,
    best: Option<Move>,
    /// How far the best move is in doubt: 2 when it has just changed, 0 when it has not for some depths.
    doubt: u32,
}

impl Thinking {
    /// Begins a search of the position on the board.
    pub(crate) fn begin(
        engine: &mut Engine<'_>,
        game: &Game,
        limits: &Limits,
        root_moves: &[Move],
        options: &Options,
        held_up: Duration,
    ) -> Result<Thinking, BeginError> {
        let watch = Watch::start();
        let root = Root {
            position: *game.position(),
            past: game.past(),
            no_progress: game.no_progress(),
            rules: options.rule_set(),
        };
        let engine_limits = EngineLimits {
            level: options.level,
            seed: options.seed,
            max_nodes: limits.nodes.unwrap_or(u64::MAX),
            max_depth: limits.depth.unwrap_or(0),
            lines: options.multi_pv,
            root_moves,
            game_hash: game.game_hash(),
            ..EngineLimits::default()
        };
        engine.begin(&root, &engine_limits)?;
        let overhead = Duration::from_millis(options.overhead_ms) + held_up;
        let budget = Budget::new(limits, game.position().side_to_move(), overhead);
        let sized = limits.nodes.is_some() || limits.depth.is_some() || options.level > 0;
        let endless = limits.infinite || !(sized || budget.hard.is_some());
        Ok(Thinking {
            watch,
            budget,
            infinite: limits.infinite,
            pondering: limits.ponder,
            mate: limits.mate.map(|moves| i32::try_from(moves).unwrap_or(i32::MAX)),
            endless,
            sliced: Duration::ZERO,
            held_up: Duration::ZERO,
            depth: 0,
            nodes: 0,
            best: None,
            doubt: 0,
        })
    }

    /// The move that was pondered on was played: from now on time counts.
    pub(crate) fn ponder_hit(&mut self) {
        self.pondering = false;
        (self.watch, self.sliced) = (Watch::start(), Duration::ZERO);
    }

    /// How long the machine held the search up at a time.
    pub(crate) const fn held_up(&self) -> Duration {
        self.held_up
    }

    pub(crate) const fn is_endless(&self) -> bool {
        self.endless || self.pondering
    }

    /// Searches a little more and tells of each depth that is done.
    pub(crate) fn slice(
        &mut self,
        engine: &mut Engine<'_>,
        teller: &mut Teller<'_, impl Write>,
    ) -> io::Result<Progress> {
        let nodes = (engine.report().nodes / 4).clamp(FIRST_SLICE, SLICE);
        let state = engine.step(nodes, None);
        let report = engine.report();
        let elapsed = self.watch.elapsed();
        self.held_up = self.held_up.max(elapsed.saturating_sub(self.sliced));
        self.sliced = elapsed;
        let deeper = report.depth > self.depth;
        if deeper {
            (self.depth, self.nodes) = (report.depth, report.nodes);
            self.doubt = if report.best == self.best { self.doubt / 2 } else { 2 };
            self.best = report.best;
            teller.infos(engine, self.watch)?;
        }
        let mates =
            |most| matches!(report.score, Some(Score::Mate(moves)) if 0 < moves && moves <= most);
        let passed = |end: Option<_>| end.is_some_and(|end| elapsed >= end);
        // A move that keeps changing is worth a closer look.
        let soft = self.budget.soft.map(|soft| soft * (2 + self.doubt) / 2);
        let holds_back = self.infinite || self.pondering;
        Ok(match state {
            State::Running if holds_back => Progress::Running,
            State::Running if self.mate.is_some_and(mates) => Progress::Finished,
            State::Running if passed(self.budget.hard) => Progress::Finished,
            State::Running if deeper && passed(soft) => Progress::Finished,
            State::Running => Progress::Running,
            _ if holds_back => Progress::Waiting,
            _ => Progress::Finished,
        })
    }

    /// The last word: what the last, unfinished depth has added, and the move.
    pub(crate) fn answer(
        &self,
        engine: &mut Engine<'_>,
        teller: &mut Teller<'_, impl Write>,
    ) -> io::Result<()> {
        engine.stop();
        let report = engine.report();
        if report.nodes > self.nodes {
            teller.infos(engine, self.watch)?;
        }
        teller.best_move(&report)
    }
}

/// Writes what a search finds as the other side wants to read it.
pub(crate) struct Teller<'s, W> {
    pub(crate) out: &'s mut W,
    pub(crate) game: &'s Game,
    pub(crate) dialect: Dialect,
    pub(crate) notation: Notation,
}

impl<W: Write> Teller<'_, W> {
    /// What is found so far: a line of text for each line of moves. Where there is no move, its score.
    fn infos(&mut self, engine: &Engine<'_>, watch: Watch) -> io::Result<()> {
        let (report, time) = (engine.report(), watch.elapsed());
        let lines: Vec<RankedLine> = (0..).map_while(|index| engine.line(index)).collect();
        if lines.is_empty() {
            return self.info(&report, time, None, report.score);
        }
        let several = lines.len() > 1;
        for (line, number) in lines.iter().zip(1..) {
            let number = several.then_some(number);
            self.info(&Report { line: line.line, ..report }, time, number, Some(line.score))?;
        }
        Ok(())
    }

    fn info(
        &mut self,
        report: &Report,
        time: Duration,
        number: Option<usize>,
        score: Option<Score>,
    ) -> io::Result<()> {
        let Report { depth, selective_depth, nodes, .. } = *report;
        write!(self.out, "info depth {depth} seldepth {selective_depth}")?;
        if let Some(number) = number {
            write!(self.out, " multipv {number}")?;
        }
        if let Some(score) = score {
            write!(self.out, " score {}", score_text(self.dialect, score))?;
        }
        let (rate, time) = (rate(nodes, time), time.as_millis());
        write!(self.out, " nodes {nodes} nps {rate} time {time}")?;
        if !report.line.is_empty() {
            write!(self.out, " pv")?;
            for m in report.line.iter() {
                write!(self.out, " {}", self.game.write_move(m, self.notation))?;
            }
        }
        writeln!(self.out)?;
        self.out.flush()
    }

    fn best_move(&mut self, report: &Report) -> io::Result<()> {
        match (report.best, self.dialect) {
            (Some(best), _) => {
                write!(self.out, "bestmove {}", self.game.write_move(best, self.notation))?;
                if let Some(ponder) = report.ponder {
                    write!(self.out, " ponder {}", self.game.write_move(ponder, self.notation))?;
                }
                writeln!(self.out)
            }
            (None, Dialect::Uci) => writeln!(self.out, "bestmove (none)"),
            (None, Dialect::Ucci) => writeln!(self.out, "nobestmove"),
        }
    }
}

/// UCCI has no word for mates: they are numbers beyond every opinion, nearer ones further beyond.
fn score_text(dialect: Dialect, score: Score) -> String {
    match (dialect, score) {
        (Dialect::Uci, Score::Centipawns(score)) => format!("cp {score}"),
        (Dialect::Uci, Score::Mate(moves)) => format!("mate {moves}"),
        (Dialect::Ucci, Score::Centipawns(score)) => score.to_string(),
        (Dialect::Ucci, Score::Mate(moves @ 1..)) => (UCCI_MATE - moves).to_string(),
        (Dialect::Ucci, Score::Mate(moves)) => (-UCCI_MATE - moves).to_string(),
    }
}

const UCCI_MATE: i32 = 30_000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_of_both_dialects() {
        assert_eq!(score_text(Dialect::Uci, Score::Centipawns(-12)), "cp -12");
        assert_eq!(score_text(Dialect::Uci, Score::Mate(-3)), "mate -3");
        assert_eq!(score_text(Dialect::Ucci, Score::Centipawns(-12)), "-12");
        assert_eq!(score_text(Dialect::Ucci, Score::Mate(3)), "29997");
        assert_eq!(score_text(Dialect::Ucci, Score::Mate(-2)), "-29998");
        assert_eq!(score_text(Dialect::Ucci, Score::Mate(0)), "-30000");
    }
}
