//! Dictionaries that a script passes in. A key that is not known is an error, as is a value of the wrong
//! type: a slip of the pen must not mean the default.

use duiyi::game::{Actions, ClockOptions, Game, GameOptions, Stage, TimeControl};
use duiyi::rules::{CHOICES, RuleSet, Values, Variant};
use godot::builtin::Variant as Value; // "variant" is which game, here as everywhere
use godot::prelude::{FromGodot, GString, VarArray, VarDictionary};

use crate::failure::{Answer, Failure, fail};
use crate::values;

/// The entries of a dictionary, by name.
pub(crate) fn entries(options: &VarDictionary) -> Answer<Vec<(String, Value)>> {
    let named = |(key, value): (Value, Value)| match key.try_to_relaxed::<GString>() {
        Ok(key) => Ok((key.to_string(), value)),
        Err(_) => fail(format!("the key {key} is no text")),
    };
    options.iter_shared().map(named).collect()
}

/// A value of that type.
pub(crate) fn value<T: FromGodot>(name: &str, given: &Value, what: &str) -> Answer<T> {
    given.try_to::<T>().map_err(|_| Failure(format!("{name} is no {what}: {given}")))
}

/// An integer that fits a smaller type.
pub(crate) fn number<T: TryFrom<i64>>(name: &str, given: &Value) -> Answer<T> {
    let wide: i64 = value(name, given, "int")?;
    T::try_from(wide).map_err(|_| Failure(format!("{name} is out of range: {wide}")))
}

pub(crate) fn unknown<T>(name: &str) -> Answer<T> {
    fail(format!("there is no option \"{name}\""))
}

/// A new game as a dictionary describes it.
pub(crate) fn new_game(options: &VarDictionary) -> Answer<Game> {
    let entries = entries(options)?;
    let variant = match entries.iter().find(|(name, _)| name == "variant") {
        Some((name, given)) => values::variant(value(name, given, "int")?)?,
        None => Variant::Chess,
    };
    let mut game = GameOptions { variant, ..GameOptions::default() };
    let (mut rules, mut choices, mut fen) = (RuleSet::default_of(variant), None, None);
    let mut clock = GivenClock::default();
    for (name, given) in &entries {
        let yes = || value::<bool>(name, given, "bool");
        match name.as_str() {
            "variant" => {}
            "rules" => rules = named_rules(variant, value(name, given, "int")?)?,
            "choices" => choices = Some(value::<VarDictionary>(name, given, "Dictionary")?),
            "start_fen" => fen = Some(value::<GString>(name, given, "String")?.to_string()),
            "strict" => game.reading.strict = yes()?,
            "arrangement" => game.reading.arrangement = yes()?,
            "refuse_losing_cycles" => game.refuse_losing_cycles = yes()?,
            "without" => game.without = actions(number(name, given)?)?,
            "chess960_index" => game.chess960_index = Some(number(name, given)?),
            "clock" => clock.both = Some(time_control(name, given)?),
            "clock_black" => clock.black = Some(time_control(name, given)?),
            "clock_low_ms" => clock.low_ms = Some(number(name, given)?),
            _ => return unknown(name),
        }
    }
    if let Some(choices) = choices {
        rules = with_choices(rules, &choices)?;
    }
    game.clock = clock.options()?;
    Ok(Game::new(&GameOptions { start_fen: fen.as_deref(), rules: Some(rules), ..game })?)
}

/// The set of rules of that number; 0 is the usual one.
fn named_rules(variant: Variant, number: i64) -> Answer<RuleSet> {
    if number == 0 {
        return Ok(RuleSet::default_of(variant));
    }
    let chess = |of: Variant| of != Variant::Xiangqi;
    match RuleSet::NAMED.iter().find(|(named, ..)| i64::from(*named) == number) {
        Some((_, of, rules)) if chess(*of) == chess(variant) => Ok(*rules),
        Some(_) => fail(format!("the rules {number} are of another game")),
        None => fail(format!("{number} are no rules")),
    }
}

/// A set with some choices made otherwise: a bool for yes and no, a number or `null` for never, a word.
fn with_choices(rules: RuleSet, choices: &VarDictionary) -> Answer<RuleSet> {
    let mut codes = [0; CHOICES];
    for (name, given) in entries(choices)? {
        match RuleSet::CHOICES.iter().position(|known| *known == name) {
            Some(place) => codes[place] = choice(&name, RuleSet::VALUES[place], &given)?,
            None => return fail(format!("rules have no choice \"{name}\"")),
        }
    }
    let wrong = |place: usize| Failure(format!("{} cannot be that", RuleSet::CHOICES[place]));
    rules.with_codes(&codes).map_err(wrong)
}

fn choice(name: &str, values: Values, given: &Value) -> Answer<u16> {
    let words = match values {
        Values::Words(words) => words,
        Values::Count(_) if given.is_nil() => return Ok(u16::MAX),
        Values::Count(most) => {
            let count: u16 = number(name, given)?;
            let fits = count > 0 && count <= most && count != u16::MAX;
            return if fits { Ok(count) } else { fail(format!("{name} is out of range: {count}")) };
        }
    };
    let word = match given.try_to::<bool>() {
        Ok(yes) => String::from(if yes { "yes" } else { "no" }),
        Err(_) => value::<GString>(name, given, "bool or String")?.to_string(),
    };
    match words.iter().position(|known| *known == word) {
        Some(place) => Ok(place as u16 + 1),
        None => fail(format!("{name} cannot be \"{word}\", but {}", words.join(", "))),
    }
}

/// What a session does not have.
fn actions(bits: u32) -> Answer<Actions> {
    match Actions::ALL.has(Actions(bits)) {
        true => Ok(Actions(bits)),
        false => fail(format!("without has bits of no action: {bits}")),
    }
}

#[derive(Default)]
struct GivenClock {
    both: Option<TimeControl>,
    black: Option<TimeControl>,
    low_ms: Option<u32>,
}

impl GivenClock {
    fn options(self) -> Answer<Option<ClockOptions>> {
        let Some(both) = self.both else {
            let lost = self.black.is_some() || self.low_ms.is_some();
            return if lost { fail("there is no clock without \"clock\"") } else { Ok(None) };
        };
        let options = ClockOptions::both(both);
        let low_ms = self.low_ms.unwrap_or(options.low_ms);
        Ok(Some(ClockOptions { control: [both, self.black.unwrap_or(both)], low_ms }))
    }
}

/// One stage, or a list of them.
fn time_control(name: &str, given: &Value) -> Answer<TimeControl> {
    if let Ok(one) = given.try_to::<VarDictionary>() {
        return Ok(TimeControl::of(stage(name, &one)?));
    }
    let list: VarArray = value(name, given, "Dictionary or Array of stages")?;
    let each = |given: Value| stage(name, &value(name, &given, "Dictionary")?);
    let stages = list.iter_shared().map(each).collect::<Answer<Vec<Stage>>>()?;
    let wrong = "1 to 4 stages, and only the last for the rest of the game";
    TimeControl::new(&stages).map_or_else(|| fail(format!("{name}: {wrong}")), Ok)
}

fn stage(clock: &str, given: &VarDictionary) -> Answer<Stage> {
    let mut stage = Stage::default();
    for (name, given) in entries(given)? {
        match name.as_str() {
            "moves" => stage.moves = number(&name, &given)?,
            "main_ms" => stage.main_ms = number(&name, &given)?,
            "increment_ms" => stage.increment_ms = number(&name, &given)?,
            "delay_ms" => stage.delay_ms = number(&name, &given)?,
            "byoyomi_ms" => stage.byoyomi_ms = number(&name, &given)?,
            "periods" => stage.periods = number(&name, &given)?,
            _ => return fail(format!("a stage of {clock} has no \"{name}\"")),
        }
    }
    Ok(stage)
}
