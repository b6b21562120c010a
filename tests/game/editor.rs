//! Positions built square by square.

use duiyi::game::{Editor, Game, GameOptions, Problem, PutError, StartError};
use duiyi::rules::{FenCause, FenField, Kind, Piece, RuleSet, Setup, Side, Square, Variant};

use crate::game;

fn editor(variant: Variant, men: &[(u8, Side, Kind)]) -> Editor {
    let mut editor = Editor::new(variant);
    for &(square, side, kind) in men {
        editor.put(Square::new(square), Some(Piece::new(side, kind))).unwrap();
    }
    editor
}

fn problem(editor: &Editor) -> (FenCause, FenField, Option<u8>) {
    let Problem { cause, field, square } = editor.check().expect_err("no position");
    (cause, field, square.map(Square::number))
}

#[test]
fn each_step_has_its_reason() {
    use FenCause::*;
    use FenField::{Board, Castling, EnPassant, FullMove};
    let mut chess = Editor::new(Variant::Chess);
    assert_eq!(problem(&chess), (NoKing, Board, None));
    let mut put = |square, side, kind| {
        chess.put(Square::new(square), Some(Piece::new(side, kind))).unwrap();
        chess.check().map_err(|p| (p.cause, p.field, p.square.map(Square::number)))
    };
    assert_eq!(put(4, Side::White, Kind::King), Err((NoKing, Board, None)));
    assert!(put(60, Side::Black, Kind::King).is_ok());
    assert_eq!(put(57, Side::White, Kind::Pawn), Err((PawnOnEdge, Board, Some(57))));
    assert_eq!(put(57, Side::White, Kind::Rook), Err((OpponentInCheck, FenField::Side, Some(60))));
    assert_eq!(put(3, Side::Black, Kind::King), Err((TooManyKings, Board, Some(3))));
    chess.put(Square::new(3), None).unwrap();
    chess.put(Square::new(57), None).unwrap();
    chess.castling = "K".into();
    assert_eq!(problem(&chess), (NoCastlingRook, Castling, None));
    chess.castling = "?".into();
    assert_eq!(problem(&chess), (BadCharacter, Castling, None));
    chess.castling = "-".into();
    chess.en_passant = Some(Square::new(44));
    assert_eq!(problem(&chess), (ImpossibleEnPassant, EnPassant, Some(44)));
    chess.en_passant = None;
    chess.full_move = 0;
    assert_eq!(problem(&chess), (BadNumber, FullMove, None));

    let (red, black) = (Side::RED, Side::Black);
    let generals = [(4, red, Kind::General), (85, black, Kind::General)];
    assert_eq!(problem(&editor(Variant::Xiangqi, &generals)), (GeneralsFace, Board, Some(4)));
    let mut puzzle = editor(
        Variant::Xiangqi,
        &[(3, red, Kind::General), (85, black, Kind::General), (40, red, Kind::Elephant)],
    );
    puzzle.put(Square::new(41), Some(Piece::new(red, Kind::Elephant))).unwrap();
    assert_eq!(problem(&puzzle), (ImpossiblePoint, Board, Some(40)));
    puzzle.arrangement = true;
    assert!(puzzle.check().is_ok());
    puzzle.clear();
    assert_eq!(problem(&puzzle), (NoKing, Board, None));
}

#[test]
fn only_men_of_the_game_on_squares_of_the_board() {
    let mut chess = Editor::new(Variant::Chess);
    let cannon = Some(Piece::new(Side::White, Kind::Cannon));
    assert_eq!(chess.put(Square::new(0), cannon), Err(PutError::ForeignKind));
    assert_eq!(chess.put(Square::new(64), None), Err(PutError::OffBoard));
    assert_eq!(chess.piece_at(Square::new(200)), None);
    assert_eq!(chess, Editor::new(Variant::Chess));
}

#[test]
fn a_position_comes_back_out_and_a_game_starts_from_it() {
    for (variant, fen) in [
        (Variant::Chess, "r3k2r/8/8/3pP3/8/8/1p6/R3K2R w KQkq d6 3 9"),
        (Variant::Chess960, "1r2k1r1/8/8/8/8/8/8/RR2K3 b Bg - 0 1"),
        (Variant::Xiangqi, "3k5/4P4/9/9/9/9/9/9/9/4K4 b - - 7 40"),
    ] {
        let wanted: Setup<_> = *game(variant, fen).start();
        let editor = Editor::of(&wanted);
        assert_eq!((editor.check(), editor.fen()), (Ok(wanted), wanted.to_string()));
        let started = editor.start_game(&GameOptions::default()).unwrap();
        assert_eq!((*started.start(), started.variant()), (wanted, variant));
    }
    let options = GameOptions { rules: Some(RuleSet::CHESS_FIDE), ..Default::default() };
    let mut editor = Editor::of(Game::new(&options).unwrap().start());
    editor.put(Square::new(60), None).unwrap();
    let refused = editor.start_game(&options).map(|_| ()).expect_err("no king");
    assert!(matches!(refused, StartError::Problem(Problem { cause: FenCause::NoKing, .. })));
    editor.put(Square::new(60), Some(Piece::new(Side::Black, Kind::King))).unwrap();
    assert_eq!(editor.start_game(&options).unwrap().rules(), &RuleSet::CHESS_FIDE);
}
