//! Time: milliseconds for the table, how many nodes a frame searches, how long frames took.
#![allow(
    clippy::disallowed_types,
    reason = "a host has a clock; the library is told what it shows"
)]

use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::time::Instant;

/// A clock that never goes back.
#[derive(Clone, Copy, Debug)]
pub struct Timer(Instant);

impl Timer {
    pub fn new() -> Timer {
        Timer(Instant::now())
    }

    /// Microseconds since it was made.
    pub fn us(&self) -> u64 {
        u64::try_from(self.0.elapsed().as_micros()).unwrap_or(u64::MAX)
    }

    /// Milliseconds since it was made.
    pub fn ms(&self) -> u64 {
        self.us() / 1_000
    }
}

/// A number that is another one at each start.
pub fn any_number() -> u64 {
    RandomState::new().hash_one(std::process::id())
}

/// So long may a frame think, that no key waits.
const THINK_US: u64 = 8_000;

/// How many nodes a frame searches, by how long the last ones took.
#[derive(Clone, Copy, Debug)]
pub struct Slice {
    pub nodes: u64,
}

impl Slice {
    pub fn new() -> Slice {
        Slice { nodes: 1_000 }
    }

    /// So many nodes took so long. It grows slowly and shrinks at once. What took no time was no
    /// search: the opponent waits for its pace.
    pub fn took(&mut self, us: u64) {
        if us >= 500 {
            let fitting = self.nodes * THINK_US / us;
            self.nodes = fitting.min(self.nodes * 5 / 4).clamp(50, 20_000);
        }
    }
}

/// How long frames took while the opponent thought.
#[derive(Debug, Default)]
pub struct Meter {
    /// Microseconds of each, by the clock on the wall.
    walls: Vec<u64>,
    /// The longest, by the processor that it really had, where the system tells.
    longest_cpu_us: u64,
    began: Option<(u64, Option<u64>)>,
}

impl Meter {
    pub fn begin(&mut self, timer: &Timer) {
        self.began = Some((timer.us(), processor_us()));
    }

    /// The frame is drawn, and input is read again.
    pub fn end(&mut self, timer: &Timer, counts: bool) {
        let Some((wall, processor)) = self.began.take().filter(|_| counts) else { return };
        self.walls.push(timer.us() - wall);
        if let (Some(before), Some(now)) = (processor, processor_us()) {
            self.longest_cpu_us = self.longest_cpu_us.max(now.saturating_sub(before));
        }
    }

    /// What was measured, as JSON in milliseconds.
    pub fn report(mut self) -> String {
        self.walls.sort_unstable();
        let at = |part: usize| {
            let last = self.walls.len().saturating_sub(1);
            self.walls.get(last * part / 100).copied().unwrap_or(0)
        };
        let late = self.walls.iter().filter(|&&us| us > 33_000).count();
        let ms = |us: u64| format!("{}.{}", us / 1_000, us % 1_000 / 100);
        format!(
            r#"{{"frames": {}, "median_ms": {}, "longest_ms": {}, "longest_cpu_ms": {}, "over_33_ms": {late}}}"#,
            self.walls.len(),
            ms(at(50)),
            ms(at(100)),
            ms(self.longest_cpu_us),
        )
    }
}

/// What this thread has had of a processor; other programs do not count. Linux tells.
fn processor_us() -> Option<u64> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse::<u64>().ok().map(|ns| ns / 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slice_shrinks_at_once_and_grows_slowly() {
        let mut slice = Slice::new();
        slice.took(4 * THINK_US);
        assert_eq!(slice.nodes, 250);
        slice.took(THINK_US / 8);
        assert_eq!(slice.nodes, 312);
        slice.took(100);
        assert_eq!(slice.nodes, 312);
    }
}
