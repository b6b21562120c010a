//! Puzzles: every move that mates in time is right, every other is refuted, and the defence is the
//! longest. The slow search makes every move there is.

use duiyi::advice::{Puzzle, PuzzleError, PuzzleOptions, PuzzleReport, PuzzleState};
use duiyi::rules::{AnyPosition, Move, Notation, Position, Reason, RuleSet, Variant};

use super::{position, slow};

struct Row {
    position: AnyPosition,
    rules: RuleSet,
    moves: u32,
    /// A move that begins the mate, if the source names one.
    key: Option<Move>,
    fen: &'static str,
}

fn rows() -> impl Iterator<Item = Row> {
    let rows = include_str!("../data/advice/puzzles.tsv").lines().filter(|r| !r.starts_with('#'));
    rows.map(|row| {
        let fields: Vec<&str> = row.split('\t').collect();
        let variant = if fields[0] == "chess" { Variant::Chess } else { Variant::Xiangqi };
        let position = position(variant, fields[3]);
        let key = position.read_move(fields[2], Notation::Uci).ok();
        let rules = RuleSet::default_of(variant);
        Row { position, rules, moves: fields[1].parse().unwrap(), key, fen: fields[3] }
    })
}

fn puzzle(row: &Row, moves: u32) -> Puzzle {
    let options = PuzzleOptions::default();
    let mut puzzle = Puzzle::mate_in(moves, &row.position, &row.rules, &options).unwrap();
    puzzle.step(u64::MAX);
    puzzle
}

fn tries(puzzle: &mut Puzzle, m: Move) -> PuzzleReport {
    puzzle.play(m).unwrap();
    puzzle.step(u64::MAX);
    puzzle.report()
}

#[test]
fn the_goal_is_reached_in_time_and_not_sooner() {
    for row in rows() {
        assert_eq!(puzzle(&row, row.moves).report().state, PuzzleState::Open, "{}", row.fen);
        if row.moves > 1 {
            let sooner = puzzle(&row, row.moves - 1).report().state;
            assert_eq!(sooner, PuzzleState::Impossible, "{}", row.fen);
        }
    }
}

#[test]
fn what_the_source_names_is_right() {
    let mut named = 0;
    for row in rows() {
        let Some(key) = row.key else { continue };
        let state = tries(&mut puzzle(&row, row.moves), key).state;
        let right = if row.moves == 1 { PuzzleState::Solved } else { PuzzleState::Open };
        assert_eq!(state, right, "{}", row.fen);
        named += 1;
    }
    assert!(named > 40);
}

/// All first moves of mates in one and two, and of some in three, against the slow search.
#[test]
fn a_move_is_right_exactly_if_it_keeps_the_goal() {
    let (mut right, mut wrong, mut threes) = (0, 0, 0);
    for row in rows() {
        threes += u32::from(row.moves == 3);
        if row.moves > 3 || row.moves == 3 && threes % 8 != 1 {
            continue;
        }
        let stalemate = row.rules.stalemate_loses;
        for m in row.position.legal_moves().iter() {
            let mut puzzle = puzzle(&row, row.moves);
            let report = tries(&mut puzzle, m);
            let after = row.position.play(row.position.tag(m).unwrap());
            let keeps = slow::is_lost_within(&after, row.moves - 1, stalemate);
            let accepted = matches!(report.state, PuzzleState::Open | PuzzleState::Solved);
            assert_eq!(accepted, keeps, "{} {m:?} {report:?}", row.fen);
            assert_eq!(report.mistakes, u32::from(!keeps));
            match keeps {
                true => right += 1,
                false => wrong += 1,
            }
            match report.reply {
                Some(reply) => check_reply(&row, &after, reply, keeps, &puzzle),
                None => assert!(after.legal_moves().is_empty(), "{} {m:?}", row.fen),
            }
        }
    }
    assert!(right > 60 && wrong > 1_000, "{right} {wrong}");
}

/// A refutation refutes; a defence is as long as any.
fn check_reply(row: &Row, after: &AnyPosition, reply: Move, keeps: bool, puzzle: &Puzzle) {
    let stalemate = row.rules.stalemate_loses;
    let left = row.moves - 1;
    let then = after.play(after.tag(reply).unwrap());
    if !keeps {
        assert_eq!(*puzzle.position(), row.position, "it is taken back");
        assert!(!slow::mates_within(&then, left, stalemate), "{}", row.fen);
        return;
    }
    assert_eq!(*puzzle.position(), then);
    assert_eq!(puzzle.report().moves_left, left);
    let holds = |then: &AnyPosition| {
        (1..=left).find(|&moves| slow::mates_within(then, moves, stalemate)).expect("it is kept")
    };
    let answers = after.legal_moves();
    let longest = answers.tagged().iter().map(|&answer| holds(&after.play(answer))).max();
    assert_eq!(Some(holds(&then)), longest, "{}", row.fen);
}

#[test]
fn a_puzzle_can_be_played_to_its_end() {
    for row in rows().filter(|row| row.moves < 4) {
        let mut puzzle = puzzle(&row, row.moves);
        let mut played = 0;
        while puzzle.report().state != PuzzleState::Solved {
            let moves = puzzle.position().legal_moves();
            let is_right = |m: &Move| {
                !matches!(
                    tries(&mut puzzle, *m).state,
                    PuzzleState::Refuted | PuzzleState::Undecided
                )
            };
            moves.iter().find(is_right).expect("one move is right");
            played += 1;
            assert!(played <= row.moves, "{}", row.fen);
        }
        assert!(puzzle.position().legal_moves().is_empty(), "{}", row.fen);
        assert_eq!(
            puzzle.play(row.position.legal_moves().iter().next().unwrap()),
            Err(PuzzleError::NotNow)
        );
    }
}

#[test]
fn slices_change_nothing() {
    for row in rows().filter(|row| row.moves < 4).step_by(5) {
        let mut whole = puzzle(&row, row.moves);
        let options = PuzzleOptions::default();
        let mut sliced = Puzzle::mate_in(row.moves, &row.position, &row.rules, &options).unwrap();
        while sliced.step(50) == PuzzleState::Thinking {}
        assert_eq!(sliced.report(), whole.report());
        for m in row.position.legal_moves().iter().take(6) {
            if sliced.play(m).is_err() {
                break;
            }
            while sliced.step(1) == PuzzleState::Thinking {}
            assert_eq!(sliced.report(), tries(&mut whole, m));
        }
    }
}

#[test]
fn what_takes_too_long_is_undecided() {
    let row = rows().find(|row| row.moves == 3).unwrap();
    let options = PuzzleOptions { max_nodes: 300, table_bytes: 1 };
    let mut small = Puzzle::mate_in(3, &row.position, &row.rules, &options).unwrap();
    assert_eq!(small.step(u64::MAX), PuzzleState::Undecided);
    assert_eq!(
        small.play(row.position.legal_moves().iter().next().unwrap()),
        Err(PuzzleError::NotNow)
    );
}

#[test]
fn what_is_asked_must_make_sense() {
    let row = rows().next().unwrap();
    let make =
        |moves| Puzzle::mate_in(moves, &row.position, &row.rules, &PuzzleOptions::default()).err();
    for moves in [0, 17, 256, u32::MAX] {
        assert_eq!(make(moves), Some(PuzzleError::Moves(moves)));
    }
    let mut puzzle =
        Puzzle::mate_in(1, &row.position, &row.rules, &PuzzleOptions::default()).unwrap();
    let legal = row.position.legal_moves().iter().next().unwrap();
    assert_eq!(puzzle.play(legal), Err(PuzzleError::NotNow), "the goal is not proven yet");
    puzzle.step(u64::MAX);
    let before = puzzle.report();
    let nowhere = Move::new(legal.from(), legal.from(), None);
    let why = puzzle.play(nowhere);
    assert!(matches!(why, Err(PuzzleError::Illegal(why)) if why.reason == Reason::SameSquare));
    assert_eq!(puzzle.report(), before);
}

#[test]
fn stalemate_wins_where_the_rules_say_so() {
    let xiangqi = position(Variant::Xiangqi, "3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1");
    for (stalemate_loses, expected) in [(true, PuzzleState::Open), (false, PuzzleState::Impossible)]
    {
        let rules = RuleSet { stalemate_loses, ..RuleSet::XIANGQI_SIMPLE };
        let mut puzzle = Puzzle::mate_in(1, &xiangqi, &rules, &PuzzleOptions::default()).unwrap();
        assert_eq!(puzzle.step(u64::MAX), expected);
    }
    // In chess it spoils the win: Qg6 would leave black without a move.
    let chess = position(Variant::Chess, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1");
    let rules = RuleSet::CHESS_CASUAL;
    let mut puzzle = Puzzle::mate_in(1, &chess, &rules, &PuzzleOptions::default()).unwrap();
    assert_eq!(puzzle.step(u64::MAX), PuzzleState::Open);
    let report = tries(&mut puzzle, chess.read_move("g5g6", Notation::Uci).unwrap());
    assert_eq!((report.state, report.reply), (PuzzleState::Refuted, None));
    let report = tries(&mut puzzle, chess.read_move("g5g7", Notation::Uci).unwrap());
    assert_eq!((report.state, report.mistakes, report.moves_left), (PuzzleState::Solved, 1, 0));
}
