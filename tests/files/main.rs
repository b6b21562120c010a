//! Files of games: read, written, and given up where they are broken.

#[path = "../support/files.rs"]
#[allow(dead_code)]
mod data;
#[path = "../support/random.rs"]
#[allow(dead_code)]
mod random;

mod broken;
mod formats;
mod games;
mod identity;
mod pgn;
mod shared;
mod streaming;

use duiyi::files::{Entry, GameTree, NodeId, Note, Reader, ReaderOptions};
use duiyi::rules::{Notation, Position};

/// All games of a file, broken ones too.
fn read_with(bytes: &[u8], options: &ReaderOptions) -> Vec<Entry> {
    let mut reader = Reader::new(options);
    reader.feed(bytes);
    reader.finish();
    std::iter::from_fn(|| reader.next_game()).collect()
}

fn read(bytes: impl AsRef<[u8]>) -> Vec<Entry> {
    read_with(bytes.as_ref(), &ReaderOptions::default())
}

/// The same fed in pieces, games taken as they come.
fn read_in_pieces(bytes: &[u8], size: usize) -> Vec<Entry> {
    let mut reader = Reader::new(&ReaderOptions::default());
    let mut games = Vec::new();
    for piece in bytes.chunks(size) {
        reader.feed(piece);
        games.extend(std::iter::from_fn(|| reader.next_game()));
    }
    reader.finish();
    games.extend(std::iter::from_fn(|| reader.next_game()));
    games
}

/// The one game of a text.
fn one(text: &str) -> GameTree {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0).whole().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A line with its variations, in UCI, comments and glyphs as they are.
fn show(tree: &GameTree) -> String {
    fn notes(tree: &GameTree, node: NodeId, before: bool) -> String {
        let shown = tree.notes(node).filter_map(|note| match note {
            Note::Before(text) => before.then(|| format!("{{{text}}} ")),
            Note::After(text) => (!before).then(|| format!(" {{{text}}}")),
            Note::Glyph(glyph) => (!before).then(|| format!(" ${glyph}")),
        });
        shown.collect()
    }
    fn one_move(tree: &GameTree, node: NodeId) -> String {
        let parent = tree.parent(node).and_then(|parent| tree.position(parent)).expect("a parent");
        let text = tree.played(node).map(|m| parent.write_move(m, Notation::Uci));
        let text = text.map_or("--".to_string(), |text| text.to_string());
        format!("{}{text}{}", notes(tree, node, true), notes(tree, node, false))
    }
    fn line(tree: &GameTree, mut node: NodeId, out: &mut Vec<String>) {
        while let Some(main) = tree.main(node) {
            out.push(one_move(tree, main));
            for other in tree.children(node).skip(1) {
                let mut variation = vec![one_move(tree, other)];
                line(tree, other, &mut variation);
                out.push(format!("({})", variation.join(" ")));
            }
            node = main;
        }
    }
    let mut out = Vec::new();
    let start = notes(tree, NodeId::ROOT, false);
    if !start.is_empty() {
        out.push(start.trim().to_string());
    }
    line(tree, NodeId::ROOT, &mut out);
    out.join(" ")
}
