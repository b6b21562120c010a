//! Several best moves: each depth searches a line after the other, and each line all root moves but
//! the first ones of the lines before it.
//!
//! The root's moves on the move stack begin with those of the lines that are known to be better; its
//! frame's `first` is where the line under way begins, and so how many these are. A search for the
//! best move alone is one of a single line.

use super::super::report::RankedLine;
use super::super::{Evaluate, score};
use super::{Memory, Next, Search};

impl RankedLine {
    /// Its score as the search reckons.
    pub(super) fn value(&self) -> i32 {
        score::from_report(self.score)
    }

    /// Does it end in a mate that no deeper search can take away?
    fn is_settled(&self) -> bool {
        score::is_certain_mate(self.value(), self.depth)
    }
}

impl Search {
    /// How many lines of [`Memory::best_lines`] it has found so far: at most as many as were asked for,
    /// the best first. While a depth is under way, those already searched to it come first.
    #[must_use]
    pub fn lines_found(&self) -> usize {
        self.lines_found
    }

    /// The next depth begins with its first line, unless all of them are settled. To a mate that was
    /// found a deeper search adds nothing; and where the best of the moves that are left is mated,
    /// there is nothing to find among them.
    pub(super) fn open_depth<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let lines = &memory.best_lines[..self.lines_found];
        let won = lines.iter().take_while(|line| line.value() > 0 && line.is_settled()).count();
        let lost =
            lines.iter().rev().take_while(|line| line.value() < 0 && line.is_settled()).count();
        self.lines_end = self.lines_wanted - lost;
        if won >= self.lines_end {
            return self.done();
        }
        self.depth += 1;
        memory.frames[0].first = won;
        self.open_line(memory)
    }

    /// A line was searched to the end: it gets its place among those before it, and the next one
    /// follows.
    pub(super) fn close_line<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let line = memory.frames[0].first;
        let lines = &mut memory.best_lines[..=line];
        // A search that leaves much out may find that a later line is the better one.
        let place = lines.iter().position(|other| other.value() < lines[line].value());
        if let Some(place) = place {
            lines[place..].rotate_right(1);
            memory.moves[place..=line].rotate_right(1);
            self.report.tell(&memory.best_lines[0]);
        }
        if line + 1 < self.lines_end {
            memory.frames[0].first += 1;
            return self.open_line(memory);
        }
        if self.depth >= self.max_depth {
            return self.done();
        }
        self.open_depth(memory)
    }

    /// The line under way has a better move than before: it is noted, and what the list had from there
    /// on gives way.
    pub(super) fn found<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) {
        let (value, line) = (memory.frames[0].best, memory.frames[0].first);
        let found =
            RankedLine { score: score::to_report(value), depth: self.depth, line: memory.lines[0] };
        let rest = &mut memory.best_lines[line..self.lines_wanted];
        let known = rest[..self.lines_found - line]
            .iter()
            .position(|other| other.line.get(0) == found.line.get(0));
        let place = known.unwrap_or_else(|| {
            self.lines_found = (self.lines_found + 1).min(self.lines_wanted);
            self.lines_found - 1 - line
        });
        rest[..=place].rotate_right(1);
        rest[0] = found;
        if line == 0 {
            self.report.tell(&found);
        }
    }
}
