//! Small cases that other programs got wrong.

use duiyi::rules::{Notation, Position, Reason, Side, Variant, has_dead_material};

use crate::files::{data, rows};
use crate::{arrangement, position};

fn moves_in_1_to_10(fen: &str) -> Vec<String> {
    let board = position(fen);
    let moves = board.legal_moves();
    moves.iter().map(|m| board.write_move(m, Notation::Uci1).to_string()).collect()
}

#[test]
fn moves_of_disputed_sequences_are_legal() {
    let text = data("xiangqi/cases.tsv");
    let mut sequences = 0;
    for [source, fen, moves] in rows(&text) {
        let mut board = position(fen);
        for text in moves.split(' ') {
            let m =
                board.read_move(text, Notation::Uci).unwrap_or_else(|e| panic!("{source}: {e}"));
            board = board.play(board.tag(m).unwrap());
        }
        sequences += 1;
    }
    assert_eq!(sequences, 12);
}

/// pychess-variants #843: a check of chariot and cannon that was shown as mate.
#[test]
fn a_double_check_with_one_answer_is_not_mate() {
    let board = position("c3k2C1/4a4/6R2/9/9/9/9/9/9/3K5 w");
    let check = board.read_move("g7g9", Notation::Uci).unwrap();
    let after = board.play(board.tag(check).unwrap());
    assert!(after.in_check());
    let answers: Vec<_> = after
        .legal_moves()
        .iter()
        .map(|m| after.write_move(m, Notation::Uci).to_string())
        .collect();
    assert_eq!(answers, ["e8f9"]);
}

/// Fairy-Stockfish #938: the cannon is not threatened by a pinned horse.
#[test]
fn a_pinned_horse_cannot_take() {
    let board = position("4k4/9/9/9/9/9/9/4c1N2/9/3K4r w");
    let m = board.read_move("g3f1", Notation::Uci1).unwrap();
    let after = board.play(board.tag(m).unwrap());
    // If red were to move again it could not take: ask the position with the side changed.
    let red_again = position(&after.to_string().replace(" b", " w"));
    let horse = Variant::Xiangqi.square(5, 0).unwrap();
    let cannon = Variant::Xiangqi.square(4, 2).unwrap();
    assert!(red_again.attackers(cannon, Side::RED).contains(horse));
    assert_eq!(red_again.explain(horse, cannon, None).reason, Reason::Pinned);
}

/// "mce" #198: the leg of a horse is next to where it stands, not next to its target.
#[test]
fn the_leg_is_next_to_the_horse() {
    let board = arrangement("4k4/9/9/9/9/9/9/4n4/3A5/3K5 w").unwrap();
    assert!(board.in_check());
    assert_eq!(board.count_moves(), 2);
}

/// Fairy-Stockfish #53: material that can still mate.
#[test]
fn a_horse_or_soldiers_are_not_dead_material() {
    let board = position("5k3/4a4/3CN4/9/1PP5p/9/8P/4C4/4A4/2B1K4 w");
    assert!(!has_dead_material(&board));
    assert!(has_dead_material(&position("5k3/4a4/9/9/9/9/9/9/4A4/2B1K4 w")));
}

/// sojourners/public-Xiangqi #81: nobody moves the other side's men.
#[test]
fn only_the_side_to_move_moves() {
    let board = position("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b");
    let (a0, a1) = (Variant::Xiangqi.square(0, 0).unwrap(), Variant::Xiangqi.square(0, 1).unwrap());
    assert_eq!(board.explain(a0, a1, None).reason, Reason::NotYourPiece);
}

/// What published lists give as the moves of the start, ranks 1 to 10.
#[test]
fn moves_are_written_with_ranks_from_1_where_asked() {
    let moves = moves_in_1_to_10("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR");
    assert_eq!(moves.len(), 44);
    assert!(moves.contains(&"h3h10".to_string()));
    assert!(moves.contains(&"h3e3".to_string()));
}
