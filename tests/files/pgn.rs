//! What a PGN text may look like, and what is read out of it.

use duiyi::files::{FileCause, GameResult, ReaderOptions};
use duiyi::rules::{MoveTextError, Notation, Reason, Variant};

use crate::{one, read, read_with, show};

/// Texts and the lines in them.
#[test]
fn lines_of_moves() {
    for (text, line) in [
        ("1. e4 e5", "e2e4 e7e5"),
        ("1.e4 e5 2.Nf3", "e2e4 e7e5 g1f3"),
        ("1. e4 1... e5 2. ... ", "e2e4 e7e5"),
        ("e4 e5 Nf3", "e2e4 e7e5 g1f3"),
        ("1.\te4\u{A0}e5\r\n2.\u{0}Nf3\r\n", "e2e4 e7e5 g1f3"),
        ("1. e2-e4 e7e5 2. Ng1-f3", "e2e4 e7e5 g1f3"),
        ("1 e4 e5 2 Nf3", "e2e4 e7e5 g1f3"),
        ("1. e4 ; e5\n1... c5", "e2e4 {e5} c7c5"),
        ("1. e4 {a} {b} e5", "e2e4 {a} {b} e7e5"),
        ("1. e4{a}e5{b}", "e2e4 {a} e7e5 {b}"),
        ("1. e4 {c\r\nd} e5 {}", "e2e4 {c d} e7e5"),
        ("1. e4 {; no end of line} e5", "e2e4 {; no end of line} e7e5"),
        ("{before} 1. e4", "{before} e2e4"),
        ("{only this}", "{only this}"),
        ("% a line that says nothing\n1. e4 e5\n%1. d4\n2. Nf3", "e2e4 e7e5 g1f3"),
        ("1. e4 { \n% {\n } e5", "e2e4 {% {} e7e5"),
        (
            "1. e4!! e5?! 2. d4? d5! 3. f3?? Nf6!?",
            "e2e4 $3 e7e5 $6 d2d4 $2 d7d5 $1 f2f3 $4 g8f6 $5",
        ),
        ("1. e4 ! e5 ?! 2. d4 $14 $1 +/- ∞", "e2e4 $1 e7e5 $6 d2d4 $14 $1 $16 $13"),
        ("1. e4 $1 $14 2. e6 $6 2.d4", "e2e4 $1 $14 e7e6 $6 d2d4"),
        ("1. d4 d5 (1... Nf6 2. c4 (2. Nf3 g6)) 2. c4", "d2d4 d7d5 (g8f6 c2c4 (g1f3 g7g6)) c2c4"),
        ("1. e4 ({x} 1. d4 {y}) ( 1. c4 ) e5", "e2e4 ({x} d2d4 {y}) (c2c4) e7e5"),
        ("1. e4 (1. d4 $6) 1... e5", "e2e4 (d2d4 $6) e7e5"),
        ("1. e4 ({nothing else}) e5", "e2e4 {nothing else} e7e5"),
        ("1. e4 e5 2. Nf3 -- 3. d4", "e2e4 e7e5 g1f3 -- d2d4"),
        ("1. e4 e5 2. Nf3 Z0 3. d4", "e2e4 e7e5 g1f3 -- d2d4"),
        ("1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6", "e2e4 a7a6 e4e5 d7d5 e5d6 c7d6"),
        (
            "1. d4 d5 2. Bf4 Nc6 3. Nc3 Bf5 4. Qd2 Qd7 5. 0-0-0 O-O-O",
            "d2d4 d7d5 c1f4 b8c6 b1c3 c8f5 d1d2 d8d7 e1c1 e8c8",
        ),
        ("1. e4 (1. d4 1-0) e5", "e2e4 (d2d4) e7e5"),
        ("1. e4 * {said later}", "e2e4 {said later}"),
    ] {
        assert_eq!(show(&one(text)), line, "{text}");
    }
}

#[test]
fn tags() {
    for (text, tags) in [
        ("[White \"Ann\"]\n[Black \"Bob\"]", vec![("White", "Ann"), ("Black", "Bob")]),
        ("[Black \"Bob\"] [White \"Ann\"]", vec![("White", "Ann"), ("Black", "Bob")]),
        ("[ECO \"C20\"]\n[Round \"3\"]\n[Site \"?\"]\n", vec![("Round", "3"), ("ECO", "C20")]),
        ("  [ White   \"Ann\"  ] \n", vec![("White", "Ann")]),
        (r#"[White "a \"b\" \\ c"]"#, vec![("White", r#"a "b" \ c"#)]),
        (r#"[White "the "b" one"]"#, vec![("White", r#"the "b" one"#)]),
        (r#"[Event "Ugra Cup \"]"#, vec![("Event", r"Ugra Cup \")]),
        (r#"[Black "[=0040.34h5a4]"]"#, vec![("Black", "[=0040.34h5a4]")]),
        (r#"[BlackType: "program"]"#, vec![("BlackType:", "program")]),
        (r#"[White "x vs 1...c5"]"#, vec![("White", "x vs 1...c5")]),
        ("[White \"Ann\"]\n\n[Black \"Bob\"]\n", vec![("White", "Ann"), ("Black", "Bob")]),
        ("{first this}\n[White \"Ann\"]\n", vec![("White", "Ann")]),
        ("[White \"Ann\"]\n[White \"Eve\"]\n", vec![("White", "Eve")]),
        ("\u{FEFF}[White \"Ann\"]", vec![("White", "Ann")]),
    ] {
        let tree = one(text);
        assert_eq!(tree.tags().collect::<Vec<_>>(), tags, "{text}");
    }
}

/// Where one game ends and the next begins.
#[test]
fn many_games() {
    for (text, games) in [
        ("", vec![]),
        (" \n\n ", vec![]),
        ("1. e4 1-0 1. d4 d5 0-1", vec![(1, "1-0"), (2, "0-1")]),
        ("1. e4 1/2-1/2\n\n[Event \"x\"]\n\n1. d4 *", vec![(1, "1/2-1/2"), (1, "*")]),
        ("1. e4 e5\n\n[Event \"x\"]\n1. d4", vec![(2, "*"), (1, "*")]),
        ("[Event \"x\"]\n\n[Event \"y\"]\n\n1. d4", vec![(0, "*"), (1, "*")]),
        ("[White \"x\"]\n[Result \"1-0\"]\n\n[White \"y\"]\n\n*", vec![(0, "1-0"), (0, "*")]),
        ("[Result \"0-1\"]\n\n1. e4", vec![(1, "0-1")]),
        ("[Result \"0-1\"]\n\n1. e4 1/2-1/2", vec![(1, "0-1")]),
        ("[Result \"*\"]\n\n1. e4 1/2-1/2", vec![(1, "1/2-1/2")]),
        ("1. e4 *\n=====\nsome words\nhttp://example.org/\n1. d4 *", vec![(1, "*"), (1, "*")]),
        ("1. e4 * {of the first}\n{of the second} 1. d4 *", vec![(1, "*"), (1, "*")]),
        ("1. e4 1-0 1-0\n\n1. d4 *", vec![(1, "1-0"), (1, "*")]),
    ] {
        let read = read(text).into_iter().map(|entry| {
            let tree = entry.whole().unwrap_or_else(|error| panic!("{text}: {error}"));
            (tree.len(), tree.result().text())
        });
        assert_eq!(read.collect::<Vec<_>>(), games, "{text}");
    }
}

/// A broken game is told of with its place; what stands before it in the game is there, and the next
/// game is read.
#[test]
fn broken_games() {
    let next = "\n\n[Event \"next\"]\n\n1. d4 d5 *";
    for (text, line, column, moves, shown) in [
        ("1. e4 e5 2. Ke3 Nf6 *", 1, 13, 2, "Ke3: illegal move: PieceGeometry"),
        ("1. e4\ne5 2. Hf3 (((", 2, 7, 2, "Hf3: not a move text, byte 1"),
        ("1. e4 e5 2. O-O *", 1, 13, 2, "O-O: illegal move: CastleBlocked"),
        ("1. e4 < e5", 1, 7, 1, "'<' does not belong here"),
        ("1. e4 } e5", 1, 7, 1, "'}' does not belong here"),
        ("1. e4 ) e5", 1, 7, 1, "no variation is open here"),
        ("(1. e4) e5", 1, 1, 0, "there is no move to vary"),
        ("1. e4 ((1. d4)) e5", 1, 8, 1, "there is no move to vary"),
        ("1. e4 e5 (1... c5 *", 1, 19, 3, "a variation is not closed"),
        ("1. e4 {no end\nof this", 1, 7, 1, "this comment is not closed"),
        ("[Event \"x]\n\n1. e4 *", 1, 1, 1, "this tag is not closed"),
        ("[Variant \"Crazyhouse\"]\n1. e4 *", 1, 1, 0, "Crazyhouse is not played here"),
        (
            "[White \"x\"]\n[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Ka2 *",
            2,
            1,
            0,
            "bad FEN, Board field, byte 16: a side has no king",
        ),
        ("1. e4 f5 2. Qh5+ -- *", 1, 18, 3, "no passing in check"),
        ("1. Nf3 d5 2. d4 d6 *", 1, 17, 3, "d6: illegal move: PieceGeometry"),
    ] {
        let games = read(format!("{text}{next}"));
        assert_eq!(games.len(), 2, "{text}");
        let error = games[0].error.as_ref().unwrap_or_else(|| panic!("{text}"));
        assert_eq!((error.place.line, error.place.column), (line, column), "{text}: {error}");
        assert_eq!((error.game, games[0].tree.len()), (1, moves), "{text}");
        assert_eq!(error.cause.to_string(), shown, "{text}");
        assert_eq!((games[1].tree.len(), games[1].tree.tag("Event")), (2, Some("next")), "{text}");
        assert_eq!(games[1].error, None, "{text}");
    }
}

#[test]
fn errors_are_data() {
    let error = read("1. e4 e5 2. Nd4").remove(0).error.expect("an illegal move");
    let FileCause::Move { text, error: MoveTextError::Illegal(why) } = error.cause else {
        panic!("{error}")
    };
    assert_eq!((text.as_str(), why.reason), ("Nd4", Reason::PieceGeometry));
}

/// Which game it is, and from where.
#[test]
fn variants_and_starts() {
    for (text, variant, line) in [
        ("1. e4", Variant::Chess, "e2e4"),
        ("1. C2=5 H8+7", Variant::Xiangqi, "h2e2 h9g7"),
        ("1. 炮二平五 马８进７", Variant::Xiangqi, "h2e2 h9g7"),
        ("1. 炮二平五　馬8進7", Variant::Xiangqi, "h2e2 h9g7"),
        ("1. H2-E2 h9g7", Variant::Xiangqi, "h2e2 h9g7"),
        ("[Game \"Chinese Chess\"]\n1. h2h3", Variant::Xiangqi, "h2h3"),
        ("[Variant \"xiangqi\"]\n1. h2h3", Variant::Xiangqi, "h2h3"),
        ("[Red \"Li\"]\n1. h2h3", Variant::Xiangqi, "h2h3"),
        ("1. h2h3", Variant::Chess, "h2h3"),
        ("[FEN \"4k4/9/9/9/2P1P4/9/9/9/9/3K5 w\"]\n1. P5+1", Variant::Xiangqi, "e5e6"),
        (
            "[Game \"Chinese Chess\"]\n[Format \"WXF\"]\n\
             [FEN \"3k5/9/9/4P4/4P4/4P4/9/9/9/4K4 w\"]\n1. 15.4 K4.5",
            Variant::Xiangqi,
            "e6f6 d9e9",
        ),
        ("[Variant \"Fischerandom\"]\n1. e4", Variant::Chess960, "e2e4"),
        (
            "[Variant \"Chess960\"]\n[FEN \"rk6/8/8/8/8/8/8/RK2R3 w EAa - 0 1\"]\n1. O-O O-O-O",
            Variant::Chess960,
            "b1e1 b8a8",
        ),
        (
            "[FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"]\n1... c5 2. Nf3",
            Variant::Chess,
            "c7c5 g1f3",
        ),
    ] {
        let tree = one(text);
        assert_eq!((tree.variant(), show(&tree).as_str()), (variant, line), "{text}");
    }
}

/// The host may say which game it is, where no text does.
#[test]
fn usual_variant() {
    let options = ReaderOptions { variant: Some(Variant::Xiangqi), ..ReaderOptions::default() };
    let tree = read_with(b"1. h2h3", &options).remove(0).whole().expect("a move of a cannon");
    assert_eq!(tree.variant(), Variant::Xiangqi);
}

/// The export form, byte for byte.
#[test]
fn export_form() {
    let text = "1. e4! {good} (1. d4 d5 {or} 2. c4) 1... e5 (1... c5) (1... e6 $2) 2. Nf3 1-0";
    let mut tree = one(text);
    tree.set_tag("Annotator", r#"A "q" \ b"#);
    tree.set_tag("White", "Ann");
    let expected = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Ann"]
[Black "?"]
[Result "1-0"]
[Annotator "A \"q\" \\ b"]

1. e4 $1 {good} (1. d4 d5 {or} 2. c4) 1... e5 (1... c5) (1... e6 $2) 2. Nf3 1-0
"#;
    assert_eq!(tree.to_pgn(Notation::Auto), expected);
    let xiangqi = one("[White \"Li\"]\n1. H2-E2 H9-G7 2. H0-G2 *");
    for (notation, format, line) in [
        (Notation::Auto, "Chinese", "1. 炮二平五 马８进７ 2. 马二进三 *"),
        (Notation::Wxf, "WXF", "1. C2=5 H8+7 2. H2+3 *"),
        (Notation::Iccs, "ICCS", "1. H2-E2 H9-G7 2. H0-G2 *"),
    ] {
        let text = xiangqi.to_pgn(notation);
        assert!(text.starts_with("[Game \"Chinese Chess\"]\n[Event \"?\"]\n"), "{text}");
        assert!(text.contains("[Red \"Li\"]\n"), "{text}");
        assert!(text.ends_with(&format!("[Format \"{format}\"]\n\n{line}\n")), "{text}");
    }
}

#[test]
fn results() {
    for (text, result) in [
        ("1-0", GameResult::White),
        ("0-1", GameResult::Black),
        ("1/2-1/2", GameResult::Draw),
        ("1/2", GameResult::Draw),
        ("*", GameResult::Unknown),
    ] {
        assert_eq!(one(&format!("1. e4 {text}")).result(), result);
    }
}

/// What a malicious file asks for.
#[test]
fn limits() {
    let mut options = ReaderOptions::default();
    options.limits.game_bytes = 10_000;
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(2000);
    let comment = format!("1. e4 {{{}}}", "x".repeat(20_000));
    let comments = format!("1. e4 {}", "{x}".repeat(20_000));
    let deep = "1. e4 ".to_string() + &"(1. d4 ".repeat(300);
    let tags: String = (0..2000).map(|i| format!("[T{i} \"x\"]")).collect();
    for (text, limit) in [
        (&moves, "bytes of one game"),
        (&comment, "bytes of one game"),
        (&comments, "bytes of one game"),
        (&deep, "nested variations"),
        (&tags, "tags"),
    ] {
        let games = read_with(format!("{text} *\n\n1. d4 *").as_bytes(), &options);
        let error = games[0].error.as_ref().expect("too much");
        assert_eq!(error.cause, FileCause::Limit(limit), "{error}");
        assert_eq!(games.last().map(|entry| entry.tree.len()), Some(1), "{limit}");
    }
}
