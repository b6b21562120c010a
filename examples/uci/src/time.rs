//! How long to think: from the clocks of `go` to two times, and the watch that measures them.
#![allow(
    clippy::disallowed_types,
    reason = "the library takes time as numbers; a program has a clock"
)]

use std::time::{Duration, Instant};

use duiyi::rules::Side;

use crate::protocol::Limits;

/// A game without a move count is expected to last this many more moves.
const MOVES_TO_GO: u32 = 30;
/// A difficult move may take this many shares, if the clock has them.
const STRETCH: u32 = 4;
/// No move takes more than this part of what is left: a busy machine can hold us up for longer than we
/// think.
const RESERVE: u32 = 8;

/// So much stays on a clock with more moves to come...
const UNTOUCHED: Duration = Duration::from_millis(300);
/// ... and of the rest no deeper iteration is begun after this part.
const THRIFT: u32 = 16;

/// Of a time for the move itself no more than this part is kept back for the way to the other side.
const WAY: u32 = 16;

/// Two times to end a search by, measured from its beginning; `None`: no such end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Budget {
    /// No deeper iteration is begun after this.
    pub(crate) soft: Option<Duration>,
    /// The search ends here wherever it is.
    pub(crate) hard: Option<Duration>,
}

impl Budget {
    /// The time for one move of `side`.
    pub(crate) fn new(limits: &Limits, side: Side, overhead: Duration) -> Budget {
        let spendable = |time: Duration, kept_back: Duration| {
            time.saturating_sub(kept_back).max(Duration::from_millis(1))
        };
        if limits.infinite {
            return Budget::default();
        }
        if let Some(time) = limits.move_time {
            let time = Duration::from_millis(time);
            let hard = spendable(time, overhead.min(time / WAY));
            return Budget { soft: None, hard: Some(hard) };
        }
        let clock = limits.clocks[side.index()];
        let Some(left) = clock.left else { return Budget::default() };
        let left = spendable(Duration::from_millis(left), overhead);
        let moves = limits.moves_to_go.unwrap_or(MOVES_TO_GO).clamp(1, MOVES_TO_GO);
        // Three quarters of the increment: the rest refills a clock that has run low.
        let share = left / moves + Duration::from_millis(clock.increment) * 3 / 4;
        // With more moves to come most of the clock stays on it, and one that has run low is not spent down
        // to its increments: they refill it.
        let (most, usual) = match moves {
            1 => (left, left),
            _ => (left / RESERVE, left.saturating_sub(UNTOUCHED) / THRIFT),
        };
        // A new iteration takes longer than all before it together.
        Budget { soft: Some((share / 2).min(usual)), hard: Some((share * STRETCH).min(most)) }
    }
}

/// Measures a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watch(Instant);

impl Watch {
    pub(crate) fn start() -> Watch {
        Watch(Instant::now())
    }

    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Nodes a second.
pub(crate) fn rate(nodes: u64, time: Duration) -> u64 {
    let rate = u128::from(nodes) * 1_000_000_000 / time.as_nanos().max(1);
    u64::try_from(rate).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Clock;

    const OVERHEAD: Duration = Duration::from_millis(20);

    fn clock(left: u64, increment: u64, moves_to_go: Option<u32>) -> Budget {
        let clock = Clock { left: Some(left), increment };
        let limits = Limits { clocks: [clock, Clock::default()], moves_to_go, ..Limits::default() };
        Budget::new(&limits, Side::White, OVERHEAD)
    }

    #[test]
    fn nothing_asked_is_no_limit() {
        assert_eq!(Budget::new(&Limits::default(), Side::White, OVERHEAD), Budget::default());
        let limits = Limits { infinite: true, move_time: Some(5), ..Limits::default() };
        assert_eq!(Budget::new(&limits, Side::Black, OVERHEAD), Budget::default());
    }

    #[test]
    fn each_side_has_its_own_clock() {
        let mut limits = Limits::default();
        limits.clocks[1].left = Some(60_000);
        assert_eq!(Budget::new(&limits, Side::White, OVERHEAD), Budget::default());
        assert!(Budget::new(&limits, Side::Black, OVERHEAD).hard.is_some());
    }

    #[test]
    fn move_time_is_used_and_not_overstepped() {
        for (time, hard) in [(500, 480), (160, 150), (16, 15), (1, 1), (0, 1)] {
            let limits = Limits { move_time: Some(time), ..Limits::default() };
            let budget = Budget::new(&limits, Side::White, OVERHEAD);
            assert_eq!(budget, Budget { soft: None, hard: Some(Duration::from_millis(hard)) });
        }
    }

    #[test]
    fn never_more_than_the_clock_holds() {
        for left in [0, 1, 5, 20, 21, 50, 100, 1_000, 60_000, 7_200_000] {
            for increment in [0, 10, 1_000, 100_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40), Some(1_000)] {
                    let Budget { soft: Some(soft), hard: Some(hard) } =
                        clock(left, increment, moves_to_go)
                    else {
                        panic!("a clock must limit");
                    };
                    assert!(soft <= hard);
                    assert!(hard <= Duration::from_millis(left.saturating_sub(20).max(1)));
                }
            }
        }
    }

    #[test]
    fn a_usual_clock_gives_a_usual_share() {
        let Budget { soft, hard } = clock(300_020, 2_000, None);
        assert_eq!(soft, Some(Duration::from_millis(5_750)));
        assert_eq!(hard, Some(Duration::from_millis(37_500)));
    }
}
