//! Text in and out (contract 6).

use core::ffi::{CStr, c_char};
use core::fmt::{self, Display, Write};
use core::slice;

use super::failure::Failure;

/// The length of a text that ends with a NUL; in C the macro DUIYI_NUL_TERMINATED.
///
/// cbindgen:ignore
pub const NUL_TERMINATED: usize = usize::MAX;

/// A text of the caller.
///
/// # Safety
/// `text` is NULL, or points to `len` bytes, or to a C string if `len` is [`NUL_TERMINATED`]; they
/// do not change until the call into the library ends.
pub(super) unsafe fn read<'t>(text: *const c_char, len: usize) -> Result<&'t str, Failure> {
    // SAFETY: so promises the caller of this function.
    let bytes = unsafe { bytes(text, len)? };
    core::str::from_utf8(bytes).map_err(|error| Failure::Utf8(error.valid_up_to()))
}

/// Bytes of the caller, whatever they say.
///
/// # Safety
/// As for [`read`].
pub(super) unsafe fn bytes<'t>(text: *const c_char, len: usize) -> Result<&'t [u8], Failure> {
    if text.is_null() {
        return if len == 0 { Ok(&[]) } else { Err(Failure::Null) };
    }
    // SAFETY: so promises the caller of this function; no slice is longer than isize::MAX.
    Ok(unsafe {
        match len {
            NUL_TERMINATED => CStr::from_ptr(text).to_bytes(),
            _ if isize::try_from(len).is_err() => {
                return Err(Failure::Value("no text is that long"));
            }
            _ => slice::from_raw_parts(text.cast::<u8>(), len),
        }
    })
}

/// A text in a struct of the caller, where the length 0 stands for a C string; NULL is none.
///
/// # Safety
/// As for [`read`].
pub(super) unsafe fn field<'t>(
    text: *const c_char,
    len: usize,
) -> Result<Option<&'t str>, Failure> {
    let len = match len {
        0 if text.is_null() => return Ok(None),
        0 => NUL_TERMINATED,
        len => len,
    };
    // SAFETY: so promises the caller of this function.
    unsafe { read(text, len) }.map(Some)
}

/// A buffer of the caller for a text.
pub(super) struct TextOut {
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
}

impl TextOut {
    /// The buffer at a pointer that may be NULL if `cap` is 0.
    ///
    /// # Safety
    /// `buf` is NULL or has `cap` bytes, `out_len` is NULL or a `size_t`, and they may be written
    /// until the call into the library ends.
    pub(super) unsafe fn at(
        buf: *mut c_char,
        cap: usize,
        out_len: *mut usize,
    ) -> Result<TextOut, Failure> {
        if buf.is_null() && cap > 0 {
            return Err(Failure::Null);
        }
        Ok(TextOut { buf, cap, out_len })
    }

    /// Writes the text with its NUL, or nothing but its length if there is no room.
    pub(super) fn put(self, text: impl Display) -> Result<(), Failure> {
        let mut length = Cursor { room: &mut [], len: 0 };
        // Neither write can fail: the cursor takes everything.
        let _ = write!(length, "{text}");
        let len = length.len;
        // SAFETY: the pointers are what the contract of `at` says.
        unsafe {
            if let Some(out_len) = self.out_len.as_mut() {
                *out_len = len;
            }
            let shown = if len < self.cap { len } else { 0 };
            if self.cap > 0 {
                let room = slice::from_raw_parts_mut(self.buf, shown + 1);
                let _ = write!(Cursor { room: &mut room[..shown], len: 0 }, "{text}");
                room[shown] = 0;
            }
        }
        if len < self.cap { Ok(()) } else { Err(Failure::Buffer) }
    }
}

/// Writes a text into a field that is all zero, and cuts it between two characters if there is no
/// room for it and its NUL.
pub(super) fn write_cut(field: &mut [c_char], text: impl Display) {
    if let Some((_, room)) = field.split_last_mut() {
        // The write cannot fail: the cursor takes everything.
        let _ = write!(Cursor { room, len: 0 }, "{text}");
    }
}

/// Writes into `room` as much as fits, in whole characters, and counts everything.
struct Cursor<'b> {
    room: &'b mut [c_char],
    len: usize,
}

impl Write for Cursor<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            let end = self.len + c.len_utf8();
            if let Some(place) = self.room.get_mut(self.len..end) {
                for (to, &byte) in place.iter_mut().zip(c.encode_utf8(&mut [0; 4]).as_bytes()) {
                    *to = byte as c_char;
                }
            }
            self.len = end;
        }
        Ok(())
    }
}
