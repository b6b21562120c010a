//! A puzzle: mate in so many moves. Every move that keeps the goal is right, not only the one that
//! an author had in mind; any other is refuted by showing the answer.

use thiserror::Error;

use super::solver::Solver;
use crate::rules::{
    AnyPosition, Explanation, Move, MoveList, Position, RuleSet, Side, Tagged, Verdict,
};

/// The most moves that a puzzle's mate may take.
pub const MAX_MATE: u8 = 16;
/// Positions that one question may take if nothing else is asked.
pub const PUZZLE_NODES: u64 = 20_000_000;
/// Bytes of the table if nothing else is asked.
const TABLE_BYTES: usize = 1 << 20;

/// How a puzzle is judged. 0 stands for the default of each field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleOptions {
    /// Positions that one question (can the goal be reached? is this move right?) may take before it
    /// is given up as undecided: [`PUZZLE_NODES`] by default.
    pub max_nodes: u64,
    /// Memory for what is known about positions: 1 MiB by default.
    pub table_bytes: usize,
}

/// How a puzzle stands. The numbers are the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum PuzzleState {
    /// A question is being answered: step on.
    Thinking = 1,
    /// The solver is to move.
    Open = 2,
    /// The last move did not keep the goal: the answer shows why. The position is as it was before
    /// that move, and another may be tried.
    Refuted = 3,
    /// The goal is reached.
    Solved = 4,
    /// The goal cannot be reached from the position: this is no such puzzle.
    Impossible = 5,
    /// The question could not be answered within the nodes it may take. If it was about a move,
    /// another may be tried.
    Undecided = 6,
}

impl PuzzleState {
    /// All of them, in the order of their numbers, from 1.
    pub const ALL: [PuzzleState; 6] = [
        PuzzleState::Thinking,
        PuzzleState::Open,
        PuzzleState::Refuted,
        PuzzleState::Solved,
        PuzzleState::Impossible,
        PuzzleState::Undecided,
    ];
}

/// Why a puzzle or a move is not accepted. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// A mate takes 1 to [`MAX_MATE`] moves.
    #[error("a mate in {0} moves cannot be asked for")]
    Moves(u32),
    /// It is not the solver's turn.
    #[error("no move is expected now")]
    NotNow,
    /// The move is not legal.
    #[error("illegal move: {:?}", .0.reason)]
    Illegal(Explanation),
    /// No memory.
    #[error("out of memory")]
    Memory,
}

/// How a puzzle stands, with the last moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleReport {
    /// How it stands.
    pub state: PuzzleState,
    /// Moves within which the solver has to mate from here.
    pub moves_left: u32,
    /// The last move of the solver that was judged.
    pub played: Option<Move>,
    /// The answer to it: to a right one the defence that holds out longest, to a wrong one the move
    /// after which the goal cannot be reached. `None` if there was none to make.
    pub reply: Option<Move>,
    /// Moves so far that did not keep the goal.
    pub mistakes: u32,
    /// Positions looked at for the last question.
    pub nodes: u64,
}

/// The question under way.
#[derive(Clone, Copy, Debug)]
enum Question {
    None,
    /// Is there a mate within so many moves?
    Goal {
        within: u8,
    },
    /// Does mate follow after this answer, the one at that place, within so many moves?
    Answer {
        place: usize,
        within: u8,
    },
}

/// A puzzle with a position of its own.
///
/// ```
/// use duiyi::advice::{Puzzle, PuzzleOptions, PuzzleState};
/// use duiyi::rules::{AnyPosition, FenReading, Notation, Position, RuleSet, Variant};
/// let fen = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
/// let position = AnyPosition::read_fen(Variant::Chess, fen, FenReading::default())?.position;
/// let rules = RuleSet::CHESS_CASUAL;
/// let mut puzzle = Puzzle::mate_in(2, &position, &rules, &PuzzleOptions::default())?;
/// while puzzle.step(2_000) == PuzzleState::Thinking { /* draw a frame */ }
///
/// let mut tried = |text| {
///     puzzle.play(puzzle.position().read_move(text, Notation::Uci)?)?;
///     while puzzle.step(2_000) == PuzzleState::Thinking { /* draw a frame */ }
///     Ok::<_, Box<dyn std::error::Error>>(puzzle.report())
/// };
/// assert_eq!(tried("b6a7")?.state, PuzzleState::Refuted);
/// assert_eq!(tried("a1a6")?.state, PuzzleState::Open);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Puzzle {
    position: AnyPosition,
    rules: RuleSet,
    solver: Solver<AnyPosition>,
    max_nodes: u64,
    question: Question,
    report: PuzzleReport,
    /// The move that is judged, and the position after it.
    tried: Option<(Tagged, AnyPosition)>,
    /// The answer that holds out longest so far, and for how many moves.
    longest: Option<(Tagged, u8)>,
}

impl Puzzle {
    /// The side to move mates within so many moves, 1 to [`MAX_MATE`]. Whether that can be is the
    /// first question: [`step`](Puzzle::step) until it is answered.
    ///
    /// Where the rule set says that a side without a move loses, that is as good as mate.
    ///
    /// # Errors
    /// [`PuzzleError::Moves`], [`PuzzleError::Memory`].
    pub fn mate_in(
        moves: u32,
        position: &AnyPosition,
        rules: &RuleSet,
        options: &PuzzleOptions,
    ) -> Result<Puzzle, PuzzleError> {
        let within = u8::try_from(moves).ok().filter(|moves| (1..=MAX_MATE).contains(moves));
        let within = within.ok_or(PuzzleError::Moves(moves))?;
        let given = |value, default| if value == 0 { default } else { value };
        let bytes = if options.table_bytes == 0 { TABLE_BYTES } else { options.table_bytes };
        let solver = Solver::new(within, bytes, rules.stalemate_loses);
        let mut puzzle = Puzzle {
            position: *position,
            rules: *rules,
            solver: solver.map_err(|_| PuzzleError::Memory)?,
            max_nodes: given(options.max_nodes, PUZZLE_NODES),
            question: Question::None,
            report: PuzzleReport {
                state: PuzzleState::Thinking,
                moves_left: moves,
                played: None,
                reply: None,
                mistakes: 0,
                nodes: 0,
            },
            tried: None,
            longest: None,
        };
        puzzle.ask_goal(1);
        Ok(puzzle)
    }

    /// The position of the solver's next move; after the last one, the final position.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// How it stands.
    #[must_use]
    pub const fn report(&self) -> PuzzleReport {
        self.report
    }

    /// Tries a move of the solver. Then [`step`](Puzzle::step) until it is judged.
    ///
    /// # Errors
    /// [`PuzzleError::NotNow`], [`PuzzleError::Illegal`]; nothing has changed.
    pub fn play(&mut self, m: Move) -> Result<(), PuzzleError> {
        let may_move = match self.report.state {
            PuzzleState::Open | PuzzleState::Refuted => true,
            PuzzleState::Undecided => self.report.played.is_some(),
            PuzzleState::Thinking | PuzzleState::Solved | PuzzleState::Impossible => false,
        };
        if !may_move {
            return Err(PuzzleError::NotNow);
        }
        let Some(tagged) = self.position.tag(m) else {
            let why = self.position.explain(m.from(), m.to(), m.promotion());
            return Err(PuzzleError::Illegal(why));
        };
        let after = self.position.play(tagged);
        self.tried = Some((tagged, after));
        self.longest = None;
        let report = &mut self.report;
        (report.played, report.reply, report.nodes) = (Some(m), None, 0);
        report.state = PuzzleState::Thinking;
        self.begin_judging(&after);
        Ok(())
    }

    /// Looks at about so many positions.
    pub fn step(&mut self, nodes: u64) -> PuzzleState {
        let mut left = nodes;
        while self.report.state == PuzzleState::Thinking && left > 0 {
            let before = self.solver.nodes;
            let allowed = self.max_nodes.saturating_sub(self.report.nodes);
            let answer = self.solver.step(left.min(allowed));
            let spent = self.solver.nodes - before;
            self.report.nodes += spent;
            left = left.saturating_sub(spent.max(1));
            match answer {
                Some(answer) => self.answered(answer),
                None if self.report.nodes >= self.max_nodes => {
                    self.report.state = PuzzleState::Undecided;
                }
                None => {}
            }
        }
        self.report.state
    }

    fn ask_goal(&mut self, within: u8) {
        self.question = Question::Goal { within };
        self.solver.ask(&self.position, within);
        self.report.nodes += self.solver.nodes;
    }

    fn ask_answer(&mut self, after: &AnyPosition, answer: Tagged, place: usize, within: u8) {
        self.question = Question::Answer { place, within };
        self.solver.ask(&after.play(answer), within);
        self.report.nodes += self.solver.nodes;
    }

    fn answered(&mut self, mates: bool) {
        match self.question {
            Question::Goal { within } => self.goal_answered(within, mates),
            Question::Answer { place, within } => self.answer_answered(place, within, mates),
            Question::None => {}
        }
    }

    fn goal_answered(&mut self, within: u8, mates: bool) {
        if mates {
            self.report.state = PuzzleState::Open;
        } else if u32::from(within) == self.report.moves_left {
            self.report.state = PuzzleState::Impossible;
        } else {
            self.ask_goal(within + 1);
        }
    }

    /// The move is made: is that the end, and if not, which answer comes first?
    fn begin_judging(&mut self, after: &AnyPosition) {
        let answers = answers(after);
        if answers.is_empty() {
            let verdict = self.rules.without_moves(after.side_to_move(), after.in_check());
            return match won_by(verdict) == Some(self.position.side_to_move()) {
                true => {
                    self.position = *after;
                    self.report.moves_left -= 1;
                    self.report.state = PuzzleState::Solved;
                }
                false => self.refuted(None),
            };
        }
        if self.report.moves_left == 1 {
            return self.refuted(answers.tagged().first().copied());
        }
        self.ask_answer(after, answers.tagged()[0], 0, 1);
    }

    fn answer_answered(&mut self, place: usize, within: u8, mates: bool) {
        let Some((_, after)) = self.tried else { return };
        let answers = answers(&after);
        let Some(&answer) = answers.tagged().get(place) else { return };
        if !mates {
            return match u32::from(within) + 1 == self.report.moves_left {
                true => self.refuted(Some(answer)),
                false => self.ask_answer(&after, answer, place, within + 1),
            };
        }
        if self.longest.is_none_or(|(_, longest)| within > longest) {
            self.longest = Some((answer, within));
        }
        match answers.tagged().get(place + 1) {
            Some(&next) => self.ask_answer(&after, next, place + 1, 1),
            None => self.accepted(&after),
        }
    }

    /// All answers lose in time: the one that holds out longest is made.
    fn accepted(&mut self, after: &AnyPosition) {
        let Some((answer, _)) = self.longest else { return };
        self.position = after.play(answer);
        self.report.moves_left -= 1;
        self.report.reply = Some(answer.plain());
        self.report.state = PuzzleState::Open;
    }

    fn refuted(&mut self, answer: Option<Tagged>) {
        self.report.reply = answer.map(Tagged::plain);
        self.report.mistakes += 1;
        self.report.state = PuzzleState::Refuted;
    }
}

/// The legal answers, captures first: what refutes a move is most often one.
fn answers(position: &AnyPosition) -> MoveList {
    let mut list = MoveList::new();
    position.generate_captures(&mut list);
    position.generate_quiets(&mut list);
    list
}

fn won_by(verdict: Verdict) -> Option<Side> {
    match verdict {
        Verdict::Won { by, .. } => Some(by),
        Verdict::Drawn { .. } | Verdict::Ongoing | Verdict::Abandoned => None,
    }
}
