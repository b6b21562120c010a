//! The state between two commands: the options, the game on the board, and the search under way.

use std::error::Error;
use std::fmt::Display;
use std::io::{self, Write};
use std::time::Duration;

use duiyi::engine::{self, Engine, OutOfMemory, evaluate};
use duiyi::game::{Game, GameError, GameOptions};
use duiyi::rules::{FenReading, Move, Notation, RuleSet, Variant};

use crate::bench::bench;
use crate::options::{Effect, MULTI_PV_MAX, Options, offers};
use crate::protocol::{Command, Dialect, Limits};
use crate::show::{divide, show};
use crate::think::{Progress, Teller, Thinking};

/// Programs that speak these protocols judge the game themselves and may play on where our rules
/// would have ended it. On the board here only the lack of a legal move ends a game.
const fn unjudged(variant: Variant) -> RuleSet {
    RuleSet {
        repetition: None,
        offence: None,
        no_progress_limit: None,
        dead_material: false,
        ..RuleSet::default_of(variant)
    }
}

pub(crate) struct Session<W> {
    out: W,
    dialect: Dialect,
    options: Options,
    game: Game,
    /// Moves that may not be played in this position; if that is all of them, it is none.
    banned: Vec<Move>,
    engine: Engine<'static>,
    thinking: Option<Thinking>,
    /// How long the machine has held searches up at a time lately: a clock must survive that.
    held_up: Duration,
    /// The search has nothing left to do and waits for `stop`.
    waiting: bool,
}

impl<W: Write> Session<W> {
    pub(crate) fn new(out: W) -> Result<Session<W>, Box<dyn Error>> {
        let options = Options::default();
        Ok(Session {
            out,
            dialect: Dialect::default(),
            options,
            game: new_game(&options, None)?,
            banned: Vec::new(),
            engine: new_engine(&options)?,
            thinking: None,
            held_up: Duration::ZERO,
            waiting: false,
        })
    }

    /// Is there a search that has not been answered?
    pub(crate) const fn is_searching(&self) -> bool {
        self.thinking.is_some()
    }

    /// Is there a search that has something left to do?
    pub(crate) const fn has_work(&self) -> bool {
        self.is_searching() && !self.waiting
    }

    /// Is there a search that only `stop` can end?
    pub(crate) fn is_endless(&self) -> bool {
        self.thinking.as_ref().is_some_and(Thinking::is_endless)
    }

    /// Does what a command says; `Quit` is the caller's.
    pub(crate) fn obey(&mut self, command: Command) -> io::Result<()> {
        let notation = self.notation();
        match command {
            Command::Greet(dialect) => self.greet(dialect)?,
            Command::IsReady => writeln!(self.out, "readyok")?,
            Command::NewGame => self.engine.clear(),
            Command::SetOption { name, value } => self.set_option(&name, &value)?,
            Command::Position { fen, moves } => self.position(fen.as_deref(), &moves)?,
            Command::BanMoves(moves) => match self.read_moves(&moves) {
                Ok(moves) => self.banned = moves,
                Err(error) => self.complain(error)?,
            },
            Command::Go(limits) => self.go(&limits)?,
            Command::Stop => self.stop()?,
            Command::PonderHit => self.ponder_hit(),
            Command::Perft(depth) => {
                divide(&mut self.out, self.game.position(), depth, notation)?;
            }
            Command::Bench => bench(&mut self.out)?,
            Command::Show => show(&mut self.out, &self.game, notation)?,
            Command::Eval => writeln!(self.out, "eval: {}", evaluate(self.game.position()))?,
            Command::Quit if self.dialect == Dialect::Ucci => writeln!(self.out, "bye")?,
            Command::Quit => {}
        }
        self.out.flush()
    }

    /// Says what is wrong; nothing else has happened.
    pub(crate) fn complain(&mut self, what: impl Display) -> io::Result<()> {
        let word = match self.dialect {
            Dialect::Uci => "string",
            Dialect::Ucci => "message",
        };
        writeln!(self.out, "info {word} {what}")?;
        self.out.flush()
    }

    /// Searches a little more.
    pub(crate) fn think(&mut self) -> io::Result<()> {
        let Some(mut thinking) = self.thinking.take() else { return Ok(()) };
        let (engine, mut teller) = self.voice();
        match thinking.slice(engine, &mut teller)? {
            Progress::Finished => self.answer(&thinking)?,
            progress => {
                self.waiting = progress == Progress::Waiting;
                self.thinking = Some(thinking);
            }
        }
        self.out.flush()
    }

    /// Ends the search with its answer.
    pub(crate) fn stop(&mut self) -> io::Result<()> {
        self.waiting = false;
        match self.thinking.take() {
            Some(thinking) => self.answer(&thinking)?,
            // So that a program which is wrong about us does not wait for ever (UCCI, chapter 3).
            None if self.dialect == Dialect::Ucci => writeln!(self.out, "nobestmove")?,
            None => {}
        }
        self.out.flush()
    }

    fn answer(&mut self, thinking: &Thinking) -> io::Result<()> {
        let (engine, mut teller) = self.voice();
        thinking.answer(engine, &mut teller)?;
        self.held_up = thinking.held_up().max(self.held_up * 7 / 8);
        Ok(())
    }

    /// The clock of a search that pondered begins to run.
    fn ponder_hit(&mut self) {
        if let Some(thinking) = &mut self.thinking {
            thinking.ponder_hit();
            self.waiting = false;
        }
    }

    fn greet(&mut self, dialect: Dialect) -> io::Result<()> {
        self.dialect = dialect;
        if dialect == Dialect::Ucci {
            self.options.play_xiangqi(true);
            self.put_up_start()?;
        }
        writeln!(self.out, "id name duiyi {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(self.out, "id author {}", env!("CARGO_PKG_AUTHORS"))?;
        for offer in offers(dialect) {
            writeln!(self.out, "{offer}")?;
        }
        match dialect {
            Dialect::Uci => writeln!(self.out, "uciok"),
            Dialect::Ucci => writeln!(self.out, "ucciok"),
        }
    }

    fn set_option(&mut self, name: &str, value: &str) -> io::Result<()> {
        let before = self.options;
        match self.options.set(name, value) {
            Ok(Effect::Nothing) => Ok(()),
            Ok(Effect::Forget) => {
                self.engine.clear();
                Ok(())
            }
            Ok(Effect::NewVariant) => self.put_up_start(),
            Ok(Effect::NewTable) => match new_engine(&self.options) {
                Ok(engine) => {
                    self.engine = engine;
                    Ok(())
                }
                Err(error) => {
                    self.options = before;
                    self.complain(error)
                }
            },
            Err(error) => self.complain(error),
        }
    }

    fn put_up_start(&mut self) -> io::Result<()> {
        self.position(None, &[])
    }

    fn position(&mut self, fen: Option<&str>, moves: &[String]) -> io::Result<()> {
        let mut game = match new_game(&self.options, fen) {
            Ok(game) => game,
            Err(error) => return self.complain(error),
        };
        let notation = notation(self.dialect, game.variant());
        for text in moves {
            if let Err(error) = game.play_text(text, notation) {
                return self.complain(format_args!("{text}: {error}"));
            }
        }
        self.game = game;
        self.banned.clear();
        Ok(())
    }

    fn go(&mut self, limits: &Limits) -> io::Result<()> {
        let moves = match self.root_moves(limits) {
            Ok(moves) => moves,
            Err(error) => return self.complain(error),
        };
        match Thinking::begin(
            &mut self.engine,
            &self.game,
            limits,
            &moves,
            &self.options,
            self.held_up,
        ) {
            Ok(thinking) => {
                self.thinking = Some(thinking);
                Ok(())
            }
            Err(error) => self.complain(error),
        }
    }

    /// The moves that are considered; none stands for all.
    fn root_moves(&self, limits: &Limits) -> Result<Vec<Move>, String> {
        if limits.search_moves.is_empty() && !self.banned.is_empty() {
            let allowed = |m: &Move| !self.banned.contains(m);
            return Ok(self.game.legal_moves().iter().filter(allowed).collect());
        }
        self.read_moves(&limits.search_moves)
    }

    /// Legal moves out of their texts.
    fn read_moves(&self, texts: &[String]) -> Result<Vec<Move>, String> {
        let notation = self.notation();
        let read = |text: &String| {
            self.game.read_move(text, notation).map_err(|error| format!("{text}: {error}"))
        };
        texts.iter().map(read).collect()
    }

    fn notation(&self) -> Notation {
        notation(self.dialect, self.game.variant())
    }

    /// The engine, and who writes down what it finds.
    fn voice(&mut self) -> (&mut Engine<'static>, Teller<'_, W>) {
        let notation = self.notation();
        let Session { out, game, dialect, engine, .. } = self;
        (engine, Teller { out, game, dialect: *dialect, notation })
    }
}

/// How moves are written: in xiangqi UCI counts ranks from 1, UCCI from 0.
const fn notation(dialect: Dialect, variant: Variant) -> Notation {
    match (dialect, variant) {
        (Dialect::Uci, Variant::Xiangqi) => Notation::Uci1,
        _ => Notation::Uci,
    }
}

fn new_game(options: &Options, start_fen: Option<&str>) -> Result<Game, GameError> {
    let variant = options.variant();
    Game::new(&GameOptions {
        variant,
        rules: Some(unjudged(variant)),
        start_fen,
        reading: FenReading { arrangement: options.arrangement, strict: false },
        ..GameOptions::default()
    })
}

fn new_engine(options: &Options) -> Result<Engine<'static>, OutOfMemory> {
    let lines = MULTI_PV_MAX as usize;
    Engine::new(&engine::Options {
        table_bytes: options.hash_mib << 20,
        lines,
        ..Default::default()
    })
}
