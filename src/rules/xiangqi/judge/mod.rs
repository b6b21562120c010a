//! The judge of repetitions: what the moves of a lap amount to.
//!
//! | file | what |
//! |---|---|
//! | `walk.rs` | the board before and after each move of a lap |
//! | `threat.rs` | does a man threaten another at a gain? roots, exchanges, the chariot |
//! | `chase.rs` | perpetual chase: the same man newly threatened by every move (AXF, WXF) |
//! | `kill.rs` | threats of mate |
//! | `exchange.rs` | threats by the balance of the full exchange (CXA) |
//! | `conduct.rs` | kills and mixed offences, for the rules that punish them (CXA) |
//! | `collect.rs` | the evidence: each move of the offender with what it threatens |
//!
//! Perpetual check needs no board and is found before anybody asks here (`src/rules/arbiter.rs`).

mod chase;
mod collect;
mod conduct;
mod exchange;
mod kill;
mod threat;
mod walk;

pub(super) use collect::collect;

use super::position::Xiangqi;
use crate::rules::{ChaseRule, Finding, Lap, RuleSet};

/// What the moves of a lap that ends in `present` amount to, perpetual check apart.
pub(super) fn examine(present: &Xiangqi, lap: &Lap<'_>, rules: &RuleSet) -> Finding {
    if rules.perpetual_kill_loses || rules.mixed_offence_loses || rules.chase == ChaseRule::Exchange
    {
        conduct::judge(present, lap, rules)
    } else if rules.perpetual_chase_loses {
        chase::judge(present, lap)
    } else {
        Finding::Plain
    }
}
