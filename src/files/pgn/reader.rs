//! Games out of a text that comes in pieces.

use alloc::string::String;

use super::building::{Building, Word};
use super::lexer::{Lexeme, Lexer};
use crate::files::{Entry, FileCause, FileError, GameResult, Limits, Place};
use crate::rules::Variant;

/// What is done with the next lexeme.
#[derive(Clone, Copy, PartialEq)]
enum Phase {
    /// Between two games, where anything may stand.
    Between,
    /// In a game.
    Game,
    /// A result stood in a variation: of the game, or did somebody only say how the variation ends?
    Doubt(GameResult, Place),
    /// The result is read. A comment on the same line belongs to the game.
    Ended,
}

pub(in crate::files) struct PgnReader {
    lexer: Lexer,
    game: Building,
    usual: Option<Variant>,
    limits: Limits,
    phase: Phase,
    /// What is wrong with the present game.
    error: Option<FileError>,
    /// Its moves are not read any more.
    lost: bool,
    /// How many variations are open in a game that is lost.
    lost_depth: usize,
    /// Lines ended since the last lexeme.
    lines: u32,
    /// Number of the present game, from 1.
    number: u64,
    /// Where it began.
    began: Place,
    /// Where its start position and its variant are named.
    fen: Option<Place>,
    variant: Option<Place>,
}

enum Step {
    On,
    /// Nothing can be done without more text.
    More,
    /// The present game ends here.
    End,
}

impl PgnReader {
    pub(in crate::files) fn new(usual: Option<Variant>, limits: Limits) -> PgnReader {
        PgnReader {
            lexer: Lexer::new(),
            game: Building::new(),
            usual,
            limits,
            phase: Phase::Game,
            error: None,
            lost: false,
            lost_depth: 0,
            lines: 0,
            number: 1,
            began: Place::default(),
            fen: None,
            variant: None,
        }
    }

    /// Where the next piece of text is put.
    pub(in crate::files) fn feed(&mut self) -> &mut String {
        self.lexer.feed()
    }

    /// The next game, broken or not; `None` if more text is needed, or (`done`) nothing more comes.
    pub(in crate::files) fn next(&mut self, done: bool) -> Option<Entry> {
        loop {
            match self.phase {
                Phase::Between if !self.lexer.find_game(done) => return None,
                Phase::Between => self.phase = Phase::Game,
                Phase::Ended => match self.lexer.comment_follows(done) {
                    Some(true) => {}
                    Some(false) => return Some(self.finish(Phase::Between)),
                    None => return None,
                },
                Phase::Game | Phase::Doubt(..) => {}
            }
            match self.read(done) {
                Step::On => {}
                Step::End => {
                    self.lexer.again();
                    return Some(self.finish(Phase::Game));
                }
                Step::More => {
                    self.watch_limit();
                    return if done { self.last() } else { None };
                }
            }
        }
    }

    /// What is left when the text is over.
    fn last(&mut self) -> Option<Entry> {
        if let Phase::Doubt(result, _) = self.phase {
            self.game.set_result(result);
        }
        let something = self.error.is_some() || !self.game.is_empty();
        something.then(|| self.finish(Phase::Between))
    }

    /// Reads one lexeme.
    #[inline]
    fn read(&mut self, done: bool) -> Step {
        let lexeme = self.lexer.next(done);
        match lexeme {
            Lexeme::More => return Step::More,
            Lexeme::Line => {
                self.lines += 1;
                return Step::On;
            }
            _ => {}
        }
        if let Phase::Doubt(result, place) = self.phase {
            match lexeme {
                Lexeme::Close => self.phase = Phase::Game,
                Lexeme::Comment(_) | Lexeme::OpenComment => return Step::On,
                _ => {
                    self.game.set_result(result);
                    self.note(place, FileCause::OpenVariation);
                    return Step::End;
                }
            }
        }
        let blank_line = self.lines > 1;
        self.lines = 0;
        let said = match lexeme {
            Lexeme::Tag(name, value) => {
                if self.game.has_begun() || self.game.tags.starts_game(name, blank_line) {
                    return Step::End;
                }
                let room = self.game.tags.len() < self.limits.tags;
                let says_start = match name {
                    "FEN" => Some(&mut self.fen),
                    "Variant" => Some(&mut self.variant),
                    _ => None,
                };
                if room {
                    self.game.tags.push(name, value);
                }
                if let Some(place) = says_start {
                    *place = Some(self.lexer.place());
                }
                if room { Ok(()) } else { Err(FileCause::Limit("tags")) }
            }
            Lexeme::OpenTag if self.game.has_begun() => return Step::End,
            Lexeme::OpenTag => Err(FileCause::OpenTag),
            Lexeme::OpenComment => Err(FileCause::OpenComment),
            _ if self.lost => {
                let result = lost(&mut self.lost_depth, &lexeme);
                return self.result(result);
            }
            Lexeme::Comment(text) => {
                self.game.comment(text);
                Ok(())
            }
            Lexeme::Glyph(glyph) => {
                self.game.glyph(glyph);
                Ok(())
            }
            Lexeme::Open if self.game.depth() >= self.limits.depth => {
                Err(FileCause::Limit("nested variations"))
            }
            Lexeme::Open => self.game.open(self.usual),
            Lexeme::Close => self.game.close(self.usual),
            Lexeme::Odd(c) => Err(FileCause::Odd(c)),
            Lexeme::More | Lexeme::Line => Ok(()),
            Lexeme::Word(word) => match self.game.word(word, self.usual) {
                Ok(Word::Said) => Ok(()),
                Ok(Word::Result(result)) => return self.result(Some(result)),
                Err(cause) => Err(cause),
            },
        };
        if let Err(cause) = said {
            self.fail(cause);
        }
        self.watch_limit();
        Step::On
    }

    /// A result stands here, or not.
    fn result(&mut self, result: Option<GameResult>) -> Step {
        let Some(result) = result else { return Step::On };
        if self.game.depth() > 0 && !self.lost || self.lost_depth > 0 {
            self.phase = Phase::Doubt(result, self.lexer.place());
        } else {
            self.game.set_result(result);
            self.phase = Phase::Ended;
        }
        Step::On
    }

    /// Something is wrong with the game. The first thing counts.
    fn note(&mut self, place: Place, cause: FileCause) {
        if self.error.is_none() {
            self.error = Some(FileError { game: self.number, place, cause });
        }
    }

    /// Something is wrong with what was just read. A tag more or less does not keep the moves from
    /// being read; anything else does.
    #[cold]
    fn fail(&mut self, cause: FileCause) {
        let place = match &cause {
            FileCause::Start(_) => self.fen,
            FileCause::Variant(_) => self.variant,
            _ => None,
        };
        if !matches!(cause, FileCause::OpenTag) {
            self.lost = true;
            self.lost_depth = self.game.depth();
            self.lexer.set_deaf(true);
        }
        self.note(place.unwrap_or(self.lexer.place()), cause);
    }

    #[inline]
    fn watch_limit(&mut self) {
        if !self.lost && self.lexer.here().byte - self.began.byte > self.limits.game_bytes as u64 {
            self.fail(FileCause::Limit("bytes of one game"));
        }
    }

    /// The present game as far as it was read; the next one begins.
    fn finish(&mut self, phase: Phase) -> Entry {
        if !self.lost && self.game.close_all().is_err() {
            self.note(self.lexer.place(), FileCause::OpenVariation);
        }
        let (tree, refused) = self.game.finish(self.usual);
        if let Some(cause) = refused {
            self.fail(cause);
        }
        self.phase = phase;
        self.lost = false;
        self.lexer.set_deaf(false);
        self.lines = 0;
        self.number += 1;
        self.began = self.lexer.here();
        (self.fen, self.variant) = (None, None);
        Entry { tree, error: self.error.take() }
    }
}

/// A game that is lost goes on: does it end here?
fn lost(depth: &mut usize, lexeme: &Lexeme<'_>) -> Option<GameResult> {
    match lexeme {
        Lexeme::Open => *depth = depth.saturating_add(1),
        Lexeme::Close => *depth = depth.saturating_sub(1),
        Lexeme::Word(word) => return GameResult::of_text(word),
        _ => {}
    }
    None
}
