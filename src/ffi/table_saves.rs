//! Saved tables, for `table.rs`.

use alloc::string::String;

use super::failure::Failure;
use super::game::duiyi_game;
use crate::engine::Engine;
use crate::game::Game;
use crate::table::{Table, TableOptions};

pub(super) fn save(table: &Table<duiyi_game>) -> Result<String, Failure> {
    Ok(table.save_json())
}

pub(super) fn load(
    text: &str,
    engine: Engine<'static>,
    options: &TableOptions,
) -> Result<Table<duiyi_game>, Failure> {
    let (game, table) = Game::load_json_with(text)?;
    Ok(Table::around_saved(duiyi_game::of(game), table, engine, options)?)
}
