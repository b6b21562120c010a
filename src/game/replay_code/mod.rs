//! Replay codes: a whole game in one short text for links and bug reports.
//!
//! A code holds start, rules, what the session is without, all moves (the undone ones too), where
//! the game stands among them, an end from outside, and a seed for each side: not the times, the
//! offers and the tags, for which there are saved games. A move is its place among the legal ones,
//! in as few bits as tell them apart; a game of eighty moves has about two hundred letters.

mod base64;
mod bits;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use thiserror::Error;

use super::record::Beside;
use super::{Actions, Game, GameError, GameOptions, PlayError};
use crate::rules::{
    FenReading, MoveList, Position, RuleSet, Setup, Side, Termination, Variant, Verdict, mix,
};
use bits::{Reader, Writer};

/// The version that is written.
const VERSION: u64 = 1;
/// Bytes of the check at the end.
const CHECK: usize = 4;

/// Why a replay code was refused: the character in the text, and what is wrong there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("character {offset}: {cause}")]
pub struct ReplayCodeError {
    /// The character, from 0.
    pub offset: usize,
    /// What is wrong.
    pub cause: ReplayCodeCause,
}

/// What is wrong with a replay code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ReplayCodeCause {
    /// This character does not belong in a code.
    #[error("this character does not belong here")]
    Character,
    /// The check does not fit: something was changed or left out.
    #[error("the code is damaged")]
    Damaged,
    /// It was written by a newer library.
    #[error("version {0} of the code is not known")]
    Version(u64),
    /// This is not what a game has.
    #[error("out of range")]
    Range,
    /// The start position was refused.
    #[error(transparent)]
    Start(GameError),
    /// The move was refused.
    #[error(transparent)]
    Move(PlayError),
}

impl Game {
    /// The game as a replay code. `seeds` are the host's, one a side: what its opponent drew from,
    /// or 0.
    ///
    /// ```
    /// use duiyi::game::{Game, GameOptions};
    /// use duiyi::rules::Notation;
    /// let mut game = Game::new(&GameOptions::default())?;
    /// for text in ["e2e4", "e7e5", "g1f3"] {
    ///     game.play_text(text, Notation::Auto)?;
    /// }
    /// let code = game.replay_code([0, 7]);
    /// assert!(code.len() < 30, "{code}");
    /// let (again, seeds) = Game::from_replay_code(&code)?;
    /// assert_eq!((again.game_hash(), seeds), (game.game_hash(), [0, 7]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn replay_code(&self, seeds: [u64; 2]) -> String {
        let mut out = Writer::default();
        out.number(VERSION);
        self.write_options(&mut out);
        seeds.into_iter().for_each(|seed| out.number(seed));
        self.write_moves(&mut out);
        let mut bytes = out.bytes();
        bytes.extend_from_slice(&check(&bytes));
        base64::encode(&bytes)
    }

    fn write_options(&self, out: &mut Writer) {
        out.number(self.variant() as u64);
        let named = self.rules.nearest_named();
        let differing: Vec<_> = self.rules.differences(&RuleSet::NAMED[named].2).collect();
        out.number(named as u64);
        out.number(differing.len() as u64);
        for (place, own) in differing {
            out.number(place as u64);
            out.number(own.wrapping_add(1)); // "never" becomes 0
        }
        out.number(self.without.0.into());
        out.number(self.refuse_losing_cycles.into());
        let usual = Setup::usual(self.variant()) == self.start;
        let fen = if usual { String::new() } else { self.start.to_string() };
        out.number(fen.len() as u64);
        fen.bytes().for_each(|byte| out.bits(byte.into(), 8));
    }

    fn write_moves(&self, out: &mut Writer) {
        let plies = self.records.len();
        out.number(plies as u64);
        out.number(self.redo_plies() as u64);
        let (result, how) = match self.beside_at(plies).end {
            None | Some(Verdict::Ongoing) => (0, 0),
            Some(Verdict::Won { by, how }) => (1 + by as u64, how as u64),
            Some(Verdict::Drawn { how }) => (3, how as u64),
            Some(Verdict::Abandoned) => (4, 0),
        };
        out.number(result);
        out.number(how);
        let mut position = self.start.position;
        for record in &self.records {
            let legal = position.legal_moves();
            let place = legal.iter().position(|m| m == record.info.played);
            out.bits(place.unwrap_or(0) as u64, width(&legal));
            position.make(record.tagged);
        }
    }

    /// The game of a replay code, and the seeds.
    ///
    /// # Errors
    /// [`ReplayCodeError`].
    pub fn from_replay_code(text: &str) -> Result<(Game, [u64; 2]), ReplayCodeError> {
        let error = |offset, cause| ReplayCodeError { offset, cause };
        let bytes = base64::decode(text).map_err(|at| error(at, ReplayCodeCause::Character))?;
        let damaged = error(text.len(), ReplayCodeCause::Damaged);
        let body = bytes.len().checked_sub(CHECK).ok_or(damaged)?;
        let (body, sum) = bytes.split_at(body);
        if check(body) != sum {
            return Err(damaged);
        }
        let mut code = Code { reader: Reader::new(body) };
        code.game().map_err(|cause| error(code.reader.place() * 4 / 3, cause))
    }
}

/// The bits that tell the legal moves apart; one at least, so that a short code has few moves.
fn width(legal: &MoveList) -> u32 {
    (usize::BITS - legal.len().saturating_sub(1).leading_zeros()).max(1)
}

fn check(bytes: &[u8]) -> [u8; CHECK] {
    let hash = bytes.iter().fold(0, |hash, &byte| mix(hash ^ u64::from(byte)));
    (hash as u32).to_be_bytes()
}

/// A code that is read.
struct Code<'b> {
    reader: Reader<'b>,
}

impl Code<'_> {
    fn game(&mut self) -> Result<(Game, [u64; 2]), ReplayCodeCause> {
        match self.number()? {
            VERSION => {}
            other => return Err(ReplayCodeCause::Version(other)),
        }
        let mut game = self.start()?;
        let seeds = [self.number()?, self.number()?];
        self.moves(&mut game)?;
        if !self.reader.is_at_end() {
            return Err(ReplayCodeCause::Range);
        }
        Ok((game, seeds))
    }

    fn number(&mut self) -> Result<u64, ReplayCodeCause> {
        self.reader.number().ok_or(ReplayCodeCause::Range)
    }

    /// A number below `end`.
    fn below(&mut self, end: usize) -> Result<usize, ReplayCodeCause> {
        let number = usize::try_from(self.number()?).map_err(|_| ReplayCodeCause::Range)?;
        if number < end { Ok(number) } else { Err(ReplayCodeCause::Range) }
    }

    fn start(&mut self) -> Result<Game, ReplayCodeCause> {
        let variant =
            *Variant::ALL.get(self.below(4)?.wrapping_sub(1)).ok_or(ReplayCodeCause::Range)?;
        let mut numbers = RuleSet::NAMED[self.below(RuleSet::NAMED.len())?].2.numbers();
        for _ in 0..self.below(numbers.len() + 1)? {
            let place = self.below(numbers.len())?;
            numbers[place] = self.number()?.wrapping_sub(1);
        }
        let rules = RuleSet::from_numbers(&numbers).map_err(|_| ReplayCodeCause::Range)?;
        let without = Actions(self.below(Actions::ALL.0 as usize + 1)? as u32);
        let refuse_losing_cycles = self.below(2)? == 1;
        let mut fen = Vec::new();
        for _ in 0..self.below(256)? {
            fen.push(self.reader.bits(8).ok_or(ReplayCodeCause::Range)? as u8);
        }
        let fen = String::from_utf8(fen).map_err(|_| ReplayCodeCause::Range)?;
        let options = GameOptions {
            variant,
            rules: Some(rules),
            start_fen: Some(fen.as_str()).filter(|fen| !fen.is_empty()),
            reading: FenReading { arrangement: true, ..FenReading::default() },
            refuse_losing_cycles,
            without,
            ..GameOptions::default()
        };
        Game::new(&options).map_err(ReplayCodeCause::Start)
    }

    fn moves(&mut self, game: &mut Game) -> Result<(), ReplayCodeCause> {
        let plies = self.below(usize::MAX)?;
        let undone = self.below(plies.saturating_add(1))?;
        let end = self.end()?;
        for _ in 0..plies {
            let legal = game.position.legal_moves();
            let place = self.reader.bits(width(&legal)).ok_or(ReplayCodeCause::Range)?;
            let m = legal.iter().nth(place as usize).ok_or(ReplayCodeCause::Range)?;
            game.replay(m, Beside::default()).map_err(ReplayCodeCause::Move)?;
        }
        if end.is_some() && game.verdict().is_over() {
            return Err(ReplayCodeCause::Range);
        }
        game.beside = Beside { end, ..Beside::default() };
        game.wake_at(plies - undone);
        Ok(())
    }

    fn end(&mut self) -> Result<Option<Verdict>, ReplayCodeCause> {
        let result = self.below(5)?;
        let number = self.below(Termination::ALL.len() + 1)?;
        let how = number.checked_sub(1).map(|place| Termination::ALL[place]);
        match (result, how) {
            (0, None) => Ok(None),
            (1, Some(how)) => Ok(Some(Verdict::Won { by: Side::White, how })),
            (2, Some(how)) => Ok(Some(Verdict::Won { by: Side::Black, how })),
            (3, Some(how)) => Ok(Some(Verdict::Drawn { how })),
            (4, None) => Ok(Some(Verdict::Abandoned)),
            _ => Err(ReplayCodeCause::Range),
        }
    }
}
