//! The form of a saved game, version 1. What stands here is written: nothing is derived on the
//! types that the game works with, so that they may change and the form does not.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

/// The version that is written.
pub(super) const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Form {
    /// The version.
    pub duiyi: u32,
    pub variant: String,
    /// FEN of the start position.
    pub start: String,
    /// A named rule set.
    pub rules: String,
    /// The choices in which the rules differ from it; null is "never".
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub overrides: BTreeMap<String, Option<u16>>,
    /// What the session does not have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub refuse_losing_cycles: bool,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tags: BTreeMap<String, String>,
    /// All moves, the undone ones too, in UCI.
    pub moves: Vec<String>,
    /// So many of them are played.
    pub ply: u32,
    /// How the game stands there.
    pub verdict: Verdict,
    /// An end after the last move that did not come from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<Verdict>,
    /// Plies at which a draw offer stood, rising, and by whom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<(u32, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Verdict {
    /// `ongoing`, `white`, `black`, `draw` or `abandoned`.
    pub result: String,
    /// Why, if there is a winner or a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Clock {
    /// A row a stage: moves, main, increment, delay, byoyomi, periods.
    pub white: Vec<[u32; 6]>,
    pub black: Vec<[u32; 6]>,
    pub low_ms: u32,
    /// Time spent at each ply, the last one included.
    pub spent_ms: Vec<u32>,
    /// Plies that were left while the clock stood, rising.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub untimed: Vec<u32>,
}

fn is_false(flag: &bool) -> bool {
    !flag
}
