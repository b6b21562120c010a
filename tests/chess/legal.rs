//! Legal moves, states and positions after moves, as an independent library has them.

use duiyi::rules::{Notation, Position};

use crate::boards::{read, variant};
use crate::files::{data, rows};

#[test]
fn moves_and_states() {
    let text = data("chess/legal.tsv");
    for [name, fen, state, moves] in rows(&text) {
        let position = read(variant(name), fen);
        let legal = position.legal_moves();
        let texts: Vec<String> =
            legal.iter().map(|m| position.write_move(m, Notation::Uci).to_string()).collect();
        let expected: Vec<&str> = moves.split(' ').filter(|text| *text != "-").collect();
        assert_eq!(texts, expected, "{fen}");
        let ours = match (position.in_check(), legal.is_empty()) {
            (true, true) => "checkmate",
            (true, false) => "check",
            (false, true) => "stalemate",
            (false, false) => "-",
        };
        assert_eq!(ours, state, "{fen}");
    }
}

#[test]
fn positions_after_moves() {
    let text = data("chess/moves.tsv");
    for [name, fen, moves, after] in rows(&text) {
        let mut position = read(variant(name), fen);
        for text in moves.split(' ') {
            let m = position.read_move(text, Notation::Auto).unwrap();
            position = position.play(position.tag(m).unwrap());
        }
        assert_eq!(position.to_string(), after, "{fen} {moves}");
    }
}

#[test]
fn castling_is_read_in_both_writings() {
    let chess = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let narrow = "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1";
    let next_to = "4k3/8/8/8/8/8/8/RK5R w HA - 0 1";
    for (name, fen, text, written) in [
        ("chess", chess, "e1g1", "e1g1"),
        ("chess", chess, "e1h1", "e1g1"),
        ("chess", chess, "e1a1", "e1c1"),
        ("chess960", chess, "e1h1", "e1h1"),
        ("chess960", chess, "e1g1", "e1h1"),
        ("chess960", chess, "e1c1", "e1a1"),
        ("chess960", chess, "e1f1", "e1f1"),
        ("chess960", narrow, "e1g1", "e1g1"),
        ("chess960", narrow, "e1c1", "e1b1"),
        // One file to go: that is the king's plain step, castling is written by the rook.
        ("chess960", next_to, "b1c1", "b1c1"),
        ("chess960", next_to, "b1a1", "b1a1"),
        ("chess960", next_to, "b1g1", "b1h1"),
    ] {
        let position = read(variant(name), fen);
        let m = position.read_move(text, Notation::Auto).unwrap();
        assert_eq!(position.write_move(m, Notation::Uci).to_string(), written, "{fen} {text}");
        let castles = position.castling_rook(position.tag(m).unwrap()).is_some();
        assert_eq!(castles, !["e1f1", "b1c1"].contains(&written), "{fen} {text}");
    }
}
