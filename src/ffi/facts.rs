//! Section 2 of the header: facts about the loaded library.

use core::ffi::{CStr, c_char};

use super::boundary::{NO_ERR, call};
use super::growing::{Growing, GrowingOut, growing};
use super::values::*;
use crate::rules::Variant;

const fn number(digits: &str) -> u32 {
    match u32::from_str_radix(digits, 10) {
        Ok(number) => number,
        Err(_) => panic!("a version is made of numbers"),
    }
}

const VERSION: u32 = number(env!("CARGO_PKG_VERSION_MAJOR")) << 16
    | number(env!("CARGO_PKG_VERSION_MINOR")) << 8
    | number(env!("CARGO_PKG_VERSION_PATCH"));

/// Changes only when a program that was built with an older header would break; compare it with
/// duiyi_abi_version() once after loading.
pub const DUIYI_ABI_VERSION: u32 = 1;

/// The shape of a board.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_board_info {
    /// sizeof(duiyi_board_info).
    pub struct_size: u32,
    /// Which game it is for.
    pub variant: duiyi_variant,
    /// 8, xiangqi 9.
    pub files: u8,
    /// 8, xiangqi 10.
    pub ranks: u8,
    /// What the first rank is called: 1, in xiangqi 0 (as in ICCS).
    pub first_rank_label: u8,
    /// Zero.
    pub pad: u8,
}

growing!(duiyi_board_info up to pad);

impl From<Variant> for duiyi_board_info {
    fn from(variant: Variant) -> duiyi_board_info {
        duiyi_board_info {
            variant: variant as duiyi_variant,
            files: variant.files(),
            ranks: variant.ranks(),
            first_rank_label: variant.first_rank_label(),
            ..duiyi_board_info::zeroed()
        }
    }
}

/// The version of the LOADED library, as DUIYI_VERSION_NUMBER counts it.
///
/// Example: `if (duiyi_version() < DUIYI_VERSION_NUMBER) warn("an older library was found");`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub extern "C" fn duiyi_version() -> u32 {
    VERSION
}

/// The version of the loaded library as text, "0.1.0". Static, never NULL.
///
/// Example: `puts(duiyi_version_string());`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub extern "C" fn duiyi_version_string() -> *const c_char {
    const TEXT: &CStr =
        match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
            Ok(text) => text,
            Err(_) => panic!("a version holds no NUL"),
        };
    TEXT.as_ptr()
}

/// DUIYI_ABI_VERSION of the loaded library.
///
/// Example: `if (duiyi_abi_version() != DUIYI_ABI_VERSION) abort();`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub extern "C" fn duiyi_abi_version() -> u32 {
    DUIYI_ABI_VERSION
}

/// Changes whenever the opponent may answer differently: keep it with recorded games.
///
/// Example: `printf("%016llx", (unsigned long long)duiyi_engine_fingerprint());`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub extern "C" fn duiyi_engine_fingerprint() -> u64 {
    crate::engine::FINGERPRINT
}

/// The optional parts of the loaded library, one word each with a space between: "std", the standard
/// library; "json", saved games and score cards; "words", texts for players; "files", games from files;
/// "encodings", Chinese ones of such files. "" for a build without any. Static, never NULL.
///
/// Example: `int catches_panics = strstr(duiyi_build_features(), "std") != NULL;`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub extern "C" fn duiyi_build_features() -> *const c_char {
    static TEXT: [u8; 40] = build_features();
    TEXT.as_ptr().cast()
}

/// The text, with its NUL.
const fn build_features() -> [u8; 40] {
    let parts = [
        ("std", cfg!(feature = "std")),
        ("json", cfg!(feature = "json")),
        ("words", cfg!(feature = "words")),
        ("files", cfg!(feature = "files")),
        ("encodings", cfg!(feature = "encodings")),
    ];
    let (mut text, mut len, mut part) = ([0; 40], 0, 0);
    while part < parts.len() {
        let (word, there) = (parts[part].0.as_bytes(), parts[part].1);
        if there && len > 0 {
            text[len] = b' ';
            len += 1;
        }
        let mut letter = 0;
        while there && letter < word.len() {
            text[len] = word[letter];
            (len, letter) = (len + 1, letter + 1);
        }
        part += 1;
    }
    text
}

/// The shape of a variant's board.
///
/// Example: `duiyi_board_info board; DUIYI_INIT(&board); duiyi_variant_board(variant, &board);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_variant_board(
    variant: duiyi_variant,
    out: *mut duiyi_board_info,
) -> duiyi_status {
    // SAFETY: contracts 4 and 7.
    unsafe {
        call(NO_ERR, || {
            let out = GrowingOut::at(out)?;
            out.put(read_variant(variant)?);
            Ok(())
        })
    }
}
