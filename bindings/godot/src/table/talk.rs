//! What a person does besides moving.

use godot::prelude::*;

use super::DuiyiTable;

#[godot_api(secondary)]
impl DuiyiTable {
    /// Asks for a hint: hint_ready tells of it when it is found, and view() shows it until something moves.
    /// It counts when it is there; asked for again in the same position, it costs nothing.
    #[func]
    fn hint(&self) -> bool {
        self.does("DuiyiTable.hint", |table| Ok(table.hint()?))
    }

    /// Goes back to a person's last turn: one move between persons, two against the opponent, one while it
    /// thinks.
    #[func]
    fn undo_turn(&self) -> bool {
        self.does("DuiyiTable.undo_turn", |table| Ok(table.undo_turn()?))
    }

    /// Plays again what undo_turn() took back.
    #[func]
    fn redo_turn(&self) -> bool {
        self.does("DuiyiTable.redo_turn", |table| Ok(table.redo_turn()?))
    }

    /// A person wants to resign: `resign_asked` of view() is set until resign() confirms it, or anything
    /// else is done.
    #[func]
    fn ask_resign(&self) -> bool {
        self.does("DuiyiTable.ask_resign", |table| Ok(table.ask_resign()?))
    }

    /// The person who asked to resign does so.
    #[func]
    fn resign(&self) -> bool {
        self.does("DuiyiTable.resign", |table| Ok(table.resign()?))
    }

    /// A person offers a draw. The opponent answers by its own opinion, in one of the next frames.
    #[func]
    fn offer_draw(&self) -> bool {
        self.does("DuiyiTable.offer_draw", |table| Ok(table.offer_draw()?))
    }

    /// A person accepts the draw that the other side has offered.
    #[func]
    fn accept_draw(&self) -> bool {
        self.does("DuiyiTable.accept_draw", |table| Ok(table.accept_draw()?))
    }

    /// A person declines the draw that the other side has offered.
    #[func]
    fn decline_draw(&self) -> bool {
        self.does("DuiyiTable.decline_draw", |table| Ok(table.decline_draw()?))
    }
}
