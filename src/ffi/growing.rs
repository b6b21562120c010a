//! Structs that may grow (contract 7): they begin with `struct_size`, and both sides read and write
//! no more of them than the smaller of what each knows.

use core::mem::{MaybeUninit, size_of};
use core::ptr;

use super::failure::Failure;

/// A larger struct_size is no struct but memory that nobody has set.
const LARGEST: usize = 4096;

/// A struct of the header that begins with `struct_size`.
///
/// # Safety
/// It is `repr(C)` without padding, its first field is a `u32`, and any bytes, all zero too, are a
/// value of it.
pub(super) unsafe trait Growing: Copy {
    /// Its size in the first version of the header that had it.
    const FIRST_SIZE: usize;

    /// The default in every field.
    fn zeroed() -> Self {
        // SAFETY: all zero is a value of it, says the trait.
        unsafe { MaybeUninit::zeroed().assume_init() }
    }
}

/// Declares a growing struct by the last field of its first version.
macro_rules! growing {
    ($name:ident up to $last:ident) => {
        // SAFETY: `repr(C)`, `struct_size` first, nothing but integers and raw pointers; that there
        // is no padding, tests/abi.rs shows with -Wpadded.
        unsafe impl $crate::ffi::growing::Growing for $name {
            const FIRST_SIZE: usize = core::mem::offset_of!($name, $last)
                + $crate::ffi::growing::size_of_field(|value: &$name| &value.$last);
        }
    };
}
pub(super) use growing;

/// The size of a field, given the way to it.
pub(super) const fn size_of_field<T, F>(_: fn(&T) -> &F) -> usize {
    size_of::<F>()
}

/// Reads a struct of the caller; NULL is the default in every field.
///
/// # Safety
/// `at` is NULL, or points to a `u32` that is followed by as many bytes as it says.
pub(super) unsafe fn read<T: Growing>(at: *const T) -> Result<T, Failure> {
    let mut value = T::zeroed();
    if at.is_null() {
        return Ok(value);
    }
    // SAFETY: so promises the caller of this function; `copied` is within both structs.
    unsafe {
        let size = size::<T>(at)?;
        let copied = size.min(size_of::<T>());
        let bytes = at.cast::<u8>();
        if (copied..size).any(|i| *bytes.add(i) != 0) {
            return Err(Failure::Unsupported("a field that this library does not know is set"));
        }
        ptr::copy_nonoverlapping(bytes, (&raw mut value).cast::<u8>(), copied);
    }
    Ok(value)
}

/// Refuses reserved fields that are not zero: one day they will mean something.
pub(super) fn unused(reserved: &[u64]) -> Result<(), Failure> {
    match reserved.iter().all(|&word| word == 0) {
        true => Ok(()),
        false => Err(Failure::Unsupported("a reserved field is set")),
    }
}

/// A struct of the caller to be filled.
pub(super) struct GrowingOut<T> {
    at: *mut T,
    size: usize,
}

impl<T: Growing> GrowingOut<T> {
    /// The struct at a pointer that must not be NULL.
    ///
    /// # Safety
    /// As for [`read`], and the bytes may be written until the call into the library ends.
    pub(super) unsafe fn at(at: *mut T) -> Result<GrowingOut<T>, Failure> {
        // SAFETY: so promises the caller of this function.
        unsafe { Self::maybe(at) }?.ok_or(Failure::Null)
    }

    /// The struct at a pointer that may be NULL.
    ///
    /// # Safety
    /// As for [`GrowingOut::at`].
    pub(super) unsafe fn maybe(at: *mut T) -> Result<Option<GrowingOut<T>>, Failure> {
        if at.is_null() {
            return Ok(None);
        }
        // SAFETY: so promises the caller of this function.
        let size = unsafe { size::<T>(at)? };
        Ok(Some(GrowingOut { at, size }))
    }

    /// Fills the struct but for its `struct_size`, which stays the caller's.
    pub(super) fn put(self, value: impl Into<T>) {
        let value: T = value.into();
        let copied = self.size.min(size_of::<T>());
        let head = size_of::<u32>();
        // SAFETY: `at` has `size` bytes that may be written, says the contract of `at`.
        unsafe {
            let (from, to) = ((&raw const value).cast::<u8>(), self.at.cast::<u8>());
            ptr::copy_nonoverlapping(from.add(head), to.add(head), copied - head);
            ptr::write_bytes(to.add(copied), 0, self.size - copied);
        }
    }
}

/// The `struct_size` of a struct of the caller.
///
/// # Safety
/// `at` points to a `u32`.
unsafe fn size<T: Growing>(at: *const T) -> Result<usize, Failure> {
    // SAFETY: so promises the caller of this function.
    let size = unsafe { *at.cast::<u32>() } as usize;
    if (T::FIRST_SIZE..=LARGEST).contains(&size) { Ok(size) } else { Err(Failure::StructSize) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A struct that has grown: its first version ended with `second`.
    #[repr(C)]
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Grown {
        struct_size: u32,
        second: u32,
        third: u64,
    }

    growing!(Grown up to second);

    const OLD: u32 = 8;

    #[test]
    fn the_first_version_ends_with_its_last_field() {
        assert_eq!(Grown::FIRST_SIZE, OLD as usize);
    }

    #[test]
    fn of_an_old_struct_no_more_is_read_than_it_has() {
        // What lies behind an old caller's struct is none of ours.
        let old = Grown { struct_size: OLD, second: 2, third: 333 };
        // SAFETY: it has more bytes than it says.
        let read = unsafe { read(&old) }.unwrap();
        assert_eq!(read, Grown { third: 0, ..old });
    }

    #[test]
    fn of_an_old_struct_no_more_is_written_than_it_has() {
        let mut old = Grown { struct_size: OLD, second: 0, third: 333 };
        // SAFETY: it has more bytes than it says.
        let out = unsafe { GrowingOut::at(&mut old) }.unwrap_or_else(|_| panic!("a size of old"));
        out.put(Grown { struct_size: 0, second: 2, third: 3 });
        assert_eq!(old, Grown { struct_size: OLD, second: 2, third: 333 });
    }
}
