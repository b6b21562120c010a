//! Saved tables where the library was built without JSON.

use alloc::string::String;

use super::failure::Failure;
use super::game::duiyi_game;
use crate::engine::Engine;
use crate::table::{Table, TableOptions};

const WITHOUT_JSON: Failure = Failure::Unsupported("this library was built without json");

pub(super) fn save(_: &Table<duiyi_game>) -> Result<String, Failure> {
    Err(WITHOUT_JSON)
}

pub(super) fn load(
    _: &str,
    _: Engine<'static>,
    _: &TableOptions,
) -> Result<Table<duiyi_game>, Failure> {
    Err(WITHOUT_JSON)
}
