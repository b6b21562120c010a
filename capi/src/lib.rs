//! The C library: the functions of `duiyi_core::ffi`, with the name and the crate types that C wants.

pub use duiyi_core::ffi::*;
