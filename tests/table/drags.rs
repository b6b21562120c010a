//! Press, drag and drop.

use super::*;

fn press(table: &mut Table, name: &str) -> Answer {
    let square = at(table, name);
    table.press(square)
}

fn drop(table: &mut Table, name: &str) -> Answer {
    let square = at(table, name);
    table.drop(Some(square))
}

#[test]
fn a_man_is_dragged_to_its_target() {
    let mut table = two_persons(Variant::Chess, "");
    assert!(matches!(press(&mut table, "e2"), Answer::Selected { .. }));
    let (e2, e3) = (at(&table, "e2"), at(&table, "e3"));
    assert_eq!((table.view().dragged, table.view().over), (Some(e2), Some(e2)));
    table.drag(Some(e3));
    assert_eq!((table.view().dragged, table.view().over), (Some(e2), Some(e3)));
    table.drag(None);
    assert_eq!((table.view().dragged, table.view().over), (Some(e2), None));
    table.drag(Some(Square::new(200)));
    assert_eq!(table.view().over, None, "beyond the board");
    assert!(matches!(drop(&mut table, "e4"), Answer::Moved(_)));
    assert_eq!((table.view().dragged, table.view().selected), (None, None));
    assert_eq!(moves(&table), "e2e4");
}

#[test]
fn an_illegal_drag_is_refused_and_the_man_stays_selected() {
    let mut table = two_persons(Variant::Chess, "");
    press(&mut table, "a1");
    assert_eq!(reason(drop(&mut table, "a3")), Reason::PathBlocked);
    assert_eq!((table.view().dragged, table.view().selected), (None, Some(at(&table, "a1"))));
    press(&mut table, "a1");
    assert_eq!(reason(drop(&mut table, "b1")), Reason::OwnPieceThere);
    press(&mut table, "a1");
    assert_eq!(table.drop(None), Answer::Nothing, "beyond the board");
    press(&mut table, "a1");
    assert_eq!(table.drop(Some(Square::new(255))), Answer::Nothing);
    assert_eq!(table.view().selected, Some(at(&table, "a1")));
    assert_eq!(table.game().ply(), 0);
}

#[test]
fn pressing_and_letting_go_is_clicking() {
    let mut table = two_persons(Variant::Chess, "");
    press(&mut table, "e2");
    assert_eq!(drop(&mut table, "e2"), Answer::Nothing);
    assert_eq!(table.view().selected, Some(at(&table, "e2")), "selected");
    press(&mut table, "e2");
    assert_eq!(drop(&mut table, "e2"), Answer::Deselected);
    press(&mut table, "e2");
    drop(&mut table, "e2");
    press(&mut table, "d2");
    drop(&mut table, "d2");
    assert_eq!(table.view().selected, Some(at(&table, "d2")), "the other one");
    assert!(matches!(press(&mut table, "d4"), Answer::Moved(_)), "a target is played at once");
    assert_eq!(drop(&mut table, "d4"), Answer::Nothing);
    assert_eq!(moves(&table), "d2d4");
}

#[test]
fn a_king_is_dropped_on_its_rook_to_castle() {
    let mut table = two_persons(Variant::Chess, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    press(&mut table, "e1");
    assert!(matches!(drop(&mut table, "h1"), Answer::Moved(_)));
    press(&mut table, "e8");
    assert!(matches!(drop(&mut table, "c8"), Answer::Moved(_)));
    assert_eq!(moves(&table), "e1g1 e8c8");
}

#[test]
fn a_pawn_dropped_on_the_last_rank_asks() {
    let mut table = two_persons(Variant::Chess, "8/1P6/8/8/8/8/8/K1k5 w - - 0 1");
    press(&mut table, "b7");
    assert!(matches!(drop(&mut table, "b8"), Answer::Promotion { .. }));
    assert_eq!(table.view().dragged, None);
}

#[test]
fn a_click_or_a_change_past_the_table_ends_a_drag() {
    let mut table = two_persons(Variant::Chess, "");
    press(&mut table, "e2");
    click(&mut table, "d2");
    assert_eq!(drop(&mut table, "e4"), Answer::Nothing);
    press(&mut table, "e2");
    table.game_mut().play_text("d2d4", Notation::Uci).unwrap();
    assert_eq!(drop(&mut table, "e4"), Answer::Nothing);
    press(&mut table, "e7");
    table.cancel();
    assert_eq!(drop(&mut table, "e5"), Answer::Nothing);
}
