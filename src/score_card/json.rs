//! A score card as JSON.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::ScoreCard;
use super::row::{Category, Counts, MAX_POINTS, Tally};
use crate::json::{self, Fault};

/// The version that is written.
const VERSION: u32 = 1;

/// The form of a card, version 1.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    duiyi_card: u32,
    rows: Vec<RowForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RowForm {
    device: String,
    variant: String,
    mode: String,
    level: u8,
    wins: u32,
    losses: u32,
    draws: u32,
    #[serde(default, skip_serializing_if = "is_none")]
    earned: u64,
    #[serde(default, skip_serializing_if = "is_none")]
    spent: u64,
}

fn is_none(points: &u64) -> bool {
    *points == 0
}

/// Why a written score card was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ScoreCardError {
    /// It is no JSON, or JSON of another form.
    #[error("byte {offset}: {message}")]
    Json {
        /// The byte where that shows.
        offset: usize,
        /// What the reader says.
        message: String,
    },
    /// It was written by a newer library, or by none.
    #[error("duiyi_card: version {0} of the form is not known")]
    Version(u32),
    /// A row is of no known variant, or counts more points than there can be.
    #[error("rows[{0}]: out of range")]
    Row(usize),
}

impl From<Fault> for ScoreCardError {
    fn from(Fault { offset, message }: Fault) -> ScoreCardError {
        ScoreCardError::Json { offset, message }
    }
}

impl ScoreCard {
    /// The card as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let rows = self.rows.iter().map(|row| RowForm {
            device: row.device.clone(),
            variant: json::name(&json::VARIANTS, row.variant).to_string(),
            mode: row.mode.clone(),
            level: row.level,
            wins: row.counts.tally.wins,
            losses: row.counts.tally.losses,
            draws: row.counts.tally.draws,
            earned: row.counts.earned,
            spent: row.counts.spent,
        });
        json::write(&Form { duiyi_card: VERSION, rows: rows.collect() })
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
        /// All that a text of any version begins with.
        #[derive(Deserialize)]
        struct Head {
            duiyi_card: u32,
        }
        match json::read::<Head>(text)?.duiyi_card {
            VERSION => {}
            other => return Err(ScoreCardError::Version(other)),
        }
        let mut card = ScoreCard::new();
        for (index, row) in json::read::<Form>(text)?.rows.into_iter().enumerate() {
            let variant =
                json::meaning(&json::VARIANTS, &row.variant).ok_or(ScoreCardError::Row(index))?;
            if row.earned.max(row.spent) > MAX_POINTS {
                return Err(ScoreCardError::Row(index));
            }
            let category = Category { variant, mode: &row.mode, level: row.level };
            let tally = Tally { wins: row.wins, losses: row.losses, draws: row.draws };
            let counts = Counts { tally, earned: row.earned, spent: row.spent };
            card.row(&row.device, category).counts.raise_to(counts);
        }
        Ok(card)
    }
}
