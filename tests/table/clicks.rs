//! Every answer of a click.

use super::*;
use duiyi::game::Targets;
use duiyi::rules::{Kind, Move, Squares};
use duiyi::table::PROMOTIONS;

/// White can promote on b8 and by taking on a8 or c8.
const PROMOTING: &str = "r1r5/1P6/8/8/4k3/8/6K1/8 w - - 0 1";

fn squares(table: &Table, names: &str) -> Squares {
    names.split_whitespace().map(|name| at(table, name)).collect()
}

#[test]
fn an_own_man_is_selected_with_its_targets_and_again_not() {
    let mut table = two_persons(Variant::Chess, "");
    assert_eq!(click(&mut table, "e4"), Answer::Nothing);
    let square = at(&table, "g1");
    let quiet = squares(&table, "f3 h3");
    let targets = Targets { quiet, ..Targets::default() };
    assert_eq!(click(&mut table, "g1"), Answer::Selected { square, targets });
    assert_eq!((table.view().selected, table.view().targets), (Some(square), targets));
    assert_eq!(click(&mut table, "g1"), Answer::Deselected);
    assert_eq!((table.view().selected, table.view().targets), (None, Targets::default()));
    click(&mut table, "g1");
    assert!(matches!(click(&mut table, "b1"), Answer::Selected { .. }), "another own man");
    assert_eq!(table.view().selected, Some(at(&table, "b1")));
}

#[test]
fn a_target_is_moved_to_and_the_next_side_has_the_hand() {
    let mut table = two_persons(Variant::Xiangqi, "");
    let info = play(&mut table, "h2", "e2");
    assert_eq!((info.ply, info.piece.kind), (1, Kind::Cannon));
    let view = table.view();
    assert_eq!(view.last_move, Some((at(&table, "h2"), at(&table, "e2"))));
    assert_eq!((view.selected, view.turn, view.hand), (None, info.side.other(), Some(view.turn)));
    assert_eq!(reason(click(&mut table, "e2")), Reason::NotYourPiece);
    play(&mut table, "h9", "g7");
    assert_eq!(moves(&table), "h2e2 h9g7");
}

#[test]
fn what_is_not_legal_is_refused_with_the_reason_and_stays_selected() {
    let mut table = two_persons(Variant::Xiangqi, "");
    click(&mut table, "b0");
    let Answer::Refused { from, to, why } = click(&mut table, "d1") else { panic!() };
    assert_eq!((from, to), (at(&table, "b0"), at(&table, "d1")));
    assert_eq!((why.reason, why.squares.as_slice()), (Reason::HorseLeg, &[at(&table, "c0")][..]));
    assert_eq!(table.view().selected, Some(at(&table, "b0")));
    assert_eq!(reason(click(&mut table, "b9")), Reason::PieceGeometry);
    assert!(matches!(click(&mut table, "c2"), Answer::Moved(_)));
}

#[test]
fn check_is_shown_and_what_leaves_it_refused() {
    let mut table = two_persons(Variant::Chess, "4k3/8/8/8/8/8/3P4/r3K3 w - - 0 1");
    assert_eq!(table.view().check, Some(at(&table, "e1")));
    click(&mut table, "d2");
    assert_eq!(reason(click(&mut table, "d4")), Reason::LeavesCheck);
    play(&mut table, "e1", "e2");
    assert_eq!(table.view().check, None);
}

#[test]
fn castling_is_the_kings_two_squares_or_its_own_rook() {
    const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (variant, target, rook_to, uci) in [
        (Variant::Chess, "g1", "f1", "e1g1"),
        (Variant::Chess, "h1", "f1", "e1g1"),
        (Variant::Chess, "c1", "d1", "e1c1"),
        (Variant::Chess, "a1", "d1", "e1c1"),
        (Variant::Chess960, "g1", "f1", "e1h1"),
        (Variant::Chess960, "h1", "f1", "e1h1"),
        (Variant::Chess960, "c1", "d1", "e1a1"),
        (Variant::Chess960, "a1", "d1", "e1a1"),
    ] {
        let mut table = two_persons(variant, CASTLES);
        let info = play(&mut table, "e1", target);
        assert_eq!(info.rook.map(|(_, to)| to), Some(at(&table, rook_to)), "{variant:?} {target}");
        assert_eq!(moves(&table), uci, "{variant:?} {target}");
        let landed = if uci == "e1g1" || uci == "e1h1" { "g1" } else { "c1" };
        assert_eq!(table.view().last_move, Some((at(&table, "e1"), at(&table, landed))));
    }
}

#[test]
fn a_rook_that_cannot_castle_is_selected() {
    let mut table = two_persons(Variant::Chess, "");
    click(&mut table, "e1");
    assert!(matches!(click(&mut table, "h1"), Answer::Selected { .. }));
    // No right left, and the way is free: the rook is meant.
    let mut table = two_persons(Variant::Chess, "4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
    click(&mut table, "e1");
    assert!(matches!(click(&mut table, "h1"), Answer::Selected { .. }));
    click(&mut table, "e1");
    assert_eq!(reason(click(&mut table, "g1")), Reason::CastleMoved);
}

#[test]
fn a_promotion_is_asked_for_and_then_played() {
    let mut table = two_persons(Variant::Chess, PROMOTING);
    let (from, to) = (at(&table, "b7"), at(&table, "c8"));
    click(&mut table, "b7");
    assert_eq!(table.view().targets.promote, squares(&table, "a8 b8 c8"));
    assert_eq!(click(&mut table, "c8"), Answer::Promotion { from, to, kinds: PROMOTIONS });
    let asked = table.view().promotion.expect("asked");
    assert_eq!((asked.from, asked.to, asked.kinds), (from, to, PROMOTIONS));
    assert_eq!(reason(table.promote(Kind::King)), Reason::PromotionBad);
    assert!(table.view().promotion.is_some(), "it is still asked for");
    assert!(
        matches!(table.promote(Kind::Knight), Answer::Moved(info) if info.placed.kind == Kind::Knight)
    );
    assert_eq!(table.promote(Kind::Queen), Answer::Nothing);
    assert!(table.view().promotion.is_none());
}

#[test]
fn a_promotion_that_is_asked_for_can_be_left() {
    let mut table = two_persons(Variant::Chess, PROMOTING);
    for leave in [
        |table: &mut Table| click(table, "a1"),
        |table: &mut Table| {
            table.cancel();
            Answer::Deselected
        },
    ] {
        click(&mut table, "b7");
        assert!(matches!(click(&mut table, "b8"), Answer::Promotion { .. }));
        assert_eq!(leave(&mut table), Answer::Deselected);
        assert_eq!((table.view().promotion, table.view().selected), (None, None));
    }
    assert_eq!(table.game().ply(), 0);
}

#[test]
fn a_preset_promotion_is_not_asked_for() {
    let mut table = two_persons(Variant::Chess, PROMOTING);
    table.set_promotion(Some(Kind::Rook)).unwrap();
    assert_eq!(table.promotion(), Some(Kind::Rook));
    play(&mut table, "b7", "b8");
    assert_eq!(moves(&table), "b7b8r");
    let no_queen = duiyi::table::TableError::Promotion(Kind::Chariot);
    assert_eq!(table.set_promotion(Some(Kind::Chariot)), Err(no_queen));
}

#[test]
fn a_square_beyond_the_board_is_nothing() {
    let mut table = two_persons(Variant::Chess, "");
    for number in [64, 89, 90, 127, 128, 255] {
        assert_eq!(table.click(Square::new(number)), Answer::Nothing);
        assert_eq!(table.press(Square::new(number)), Answer::Nothing);
        click(&mut table, "e2");
        assert_eq!(table.click(Square::new(number)), Answer::Nothing);
        assert_eq!(table.view().selected, Some(at(&table, "e2")));
        table.cancel();
    }
}

#[test]
fn a_game_that_is_over_says_so() {
    let mut table = two_persons(Variant::Chess, "");
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        play(&mut table, from, to);
    }
    assert!(table.view().verdict.is_over());
    for square in ["e2", "e4", "e7"] {
        assert_eq!(click(&mut table, square), Answer::Over);
    }
    assert_eq!((table.view().hand_free, table.view().check), (false, Some(at(&table, "e1"))));
}

#[test]
fn what_is_done_past_the_table_drops_the_selection() {
    let mut table = two_persons(Variant::Chess, PROMOTING);
    click(&mut table, "b7");
    click(&mut table, "b8");
    let queen = Move::new(at(&table, "b7"), at(&table, "a8"), Some(Kind::Queen));
    table.game_mut().play(queen).unwrap();
    let view = table.view();
    assert_eq!((view.selected, view.promotion), (None, None), "not shown");
    assert_eq!(table.promote(Kind::Queen), Answer::Nothing, "and not done");
    assert_eq!(table.game().ply(), 1);
}
