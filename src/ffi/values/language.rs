//! Languages, and what has a text in them.

/// A language that texts for players are in. Where the library takes one, 0 is English.
pub type duiyi_language = u32;

/// English.
pub const DUIYI_LANGUAGE_EN: duiyi_language = 1;
/// Chinese in simplified characters.
pub const DUIYI_LANGUAGE_ZH_HANS: duiyi_language = 2;
/// Chinese in traditional characters.
pub const DUIYI_LANGUAGE_ZH_HANT: duiyi_language = 3;

#[cfg(feature = "words")]
pub(in crate::ffi) fn read_language(
    number: duiyi_language,
) -> Result<crate::words::Language, crate::ffi::failure::Failure> {
    use crate::words::Language;
    match number {
        0 | DUIYI_LANGUAGE_EN => Ok(Language::En),
        DUIYI_LANGUAGE_ZH_HANS => Ok(Language::ZhHans),
        DUIYI_LANGUAGE_ZH_HANT => Ok(Language::ZhHant),
        _ => Err(crate::ffi::failure::Failure::Value("no such language")),
    }
}

#[cfg(all(test, feature = "words"))]
super::same_numbers! { crate::words::Language as duiyi_language:
    En = DUIYI_LANGUAGE_EN,
    ZhHans = DUIYI_LANGUAGE_ZH_HANS,
    ZhHant = DUIYI_LANGUAGE_ZH_HANT,
}
