//! Section 6 of the header: how far to search and how well to play.

use core::slice;

use super::failure::Failure;
use super::growing::{growing, unused};
use super::values::*;
use crate::engine::Limits;
use crate::rules::{MAX_MOVES, Move, Square};

/// Full strength. Levels are budgets of nodes and plies with errors drawn by the seed, not times: so a
/// phone and a workstation play the same moves.
pub const DUIYI_LEVEL_FULL: u32 = 0;
/// The weakest level.
pub const DUIYI_LEVEL_MIN: u32 = 1;
/// Easy.
pub const DUIYI_LEVEL_EASY: u32 = 2;
/// Normal.
pub const DUIYI_LEVEL_NORMAL: u32 = 5;
/// Hard.
pub const DUIYI_LEVEL_HARD: u32 = 8;
/// The strongest level below full strength.
pub const DUIYI_LEVEL_MAX: u32 = 10;

/// How far to search and how well to play. All zero but struct_size: full strength for 1,000,000
/// nodes. Time is yours: stop stepping, or call duiyi_search_stop().
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_search_limits {
    /// sizeof(duiyi_search_limits).
    pub struct_size: u32,
    /// DUIYI_LEVEL_FULL, or DUIYI_LEVEL_MIN to DUIYI_LEVEL_MAX, each with its own budget of nodes
    /// and plies.
    pub level: u32,
    /// The same seed gives the same game; it matters only to levels.
    pub seed: u64,
    /// Nodes to search at most; 0: no such limit. A level keeps its own budget if that is smaller.
    pub max_nodes: u64,
    /// Depth in plies to search at most; 0: no such limit. A level keeps its own depth if that is
    /// smaller.
    pub max_depth: u32,
    /// How many best moves to rank, for duiyi_search_line(); 0 and 1: the best alone. With the same
    /// nodes several are searched less deep than one. At most 8, or what the engine's options say.
    pub lines: u32,
    /// Consider only these moves; NULL: all legal ones. The call copies them.
    pub root_moves: *const duiyi_move,
    /// How many they are; 0: all legal ones.
    pub root_move_count: usize,
    /// Zero.
    pub reserved: [u64; 4],
}

growing!(duiyi_search_limits up to reserved);

impl duiyi_search_limits {
    /// The limits, their root moves read into `moves`.
    ///
    /// # Safety
    /// `root_moves` is NULL or has `root_move_count` moves.
    pub(super) unsafe fn read<'m>(&self, moves: &'m mut RootMoves) -> Result<Limits<'m>, Failure> {
        unused(&self.reserved)?;
        Ok(Limits {
            level: read_level(self.level)?,
            seed: self.seed,
            max_nodes: self.max_nodes,
            max_depth: self.max_depth,
            lines: self.lines,
            // SAFETY: so promises the caller of this function.
            root_moves: unsafe { moves.read(self.root_moves, self.root_move_count) }?,
            full_width: false,
            game_hash: 0,
        })
    }
}

/// Room for the root moves of a search.
pub(super) struct RootMoves([Move; MAX_MOVES]);

impl RootMoves {
    pub(super) fn new() -> RootMoves {
        RootMoves([Move::new(Square::new(0), Square::new(0), None); MAX_MOVES])
    }

    /// # Safety
    /// `at` is NULL or has `count` moves.
    unsafe fn read(&mut self, at: *const duiyi_move, count: usize) -> Result<&[Move], Failure> {
        if count == 0 {
            return Ok(&[]);
        }
        if at.is_null() {
            return Err(Failure::Null);
        }
        let places = self.0.get_mut(..count).ok_or(Failure::Value("too many root moves"))?;
        // SAFETY: so promises the caller of this function.
        let given = unsafe { slice::from_raw_parts(at, count) };
        for (place, &number) in places.iter_mut().zip(given) {
            *place = read_move(number)?;
        }
        Ok(places)
    }
}

pub(super) fn read_level(number: u32) -> Result<u8, Failure> {
    u8::try_from(number).map_err(|_| Failure::Value("level is not between 0 and 10"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::rules::Variant;

    #[test]
    fn the_levels_are_those_in_rust() {
        assert_eq!(DUIYI_LEVEL_EASY, u32::from(Level::EASY));
        assert_eq!(DUIYI_LEVEL_NORMAL, u32::from(Level::NORMAL));
        assert_eq!(DUIYI_LEVEL_HARD, u32::from(Level::HARD));
        assert_eq!(DUIYI_LEVEL_MAX, u32::from(Level::MAX));
        assert_eq!(Level::of(DUIYI_LEVEL_FULL as u8, Variant::Chess), Ok(None));
        assert!(matches!(Level::of(DUIYI_LEVEL_MIN as u8, Variant::Chess), Ok(Some(_))));
    }
}
