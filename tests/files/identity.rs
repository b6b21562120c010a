//! Read, write, read is the identity.

use duiyi::files::{GameResult, GameTree, NodeId, Note};
use duiyi::rules::{AnyPosition, FenReading, Notation, Position, Setup, Variant};
use proptest::prelude::*;

use crate::{one, read_in_pieces};

/// How a tree grows: which node, which of its moves or a note.
#[derive(Clone, Debug)]
enum Growth {
    Move { node: usize, choice: usize },
    Pass { node: usize },
    Note { node: usize, text: String, before: bool },
    Glyph { node: usize, glyph: u8 },
}

fn growths() -> impl Strategy<Value = Vec<Growth>> {
    let node = any::<usize>();
    let text = "[ -~\\n{}();%\\[\\]象é]{0,120}|\\[Event \"x\"\\] .{0,20}|(word ){0,30}";
    proptest::collection::vec(
        prop_oneof![
            12 => (node, any::<usize>()).prop_map(|(node, choice)| Growth::Move { node, choice }),
            1 => node.prop_map(|node| Growth::Pass { node }),
            3 => (node, text, any::<bool>())
                .prop_map(|(node, text, before)| Growth::Note { node, text, before }),
            2 => (node, 1u8..=255).prop_map(|(node, glyph)| Growth::Glyph { node, glyph }),
        ],
        0..60,
    )
}

fn start(number: usize) -> Setup<AnyPosition> {
    let starts = [
        (Variant::Chess, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 3 7"),
        (Variant::Chess960, "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"),
        (Variant::Xiangqi, "3k5/9/2P6/4P1P2/4P4/4P4/9/9/9/4K4 w - - 5 20"),
    ];
    match starts.get(number % 6) {
        Some(&(variant, fen)) => {
            AnyPosition::read_fen(variant, fen, FenReading::default()).expect("a position")
        }
        None => Setup::usual(Variant::ALL[number % 3]),
    }
}

/// New moves go on from the last node more often than from others, so that lines grow long.
fn grow(start: Setup<AnyPosition>, growths: &[Growth]) -> GameTree {
    let mut tree = GameTree::new(start);
    let mut nodes = vec![NodeId::ROOT];
    let pick = |nodes: &[NodeId], node: usize| match node % 3 {
        0 => nodes[node / 3 % nodes.len()],
        _ => nodes[nodes.len() - 1],
    };
    for growth in growths {
        match growth {
            Growth::Move { node, choice } => {
                let parent = pick(&nodes, *node);
                let moves = tree.position(parent).expect("a node").legal_moves();
                let Some(m) = moves.iter().nth(choice % moves.len().max(1)) else { continue };
                nodes.push(tree.add_move(parent, m).expect("a legal move"));
            }
            Growth::Pass { node } => {
                if let Ok(node) = tree.add_pass(pick(&nodes, *node)) {
                    nodes.push(node);
                }
            }
            Growth::Note { node, text, before: true } => {
                tree.add_note(pick(&nodes, *node), Note::Before(text));
            }
            Growth::Note { node, text, .. } => {
                tree.add_note(pick(&nodes, *node), Note::After(text))
            }
            Growth::Glyph { node, glyph } => {
                tree.add_note(pick(&nodes, *node), Note::Glyph(*glyph))
            }
        }
    }
    tree
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn written_and_read(
        number in any::<usize>(),
        growths in growths(),
        tags in proptest::collection::vec(("Event|White|Date|[A-Z][a-z]{0,5}", ".{0,30}"), 0..5),
        result in 0usize..4,
    ) {
        let mut tree = grow(start(number), &growths);
        for (name, value) in &tags {
            tree.set_tag(name, value);
        }
        let results = [GameResult::Unknown, GameResult::White, GameResult::Black, GameResult::Draw];
        tree.set_result(results[result]);
        for notation in [Notation::Auto, Notation::Uci, Notation::Wxf, Notation::Lan] {
            let text = tree.to_pgn(notation);
            let read = one(&text);
            prop_assert!(read == tree, "{}\n{}", text, read.to_pgn(notation));
            prop_assert_eq!(read.to_pgn(notation), text.clone());
            // Export form: no line of 80 characters or more, but for tags and words that are longer.
            let body = text.split_once("\n\n").map_or("", |(_, body)| body);
            for line in body.lines().filter(|line| line.contains(' ') && !line.contains([';', '['])) {
                let longest = line.split(' ').map(|word| word.chars().count()).max().unwrap_or(0);
                prop_assert!(line.chars().count() < 80.max(longest + 2), "{}", line);
            }
        }
    }

    /// Wherever a text is cut into pieces, the same games come out of it.
    #[test]
    fn pieces_make_no_difference(number in any::<usize>(), growths in growths(), size in 1usize..40) {
        let tree = grow(start(number), &growths);
        let text = tree.to_pgn(Notation::Auto).repeat(2);
        let games = read_in_pieces(text.as_bytes(), size);
        prop_assert_eq!(games.len(), 2);
        prop_assert_eq!(&games, &crate::read(&text));
    }
}
