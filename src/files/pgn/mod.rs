//! Portable game notation, of both games.
//!
//! | file | job |
//! |---|---|
//! | `lexer.rs` | text into words, tags and comments |
//! | `glyphs.rs` | annotation glyphs and the signs for them |
//! | `tags.rs` | the tags of a game before it is known which game it is |
//! | `start.rs` | which game, and from where |
//! | `building.rs` | one game while it is read |
//! | `reader.rs` | one game after the other, broken ones too |
//! | `write.rs` | the export form |

mod building;
mod glyphs;
mod lexer;
mod reader;
mod start;
mod tags;
mod write;

pub(super) use reader::PgnReader;
pub(super) use start::{Named, by_name};
