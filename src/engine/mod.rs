//! The opponent: one resumable search for both games.
//!
//! It is given a position with its past and a rule set ([`Root`]) and how far to go ([`Limits`]),
//! and answers with a [`Report`]. It knows no game, no clock and no thread: the host lets it think
//! in slices ([`Engine::step`]), so that a frame of a game never freezes, or to the end, on a
//! thread of the host's if it likes ([`Engine::think`]).
//!
//! The same position, past, rules and limits give the same move, score and node count on every
//! platform and however the search is sliced. At full strength the size of the table and the
//! searches before belong to "the same" too ([`Engine::clear`] forgets them); at the levels 1 to
//! 10 they do not.
//!
//! | file | what |
//! |---|---|
//! | `owned.rs` | [`Engine`]: the search with its memory, for both games (needs `alloc`) |
//! | `limits.rs` | what is asked: root and limits |
//! | `report.rs`, `score.rs` | what is answered; the numbers inside |
//! | `level.rs` | playing weaker on purpose |
//! | `search/` | the machine, in memory lent to it |
//! | `table.rs` | the transposition table |
//! | `evaluation/` | what a position is worth |

mod evaluation;
mod level;
mod limits;
#[cfg(feature = "alloc")]
mod owned;
mod report;
mod score;
mod search;
mod table;

pub use evaluation::{Evaluate, Network, evaluate};
pub use level::{Level, Sight};
pub use limits::{BeginError, DEFAULT_NODES, Limits, Root};
#[cfg(feature = "alloc")]
pub use owned::{Engine, Options, OutOfMemory};
pub use report::{Line, MAX_LINE, RankedLine, Report, Score, State};
pub use search::{Experience, Frame, HISTORY, Memory, Ranked, Search};
pub use table::Slot;

/// One number for all that the engine answers: it is another whenever a search or a level may find
/// another move, score or node count than before, and another with the feature `small-networks`.
/// (`tests/engine/fingerprint.rs` holds it to that.)
pub const FINGERPRINT: u64 =
    if cfg!(feature = "small-networks") { 0xF012_51C4_4AA9_C073 } else { 0x86FD_461F_D863_B22C };
