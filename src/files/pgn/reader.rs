//! Games out of a text that comes in pieces.

use alloc::string::String;

use super::building::Building;
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
    /// Bytes that one game may have.
    game_bytes: u64,
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
    /// Where it began: byte of the file.
    began: u64,
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
            game: Building::new(usual, &limits),
            game_bytes: limits.game_bytes as u64,
            phase: Phase::Game,
            error: None,
            lost: false,
            lost_depth: 0,
            lines: 0,
            number: 1,
            began: 0,
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
    #[inline(always)]
    fn read(&mut self, done: bool) -> Step {
        let lexeme = self.lexer.next(done);
        match (&lexeme, self.phase) {
            (Lexeme::More, _) => return Step::More,
            (Lexeme::Line, _) => {
                self.lines += 1;
                return Step::On;
            }
            (Lexeme::Close, Phase::Doubt(..)) => self.phase = Phase::Game,
            (Lexeme::Comment(_) | Lexeme::OpenComment, Phase::Doubt(..)) => return Step::On,
            (_, Phase::Doubt(result, place)) => return self.end_in_variation(result, place),
            _ => {}
        }
        let blank_line = self.lines > 1;
        self.lines = 0;
        let said = match lexeme {
            Lexeme::Tag(name, _) if self.game.ends_before_tag(name, blank_line) => {
                return Step::End;
            }
            Lexeme::OpenTag if self.game.has_begun() => return Step::End,
            Lexeme::Tag(name, value) => {
                let says_start = match name {
                    "FEN" => Some(&mut self.fen),
                    "Variant" => Some(&mut self.variant),
                    _ => None,
                };
                let said = self.game.tag(name, value);
                if let Some(place) = says_start {
                    *place = Some(self.lexer.place());
                }
                said
            }
            Lexeme::OpenTag => Err(FileCause::OpenTag),
            Lexeme::OpenComment => Err(FileCause::OpenComment),
            _ if self.lost => Ok(lost(&mut self.lost_depth, &lexeme)),
            lexeme => self.game.say(lexeme),
        };
        match said {
            Ok(None) => {}
            Ok(Some(result)) => self.result(result),
            Err(cause) => self.fail(cause),
        }
        self.watch_limit();
        Step::On
    }

    /// The game goes on neither in a variation nor after it: its result stood there.
    #[cold]
    fn end_in_variation(&mut self, result: GameResult, place: Place) -> Step {
        self.game.set_result(result);
        self.note(place, FileCause::OpenVariation);
        Step::End
    }

    /// A result stands here.
    fn result(&mut self, result: GameResult) {
        if self.game.depth() > 0 && !self.lost || self.lost_depth > 0 {
            self.phase = Phase::Doubt(result, self.lexer.place());
        } else {
            self.game.set_result(result);
            self.phase = Phase::Ended;
        }
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
        if !self.lost && self.lexer.byte() - self.began > self.game_bytes {
            self.fail(FileCause::Limit("bytes of one game"));
        }
    }

    /// The present game as far as it was read; the next one begins.
    fn finish(&mut self, phase: Phase) -> Entry {
        if !self.lost && self.game.close_all().is_err() {
            self.note(self.lexer.place(), FileCause::OpenVariation);
        }
        let (tree, refused) = self.game.finish();
        if let Some(cause) = refused {
            self.fail(cause);
        }
        self.phase = phase;
        self.lost = false;
        self.lexer.set_deaf(false);
        self.lines = 0;
        self.number += 1;
        self.began = self.lexer.byte();
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
