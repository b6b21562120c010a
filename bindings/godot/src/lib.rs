//! duiyi for Godot 4: the library of `addons/duiyi`.
//!
//! Names and numbers are those of the C header, types are Godot's: squares are `Vector2i`, moves and
//! pieces numbers, what has several fields a `Dictionary`. Nothing that a script does brings the engine
//! down: what is refused is told by `push_error`, and by what the call returns.
//!
//! | file | job |
//! |---|---|
//! | `game/` | `DuiyiGame`, a game being played |
//! | `table/` | `DuiyiTable`, the game with people around it: click to move, and the opponent |
//! | `options.rs` | dictionaries that a script passes in |
//! | `answers.rs` | dictionaries that it gets back |
//! | `values.rs` | squares, sides, kinds and the like, in and out |
//! | `failure.rs` | how a refusal is told |
//!
//! The comments of what scripts see are the pages of the class under F1 in the editor.

mod answers;

mod failure;
mod game;
mod options;
mod table;
mod values;

#[allow(unsafe_code)] // nowhere else
mod entry {
    use godot::prelude::*;

    struct Duiyi;

    // SAFETY: Godot loads the library by the entry that this makes, and by no other.
    #[gdextension]
    unsafe impl ExtensionLibrary for Duiyi {}
}
