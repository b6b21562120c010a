//! One side's time: how it runs down, and what a move gives back.

use super::{Stage, TimeControl};

/// What a side's clock shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SideClock {
    /// Milliseconds left: of the main time, or of the period in byoyomi. 0: the flag has fallen.
    pub left_ms: u32,
    /// Moves until the next stage; 0: none comes.
    pub moves_left: u16,
    /// Periods of byoyomi left, the one that runs included.
    pub periods_left: u16,
    /// Number of the stage, from 0.
    pub stage: u8,
    /// The main time is gone: a period runs.
    pub byoyomi: bool,
}

impl SideClock {
    /// As the game begins.
    pub(super) fn new(control: &TimeControl) -> SideClock {
        let mut clock = SideClock::default();
        clock.enter(0, control.stage(0));
        clock
    }

    /// Begins a stage, with the main time left from before.
    fn enter(&mut self, number: u8, stage: &Stage) {
        let kept = if self.byoyomi { 0 } else { self.left_ms };
        let main = kept.saturating_add(stage.main_ms);
        let periods_left = if stage.byoyomi_ms > 0 { stage.periods } else { 0 };
        let byoyomi = main == 0 && periods_left > 0;
        *self = SideClock {
            left_ms: if byoyomi { stage.byoyomi_ms } else { main },
            moves_left: stage.moves,
            periods_left,
            stage: number,
            byoyomi,
        };
    }

    /// So much time passes in a move that has taken `spent` already. In one go or in parts, the
    /// result is the same.
    pub(super) fn charge(&mut self, control: &TimeControl, spent: u32, ms: u32) {
        let stage = control.stage(self.stage);
        let mut ms = ms.saturating_sub(stage.delay_ms.saturating_sub(spent));
        while ms >= self.left_ms {
            ms -= self.left_ms;
            if self.byoyomi {
                self.periods_left -= 1;
            }
            if self.periods_left == 0 {
                (self.left_ms, self.byoyomi) = (0, false);
                return;
            }
            (self.left_ms, self.byoyomi) = (stage.byoyomi_ms, true);
        }
        self.left_ms -= ms;
    }

    /// The side has made a move in time.
    pub(super) fn complete(&mut self, control: &TimeControl) {
        if self.has_fallen() {
            return;
        }
        let stage = control.stage(self.stage);
        self.left_ms = match self.byoyomi {
            true => stage.byoyomi_ms,
            false => self.left_ms.saturating_add(stage.increment_ms),
        };
        if self.moves_left == 1 {
            let next = control.last().min(self.stage + 1);
            self.enter(next, control.stage(next));
        } else {
            self.moves_left = self.moves_left.saturating_sub(1);
        }
    }

    pub(super) fn has_fallen(&self) -> bool {
        self.left_ms == 0
    }

    /// Milliseconds until the flag falls, all periods together, in this stage.
    pub(super) fn left_in_all(&self, control: &TimeControl) -> u64 {
        let periods = self.periods_left - u16::from(self.byoyomi);
        u64::from(self.left_ms)
            + u64::from(periods) * u64::from(control.stage(self.stage).byoyomi_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_in_parts_is_the_same_time() {
        let control = TimeControl::of(Stage {
            main_ms: 1_000,
            delay_ms: 70,
            byoyomi_ms: 300,
            periods: 3,
            ..Stage::default()
        });
        for whole in [0, 1, 69, 70, 71, 1_069, 1_070, 1_071, 1_370, 1_969, 1_970, 5_000] {
            let mut at_once = SideClock::new(&control);
            at_once.charge(&control, 0, whole);
            for part in [1, 7, 70, 301, 999] {
                let (mut in_parts, mut spent) = (SideClock::new(&control), 0);
                while spent < whole {
                    let ms = part.min(whole - spent);
                    in_parts.charge(&control, spent, ms);
                    spent += ms;
                }
                assert_eq!(in_parts, at_once, "{whole} ms, {part} at a time");
            }
        }
    }
}
