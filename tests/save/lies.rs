//! Saved games that are damaged or lie: each is refused with the place, or is a game.

use duiyi::game::{FormError, Game, GameOptions, PlayError, SaveCause, SaveError};
use duiyi::rules::{Notation, Reason};

use crate::observable;
use crate::random::Random;
use crate::random_games::random_game;

const TEXT: &str = r#"{"duiyi":1,"variant":"chess","start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","rules":"chess_fide","overrides":{"repetition":4},"without":["undo"],"tags":{"White":"Ann"},"moves":["e2e4","e7e5","g1f3"],"ply":3,"verdict":{"result":"black","reason":"resignation"},"end":{"result":"black","reason":"resignation"},"offers":[[1,"white"]],"clock":{"white":[[0,60000,0,0,0,0]],"black":[[0,60000,0,0,0,0]],"low_ms":0,"spent_ms":[1,2,3,4],"untimed":[1]}}"#;

fn refused(text: &str) -> SaveError {
    Game::load_json(text).map(|game| observable(&game)).expect_err(text)
}

/// What is said of the text with something else in the place of `old`.
fn changed(old: &str, new: &str) -> SaveError {
    assert_eq!(TEXT.matches(old).count(), 1, "{old}");
    refused(&TEXT.replace(old, new))
}

#[test]
fn each_lie_has_its_place() {
    Game::load_json(TEXT).unwrap();
    use SaveCause::{Lie, Range, Unknown};
    for (old, new, field, index, cause) in [
        ("\"chess\"", "\"shogi\"", "variant", None, Unknown),
        ("chess_fide", "fide", "rules", None, Unknown),
        ("\"repetition\":4", "\"repetitions\":4", "overrides", Some(0), Unknown),
        ("\"repetition\":4", "\"repetition\":256", "overrides", Some(0), Range),
        ("\"repetition\":4", "\"repetition\":4,\"span\":null", "overrides", Some(1), Range),
        ("[\"undo\"]", "[\"undo\",\"\"]", "without", Some(1), Unknown),
        ("\"White\"", "\"\"", "tags", Some(0), Unknown),
        ("\"ply\":3", "\"ply\":4", "ply", None, Range),
        ("\"ply\":3", "\"ply\":2", "verdict", None, Lie),
        (
            "\"verdict\":{\"result\":\"black\"",
            "\"verdict\":{\"result\":\"draw\"",
            "verdict",
            None,
            Lie,
        ),
        (
            "\"verdict\":{\"result\":\"black\"",
            "\"verdict\":{\"result\":\"red\"",
            "verdict",
            None,
            Unknown,
        ),
        ("\"end\":{\"result\":\"black\"", "\"end\":{\"result\":\"ongoing\"", "end", None, Unknown),
        ("[[1,\"white\"]]", "[[1,\"white\"],[1,\"black\"]]", "offers", Some(1), Range),
        ("[[1,\"white\"]]", "[[4,\"white\"]]", "offers", Some(0), Range),
        ("[[1,\"white\"]]", "[[1,\"red\"]]", "offers", Some(0), Unknown),
        ("\"white\":[[0,60000,0,0,0,0]]", "\"white\":[]", "clock.white", None, Range),
        ("\"black\":[[0,60000", "\"black\":[[65536,60000", "clock.black", Some(0), Range),
        ("[1,2,3,4]", "[1,2,3]", "clock.spent_ms", None, Range),
        ("\"untimed\":[1]", "\"untimed\":[3]", "clock.untimed", Some(0), Range),
    ] {
        assert_eq!(changed(old, new), SaveError::Value { field, index, cause }, "{new}");
    }
    let start = changed("KQkq - 0 1", "KQkq - 0 x");
    assert!(matches!(start, SaveError::Value { field: "start", cause: SaveCause::Start(_), .. }));
    let illegal = changed("e7e5", "e7e4");
    assert_eq!(illegal.to_string(), "moves[1]: illegal move: PieceGeometry");
    let mated = r#""moves":["f2f3","e7e5","g2g4","d8h4","a2a3"],"ply":0"#;
    let late = refused(&TEXT.replace(r#""moves":["e2e4","e7e5","g1f3"],"ply":3"#, mated));
    assert!(matches!(late, SaveError::Value { field: "clock.spent_ms", .. }), "{late}");
    let unclocked = &TEXT[..TEXT.find(",\"clock\"").unwrap()];
    let late = format!("{unclocked}}}").replace(r#""moves":["e2e4","e7e5","g1f3"],"ply":3"#, mated);
    match refused(&late) {
        SaveError::Value { field: "moves", index: Some(4), cause: SaveCause::Move(error) } => {
            assert!(error.to_string().contains(&format!("{:?}", Reason::GameOver)));
        }
        other => panic!("{other}"),
    }
}

#[test]
fn what_is_no_json_is_refused_at_its_byte() {
    let place = |text: &str| match refused(text) {
        SaveError::Form(FormError::Json { offset, .. }) => offset,
        other => panic!("{other}: {text}"),
    };
    for at in 0..TEXT.len() {
        assert!(place(&TEXT[..at]) <= at);
    }
    assert_eq!(place("{\n  \"duiyi\": 1,\n  oops}"), 18);
    assert_eq!(place(&TEXT.replace("[1,2,3,4]", "[1,2,3,1e999]")), TEXT.find("4],").unwrap() + 4);
    let brackets = "[".repeat(10 << 20);
    assert!(place(&brackets) < 200);
    assert!(place(&format!("{{\"duiyi\":1,\"tags\":{brackets}")) < 200);
}

#[test]
fn what_is_of_another_form_is_refused_with_its_field() {
    use FormError::{Kind, Missing, Version};
    for (old, new, error) in [
        ("\"duiyi\":1", "\"duiyi\":2", Version(2)),
        ("\"duiyi\":1", "\"duiyi\":\"1\"", Kind("duiyi")),
        ("\"duiyi\":1,", "", Missing("duiyi")),
        ("\"variant\":\"chess\",", "", Missing("variant")),
        ("\"ply\":3", "\"ply\":-1", Kind("ply")),
        ("\"ply\":3", "\"ply\":4294967296", Kind("ply")),
        ("\"ply\":3", "\"ply\":3.0", Kind("ply")),
        ("[\"undo\"]", "[1]", Kind("without")),
        ("\"repetition\":4", "\"repetition\":true", Kind("overrides")),
        ("[[1,\"white\"]]", "[[1,\"white\",2]]", Kind("offers")),
        ("[[0,60000,0,0,0,0]],\"low", "[[0,60000]],\"low", Kind("black")),
        ("\"ply\":3", "\"ply\":3,\"plies\":3", FormError::Foreign("plies".into())),
        ("\"ply\":3", "\"ply\":3,\"\\u0000\\n\":3", FormError::Foreign("\u{FFFD}\u{FFFD}".into())),
    ] {
        assert_eq!(changed(old, new), SaveError::Form(error), "{new}");
    }
    assert_eq!(refused("[]"), SaveError::Form(Missing("duiyi")));
    let long = changed("\"ply\":3", &format!("\"ply\":3,\"{}\":3", "对".repeat(1_000)));
    assert_eq!(long.to_string(), format!("{}: the form has no such field", "对".repeat(32)));
}

/// A text with one random edit.
fn edited(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = random.below(bytes.len());
    let until = bytes.len().min(at + 1 + random.below(8));
    match random.below(6) {
        0 => drop(bytes.drain(at..until)),
        1 => bytes.truncate(at),
        2 => {
            let piece = bytes[at..until].to_vec();
            let to = random.below(bytes.len());
            bytes.splice(to..to, piece);
        }
        3 => bytes.swap(at, until - 1),
        4 => bytes[at] = random.one_of(b"0123456789abcdefgh\"[]{},:- null"),
        // Another digit where a digit stands, else another letter: lies rather than noise.
        _ => match bytes[at..].iter().position(u8::is_ascii_alphanumeric) {
            Some(next) if bytes[at + next].is_ascii_digit() => {
                bytes[at + next] = b'0' + random.below(10) as u8;
            }
            Some(next) => bytes[at + next] = b'a' + random.below(26) as u8,
            None => bytes[at] = b' ',
        },
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The fields that a text must have.
const FIELDS: [&str; 12] = [
    "duiyi", "variant", "start", "rules", "moves", "ply", "verdict", "result", "white", "black",
    "low_ms", "spent_ms",
];

#[test]
fn ten_thousand_random_edits_are_games_or_refused() {
    let mut random = Random(6);
    let texts: Vec<String> = (0..50).map(|_| random_game(&mut random, 30).save_json()).collect();
    let (mut games, mut values) = (0, 0);
    for number in 0..10_000 {
        let text = edited(&texts[number % texts.len()], &mut random);
        match Game::load_json(&text) {
            Ok(game) => {
                let again = Game::load_json(&game.save_json()).expect(&text);
                assert_eq!(observable(&again), observable(&game), "{text}");
                games += 1;
            }
            Err(SaveError::Value { field, .. }) => {
                let field = field.rsplit('.').next().unwrap();
                assert!(text.contains(field), "{field} of {text}");
                values += 1;
            }
            Err(SaveError::Form(error)) => match error {
                FormError::Json { offset, .. } => assert!(offset <= text.len(), "{text}"),
                FormError::Version(version) => assert_ne!(version, 1, "{text}"),
                FormError::Kind(field) => assert!(text.contains(field), "{field} of {text}"),
                // A name that is damaged is missed, or foreign: the form knows the one only.
                FormError::Missing(field) => assert!(FIELDS.contains(&field), "{text}"),
                FormError::Foreign(name) => {
                    assert!(!name.is_empty() || text.contains("\"\""), "{text}")
                }
            },
            Err(error @ SaveError::Memory) => panic!("{error}: {text}"),
        }
    }
    // The edits are worth something only if they hit the meaning, too.
    assert!(games > 100 && values > 1_000, "{games} games, {values} wrong values");
}

/// A session that leaves losing repetitions out cannot have played one.
#[test]
fn a_losing_repetition_in_a_game_without_them_is_refused() {
    let fen = "9/9/3k5/9/9/9/4R4/3A5/4K3r/9 w - - 0 1";
    let variant = duiyi::rules::Variant::Xiangqi;
    let options = GameOptions { variant, start_fen: Some(fen), ..GameOptions::default() };
    let mut game = Game::new(&options).unwrap();
    for text in ["e1e0", "i1i0", "e0e1", "i0i1", "e1e0", "i1i0", "e0e1"] {
        game.play_text(text, Notation::Uci).unwrap();
    }
    let strict = |game: &Game| {
        game.save_json().replacen("\"moves\"", "\"refuse_losing_cycles\":true,\"moves\"", 1)
    };
    let i0i1 = game.read_move("i0i1", Notation::Uci).unwrap();
    assert!(!Game::load_json(&strict(&game)).unwrap().is_legal(i0i1));
    game.play(i0i1).unwrap();
    Game::load_json(&game.save_json()).unwrap();
    let cause = match refused(&strict(&game)) {
        SaveError::Value { field: "moves", index: Some(7), cause: SaveCause::Move(cause) } => cause,
        other => panic!("{other:?}"),
    };
    assert!(matches!(cause, PlayError::Illegal(why) if why.reason == Reason::PerpetualCheck));
}
