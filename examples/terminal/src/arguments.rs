//! The command line.

use std::path::PathBuf;

use argh::FromArgs;
use duiyi::engine::Level;
use duiyi::rules::Variant;
use duiyi::words::Language;

use crate::named::Named;
use crate::settings::{RULES, Settings, Wish, You, rules_of};
use crate::theme::{Depth, Theme};

/// Chess and xiangqi in a terminal, with keyboard and mouse. F1 in the program tells the rest. Without
/// one of --game, --side, --level, --rules, --clock, --seed or --new the last game goes on.
#[derive(FromArgs, Debug)]
pub struct Arguments {
    /// chess, chess960 or xiangqi
    #[argh(option, from_str_fn(Named::of))]
    pub game: Option<Variant>,
    /// whom you play: white or red, black, both, or watch
    #[argh(option, from_str_fn(side))]
    pub side: Option<You>,
    /// the opponent: 1 to 10, easy, normal, hard, or full
    #[argh(option, from_str_fn(level))]
    pub level: Option<u8>,
    /// the rules: of chess casual or fide; of xiangqi free, simple, club, axf, wxf or cxa
    #[argh(option)]
    pub rules: Option<String>,
    /// minutes, and seconds more for each move: 5+3
    #[argh(option, from_str_fn(clock))]
    pub clock: Option<(u16, u16)>,
    /// another game at each start, unless this number is the same
    #[argh(option)]
    pub seed: Option<u64>,
    /// a new game, as the last one was chosen
    #[argh(switch)]
    pub new: bool,
    /// en, zh-Hans or zh-Hant
    #[argh(option, from_str_fn(Named::of))]
    pub language: Option<Language>,
    /// colours: never, 256 or full, else what NO_COLOR, COLORTERM and TERM say
    #[argh(option, from_str_fn(Named::of))]
    pub colours: Option<Depth>,
    /// nothing but ASCII, as where the locale is not UTF-8
    #[argh(switch)]
    pub ascii: bool,
    /// where games and settings are kept, else in your data folder
    #[argh(option)]
    pub data: Option<PathBuf>,
    /// at the end, print how long frames took while the opponent thought
    #[argh(switch)]
    pub measure_frames: bool,
}

impl Arguments {
    /// The terminal, as far as it is told.
    pub fn theme(&self) -> Theme {
        let theme = Theme::of_environment();
        let depth = self.colours.unwrap_or(theme.depth);
        Theme { depth, ascii: theme.ascii || self.ascii }
    }

    /// The game that is asked for, if one is.
    pub fn wish(&self, settings: &Settings) -> Result<Option<Wish>, String> {
        let mut wish = settings.wish.clone();
        if let Some(game) = self.game {
            wish.choose_variant(game);
        }
        wish.you = self.side.unwrap_or(wish.you);
        wish.level = self.level.unwrap_or(wish.level);
        wish.clock = self.clock.unwrap_or(wish.clock);
        if let Some(name) = &self.rules {
            wish.rules = rules_called(name, wish.variant)?;
        }
        let of_game = self.game.is_some() || self.side.is_some() || self.level.is_some();
        let more = self.rules.is_some() || self.clock.is_some() || self.seed.is_some();
        Ok((of_game || more || self.new).then_some(wish))
    }
}

fn side(text: &str) -> Result<You, String> {
    if text == "red" { Ok(You::First) } else { You::of(text) }
}

fn level(text: &str) -> Result<u8, String> {
    match text {
        "easy" => Ok(Level::EASY),
        "normal" => Ok(Level::NORMAL),
        "hard" => Ok(Level::HARD),
        "full" => Ok(0),
        _ => {
            let level = text.parse().ok().filter(|level| (1..=Level::MAX).contains(level));
            level.ok_or_else(|| format!("'{text}' is no level: 1 to 10, easy, normal, hard, full"))
        }
    }
}

fn clock(text: &str) -> Result<(u16, u16), String> {
    let parts = text.split_once('+').and_then(|(minutes, more)| {
        let minutes = minutes.parse().ok().filter(|minutes| (1..=1_000).contains(minutes));
        minutes.zip(more.parse().ok().filter(|more| *more <= 3_600))
    });
    parts.ok_or_else(|| format!("'{text}' is no time: minutes and seconds, as in 5+3"))
}

fn rules_called(name: &str, variant: Variant) -> Result<u32, String> {
    let known = || RULES.iter().filter(|(_, number)| rules_of(variant).any(|n| n == *number));
    let found = known().find(|(known, _)| *known == name).map(|&(_, number)| number);
    found.ok_or_else(|| {
        let names: Vec<&str> = known().map(|&(name, _)| name).collect();
        format!("'{name}' is none of this game's rules: {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(words: &[&str]) -> Arguments {
        Arguments::from_args(&["duiyi-terminal"], words).unwrap()
    }

    #[test]
    fn a_game_that_is_asked_for_begins() {
        let settings = Settings::default();
        assert_eq!(arguments(&["--language", "zh-Hans"]).wish(&settings), Ok(None));
        let words = ["--game", "xiangqi", "--rules", "axf", "--clock", "5+3", "--side", "red"];
        let wish = arguments(&words).wish(&settings).unwrap().unwrap();
        assert_eq!((wish.variant, wish.rules, wish.clock), (Variant::Xiangqi, 19, (5, 3)));
        assert_eq!(wish.you, You::First);
        assert!(arguments(&["--rules", "axf"]).wish(&settings).is_err());
        for wrong in [["--level", "11"], ["--clock", "5"], ["--game", "go"], ["--clock", "0+1"]] {
            assert!(Arguments::from_args(&["duiyi-terminal"], &wrong).is_err(), "{wrong:?}");
        }
    }
}
