//! The form of a saved game, version 1. What stands here is written, and nothing else: the types
//! that the game works with may change and the form does not.

use alloc::string::String;
use alloc::vec::Vec;

use crate::json::{self, Fields, FormError, LIST, OBJECT, Writer};

/// The version that is written.
const VERSION: u64 = 1;
/// The field that every text of any version has.
const HEAD: &str = "duiyi";
/// The field in which a table keeps what it adds.
const TABLE: &str = "table";

pub(super) struct Form {
    pub variant: String,
    /// FEN of the start position.
    pub start: String,
    /// A named rule set.
    pub rules: String,
    /// The choices in which the rules differ from it; null is "never".
    pub overrides: Vec<(String, Option<u16>)>,
    /// What the session does not have.
    pub without: Vec<String>,
    pub refuse_losing_cycles: bool,
    pub tags: Vec<(String, String)>,
    /// All moves, the undone ones too, in UCI.
    pub moves: Vec<String>,
    /// So many of them are played.
    pub ply: u32,
    /// How the game stands there.
    pub verdict: Verdict,
    /// An end after the last move that did not come from it.
    pub end: Option<Verdict>,
    /// Plies at which a draw offer stood, rising, and by whom.
    pub offers: Vec<(u32, String)>,
    pub clock: Option<Clock>,
}

pub(super) struct Verdict {
    /// `ongoing`, `white`, `black`, `draw` or `abandoned`.
    pub result: String,
    /// Why, if there is a winner or a draw.
    pub reason: Option<String>,
}

pub(super) struct Clock {
    /// A row a stage: moves, main, increment, delay, byoyomi, periods.
    pub white: Vec<[u32; 6]>,
    pub black: Vec<[u32; 6]>,
    pub low_ms: u32,
    /// Time spent at each ply, the last one included.
    pub spent_ms: Vec<u32>,
    /// Plies that were left while the clock stood, rising.
    pub untimed: Vec<u32>,
}

impl Form {
    /// What is empty or `false` is left out; `table` writes what a table adds.
    pub(super) fn write(&self, table: Option<&dyn Fn(&mut Writer)>) -> String {
        let mut out = Writer::default();
        out.within(OBJECT, |out| {
            out.key(HEAD).plain(VERSION);
            out.key("variant").string(&self.variant);
            out.key("start").string(&self.start);
            out.key("rules").string(&self.rules);
            self.write_session(out);
            out.key("moves").list(&self.moves, |out, text| out.string(text));
            out.key("ply").plain(self.ply);
            self.verdict.write(out.key("verdict"));
            if let Some(end) = &self.end {
                end.write(out.key("end"));
            }
            if !self.offers.is_empty() {
                out.key("offers").list(&self.offers, |out, (ply, by)| {
                    out.within(LIST, |out| {
                        out.plain(ply);
                        out.string(by);
                    });
                });
            }
            if let Some(clock) = &self.clock {
                clock.write(out.key("clock"));
            }
            if let Some(table) = table {
                out.key(TABLE).within(OBJECT, table);
            }
        });
        out.finish()
    }

    fn write_session(&self, out: &mut Writer) {
        if !self.overrides.is_empty() {
            out.key("overrides").within(OBJECT, |out| {
                for (name, number) in &self.overrides {
                    match number {
                        Some(number) => out.key(name).plain(number),
                        None => out.key(name).plain("null"),
                    }
                }
            });
        }
        if !self.without.is_empty() {
            out.key("without").list(&self.without, |out, name| out.string(name));
        }
        if self.refuse_losing_cycles {
            out.key("refuse_losing_cycles").plain(true);
        }
        if !self.tags.is_empty() {
            out.key("tags").within(OBJECT, |out| {
                self.tags.iter().for_each(|(name, value)| out.key(name).string(value));
            });
        }
    }

    /// The form, and what a table has added.
    pub(super) fn read(text: &str) -> Result<(Form, Option<Fields>), FormError> {
        let mut fields = Fields::of(text, HEAD, VERSION)?;
        let override_number = |value: json::Value| match value {
            json::Value::Null => Some(None),
            number => json::small(number).map(Some),
        };
        let form = Form {
            variant: fields.take("variant", json::text)?,
            start: fields.take("start", json::text)?,
            rules: fields.take("rules", json::text)?,
            overrides: fields
                .optional("overrides", |value| json::pairs(value, override_number))?
                .unwrap_or_default(),
            without: fields
                .optional("without", |value| json::list(value, json::text))?
                .unwrap_or_default(),
            refuse_losing_cycles: fields
                .optional("refuse_losing_cycles", json::flag)?
                .unwrap_or_default(),
            tags: fields
                .optional("tags", |value| json::pairs(value, json::text))?
                .unwrap_or_default(),
            moves: fields.take("moves", |value| json::list(value, json::text))?,
            ply: fields.take("ply", json::small)?,
            verdict: Verdict::read(fields.take("verdict", json::object)?)?,
            end: fields.optional("end", json::object)?.map(Verdict::read).transpose()?,
            offers: fields
                .optional("offers", |value| json::list(value, offer))?
                .unwrap_or_default(),
            clock: fields.optional("clock", json::object)?.map(Clock::read).transpose()?,
        };
        let table = fields.optional(TABLE, json::object)?;
        fields.end()?;
        Ok((form, table))
    }
}

impl Verdict {
    fn write(&self, out: &mut Writer) {
        out.within(OBJECT, |out| {
            out.key("result").string(&self.result);
            if let Some(reason) = &self.reason {
                out.key("reason").string(reason);
            }
        });
    }

    fn read(mut fields: Fields) -> Result<Verdict, FormError> {
        let verdict = Verdict {
            result: fields.take("result", json::text)?,
            reason: fields.optional("reason", json::text)?,
        };
        fields.end()?;
        Ok(verdict)
    }
}

impl Clock {
    fn write(&self, out: &mut Writer) {
        let numbers =
            |out: &mut Writer, row: &[u32]| out.list(row, |out, number| out.plain(number));
        out.within(OBJECT, |out| {
            out.key("white").list(&self.white, |out, row| numbers(out, row));
            out.key("black").list(&self.black, |out, row| numbers(out, row));
            out.key("low_ms").plain(self.low_ms);
            numbers(out.key("spent_ms"), &self.spent_ms);
            if !self.untimed.is_empty() {
                numbers(out.key("untimed"), &self.untimed);
            }
        });
    }

    fn read(mut fields: Fields) -> Result<Clock, FormError> {
        let clock = Clock {
            white: fields.take("white", |value| json::list(value, row))?,
            black: fields.take("black", |value| json::list(value, row))?,
            low_ms: fields.take("low_ms", json::small)?,
            spent_ms: fields.take("spent_ms", |value| json::list(value, json::small))?,
            untimed: fields
                .optional("untimed", |value| json::list(value, json::small))?
                .unwrap_or_default(),
        };
        fields.end()?;
        Ok(clock)
    }
}

fn row(value: json::Value) -> Option<[u32; 6]> {
    json::list(value, json::small)?.try_into().ok()
}

fn offer(value: json::Value) -> Option<(u32, String)> {
    let pair: [json::Value; 2] = json::list(value, Some)?.try_into().ok()?;
    let [ply, by] = pair;
    Some((json::small(ply)?, json::text(by)?))
}
