//! A score card as JSON.

use alloc::string::String;

use thiserror::Error;

use super::ScoreCard;
use super::row::{Category, Counts, MAX_POINTS, Row, Tally};
use crate::json::{self, Fields, FormError, OBJECT, Writer};

/// The version that is written.
const VERSION: u64 = 1;
/// The field that every text of any version has.
const HEAD: &str = "duiyi_card";

/// Why a written score card was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ScoreCardError {
    /// It is no JSON, or JSON of another form.
    #[error(transparent)]
    Form(#[from] FormError),
    /// A row is of no known variant, or counts more points than there can be.
    #[error("rows[{0}]: out of range")]
    Row(usize),
}

impl ScoreCard {
    /// The card as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut out = Writer::default();
        out.within(OBJECT, |out| {
            out.key(HEAD).plain(VERSION);
            out.key("rows").list(&self.rows, write_row);
        });
        out.finish()
    }

    /// The card that was written. Rows that say the same twice are merged.
    ///
    /// ```
    /// use duiyi::score_card::ScoreCard;
    /// let card = ScoreCard::from_json(r#"{"duiyi_card":1,"rows":[]}"#)?;
    /// assert_eq!(card, ScoreCard::new());
    /// # Ok::<(), duiyi::score_card::ScoreCardError>(())
    /// ```
    ///
    /// # Errors
    /// [`ScoreCardError`], which says where.
    pub fn from_json(text: &str) -> Result<ScoreCard, ScoreCardError> {
        let mut fields = Fields::of(text, HEAD, VERSION)?;
        let rows = fields.take("rows", |value| json::list(value, json::object))?;
        fields.end()?;
        let read =
            |(index, row)| -> Result<Row, _> { read_row(row)?.ok_or(ScoreCardError::Row(index)) };
        let rows: Result<_, ScoreCardError> = rows.into_iter().enumerate().map(read).collect();
        Ok(ScoreCard::of(rows?))
    }
}

fn write_row(out: &mut Writer, row: &Row) {
    let Counts { tally, earned, spent } = row.counts;
    out.within(OBJECT, |out| {
        out.key("device").string(&row.device);
        out.key("variant").string(json::name(&json::VARIANTS, row.variant));
        out.key("mode").string(&row.mode);
        out.key("level").plain(row.level);
        out.key("wins").plain(tally.wins);
        out.key("losses").plain(tally.losses);
        out.key("draws").plain(tally.draws);
        // Most hosts have no points.
        for (name, points) in [("earned", earned), ("spent", spent)] {
            if points > 0 {
                out.key(name).plain(points);
            }
        }
    });
}

/// `None` if the row is of the form and yet wrong.
fn read_row(mut fields: Fields) -> Result<Option<Row>, FormError> {
    let device = fields.take("device", json::text)?;
    let variant = fields.take("variant", json::text)?;
    let mode = fields.take("mode", json::text)?;
    let level = fields.take("level", json::small)?;
    let tally = Tally {
        wins: fields.take("wins", json::small)?,
        losses: fields.take("losses", json::small)?,
        draws: fields.take("draws", json::small)?,
    };
    let earned = fields.optional("earned", json::number)?.unwrap_or(0);
    let spent = fields.optional("spent", json::number)?.unwrap_or(0);
    fields.end()?;
    let Some(variant) = json::meaning(&json::VARIANTS, &variant) else { return Ok(None) };
    let mut row = Row::new(device, Category { variant, mode: &mode, level });
    row.counts = Counts { tally, earned, spent };
    Ok((earned.max(spent) <= MAX_POINTS).then_some(row))
}
