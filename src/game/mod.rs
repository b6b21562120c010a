//! A game being played: a position with its past, its rule set and its verdict; undo and redo.
//!
//! | file | job |
//! |---|---|
//! | `mod.rs` | the game: what it holds, looking at it |
//! | `options.rs` | how a game begins |
//! | `actions.rs` | what is done besides moving: what the session has of it, what may be done now |
//! | `play.rs` | playing |
//! | `travel.rs` | undo, redo, looking at any ply |
//! | `clock/` | the clocks of both sides |
//! | `offer.rs` | draw offers |
//! | `events.rs` | what has happened, for sounds and animations |
//! | `tags.rs` | who played, where, when |
//! | `save/` | saved games, as JSON (feature `json`) |
//! | `replay_code/` | a whole game in one short text |
//! | `editor.rs` | a position built square by square |
//! | `ending.rs` | ends that do not come from a move: claims, agreement, flags |
//! | `standing.rs` | how the game stands; moves that are left out |
//! | `record.rs` | what is remembered of a move |
//! | `material.rs` | men on the board and taken |
//!
//! ```
//! use duiyi::game::{Game, GameOptions};
//! use duiyi::rules::{Notation, Termination, Verdict, Variant, Side};
//!
//! let mut game = Game::new(&GameOptions { variant: Variant::Chess, ..Default::default() })?;
//! for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
//!     game.play_text(text, Notation::Auto)?;
//! }
//! assert_eq!(game.verdict(), Verdict::Won { by: Side::Black, how: Termination::Checkmate });
//! game.undo();
//! assert_eq!(game.verdict(), Verdict::Ongoing);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod actions;
mod clock;
mod editor;
mod ending;
mod events;
mod material;
mod offer;
mod options;
mod play;
mod record;
mod replay_code;
#[cfg(feature = "json")]
mod save;
mod standing;
mod tags;
mod travel;

use alloc::vec::Vec;
use core::fmt;

#[cfg(feature = "json")]
pub use crate::json::FormError;
pub use actions::{ActionError, Actions};
pub use clock::{Clock, ClockOptions, MAX_STAGES, SideClock, Stage, TimeControl};
pub use editor::{Editor, Problem, PutError, StartError};
pub use ending::{Claim, ClaimError, Claims};
pub use events::{Event, MAX_EVENTS};
pub use material::Material;
pub use options::{GameError, GameOptions};
pub use play::PlayError;
pub use record::{MoveFlags, MoveInfo};
pub use replay_code::{ReplayCodeCause, ReplayCodeError};
#[cfg(feature = "json")]
pub use save::{SaveCause, SaveError};
pub use tags::TagError;

use clock::GameClock;
use events::Events;
use options::start_of;
use record::{Beside, Record};
use standing::Standing;
use tags::Tag;

use crate::rules::{
    AnyPosition, Evidence, Explanation, Kind, Move, MoveList, MoveText, MoveTextError, Notation,
    PastPly, Position, Reason, RuleSet, Setup, Square, Squares, Variant, Verdict, mix, occurrences,
};

/// Where a piece may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// Targets where nothing is taken.
    pub quiet: Squares,
    /// Targets of captures (en passant: the square the pawn goes to).
    pub capture: Squares,
    /// Those of the above on which a pawn becomes something else: ask what.
    pub promote: Squares,
}

/// A game being played.
#[derive(Debug)]
pub struct Game {
    rules: RuleSet,
    refuse_losing_cycles: bool,
    start: Setup<AnyPosition>,
    position: AnyPosition,
    no_progress: u16,
    game_hash: u64,
    /// The positions of the game as the judge sees them, oldest first, the present one last.
    past: Vec<PastPly>,
    /// Moves played, then those taken back and not yet replaced.
    records: Vec<Record>,
    ply: usize,
    standing: Standing,
    /// Found out when the position arose, since a host may ask with every frame.
    evidence: Option<Evidence>,
    without: Actions,
    clock: Option<GameClock>,
    events: Events,
    /// Names and values, rising by name.
    tags: Vec<Tag>,
    /// What stands beside the board now.
    beside: Beside,
    /// The same at the last of the undone moves, as the game left it.
    tip: Beside,
}

impl Game {
    /// A new game.
    ///
    /// # Errors
    /// [`GameError`]: a bad start position or number, or no memory.
    pub fn new(options: &GameOptions<'_>) -> Result<Game, GameError> {
        let start = start_of(options)?;
        let rules = options.rules.unwrap_or(RuleSet::default_of(options.variant));
        let mut game = Game {
            rules,
            refuse_losing_cycles: options.refuse_losing_cycles,
            start,
            position: start.position,
            no_progress: start.no_progress,
            game_hash: 0,
            past: Vec::new(),
            records: Vec::new(),
            ply: 0,
            standing: Standing { verdict: Verdict::Ongoing, legal: MoveList::new() },
            evidence: None,
            without: options.without,
            clock: options.clock.map(GameClock::new),
            events: Events::new()?,
            tags: Vec::new(),
            beside: Beside::default(),
            tip: Beside::default(),
        };
        let room = options.reserve_plies;
        game.past.try_reserve_exact(room.saturating_add(1)).map_err(|_| GameError::Memory)?;
        game.records.try_reserve_exact(room).map_err(|_| GameError::Memory)?;
        game.reset();
        Ok(game)
    }

    /// An independent copy, with the undone moves too.
    ///
    /// # Errors
    /// [`GameError::Memory`].
    pub fn try_clone(&self) -> Result<Game, GameError> {
        fn copy<T: Copy>(from: &Vec<T>) -> Result<Vec<T>, GameError> {
            let mut to = Vec::new();
            to.try_reserve_exact(from.capacity()).map_err(|_| GameError::Memory)?;
            to.extend_from_slice(from);
            Ok(to)
        }
        Ok(Game {
            past: copy(&self.past)?,
            records: copy(&self.records)?,
            tags: tags::copy(&self.tags).map_err(|_| GameError::Memory)?,
            events: self.events.try_clone()?,
            ..*self
        })
    }

    /// Back to the start position, under the same rules, with a fresh clock that stands; the memory
    /// is kept.
    pub fn reset(&mut self) {
        self.position = self.start.position;
        self.no_progress = self.start.no_progress;
        self.game_hash = self.start_hash();
        self.records.clear();
        self.ply = 0;
        self.beside = Beside::default();
        self.clock = self.clock.map(|clock| GameClock::new(clock.options));
        self.events.clear();
        self.past.clear();
        // There is room for it since `new`.
        self.past.push(PastPly::first(&self.position));
        self.look();
    }

    /// The present position as the judge sees it, and those before it.
    fn present(&self) -> (&PastPly, &[PastPly]) {
        self.past.split_last().expect("the present is always there")
    }

    /// Finds out how the game stands, after the board was put back to an earlier position.
    fn look(&mut self) {
        let (&present, earlier) = self.present();
        self.standing =
            Standing::of(&self.rules, &self.position, self.no_progress, earlier, present);
        self.look_at_repetition();
        self.look_for_end();
        self.count_clock();
    }

    /// An end from outside comes before what the board says.
    fn look_for_end(&mut self) {
        if let Some(verdict) = self.beside.end {
            self.standing = Standing { verdict, legal: MoveList::new() };
        }
    }

    /// Hash of start and rules.
    fn start_hash(&self) -> u64 {
        let start = [
            self.variant() as u64,
            self.start.position.hash(),
            u64::from(self.start.no_progress),
            u64::from(self.start.full_move),
        ];
        let choices = self.rules.numbers().into_iter();
        let parts = start.into_iter().chain(choices).chain([self.refuse_losing_cycles.into()]);
        parts.fold(0, |hash, part| mix(hash ^ part))
    }

    // ---- looking ----

    /// Which game is played.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// The rules it is judged by.
    #[must_use]
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Position and counters; its `Display` is the FEN.
    #[must_use]
    pub fn setup(&self) -> Setup<AnyPosition> {
        Setup {
            position: self.position,
            no_progress: self.no_progress,
            full_move: self.full_move(),
        }
    }

    /// The position the game began from.
    #[must_use]
    pub fn start(&self) -> &Setup<AnyPosition> {
        &self.start
    }

    /// How the game stands.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.standing.verdict
    }

    /// What the session does not have besides moving.
    #[must_use]
    pub fn without(&self) -> Actions {
        self.without
    }

    /// Moves played so far.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Moves that [`redo`](Game::redo) can play again.
    #[must_use]
    pub fn redo_plies(&self) -> usize {
        self.records.len() - self.ply
    }

    /// Number of the full move, counted on from the start position's.
    #[must_use]
    pub fn full_move(&self) -> u16 {
        self.full_move_at(self.ply)
    }

    /// Plies since the last capture (chess: or pawn move), the start position's count included.
    #[must_use]
    pub fn no_progress(&self) -> u16 {
        self.no_progress
    }

    /// The same as the rule set counts it for its limit: in some, not every check counts.
    #[must_use]
    pub fn counted_no_progress(&self) -> u16 {
        let (&present, earlier) = self.present();
        self.rules.counted_plies(self.no_progress, earlier, present)
    }

    /// How the game would stand by other rules, at this moment.
    #[must_use]
    pub fn judged_by(&self, rules: &RuleSet) -> Verdict {
        let (&present, earlier) = self.present();
        let moves = self.position.legal_moves().len();
        rules.judge(&self.position, moves, self.no_progress, earlier, present)
    }

    /// How often the present position has stood in this game, this time included.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        let (&present, earlier) = self.present();
        occurrences(earlier, present).count
    }

    /// Who offends by a repetition of the present position, and by what. From the second occurrence
    /// on, so that a player can turn back in time; with the verdict it is the reason. `None` if the
    /// position stands for the first time or nobody offends.
    #[must_use]
    pub fn evidence(&self) -> Option<Evidence> {
        self.evidence
    }

    /// Hash of the start, the rules and all moves: two hosts that agree on it agree on the game.
    #[must_use]
    pub fn game_hash(&self) -> u64 {
        self.game_hash
    }

    /// The positions of the game as the judge of repetitions sees them, oldest first, the present
    /// one last.
    #[must_use]
    pub fn past(&self) -> &[PastPly] {
        &self.past
    }

    /// All legal moves, in the public order; none once the game has ended.
    #[must_use]
    pub fn legal_moves(&self) -> &MoveList {
        &self.standing.legal
    }

    /// Is the move legal now?
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        self.standing.legal.contains(m)
    }

    /// Where the piece on `from` may go: one call a click.
    #[must_use]
    pub fn targets(&self, from: Square) -> Targets {
        let mut targets = Targets::default();
        for &tagged in self.standing.legal.tagged() {
            let m = tagged.plain();
            if m.from() != from {
                continue;
            }
            let takes = self.position.captured_square(tagged).is_some();
            let set = if takes { &mut targets.capture } else { &mut targets.quiet };
            *set = set.with(m.to());
            if m.promotion().is_some() {
                targets.promote = targets.promote.with(m.to());
            }
        }
        targets
    }

    /// Is a move legal, and if not, why not? Always answers, for any squares.
    #[must_use]
    pub fn explain(&self, from: Square, to: Square, promotion: Option<Kind>) -> Explanation {
        match self.verdict().is_over() {
            true => Explanation::refused(Reason::GameOver),
            false => self.unless_left_out(self.position.explain(from, to, promotion)),
        }
    }

    /// Why has the piece on `from` no move at all?
    #[must_use]
    pub fn explain_piece(&self, from: Square) -> Explanation {
        match self.verdict().is_over() {
            true => Explanation::refused(Reason::GameOver),
            false => self.with_move_of(from, self.position.explain_piece(from)),
        }
    }

    /// Reads a move text as a legal move of the present position.
    ///
    /// # Errors
    /// [`MoveTextError`]: the byte that is not a move text, the reason why it is not legal, or the
    /// moves it may mean.
    pub fn read_move(&self, text: &str, notation: Notation) -> Result<Move, MoveTextError> {
        match self.verdict().is_over() {
            true => Err(MoveTextError::Illegal(Explanation::refused(Reason::GameOver))),
            false => {
                let m = self.position.read_move(text, notation)?;
                match self.is_legal(m) {
                    true => Ok(m),
                    false => {
                        Err(MoveTextError::Illegal(self.explain(m.from(), m.to(), m.promotion())))
                    }
                }
            }
        }
    }

    /// The text of a legal move of the present position; any other is written as its two squares.
    #[must_use]
    pub fn write_move(&self, m: Move, notation: Notation) -> MoveText {
        self.position.write_move(m, notation)
    }

    /// A move of the game, from 1 (the first) to [`ply`](Game::ply) and on through the undone
    /// ones.
    #[must_use]
    pub fn history(&self, ply: usize) -> Option<&MoveInfo> {
        self.records.get(ply.checked_sub(1)?).map(|record| &record.info)
    }

    /// The text of a move of the game, counted as in [`history`](Game::history), as it was written
    /// when it was played.
    ///
    /// ```
    /// use duiyi::game::{Game, GameOptions};
    /// use duiyi::rules::Notation;
    /// let mut game = Game::new(&GameOptions::default())?;
    /// game.play_text("e2e4", Notation::Auto)?;
    /// game.play_text("g8f6", Notation::Auto)?;
    /// assert_eq!(game.history_text(2, Notation::San).unwrap().as_str(), "Nf6");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn history_text(&self, ply: usize, notation: Notation) -> Option<MoveText> {
        let played = self.history(ply)?.played;
        Some(self.setup_at(ply - 1)?.position.write_move(played, notation))
    }

    /// Men on the board, men taken so far, and the balance.
    #[must_use]
    pub fn material(&self) -> Material {
        Material::of(&self.position, self.records[..self.ply].iter().map(|record| &record.info))
    }
}

impl fmt::Display for Game {
    /// The FEN of the present position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}
