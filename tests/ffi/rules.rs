//! Rule sets, their choices, and what the arbiter says: warnings, evidence, claims.

use std::collections::BTreeSet;
use std::ffi::{CStr, c_char};
use std::ptr::null_mut;

use duiyi::ffi::*;

use crate::world::init;

/// The red chariot chases a cannon that nothing protects.
const CHASE: &CStr = c"3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1";
const CYCLE: [&CStr; 4] = [c"c4b4", c"b6c6", c"b4c4", c"c6b6"];
const KNIGHTS: [&CStr; 4] = [c"g1f3", c"g8f6", c"f3g1", c"f6g8"];

/// A game that ends with its scope.
struct Play(*mut duiyi_game);

impl Play {
    fn new(variant: duiyi_variant, change: impl FnOnce(&mut duiyi_game_options)) -> Play {
        let mut options = init::<duiyi_game_options>();
        options.variant = variant;
        change(&mut options);
        let mut game = null_mut();
        // SAFETY: contract.
        assert_eq!(unsafe { duiyi_game_create(&options, &mut game, null_mut()) }, DUIYI_OK);
        Play(game)
    }

    fn moves(&self, texts: &[&CStr]) {
        for text in texts {
            // SAFETY: contract.
            let status = unsafe {
                let text = text.as_ptr();
                duiyi_game_play_text(self.0, text, NUL_TERMINATED, 0, null_mut(), null_mut())
            };
            assert_eq!(status, DUIYI_OK, "{text:?}");
        }
    }

    fn state(&self) -> duiyi_state {
        let mut state = init();
        // SAFETY: contract.
        assert_eq!(unsafe { duiyi_game_state(self.0, &mut state) }, DUIYI_OK);
        state
    }

    fn evidence(&self) -> duiyi_evidence {
        let mut evidence = init();
        // SAFETY: contract.
        assert_eq!(unsafe { duiyi_game_evidence(self.0, &mut evidence) }, DUIYI_OK);
        evidence
    }

    fn sentence(&self, cap: usize) -> (duiyi_status, usize, String) {
        let mut text: [c_char; DUIYI_EVIDENCE_TEXT_MAX] = [0x55; DUIYI_EVIDENCE_TEXT_MAX];
        let mut len = 0;
        // SAFETY: contract; a NUL is always written where there is room for one.
        unsafe {
            let status = duiyi_game_evidence_text(self.0, 0, text.as_mut_ptr(), cap, &mut len);
            let text = CStr::from_ptr(text.as_ptr()).to_str().unwrap().to_owned();
            (status, len, text)
        }
    }

    fn claim(&self, claim: duiyi_claim, intended: duiyi_move) -> (duiyi_status, duiyi_reason) {
        let mut error = init::<duiyi_error>();
        // SAFETY: contract.
        let status = unsafe { duiyi_game_claim_draw(self.0, claim, intended, &mut error) };
        (status, error.reason)
    }
}

impl Drop for Play {
    fn drop(&mut self) {
        // SAFETY: contract.
        unsafe { duiyi_game_destroy(self.0) }
    }
}

fn choices_of(rules: duiyi_rules) -> duiyi_rule_choices {
    let mut choices = init();
    // SAFETY: contract.
    assert_eq!(unsafe { duiyi_rules_get(rules, &mut choices) }, DUIYI_OK);
    choices
}

fn text(field: &[c_char]) -> &str {
    // SAFETY: the library has ended the field with a NUL.
    unsafe { CStr::from_ptr(field.as_ptr()) }.to_str().unwrap()
}

#[test]
fn choices_describe_themselves() {
    let mut names = BTreeSet::new();
    let mut choice = init::<duiyi_rule_choice>();
    let mut index = 0;
    let all = choices_of(DUIYI_RULES_XIANGQI_WXF);
    // SAFETY: contract; the offset is that of a u16 within the struct.
    unsafe {
        while duiyi_rules_describe(index, &mut choice) == DUIYI_OK {
            assert!(names.insert(text(&choice.name).to_owned()));
            let value = *(&raw const all).byte_add(choice.offset as usize).cast::<u16>();
            let in_range = (choice.least..=choice.most).contains(&value);
            assert!(in_range || choice.has_never != 0 && value == DUIYI_CHOICE_NEVER);
            let words = text(&choice.values).split_whitespace().count();
            let named = usize::from(choice.most - choice.least) + 1;
            assert_eq!(words, if choice.has_never != 0 { 0 } else { named });
            index += 1;
        }
    }
    // Every field of the struct, by the header's own list, but for the frame around them.
    let fields = crate::api::fields("duiyi_rule_choices").into_iter();
    let frame = ["struct_size", "variant", "pad", "reserved"];
    assert_eq!(names, fields.filter(|name| !frame.contains(&name.as_str())).collect());
}

#[test]
fn a_named_set_fills_every_choice_in() {
    let wxf = choices_of(DUIYI_RULES_XIANGQI_WXF);
    assert_eq!((wxf.variant, wxf.repetition, wxf.offence), (DUIYI_VARIANT_XIANGQI, 4, 3));
    assert_eq!((wxf.span, wxf.chase), (DUIYI_SPAN_LAST_LAP, DUIYI_CHASE_RECAPTURE));
    assert_eq!((wxf.no_progress_limit, wxf.no_progress_claim), (100, DUIYI_CHOICE_NEVER));
    assert_eq!(wxf.counted_checks, DUIYI_CHECKS_TEN_A_SIDE);
    assert_eq!(choices_of(DUIYI_RULES_CHESS_FIDE).stalemate_loses, DUIYI_CHOICE_NO);
    let mut untouched = init::<duiyi_rule_choices>();
    // SAFETY: contract.
    assert_eq!(unsafe { duiyi_rules_get(99, &mut untouched) }, DUIYI_ERR_VALUE);
    assert_eq!(untouched.offence, 0);
}

/// Plies of the cycle until the game has ended, and how.
fn cycle(game: &Play, texts: &[&CStr]) -> (u32, duiyi_outcome, duiyi_termination) {
    for _ in 0..6 {
        for text in texts {
            if game.state().outcome == DUIYI_OUTCOME_ONGOING {
                game.moves(&[text]);
            }
        }
    }
    let state = game.state();
    (state.ply, state.outcome, state.termination)
}

#[test]
fn single_choices_change_a_set() {
    let play = |rules, change: fn(&mut duiyi_rule_choices)| {
        let mut choices = init();
        change(&mut choices);
        let game = Play::new(DUIYI_VARIANT_XIANGQI, |options| {
            (options.rules, options.start_fen) = (rules, CHASE.as_ptr());
            options.choices = &choices;
        });
        cycle(&game, &CYCLE)
    };
    let lost = (DUIYI_OUTCOME_BLACK_WINS, DUIYI_TERMINATION_PERPETUAL_CHASE);
    let drawn = (DUIYI_OUTCOME_DRAW, DUIYI_TERMINATION_REPETITION);
    assert_eq!(play(DUIYI_RULES_XIANGQI_CLUB, |_| ()), (8, lost.0, lost.1));
    assert_eq!(play(DUIYI_RULES_XIANGQI_CLUB, |c| c.offence = 5), (8, drawn.0, drawn.1));
    let never = |c: &mut duiyi_rule_choices| {
        (c.repetition, c.offence) = (DUIYI_CHOICE_NEVER, 4);
    };
    assert_eq!(play(DUIYI_RULES_XIANGQI_AXF, never), (12, lost.0, lost.1));
    let simple = |c: &mut duiyi_rule_choices| c.perpetual_chase_loses = DUIYI_CHOICE_NO;
    assert_eq!(play(DUIYI_RULES_XIANGQI_CLUB, simple), (8, drawn.0, drawn.1));
    // A whole set as choices is that set.
    let whole = |c: &mut duiyi_rule_choices| *c = choices_of(DUIYI_RULES_XIANGQI_WXF);
    assert_eq!(play(DUIYI_RULES_XIANGQI_FREE, whole), (8, lost.0, lost.1));
}

#[test]
fn a_chaser_is_warned_and_convicted_with_evidence() {
    let game = Play::new(DUIYI_VARIANT_XIANGQI, |options| {
        (options.rules, options.start_fen) = (DUIYI_RULES_XIANGQI_WXF, CHASE.as_ptr());
    });
    game.moves(&CYCLE[..3]);
    assert_eq!(game.evidence().offence, DUIYI_OFFENCE_NONE);
    assert_eq!(game.evidence().offender, DUIYI_SIDE_NONE);
    assert_eq!(game.sentence(1), (DUIYI_OK, 0, String::new()));
    assert_eq!(game.state().offender, DUIYI_SIDE_NONE);
    game.moves(&CYCLE[3..]);
    let state = game.state();
    assert_eq!((state.outcome, state.repetitions), (DUIYI_OUTCOME_ONGOING, 2));
    assert_eq!((state.offence, state.offender), (DUIYI_OFFENCE_PERPETUAL_CHASE, DUIYI_SIDE_RED));
    game.moves(&CYCLE);
    let state = game.state();
    assert_eq!(state.termination, DUIYI_TERMINATION_PERPETUAL_CHASE);
    assert_eq!((state.offence, state.offender), (DUIYI_OFFENCE_PERPETUAL_CHASE, DUIYI_SIDE_RED));
    let evidence = game.evidence();
    assert_eq!((evidence.article, evidence.repetitions), (DUIYI_ARTICLE_UNPROTECTED, 3));
    assert_eq!(text(&evidence.reference), "WXF 20.3");
    assert_eq!((evidence.threat_count, &evidence.ply[..3]), (2, &[5, 7, 0][..]));
    assert_eq!(evidence.hunter[..2], [37, 38], "b4, c4");
    assert_eq!(evidence.victim[..2], [55, 56], "b6, c6");
    let sentence = "The position has come up 3 times. In between, Red chased with every move: \
                    move 3, R7=8, the chariot on b4 attacks the cannon on b6; \
                    move 4, R8=7, the chariot on c4 attacks the cannon on c6. \
                    The offence is perpetual chase: a piece without protection is attacked \
                    (WXF 20.3). By these rules Red loses.";
    let len = sentence.len();
    assert_eq!(game.sentence(len + 1), (DUIYI_OK, len, sentence.to_owned()));
    assert_eq!(game.sentence(len), (DUIYI_ERR_BUFFER, len, String::new()));
}

#[test]
fn losing_cycles_can_be_refused() {
    let fen = c"3k5/9/9/1c7/9/1R6r/9/9/9/5K3 b - - 0 1";
    let game = Play::new(DUIYI_VARIANT_XIANGQI, |options| {
        (options.rules, options.start_fen) = (DUIYI_RULES_XIANGQI_WXF, fen.as_ptr());
        options.flags = DUIYI_GAME_REFUSE_LOSING_CYCLES;
    });
    game.moves(&[c"b6c6", c"b4c4", c"c6b6", c"c4b4", c"b6c6", c"b4c4", c"c6b6"]);
    // The chaser would bring the position about for the third time.
    let mut why = init::<duiyi_explanation>();
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_game_is_legal(game.0, 38 | 37 << 8), DUIYI_ERR_ILLEGAL_MOVE);
        assert_eq!(duiyi_game_explain(game.0, 38, 37, 0, &mut why), DUIYI_OK);
    }
    assert_eq!(why.reason, DUIYI_REASON_PERPETUAL_CHASE);
}

#[test]
fn draws_are_claimed_on_the_board_or_with_a_move() {
    let chess = |rules| Play::new(DUIYI_VARIANT_CHESS, |options| options.rules = rules);
    let g8f6 = 62 | 45 << 8;
    let f6g8 = 45 | 62 << 8;
    let game = chess(DUIYI_RULES_DEFAULT);
    game.moves(&KNIGHTS);
    assert_eq!(game.state().claims, 0, "nothing is claimed by the casual set");

    let game = chess(DUIYI_RULES_CHESS_FIDE);
    game.moves(&KNIGHTS);
    game.moves(&KNIGHTS[..3]);
    assert_eq!(game.state().claims, DUIYI_CLAIM_REPETITION_BY_MOVE);
    let before = format!("{:?}", game.state());
    assert_eq!(game.claim(DUIYI_CLAIM_REPETITION, 0), (DUIYI_ERR_STATE, 0));
    assert_eq!(game.claim(DUIYI_CLAIM_NO_PROGRESS, f6g8), (DUIYI_ERR_STATE, 0));
    let illegal = (DUIYI_ERR_ILLEGAL_MOVE, DUIYI_REASON_EMPTY_SQUARE);
    assert_eq!(game.claim(DUIYI_CLAIM_REPETITION, g8f6), illegal);
    assert_eq!(format!("{:?}", game.state()), before);
    game.moves(&KNIGHTS[3..]);
    assert_eq!(game.state().claims & DUIYI_CLAIM_REPETITION, DUIYI_CLAIM_REPETITION);
    // SAFETY: contract.
    assert_eq!(unsafe { duiyi_game_undo(game.0, null_mut(), null_mut()) }, DUIYI_OK);
    assert_eq!(game.claim(DUIYI_CLAIM_REPETITION, f6g8), (DUIYI_OK, 0));
    let state = game.state();
    assert_eq!((state.outcome, state.ply), (DUIYI_OUTCOME_DRAW, 7), "the move is not played");
    assert_eq!(state.termination, DUIYI_TERMINATION_REPETITION_CLAIM);
    assert_eq!(state.claims, 0);
    assert_eq!(game.claim(DUIYI_CLAIM_REPETITION, f6g8), (DUIYI_ERR_STATE, 0));
}
