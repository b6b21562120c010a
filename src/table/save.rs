//! Saved tables: the saved game, and beside it who sits there, what the hand would not be asked for, and
//! the hints that are left.

use alloc::format;
use alloc::string::String;
use core::borrow::BorrowMut;

use super::{Hints, Pace, Seat, Table, TableError, TableOptions};
use crate::engine::Engine;
use crate::game::{Game, SaveCause, SaveError};
use crate::json::{self, Fields, FormError, OBJECT, Writer, meaning, name};
use crate::rules::Kind;

const PACES: [(&str, Pace); 3] =
    [("at_once", Pace::AtOnce), ("quick", Pace::Quick), ("natural", Pace::Natural)];

const PROMOTIONS: [(&str, Kind); 4] = [
    ("queen", Kind::Queen),
    ("rook", Kind::Rook),
    ("bishop", Kind::Bishop),
    ("knight", Kind::Knight),
];

/// The fields of the seats, white's (red's) first.
const SEATS: [&str; 2] = ["white", "black"];

impl<G: BorrowMut<Game>> Table<G> {
    /// The table as JSON: the game as [`Game::save_json`] has it, with a field `table` beside its own.
    ///
    /// ```
    /// use duiyi::game::Game;
    /// use duiyi::table::{Pace, Seat, Table, TableOptions};
    /// let opponent = Seat::Opponent { level: 4, seed: 99, pace: Pace::Natural };
    /// let options = TableOptions { seats: [opponent, Seat::Person], ..TableOptions::default() };
    /// let table = Table::new(&Default::default(), &options)?;
    /// let text = table.save_json();
    /// let loaded = Table::load_json(&text, &TableOptions::default())?;
    /// assert_eq!((loaded.seat(duiyi::rules::Side::White), loaded.hints_left()), (opponent, Some(3)));
    /// assert!(Game::load_json(&text).is_ok());
    /// # Ok::<(), duiyi::table::TableError>(())
    /// ```
    #[must_use]
    pub fn save_json(&self) -> String {
        self.game().save_json_with(&|out| {
            for (seat, name) in self.seats.iter().zip(SEATS) {
                write_seat(out.key(name), *seat);
            }
            for (name, hints) in [("hints", self.hints.allowance), ("hints_left", self.hints.left)]
            {
                if let Some(hints) = hints {
                    out.key(name).plain(hints);
                }
            }
            if let Some(kind) = self.promotion {
                out.key("promotion").string(name(&PROMOTIONS, kind));
            }
        })
    }
}

impl Table {
    /// The table that was saved. What the text says of seats, hints and promotion counts, and of
    /// `options` then only the engine. A saved game that knows no table is set on one with all of
    /// `options`. Searches, hints shown and what was selected are not saved, and no events wait.
    ///
    /// # Errors
    /// [`TableError::Save`], which says where; else as [`from_game`](Table::from_game).
    pub fn load_json(text: &str, options: &TableOptions) -> Result<Table, TableError> {
        let (game, table) = Game::load_json_with(text)?;
        Table::around_saved(game, table, Engine::new(&options.engine)?, options)
    }
}

impl<G: BorrowMut<Game>> Table<G> {
    /// A table around a game that was saved, with what it had beside it.
    pub(crate) fn around_saved(
        game: G,
        table: Option<Fields>,
        engine: Engine<'static>,
        options: &TableOptions,
    ) -> Result<Table<G>, TableError> {
        let Some(mut fields) = table else { return Table::around(game, engine, options) };
        let [white, black] = SEATS;
        let seats = [read_seat(&mut fields, white)?, read_seat(&mut fields, black)?];
        let hints = optional(&mut fields, "hints", json::small)?;
        let left = optional(&mut fields, "hints_left", json::small)?;
        let promotion = optional(&mut fields, "promotion", json::text)?;
        fields.end().map_err(SaveError::Form)?;
        if left.is_none() != hints.is_none() || left > hints {
            return wrong("table.hints_left", SaveCause::Range);
        }
        let promotion = match promotion {
            Some(text) => Some(known(meaning(&PROMOTIONS, &text), "table.promotion")?),
            None => None,
        };
        let options = TableOptions { seats, hints, promotion, ..*options };
        let mut table = Table::around(game, engine, &options)?;
        table.hints = Hints { left, ..table.hints };
        Ok(table)
    }
}

fn write_seat(out: &mut Writer, seat: Seat) {
    out.within(OBJECT, |out| match seat {
        Seat::Person => out.key("seat").string("person"),
        Seat::Opponent { level, seed, pace } => {
            out.key("seat").string("opponent");
            out.key("level").plain(level);
            // In hexadecimal, since JavaScript would round a number.
            out.key("seed").string(&format!("{seed:016x}"));
            out.key("pace").string(name(&PACES, pace));
        }
    });
}

fn read_seat(fields: &mut Fields, place: &'static str) -> Result<Seat, TableError> {
    let mut fields = fields.take(place, json::object).map_err(SaveError::Form)?;
    let what = fields.take("seat", json::text).map_err(SaveError::Form)?;
    let seat = match what.as_str() {
        "person" => Seat::Person,
        "opponent" => {
            let take = |error: FormError| SaveError::Form(error);
            let level = fields.take("level", json::small).map_err(take)?;
            let seed = fields.take("seed", json::text).map_err(take)?;
            let pace = fields.take("pace", json::text).map_err(take)?;
            let seed = u64::from_str_radix(&seed, 16).ok().filter(|_| !seed.starts_with('+'));
            Seat::Opponent {
                level,
                seed: known(seed, "table.seed")?,
                pace: known(meaning(&PACES, &pace), "table.pace")?,
            }
        }
        _ => return wrong("table.seat", SaveCause::Unknown),
    };
    fields.end().map_err(SaveError::Form)?;
    match seat.check() {
        Ok(()) => Ok(seat),
        Err(_) => wrong("table.level", SaveCause::Range),
    }
}

fn optional<T>(
    fields: &mut Fields,
    name: &'static str,
    read: impl FnOnce(json::Value) -> Option<T>,
) -> Result<Option<T>, TableError> {
    Ok(fields.optional(name, read).map_err(SaveError::Form)?)
}

fn known<T>(meaning: Option<T>, field: &'static str) -> Result<T, TableError> {
    meaning.map_or_else(|| wrong(field, SaveCause::Unknown), Ok)
}

fn wrong<T>(field: &'static str, cause: SaveCause) -> Result<T, TableError> {
    Err(SaveError::Value { field, index: None, cause }.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_has_a_name() {
        assert_eq!(PACES.map(|(_, pace)| pace), Pace::ALL);
        assert_eq!(PROMOTIONS.map(|(_, kind)| kind), crate::table::PROMOTIONS);
    }
}
