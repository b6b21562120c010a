//! From a file to a game being played, and back.

use alloc::string::String;

use thiserror::Error;

use super::{GameResult, GameTree, NodeId, Note};
use crate::game::{Game, GameError, GameOptions, PlayError};
use crate::rules::{FenReading, Reason, RuleSet, Side, Termination, Variant, Verdict};

/// Why the main line of a tree did not become a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ToGameError {
    /// The game could not be made.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The rules of the game do not let it go on: they have ended it, or leave the move out.
    #[error("ply {ply}: {error}")]
    Move {
        /// Which move, from 1.
        ply: usize,
        /// Why not.
        error: PlayError,
    },
    /// A turn is passed over in the main line.
    #[error("ply {ply}: a turn is passed over")]
    Pass {
        /// Which turn, from 1.
        ply: usize,
    },
}

/// What people and programs write where a game did not end on the board, in lower case.
const ENDS: [(&str, Termination); 19] = [
    ("resign", Termination::Resignation),
    ("认输", Termination::Resignation),
    ("認輸", Termination::Resignation),
    ("on time", Termination::Time),
    ("time forfeit", Termination::Time),
    ("超时", Termination::Time),
    ("超時", Termination::Time),
    ("forfeit", Termination::Forfeit),
    ("abandon", Termination::Forfeit),
    ("disconnect", Termination::Forfeit),
    ("agree", Termination::Agreement),
    ("议和", Termination::Agreement),
    ("議和", Termination::Agreement),
    ("claimed by repetition", Termination::RepetitionClaim),
    ("claimed without progress", Termination::NoProgressClaim),
    ("flagged without material", Termination::TimeNoMaterial),
    ("adjudicat", Termination::Adjudication),
    ("rules infraction", Termination::Adjudication),
    ("裁定", Termination::Adjudication),
];

impl GameTree {
    /// The main line as a game, with the tags. Variant and start are the tree's. Where the game did
    /// not end on the board, its result counts; what the tag `Termination` or the last comment says
    /// of it is the reason, else it is an adjudication.
    ///
    /// Without rules in the options it is judged by those that are usual for the variant; and if it
    /// went on where these end a game, by the same without the ends that come by repetition, by
    /// counting and for lack of men.
    ///
    /// # Errors
    /// [`ToGameError`].
    pub fn to_game(&self, options: &GameOptions<'_>) -> Result<Game, ToGameError> {
        self.line_to_game(self.main_end(), options)
    }

    /// The same of the line that leads to a node; what the result says counts at the end of the main
    /// line only.
    ///
    /// # Errors
    /// [`ToGameError`].
    pub fn line_to_game(
        &self,
        node: NodeId,
        options: &GameOptions<'_>,
    ) -> Result<Game, ToGameError> {
        let line = self.path(node);
        if options.rules.is_some() {
            return self.judged_by(options, options.rules, &line);
        }
        let usual = RuleSet::default_of(self.variant());
        match self.judged_by(options, Some(usual), &line) {
            Err(ToGameError::Move { error: PlayError::Illegal(why), .. })
                if why.reason == Reason::GameOver =>
            {
                let endless = RuleSet {
                    repetition: None,
                    offence: None,
                    no_progress_limit: None,
                    dead_material: false,
                    ..usual
                };
                self.judged_by(options, Some(endless), &line)
            }
            game => game,
        }
    }

    fn judged_by(
        &self,
        options: &GameOptions<'_>,
        rules: Option<RuleSet>,
        line: &[NodeId],
    ) -> Result<Game, ToGameError> {
        let start = alloc::format!("{}", self.start());
        let mut game = Game::new(&GameOptions {
            variant: self.variant(),
            rules,
            start_fen: Some(&start),
            reading: FenReading { arrangement: true, ..FenReading::default() },
            chess960_index: None,
            ..*options
        })?;
        for (at, &node) in line.iter().enumerate() {
            let ply = at + 1;
            let played = self.played(node).ok_or(ToGameError::Pass { ply })?;
            game.play(played).map_err(|error| ToGameError::Move { ply, error })?;
        }
        for (name, value) in self.tags() {
            // A game's tags have plainer names than a file's may have; others stay in the file.
            game.set_tag(name, value).ok();
        }
        let whole = line.last().copied().unwrap_or(NodeId::ROOT) == self.main_end();
        if whole && !game.verdict().is_over() {
            // Where the session has nobody who decides from outside, the game stays open.
            self.verdict().and_then(|verdict| game.adjudicate(verdict).ok());
        }
        Ok(game)
    }

    /// How the game ended by what its file says.
    fn verdict(&self) -> Option<Verdict> {
        let how = self.said_end();
        let won = |by: Side| {
            let how = match how {
                None | Some(Termination::Agreement) => Termination::Adjudication,
                Some(how) => how,
            };
            Some(Verdict::Won { by, how })
        };
        match self.result() {
            GameResult::White => won(Side::White),
            GameResult::Black => won(Side::Black),
            GameResult::Draw => Some(Verdict::Drawn {
                how: match how {
                    Some(Termination::Time) => Termination::TimeNoMaterial,
                    Some(Termination::Resignation | Termination::Forfeit) | None => {
                        Termination::Adjudication
                    }
                    Some(how) => how,
                },
            }),
            GameResult::Unknown => {
                (how == Some(Termination::Forfeit)).then_some(Verdict::Abandoned)
            }
        }
    }

    /// The first end that the last comment names, or else the tag.
    fn said_end(&self) -> Option<Termination> {
        let comment = self.notes(self.main_end()).filter_map(|note| match note {
            Note::After(text) => Some(text),
            _ => None,
        });
        let end = |text: &str| {
            let text: String = text.to_lowercase();
            ENDS.iter().find(|(word, _)| text.contains(word)).map(|end| end.1)
        };
        comment.last().and_then(end).or_else(|| self.tag("Termination").and_then(end))
    }

    /// A game that is played, as a tree of one line: its moves up to the present one, its tags and
    /// its result, with the reason in the tag `Termination` and, if it is a reason for which the PGN
    /// standard has no word, in a comment.
    ///
    /// ```
    /// use duiyi::files::GameTree;
    /// use duiyi::game::{Game, GameOptions};
    /// use duiyi::rules::{Notation, Side};
    /// let mut game = Game::new(&GameOptions::default())?;
    /// game.play_text("e4", Notation::San)?;
    /// game.resign(Side::Black)?;
    /// let tree = GameTree::of_game(&game);
    /// assert!(tree.to_pgn(Notation::San).ends_with("1. e4 {Black resigns} 1-0\n"));
    /// assert_eq!(tree.to_game(&GameOptions::default())?.verdict(), game.verdict());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of_game(game: &Game) -> GameTree {
        let mut tree = GameTree::new(*game.start());
        let mut node = NodeId::ROOT;
        let mut position = game.start().position;
        for ply in 1..=game.ply() {
            let Some(info) = game.history(ply) else { break };
            let Some(next) = tree.push_played(node, &mut position, info.played) else { break };
            node = next;
        }
        for (name, value) in game.tags() {
            tree.set_tag(name, value);
        }
        let verdict = game.verdict();
        tree.set_result(match verdict {
            Verdict::Won { by: Side::White, .. } => GameResult::White,
            Verdict::Won { by: Side::Black, .. } => GameResult::Black,
            Verdict::Drawn { .. } => GameResult::Draw,
            Verdict::Ongoing | Verdict::Abandoned => GameResult::Unknown,
        });
        if let Some(word) = word_of(verdict) {
            tree.set_tag("Termination", word);
        }
        if let Some(comment) = comment_of(verdict, game.variant()) {
            tree.add_note(node, Note::After(&comment));
        }
        tree
    }
}

/// The word of the PGN standard for an end.
fn word_of(verdict: Verdict) -> Option<&'static str> {
    Some(match (verdict, verdict.termination()) {
        (Verdict::Ongoing, _) => return None,
        (Verdict::Abandoned, _) | (_, Some(Termination::Forfeit)) => "abandoned",
        (_, Some(Termination::Time | Termination::TimeNoMaterial)) => "time forfeit",
        (_, Some(Termination::Adjudication)) => "adjudication",
        _ => "normal",
    })
}

/// What the word does not say and the board does not show.
fn comment_of(verdict: Verdict, variant: Variant) -> Option<String> {
    let text = match (verdict, verdict.termination()?) {
        (Verdict::Won { by, .. }, Termination::Resignation) => match (by, variant) {
            (Side::White, _) => "Black resigns",
            (Side::Black, Variant::Xiangqi) => "Red resigns",
            (Side::Black, _) => "White resigns",
        },
        (_, Termination::Agreement) => "Draw agreed",
        (_, Termination::RepetitionClaim) => "Draw claimed by repetition",
        (_, Termination::NoProgressClaim) => "Draw claimed without progress",
        _ => return None,
    };
    Some(text.into())
}
