//! Without `std` memory and the end of the program come from the host: three functions that it
//! defines (see "7." of `duiyi.h`).

#![allow(unsafe_code)] // functions of C

use core::alloc::{GlobalAlloc, Layout};
use core::ffi::{c_char, c_void};
use core::panic::PanicInfo;

unsafe extern "C" {
    fn duiyi_host_alloc(size: usize, align: usize) -> *mut c_void;
    fn duiyi_host_free(ptr: *mut c_void, size: usize, align: usize);
    fn duiyi_host_abort(message: *const c_char, len: usize);
}

/// The host's memory.
struct Host;

// SAFETY: the contract of the host's functions is that of the trait.
unsafe impl GlobalAlloc for Host {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: size and alignment are those of a layout.
        unsafe { duiyi_host_alloc(layout.size(), layout.align()).cast() }
    }

    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: `ptr` came from `alloc` with this layout.
        unsafe { duiyi_host_free(ptr.cast(), layout.size(), layout.align()) }
    }
}

#[global_allocator]
static HOST: Host = Host;

#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    let message = info.message().as_str().unwrap_or("panic");
    // SAFETY: the host only reads the message.
    unsafe { duiyi_host_abort(message.as_ptr().cast(), message.len()) };
    #[allow(clippy::empty_loop)] // the host should not have come back; there is nowhere to go
    loop {}
}
