//! A form as a game: everything is checked, the moves are played and judged again.

use alloc::string::String;

use super::form::{self, Form};
use super::{SaveCause, SaveError, names};
use crate::game::record::Beside;
use crate::game::{
    Actions, ClockOptions, Game, GameError, GameOptions, PlayError, Stage, TagError, TimeControl,
};
use crate::rules::{FenReading, Notation, RuleSet, Verdict};

type Read<T> = Result<T, SaveError>;

/// Something is wrong with the whole of a field, or with one of its values.
#[inline(never)]
fn wrong<T>(field: &'static str, index: impl Into<Option<usize>>, cause: SaveCause) -> Read<T> {
    Err(SaveError::Value { field, index: index.into(), cause })
}

impl Form {
    /// The game, or what is wrong.
    pub(super) fn game(self) -> Read<Game> {
        let mut game = self.start()?;
        let plies = self.moves.len();
        for (ply, text) in self.moves.iter().enumerate() {
            let beside = self.beside(ply)?;
            let played = game.read_move(text, Notation::Uci).map_err(PlayError::from);
            match played.and_then(|m| game.replay(m, beside)) {
                Ok(()) => {}
                Err(PlayError::Memory) => return Err(SaveError::Memory),
                Err(error) => return wrong("moves", ply, SaveCause::Move(error)),
            }
        }
        game.beside = self.beside(plies)?;
        if let Some(end) = &self.end {
            let end = end.meant("end")?;
            if game.verdict().is_over() || !end.is_over() {
                return wrong("end", None, SaveCause::Lie);
            }
            game.beside.end = Some(end);
        }
        if self.ply as usize > plies {
            return wrong("ply", None, SaveCause::Range);
        }
        game.wake_at(self.ply as usize);
        if self.verdict.meant("verdict")? != game.verdict() {
            return wrong("verdict", None, SaveCause::Lie);
        }
        for (index, (name, value)) in self.tags.iter().enumerate() {
            match game.set_tag(name, value) {
                Ok(()) => {}
                Err(TagError::Name) => return wrong("tags", index, SaveCause::Unknown),
                Err(TagError::Memory) => return Err(SaveError::Memory),
            }
        }
        Ok(game)
    }

    /// The game before its first move. What is listed by plies is checked here, so that it can be
    /// looked up while the moves are played.
    fn start(&self) -> Read<Game> {
        let Some(variant) = names::meaning(&names::VARIANTS, &self.variant) else {
            return wrong("variant", None, SaveCause::Unknown);
        };
        let plies = self.moves.len();
        rising("offers", self.offers.iter().map(|offer| offer.0), plies + 1)?;
        let mut without = Actions::NONE;
        for (index, name) in self.without.iter().enumerate() {
            match names::meaning(&names::ACTIONS, name) {
                Some(action) => without = without.and(action),
                None => return wrong("without", index, SaveCause::Unknown),
            }
        }
        let clock = match &self.clock {
            Some(clock) => Some(clock.options(plies)?),
            None => None,
        };
        let usual = GameOptions::default();
        let options = GameOptions {
            variant,
            rules: Some(rules(&self.rules, &self.overrides)?),
            start_fen: Some(&self.start),
            // What could be written can be read.
            reading: FenReading { arrangement: true, ..FenReading::default() },
            refuse_losing_cycles: self.refuse_losing_cycles,
            without,
            clock,
            reserve_plies: usual.reserve_plies.max(plies),
            ..usual
        };
        match Game::new(&options) {
            Ok(game) => Ok(game),
            Err(GameError::Memory) => Err(SaveError::Memory),
            Err(error) => wrong("start", None, SaveCause::Start(error)),
        }
    }

    /// What stood beside the board at a ply.
    fn beside(&self, ply: usize) -> Read<Beside> {
        let offer = match self.offers.binary_search_by_key(&ply, |&(at, _)| at as usize) {
            Err(_) => None,
            Ok(index) => match names::meaning(&names::SIDES, &self.offers[index].1) {
                None => return wrong("offers", index, SaveCause::Unknown),
                by => by,
            },
        };
        let (spent_ms, timed) = match &self.clock {
            None => (0, false),
            Some(clock) => {
                let untimed = clock.untimed.binary_search_by_key(&ply, |&at| at as usize);
                (clock.spent_ms[ply], untimed.is_err())
            }
        };
        Ok(Beside { end: None, offer, timed, spent_ms })
    }
}

impl form::Verdict {
    fn meant(&self, field: &'static str) -> Read<Verdict> {
        match names::verdict_of(&self.result, self.reason.as_deref()) {
            Some(verdict) => Ok(verdict),
            None => wrong(field, None, SaveCause::Unknown),
        }
    }
}

impl form::Clock {
    fn options(&self, plies: usize) -> Read<ClockOptions> {
        if self.spent_ms.len() != plies + 1 {
            return wrong("clock.spent_ms", None, SaveCause::Range);
        }
        rising("clock.untimed", self.untimed.iter().copied(), plies)?;
        let white = control("clock.white", &self.white)?;
        let black = control("clock.black", &self.black)?;
        Ok(ClockOptions { control: [white, black], low_ms: self.low_ms })
    }
}

fn control(field: &'static str, rows: &[[u32; 6]]) -> Read<TimeControl> {
    let mut stages = [Stage::default(); crate::game::MAX_STAGES];
    if rows.len() > stages.len() {
        return wrong(field, None, SaveCause::Range);
    }
    for (index, (stage, row)) in stages.iter_mut().zip(rows).enumerate() {
        let [moves, main_ms, increment_ms, delay_ms, byoyomi_ms, periods] = *row;
        let (Ok(moves), Ok(periods)) = (u16::try_from(moves), u16::try_from(periods)) else {
            return wrong(field, index, SaveCause::Range);
        };
        *stage = Stage { moves, main_ms, increment_ms, delay_ms, byoyomi_ms, periods };
    }
    match TimeControl::new(&stages[..rows.len()]) {
        Some(control) => Ok(control),
        None => wrong(field, None, SaveCause::Range),
    }
}

/// Are these plies rising, and all below `end`?
fn rising(field: &'static str, plies: impl Iterator<Item = u32>, end: usize) -> Read<()> {
    let mut least = 0;
    for (index, ply) in plies.enumerate() {
        if (ply as usize) < least || ply as usize >= end {
            return wrong(field, index, SaveCause::Range);
        }
        least = ply as usize + 1;
    }
    Ok(())
}

fn rules(name: &str, overrides: &[(String, Option<u16>)]) -> Read<RuleSet> {
    let Some(named) = RuleSet::NAMES.iter().position(|known| *known == name) else {
        return wrong("rules", None, SaveCause::Unknown);
    };
    let mut numbers = RuleSet::NAMED[named].2.numbers();
    for (index, (choice, number)) in overrides.iter().enumerate() {
        let Some(place) = RuleSet::CHOICES.iter().position(|known| known == choice) else {
            return wrong("overrides", index, SaveCause::Unknown);
        };
        numbers[place] = number.map_or(u64::MAX, u64::from);
        if RuleSet::from_numbers(&numbers) == Err(place) {
            return wrong("overrides", index, SaveCause::Range);
        }
    }
    RuleSet::from_numbers(&numbers).or_else(|_| wrong("overrides", None, SaveCause::Range))
}
