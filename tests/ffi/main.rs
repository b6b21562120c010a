//! The C ABI as a careless host would call it: NULL in every pointer argument, unknown values,
//! foreign squares, tiny buffers, structs of other versions. A call that fails must leave the game
//! and the search as they were. And: which calls take memory.

#![allow(unsafe_code)]

mod allocations;
mod api;
mod buffers;
mod calls;
mod cards;
mod editor;
mod events;
mod files;
mod odd;
mod rules;
mod saves;
mod session;
mod structs;
mod table;
mod values;
mod words;
mod world;
