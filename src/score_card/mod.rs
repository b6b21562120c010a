//! Score cards: what a player has won, lost and drawn, by game, mode and level, and the points, if
//! the host has any.
//!
//! | file | job |
//! |---|---|
//! | `mod.rs` | the card: recording, asking, merging |
//! | `row.rs` | what is counted |
//! | `json.rs` | the card as JSON (feature `json`) |
//!
//! Each device counts in rows of its own, and a count only ever grows. So the cards of two devices
//! merge into one by taking the greater of each count: in any order, as often as one likes, nothing
//! is lost and nothing counted twice. That holds as long as a name belongs to one device: a card
//! that is thrown away, or set back to an older copy, goes on under a new name.

#[cfg(feature = "json")]
mod json;
mod row;

use alloc::string::String;
use alloc::vec::Vec;

#[cfg(feature = "json")]
pub use crate::json::FormError;
#[cfg(feature = "json")]
pub use json::ScoreCardError;
pub use row::{Category, Filter, MAX_POINTS, Stakes, Tally};

use crate::rules::{Side, Verdict};
use row::{Counts, Row};

/// The score card of one player.
///
/// ```
/// use duiyi::rules::{Side, Termination, Variant, Verdict};
/// use duiyi::score_card::{Category, Filter, ScoreCard, Stakes};
///
/// let category = Category { variant: Variant::Xiangqi, mode: "opponent", level: 3 };
/// let lost = Verdict::Won { by: Side::RED, how: Termination::Resignation };
/// let (mut phone, mut desk) = (ScoreCard::new(), ScoreCard::new());
/// assert!(phone.record("phone", category, Side::Black, lost, Stakes::NONE));
/// assert!(desk.record("desk", category, Side::RED, lost, Stakes::NONE));
/// assert!(!desk.record("desk", category, Side::RED, Verdict::Abandoned, Stakes::NONE));
/// desk.merge(&phone);
/// desk.merge(&phone);
/// let tally = desk.tally(Filter { level: Some(3), ..Filter::ALL });
/// assert_eq!((tally.wins, tally.losses, tally.draws), (1, 1, 0));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreCard {
    /// Rising by their keys.
    rows: Vec<Row>,
}

impl ScoreCard {
    /// A card on which nothing is counted yet.
    #[must_use]
    pub const fn new() -> ScoreCard {
        ScoreCard { rows: Vec::new() }
    }

    /// Counts an ended game of the player who had `side`. A resignation or a fallen flag is a loss
    /// like any other. An abandoned game does not count, nor one that goes on: false, and nothing
    /// changes.
    ///
    /// Of the points (if there are stakes) the stake goes first, as far as they reach, then the
    /// payout comes, and if nothing is left then, the relief.
    pub fn record(
        &mut self,
        device: &str,
        category: Category<'_>,
        side: Side,
        verdict: Verdict,
        stakes: Stakes,
    ) -> bool {
        let (tally, payout) = match verdict {
            Verdict::Ongoing | Verdict::Abandoned => return false,
            Verdict::Won { by, .. } if by == side => (Tally::WIN, stakes.win),
            Verdict::Won { .. } => (Tally::LOSS, 0),
            Verdict::Drawn { .. } => (Tally::DRAW, stakes.draw),
        };
        let points = self.points();
        let spent = stakes.stake.min(points);
        let relief = if points == spent && payout == 0 { stakes.relief } else { 0 };
        let earned = payout.saturating_add(relief);
        self.row(device, category).counts.add(Counts { tally, earned, spent });
        true
    }

    /// Wins, losses and draws of all devices in the categories that the filter lets through.
    #[must_use]
    pub fn tally(&self, filter: Filter<'_>) -> Tally {
        let rows = self.rows.iter().filter(|row| filter.lets_through(row));
        rows.fold(Tally::default(), |sum, row| sum.plus(row.counts.tally))
    }

    /// The points that are left. Never less than none, even if two devices spent the same points
    /// before they met.
    #[must_use]
    pub fn points(&self) -> u64 {
        let sum = |count: fn(&Counts) -> u64| {
            self.rows.iter().fold(0, |sum: u64, row| sum.saturating_add(count(&row.counts)))
        };
        sum(|counts| counts.earned).saturating_sub(sum(|counts| counts.spent))
    }

    /// Takes over what another card of the same player has counted.
    pub fn merge(&mut self, other: &ScoreCard) {
        self.take_over(other.rows.clone());
    }

    /// A card of rows in any order; those of one key are merged. The halves first: a long card that
    /// is not sorted would take minutes if each of its rows looked for its place.
    #[cfg(feature = "json")]
    fn of(mut rows: Vec<Row>) -> ScoreCard {
        if rows.len() > 1 {
            let second = ScoreCard::of(rows.split_off(rows.len() / 2));
            let mut first = ScoreCard::of(rows);
            first.take_over(second.rows);
            return first;
        }
        ScoreCard { rows }
    }

    /// Merges rows that rise by their keys, as the own ones do.
    fn take_over(&mut self, others: Vec<Row>) {
        let own = core::mem::take(&mut self.rows);
        self.rows.reserve_exact(own.len() + others.len());
        let mut others = others.into_iter().peekable();
        for mut row in own {
            while let Some(before) = others.next_if(|other| other.key() < row.key()) {
                self.rows.push(before);
            }
            if let Some(same) = others.next_if(|other| other.key() == row.key()) {
                row.counts.raise_to(same.counts);
            }
            self.rows.push(row);
        }
        self.rows.extend(others);
    }

    /// The row of a device and a category, made if it is not there.
    fn row(&mut self, device: &str, category: Category<'_>) -> &mut Row {
        let key = row::key(device, category);
        let place = match self.rows.binary_search_by(|row| row.key().cmp(&key)) {
            Ok(place) => place,
            Err(place) => {
                self.rows.insert(place, Row::new(String::from(device), category));
                place
            }
        };
        &mut self.rows[place]
    }
}
