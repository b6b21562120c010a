//! Small memory, lent memory, and none from a heap.

use duiyi::engine::{
    BeginError, Engine, Experience, Frame, HISTORY, Limits, Line, Memory, Options, Ranked,
    RankedLine, Root, Search, Slot, State,
};
use duiyi::rules::{Chess, PastPly, RuleSet, Variant};

use super::{POSITIONS, root, text};

#[test]
fn sixteen_kilobytes_of_table_and_less_are_enough() {
    for table_bytes in [1, 64, 16 << 10] {
        let mut engine =
            Engine::new(&Options { table_bytes, max_ply: 8, history_plies: 1, lines: 1 }).unwrap();
        assert!(engine.bytes() < 64 << 10, "{}", engine.bytes());
        for (variant, fen) in POSITIONS {
            let report = engine.think(&root(variant, fen), &Limits::nodes(20_000), None).unwrap();
            assert!(report.best.is_some() && report.depth > 1, "{fen} {report:?}");
            assert!(report.selective_depth < 8);
        }
    }
    let default = Engine::new(&Options::default()).unwrap();
    assert!((8 << 20..9 << 20).contains(&default.bytes()), "{}", default.bytes());
}

#[test]
fn a_lent_table_does_the_same() {
    let mut slots = vec![Slot::default(); 256];
    let options = Options { table_bytes: 16 << 10, ..Options::default() };
    for (variant, fen) in POSITIONS {
        let (root, limits) = (root(variant, fen), Limits::nodes(10_000));
        let own = Engine::new(&options).unwrap().think(&root, &limits, None).unwrap();
        let mut engine = Engine::with_table(&options, &mut slots).unwrap();
        assert_eq!(engine.think(&root, &limits, None).unwrap(), own);
    }
}

#[test]
fn memory_that_cannot_be_had_is_an_error() {
    for options in [
        Options { table_bytes: usize::MAX, ..Options::default() },
        Options { history_plies: usize::MAX, ..Options::default() },
    ] {
        assert!(Engine::new(&options).is_err());
    }
}

#[test]
fn too_little_memory_is_an_error() {
    let begin = |[frames, moves, past, lines, best_lines, history]: [usize; 6]| {
        let mut memory = Memory {
            frames: &mut vec![Frame::new(Chess::START); frames],
            moves: &mut vec![Ranked::default(); moves],
            past: &mut vec![PastPly::default(); past],
            lines: &mut vec![Line::EMPTY; lines],
            best_lines: &mut vec![RankedLine::EMPTY; best_lines],
            history: &mut vec![Experience::default(); history],
            table: &mut [],
        };
        let root = Root::new(Chess::START, RuleSet::CHESS_CASUAL);
        let mut search = Search::new();
        search.begin(&mut memory, &root, &Limits::nodes(3_000))?;
        assert_eq!(search.step(&mut memory, u64::MAX, None), State::Done);
        Ok(search.report())
    };
    for too_little in [
        [1, 256, 1, 1, 1, HISTORY],
        [2, 255, 2, 1, 1, HISTORY],
        [8, 256, 7, 1, 1, HISTORY],
        [2, 256, 2, 0, 1, HISTORY],
        [2, 256, 2, 1, 0, HISTORY],
        [2, 256, 2, 1, 1, HISTORY - 1],
        [0; 6],
    ] {
        assert_eq!(begin(too_little), Err(BeginError::Memory));
    }
    for enough in [
        [2, 256, 2, 1, 1, HISTORY],
        [64, 256, 64, 24, 8, HISTORY],
        [300, 256, 300, 300, 300, 9_999],
    ] {
        let report = begin(enough).unwrap();
        assert!(report.best.is_some() && report.nodes > 0);
    }
}

#[test]
fn of_a_long_past_the_newest_is_known() {
    // White repeats unless it knows the past; with room for one ply it cannot know.
    let shuffle = "b1c3 b8c6 c3b1 c6b8 ".repeat(2);
    let game = super::game(Variant::Chess, "", &shuffle);
    assert!(game.past().len() == 9 && game.verdict().is_over());
    let mut small = Engine::new(&Options { history_plies: 1, ..Options::default() }).unwrap();
    let report = small.think(&super::root_of(&game), &Limits::nodes(1_000), None).unwrap();
    assert!(!text(game.position(), report.best).is_empty());
}
