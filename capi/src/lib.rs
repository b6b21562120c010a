//! The C library: the functions of `duiyi_core::ffi`, with the name and the crate types that C wants,
//! and what it needs where there is no standard library.

#![cfg_attr(not(feature = "std"), no_std)]

#[cfg(not(any(feature = "std", target_family = "wasm")))]
mod host;
#[cfg(target_family = "wasm")]
mod wasm;

pub use duiyi_core::ffi::*;
#[cfg(target_family = "wasm")]
pub use wasm::*;
