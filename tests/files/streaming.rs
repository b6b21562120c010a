//! A file larger than memory: what a reader holds does not grow with what it has read. The allocator of
//! this program counts, for each thread by itself, how much is held.

#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use duiyi::files::{Reader, ReaderOptions};

struct Counting;

thread_local! {
    static HELD: Cell<isize> = const { Cell::new(0) };
    static MOST: Cell<isize> = const { Cell::new(0) };
}

fn count(change: isize) {
    HELD.set(HELD.get() + change);
    MOST.set(MOST.get().max(HELD.get()));
}

// SAFETY: the system's allocator does the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: as given.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        // SAFETY: as given.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn a_reader_holds_no_more_than_a_game_and_a_piece() {
    const PIECE: usize = 1 << 16;
    let game = "[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {a comment} \
        (2. f4 exf4 3. Nf3) 2... Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n\n";
    let times = 32 * (1 << 20) / game.len();
    let mut reader = Reader::new(&ReaderOptions::default());
    let (mut piece, mut games) = (String::with_capacity(PIECE + game.len()), 0);
    let before = HELD.get();
    MOST.set(before);
    for _ in 0..times {
        piece.push_str(game);
        if piece.len() >= PIECE {
            reader.feed(piece.as_bytes());
            piece.clear();
            while let Some(entry) = reader.next_game() {
                assert_eq!((entry.error, entry.tree.len()), (None, 13));
                games += 1;
            }
        }
    }
    reader.feed(piece.as_bytes());
    reader.finish();
    games += std::iter::from_fn(|| reader.next_game()).count();
    assert_eq!(games, times);
    let most = MOST.get() - before;
    assert!(most < 4 * PIECE as isize, "{most} bytes for {} of text", times * game.len());
}
