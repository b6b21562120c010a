//! The boundary: what every call does before and after its work. It checks `err` and the handle,
//! keeps a panic from crossing (contract 9), and turns the failure into a status (contracts 4, 5).

use alloc::alloc::{Layout, alloc};
use alloc::boxed::Box;
use core::ptr;
use core::sync::atomic::{AtomicBool, Ordering};

use super::failure::Failure;
use super::growing::GrowingOut;
use super::values::*;

/// For calls without an `err`.
pub(super) const NO_ERR: *mut duiyi_error = ptr::null_mut();

/// An opaque struct of the header.
///
/// Its parts are reached through raw pointers, never through a reference to the whole: while one
/// thread works with the inside, another may touch the flags.
pub(super) trait Handle {
    /// What it is a handle to.
    type Inside;

    /// Its flag: a call on this handle has panicked.
    ///
    /// # Safety
    /// `handle` came from create and has not been destroyed.
    unsafe fn poisoned<'h>(handle: *const Self) -> &'h AtomicBool;

    /// Where the inside stands.
    ///
    /// # Safety
    /// As for [`Handle::poisoned`].
    unsafe fn inside(handle: *const Self) -> *const Self::Inside;
}

/// Declares an opaque struct with the fields `poisoned` and `inside` as a handle.
macro_rules! handle {
    ($name:ident to $inside:ty) => {
        impl $crate::ffi::boundary::Handle for $name {
            type Inside = $inside;
            unsafe fn poisoned<'h>(handle: *const Self) -> &'h AtomicBool {
                // SAFETY: the handle lives, says the trait; the flag is atomic.
                unsafe { &(*handle).poisoned }
            }
            unsafe fn inside(handle: *const Self) -> *const $inside {
                // SAFETY: the handle lives, says the trait; no reference is made.
                unsafe { &raw const (*handle).inside }
            }
        }
    };
}
pub(super) use handle;

/// A call on no handle.
///
/// # Safety
/// `err` is NULL or a `duiyi_error` with its `struct_size`.
pub(super) unsafe fn call(
    err: *mut duiyi_error,
    work: impl FnOnce() -> Result<(), Failure>,
) -> duiyi_status {
    // SAFETY: so promises the caller of this function.
    unsafe { answer(err, || catch(work).unwrap_or(Err(Failure::Panic))) }
}

/// A call that only looks at its handle.
///
/// # Safety
/// `handle` is NULL, or came from create and has not been destroyed, and meanwhile no other thread
/// changes it (contract 3); `err` as for [`call`].
pub(super) unsafe fn look<H: Handle>(
    handle: *const H,
    err: *mut duiyi_error,
    work: impl FnOnce(&H::Inside) -> Result<(), Failure>,
) -> duiyi_status {
    // SAFETY: so promises the caller of this function.
    unsafe {
        answer(err, || {
            let inside = open(handle)?;
            poison_on_panic(handle, || work(&*inside))
        })
    }
}

/// A call that changes what its handle stands for.
///
/// # Safety
/// `handle` is NULL, or came from create and has not been destroyed, and meanwhile no other thread
/// uses it but for its flags (contract 3); `err` as for [`call`].
pub(super) unsafe fn change<H: Handle>(
    handle: *mut H,
    err: *mut duiyi_error,
    work: impl FnOnce(&mut H::Inside) -> Result<(), Failure>,
) -> duiyi_status {
    // SAFETY: so promises the caller of this function; the pointer may write, since `handle` may.
    unsafe {
        answer(err, || {
            let inside = open(handle)?.cast_mut();
            poison_on_panic(handle, || work(&mut *inside))
        })
    }
}

/// A call that changes what two handles stand for.
///
/// # Safety
/// As for [`change`], for both.
pub(super) unsafe fn change_both<A: Handle, B: Handle>(
    first: *mut A,
    second: *mut B,
    err: *mut duiyi_error,
    work: impl FnOnce(&mut A::Inside, &mut B::Inside) -> Result<(), Failure>,
) -> duiyi_status {
    // SAFETY: so promises the caller of this function; the pointers may write, since the handles may.
    unsafe {
        answer(err, || {
            let (one, other) = (open(first)?.cast_mut(), open(second)?.cast_mut());
            let done = poison_on_panic(first, || work(&mut *one, &mut *other));
            if matches!(done, Err(Failure::Panic)) {
                B::poisoned(second).store(true, Ordering::Relaxed);
            }
            done
        })
    }
}

/// Does the work, unless `err` cannot be used, and turns a failure into its status and words.
///
/// # Safety
/// As for [`call`].
unsafe fn answer(
    err: *mut duiyi_error,
    work: impl FnOnce() -> Result<(), Failure>,
) -> duiyi_status {
    // SAFETY: so promises the caller of this function.
    let err = match unsafe { GrowingOut::maybe(err) } {
        Ok(err) => err,
        Err(failure) => return failure.status(),
    };
    let Err(failure) = work() else { return DUIYI_OK };
    if let Some(err) = err {
        err.put(duiyi_error::of(&failure));
    }
    failure.status()
}

/// The inside of a handle that only helps in a call on another one.
///
/// # Safety
/// As for [`look`].
pub(super) unsafe fn aside<'h, H: Handle>(handle: *const H) -> Result<&'h H::Inside, Failure> {
    // SAFETY: so promises the caller of this function.
    unsafe { open(handle).map(|inside| &*inside) }
}

/// # Safety
/// `handle` is NULL, or came from create and has not been destroyed.
unsafe fn open<H: Handle>(handle: *const H) -> Result<*const H::Inside, Failure> {
    if handle.is_null() {
        return Err(Failure::Null);
    }
    // SAFETY: so promises the caller of this function.
    unsafe {
        match H::poisoned(handle).load(Ordering::Relaxed) {
            false => Ok(H::inside(handle)),
            true => Err(Failure::Panic),
        }
    }
}

/// # Safety
/// `handle` came from create and has not been destroyed.
unsafe fn poison_on_panic<H: Handle>(
    handle: *const H,
    work: impl FnOnce() -> Result<(), Failure>,
) -> Result<(), Failure> {
    catch(work).unwrap_or_else(|| {
        // SAFETY: so promises the caller of this function.
        unsafe { H::poisoned(handle) }.store(true, Ordering::Relaxed);
        Err(Failure::Panic)
    })
}

/// Does the work; `None` if it panicked.
#[cfg(feature = "std")]
fn catch<T>(work: impl FnOnce() -> T) -> Option<T> {
    // What the work has changed is either behind a handle, which is poisoned, or never seen again.
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).ok()
}

/// Does the work. Without `std` a panic ends in the host's handler.
#[cfg(not(feature = "std"))]
fn catch<T>(work: impl FnOnce() -> T) -> Option<T> {
    Some(work())
}

/// Moves a value to the heap for the caller to own; unlike `Box::new` it reports a lack of memory.
pub(super) fn give<T>(value: T) -> Result<*mut T, Failure> {
    let place = room::<T>()?;
    // SAFETY: the memory is fresh, aligned and large enough.
    unsafe { place.write(value) };
    Ok(place)
}

/// Fresh memory for a value; whoever has written it may let the caller own it, as [`give`] does.
pub(super) fn room<T>() -> Result<*mut T, Failure> {
    const { assert!(size_of::<T>() > 0) };
    // SAFETY: the layout is not of size 0.
    let place = unsafe { alloc(Layout::new::<T>()) }.cast::<T>();
    if place.is_null() { Err(Failure::Memory) } else { Ok(place) }
}

/// Takes back and drops what [`give`] gave; NULL is nothing.
///
/// # Safety
/// `handle` is NULL or came from [`give`], and is not used again.
pub(super) unsafe fn take_back<T>(handle: *mut T) {
    if !handle.is_null() {
        // SAFETY: so promises the caller of this function: `give` lays it out as a box.
        let _ = catch(|| drop(unsafe { Box::from_raw(handle) }));
    }
}

/// A pointer of the caller at which one value is written.
pub(super) struct Out<T>(*mut T);

impl<T> Out<T> {
    /// The place at a pointer that must not be NULL.
    ///
    /// # Safety
    /// `at` is NULL or may be written until the call into the library ends.
    pub(super) unsafe fn at(at: *mut T) -> Result<Out<T>, Failure> {
        if at.is_null() { Err(Failure::Null) } else { Ok(Out(at)) }
    }

    /// The place at a pointer that may be NULL.
    ///
    /// # Safety
    /// As for [`Out::at`].
    pub(super) unsafe fn maybe(at: *mut T) -> Option<Out<T>> {
        if at.is_null() { None } else { Some(Out(at)) }
    }

    /// Writes the value.
    pub(super) fn put(self, value: impl Into<T>) {
        // SAFETY: the pointer is what the contract of `at` says.
        unsafe { self.0.write(value.into()) }
    }
}

/// An array of the caller in which a list is written.
pub(super) struct ListOut<T> {
    at: *mut T,
    cap: usize,
}

impl<T> ListOut<T> {
    /// The array at a pointer that may be NULL if `cap` is 0.
    ///
    /// # Safety
    /// `at` is NULL or has room for `cap` values until the call into the library ends.
    pub(super) unsafe fn at(at: *mut T, cap: usize) -> Result<ListOut<T>, Failure> {
        if at.is_null() && cap > 0 { Err(Failure::Null) } else { Ok(ListOut { at, cap }) }
    }

    /// Writes the list, or nothing if there is no room.
    pub(super) fn put(self, list: impl ExactSizeIterator<Item = T>) -> Result<(), Failure> {
        if list.len() > self.cap {
            return Err(Failure::Buffer);
        }
        for (i, value) in list.take(self.cap).enumerate() {
            // SAFETY: i < cap, and the pointer is what the contract of `at` says.
            unsafe { self.at.add(i).write(value) }
        }
        Ok(())
    }
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use super::*;
    use crate::ffi::growing::Growing;
    use crate::ffi::{duiyi_game, duiyi_game_create, duiyi_game_destroy, duiyi_game_undo};

    #[test]
    fn a_panic_ends_at_the_boundary_and_poisons_its_handle_alone() {
        let (mut game, mut other) = (ptr::null_mut(), ptr::null_mut());
        let mut error = duiyi_error { struct_size: 128, ..Growing::zeroed() };
        // SAFETY: the contract.
        unsafe {
            assert_eq!(duiyi_game_create(ptr::null(), &mut game, NO_ERR), DUIYI_OK);
            assert_eq!(duiyi_game_create(ptr::null(), &mut other, NO_ERR), DUIYI_OK);
            let status = look(game, &mut error, |_| panic!("on purpose"));
            assert_eq!((status, error.status), (DUIYI_ERR_PANIC, DUIYI_ERR_PANIC));
            assert_eq!(duiyi_game_undo(game, ptr::null_mut(), NO_ERR), DUIYI_ERR_PANIC);
            assert!(matches!(aside(game), Err(Failure::Panic)));
            assert_eq!(duiyi_game_undo(other, ptr::null_mut(), NO_ERR), DUIYI_ERR_STATE);
            assert_eq!(change(other, NO_ERR, |_| panic!("on purpose")), DUIYI_ERR_PANIC);
            assert_eq!(look(other, NO_ERR, |_| Ok(())), DUIYI_ERR_PANIC);
            duiyi_game_destroy(game);
            duiyi_game_destroy(other);
        }
    }

    #[test]
    fn a_panic_with_two_handles_poisons_both() {
        let (mut game, mut other) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: the contract.
        unsafe {
            assert_eq!(duiyi_game_create(ptr::null(), &mut game, NO_ERR), DUIYI_OK);
            assert_eq!(duiyi_game_create(ptr::null(), &mut other, NO_ERR), DUIYI_OK);
            assert_eq!(change_both(game, other, NO_ERR, |_, _| Ok(())), DUIYI_OK);
            let status = change_both(game, other, NO_ERR, |_, _| panic!("on purpose"));
            assert_eq!(status, DUIYI_ERR_PANIC);
            assert_eq!(look(game, NO_ERR, |_| Ok(())), DUIYI_ERR_PANIC);
            assert_eq!(look(other, NO_ERR, |_| Ok(())), DUIYI_ERR_PANIC);
            duiyi_game_destroy(game);
            duiyi_game_destroy(other);
        }
    }

    #[test]
    fn a_panic_without_a_handle_ends_at_the_boundary_too() {
        // SAFETY: no pointer is given.
        assert_eq!(unsafe { call(NO_ERR, || panic!("on purpose")) }, DUIYI_ERR_PANIC);
    }

    const fn is_shared_between_threads<T: Send + Sync>() {}
    const _: () = is_shared_between_threads::<duiyi_game>();
    const _: () = is_shared_between_threads::<crate::ffi::duiyi_editor>();
    const _: () = is_shared_between_threads::<crate::ffi::duiyi_engine>();
    const _: () = is_shared_between_threads::<crate::ffi::duiyi_puzzle>();
    const _: () = is_shared_between_threads::<crate::ffi::duiyi_review>();
}
