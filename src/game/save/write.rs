//! A game as a form.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::form::{self, Form};
use super::names;
use crate::game::{Game, Stage, TimeControl};
use crate::rules::{Notation, RuleSet, Verdict};

impl Form {
    pub(super) fn of(game: &Game) -> Form {
        let plies = game.records.len();
        let named = game.rules.nearest_named();
        let offers = (0..=plies).filter_map(|ply| {
            let by = game.beside_at(ply).offer?;
            Some((ply as u32, names::name(&names::SIDES, by).to_string()))
        });
        let moves = game.records.iter().map(|record| record.info.played);
        let without = names::ACTIONS.iter().filter(|(_, action)| game.without.has(*action));
        Form {
            variant: names::name(&names::VARIANTS, game.variant()).to_string(),
            start: game.start.to_string(),
            rules: RuleSet::NAMES[named].to_string(),
            overrides: overrides(&game.rules, &RuleSet::NAMED[named].2),
            without: without.map(|(name, _)| name.to_string()).collect(),
            refuse_losing_cycles: game.refuse_losing_cycles,
            tags: game.tags.clone(),
            moves: moves.map(|m| game.write_move(m, Notation::Uci).to_string()).collect(),
            ply: game.ply as u32,
            verdict: form::Verdict::of(game.verdict()),
            end: game.beside_at(plies).end.map(form::Verdict::of),
            offers: offers.collect(),
            clock: form::Clock::of(game),
        }
    }
}

impl form::Verdict {
    fn of(verdict: Verdict) -> form::Verdict {
        let (result, reason) = names::verdict(verdict);
        form::Verdict { result: result.to_string(), reason: reason.map(str::to_string) }
    }
}

impl form::Clock {
    fn of(game: &Game) -> Option<form::Clock> {
        let options = game.clock_options()?;
        let plies = game.records.len();
        let untimed = (0..plies).filter(|&ply| !game.beside_at(ply).timed);
        Some(form::Clock {
            white: rows(&options.control[0]),
            black: rows(&options.control[1]),
            low_ms: options.low_ms,
            spent_ms: (0..=plies).map(|ply| game.beside_at(ply).spent_ms).collect(),
            untimed: untimed.map(|ply| ply as u32).collect(),
        })
    }
}

fn rows(control: &TimeControl) -> Vec<[u32; 6]> {
    let row = |stage: &Stage| {
        let Stage { moves, main_ms, increment_ms, delay_ms, byoyomi_ms, periods } = *stage;
        [moves.into(), main_ms, increment_ms, delay_ms, byoyomi_ms, periods.into()]
    };
    control.stages().iter().map(row).collect()
}

/// The choices in which a rule set differs from another.
fn overrides(rules: &RuleSet, named: &RuleSet) -> Vec<(String, Option<u16>)> {
    let named_choice = |(place, own): (usize, u64)| {
        // Only "never" is more than 16 bits.
        (RuleSet::CHOICES[place].to_string(), u16::try_from(own).ok())
    };
    rules.differences(named).map(named_choice).collect()
}
