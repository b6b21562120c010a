//! PGN taken apart into words, a piece of text at a time. It knows no rules and no games, and keeps
//! nothing but what is not yet whole.

use alloc::string::String;

use super::glyphs;
use crate::files::Place;

/// A tag's line, and a word, are never longer than this in bytes: what is longer is cut there, wherever
/// the pieces of the text end.
const MAX_TAG: usize = 16 * 1024;
const MAX_WORD: usize = 256;
/// The number of a move with its points is never longer.
const MAX_NUMBER: usize = 16;

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
    /// Where the lexeme began: byte of the whole file, and of the beginning of its line.
    began: u64,
    began_line: u64,
    began_line_start: u64,
    /// Comments are not kept: their game is lost already.
    deaf: bool,
}

/// What a byte is in a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum InWord {
    /// A part of it.
    Part,
    /// Its end.
    End,
    /// Its end, if a space of more than one byte begins here.
    Wide,
}

const IN_WORD: [InWord; 256] = {
    let mut table = [InWord::Part; 256];
    let mut byte = 0;
    while byte <= b' ' as usize {
        table[byte] = InWord::End;
        byte += 1;
    }
    let marks = b"{}()[];$<>\x7F";
    let mut i = 0;
    while i < marks.len() {
        table[marks[i] as usize] = InWord::End;
        i += 1;
    }
    let mut i = 0;
    while i < WIDE_SPACES.len() {
        table[WIDE_SPACES[i].as_bytes()[0] as usize] = InWord::Wide;
        i += 1;
    }
    table
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
            began: 0,
            began_line: 1,
            began_line_start: 0,
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
        Place {
            byte: self.began,
            line: self.began_line,
            column: self.began - self.began_line_start + 1,
        }
    }

    #[inline(always)]
    fn begin(&mut self) {
        self.began = self.byte();
        (self.began_line, self.began_line_start) = (self.line, self.line_start);
    }

    /// The last lexeme, which was no comment and no line end, comes again.
    pub(super) fn again(&mut self) {
        self.at = (self.began - self.gone) as usize;
    }

    /// How far the reading is: byte of the whole file.
    #[inline(always)]
    pub(super) fn byte(&self) -> u64 {
        self.gone + self.at as u64
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
        // All of them: what is skipped must not depend on where a piece of the text ends.
        while self.skip_number() {}
        let Some(first) = self.peek() else { return Lexeme::More };
        self.begin();
        if IN_WORD[first as usize] != InWord::End {
            let escapes = first == b'%' && self.at_line_start();
            return if escapes { self.escaped_line(done) } else { self.word(done) };
        }
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
            b'(' => self.mark(Lexeme::Open),
            b')' => self.mark(Lexeme::Close),
            _ => self.mark(Lexeme::Odd(char::from(first))),
        }
    }

    /// A line that says nothing. The next one is not asked for here, since a file of nothing but such
    /// lines is deep.
    fn escaped_line(&mut self, done: bool) -> Lexeme<'_> {
        self.inside = Inside::Skipped;
        if self.skip_to_line_end() { self.line_end(done) } else { Lexeme::More }
    }

    fn mark(&mut self, lexeme: Lexeme<'static>) -> Lexeme<'static> {
        self.at += 1;
        lexeme
    }

    fn at_line_start(&self) -> bool {
        self.byte() == self.line_start
    }

    /// Blanks within the line, and control characters, which some programs leave behind.
    #[inline(always)]
    fn skip_blanks(&mut self) {
        while let Some(&byte) = self.text.as_bytes().get(self.at) {
            match byte {
                b'\n' | b'\r' => return,
                0..=b' ' | 0x7F => self.at += 1,
                0x80.. => match self.wide_space() {
                    0 => return,
                    length => self.at += length,
                },
                _ => return,
            }
        }
    }

    /// The length of a space of more than one byte, if one comes next.
    fn wide_space(&self) -> usize {
        let space = WIDE_SPACES.iter().find(|space| self.rest().starts_with(**space));
        space.map_or(0, |space| space.len())
    }

    /// The number of a move, which says nothing, with the blanks behind it: `12. `, `12...`, and the
    /// `1.` of `1.e4`. (Behind a digit and a point, a digit is part of a soldier's move in WXF.)
    /// False: there is none.
    #[inline(always)]
    fn skip_number(&mut self) -> bool {
        let bytes = &self.text.as_bytes()[self.at..];
        if !bytes.first().is_some_and(u8::is_ascii_digit) {
            return false;
        }
        let count = |from: usize, of: fn(&u8) -> bool| {
            bytes[from..].iter().take(MAX_NUMBER).take_while(|byte| of(byte)).count()
        };
        let digits = count(1, u8::is_ascii_digit) + 1;
        let points = count(digits, |&byte| byte == b'.');
        let ends = bytes.get(digits + points).is_some_and(|byte| !byte.is_ascii_digit());
        let is_number = points > 0 && ends && digits + points <= MAX_NUMBER;
        if is_number {
            self.at += digits + points;
            self.skip_blanks();
        }
        is_number
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
        self.line_start = self.byte();
    }

    /// Goes to the end of the line; not there yet: false.
    fn skip_to_line_end(&mut self) -> bool {
        let end = self.rest().bytes().position(|b| matches!(b, b'\n' | b'\r'));
        self.at = end.map_or(self.text.len(), |end| self.at + end);
        self.inside = if end.is_some() { Inside::Nothing } else { Inside::Skipped };
        end.is_some()
    }

    /// A word, up to where something else begins.
    #[inline(always)]
    fn word(&mut self, done: bool) -> Lexeme<'_> {
        let bytes = &self.text.as_bytes()[self.at..];
        let mut length = 0;
        let end = loop {
            match bytes.get(length).map(|&byte| IN_WORD[byte as usize]) {
                Some(InWord::Part) => length += 1,
                Some(InWord::Wide) if !starts_wide_space(&bytes[length..]) => length += 1,
                end => break end,
            }
        };
        if length >= MAX_WORD {
            length = self.cut(MAX_WORD);
        } else if end.is_none() && !done {
            return Lexeme::More;
        }
        let start = self.at;
        self.at += length;
        Lexeme::Word(&self.text[start..self.at])
    }

    /// So many bytes of the rest, or one to three less, where a character ends. There are so many.
    #[cold]
    fn cut(&self, length: usize) -> usize {
        (0..=length).rev().find(|&length| self.rest().is_char_boundary(length)).unwrap_or(length)
    }

    /// `$12`; numbers that no glyph has are 0, which means nothing.
    fn glyph(&mut self, done: bool) -> Lexeme<'static> {
        let digits = self.rest()[1..].bytes().take(MAX_WORD).take_while(u8::is_ascii_digit).count();
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
        let end = bytes.iter().take(MAX_TAG).position(|b| matches!(b, b'\n' | b'\r'));
        let end =
            end.unwrap_or(if bytes.len() < MAX_TAG { bytes.len() } else { self.cut(MAX_TAG) });
        let line = &self.rest()[..end];
        let (name, value, length) = match parse_tag(line) {
            Parsed::Tag { name, value, length, sure: true } => (name, value, length),
            _ if end == bytes.len() && !done && end < MAX_TAG => return Lexeme::More,
            Parsed::Tag { name, value, length, .. } => (name, value, length),
            Parsed::Open => {
                self.at += end;
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
            let digits = bytes.iter().take(MAX_WORD).take_while(|b| b.is_ascii_digit()).count();
            match bytes.get(digits) {
                None if !done && digits < MAX_WORD => return false,
                Some(b'.') if (1..MAX_WORD).contains(&digits) => return true,
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
