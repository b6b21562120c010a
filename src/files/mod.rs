//! Files of games: PGN of both games, and what xiangqi people have.
//!
//! | file | job |
//! |---|---|
//! | `tree.rs` | a game with its variations, whatever file it is from |
//! | `reader.rs` | one reader for all formats: bytes in, games out |
//! | `pgn/` | portable game notation |
//! | `xqf.rs`, `cbr.rs`, `dhtmlxq.rs` | the other formats |
//! | `men.rs`, `bytes.rs` | what those share |
//! | `encoding.rs` | bytes into text |
//! | `game.rs` | to a game being played, and back |
//! | `error.rs` | what can be wrong, and where |
//!
//! ```
//! use duiyi::files::{FileCause, Reader, ReaderOptions};
//! let mut reader = Reader::new(&ReaderOptions::default());
//! reader.feed(b"[White \"Ann\"]\n\n1. e4 e5 2. Ke3 *\n\n1. c4 {English} *");
//! reader.finish();
//! // A broken game is reported with its place, and reading goes on.
//! let broken = reader.next_game().unwrap();
//! let error = broken.error.unwrap();
//! assert_eq!((error.game, error.place.line, error.place.column), (1, 3, 13));
//! assert_eq!((broken.tree.tag("White"), broken.tree.len()), (Some("Ann"), 2));
//! assert_eq!(reader.next_game().unwrap().whole()?.len(), 1);
//! # Ok::<(), duiyi::files::FileError>(())
//! ```

mod bytes;
mod cbr;
mod dhtmlxq;
mod encoding;
mod error;
mod game;
mod men;
mod pgn;
mod reader;
mod tree;
mod xqf;

pub use encoding::Encoding;
pub use error::{FileCause, FileError, Place};
pub use game::ToGameError;
pub use reader::{Format, Reader, ReaderOptions};
pub use tree::{AddError, GameResult, GameTree, NodeId, Note};

/// A game out of a file. What was read before something went wrong is there, too.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The game.
    pub tree: GameTree,
    /// Why it is not the whole one.
    pub error: Option<FileError>,
}

impl Entry {
    /// The game, if it is whole.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn whole(self) -> Result<GameTree, FileError> {
        match self.error {
            None => Ok(self.tree),
            Some(error) => Err(error),
        }
    }
}

/// How much a file may ask for. A game that asks for more is broken, and the next one is read: so no
/// file, however it is made, takes more memory than a fixed multiple of `game_bytes`, and of what is
/// fed at once. Files that are read whole (all but PGN) have 16 MiB at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of one game: 16 MiB.
    pub game_bytes: usize,
    /// Variations within variations: 256.
    pub depth: usize,
    /// Tags of one game: 1,000.
    pub tags: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { game_bytes: 16 << 20, depth: 256, tags: 1000 }
    }
}
