//! Words: every code of the header has a text in every language, and sentences about games.

use std::ffi::{CStr, c_char};
use std::ptr::{null, null_mut};

use duiyi::ffi::*;
use serde_json::Value;

use crate::world::{World, init};

const LANGUAGES: [duiyi_language; 3] =
    [DUIYI_LANGUAGE_EN, DUIYI_LANGUAGE_ZH_HANS, DUIYI_LANGUAGE_ZH_HANT];

/// What a call writes into a buffer that is large enough.
#[track_caller]
fn written(cap: usize, write: impl Fn(*mut c_char, usize, *mut usize) -> duiyi_status) -> String {
    let mut buf = vec![0x55; cap];
    let mut len = 0;
    assert_eq!(write(buf.as_mut_ptr(), cap, &mut len), DUIYI_OK);
    // SAFETY: a NUL is always written.
    let text = unsafe { CStr::from_ptr(buf.as_ptr()) }.to_str().expect("UTF-8").to_owned();
    assert_eq!(text.len(), len);
    text
}

#[track_caller]
fn text(family: duiyi_text_family, code: u32, language: duiyi_language) -> String {
    // SAFETY: contract.
    written(DUIYI_WORDS_MAX, |buf, cap, len| unsafe {
        duiyi_text(family, code, language, buf, cap, len)
    })
}

/// The values of the constants that begin so, and whose names are no others' beginning.
fn constants(prefix: &str) -> Vec<u32> {
    let api: Value = serde_json::from_str(include_str!("../../bindings/c/duiyi_api.json")).unwrap();
    let all = api["constants"].as_object().unwrap().iter();
    let values: Vec<u32> = all
        .filter(|(name, _)| name.starts_with(prefix))
        .filter(|(name, _)| !name.ends_with("_NONE") && !name.ends_with("_DEFAULT"))
        .map(|(_, value)| value.as_u64().unwrap() as u32)
        .collect();
    assert!(!values.is_empty(), "{prefix}");
    values
}

#[test]
fn every_code_of_the_header_has_a_text() {
    let pieces: Vec<u32> =
        constants("DUIYI_KIND_").into_iter().flat_map(|kind| [kind, kind | 0x10]).collect();
    let families: [(duiyi_text_family, Vec<u32>); 23] = [
        (DUIYI_TEXT_LANGUAGE, constants("DUIYI_LANGUAGE_")),
        (DUIYI_TEXT_STATUS, constants("DUIYI_ERR_")),
        (DUIYI_TEXT_STATUS, vec![DUIYI_OK as u32]),
        (DUIYI_TEXT_VARIANT, constants("DUIYI_VARIANT_")),
        (DUIYI_TEXT_CHESS_SIDE, vec![0, 1]),
        (DUIYI_TEXT_XIANGQI_SIDE, vec![0, 1]),
        (DUIYI_TEXT_KIND, constants("DUIYI_KIND_")),
        (DUIYI_TEXT_LETTER, constants("DUIYI_KIND_")),
        (DUIYI_TEXT_HOW_IT_MOVES, constants("DUIYI_KIND_")),
        (DUIYI_TEXT_PIECE, pieces.clone()),
        (DUIYI_TEXT_SYMBOL, pieces),
        (DUIYI_TEXT_CASTLING, constants("DUIYI_MOVE_CASTLE_")),
        (DUIYI_TEXT_REASON, constants("DUIYI_REASON_")),
        (DUIYI_TEXT_TERMINATION, constants("DUIYI_TERMINATION_")),
        (DUIYI_TEXT_OFFENCE, constants("DUIYI_OFFENCE_")),
        (DUIYI_TEXT_ARTICLE, constants("DUIYI_ARTICLE_")),
        (DUIYI_TEXT_REFERENCE, constants("DUIYI_ARTICLE_")),
        (DUIYI_TEXT_CLAIM, constants("DUIYI_CLAIM_")),
        (DUIYI_TEXT_ACTION, constants("DUIYI_ACTION_")),
        (DUIYI_TEXT_RULES, constants("DUIYI_RULES_")),
        (DUIYI_TEXT_ABOUT_RULES, constants("DUIYI_RULES_")),
        (DUIYI_TEXT_FEN_CAUSE, constants("DUIYI_FEN_CAUSE_")),
        (DUIYI_TEXT_GRADE, constants("DUIYI_GRADE_")),
    ];
    for language in LANGUAGES {
        for (family, codes) in &families {
            for &code in codes {
                assert!(!text(*family, code, language).is_empty(), "{family} {code}");
            }
        }
        for level in 0..=10 {
            assert!(!text(DUIYI_TEXT_LEVEL, level, language).is_empty());
        }
        for level in [DUIYI_LEVEL_EASY, DUIYI_LEVEL_NORMAL, DUIYI_LEVEL_HARD] {
            assert!(!text(DUIYI_TEXT_LEVEL_NAME, level, language).is_empty());
        }
    }
    assert_eq!(constants("DUIYI_TEXT_").len(), 25, "a family that is not tried here");
}

#[test]
fn every_choice_and_value_has_a_text() {
    for language in LANGUAGES {
        for index in 0.. {
            let mut choice = init::<duiyi_rule_choice>();
            // SAFETY: contract.
            if unsafe { duiyi_rules_describe(index, &mut choice) } != DUIYI_OK {
                assert_eq!(index, 17);
                break;
            }
            let never = if choice.has_never == 1 { DUIYI_CHOICE_NEVER } else { choice.most };
            for value in [0, choice.least, choice.most, never] {
                let code = index << 16 | u32::from(value);
                assert!(!text(DUIYI_TEXT_CHOICE, code, language).is_empty(), "{code}");
            }
        }
    }
    assert_eq!(text(DUIYI_TEXT_CHOICE, 5 << 16, DUIYI_LANGUAGE_ZH_HANT), "長將作負");
    assert_eq!(text(DUIYI_TEXT_CHOICE, 1 << 16 | 3, DUIYI_LANGUAGE_EN), "3 times");
}

#[test]
fn unknown_codes_are_refused() {
    let ask = |family, code, language| {
        let mut len = 77;
        // SAFETY: contract.
        let status = unsafe { duiyi_text(family, code, language, null_mut(), 0, &mut len) };
        assert!(status == DUIYI_ERR_BUFFER || len == 77);
        status
    };
    for family in 1..=24 {
        assert_eq!(ask(family, 0x7FFF_FFFF, 0), DUIYI_ERR_VALUE, "{family}");
        assert_eq!(ask(family, u32::MAX, 0), DUIYI_ERR_VALUE, "{family}");
    }
    for (family, code) in [
        (DUIYI_TEXT_STATUS, 6),
        (DUIYI_TEXT_KIND, 0),
        (DUIYI_TEXT_KIND, 256 + 1),
        (DUIYI_TEXT_PIECE, 0x10),
        (DUIYI_TEXT_PIECE, 0x21),
        (DUIYI_TEXT_XIANGQI_SIDE, 2),
        (DUIYI_TEXT_CLAIM, 3),
        (DUIYI_TEXT_ACTION, 0),
        (DUIYI_TEXT_ACTION, 3),
        (DUIYI_TEXT_RULES, 3),
        (DUIYI_TEXT_CHOICE, 17 << 16),
        (DUIYI_TEXT_CHOICE, 5 << 16 | 3),
        (DUIYI_TEXT_LEVEL, 11),
        (DUIYI_TEXT_LEVEL_NAME, 1),
        (DUIYI_TEXT_GRADE, 0),
        (DUIYI_TEXT_GRADE, 5),
    ] {
        assert_eq!(ask(family, code, 0), DUIYI_ERR_VALUE, "{family} {code}");
    }
    assert_eq!(ask(DUIYI_TEXT_KIND, 1, 4), DUIYI_ERR_VALUE);
    assert_eq!(ask(26, 1, 1), DUIYI_ERR_VALUE);
    assert_eq!(ask(DUIYI_TEXT_KIND, 1, 0), DUIYI_ERR_BUFFER);
}

/// A game of xiangqi with its usual start, or from a FEN.
unsafe fn xiangqi(w: &mut World, fen: Option<&CStr>) {
    w.game_options.variant = DUIYI_VARIANT_XIANGQI;
    w.game_options.rules = DUIYI_RULES_XIANGQI_CLUB;
    w.game_options.start_fen = fen.map_or(null(), CStr::as_ptr);
    // SAFETY: contract.
    unsafe {
        duiyi_game_destroy(w.game);
        assert_eq!(duiyi_game_create(w.game_options.at(), &mut w.game, null_mut()), DUIYI_OK);
    }
}

unsafe fn play(w: &World, moves: &CStr) {
    // SAFETY: contract.
    unsafe {
        let (text, len) = (moves.as_ptr(), moves.count_bytes());
        let played = duiyi_game_play_text(w.game, text, len, 0, null_mut(), null_mut());
        assert_eq!(played, DUIYI_OK, "{moves:?}");
    }
}

#[test]
fn sentences_about_a_game() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        xiangqi(&mut w, None);
        let refusal = |w: &World, from, to, language| {
            written(DUIYI_WORDS_MAX, |buf, cap, len| {
                duiyi_game_refusal_text(w.game, from, to, 0, language, buf, cap, len)
            })
        };
        let verdict = |w: &World, language| {
            written(DUIYI_WORDS_MAX, |buf, cap, len| {
                duiyi_game_verdict_text(w.game, language, buf, cap, len)
            })
        };
        let leg = "The leg of the horse on b0 is blocked by the elephant on c0.";
        assert_eq!(refusal(&w, 1, 12, DUIYI_LANGUAGE_EN), leg);
        assert_eq!(refusal(&w, 1, 12, DUIYI_LANGUAGE_ZH_HANS), "b0的马被c0的相蹩住马腿。");
        let none = DUIYI_SQUARE_NONE;
        assert_eq!(refusal(&w, 9, none, 0), "Nothing stands on a1.");
        assert_eq!(refusal(&w, 0, none, 0), "The move is legal.");
        assert_eq!(refusal(&w, 200, 201, 0), "There is no such square on this board.");
        assert_eq!(verdict(&w, 0), "The game goes on.");
        assert_eq!(duiyi_game_resign(w.game, DUIYI_SIDE_RED, null_mut()), DUIYI_OK);
        assert_eq!(verdict(&w, DUIYI_LANGUAGE_ZH_HANT), "紅方認輸，黑方勝。");
        assert_eq!(refusal(&w, 1, 12, 0), "The game is over.");
    }
}

#[test]
fn events_in_words() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        xiangqi(&mut w, None);
        for text in [c"h2e2", c"h9g7", c"e2e6"] {
            play(&w, text);
        }
        assert_eq!(duiyi_game_undo(w.game, null_mut(), null_mut()), DUIYI_OK);
        assert_eq!(duiyi_game_offer_draw(w.game, DUIYI_SIDE_BLACK, null_mut()), DUIYI_OK);
        assert_eq!(duiyi_game_abandon(w.game, null_mut()), DUIYI_OK);
        let mut told = Vec::new();
        while {
            assert_eq!(duiyi_game_next_event(w.game, w.event.at()), DUIYI_OK);
            let language = DUIYI_LANGUAGE_EN;
            let event = w.event.at();
            told.push(written(DUIYI_WORDS_MAX, |buf, cap, len| {
                duiyi_game_event_text(w.game, event, language, buf, cap, len)
            }));
            w.event.kind != DUIYI_EVENT_NONE
        } {}
        assert_eq!(
            told,
            [
                "Red moves the cannon from h2 to e2.",
                "Black moves the horse from h9 to g7.",
                "Red moves the cannon from e2 to e6.",
                "The soldier on e6 is taken.",
                "Red's move is taken back: cannon from e6 to e2.",
                "Black offers a draw.",
                "The game was abandoned.",
                "",
            ]
        );
    }
}

#[test]
fn an_event_that_no_game_tells_of_is_refused() {
    let mut w = World::new();
    let mut len = 77;
    let moved = duiyi_event {
        kind: DUIYI_EVENT_MOVED,
        r#move: 12 | 28 << 8,
        piece: DUIYI_KIND_PAWN,
        placed: DUIYI_KIND_PAWN,
        from: 12,
        to: 28,
        captured_square: DUIYI_SQUARE_NONE,
        rook_from: DUIYI_SQUARE_NONE,
        rook_to: DUIYI_SQUARE_NONE,
        ..init()
    };
    let mut tell = |event: duiyi_event| {
        *w.event = event;
        // SAFETY: contract.
        unsafe { duiyi_game_event_text(w.game, w.event.at(), 0, null_mut(), 0, &mut len) }
    };
    assert_eq!(tell(moved), DUIYI_ERR_BUFFER);
    for event in [
        duiyi_event { kind: 13, ..moved },
        duiyi_event { r#move: 0, ..moved },
        duiyi_event { r#move: 12 | 64 << 8, ..moved },
        duiyi_event { to: 64, ..moved },
        duiyi_event { piece: 0, ..moved },
        duiyi_event { piece: 14, ..moved },
        duiyi_event { side: 2, ..moved },
        duiyi_event { rook_from: 90, ..moved },
        duiyi_event { kind: DUIYI_EVENT_CAPTURED, ..moved },
        duiyi_event { kind: DUIYI_EVENT_CASTLED, ..moved },
        duiyi_event { kind: DUIYI_EVENT_PROMOTED, placed: 0, ..moved },
        duiyi_event { kind: DUIYI_EVENT_CHECK, to: 77, ..moved },
        duiyi_event { kind: DUIYI_EVENT_REPEATED, offender: 1, offence: 5, ..moved },
        duiyi_event { kind: DUIYI_EVENT_OFFERED, side: DUIYI_SIDE_NONE, ..moved },
        duiyi_event { kind: DUIYI_EVENT_ENDED, outcome: 0, ..moved },
    ] {
        assert_eq!(tell(event), DUIYI_ERR_VALUE, "{event:?}");
    }
    assert_eq!(len, "White moves the pawn from e2 to e4.".len());
}

/// A repetition of a hundred plies, of which the newest sixteen moves are shown.
#[test]
fn the_longest_evidence_has_room() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        w.choices.offence = 30;
        w.choices.repetition = DUIYI_CHOICE_NEVER;
        w.game_options.choices = w.choices.at();
        xiangqi(&mut w, Some(c"4k4/7R1/9/9/9/9/9/9/9/3K5 w - - 0 900"));
        for _ in 0..14 {
            for text in [c"h8h9", c"e9e8", c"h9h8", c"e8e9"] {
                play(&w, text);
            }
        }
        assert_eq!(duiyi_game_evidence(w.game, w.evidence.at()), DUIYI_OK);
        assert_eq!(w.evidence.threat_count as usize, DUIYI_MAX_THREATS);
        for language in LANGUAGES {
            let told = written(DUIYI_EVIDENCE_TEXT_MAX, |buf, cap, len| {
                duiyi_game_evidence_text(w.game, language, buf, cap, len)
            });
            assert!((800..1500).contains(&told.len()), "{} {told}", told.len());
        }
    }
}
