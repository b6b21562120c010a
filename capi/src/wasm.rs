//! The module for web pages: it imports nothing, so it brings an allocator, from which JavaScript takes
//! the memory for what it passes (see "7." of `duiyi.h`). A panic is a trap.

#![allow(unsafe_code)] // memory goes out
#![allow(clippy::missing_safety_doc)] // the header is the contract

extern crate alloc;

use alloc::alloc::{Layout, alloc, dealloc};
use core::ffi::c_void;

/// The largest alignment that a struct of the header asks for, and a table of the engine's.
const ALIGN: usize = 64;

#[cfg(not(feature = "std"))]
#[global_allocator]
static MEMORY: dlmalloc::GlobalDlmalloc = dlmalloc::GlobalDlmalloc;

#[cfg(not(feature = "std"))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

/// `size` bytes for the caller, aligned to 64, or NULL.
#[unsafe(no_mangle)]
pub extern "C" fn duiyi_alloc(size: usize) -> *mut c_void {
    match Layout::from_size_align(size.max(1), ALIGN) {
        // SAFETY: the layout is not of size 0.
        Ok(layout) => unsafe { alloc(layout).cast() },
        Err(_) => core::ptr::null_mut(),
    }
}

/// Takes back what [`duiyi_alloc`] gave for this size; NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_free(ptr: *mut c_void, size: usize) {
    if let (false, Ok(layout)) = (ptr.is_null(), Layout::from_size_align(size.max(1), ALIGN)) {
        // SAFETY: so promises the caller: `ptr` came from `alloc` with this layout.
        unsafe { dealloc(ptr.cast(), layout) }
    }
}
