//! What speaks for a move, how grave one was, and how a puzzle stands.

use core::fmt::{self, Display};

use super::{Field, Fill, Key, Phrase, Words, text};
use crate::advice::{Grade, Merit};
#[cfg(feature = "alloc")]
use crate::advice::{PuzzleReport, PuzzleState};
use crate::rules::{Kind, Piece, Side, Square, Variant};

impl Words {
    /// What speaks for a move, as a sentence.
    ///
    /// ```
    /// use duiyi::advice::{Man, Merit};
    /// use duiyi::rules::{Kind, Piece, Side, Square, Variant};
    /// use duiyi::words::{Language, Words};
    /// let man = Man { piece: Piece::new(Side::Black, Kind::Chariot), square: Square::new(81) };
    /// let [english, chinese] = [Language::En, Language::ZhHans].map(Words::of);
    /// let saying = |words: Words| words.merit(Variant::Xiangqi, Merit::Wins { man }).to_string();
    /// assert_eq!(saying(english), "It wins the chariot on a9.");
    /// assert_eq!(saying(chinese), "白吃a9的车。");
    /// ```
    #[must_use]
    pub fn merit(self, variant: Variant, merit: Merit) -> impl fmt::Display {
        text(move |f| {
            let nobody = Piece::new(Side::White, Kind::Pawn);
            let (piece, square) = match (merit.man(), merit) {
                (Some(man), _) => (man.piece, man.square),
                (None, Merit::Promotes { kind }) => (Piece::new(Side::White, kind), Square::new(0)),
                (None, _) => (nobody, Square::new(0)),
            };
            let moves = if let Merit::Mates { moves } = merit { moves } else { 0 };
            let offence = text(|f| match merit {
                Merit::AvoidsOffence { offence } => self.offence(offence).fmt(f),
                _ => Ok(()),
            });
            let fills = [
                (Field::Pieces, Fill::Text(&self.piece_on(variant, Some(piece), square))),
                (Field::Piece, Fill::Text(&self.piece(piece))),
                (Field::Offence, Fill::Text(&offence)),
                (Field::Count, Fill::Count(moves)),
            ];
            self.write(f, merit_key(merit), &fills)
        })
    }

    /// How grave a move is, in a word.
    #[must_use]
    pub const fn grade(self, grade: Grade) -> Phrase {
        self.phrase(match grade {
            Grade::Fine => Key::GradeFine,
            Grade::Inaccuracy => Key::GradeInaccuracy,
            Grade::Mistake => Key::GradeMistake,
            Grade::Blunder => Key::GradeBlunder,
        })
    }

    /// How a puzzle stands, as a sentence; while it is open, its goal for `solver`.
    ///
    /// ```
    /// use duiyi::advice::{Puzzle, PuzzleOptions};
    /// use duiyi::rules::{AnyPosition, FenReading, Position, RuleSet, Side, Variant};
    /// use duiyi::words::{Language, Words};
    /// let fen = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    /// let position = AnyPosition::read_fen(Variant::Chess, fen, FenReading::default())?.position;
    /// let (rules, options) = (RuleSet::CHESS_CASUAL, PuzzleOptions::default());
    /// let mut puzzle = Puzzle::mate_in(2, &position, &rules, &options)?;
    /// puzzle.step(u64::MAX);
    /// let words = Words::of(Language::En);
    /// let text = words.puzzle(Variant::Chess, Side::White, &puzzle.report()).to_string();
    /// assert_eq!(text, "White to move: mate in 2 moves.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn puzzle(
        self,
        variant: Variant,
        solver: Side,
        report: &PuzzleReport,
    ) -> impl fmt::Display {
        let (state, moves) = (report.state, report.moves_left);
        text(move |f| {
            let key = match state {
                PuzzleState::Thinking => Key::PuzzleThinking,
                PuzzleState::Open => Key::PuzzleOpen,
                PuzzleState::Refuted => Key::PuzzleRefuted,
                PuzzleState::Solved => Key::PuzzleSolved,
                PuzzleState::Impossible => Key::PuzzleImpossible,
                PuzzleState::Undecided => Key::PuzzleUndecided,
            };
            let side = self.side(variant, solver);
            self.write(
                f,
                key,
                &[(Field::Side, Fill::Text(&side)), (Field::Count, Fill::Count(moves))],
            )
        })
    }
}

const fn merit_key(merit: Merit) -> Key {
    match merit {
        Merit::OnlyMove => Key::MeritOnlyMove,
        Merit::Mates { .. } => Key::MeritMates,
        Merit::AvoidsOffence { .. } => Key::MeritAvoidsOffence,
        Merit::AnswersCheck { .. } => Key::MeritAnswersCheck,
        Merit::AnswersMate => Key::MeritAnswersMate,
        Merit::Wins { .. } => Key::MeritWins,
        Merit::WinsLater { .. } => Key::MeritWinsLater,
        Merit::Saves { .. } => Key::MeritSaves,
        Merit::Promotes { .. } => Key::MeritPromotes,
        Merit::Checks => Key::MeritChecks,
        Merit::ThreatensMate => Key::MeritThreatensMate,
        Merit::Threatens { .. } => Key::MeritThreatens,
        Merit::Takes { .. } => Key::MeritTakes,
        Merit::Castles => Key::MeritCastles,
        Merit::Develops { .. } => Key::MeritDevelops,
    }
}
