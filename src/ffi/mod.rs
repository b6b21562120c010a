//! The C ABI. Every function checks its arguments, calls one function of the floors below, and
//! converts the answer; there is no logic here.
//!
//! The documentation is written for the reader of `include/duiyi.h`, which `build.rs` makes of these
//! files, one section after the other:
//!
//! | section of the header | files |
//! |---|---|
//! | the contract | `contract.md`, below |
//! | 1. plain values | `values/`, one file a word |
//! | 2. facts | `facts.rs`, `rule_choices.rs` |
//! | 3. a game's life | `clock_options.rs`, `game.rs`, `tags.rs`, `saves.rs`, `editor.rs` |
//! | 4. looking | `state.rs`, `board.rs`, `move_info.rs`, `legal.rs`, `explain.rs`, `evidence.rs`, `move_text.rs`, `history.rs`, `ply.rs` |
//! | 5. playing | `play.rs`, `offer.rs`, `ending.rs`, `clock.rs`, `events.rs` |
//! | 6. thinking | `engine.rs`, `limits.rs`, `score.rs`, `report.rs`, `search.rs` |
//! | 7. score cards | `score_card.rs` |
//! | 8. words | `words.rs`, which asks `say.rs` |
//! | 9. files | `files.rs`, `tree.rs`, which ask `reading.rs` |
//! | 10. advice | `threats.rs`, `hint.rs`, `review.rs`, `puzzle.rs`, `manners.rs` |
//! | 11. the table | `table_options.rs`, `table.rs`, `table_hand.rs`, `table_view.rs`, `table_actions.rs` |
//!
//! What every function uses: `boundary.rs` (handles, panics, the way out), `growing.rs` (structs
//! with `struct_size`), `text.rs` (text in and out), `failure.rs` (why a call fails).
//!
#![doc = include_str!("contract.md")]
#![allow(non_camel_case_types)] // the names are those of C
#![allow(unsafe_code)] // pointers come in: the contract says what they must be
#![allow(clippy::missing_safety_doc)] // the contract is that section, for all functions at once
#![warn(clippy::undocumented_unsafe_blocks)]

mod board;
mod boundary;
mod clock;
mod clock_options;
mod editor;
mod ending;
mod engine;
#[cfg(feature = "words")]
mod event_told;
mod events;
mod evidence;
mod explain;
mod facts;
mod failure;
mod files;
mod game;
mod growing;
mod hint;
mod history;
mod legal;
mod limits;
mod manners;
mod move_info;
mod move_text;
mod offer;
mod play;
mod ply;
mod puzzle;
#[cfg(feature = "files")]
mod reading;
#[cfg(not(feature = "files"))]
#[path = "reading_nothing.rs"]
mod reading;
mod report;
mod review;
mod rule_choices;
mod saves;
#[cfg(feature = "words")]
mod say;
#[cfg(not(feature = "words"))]
#[path = "say_nothing.rs"]
mod say;
mod score;
mod score_card;
mod search;
mod state;
mod table;
mod table_actions;
mod table_hand;
mod table_options;
#[cfg(feature = "json")]
mod table_saves;
#[cfg(not(feature = "json"))]
#[path = "table_saves_nothing.rs"]
mod table_saves;
mod table_view;
mod tags;
mod text;
mod threats;
mod tree;
mod values;
mod words;

pub use board::*;
pub use clock::*;
pub use clock_options::*;
pub use editor::*;
pub use ending::*;
pub use engine::*;
pub use events::*;
pub use evidence::*;
pub use explain::*;
pub use facts::*;
pub use files::*;
pub use game::*;
pub use hint::*;
pub use history::*;
pub use legal::*;
pub use limits::*;
pub use manners::*;
pub use move_info::*;
pub use move_text::*;
pub use offer::*;
pub use play::*;
pub use ply::*;
pub use puzzle::*;
pub use report::*;
pub use review::*;
pub use rule_choices::*;
pub use saves::*;
pub use score::*;
pub use score_card::*;
pub use search::*;
pub use state::*;
pub use table::*;
pub use table_actions::*;
pub use table_hand::*;
pub use table_options::*;
pub use table_view::*;
pub use tags::*;
pub use text::NUL_TERMINATED;
pub use threats::*;
pub use tree::*;
pub use values::*;
pub use words::*;
