//! What can be set with `setoption`.

use std::ops::RangeInclusive;
use std::str::FromStr;

use duiyi::rules::{RuleSet, Variant};
use thiserror::Error;

use crate::protocol::Dialect;

const HASH_MIB: RangeInclusive<usize> = 1..=1024;
const LEVELS: RangeInclusive<u8> = 0..=10;
/// More than any position has moves.
pub(crate) const MULTI_PV_MAX: u32 = 256;
const OVERHEAD_MS: RangeInclusive<u64> = 0..=5_000;

/// The settings; they outlive games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// Size of the transposition table in MiB.
    pub(crate) hash_mib: usize,
    /// Xiangqi instead of chess.
    pub(crate) xiangqi: bool,
    /// Chess is Chess960: castling is written as the king onto its rook.
    pub(crate) chess960: bool,
    /// Puzzles: men may stand on points that no game can bring them to.
    pub(crate) arrangement: bool,
    /// 0: full strength; else one of the levels, each with its own node budget.
    pub(crate) level: u8,
    /// How many best moves are told.
    pub(crate) multi_pv: u32,
    /// What the search reckons with; `None`: the default of the variant.
    pub(crate) rules: Option<RuleSet>,
    /// Kept back of every clock for the pipe and the program on the other side of it.
    pub(crate) overhead_ms: u64,
    /// The same seed gives the same game. It matters only to levels.
    pub(crate) seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            hash_mib: 8,
            xiangqi: false,
            chess960: false,
            arrangement: false,
            level: 0,
            multi_pv: 1,
            rules: None,
            overhead_ms: 20,
            seed: 0,
        }
    }
}

/// What a change asks the session to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    Nothing,
    /// Another game is played: its start position is put up.
    NewVariant,
    /// The table gets another size.
    NewTable,
    /// What was learned in the table is to be forgotten.
    Forget,
}

/// Why an option was not set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum OptionError {
    #[error("there is no option {0}")]
    Unknown(String),
    #[error("{name} cannot be \"{value}\"")]
    Value { name: String, value: String },
}

/// The lines that offer the options to the other side.
pub(crate) const fn offers(dialect: Dialect) -> &'static [&'static str] {
    match dialect {
        Dialect::Uci => &[
            "option name Hash type spin default 8 min 1 max 1024",
            "option name Clear Hash type button",
            "option name UCI_Variant type combo default chess var chess var xiangqi",
            "option name UCI_Chess960 type check default false",
            "option name Arrangement type check default false",
            "option name MultiPV type spin default 1 min 1 max 256",
            "option name RuleSet type combo default default var default var chess_casual \
             var chess_fide var xiangqi_free var xiangqi_simple var xiangqi_club var xiangqi_axf \
             var xiangqi_wxf var xiangqi_cxa",
            "option name Move Overhead type spin default 20 min 0 max 5000",
            "option name Level type spin default 0 min 0 max 10",
            "option name Seed type spin default 0 min 0 max 2147483647",
        ],
        Dialect::Ucci => &[
            "option usemillisec type check default true",
            "option hashsize type spin min 1 max 1024 default 8",
            "option newgame type button",
            "option arrangement type check default false",
            "option ruleset type combo default default var default var xiangqi_free \
             var xiangqi_simple var xiangqi_club var xiangqi_axf var xiangqi_wxf var xiangqi_cxa",
            "option level type spin min 0 max 10 default 0",
            "option seed type spin min 0 max 2147483647 default 0",
        ],
    }
}

impl Options {
    /// The game that is played.
    pub(crate) const fn variant(&self) -> Variant {
        match (self.xiangqi, self.chess960) {
            (true, _) => Variant::Xiangqi,
            (false, true) => Variant::Chess960,
            (false, false) => Variant::Chess,
        }
    }

    /// What the search reckons with.
    pub(crate) fn rule_set(&self) -> RuleSet {
        self.rules.unwrap_or(RuleSet::default_of(self.variant()))
    }

    /// Another game has other rules.
    pub(crate) fn play_xiangqi(&mut self, xiangqi: bool) {
        if self.xiangqi != xiangqi {
            (self.xiangqi, self.rules) = (xiangqi, None);
        }
    }

    /// A rule set of the game that is played; the outer `None` is no such set.
    fn named_rules(&self, name: &str) -> Option<Option<RuleSet>> {
        if name == "default" {
            return Some(None);
        }
        let place = RuleSet::NAMES.iter().position(|known| *known == name)?;
        let (_, variant, rules) = RuleSet::NAMED[place];
        ((variant == Variant::Xiangqi) == self.xiangqi).then_some(Some(rules))
    }

    /// Sets an option by the name it has in either dialect, in any case.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<Effect, OptionError> {
        let bad = || OptionError::Value { name: name.to_owned(), value: value.to_owned() };
        match name.to_ascii_lowercase().as_str() {
            "hash" | "hashsize" => {
                self.hash_mib = in_range(value, HASH_MIB).ok_or_else(bad)?;
                Ok(Effect::NewTable)
            }
            "uci_variant" => {
                self.play_xiangqi(match value {
                    "chess" => false,
                    "xiangqi" => true,
                    _ => return Err(bad()),
                });
                Ok(Effect::NewVariant)
            }
            "uci_chess960" => {
                self.chess960 = value.parse().map_err(|_| bad())?;
                Ok(Effect::NewVariant)
            }
            "arrangement" => {
                self.arrangement = value.parse().map_err(|_| bad())?;
                Ok(Effect::Nothing)
            }
            "level" => {
                self.level = in_range(value, LEVELS).ok_or_else(bad)?;
                Ok(Effect::Nothing)
            }
            "multipv" => {
                self.multi_pv = in_range(value, 1..=MULTI_PV_MAX).ok_or_else(bad)?;
                Ok(Effect::Nothing)
            }
            "ruleset" => {
                self.rules = self.named_rules(value).ok_or_else(bad)?;
                Ok(Effect::Nothing)
            }
            "move overhead" => {
                self.overhead_ms = in_range(value, OVERHEAD_MS).ok_or_else(bad)?;
                Ok(Effect::Nothing)
            }
            "seed" => {
                self.seed = value.parse().map_err(|_| bad())?;
                Ok(Effect::Nothing)
            }
            "clear hash" | "newgame" => Ok(Effect::Forget),
            // UCCI programs switch it on as soon as it is offered; seconds are not understood.
            "usemillisec" if value == "true" => Ok(Effect::Nothing),
            "usemillisec" => Err(bad()),
            _ => Err(OptionError::Unknown(name.to_owned())),
        }
    }
}

fn in_range<N: FromStr + PartialOrd>(value: &str, range: RangeInclusive<N>) -> Option<N> {
    value.parse().ok().filter(|number| range.contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_both_dialects() {
        let mut options = Options::default();
        assert_eq!(options.set("Hash", "16"), Ok(Effect::NewTable));
        assert_eq!(options.hash_mib, 16);
        assert_eq!(options.set("hashsize", "32"), Ok(Effect::NewTable));
        assert_eq!(options.hash_mib, 32);
        assert_eq!(options.set("UCI_Variant", "xiangqi"), Ok(Effect::NewVariant));
        assert!(options.xiangqi);
        assert_eq!(options.set("level", "10"), Ok(Effect::Nothing));
        assert_eq!(options.set("Seed", "18446744073709551615"), Ok(Effect::Nothing));
        assert_eq!(options.set("newgame", ""), Ok(Effect::Forget));
        assert_eq!(options.set("MultiPV", "4"), Ok(Effect::Nothing));
        assert_eq!(options.set("move overhead", "100"), Ok(Effect::Nothing));
        assert_eq!((options.multi_pv, options.overhead_ms), (4, 100));
    }

    #[test]
    fn rules_belong_to_their_game() {
        let mut options = Options::default();
        for (name, variant, rules) in [
            ("chess", "chess_fide", RuleSet::CHESS_FIDE),
            ("xiangqi", "xiangqi_cxa", RuleSet::XIANGQI_CXA),
        ] {
            options.set("UCI_Variant", name).unwrap();
            assert_eq!(options.rule_set(), RuleSet::default_of(options.variant()));
            options.set("RuleSet", variant).unwrap();
            assert_eq!(options.rule_set(), rules);
        }
        options.set("ruleset", "default").unwrap();
        assert_eq!(options.rule_set(), RuleSet::default_of(Variant::Xiangqi));
        // Every name that is offered is known to one of the games.
        let offered = offers(Dialect::Uci).iter().find(|offer| offer.contains("RuleSet")).unwrap();
        let names: Vec<_> = offered.split(" var ").skip(2).collect();
        assert_eq!(names, RuleSet::NAMES);
    }

    #[test]
    fn bad_values_change_nothing() {
        let before = Options { xiangqi: true, level: 3, ..Options::default() };
        let mut options = before;
        for (name, value) in [
            ("Hash", "0"),
            ("Hash", "1025"),
            ("Hash", "-1"),
            ("Level", "11"),
            ("Level", ""),
            ("Seed", "x"),
            ("UCI_Variant", "shogi"),
            ("MultiPV", "0"),
            ("MultiPV", "257"),
            ("RuleSet", "chess_fide"),
            ("RuleSet", "house"),
            ("Move Overhead", "5001"),
            ("UCI_Chess960", "yes"),
            ("usemillisec", "false"),
        ] {
            let error = OptionError::Value { name: name.to_owned(), value: value.to_owned() };
            assert_eq!(options.set(name, value), Err(error));
        }
        assert_eq!(options.set("Contempt", "5"), Err(OptionError::Unknown("Contempt".to_owned())));
        assert_eq!(options, before);
    }

    /// Whatever is offered can be set to the default it is offered with.
    #[test]
    fn offers_hold() {
        for dialect in [Dialect::Uci, Dialect::Ucci] {
            for offer in offers(dialect) {
                let text = offer.trim_start_matches("option ").trim_start_matches("name ");
                let (name, rest) = text.split_once(" type ").expect("an offer has a type");
                let value = rest
                    .split_once("default ")
                    .map_or("", |(_, tail)| tail.split(' ').next().unwrap_or_default());
                let mut options = Options::default();
                assert!(options.set(name, value).is_ok(), "{offer}");
                assert_eq!(options, Options::default(), "{offer}");
            }
        }
    }
}
