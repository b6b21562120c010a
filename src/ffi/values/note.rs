//! What is written beside a move.

/// What is written beside a move of a tree.
pub type duiyi_note = u32;

/// A comment in front of the move: on the first move of a variation.
pub const DUIYI_NOTE_BEFORE: duiyi_note = 1;
/// A comment behind it; of the root, what is said before the first move.
pub const DUIYI_NOTE_AFTER: duiyi_note = 2;
/// A glyph: its number in the PGN standard, as text ("1" is the sign !, "14" a small advantage).
pub const DUIYI_NOTE_GLYPH: duiyi_note = 3;
