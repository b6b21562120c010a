//! A game being played: a position with its past, its rule set and its verdict; undo and redo.
//!
//! | file | job |
//! |---|---|
//! | `mod.rs` | the game: what it holds, looking at it |
//! | `play.rs` | playing and taking back |
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

mod ending;
mod material;
mod play;
mod record;
mod standing;

use alloc::vec::Vec;
use core::fmt;

use thiserror::Error;

pub use ending::{Claim, ClaimError, Claims};
pub use material::Material;
pub use play::PlayError;
pub use record::{MoveFlags, MoveInfo};

use record::Record;
use standing::Standing;

use crate::rules::{
    AnyPosition, Chess, Evidence, Explanation, FenError, FenReading, Kind, Move, MoveList,
    MoveTextError, Notation, PastPly, Position, Reason, RuleSet, Setup, Side, Square, Squares,
    Variant, Verdict, occurrences,
};

/// How a game begins. The default is chess from its usual start.
#[derive(Clone, Copy, Debug)]
pub struct GameOptions<'t> {
    /// Which game.
    pub variant: Variant,
    /// The rules it is judged by; `None`: [`RuleSet::default_of`] the variant.
    pub rules: Option<RuleSet>,
    /// The position it starts from; `None`: the usual start.
    pub start_fen: Option<&'t str>,
    /// How strictly `start_fen` is read.
    pub reading: FenReading,
    /// Number of the Chess960 start, 0..=959, only with [`Variant::Chess960`] and no `start_fen`;
    /// `None`: 518, the usual start of chess.
    pub chess960_index: Option<u16>,
    /// Moves that would lose by completing a repetition are left out of the legal ones, unless all
    /// are such moves.
    pub refuse_losing_cycles: bool,
    /// Plies for which memory is taken now; within them playing never allocates.
    pub reserve_plies: usize,
}

impl Default for GameOptions<'_> {
    fn default() -> Self {
        GameOptions {
            variant: Variant::Chess,
            rules: None,
            start_fen: None,
            reading: FenReading::default(),
            chess960_index: None,
            refuse_losing_cycles: false,
            reserve_plies: 512,
        }
    }
}

/// Why a game could not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// The start position was refused.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// A Chess960 number with another variant, with a FEN, or above 959.
    #[error("chess960_index needs the variant chess960, no start_fen, and a number up to 959")]
    Chess960Index,
    /// Not enough memory.
    #[error("out of memory")]
    Memory,
}

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
        Ok(Game { past: copy(&self.past)?, records: copy(&self.records)?, ..*self })
    }

    /// Back to the start position, under the same rules; the memory is kept.
    pub fn reset(&mut self) {
        self.position = self.start.position;
        self.no_progress = self.start.no_progress;
        self.game_hash = self.start_hash();
        self.records.clear();
        self.ply = 0;
        self.past.clear();
        // There is room for it since `new`.
        self.past.push(PastPly {
            hash: self.position.hash(),
            played: None,
            check: self.position.in_check(),
            irreversible: true,
        });
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
        self.leave_out_losing_cycles();
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
        parts.fold(0, |hash, part| play::mix(hash ^ part))
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
        let black_began = usize::from(self.start.position.side_to_move() == Side::Black);
        let more = (self.ply + black_began) / 2;
        self.start.full_move.saturating_add(u16::try_from(more).unwrap_or(u16::MAX))
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
        let (&present, earlier) = self.present();
        self.rules.evidence(&self.position, earlier, present)
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
    /// [`MoveTextError`]: the byte that is not a move text, or the reason why it is not legal.
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

    /// The text of a move.
    pub fn write_move(&self, m: Move, notation: Notation) -> impl fmt::Display {
        self.position.write_move(m, notation)
    }

    /// A move of the game, from 1 (the first) to [`ply`](Game::ply) and on through the undone
    /// ones.
    #[must_use]
    pub fn history(&self, ply: usize) -> Option<&MoveInfo> {
        self.records.get(ply.checked_sub(1)?).map(|record| &record.info)
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

fn start_of(options: &GameOptions<'_>) -> Result<Setup<AnyPosition>, GameError> {
    let usual = |position| Setup { position, no_progress: 0, full_move: 1 };
    match (options.chess960_index, options.start_fen) {
        (None, Some(fen)) => Ok(AnyPosition::read_fen(options.variant, fen, options.reading)?),
        (None, None) => Ok(usual(AnyPosition::start(options.variant))),
        (Some(index), None) if options.variant == Variant::Chess960 => {
            let start = Chess::start960(index).ok_or(GameError::Chess960Index)?;
            Ok(usual(AnyPosition::Chess(start)))
        }
        (Some(_), _) => Err(GameError::Chess960Index),
    }
}
