//! Verdicts, undo and redo, captured pieces, what a view is told.

use duiyi::game::{ActionError, Game, GameError, GameOptions, MoveFlags, PlayError};
use duiyi::rules::{
    FenReading, Kind, Move, Notation, Piece, Reason, RuleSet, Side, Square, Termination, Variant,
    Verdict,
};

use crate::{drawn, game, observable, play, won};

#[test]
fn chess_ends() {
    let ongoing = Verdict::Ongoing;
    let cases = [
        ("", "f2f3 e7e5 g2g4 d8h4", won(Side::Black, Termination::Checkmate)),
        ("7k/5Q2/8/8/8/8/8/K7 w - - 0 1", "f7e6", ongoing),
        ("7k/8/8/5Q2/8/8/8/K7 w - - 0 1", "f5f7", drawn(Termination::Stalemate)),
        (
            "8/8/8/8/8/4k3/4p3/4K2N b - - 0 1",
            "e3d3 h1g3 d3e3 g3e2",
            drawn(Termination::InsufficientMaterial),
        ),
        ("", "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", drawn(Termination::Repetition)),
        ("4k3/8/8/8/8/8/8/4K2R w - - 98 90", "h1h2 e8e7", drawn(Termination::NoProgress)),
        // Mate comes before every draw: it is the hundredth ply, and it is mate.
        (
            "8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 99 113",
            "g3h3",
            won(Side::White, Termination::Checkmate),
        ),
        // A legal en passant capture makes another position of the same men (FIDE 9.2.3).
        ("", "e2e4 g8f6 d1h5 f6h5 e4e5 d7d5 g1f3 h5f6 f3g1 f6h5 g1f3 h5f6 f3g1 f6h5", ongoing),
        // So do castling rights: the kings have moved and come back.
        ("", "e2e4 e7e5 g1f3 g8f6 f3g1 f6g8 e1e2 e8e7 e2e1 e7e8 b1a3 b8a6 a3b1 a6b8", ongoing),
        // The start position counts as one occurrence, by whatever way it comes again.
        (
            "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
            "e1d2 e8d7 d2e1 d7e8 e1f2 e8f7 f2e1 f7e8",
            drawn(Termination::Repetition),
        ),
    ];
    for (fen, moves, verdict) in cases {
        let mut game = game(Variant::Chess, fen);
        play(&mut game, moves);
        assert_eq!(game.verdict(), verdict, "{fen} {moves}");
        assert_eq!(game.legal_moves().is_empty(), verdict.is_over());
    }
}

#[test]
fn xiangqi_ends() {
    let cases = [
        // Without a legal move the side loses, in check or not.
        ("3k5/4P4/9/9/9/9/9/9/9/4K4 b", "", won(Side::RED, Termination::Stalemate)),
        ("4k4/9/9/9/9/9/9/9/4A4/3K5 w", "", drawn(Termination::InsufficientMaterial)),
        // Perpetual check loses for the checker.
        (
            "9/9/3k5/9/9/9/4R4/3A5/4K4/8r b",
            "i0i1 e1e0 i1i0 e0e1 i0i1 e1e0 i1i0 e0e1",
            won(Side::RED, Termination::PerpetualCheck),
        ),
        // Quiet repetition is a draw.
        ("", "h2e2 h7e7 e2h2 e7h7 h2e2 h7e7 e2h2 e7h7", drawn(Termination::Repetition)),
        // Soldiers are no progress in xiangqi: 120 plies without a capture are a draw.
        ("4k4/9/9/9/9/9/P8/9/9/3K5 w - - 119 70", "a3a4", drawn(Termination::NoProgress)),
    ];
    for (fen, moves, verdict) in cases {
        let mut game = game(Variant::Xiangqi, fen);
        play(&mut game, moves);
        assert_eq!(game.verdict(), verdict, "{fen} {moves}");
    }
    let free = GameOptions {
        variant: Variant::Xiangqi,
        rules: Some(RuleSet::XIANGQI_FREE),
        ..Default::default()
    };
    let mut game = Game::new(&free).unwrap();
    play(&mut game, "h2e2 h7e7 e2h2 e7h7 h2e2 h7e7 e2h2 e7h7");
    assert_eq!((game.verdict(), game.repetitions()), (Verdict::Ongoing, 3));
}

#[test]
fn undo_and_redo_give_back_everything() {
    let cases = [
        (
            Variant::Chess,
            "r3k2r/ppq2ppp/2n2n2/3pP3/8/2N2N2/PPPQ1PPP/R3K2R w KQkq d6 3 9",
            "e5d6 e8g8 e1c1 f8e8",
        ),
        (Variant::Chess, "8/P6k/8/8/8/8/1P6/K7 w - - 7 9", "a7a8n h7g7"),
        (Variant::Chess960, "", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1"),
        (Variant::Xiangqi, "", "h2e2 h9g7 e2e6 g7e6 h0g2 i9h9"),
    ];
    for (variant, fen, moves) in cases {
        let mut game = game(variant, fen);
        let mut states = vec![observable(&game)];
        for text in moves.split_whitespace() {
            game.play_text(text, Notation::Auto).expect(text);
            states.push(observable(&game));
        }
        let plies = game.ply();
        for ply in (0..plies).rev() {
            assert!(game.undo().is_ok());
            assert_eq!(observable(&game), states[ply], "{variant:?} undo to {ply}");
        }
        assert_eq!(game.undo(), Err(ActionError::Nothing));
        for (ply, state) in states.iter().enumerate().skip(1) {
            assert!(game.redo().is_ok());
            assert_eq!(&observable(&game), state, "{variant:?} redo to {ply}");
        }
        assert_eq!(game.redo(), Err(ActionError::Nothing));
        assert_eq!((game.goto(1), game.goto(plies)), (Ok(()), Ok(())));
        assert_eq!(game.goto(plies + 1), Err(ActionError::Nothing));
        assert_eq!(observable(&game), states[plies]);
        let copy = game.try_clone().unwrap();
        assert_eq!(observable(&copy), states[plies]);
        game.reset();
        assert_eq!(observable(&game), states[0]);
    }
}

#[test]
fn the_undone_line_survives_its_own_moves_only() {
    let mut game = game(Variant::Chess, "");
    play(&mut game, "e2e4 e7e5 g1f3");
    game.goto(0).unwrap();
    play(&mut game, "e2e4");
    assert_eq!(game.redo_plies(), 2);
    play(&mut game, "c7c5");
    assert_eq!((game.ply(), game.redo_plies()), (2, 0));
}

#[test]
fn a_result_can_be_taken_back() {
    let mut game = game(Variant::Xiangqi, "");
    play(&mut game, "h2e2");
    game.resign(Side::Black).unwrap();
    assert_eq!(game.verdict(), won(Side::RED, Termination::Resignation));
    assert_eq!(game.resign(Side::RED), Err(ActionError::Over));
    let why = game.explain(Square::new(1), Square::new(20), None);
    assert_eq!(why.reason, Reason::GameOver);
    let refused = game.play_text("h9g7", Notation::Auto).expect_err("it has ended");
    assert!(matches!(refused, PlayError::Illegal(why) if why.reason == Reason::GameOver));
    game.undo().unwrap();
    assert_eq!((game.verdict(), game.ply()), (Verdict::Ongoing, 0));
    assert_eq!(game.adjudicate(Verdict::Ongoing), Err(ActionError::Nothing));
    game.adjudicate(drawn(Termination::Adjudication)).unwrap();
}

#[test]
fn a_view_is_told_all_it_needs() {
    let mut chess = game(Variant::Chess, "r3k2r/8/8/3pP3/8/8/1p6/R3K2R w KQkq d6 0 1");
    let taken = chess.play_text("e5d6", Notation::Auto).unwrap();
    assert!(taken.flags.has(MoveFlags::EN_PASSANT) && taken.flags.has(MoveFlags::CAPTURE));
    assert_eq!(taken.captured_square, Variant::Chess.square(3, 4));
    assert_eq!(taken.captured, Some(Piece::new(Side::Black, Kind::Pawn)));
    let promoted = chess.play_text("b2a1q", Notation::Auto).unwrap();
    assert!(promoted.flags.has(MoveFlags::PROMOTES) && promoted.flags.has(MoveFlags::CHECK));
    assert_eq!((promoted.piece.kind, promoted.placed.kind), (Kind::Pawn, Kind::Queen));
    chess.undo().unwrap();
    play(&mut chess, "b2a1n");
    let castled = chess.play_text("e1g1", Notation::Auto).unwrap();
    assert!(castled.flags.has(MoveFlags::CASTLE_SHORT));
    assert_eq!(castled.rook, Some((Square::new(7), Square::new(5))));
    assert_eq!(castled.landed, Square::new(6));
    let material = chess.material();
    assert_eq!(material.captured[1][1], 1, "one black pawn");
    assert_eq!(material.captured[0][4], 1, "one white rook");
    assert_eq!(material.balance, (500 + 100) - (2 * 500 + 300));

    let mut fischer = game(Variant::Chess960, "4k3/8/8/8/8/8/8/4KR2 w F - 0 1");
    let castled = fischer.play_text("e1f1", Notation::Auto).unwrap();
    assert_eq!(castled.played.to(), Square::new(5));
    assert_eq!(castled.landed, Square::new(6));
    assert_eq!(castled.rook, Some((Square::new(5), Square::new(5))));

    let start = game(Variant::Chess, "");
    let m = Move::new(Square::new(12), Square::new(28), None);
    let before = observable(&start);
    assert_eq!(start.preview(m).unwrap().played, m);
    assert_eq!(observable(&start), before);
    assert!(start.preview(Move::new(Square::new(12), Square::new(36), None)).is_err());
}

#[test]
fn targets_are_the_legal_moves() {
    let game = game(Variant::Chess, "r3k2r/1P6/8/3pP3/8/8/1p6/R3K2R w KQkq d6 0 1");
    for number in 0..=255 {
        let from = Square::new(number);
        let targets = game.targets(from);
        let all: Vec<_> = (targets.quiet | targets.capture).iter().collect();
        let mut wanted: Vec<_> =
            game.legal_moves().iter().filter(|m| m.from() == from).map(Move::to).collect();
        wanted.dedup();
        assert_eq!(all, wanted);
    }
    let pawn = game.targets(Square::new(49));
    assert_eq!((pawn.capture.len(), pawn.quiet.len(), pawn.promote.len()), (1, 1, 2));
}

#[test]
fn refusals_leave_the_game_alone() {
    let mut game = game(Variant::Chess, "8/P6k/8/8/8/8/8/K7 w - - 7 9");
    let before = observable(&game);
    let refused = |result: Result<_, PlayError>| match result {
        Err(PlayError::Illegal(explanation)) => explanation.reason,
        other => panic!("{other:?}"),
    };
    let (a7, a8) = (Square::new(48), Square::new(56));
    assert_eq!(refused(game.play_squares(a7, a8, None)), Reason::PromotionRequired);
    assert_eq!(refused(game.play_squares(a7, a8, Some(Kind::King))), Reason::PromotionBad);
    assert_eq!(refused(game.play_squares(a7, Square::new(200), None)), Reason::OffBoard);
    for (text, byte) in [("a7a9", 3), ("", 0), ("a7-", 3), ("a7a8qq", 5)] {
        let error = game.play_text(text, Notation::Auto).expect_err(text);
        assert_eq!(error, PlayError::NotAMove { offset: byte }, "{text}");
    }
    assert_eq!(observable(&game), before);
}

#[test]
fn options_are_checked() {
    let usual = GameOptions::default();
    let fischer = GameOptions { variant: Variant::Chess960, ..usual };
    let bad = |options: GameOptions<'_>| Game::new(&options).expect_err("refused");
    for options in [usual, GameOptions { start_fen: Some(""), ..fischer }] {
        let options = GameOptions { chess960_index: Some(0), ..options };
        assert_eq!(bad(options), GameError::Chess960Index);
    }
    let too_high = GameOptions { chess960_index: Some(960), ..fischer };
    assert_eq!(bad(too_high), GameError::Chess960Index);
    let empty = GameOptions { start_fen: Some("8/8/8/8/8/8/8/8 w - - 0 1"), ..usual };
    assert!(matches!(bad(empty), GameError::Fen(_)));
    assert_eq!(bad(GameOptions { reserve_plies: usize::MAX, ..usual }), GameError::Memory);
    let short = GameOptions { start_fen: Some("4k3/8/8/8/8/8/8/4K2R w K"), ..usual };
    assert!(Game::new(&short).is_ok());
    let strict = FenReading { strict: true, ..Default::default() };
    assert!(matches!(bad(GameOptions { reading: strict, ..short }), GameError::Fen(_)));
    let number_0 = Game::new(&GameOptions { chess960_index: Some(0), ..fischer }).unwrap();
    assert_eq!(number_0.to_string(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
}

/// Both pawns would leave the rank on which the queen looks at the king: the pawn is pinned, it
/// does not come too late. A move later it does.
#[test]
fn an_en_passant_capture_that_uncovers_the_king_is_a_pin() {
    let mut game = game(Variant::Chess, "8/8/8/8/k3p2Q/8/3P4/3K4 w - - 0 1");
    play(&mut game, "d2d4");
    let (e4, d3, queen) = (Square::new(28), Square::new(19), Square::new(31));
    let pinned = |game: &Game| {
        let why = game.explain(e4, d3, None);
        assert_eq!((why.reason, why.squares.as_slice()), (Reason::Pinned, &[queen][..]));
    };
    pinned(&game);
    // The FEN does not name the square, since nobody can take there; one that does is read.
    assert_eq!(game.to_string(), "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1");
    let read = self::game(Variant::Chess, "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
    pinned(&read);
    assert_eq!((read.position(), read.to_string()), (game.position(), game.to_string()));
    play(&mut game, "a4b5 h4g4 b5a4 g4h4");
    assert_eq!(game.explain(e4, d3, None).reason, Reason::EnPassantGone);
}
