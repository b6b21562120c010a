//! PGN taken apart into words, a piece of text at a time. It knows no rules and no games, and keeps
//! nothing but what is not yet whole.

use alloc::string::String;

use super::glyphs;
use crate::files::Place;

/// A tag's line, and a word, are never longer than this in bytes.
pub(super) const MAX_TAG: usize = 16 * 1024;
pub(super) const MAX_WORD: usize = 256;

/// What comes next.
#[derive(Debug, PartialEq)]
pub(super) enum Lexeme<'t> {
    /// It cannot be said before there is more text, or there is none any more.
    More,
    /// A line ends.
    Line,
    /// Name and value, as written between the quotes.
    Tag(&'t str, &'t str),
    /// A tag that is not closed on its line.
    OpenTag,
    /// A whole comment.
    Comment(&'t str),
    /// A comment after which a game begins, or nothing more comes.
    OpenComment,
    Open,
    Close,
    Glyph(u8),
    /// Moves, numbers of moves, results.
    Word(&'t str),
    /// A character that is none of this.
    Odd(char),
}

/// In what the text stopped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    Nothing,
    Braces,
    LineComment,
    /// A line that says nothing.
    Skipped,
}

pub(super) struct Lexer {
    text: String,
    /// How far it is read.
    at: usize,
    /// What was read and is gone.
    gone: u64,
    line: u64,
    /// Byte of the whole file where the line begins.
    line_start: u64,
    inside: Inside,
    comment: String,
    /// Where the lexeme began.
    place: Place,
    /// Comments are not kept: their game is lost already.
    deaf: bool,
}

/// Does a byte end a word?
const ENDS_WORD: [bool; 256] = {
    let mut ends = [false; 256];
    let mut byte = 0;
    while byte <= b' ' as usize {
        ends[byte] = true;
        byte += 1;
    }
    let marks = b"{}()[];$<>\x7F";
    let mut i = 0;
    while i < marks.len() {
        ends[marks[i] as usize] = true;
        i += 1;
    }
    ends
};

/// Spaces of more than one byte: no-break, ideographic, and the mark before some UTF-8.
const WIDE_SPACES: [&str; 3] = ["\u{A0}", "\u{3000}", "\u{FEFF}"];

impl Lexer {
    pub(super) fn new() -> Lexer {
        Lexer {
            text: String::new(),
            at: 0,
            gone: 0,
            line: 1,
            line_start: 0,
            inside: Inside::Nothing,
            comment: String::new(),
            place: Place::default(),
            deaf: false,
        }
    }

    /// More text. What is read already makes room for it.
    pub(super) fn feed(&mut self) -> &mut String {
        self.text.drain(..self.at);
        self.gone += self.at as u64;
        self.at = 0;
        &mut self.text
    }

    /// Where the last lexeme began.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// The last lexeme, which was no comment and no line end, comes again.
    pub(super) fn again(&mut self) {
        self.at = (self.place.byte - self.gone) as usize;
    }

    /// Where the reading stands.
    pub(super) fn here(&self) -> Place {
        let byte = self.gone + self.at as u64;
        Place { byte, line: self.line, column: byte - self.line_start + 1 }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// The next lexeme. `done`: there will be no more text.
    #[inline]
    pub(super) fn next(&mut self, done: bool) -> Lexeme<'_> {
        match self.inside {
            Inside::Nothing => {}
            Inside::Braces => return self.braces(done),
            Inside::LineComment => return self.line_comment(done),
            Inside::Skipped => {
                if !self.skip_to_line_end() {
                    return Lexeme::More;
                }
            }
        }
        self.skip_blanks();
        let Some(first) = self.peek() else { return Lexeme::More };
        let escapes = first == b'%' && self.at_line_start();
        if !(escapes || ENDS_WORD[first as usize]) {
            return self.word(done);
        }
        self.place = self.here();
        match first {
            b'\n' | b'\r' => self.line_end(done),
            b'[' => self.tag(done),
            b'$' => self.glyph(done),
            b'{' => {
                self.at += 1;
                self.comment.clear();
                self.inside = Inside::Braces;
                self.braces(done)
            }
            b';' => {
                self.at += 1;
                self.comment.clear();
                self.inside = Inside::LineComment;
                self.line_comment(done)
            }
            b'%' => {
                self.inside = Inside::Skipped;
                self.next_after_skip(done)
            }
            b'(' => self.mark(Lexeme::Open),
            b')' => self.mark(Lexeme::Close),
            _ => self.mark(Lexeme::Odd(char::from(first))),
        }
    }

    /// Not by recursion: a file of nothing but escaped lines is deep.
    fn next_after_skip(&mut self, done: bool) -> Lexeme<'_> {
        if self.skip_to_line_end() { self.line_end(done) } else { Lexeme::More }
    }

    fn mark(&mut self, lexeme: Lexeme<'static>) -> Lexeme<'static> {
        self.at += 1;
        lexeme
    }

    fn at_line_start(&self) -> bool {
        self.gone + self.at as u64 == self.line_start
    }

    /// Blanks within the line, and control characters, which some programs leave behind.
    #[inline]
    fn skip_blanks(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                b'\n' | b'\r' => return,
                0..=b' ' | 0x7F => self.at += 1,
                0x80.. => match WIDE_SPACES.iter().find(|space| self.rest().starts_with(**space)) {
                    Some(space) => self.at += space.len(),
                    None => return,
                },
                _ => return,
            }
        }
    }

    /// A line end: of one character, or of two.
    fn line_end(&mut self, done: bool) -> Lexeme<'static> {
        let rest = &self.text.as_bytes()[self.at..];
        let length = match rest {
            [b'\r', b'\n', ..] => 2,
            [b'\r'] if !done => return Lexeme::More,
            _ => 1,
        };
        self.at += length;
        self.begin_line();
        Lexeme::Line
    }

    fn begin_line(&mut self) {
        self.line += 1;
        self.line_start = self.gone + self.at as u64;
    }

    /// Goes to the end of the line; not there yet: false.
    fn skip_to_line_end(&mut self) -> bool {
        let end = self.rest().bytes().position(|b| matches!(b, b'\n' | b'\r'));
        self.at = end.map_or(self.text.len(), |end| self.at + end);
        self.inside = if end.is_some() { Inside::Nothing } else { Inside::Skipped };
        end.is_some()
    }

    /// A word, up to where something else begins.
    #[inline]
    fn word(&mut self, done: bool) -> Lexeme<'_> {
        self.place = self.here();
        let bytes = &self.text.as_bytes()[self.at..];
        let mut length = 0;
        while let Some(&byte) = bytes.get(length) {
            let wide = matches!(byte, 0xC2 | 0xE3 | 0xEF);
            if ENDS_WORD[byte as usize] || wide && starts_wide_space(&bytes[length..]) {
                break;
            }
            length += 1;
        }
        let cut = length == bytes.len();
        if cut && !done && length < MAX_WORD {
            return Lexeme::More;
        }
        let start = self.at;
        self.at += length;
        Lexeme::Word(&self.text[start..self.at])
    }

    /// `$12`; numbers that no glyph has are 0, which means nothing.
    fn glyph(&mut self, done: bool) -> Lexeme<'static> {
        let digits = self.rest()[1..].bytes().take_while(u8::is_ascii_digit).count();
        if self.at + 1 + digits == self.text.len() && !done && digits < MAX_WORD {
            return Lexeme::More;
        }
        let number = self.rest()[1..1 + digits].parse().unwrap_or(glyphs::NONE);
        self.at += 1 + digits;
        Lexeme::Glyph(number)
    }

    /// `[Name "value"]`. The value ends with the quote before the bracket: people forget to escape
    /// those within. Where every such quote is escaped, the last one is meant.
    fn tag(&mut self, done: bool) -> Lexeme<'_> {
        let bytes = &self.text.as_bytes()[self.at..];
        let line = bytes.iter().position(|b| matches!(b, b'\n' | b'\r'));
        let line = match line {
            Some(end) => &self.rest()[..end],
            None => self.rest(),
        };
        let (name, value, length) = match parse_tag(line) {
            Parsed::Tag { name, value, length, sure: true } => (name, value, length),
            _ if line.len() == bytes.len() && !done && line.len() < MAX_TAG => {
                return Lexeme::More;
            }
            Parsed::Tag { name, value, length, .. } => (name, value, length),
            Parsed::Open => {
                self.at += line.len();
                return Lexeme::OpenTag;
            }
            Parsed::None => return self.mark(Lexeme::Odd('[')),
        };
        let whole = |part: (usize, usize)| (self.at + part.0, self.at + part.1);
        let (name, value) = (whole(name), whole(value));
        self.at += length;
        Lexeme::Tag(&self.text[name.0..name.1], &self.text[value.0..value.1])
    }

    /// A comment in braces, which may go over lines. A line that begins a game was not meant to
    /// stand in one: a brace is missing.
    fn braces(&mut self, done: bool) -> Lexeme<'_> {
        const GAME: &[u8] = b"[Event \"";
        loop {
            let bytes = &self.text.as_bytes()[self.at..];
            let end = bytes.iter().position(|b| matches!(b, b'}' | b'\n'));
            let piece = end.unwrap_or(bytes.len());
            let Some(end) = end else {
                self.keep(piece);
                return if done { self.lost_comment() } else { Lexeme::More };
            };
            if bytes[end] == b'}' {
                self.keep(piece);
                self.at += 1;
                return self.whole_comment();
            }
            let after = &bytes[end + 1..];
            if !done && after.len() < GAME.len() && GAME.starts_with(after) {
                self.keep(piece);
                return Lexeme::More;
            }
            let lost = after.starts_with(GAME);
            self.keep(piece + 1);
            self.begin_line();
            if lost {
                return self.lost_comment();
            }
        }
    }

    fn line_comment(&mut self, done: bool) -> Lexeme<'_> {
        let end = self.rest().bytes().position(|b| matches!(b, b'\n' | b'\r'));
        self.keep(end.unwrap_or(self.rest().len()));
        if end.is_none() && !done {
            return Lexeme::More;
        }
        self.whole_comment()
    }

    /// Takes so many bytes into the comment.
    fn keep(&mut self, bytes: usize) {
        if !self.deaf {
            self.comment.push_str(&self.text[self.at..self.at + bytes]);
        }
        self.at += bytes;
    }

    fn whole_comment(&mut self) -> Lexeme<'_> {
        self.inside = Inside::Nothing;
        Lexeme::Comment(&self.comment)
    }

    fn lost_comment(&mut self) -> Lexeme<'static> {
        self.inside = Inside::Nothing;
        Lexeme::OpenComment
    }

    /// Keeps nothing of the comments from here on, or everything again.
    pub(super) fn set_deaf(&mut self, deaf: bool) {
        self.deaf = deaf;
        if deaf {
            self.comment = String::new();
        }
    }

    /// Does a comment go on, or follow on the same line? `None`: more text will tell.
    pub(super) fn comment_follows(&mut self, done: bool) -> Option<bool> {
        if matches!(self.inside, Inside::Braces | Inside::LineComment) {
            return Some(true);
        }
        self.skip_blanks();
        match self.peek() {
            Some(byte) => Some(matches!(byte, b'{' | b';')),
            None if done => Some(false),
            None => None,
        }
    }

    /// Goes to where a game may begin, over lines that are no part of one: a tag, a comment, the
    /// number of a move. False: not there yet.
    pub(super) fn find_game(&mut self, done: bool) -> bool {
        loop {
            if self.inside == Inside::Skipped && !self.skip_to_line_end() {
                return false;
            }
            self.skip_blanks();
            let bytes = &self.text.as_bytes()[self.at..];
            match bytes.first() {
                None => return false,
                Some(b'\n' | b'\r') => {
                    if self.line_end(done) == Lexeme::More {
                        return false;
                    }
                    continue;
                }
                Some(b'[' | b'{' | b';') => return true,
                Some(_) => {}
            }
            let digits = bytes.iter().take_while(|b| b.is_ascii_digit()).count();
            match bytes.get(digits) {
                None if !done && digits < MAX_WORD => return false,
                Some(b'.') if digits > 0 => return true,
                _ => self.inside = Inside::Skipped,
            }
        }
    }
}

fn starts_wide_space(bytes: &[u8]) -> bool {
    WIDE_SPACES.iter().any(|space| bytes.starts_with(space.as_bytes()))
}

/// What a line that begins with a bracket says.
enum Parsed {
    /// Parts of the line, from and to. Not `sure`: an escaped quote was taken for the last one.
    Tag {
        name: (usize, usize),
        value: (usize, usize),
        length: usize,
        sure: bool,
    },
    Open,
    None,
}

fn parse_tag(line: &str) -> Parsed {
    let bytes = line.as_bytes();
    let blanks = |from: usize| {
        let blank = |b: &&u8| matches!(b, b' ' | b'\t');
        from + bytes[from..].iter().take_while(blank).count()
    };
    let start = blanks(1);
    let in_name = |b: &&u8| b.is_ascii_graphic() && !matches!(b, b'"' | b'[' | b']') || **b >= 0x80;
    let end = start + bytes[start..].iter().take_while(in_name).count();
    let quote = blanks(end);
    if end == start || !(b'A'..=b'z').contains(&bytes[start]) && bytes[start] < 0x80 {
        return Parsed::None;
    }
    if bytes.get(quote) != Some(&b'"') {
        return Parsed::None;
    }
    let (name, from) = ((start, end), quote + 1);
    let (mut escaped, mut last) = (false, None);
    for (i, &byte) in bytes.iter().enumerate().skip(from) {
        if byte == b'"' {
            let close = blanks(i + 1);
            if bytes.get(close) == Some(&b']') {
                let tag = Parsed::Tag { name, value: (from, i), length: close + 1, sure: !escaped };
                if !escaped {
                    return tag;
                }
                last = Some(tag);
            }
        }
        escaped = byte == b'\\' && !escaped;
    }
    last.unwrap_or(Parsed::Open)
}
