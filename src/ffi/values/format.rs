//! Formats and encodings of files of games.

/// What kind of file games are in. Where the library takes one, 0 means: its first bytes tell.
pub type duiyi_format = u32;

/// Portable game notation, of either game.
pub const DUIYI_FORMAT_PGN: duiyi_format = 1;
/// DhtmlXQ (UBB), alone or in a page.
pub const DUIYI_FORMAT_DHTMLXQ: duiyi_format = 2;
/// XQF, of XQStudio.
pub const DUIYI_FORMAT_XQF: duiyi_format = 3;
/// CBR, of CCBridge.
pub const DUIYI_FORMAT_CBR: duiyi_format = 4;

/// How the text of a file is encoded.
pub type duiyi_encoding = u32;

/// UTF-8 as long as it is that; else Latin-1, or, where the file seems to be Chinese and the library was
/// built with "encodings", GB18030.
pub const DUIYI_ENCODING_AUTO: duiyi_encoding = 0;
/// UTF-8, with or without its mark.
pub const DUIYI_ENCODING_UTF_8: duiyi_encoding = 1;
/// ISO 8859-1.
pub const DUIYI_ENCODING_LATIN_1: duiyi_encoding = 2;
/// GB18030, which contains GBK and GB 2312; only in a library built with "encodings".
pub const DUIYI_ENCODING_GB18030: duiyi_encoding = 3;
/// Big5; only in a library built with "encodings".
pub const DUIYI_ENCODING_BIG5: duiyi_encoding = 4;

#[cfg(feature = "files")]
mod reading {
    use super::*;
    use crate::ffi::failure::Failure;
    use crate::files::{Encoding, Format};

    pub(in crate::ffi) fn read_format(number: duiyi_format) -> Result<Option<Format>, Failure> {
        match number {
            0 => Ok(None),
            DUIYI_FORMAT_PGN => Ok(Some(Format::Pgn)),
            DUIYI_FORMAT_DHTMLXQ => Ok(Some(Format::DhtmlXq)),
            DUIYI_FORMAT_XQF => Ok(Some(Format::Xqf)),
            DUIYI_FORMAT_CBR => Ok(Some(Format::Cbr)),
            _ => Err(Failure::Value("no such format")),
        }
    }

    pub(in crate::ffi) fn read_encoding(number: duiyi_encoding) -> Result<Encoding, Failure> {
        match number {
            DUIYI_ENCODING_AUTO => Ok(Encoding::Auto),
            DUIYI_ENCODING_UTF_8 => Ok(Encoding::Utf8),
            DUIYI_ENCODING_LATIN_1 => Ok(Encoding::Latin1),
            #[cfg(feature = "encodings")]
            DUIYI_ENCODING_GB18030 => Ok(Encoding::Gb18030),
            #[cfg(feature = "encodings")]
            DUIYI_ENCODING_BIG5 => Ok(Encoding::Big5),
            #[cfg(not(feature = "encodings"))]
            DUIYI_ENCODING_GB18030 | DUIYI_ENCODING_BIG5 => {
                Err(Failure::Unsupported("this library was built without encodings"))
            }
            _ => Err(Failure::Value("no such encoding")),
        }
    }

    #[cfg(test)]
    mod formats {
        use super::*;
        crate::ffi::values::same_numbers! { Format as duiyi_format:
            Pgn = DUIYI_FORMAT_PGN,
            DhtmlXq = DUIYI_FORMAT_DHTMLXQ,
            Xqf = DUIYI_FORMAT_XQF,
            Cbr = DUIYI_FORMAT_CBR,
        }
    }

    #[cfg(all(test, feature = "encodings"))]
    mod encodings {
        use super::*;
        crate::ffi::values::same_numbers! { Encoding as duiyi_encoding:
            Auto = DUIYI_ENCODING_AUTO,
            Utf8 = DUIYI_ENCODING_UTF_8,
            Latin1 = DUIYI_ENCODING_LATIN_1,
            Gb18030 = DUIYI_ENCODING_GB18030,
            Big5 = DUIYI_ENCODING_BIG5,
        }
    }
}
#[cfg(feature = "files")]
pub(in crate::ffi) use reading::*;
