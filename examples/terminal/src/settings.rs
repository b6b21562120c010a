//! What a user has chosen, kept from one start to the next.

use duiyi::rules::{Notation, RuleSet, Variant};
use duiyi::table::Pace;
use duiyi::words::{Language, Words};
use serde::{Deserialize, Serialize};

use crate::named::{self, Named};

/// What men look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Men {
    /// Chess symbols.
    Figurines,
    /// The letters of the language.
    Letters,
    /// What is written on the men of xiangqi, each side its own.
    Traditional,
    /// The same in simplified characters.
    Simplified,
}

/// Whom the user plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum You {
    /// White, red.
    First,
    /// Black.
    Second,
    /// Two persons at one board.
    Both,
    /// Nobody: two opponents.
    Nobody,
}

/// Men that a game may have, in the order in which they are offered.
pub const fn men_of(variant: Variant) -> &'static [Men] {
    match variant {
        Variant::Xiangqi => &[Men::Traditional, Men::Simplified, Men::Letters],
        Variant::Chess | Variant::Chess960 => &[Men::Figurines, Men::Letters],
    }
}

/// Notations of a game; `Auto` is that of the language.
pub const fn notations_of(variant: Variant) -> &'static [Notation] {
    match variant {
        Variant::Xiangqi => {
            &[Notation::Auto, Notation::Wxf, Notation::Chinese, Notation::Iccs, Notation::Uci]
        }
        Variant::Chess | Variant::Chess960 => {
            &[Notation::Auto, Notation::Figurine, Notation::Lan, Notation::Uci]
        }
    }
}

/// What the clock may be: minutes, and seconds more for each move.
pub const CLOCKS: [(u16, u16); 6] = [(0, 0), (3, 2), (5, 0), (10, 5), (15, 10), (30, 0)];
/// Hints that a game may have.
pub const HINTS: [Option<u16>; 3] = [Some(3), Some(0), None];

/// The game that a user wants next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Wish {
    #[serde(with = "named")]
    pub variant: Variant,
    #[serde(with = "named")]
    pub you: You,
    /// 1 to 10; 0: full strength.
    pub level: u8,
    #[serde(with = "named")]
    pub pace: Pace,
    /// A number of [`RuleSet::NAMED`].
    pub rules: u32,
    /// Minutes, and seconds more for each move; (0, 0): no clock.
    pub clock: (u16, u16),
    pub hints: Option<u16>,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            variant: Variant::Chess,
            you: You::First,
            level: 3,
            pace: Pace::Quick,
            rules: 1,
            clock: (0, 0),
            hints: Some(3),
        }
    }
}

impl Wish {
    /// The same for another game, with rules that it has.
    pub fn choose_variant(&mut self, variant: Variant) {
        self.variant = variant;
        if !rules_of(variant).any(|number| number == self.rules) {
            let usual = RuleSet::default_of(variant);
            let number = RuleSet::NAMED.iter().find(|(_, _, rules)| *rules == usual);
            self.rules = number.map_or(0, |(number, ..)| *number);
        }
    }

    /// The rules themselves.
    pub fn rule_set(&self) -> Option<RuleSet> {
        let named = RuleSet::NAMED.iter().find(|(number, ..)| *number == self.rules);
        named.map(|(_, _, rules)| *rules)
    }
}

/// What rule sets are called on the command line, by their numbers.
pub const RULES: [(&str, u32); RuleSet::NAMED.len()] = [
    ("casual", 1),
    ("fide", 2),
    ("free", 16),
    ("simple", 17),
    ("club", 18),
    ("axf", 19),
    ("wxf", 20),
    ("cxa", 21),
];

/// The numbers of a game's rule sets.
pub fn rules_of(variant: Variant) -> impl Iterator<Item = u32> {
    let xiangqi = variant == Variant::Xiangqi;
    let named = RuleSet::NAMED.iter();
    named.filter(move |(_, of, _)| (*of == Variant::Xiangqi) == xiangqi).map(|(number, ..)| *number)
}

/// All choices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    #[serde(with = "named")]
    pub language: Language,
    #[serde(with = "named")]
    pub chess_men: Men,
    #[serde(with = "named")]
    pub xiangqi_men: Men,
    #[serde(with = "named")]
    pub chess_moves: Notation,
    #[serde(with = "named")]
    pub xiangqi_moves: Notation,
    pub targets: bool,
    pub coordinates: bool,
    pub bell: bool,
    pub wish: Wish,
    /// Under which name this machine counts on the score card.
    pub device: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: Language::En,
            chess_men: Men::Figurines,
            xiangqi_men: Men::Traditional,
            chess_moves: Notation::Auto,
            xiangqi_moves: Notation::Auto,
            targets: true,
            coordinates: true,
            bell: true,
            wish: Wish::default(),
            device: String::new(),
        }
    }
}

impl Settings {
    /// The settings of a file. What is not chosen there has its default; what is no choice makes the
    /// file a damaged one.
    pub fn read(text: &str) -> Result<Settings, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// Their text.
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).expect("names and numbers have a text")
    }

    /// The same for a terminal that shows only ASCII: English, letters, no signs in moves.
    pub fn in_ascii(&self) -> Settings {
        let plain = |moves| match moves {
            Notation::Figurine | Notation::Chinese => Notation::Auto,
            other => other,
        };
        Settings {
            language: Language::En,
            chess_men: Men::Letters,
            xiangqi_men: Men::Letters,
            chess_moves: plain(self.chess_moves),
            xiangqi_moves: plain(self.xiangqi_moves),
            ..self.clone()
        }
    }

    /// The words of the language.
    pub fn words(&self) -> Words {
        Words::of(self.language)
    }

    /// What the men of a game look like.
    pub fn men(&self, variant: Variant) -> Men {
        let chosen = match variant {
            Variant::Xiangqi => self.xiangqi_men,
            Variant::Chess | Variant::Chess960 => self.chess_men,
        };
        let known = men_of(variant);
        if known.contains(&chosen) { chosen } else { known[0] }
    }

    /// The same, to be changed.
    pub fn men_mut(&mut self, variant: Variant) -> &mut Men {
        match variant {
            Variant::Xiangqi => &mut self.xiangqi_men,
            Variant::Chess | Variant::Chess960 => &mut self.chess_men,
        }
    }

    /// How moves are written.
    pub fn notation(&self, variant: Variant) -> Notation {
        let chosen = match variant {
            Variant::Xiangqi => self.xiangqi_moves,
            Variant::Chess | Variant::Chess960 => self.chess_moves,
        };
        match chosen {
            Notation::Auto => self.words().notation(variant),
            Notation::Chinese if self.language == Language::ZhHant => Notation::ChineseTraditional,
            other => other,
        }
    }
}

/// The language of a locale, `zh_TW.UTF-8`.
pub fn language_of(locale: &str) -> Language {
    let locale = locale.to_lowercase();
    if !locale.starts_with("zh") {
        return Language::En;
    }
    let traditional = ["hant", "tw", "hk", "mo"].iter().any(|part| locale.contains(part));
    if traditional { Language::ZhHant } else { Language::ZhHans }
}

impl Named for Language {
    const NAMES: &'static [(&'static str, Language)] =
        &[("en", Language::En), ("zh-Hans", Language::ZhHans), ("zh-Hant", Language::ZhHant)];
}

impl Named for Variant {
    const NAMES: &'static [(&'static str, Variant)] = &[
        ("chess", Variant::Chess),
        ("chess960", Variant::Chess960),
        ("xiangqi", Variant::Xiangqi),
    ];
}

impl Named for Men {
    const NAMES: &'static [(&'static str, Men)] = &[
        ("figurines", Men::Figurines),
        ("letters", Men::Letters),
        ("traditional", Men::Traditional),
        ("simplified", Men::Simplified),
    ];
}

impl Named for You {
    const NAMES: &'static [(&'static str, You)] = &[
        ("white", You::First),
        ("black", You::Second),
        ("both", You::Both),
        ("watch", You::Nobody),
    ];
}

impl Named for Pace {
    const NAMES: &'static [(&'static str, Pace)] =
        &[("at_once", Pace::AtOnce), ("quick", Pace::Quick), ("natural", Pace::Natural)];
}

impl Named for Notation {
    const NAMES: &'static [(&'static str, Notation)] = &[
        ("language", Notation::Auto),
        ("figurine", Notation::Figurine),
        ("lan", Notation::Lan),
        ("uci", Notation::Uci),
        ("wxf", Notation::Wxf),
        ("chinese", Notation::Chinese),
        ("iccs", Notation::Iccs),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_written() {
        let mut settings = Settings { language: Language::ZhHant, ..Settings::default() };
        settings.wish.choose_variant(Variant::Xiangqi);
        assert_eq!(settings.wish.rules, 17);
        assert_eq!(Settings::read(&settings.write()).unwrap(), settings);
        assert_eq!(Settings::read("{}").unwrap(), Settings::default());
        assert!(Settings::read(r#"{"language": "klingon"}"#).is_err());
    }

    #[test]
    fn each_rule_set_has_a_name() {
        assert_eq!(RULES.map(|(_, number)| number), RuleSet::NAMED.map(|(number, ..)| number));
    }

    #[test]
    fn locales_have_a_language() {
        let languages = ["de_DE.UTF-8", "zh_CN.UTF-8", "zh_TW", "zh_HK"].map(language_of);
        let [hans, hant] = [Language::ZhHans, Language::ZhHant];
        assert_eq!(languages, [Language::En, hans, hant, hant]);
    }
}
