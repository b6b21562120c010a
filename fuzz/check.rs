//! What must hold of any bytes, taken for a file of some format.

use duiyi::files::{Entry, Format, Reader, ReaderOptions};
use duiyi::rules::Notation;

fn games(format: Format, pieces: &[&[u8]]) -> Vec<Entry> {
    let options = ReaderOptions { format: Some(format), ..ReaderOptions::default() };
    let mut reader = Reader::new(&options);
    let mut games = Vec::new();
    for piece in pieces {
        reader.feed(piece);
        games.extend(std::iter::from_fn(|| reader.next_game()));
    }
    reader.finish();
    games.extend(std::iter::from_fn(|| reader.next_game()));
    games
}

/// Nothing panics; it makes no difference where the file is cut into pieces; and what was read can be
/// written and read again.
pub fn check(format: Format, file: &[u8]) {
    let entries = games(format, &[file]);
    let (front, back) = file.split_at(file.len() / 3);
    assert!(entries == games(format, &[front, back]));
    for entry in &entries {
        let text = entry.tree.to_pgn(Notation::Auto);
        let again = games(Format::Pgn, &[text.as_bytes()]);
        assert!(again.len() == 1 && again[0].error.is_none() && again[0].tree == entry.tree);
    }
}
