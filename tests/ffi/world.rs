//! Good arguments for every function, and a look at all that a failing call must not change.

use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;
use std::ops::{Deref, DerefMut};
use std::ptr::{null, null_mut};

use duiyi::ffi::*;

pub(crate) const E2E4: duiyi_move = 12 | 28 << 8;
pub(crate) const E7E5: duiyi_move = 52 | 36 << 8;
pub(crate) const D7D5: duiyi_move = 51 | 35 << 8;
/// What is loaded: a game after 1. e4, as JSON and as a replay code.
pub(crate) const SAVED: &CStr = cr#"{"duiyi":1,"variant":"chess","start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","rules":"chess_casual","moves":["e2e4"],"ply":1,"verdict":{"result":"ongoing"}}"#;
pub(crate) const CODE: &CStr = c"AQEAAAAAAAcAAQAAAGibjIw9";
/// Two games.
pub(crate) const PGN: &CStr = c"1. e4 e5 2. Nf3 1-0\n1. d4 d5 2. c4 *\n";
/// A game with a variation.
const VARIED: &CStr = c"[White \"Ann\"]\n\n1. e4 {best} ({or} 1. d4 $1) e5 1-0\n";
/// The move that mates in the puzzle.
pub(crate) const A1A8: duiyi_move = 56 << 8;
const BACK_RANK: &CStr = c"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
const FIFTY_MOVES: &CStr = c"4k3/8/8/8/8/8/8/R3K3 w - - 100 80";

/// What DUIYI_INIT does.
pub(crate) fn init<T: Copy>() -> T {
    let mut value = MaybeUninit::<T>::zeroed();
    // SAFETY: the structs of the header hold integers and pointers only, `struct_size` first.
    unsafe {
        value.as_mut_ptr().cast::<u32>().write(size_of::<T>() as u32);
        value.assume_init()
    }
}

/// Room for any text of this world, a saved game too.
const TEXT: usize = 1024;

/// Bytes that a newer header might have added.
pub(crate) const TAIL: usize = 16;

/// A growing struct with room behind it, as a program has it that was built with a newer header.
#[repr(C)]
pub(crate) struct Grown<T> {
    known: T,
    tail: [u8; TAIL],
}

impl<T: Copy> Grown<T> {
    fn new() -> Grown<T> {
        Grown { known: init(), tail: [0; TAIL] }
    }

    pub(crate) fn at(&mut self) -> *mut T {
        // By way of the whole, so that the tail may be reached too.
        (&raw mut *self).cast()
    }

    fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: integers and raw pointers without padding, so any bytes will do.
        unsafe { std::slice::from_raw_parts_mut(self.at().cast(), size_of::<Self>()) }
    }
}

impl<T> Deref for Grown<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.known
    }
}

impl<T> DerefMut for Grown<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.known
    }
}

/// A game of chess after 1. e4, with 1. ... e5 taken back; an engine in the middle of a search; and
/// one of every struct that a function reads or fills.
pub(crate) struct World {
    pub(crate) game: *mut duiyi_game,
    pub(crate) engine: *mut duiyi_engine,
    /// A game by the laws of FIDE in which a draw can be claimed.
    pub(crate) claimed: *mut duiyi_game,
    /// A game in which white has offered a draw.
    pub(crate) offered: *mut duiyi_game,
    /// A game whose clock runs, 1. e4 played after two seconds.
    pub(crate) timed: *mut duiyi_game,
    /// A bare king in a corner.
    pub(crate) editor: *mut duiyi_editor,
    /// A game in which a rook mates on the back rank.
    pub(crate) mating: *mut duiyi_game,
    /// Of that game, waiting for the move.
    pub(crate) puzzle: *mut duiyi_puzzle,
    /// Of 1. e4, done.
    pub(crate) review: *mut duiyi_review,
    pub(crate) puzzle_out: *mut duiyi_puzzle,
    pub(crate) review_out: *mut duiyi_review,
    pub(crate) game_out: *mut duiyi_game,
    pub(crate) engine_out: *mut duiyi_engine,
    pub(crate) editor_out: *mut duiyi_editor,
    /// Two whole games are fed.
    pub(crate) reader: *mut duiyi_reader,
    pub(crate) reader_out: *mut duiyi_reader,
    /// A game with a variation, comments and a glyph.
    pub(crate) tree: *mut duiyi_tree,
    pub(crate) tree_out: *mut duiyi_tree,
    pub(crate) reader_options: Grown<duiyi_reader_options>,
    pub(crate) tree_info: Grown<duiyi_tree_info>,
    pub(crate) tree_node: Grown<duiyi_tree_node>,
    pub(crate) note: duiyi_note,
    /// Two persons after 1. e4, with 1. ... e5 taken back.
    pub(crate) table: *mut duiyi_table,
    /// The same after 1. e4 with an offer of a draw; now black has asked to resign.
    pub(crate) offered_table: *mut duiyi_table,
    pub(crate) table_out: *mut duiyi_table,
    pub(crate) table_options: Grown<duiyi_table_options>,
    pub(crate) progress: Grown<duiyi_table_progress>,
    pub(crate) answer: Grown<duiyi_answer>,
    pub(crate) view: Grown<duiyi_table_view>,
    pub(crate) seat: duiyi_seat,
    pub(crate) game_options: Grown<duiyi_game_options>,
    pub(crate) engine_options: Grown<duiyi_engine_options>,
    pub(crate) limits: Grown<duiyi_search_limits>,
    pub(crate) board_info: Grown<duiyi_board_info>,
    pub(crate) state: Grown<duiyi_state>,
    pub(crate) material: Grown<duiyi_material>,
    pub(crate) info: Grown<duiyi_move_info>,
    pub(crate) why: Grown<duiyi_explanation>,
    pub(crate) report: Grown<duiyi_search_report>,
    pub(crate) line: Grown<duiyi_line>,
    pub(crate) error: Grown<duiyi_error>,
    pub(crate) evidence: Grown<duiyi_evidence>,
    pub(crate) choices: Grown<duiyi_rule_choices>,
    pub(crate) choice: Grown<duiyi_rule_choice>,
    pub(crate) clock_options: Grown<duiyi_clock_options>,
    pub(crate) clock: Grown<duiyi_clock>,
    pub(crate) event: Grown<duiyi_event>,
    pub(crate) fields: Grown<duiyi_editor_fields>,
    pub(crate) problem: Grown<duiyi_problem>,
    pub(crate) entry: Grown<duiyi_score_card_entry>,
    pub(crate) filter: Grown<duiyi_score_card_filter>,
    pub(crate) tally: Grown<duiyi_tally>,
    pub(crate) threats: Grown<duiyi_threats>,
    pub(crate) hint: Grown<duiyi_hint>,
    pub(crate) judgement: Grown<duiyi_judgement>,
    pub(crate) puzzle_options: Grown<duiyi_puzzle_options>,
    pub(crate) puzzle_report: Grown<duiyi_puzzle_report>,
    pub(crate) merit: duiyi_merit,
    pub(crate) squares: duiyi_squares,
    pub(crate) targets: duiyi_targets,
    pub(crate) board: [duiyi_piece; DUIYI_MAX_SQUARES],
    pub(crate) moves: [duiyi_move; DUIYI_MAX_MOVES],
    pub(crate) count: u32,
    pub(crate) text: [c_char; TEXT],
    pub(crate) len: usize,
    pub(crate) number: i32,
    pub(crate) seeds: [u64; 2],
}

impl World {
    pub(crate) fn new() -> World {
        let none = duiyi_squares { word: [0; 2] };
        let mut world = World {
            game: null_mut(),
            engine: null_mut(),
            claimed: null_mut(),
            offered: null_mut(),
            timed: null_mut(),
            editor: null_mut(),
            mating: null_mut(),
            puzzle: null_mut(),
            review: null_mut(),
            puzzle_out: null_mut(),
            review_out: null_mut(),
            game_out: null_mut(),
            engine_out: null_mut(),
            editor_out: null_mut(),
            reader: null_mut(),
            reader_out: null_mut(),
            tree: null_mut(),
            tree_out: null_mut(),
            reader_options: Grown::new(),
            tree_info: Grown::new(),
            tree_node: Grown::new(),
            note: 0,
            table: null_mut(),
            offered_table: null_mut(),
            table_out: null_mut(),
            table_options: Grown::new(),
            progress: Grown::new(),
            answer: Grown::new(),
            view: Grown::new(),
            seat: duiyi_seat { kind: 0, level: 0, pace: 0, pad: 0, seed: 0 },
            game_options: Grown::new(),
            engine_options: Grown::new(),
            limits: Grown::new(),
            board_info: Grown::new(),
            state: Grown::new(),
            material: Grown::new(),
            info: Grown::new(),
            why: Grown::new(),
            report: Grown::new(),
            line: Grown::new(),
            error: Grown::new(),
            evidence: Grown::new(),
            choices: Grown::new(),
            choice: Grown::new(),
            clock_options: Grown::new(),
            clock: Grown::new(),
            event: Grown::new(),
            fields: Grown::new(),
            problem: Grown::new(),
            entry: Grown::new(),
            filter: Grown::new(),
            tally: Grown::new(),
            threats: Grown::new(),
            hint: Grown::new(),
            judgement: Grown::new(),
            puzzle_options: Grown::new(),
            puzzle_report: Grown::new(),
            merit: duiyi_merit {
                kind: DUIYI_MERIT_WINS,
                count: 0,
                offence: DUIYI_OFFENCE_NONE,
                piece: DUIYI_KIND_ROOK,
                square: 63,
                pad: [0; 2],
            },
            squares: none,
            targets: duiyi_targets { quiet: none, capture: none, promote: none },
            board: [0; DUIYI_MAX_SQUARES],
            moves: [0; DUIYI_MAX_MOVES],
            count: 0,
            text: [0; TEXT],
            len: 0,
            number: 0,
            seeds: [7, 0],
        };
        world.engine_options.table_bytes = 4096;
        world.puzzle_options.table_bytes = 64;
        (world.clock_options.stage_count[0], world.clock_options.low_ms) = (1, 10_000);
        world.clock_options.stages[0][0].main_ms = 60_000;
        (world.entry.device, world.entry.outcome) = (c"phone".as_ptr(), DUIYI_OUTCOME_WHITE_WINS);
        world.begin();
        world.begin_clock();
        world.set_up();
        world.sit_down();
        world
    }

    fn begin(&mut self) {
        // SAFETY: contract.
        unsafe {
            assert_eq!(duiyi_game_create(null(), &mut self.game, null_mut()), DUIYI_OK);
            for played in [E2E4, E7E5] {
                assert_eq!(duiyi_game_play(self.game, played, null_mut(), null_mut()), DUIYI_OK);
            }
            assert_eq!(duiyi_game_undo(self.game, null_mut(), null_mut()), DUIYI_OK);
            let mut fide = init::<duiyi_game_options>();
            (fide.rules, fide.start_fen) = (DUIYI_RULES_CHESS_FIDE, FIFTY_MOVES.as_ptr());
            assert_eq!(duiyi_game_create(&fide, &mut self.claimed, null_mut()), DUIYI_OK);
            let (name, value) = (c"White".as_ptr(), c"Ann".as_ptr());
            let set = duiyi_game_set_tag(self.game, name, 5, value, 3, null_mut());
            assert_eq!(set, DUIYI_OK);
            assert_eq!(duiyi_game_create(null(), &mut self.offered, null_mut()), DUIYI_OK);
            let offer = duiyi_game_offer_draw(self.offered, DUIYI_SIDE_WHITE, null_mut());
            assert_eq!(offer, DUIYI_OK);
            let (engine, game) = (&mut self.engine, self.game);
            assert_eq!(duiyi_engine_create(self.engine_options.at(), engine, null_mut()), DUIYI_OK);
            let (review, error) = (&mut self.review, self.error.at());
            assert_eq!(duiyi_review_create(game, 1, 60, review, error), DUIYI_OK);
            assert_eq!(duiyi_review_step(*review, *engine, 1_000, null_mut(), error), DUIYI_OK);
            assert_eq!(duiyi_engine_clear(*engine), DUIYI_OK);
            assert_eq!(duiyi_search_begin(*engine, game, null(), null_mut()), DUIYI_OK);
            assert_eq!(duiyi_search_step(*engine, 100, null_mut()), DUIYI_OK);
        }
    }

    fn begin_clock(&mut self) {
        let mut timed = init::<duiyi_game_options>();
        timed.clock = self.clock_options.at();
        // SAFETY: contract.
        unsafe {
            assert_eq!(duiyi_game_create(&timed, &mut self.timed, null_mut()), DUIYI_OK);
            assert_eq!(duiyi_game_start_clock(self.timed, 1_000), DUIYI_OK);
            assert_eq!(duiyi_game_tick(self.timed, 3_000), DUIYI_OK);
            assert_eq!(duiyi_game_play(self.timed, E2E4, null_mut(), null_mut()), DUIYI_OK);
        }
    }

    fn set_up(&mut self) {
        // SAFETY: contract.
        unsafe {
            let mut mating = init::<duiyi_game_options>();
            mating.start_fen = BACK_RANK.as_ptr();
            assert_eq!(duiyi_game_create(&mating, &mut self.mating, null_mut()), DUIYI_OK);
            let (puzzle, error) = (&mut self.puzzle, self.error.at());
            let made = duiyi_puzzle_create(self.mating, 1, self.puzzle_options.at(), puzzle, error);
            assert_eq!(made, DUIYI_OK);
            assert_eq!(duiyi_puzzle_step(*puzzle, 1_000, null_mut()), DUIYI_OK);
            assert_eq!(duiyi_editor_create(DUIYI_VARIANT_CHESS, &mut self.editor), DUIYI_OK);
            assert_eq!(duiyi_editor_put(self.editor, 0, DUIYI_KIND_KING), DUIYI_OK);
            let mut reader = null_mut();
            assert_eq!(duiyi_reader_create(null(), &mut reader), DUIYI_OK);
            let fed = duiyi_reader_feed(reader, VARIED.as_ptr(), VARIED.count_bytes());
            assert_eq!((fed, duiyi_reader_finish(reader)), (DUIYI_OK, DUIYI_OK));
            assert_eq!(duiyi_reader_next_tree(reader, &mut self.tree, null_mut()), DUIYI_OK);
            duiyi_reader_destroy(reader);
            assert_eq!(duiyi_reader_create(null(), &mut self.reader), DUIYI_OK);
            let fed = duiyi_reader_feed(self.reader, PGN.as_ptr(), PGN.count_bytes());
            assert_eq!(fed, DUIYI_OK);
        }
    }

    fn sit_down(&mut self) {
        let mut options = init::<duiyi_table_options>();
        options.engine = self.engine_options.at();
        let click = |table, squares: &[duiyi_square]| {
            for &square in squares {
                // SAFETY: contract.
                assert_eq!(unsafe { duiyi_table_click(table, square, null_mut()) }, DUIYI_OK);
            }
        };
        // SAFETY: contract.
        unsafe {
            for table in [&mut self.table, &mut self.offered_table] {
                assert_eq!(duiyi_table_create(null(), &options, table, null_mut()), DUIYI_OK);
            }
            click(self.table, &[12, 28, 52, 36]);
            assert_eq!(duiyi_table_undo_turn(self.table, null_mut()), DUIYI_OK);
            assert_eq!(duiyi_table_offer_draw(self.offered_table, null_mut()), DUIYI_OK);
            click(self.offered_table, &[12, 28]);
            assert_eq!(duiyi_table_ask_resign(self.offered_table, null_mut()), DUIYI_OK);
        }
    }

    /// Makes a position of what the editor has.
    pub(crate) fn finish_setting_up(&mut self) {
        // SAFETY: contract.
        let status =
            unsafe { duiyi_editor_put(self.editor, 63, DUIYI_KIND_KING | DUIYI_PIECE_BLACK) };
        assert_eq!(status, DUIYI_OK);
    }

    /// The bytes of a growing struct, those of the tail included.
    pub(crate) fn growing(&mut self, name: &str) -> &mut [u8] {
        match name {
            "duiyi_game_options" => self.game_options.bytes(),
            "duiyi_engine_options" => self.engine_options.bytes(),
            "duiyi_search_limits" => self.limits.bytes(),
            "duiyi_board_info" => self.board_info.bytes(),
            "duiyi_state" => self.state.bytes(),
            "duiyi_material" => self.material.bytes(),
            "duiyi_move_info" => self.info.bytes(),
            "duiyi_explanation" => self.why.bytes(),
            "duiyi_search_report" => self.report.bytes(),
            "duiyi_line" => self.line.bytes(),
            "duiyi_error" => self.error.bytes(),
            "duiyi_evidence" => self.evidence.bytes(),
            "duiyi_rule_choices" => self.choices.bytes(),
            "duiyi_rule_choice" => self.choice.bytes(),
            "duiyi_clock_options" => self.clock_options.bytes(),
            "duiyi_clock" => self.clock.bytes(),
            "duiyi_event" => self.event.bytes(),
            "duiyi_editor_fields" => self.fields.bytes(),
            "duiyi_problem" => self.problem.bytes(),
            "duiyi_score_card_entry" => self.entry.bytes(),
            "duiyi_score_card_filter" => self.filter.bytes(),
            "duiyi_tally" => self.tally.bytes(),
            "duiyi_reader_options" => self.reader_options.bytes(),
            "duiyi_tree_info" => self.tree_info.bytes(),
            "duiyi_tree_node" => self.tree_node.bytes(),
            "duiyi_threats" => self.threats.bytes(),
            "duiyi_hint" => self.hint.bytes(),
            "duiyi_judgement" => self.judgement.bytes(),
            "duiyi_puzzle_options" => self.puzzle_options.bytes(),
            "duiyi_puzzle_report" => self.puzzle_report.bytes(),
            "duiyi_table_options" => self.table_options.bytes(),
            "duiyi_table_progress" => self.progress.bytes(),
            "duiyi_answer" => self.answer.bytes(),
            "duiyi_table_view" => self.view.bytes(),
            _ => panic!("{name} is a new struct: give the world one"),
        }
    }

    /// All that can be seen of games, editor, search, puzzle and review.
    pub(crate) fn seen(&self) -> String {
        let mut report = init::<duiyi_search_report>();
        // SAFETY: contract.
        let status = unsafe { duiyi_search_report_get(self.engine, &mut report) };
        assert_eq!(status, DUIYI_OK);
        let games = [self.game, self.claimed, self.offered, self.timed, self.mating];
        // SAFETY: contract.
        let (events, clock, editor) =
            unsafe { (games.map(|game| events(game)), clock(self.timed), board(self.editor)) };
        let (mut puzzle, mut review) = (init::<duiyi_puzzle_report>(), init::<duiyi_judgement>());
        // SAFETY: contract.
        unsafe {
            assert_eq!(duiyi_puzzle_report_get(self.puzzle, &mut puzzle), DUIYI_OK);
            assert_eq!(duiyi_review_judgement(self.review, &mut review), DUIYI_OK);
        }
        let tables = [self.table, self.offered_table].map(|table| seen_of_table(table));
        let games = games.map(|game| seen_of(game));
        format!(
            "{games:?} {events:?} {report:?} {clock:?} {editor:?} {puzzle:?} {review:?} {tables:?}"
        )
    }
}

/// How a game stands, and all that would be saved of it.
pub(crate) fn seen_of(game: *const duiyi_game) -> String {
    let (mut state, mut text) = (init::<duiyi_state>(), [0; TEXT]);
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_game_state(game, &mut state), DUIYI_OK);
        let saved = duiyi_game_save_json(game, text.as_mut_ptr(), text.len(), null_mut());
        assert_eq!(saved, DUIYI_OK);
        format!("{state:?} {:?}", CStr::from_ptr(text.as_ptr()))
    }
}

/// What a board shows of a table, and all that would be saved of it.
fn seen_of_table(table: *const duiyi_table) -> String {
    let (mut view, mut text) = (init::<duiyi_table_view>(), [0; TEXT]);
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_table_view_get(table, &mut view), DUIYI_OK);
        let saved = duiyi_table_save_json(table, text.as_mut_ptr(), text.len(), null_mut());
        assert_eq!(saved, DUIYI_OK);
        format!("{view:?} {:?}", CStr::from_ptr(text.as_ptr()))
    }
}

/// The events that wait in a game; those of a copy are taken off.
unsafe fn events(game: *const duiyi_game) -> Vec<duiyi_event> {
    let (mut copy, mut event, mut waiting) = (null_mut(), init::<duiyi_event>(), Vec::new());
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_game_clone(game, &mut copy), DUIYI_OK);
        while {
            assert_eq!(duiyi_game_next_event(copy, &mut event), DUIYI_OK);
            event.kind != DUIYI_EVENT_NONE
        } {
            waiting.push(event);
        }
        duiyi_game_destroy(copy);
    }
    waiting
}

unsafe fn clock(game: *const duiyi_game) -> duiyi_clock {
    let mut clock = init();
    // SAFETY: contract.
    assert_eq!(unsafe { duiyi_game_clock(game, &mut clock) }, DUIYI_OK);
    clock
}

unsafe fn board(editor: *const duiyi_editor) -> ([duiyi_piece; 64], duiyi_editor_fields) {
    let (mut board, mut fields) = ([0; 64], init());
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_editor_board(editor, board.as_mut_ptr(), board.len()), DUIYI_OK);
        assert_eq!(duiyi_editor_get_fields(editor, &mut fields), DUIYI_OK);
    }
    (board, fields)
}

impl Drop for World {
    fn drop(&mut self) {
        // SAFETY: contract; those that were never made are NULL.
        unsafe {
            duiyi_game_destroy(self.game);
            duiyi_game_destroy(self.claimed);
            duiyi_game_destroy(self.offered);
            duiyi_game_destroy(self.timed);
            duiyi_game_destroy(self.mating);
            duiyi_puzzle_destroy(self.puzzle);
            duiyi_puzzle_destroy(self.puzzle_out);
            duiyi_review_destroy(self.review);
            duiyi_review_destroy(self.review_out);
            duiyi_game_destroy(self.game_out);
            duiyi_editor_destroy(self.editor);
            duiyi_editor_destroy(self.editor_out);
            duiyi_reader_destroy(self.reader);
            duiyi_reader_destroy(self.reader_out);
            duiyi_tree_destroy(self.tree);
            duiyi_tree_destroy(self.tree_out);
            duiyi_table_destroy(self.table);
            duiyi_table_destroy(self.offered_table);
            duiyi_table_destroy(self.table_out);
            duiyi_engine_destroy(self.engine);
            duiyi_engine_destroy(self.engine_out);
        }
    }
}
