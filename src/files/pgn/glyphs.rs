//! Numeric annotation glyphs and the signs that people write for them.

/// The number that says nothing (PGN standard, 10).
pub(super) const NONE: u8 = 0;

/// Signs with their numbers in the PGN standard; those that may stand right behind a move first.
const SIGNS: [(&str, u8); 28] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("+=", 14),
    ("⩲", 14),
    ("=+", 15),
    ("⩱", 15),
    ("+/=", 14),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("+−", 18),
    ("-+", 19),
    ("−+", 19),
    ("N", 146),
];

/// The glyph of a word that is one.
pub(super) fn of_text(text: &str) -> Option<u8> {
    // Of the bytes that begin a move, only that of `N` begins a sign.
    let begins = |byte: &u8| matches!(byte, b'!' | b'?' | b'=' | b'+' | b'-' | 0xC2 | 0xE2);
    if text != "N" && !text.as_bytes().first().is_some_and(begins) {
        return None;
    }
    SIGNS.iter().find(|(sign, _)| *sign == text).map(|&(_, glyph)| glyph)
}

/// Takes `!` and `?` off the end of a move text. Of more than two the first two count.
pub(super) fn split(text: &str) -> (&str, Option<u8>) {
    let plain = text.trim_end_matches(['!', '?']);
    let signs = &text[plain.len()..];
    (plain, of_text(&signs[..signs.len().min(2)]))
}
