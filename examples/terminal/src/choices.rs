//! The two pages on which something is chosen, line by line: the settings, and the next game.

use duiyi::engine::Level;
use duiyi::rules::{Notation, Side, Variant};
use duiyi::table::Pace;
use duiyi::words::{Language, Words};

use crate::labels::{self, Label};
use crate::named::Named;
use crate::settings::{CLOCKS, HINTS, Men, Settings, Wish, You, men_of, notations_of, rules_of};

/// Something to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Language,
    ChessMen,
    XiangqiMen,
    ChessMoves,
    XiangqiMoves,
    Targets,
    Coordinates,
    Bell,
    Game,
    You,
    Level,
    Pace,
    Rules,
    Clock,
    Hints,
}

/// The lines of the settings. ASCII shows neither other languages nor other men.
pub fn of_settings(ascii: bool) -> Vec<Field> {
    use Field::{
        Bell, ChessMen, ChessMoves, Coordinates, Language, Targets, XiangqiMen, XiangqiMoves,
    };
    match ascii {
        true => vec![ChessMoves, XiangqiMoves, Targets, Coordinates, Bell],
        false => vec![
            Language,
            ChessMen,
            XiangqiMen,
            ChessMoves,
            XiangqiMoves,
            Targets,
            Coordinates,
            Bell,
        ],
    }
}

/// The lines of a new game.
pub fn of_game(wish: &Wish) -> Vec<Field> {
    let mut fields = vec![Field::Game, Field::You];
    if wish.you != You::Both {
        fields.extend([Field::Level, Field::Pace]);
    }
    fields.extend([Field::Rules, Field::Clock]);
    if wish.you != You::Nobody {
        fields.push(Field::Hints);
    }
    fields
}

/// What there is to choose, and what is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    pub texts: Vec<String>,
    pub chosen: usize,
}

impl Choices {
    fn of<T: PartialEq>(all: &[T], now: &T, text: impl Fn(&T) -> String) -> Choices {
        let chosen = all.iter().position(|value| value == now).unwrap_or(0);
        Choices { texts: all.iter().map(text).collect(), chosen }
    }

    fn of_switch(now: bool, off: Label, on: Label, language: Language) -> Choices {
        Choices::of(&[false, true], &now, |&value| {
            (if value { on } else { off }).of(language).to_owned()
        })
    }
}

impl Field {
    /// What it is called.
    pub fn title(self) -> Label {
        match self {
            Field::Language => labels::LANGUAGE,
            Field::ChessMen => labels::CHESS_MEN,
            Field::XiangqiMen => labels::XIANGQI_MEN,
            Field::ChessMoves => labels::CHESS_MOVES,
            Field::XiangqiMoves => labels::XIANGQI_MOVES,
            Field::Targets => labels::TARGETS,
            Field::Coordinates => labels::COORDINATES,
            Field::Bell => labels::BELL,
            Field::Game => labels::GAME,
            Field::You => labels::SIDE,
            Field::Level => labels::LEVEL,
            Field::Pace => labels::PACE,
            Field::Rules => labels::RULES,
            Field::Clock => labels::CLOCK,
            Field::Hints => labels::HINTS,
        }
    }

    /// What there is to choose, in the language of `settings`.
    pub fn choices(self, settings: &Settings, wish: &Wish) -> Choices {
        let (language, words) = (settings.language, settings.words());
        match self {
            Field::Language => Choices::of(&Language::ALL, &language, |&other| {
                Words::of(other).language().to_string()
            }),
            Field::ChessMen => of_men(Variant::Chess, settings),
            Field::XiangqiMen => of_men(Variant::Xiangqi, settings),
            Field::ChessMoves => of_notations(Variant::Chess, settings.chess_moves, language),
            Field::XiangqiMoves => of_notations(Variant::Xiangqi, settings.xiangqi_moves, language),
            Field::Targets => {
                Choices::of_switch(settings.targets, labels::HIDDEN, labels::SHOWN, language)
            }
            Field::Coordinates => {
                Choices::of_switch(settings.coordinates, labels::HIDDEN, labels::SHOWN, language)
            }
            Field::Bell => Choices::of_switch(settings.bell, labels::OFF, labels::ON, language),
            Field::Game => {
                Choices::of(&Variant::ALL, &wish.variant, |&game| words.variant(game).to_string())
            }
            Field::You => Choices::of(&sides(), &wish.you, |&you| match you {
                You::First => words.side(wish.variant, Side::White).to_string(),
                You::Second => words.side(wish.variant, Side::Black).to_string(),
                You::Both => labels::BOTH.of(language).to_owned(),
                You::Nobody => labels::WATCH.of(language).to_owned(),
            }),
            Field::Level => Choices::of(&levels(), &wish.level, |&level| level_name(words, level)),
            Field::Pace => Choices::of(&Pace::ALL, &wish.pace, |pace| {
                let label = match pace {
                    Pace::AtOnce => labels::AT_ONCE,
                    Pace::Quick => labels::QUICK,
                    Pace::Natural => labels::NATURAL,
                };
                label.of(language).to_owned()
            }),
            Field::Rules => {
                let all: Vec<u32> = rules_of(wish.variant).collect();
                Choices::of(&all, &wish.rules, |&number| {
                    words.rules(number).map_or(String::new(), |name| name.to_string())
                })
            }
            Field::Clock => Choices::of(&CLOCKS, &wish.clock, |&(minutes, more)| match minutes {
                0 => labels::NO_CLOCK.of(language).to_owned(),
                _ => labels::CLOCK_OF.with(language, &format!("{minutes}+{more}")),
            }),
            Field::Hints => Choices::of(&HINTS, &wish.hints, |hints| match hints {
                Some(count) => count.to_string(),
                None => labels::NO_LIMIT.of(language).to_owned(),
            }),
        }
    }

    /// Chooses.
    pub fn choose(self, settings: &mut Settings, wish: &mut Wish, place: usize) {
        match self {
            Field::Language => settings.language = Language::ALL[place],
            Field::ChessMen => settings.chess_men = men_of(Variant::Chess)[place],
            Field::XiangqiMen => settings.xiangqi_men = men_of(Variant::Xiangqi)[place],
            Field::ChessMoves => settings.chess_moves = notations_of(Variant::Chess)[place],
            Field::XiangqiMoves => settings.xiangqi_moves = notations_of(Variant::Xiangqi)[place],
            Field::Targets => settings.targets = place == 1,
            Field::Coordinates => settings.coordinates = place == 1,
            Field::Bell => settings.bell = place == 1,
            Field::Game => wish.choose_variant(Variant::ALL[place]),
            Field::You => wish.you = sides()[place],
            Field::Level => wish.level = levels()[place],
            Field::Pace => wish.pace = Pace::ALL[place],
            Field::Rules => wish.rules = rules_of(wish.variant).nth(place).unwrap_or(wish.rules),
            Field::Clock => wish.clock = CLOCKS[place],
            Field::Hints => wish.hints = HINTS[place],
        }
    }
}

fn sides() -> Vec<You> {
    You::NAMES.iter().map(|&(_, you)| you).collect()
}

/// From the weakest to full strength.
fn levels() -> Vec<u8> {
    (1..=Level::MAX).chain([0]).collect()
}

/// "Level 5 (normal)".
pub fn level_name(words: Words, level: u8) -> String {
    let number = words.level(level).map_or(String::new(), |text| text.to_string());
    match words.level_name(level) {
        Some(name) => format!("{number} - {name}"),
        None => number,
    }
}

/// What men are called that look like that.
pub fn men_name(men: Men) -> Label {
    match men {
        Men::Figurines => labels::FIGURINES,
        Men::Letters => labels::LETTERS,
        Men::Traditional => labels::TRADITIONAL,
        Men::Simplified => labels::SIMPLIFIED,
    }
}

fn of_men(variant: Variant, settings: &Settings) -> Choices {
    let name = |men: &Men| men_name(*men).of(settings.language).to_owned();
    Choices::of(men_of(variant), &settings.men(variant), name)
}

/// A notation is called by what it looks like.
fn of_notations(variant: Variant, now: Notation, language: Language) -> Choices {
    Choices::of(notations_of(variant), &now, |notation| {
        let example = match notation {
            Notation::Figurine => "♘f3",
            Notation::Lan => "Ng1-f3",
            Notation::Wxf => "C2=5",
            Notation::Chinese => "炮二平五",
            Notation::Iccs => "H2-E2",
            Notation::Uci if variant == Variant::Xiangqi => "h2e2",
            Notation::Uci => "g1f3",
            _ => labels::AS_LANGUAGE.of(language),
        };
        example.to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_is_chosen() {
        let (mut settings, mut wish) = (Settings::default(), Wish::default());
        for variant in Variant::ALL {
            wish.choose_variant(variant);
            for field in of_settings(false).into_iter().chain(of_game(&wish.clone())) {
                let before = field.choices(&settings, &wish);
                assert!(before.texts.len() > 1 && before.texts.iter().all(|text| !text.is_empty()));
                for place in 0..before.texts.len() {
                    field.choose(&mut settings, &mut wish, place);
                    assert_eq!(field.choices(&settings, &wish).chosen, place, "{field:?}");
                }
                field.choose(&mut settings, &mut wish, before.chosen);
            }
        }
    }
}
