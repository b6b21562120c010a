//! The transposition table: what was found out about positions, kept by their hash.
//!
//! It lives in plain memory of the caller: any bit pattern is a valid [`Slot`].

use crate::rules::Move;

/// One place of the table, 16 bytes. Zeroed memory is an empty table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Slot {
    key: u64,
    /// See [`Entry`]: move 0..20, bound 20..22, depth 22..30, generation 30..38, score 48..64.
    data: u64,
}

/// Slots that a position may be in: together one line of a processor's cache.
pub(super) const BUCKET: usize = 4;

/// The generation of a search is kept in eight bits.
const GENERATIONS: u64 = 0xFF;

/// In which way a kept score is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub best: Option<Move>,
    pub score: i32,
    pub depth: i32,
    pub bound: Bound,
}

impl Entry {
    /// Does what is kept answer a search with this window?
    pub(super) const fn settles(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.score >= beta,
            Bound::AtMost => self.score <= alpha,
        }
    }
}

impl Slot {
    fn pack(key: u64, entry: &Entry, generation: u64) -> Slot {
        let best = entry.best.map_or(0, |m| u64::from(m.number()));
        let bound = match entry.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let score = entry.score as i16 as u16;
        let data = best
            | bound << 20
            | (entry.depth as u64 & 0xFF) << 22
            | (generation & GENERATIONS) << 30
            | u64::from(score) << 48;
        Slot { key, data }
    }

    /// `None` if the slot is empty.
    fn unpack(self) -> Option<Entry> {
        let bound = match self.data >> 20 & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            3 => Bound::AtMost,
            _ => return None,
        };
        Some(Entry {
            best: Move::from_number((self.data & 0xF_FFFF) as u32),
            score: i32::from((self.data >> 48) as i16),
            depth: self.depth(),
            bound,
        })
    }

    const fn depth(self) -> i32 {
        (self.data >> 22 & 0xFF) as i32
    }

    /// What is lost if the slot is given away: little, if it is shallow or of an old search.
    const fn value(self, generation: u64) -> i32 {
        if self.data == 0 {
            return i32::MIN;
        }
        let age = generation.wrapping_sub(self.data >> 30) & GENERATIONS;
        self.depth() - 4 * age as i32
    }
}

/// Where the bucket of a key begins; the number of buckets need not be a power of two.
fn bucket(table: &[Slot], key: u64) -> usize {
    let buckets = (table.len() / BUCKET) as u64;
    (((key >> 32) * buckets) >> 32) as usize * BUCKET
}

/// What the table knows about a position.
pub(super) fn probe(table: &[Slot], key: u64) -> Option<Entry> {
    let start = bucket(table, key);
    let slots = table.get(start..start + BUCKET)?;
    slots.iter().find(|slot| slot.key == key)?.unpack()
}

/// Keeps an entry, in the place of the one that is worth least. An entry without a move inherits
/// the move that was known.
pub(super) fn store(table: &mut [Slot], key: u64, mut entry: Entry, generation: u64) {
    let start = bucket(table, key);
    let Some(slots) = table.get_mut(start..start + BUCKET) else { return };
    let same = slots.iter().position(|slot| slot.key == key);
    let place = same.or_else(|| (0..BUCKET).min_by_key(|&i| slots[i].value(generation)));
    let Some(slot) = place.and_then(|i| slots.get_mut(i)) else { return };
    if entry.best.is_none() && slot.key == key {
        entry.best = slot.unpack().and_then(|old| old.best);
    }
    *slot = Slot::pack(key, &entry, generation);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;

    fn entry(depth: i32) -> Entry {
        let best = Some(Move::new(Square::new(89), Square::new(70), None));
        Entry { best, score: -31_000, depth, bound: Bound::AtMost }
    }

    #[test]
    fn what_is_stored_is_found() {
        let mut table = [Slot::default(); 2 * BUCKET];
        for key in [0, 1, u64::MAX, 1 << 63] {
            store(&mut table, key, entry(3), 255);
            assert_eq!(probe(&table, key), Some(entry(3)));
        }
        store(&mut table, 1, Entry { best: None, ..entry(4) }, 0);
        assert_eq!(probe(&table, 1), Some(entry(4)), "the known move is kept");
    }

    #[test]
    fn an_empty_table_knows_nothing() {
        assert_eq!(probe(&[], 7), None);
        store(&mut [], 7, entry(1), 0);
        // All bits 0 is an empty slot, though its key is that of a position with hash 0.
        assert_eq!(probe(&[Slot::default(); BUCKET], 0), None);
    }

    #[test]
    fn the_shallow_and_the_old_give_way() {
        let mut table = [Slot::default(); BUCKET];
        for (key, depth) in [(1, 9), (2, 3), (3, 8), (4, 7)] {
            store(&mut table, key, entry(depth), 1);
        }
        store(&mut table, 5, entry(1), 1);
        assert_eq!(probe(&table, 2), None);
        store(&mut table, 1, entry(9), 3);
        store(&mut table, 6, entry(1), 3);
        assert_eq!(probe(&table, 5), None, "depth 1, two searches ago");
        assert!(probe(&table, 1).is_some());
    }
}
