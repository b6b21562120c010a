//! How a game begins at the table, who plays it, and how it is kept.

use duiyi::rules::Kind;
use duiyi::table::{Pace, Seat, Table, TableOptions};
use godot::prelude::*;

use super::DuiyiTable;
use crate::failure::{Answer, Failure, fail};
use crate::values::numbered;
use crate::{answers, options, values};

#[godot_api(secondary)]
impl DuiyiTable {
    /// Begins another game in the same seats, with all hints again; `options` are those of
    /// DuiyiGame.new_game(). Returns false if something is wrong with them; then the old game goes on.
    #[func]
    fn new_game(&self, options: VarDictionary) -> bool {
        let game = options::new_game(&options);
        self.replace("DuiyiTable.new_game", game, Table::from_game)
    }

    /// Who sits at a side: `kind` (SEAT_PERSON or SEAT_OPPONENT), `level`, `seed`, `pace`.
    #[func]
    fn seat(&self, side: i64) -> VarDictionary {
        let seat = values::side(side).map(|side| self.look(|table| table.seat(side)));
        self.failure.settle("DuiyiTable.seat", seat.map(|seat| answers::of_seat(&seat)))
    }

    /// Sets a person or the opponent at a side, at any time. Levels are 1 to 10, 0 is full strength; the
    /// same seed plays the same game; `pace` is PACE_AT_ONCE and so on.
    #[func]
    fn set_seat(
        &self,
        side: i64,
        kind: i64,
        #[opt(default = 5)] level: i64,
        #[opt(default = 0)] seed: i64,
        #[opt(default = 1)] pace: i64,
    ) -> bool {
        self.does("DuiyiTable.set_seat", |table| {
            let side = values::side(side)?;
            Ok(table.set_seat(side, given_seat(kind, level, seed, pace)?)?)
        })
    }

    /// What pawns become without being asked, a kind; 0: it is asked for each time.
    #[func]
    fn set_promotion(&self, kind: i64) -> bool {
        self.does("DuiyiTable.set_promotion", |table| Ok(table.set_promotion(values::kind(kind)?)?))
    }

    /// What pawns become without being asked, or 0.
    #[func]
    fn promotion(&self) -> i64 {
        self.look(|table| table.promotion().map_or(0, |kind: Kind| kind as i64))
    }

    /// Game, seats and hints as JSON, for load_json().
    #[func]
    fn save_json(&self) -> GString {
        self.look(|table| GString::from(&table.save_json()))
    }

    /// Puts game, seats and hints there that save_json() wrote; a game that DuiyiGame saved comes to the
    /// seats that are there. Returns false if the text is damaged; error_message() says where, and the game
    /// on the table goes on.
    #[func]
    fn load_json(&self, text: GString) -> bool {
        let load = |text: String, seats: &TableOptions| Table::load_json(&text, seats);
        self.replace("DuiyiTable.load_json", Ok(text.to_string()), load)
    }
}

impl DuiyiTable {
    /// Puts another table in the place of this one, made of something for those who sit here.
    fn replace<T, E: std::fmt::Display>(
        &self,
        call: &str,
        of: Answer<T>,
        make: impl FnOnce(T, &TableOptions) -> Result<Table, E>,
    ) -> bool {
        let options = self.look(|table| TableOptions {
            seats: duiyi::rules::Side::ALL.map(|side| table.seat(side)),
            hints: u16::try_from(self.hints).ok(),
            promotion: table.promotion(),
            ..TableOptions::default()
        });
        let made = of.and_then(|of| make(of, &options).map_err(Failure::from));
        let replaced = self.failure.settle(call, made.map(Some));
        let Some(table) = replaced else { return false };
        *self.table.borrow_mut() = table;
        self.stale.set(true);
        self.to_gd().signals().changed().emit();
        self.tell();
        true
    }
}

fn given_seat(kind: i64, level: i64, seed: i64, pace: i64) -> Answer<Seat> {
    let Some(pace) = numbered!(Pace::ALL, pace) else {
        return fail(format!("{pace} is no pace"));
    };
    match (kind, u8::try_from(level)) {
        (DuiyiTable::SEAT_PERSON, _) => Ok(Seat::Person),
        (DuiyiTable::SEAT_OPPONENT, Ok(level)) => {
            Ok(Seat::Opponent { level, seed: seed.cast_unsigned(), pace })
        }
        (DuiyiTable::SEAT_OPPONENT, Err(_)) => fail(format!("{level} is no level")),
        _ => fail(format!("{kind} is no kind of seat")),
    }
}
