//! Reasons: legal exactly for the legal moves, and the right cause with its squares for the rest.

use duiyi::rules::{
    Chess, Explanation, Kind, Move, MoveTextError, Notation, Position, Reason, Square, Variant,
};

use crate::boards::{all, read, thrown, variant};
use crate::files::{data, rows};
use crate::random::Random;

fn squares(names: &str) -> Vec<Square> {
    let square = |name: &str| {
        let [file, rank] = *name.as_bytes() else { panic!("{name}") };
        Variant::Chess.square(file - b'a', rank - b'1').unwrap()
    };
    names.split(' ').filter(|name| !name.is_empty()).map(square).collect()
}

fn reason(explanation: &Explanation) -> String {
    format!("{:?}", explanation.reason)
}

#[test]
fn causes_of_the_data_file() {
    let text = data("chess/explain.tsv");
    for [name, fen, text, expected, lit] in rows(&text) {
        let position = read(variant(name), fen);
        let [from, to] = squares(&format!("{} {}", &text[..2], &text[2..4]))[..] else { panic!() };
        let promotion = text.chars().nth(4).map(|letter| {
            Kind::CHESS
                .into_iter()
                .find(|kind| kind.letter() == letter.to_ascii_uppercase())
                .unwrap()
        });
        let explanation = position.explain(from, to, promotion);
        assert_eq!(reason(&explanation), expected, "{fen} {text}");
        assert_eq!(explanation.squares.as_slice(), squares(lit), "{fen} {text}");
    }
}

#[test]
fn causes_of_a_man_without_moves() {
    let text = data("chess/explain_piece.tsv");
    for [name, fen, square, expected, lit] in rows(&text) {
        let position = read(variant(name), fen);
        let explanation = position.explain_piece(squares(square)[0]);
        assert_eq!(reason(&explanation), expected, "{fen} {square}");
        assert_eq!(explanation.squares.as_slice(), squares(lit), "{fen} {square}");
    }
}

#[test]
fn squares_beyond_the_board() {
    for (from, to) in [(64, 0), (8, 64), (255, 255), (64, 64), (20, 90)] {
        let explanation = Chess::START.explain(Square::new(from), Square::new(to), None);
        assert_eq!(explanation.reason, Reason::OffBoard);
        assert_eq!(Chess::START.meant_target(Square::new(from), Square::new(to)).number(), to);
    }
    assert_eq!(Chess::START.explain_piece(Square::new(64)).reason, Reason::OffBoard);
    assert_eq!(Chess::START.piece_at(Square::new(64)), None);
}

#[test]
fn a_refused_text_says_why() {
    let refused = Chess::START.read_move("e1g1", Notation::Auto);
    assert!(matches!(refused, Err(MoveTextError::Illegal(e)) if e.reason == Reason::OwnPieceThere));
}

#[test]
fn legal_exactly_for_the_legal_moves() {
    let mut random = Random(5);
    let thrown = std::iter::from_fn(|| Some(thrown(&mut random))).flatten().take(500);
    for position in all().into_iter().chain(thrown) {
        let mut legal: Vec<Move> = Vec::new();
        let promotions = Kind::ALL.map(Some).into_iter().chain([None]);
        for promotion in promotions {
            for number in 0..65 * 65 {
                let (from, to) =
                    (Square::new((number / 65) as u8), Square::new((number % 65) as u8));
                let explanation = position.explain(from, to, promotion);
                let is_legal = explanation.reason == Reason::Legal;
                assert_eq!(explanation.legal.is_some(), is_legal);
                legal.extend(explanation.legal);
            }
        }
        legal.sort_by_key(|m| (m.from(), m.to(), m.promotion()));
        let listed: Vec<Move> = position.legal_moves().iter().collect();
        assert_eq!(legal, listed, "{position:?}");
        men_without_moves(&position, &listed);
    }
}

/// `explain_piece` finds a move of each man that has one, and a cause for the others.
fn men_without_moves(position: &Chess, legal: &[Move]) {
    for from in position.occupied_by(position.side_to_move()).iter() {
        let explanation = position.explain_piece(from);
        let has_moves = legal.iter().any(|m| m.from() == from);
        assert_eq!(explanation.reason == Reason::Legal, has_moves, "{position:?} {from:?}");
        match explanation.legal {
            Some(m) => assert!(legal.contains(&m) && m.from() == from),
            None => assert!(!explanation.squares.as_slice().is_empty(), "{position:?} {from:?}"),
        }
    }
}
