//! # duiyi (对弈): chess and xiangqi for games
//!
//! One embeddable library for two games, international chess and xiangqi (Chinese chess): the
//! rules, a game being played, and an opponent. No thread is started, no file, clock, environment
//! variable or random source is touched: time and seeds come in as numbers.
//!
//! | module | what lives there |
//! |---|---|
//! | [`rules`] | one position of one game: legal moves, check, FEN, why a move is refused |
//! | [`engine`] | the opponent: one resumable search for both games |
//! | [`game`] | a game being played: history, undo and redo, the verdict (needs `alloc`) |
//! | [`files`] | games in files: PGN, XQF, CBR, DhtmlXQ (feature `files`) |
//! | [`score_card`] | what a player has won and lost, over all devices (needs `alloc`) |
//! | [`advice`] | hints with reasons, reviews of moves, threats, puzzles |
//! | [`table`] | a game with people around it: clicks, drags, hints, the opponent's pace (needs `alloc`) |
//! | [`words`] | all of it in words for players, in several languages (feature `words`) |
//! | `ffi` | the C ABI (feature `capi`); its documentation is `include/duiyi.h` |
//!
//! A room may use the rooms above it in this table, never one below; `ARCHITECTURE.md` has the
//! whole house.
//!
//! # Features
//! `std` (default), `alloc`, `serde`, `json` (saved games and score cards), `words` (default: texts for
//! players), `files` (default) and `encodings` (Chinese ones), `capi` (the C functions), `header` (cbindgen at
//! build time), `small-networks` (for microcontrollers: an opponent that needs 72 KB less and plays weaker,
//! and otherwise). Without any of them the crate is `no_std` and needs no heap.

#![deny(clippy::float_arithmetic)] // integers only: the same answer on every platform
#![cfg_attr(not(feature = "std"), no_std)]

#[cfg(feature = "alloc")]
extern crate alloc;

pub mod advice;
pub mod engine;
#[cfg(feature = "capi")]
pub mod ffi;
#[cfg(feature = "files")]
pub mod files;
#[cfg(feature = "alloc")]
pub mod game;
#[cfg(feature = "json")]
mod json;
pub mod rules;
#[cfg(feature = "alloc")]
pub mod score_card;
#[cfg(feature = "alloc")]
pub mod table;
#[cfg(feature = "words")]
pub mod words;
