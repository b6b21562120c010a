//! Why a move is refused.

use duiyi::rules::{Explanation, Kind, Move, Position, Reason, Square, Variant, Xiangqi};

use crate::files::{data, long, rows};
use crate::random::Random;
use crate::{arrangement, position, scattered};

fn square(name: &str) -> Square {
    let [file, rank] = *name.as_bytes() else { panic!("{name}") };
    Variant::Xiangqi.square(file - b'a', rank - b'0').expect(name)
}

fn names(explanation: &Explanation) -> String {
    let squares = explanation.squares.as_slice().iter();
    let names: Vec<_> = squares.map(|&s| Variant::Xiangqi.name(s).to_string()).collect();
    names.join(" ")
}

/// Asks about the two squares of `text` and expects this reason and these squares.
#[track_caller]
fn refused(board: &Xiangqi, text: &str, reason: Reason, squares: &str) {
    let explanation = board.explain(square(&text[..2]), square(&text[2..]), None);
    assert_eq!((explanation.reason, names(&explanation).as_str()), (reason, squares), "{text}");
    assert_eq!(explanation.legal, None);
}

#[track_caller]
fn legal(board: &Xiangqi, text: &str) {
    let (from, to) = (square(&text[..2]), square(&text[2..]));
    let expected = Explanation::legal(Move::new(from, to, None));
    assert_eq!(board.explain(from, to, None), expected, "{text}");
}

/// Asks why the man on a square has no move.
#[track_caller]
fn stuck(board: &Xiangqi, from: &str, reason: Reason, squares: &str) {
    let explanation = board.explain_piece(square(from));
    assert_eq!((explanation.reason, names(&explanation).as_str()), (reason, squares), "{from}");
    assert_eq!(explanation.legal, None);
}

#[test]
fn squares_and_owners_come_first() {
    let start = Xiangqi::START;
    let ask = |from, to| start.explain(Square::new(from), Square::new(to), None).reason;
    assert_eq!(ask(90, 0), Reason::OffBoard);
    assert_eq!(ask(0, 90), Reason::OffBoard);
    assert_eq!(ask(10, 200), Reason::OffBoard);
    assert_eq!(ask(255, 255), Reason::OffBoard);
    refused(&start, "e4e5", Reason::EmptySquare, "");
    refused(&start, "e4e4", Reason::EmptySquare, "");
    refused(&start, "e6e5", Reason::NotYourPiece, "");
    refused(&start, "e3e3", Reason::SameSquare, "");
    refused(&start, "a0b0", Reason::OwnPieceThere, "");
    // An own man on the target counts before the way there, and before geometry.
    refused(&start, "a0i0", Reason::OwnPieceThere, "");
    refused(&start, "a0b2", Reason::OwnPieceThere, "");
    assert_eq!(start.explain_piece(Square::new(90)).reason, Reason::OffBoard);
    assert_eq!(start.explain_piece(square("a1")).reason, Reason::EmptySquare);
    assert_eq!(start.explain_piece(square("a9")).reason, Reason::NotYourPiece);
}

#[test]
fn no_kind_goes_as_another() {
    let start = Xiangqi::START;
    for text in [
        "a0b1", "b0b1", "b0c1", "c0c1", "c0d1", "d0d1", "d0e2", "e0f1", "e0e2", "b2c1", "b2c4",
        "a3b4", "a3a5", "a3c2", "e3e1",
    ] {
        refused(&start, text, Reason::PieceGeometry, "");
    }
}

#[test]
fn chariots_are_blocked_nearest_first() {
    let board = position("4k4/9/9/p3p3p/9/9/R1P1P4/9/9/3K5 w");
    refused(&board, "a3d3", Reason::PathBlocked, "c3");
    refused(&board, "a3i3", Reason::PathBlocked, "c3 e3");
    refused(&board, "a3a7", Reason::PathBlocked, "a6");
    legal(&board, "a3a6");
    legal(&board, "a3a0");
    let from_the_right = position("4k4/9/9/p3p3p/9/9/2P1P3R/9/9/3K5 w");
    refused(&from_the_right, "i3a3", Reason::PathBlocked, "e3 c3");
}

#[test]
fn cannons_go_with_nothing_and_take_with_one_between() {
    let board = position("r3k4/9/9/p1p1p3p/9/9/C1P1P3r/9/9/3K5 w");
    refused(&board, "a3a6", Reason::CannonNoScreen, "");
    refused(&board, "a3d3", Reason::PathBlocked, "c3");
    refused(&board, "a3a7", Reason::PathBlocked, "a6");
    refused(&board, "a3i3", Reason::CannonManyScreens, "c3 e3");
    legal(&board, "a3a9");
    legal(&board, "a3b3");
}

#[test]
fn horses_have_legs() {
    let board = position("4k4/9/9/9/9/9/2p6/2N6/9/3K5 w");
    refused(&board, "c2b4", Reason::HorseLeg, "c3");
    refused(&board, "c2d4", Reason::HorseLeg, "c3");
    refused(&board, "c2c4", Reason::PieceGeometry, "");
    legal(&board, "c2e3");
    legal(&board, "c2e1");
    refused(&Xiangqi::START, "b0d1", Reason::HorseLeg, "c0");
}

#[test]
fn elephants_have_eyes_and_a_river() {
    let board = position("4k4/9/9/9/3n5/2B3B2/3p5/9/9/3K5 w");
    refused(&board, "c4e2", Reason::ElephantEye, "d3");
    refused(&board, "c4a6", Reason::ElephantRiver, "");
    refused(&board, "g4i6", Reason::ElephantRiver, "");
    // What stands in the way counts before the piece's own conditions.
    refused(&board, "c4e6", Reason::ElephantEye, "d5");
    refused(&board, "c4d5", Reason::PieceGeometry, "");
    legal(&board, "c4a2");
}

#[test]
fn the_palace_holds_advisors_and_generals() {
    let board = position("4k4/9/9/9/9/9/9/3A5/9/5K3 w");
    for text in ["d2c3", "d2c1", "d2e3", "f0g0"] {
        refused(&board, text, Reason::Palace, "");
    }
    refused(&board, "d2d3", Reason::PieceGeometry, "");
    refused(&board, "f0e1", Reason::PieceGeometry, "");
    refused(&board, "f0e0", Reason::GeneralsFace, "e9");
    // The flight of the general is no move of it.
    refused(&board, "f0f9", Reason::PieceGeometry, "");
    legal(&board, "d2e1");
    legal(&board, "f0f1");
}

#[test]
fn soldiers_go_on_and_beyond_the_river_aside() {
    let red = position("4k4/9/9/4P4/9/9/2P6/9/9/3K5 w");
    refused(&red, "c3c2", Reason::SoldierBack, "");
    refused(&red, "c3b3", Reason::SoldierSideways, "");
    refused(&red, "c3d3", Reason::SoldierSideways, "");
    refused(&red, "c3c5", Reason::PieceGeometry, "");
    refused(&red, "c3d4", Reason::PieceGeometry, "");
    refused(&red, "e6e5", Reason::SoldierBack, "");
    refused(&red, "e6d5", Reason::PieceGeometry, "");
    for text in ["c3c4", "e6e7", "e6d6", "e6f6"] {
        legal(&red, text);
    }
    let black = position("4k4/9/9/2p6/9/9/4p4/9/9/3K5 b");
    refused(&black, "c6c7", Reason::SoldierBack, "");
    refused(&black, "c6d6", Reason::SoldierSideways, "");
    refused(&black, "e3e4", Reason::SoldierBack, "");
    legal(&black, "c6c5");
    legal(&black, "e3d3");
}

#[test]
fn nothing_promotes() {
    let ask = |from, to, kind| Xiangqi::START.explain(square(from), square(to), Some(kind));
    assert_eq!(ask("a3", "a4", Kind::Chariot), Explanation::refused(Reason::PromotionBad));
    assert_eq!(ask("a3", "a4", Kind::Queen), Explanation::refused(Reason::PromotionBad));
    assert_eq!(ask("a3", "a5", Kind::Queen), Explanation::refused(Reason::PieceGeometry));
}

#[test]
fn a_pinned_man_names_who_pins_it() {
    let by_chariot = position("4k4/9/9/9/4r4/9/9/4N4/9/4K4 w");
    refused(&by_chariot, "e2f4", Reason::Pinned, "e5");
    stuck(&by_chariot, "e2", Reason::Pinned, "e5");
    let by_horse = position("5k3/9/9/9/9/9/9/3n5/3R5/4K4 w");
    refused(&by_horse, "d1c1", Reason::Pinned, "d2");
    refused(&by_horse, "d1d0", Reason::Pinned, "d2");
    legal(&by_horse, "d1d2");
    let by_cannon = position("4k4/9/4c4/9/4N4/9/9/4N4/9/4K4 w");
    refused(&by_cannon, "e2f4", Reason::Pinned, "e7");
    refused(&by_cannon, "e5f3", Reason::Pinned, "e7");
    // The pinned horse of the case about attackers that cannot take.
    let case = position("4k4/9/9/9/9/9/9/4c4/9/3K1N2r w");
    refused(&case, "f0e2", Reason::Pinned, "i0");
    // Stepping between cannon and general makes a screen of oneself.
    let screen = position("4k4/9/9/9/4c4/9/9/2N6/9/4K4 w");
    refused(&screen, "c2e3", Reason::Pinned, "e5");
    refused(&screen, "c2e1", Reason::Pinned, "e5");
    legal(&screen, "c2d4");
}

#[test]
fn a_check_must_be_answered() {
    let board = position("4k4/9/9/9/4r4/9/9/2N6/9/4K4 w");
    refused(&board, "c2d4", Reason::LeavesCheck, "e5");
    refused(&board, "e0e1", Reason::IntoCheck, "e5");
    for text in ["c2e3", "c2e1", "e0d0", "e0f0"] {
        legal(&board, text);
    }
    // Taking the chariot leaves the cannon behind it, with the taker as its screen.
    let double = position("4k4/9/9/9/4c4/9/4r4/2N6/9/4K4 w");
    refused(&double, "c2e3", Reason::LeavesCheck, "e3 e5");
    legal(&double, "c2e1");
}

#[test]
fn generals_do_not_step_into_danger() {
    refused(&position("4k4/9/9/9/4r4/9/9/9/9/3K5 w"), "d0e0", Reason::IntoCheck, "e5");
    refused(&position("3rk4/9/9/9/9/9/9/9/3p5/3K5 w"), "d0d1", Reason::IntoCheck, "d9");
    let soldier = position("5k3/9/9/9/9/9/9/9/4p4/4K4 w");
    refused(&soldier, "e0f0", Reason::GeneralsFace, "f9");
    legal(&soldier, "e0e1");
    legal(&soldier, "e0d0");
    let between = position("4k4/9/9/9/9/9/9/4N4/9/4K4 w");
    refused(&between, "e2f4", Reason::GeneralsFace, "e9");
    stuck(&between, "e2", Reason::GeneralsFace, "e9");
}

#[test]
fn a_man_without_a_move_hears_the_nearest_cause() {
    // Both legs of the horse in the corner; the nearest man on each line of the chariot.
    stuck(&position("4k4/9/9/9/9/9/9/9/C8/NC1K5 w"), "a0", Reason::HorseLeg, "b0 a1");
    stuck(&position("4k4/9/9/9/9/9/9/9/N8/RC1K5 w"), "a0", Reason::PathBlocked, "b0 a1");
    let elephants = position("4k4/9/9/9/9/2B6/1n1n5/B3N4/9/3K5 w");
    stuck(&elephants, "c4", Reason::ElephantEye, "b3 d3");
    let soldiers = position("4k4/9/9/9/9/2N6/2P6/9/9/3K5 w");
    stuck(&soldiers, "c3", Reason::OwnPieceThere, "c4");
    let boxed = position("4k4/9/9/9/9/9/9/9/3RA4/3KR4 w");
    stuck(&boxed, "d0", Reason::OwnPieceThere, "e0 d1");
    let mated = position("3k5/9/9/9/9/9/9/4r4/3r5/3K5 w");
    stuck(&mated, "d0", Reason::IntoCheck, "e2");
    // Astray beyond the river, and no step leads home.
    let stray = arrangement("4k4/9/9/B8/9/9/9/9/9/3K5 w").unwrap();
    assert_eq!(stray.explain_piece(square("a6")).reason, Reason::Legal);
    let lost = arrangement("4k4/9/B8/9/9/9/9/9/9/3K5 w").unwrap();
    stuck(&lost, "a7", Reason::ElephantRiver, "");
    let outside = arrangement("4k4/9/9/9/9/A8/9/9/9/3K5 w").unwrap();
    stuck(&outside, "a4", Reason::Palace, "");
    let free = Xiangqi::START.explain_piece(square("a0")).legal.expect("a chariot has moves");
    assert!(Xiangqi::START.legal_moves().contains(free));
}

/// `explain` says legal exactly for the legal moves, and `explain_piece` exactly for the men that
/// have one; a refusal never names the squares of an empty reason.
fn agree(board: &Xiangqi) {
    let moves = board.legal_moves();
    for from in (0..92).map(Square::new) {
        for to in (0..92).map(Square::new) {
            let explanation = board.explain(from, to, None);
            let is_legal = from != to && moves.contains(Move::new(from, to, None));
            assert_eq!(explanation.reason == Reason::Legal, is_legal, "{board} {from:?} {to:?}");
            assert_eq!(explanation.legal.is_some(), is_legal);
        }
        let has_move = moves.iter().any(|m| m.from() == from);
        let explanation = board.explain_piece(from);
        assert_eq!(explanation.reason == Reason::Legal, has_move, "{board} {from:?}");
        assert_eq!(explanation.legal.is_some_and(|m| moves.contains(m)), has_move);
    }
}

#[test]
fn reasons_say_legal_exactly_for_the_legal_moves() {
    let text = data("xiangqi/perft.tsv");
    let mut boards: Vec<Xiangqi> =
        rows(&text).filter_map(|[_, fen, ..]: [&str; 7]| arrangement(fen)).collect();
    assert!(boards.len() > 80);
    let mut random = Random(3);
    while boards.len() < if long() { 20_000 } else { 1_000 } {
        boards.extend(arrangement(&scattered(&mut random).fen()));
    }
    // And where their moves lead: one of them each.
    for board in boards {
        agree(&board);
        let moves = board.legal_moves();
        if !moves.is_empty() {
            agree(&board.play(random.one_of(moves.tagged())));
        }
    }
}
