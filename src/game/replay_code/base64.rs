//! Base64 with the alphabet that URLs leave alone, without padding (RFC 4648, section 5).

use alloc::string::String;
use alloc::vec::Vec;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() / 3 * 4 + 4);
    for group in bytes.chunks(3) {
        let word = group.iter().fold(0, |word: u32, &byte| word << 8 | u32::from(byte));
        let word = word << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            let sextet = word >> (18 - 6 * place) & 63;
            text.push(char::from(ALPHABET[sextet as usize]));
        }
    }
    text
}

/// The bytes; an error is the place of a character that does not belong there. Of the bits that
/// make no whole byte none may be set, so that a text has only one spelling.
pub(super) fn decode(text: &str) -> Result<Vec<u8>, usize> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 3);
    for (group, letters) in text.as_bytes().chunks(4).enumerate() {
        let mut word = 0;
        for (place, letter) in letters.iter().enumerate() {
            let value = ALPHABET.iter().position(|known| known == letter);
            let value = value.ok_or(4 * group + place)? as u32;
            word |= value << (18 - 6 * place);
        }
        let whole = letters.len() * 6 / 8;
        let spare = word & ((1 << (24 - 8 * whole)) - 1);
        if whole == 0 || spare != 0 {
            return Err(4 * group + letters.len() - 1);
        }
        bytes.extend_from_slice(&word.to_be_bytes()[1..=whole]);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 4648, section 10, without the padding.
    #[test]
    fn as_the_rfc_has_it() {
        for (plain, text) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(encode(plain.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Ok(plain.as_bytes()));
        }
        for (bad, place) in [("Zm9 Yg", 3), ("Z", 0), ("Zh", 1), ("Zm9vYmE=", 7)] {
            assert_eq!(decode(bad), Err(place), "{bad}");
        }
    }
}
