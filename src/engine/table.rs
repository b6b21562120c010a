//! The transposition table: what was found out about positions, kept by their hash.
//!
//! It lives in plain memory of the caller: any bits are a valid [`Slot`].

use core::hint::black_box;

use super::score;
use crate::rules::Move;

/// A piece of the table's memory: room for what is known about four positions, 64 bytes, which are
/// one line of a processor's cache. Zeroed memory is an empty table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Slot([Note; 4]);

/// What is known about one position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
struct Note {
    /// The position's hash.
    key: u64,
    /// An [`Entry`]: move 0..20, bound 20..22, depth 22..30, generation 30..38, score 48..64.
    data: u64,
}

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

    /// An opinion about the position, moved to what the score says of it.
    pub(super) const fn corrected(&self, opinion: i32) -> i32 {
        let tells = match self.bound {
            _ if score::is_decided(self.score) => false,
            Bound::Exact => true,
            Bound::AtLeast => self.score > opinion,
            Bound::AtMost => self.score < opinion,
        };
        if tells { self.score } else { opinion }
    }
}

impl Note {
    fn of(key: u64, entry: &Entry, generation: u64) -> Note {
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
        Note { key, data }
    }

    /// `None` if nothing is noted.
    fn entry(self) -> Option<Entry> {
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

    /// What is lost without it: little, if it is shallow or of an old search.
    const fn value(self, generation: u64) -> i32 {
        if self.data == 0 {
            return i32::MIN + 1;
        }
        let age = generation.wrapping_sub(self.data >> 30) & GENERATIONS;
        self.depth() - 4 * age as i32
    }
}

/// The slot of a key; the number of slots need not be a power of two.
fn place(table: &[Slot], key: u64) -> usize {
    (((key >> 32) * table.len() as u64) >> 32) as usize
}

/// The slot of a position that will soon be asked for is fetched into the processor's cache: it would
/// wait for memory then.
#[inline]
pub(super) fn fetch(table: &[Slot], key: u64) {
    if let Some(Slot(notes)) = table.get(place(table, key)) {
        black_box(notes[0].key);
    }
}

/// What the table knows about a position.
pub(super) fn probe(table: &[Slot], key: u64) -> Option<Entry> {
    let Slot(notes) = table.get(place(table, key))?;
    notes.iter().find(|note| note.key == key)?.entry()
}

/// Keeps an entry, in the place of the note that is worth least. An entry without a move inherits
/// the move that was known.
pub(super) fn store(table: &mut [Slot], key: u64, mut entry: Entry, generation: u64) {
    let place = place(table, key);
    let Some(Slot(notes)) = table.get_mut(place) else { return };
    let worth = |note: &Note| if note.key == key { i32::MIN } else { note.value(generation) };
    let Some(note) = notes.iter_mut().min_by_key(|note| worth(note)) else { return };
    if entry.best.is_none() && note.key == key {
        entry.best = note.entry().and_then(|old| old.best);
    }
    *note = Note::of(key, &entry, generation);
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
        let mut table = [Slot::default(); 2];
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
        // All bits 0 is an empty note, though its key is that of a position with hash 0.
        assert_eq!(probe(&[Slot::default(); 1], 0), None);
    }

    #[test]
    fn the_shallow_and_the_old_give_way() {
        let mut table = [Slot::default(); 1];
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
