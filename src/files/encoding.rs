//! Bytes into text: UTF-8, Latin-1, and with the feature `encodings` what Chinese files are in.

use alloc::string::String;
use alloc::vec::Vec;

/// How the text of a file is encoded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u32)]
#[non_exhaustive]
pub enum Encoding {
    /// UTF-8 as long as it is that. Else GB18030 if the file is of xiangqi or has four bytes above
    /// ASCII in a row (with the feature `encodings`), and else Latin-1.
    #[default]
    Auto = 0,
    /// UTF-8, with or without its mark; what is none becomes U+FFFD.
    Utf8 = 1,
    /// ISO 8859-1, in which no byte is wrong.
    Latin1 = 2,
    /// GB18030, which contains GBK and GB 2312.
    #[cfg(feature = "encodings")]
    Gb18030 = 3,
    /// Big5.
    #[cfg(feature = "encodings")]
    Big5 = 4,
}

impl Encoding {
    /// The text of a field in a file of xiangqi.
    pub(super) fn decode_xiangqi(self, bytes: &[u8]) -> String {
        let mut decoder = Decoder::new(self);
        decoder.xiangqi = true;
        let mut text = String::new();
        decoder.decode(bytes, &mut text);
        decoder.finish(&mut text);
        text
    }
}

/// So much of the front of a file is searched for what only xiangqi has.
const HEAD: usize = 1024;

/// A row of bytes above ASCII is looked at whole, up to so many: if it is no UTF-8 there, none of it is.
const LONGEST_ROW: usize = 64;
/// A longer row is kept back until it is certain whether that part of it is UTF-8.
const KEPT_BACK: usize = LONGEST_ROW + 4;

/// Turns bytes that come in pieces into text.
pub(super) struct Decoder {
    encoding: Encoding,
    /// The beginning of a character whose end has not come.
    cut: Vec<u8>,
    /// How many bytes above ASCII stand last in what was given out.
    row: usize,
    head: Vec<u8>,
    xiangqi: bool,
    #[cfg(feature = "encodings")]
    legacy: Option<encoding_rs::Decoder>,
}

impl Decoder {
    pub(super) fn new(encoding: Encoding) -> Decoder {
        Decoder {
            encoding,
            cut: Vec::new(),
            row: 0,
            head: Vec::new(),
            xiangqi: false,
            #[cfg(feature = "encodings")]
            legacy: None,
        }
    }

    /// Adds the text of a piece.
    pub(super) fn decode(&mut self, bytes: &[u8], out: &mut String) {
        if self.cut.is_empty() {
            self.decode_whole(bytes, out);
        } else {
            let mut whole = core::mem::take(&mut self.cut);
            whole.extend_from_slice(bytes);
            self.decode_whole(&whole, out);
        }
    }

    /// There are no more pieces: what is cut off now is wrong.
    pub(super) fn finish(&mut self, out: &mut String) {
        let cut = core::mem::take(&mut self.cut);
        if self.encoding == Encoding::Auto {
            if let Ok(text) = core::str::from_utf8(&cut) {
                return out.push_str(text);
            }
            self.encoding = self.guess(&cut);
        }
        match self.encoding {
            Encoding::Utf8 if !cut.is_empty() => out.push(char::REPLACEMENT_CHARACTER),
            Encoding::Auto | Encoding::Utf8 => {}
            Encoding::Latin1 => latin1(&cut, out),
            #[cfg(feature = "encodings")]
            Encoding::Gb18030 | Encoding::Big5 => self.decode_legacy(&cut, true, out),
        }
    }

    fn decode_whole(&mut self, bytes: &[u8], out: &mut String) {
        match self.encoding {
            Encoding::Auto => {
                // What a row of bytes is, is seen at its end.
                let row = bytes.iter().rev().take_while(|byte| !byte.is_ascii()).count();
                let ready = bytes.len() - if self.row_after(bytes) <= KEPT_BACK { row } else { 0 };
                self.decode_utf8(&bytes[..ready], out);
                match self.encoding {
                    Encoding::Auto => self.cut.extend_from_slice(&bytes[ready..]),
                    _ => self.decode_whole(&bytes[ready..], out),
                }
            }
            Encoding::Utf8 => self.decode_utf8(bytes, out),
            Encoding::Latin1 => latin1(bytes, out),
            #[cfg(feature = "encodings")]
            Encoding::Gb18030 | Encoding::Big5 => self.decode_legacy(bytes, false, out),
        }
    }

    fn decode_utf8(&mut self, mut bytes: &[u8], out: &mut String) {
        loop {
            let error = match core::str::from_utf8(bytes) {
                Ok(text) => return self.push(text, out),
                Err(error) => error,
            };
            let valid = error.valid_up_to();
            match error.error_len() {
                None => {
                    self.push_valid(&bytes[..valid], out);
                    self.cut.extend_from_slice(&bytes[valid..]);
                    return;
                }
                Some(wrong) if self.encoding == Encoding::Utf8 => {
                    self.push_valid(&bytes[..valid], out);
                    out.push(char::REPLACEMENT_CHARACTER);
                    bytes = &bytes[valid + wrong..];
                }
                Some(_) => {
                    // Two bytes of another encoding can look like one character of UTF-8.
                    let row = self.row_after(&bytes[..valid]);
                    let plain = if row <= LONGEST_ROW { valid.saturating_sub(row) } else { valid };
                    self.push_valid(&bytes[..plain], out);
                    self.encoding = self.guess(&bytes[plain..]);
                    return self.decode_whole(&bytes[plain..], out);
                }
            }
        }
    }

    /// Gives out bytes that are known to be UTF-8.
    fn push_valid(&mut self, bytes: &[u8], out: &mut String) {
        self.push(core::str::from_utf8(bytes).unwrap_or_default(), out);
    }

    fn push(&mut self, text: &str, out: &mut String) {
        let bytes = text.as_bytes();
        let room = HEAD.saturating_sub(self.head.len()).min(bytes.len());
        self.head.extend_from_slice(&bytes[..room]);
        self.row = self.row_after(bytes);
        out.push_str(text);
    }

    /// How many bytes above ASCII stand last once these are given out, too.
    fn row_after(&self, bytes: &[u8]) -> usize {
        match bytes.iter().rposition(u8::is_ascii) {
            Some(at) => bytes.len() - at - 1,
            None => self.row + bytes.len(),
        }
    }

    /// The encoding of what is no UTF-8.
    #[cfg(feature = "encodings")]
    fn guess(&self, bytes: &[u8]) -> Encoding {
        let marks: [&[u8]; 5] = [b"Chinese Chess", b"[Red ", b"iangqi", b"ICCS", b"[DhtmlXQ"];
        let named = |mark: &[u8]| self.head.windows(mark.len()).any(|part| part == mark);
        let row = self.row + bytes.iter().take_while(|byte| !byte.is_ascii()).count();
        match self.xiangqi || row >= 4 || marks.iter().any(|mark| named(mark)) {
            true => Encoding::Gb18030,
            false => Encoding::Latin1,
        }
    }

    #[cfg(not(feature = "encodings"))]
    fn guess(&self, _: &[u8]) -> Encoding {
        Encoding::Latin1
    }

    #[cfg(feature = "encodings")]
    fn decode_legacy(&mut self, bytes: &[u8], last: bool, out: &mut String) {
        let encoding = match self.encoding {
            Encoding::Big5 => encoding_rs::BIG5,
            _ => encoding_rs::GB18030,
        };
        let decoder =
            self.legacy.get_or_insert_with(|| encoding.new_decoder_without_bom_handling());
        let room = decoder.max_utf8_buffer_length(bytes.len()).unwrap_or(bytes.len());
        out.reserve(room);
        let mut rest = bytes;
        loop {
            let (result, read, _) = decoder.decode_to_string(rest, out, last);
            rest = &rest[read..];
            match result {
                encoding_rs::CoderResult::InputEmpty => return,
                encoding_rs::CoderResult::OutputFull => out.reserve(rest.len() * 3 + 16),
            }
        }
    }
}

fn latin1(bytes: &[u8], out: &mut String) {
    out.extend(bytes.iter().map(|&byte| char::from(byte)));
}
