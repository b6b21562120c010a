//! Where the men of one kind stand, as their own side counts: what moves in Chinese and WXF are
//! written by.

use super::men::slots;
use super::position::Xiangqi;
use super::tables::{DEAD, square_of};
use crate::rules::{Kind, Side, Square, Variant, sort_by_key};

/// Where a man stands.
#[derive(Clone, Copy)]
pub(super) struct Seat {
    pub(super) square: Square,
    /// 1 to 9, from the right of his side.
    pub(super) file: u8,
    /// 0 to 9, from the baseline of his side.
    pub(super) rank: u8,
    /// How many men of his kind are on his file, and which of them he is: 1 is the foremost.
    pub(super) on_file: u8,
    pub(super) place: u8,
    /// Counted through all files with more than one such man, from the right: which of them he is.
    /// 0 if he is alone on his file.
    pub(super) ordinal: u8,
}

impl Seat {
    const NOWHERE: Seat =
        Seat { square: Square::new(0), file: 0, rank: 0, on_file: 0, place: 0, ordinal: 0 };

    /// The seat of a square, for a man without others of his kind.
    pub(super) fn of(side: Side, square: Square) -> Seat {
        let (file, rank) = (Variant::Xiangqi.file(square), Variant::Xiangqi.rank(square));
        let (file, rank) = match side {
            Side::White => (9 - file, rank),
            Side::Black => (file + 1, 9 - rank),
        };
        Seat { square, file, rank, on_file: 1, place: 1, ordinal: 0 }
    }

    /// The square of a file and a rank as a side counts them.
    pub(super) fn square_at(side: Side, file: u8, rank: u8) -> Option<Square> {
        match side {
            Side::White => Variant::Xiangqi.square(9u8.wrapping_sub(file), rank),
            Side::Black => Variant::Xiangqi.square(file.wrapping_sub(1), 9u8.wrapping_sub(rank)),
        }
    }
}

/// Where a move leads, as its side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heading {
    Forward,
    Back,
    Sideways,
}

/// The seats of all men of one kind of the side to move, files from the right, each from the front.
pub(super) struct Seats {
    seats: [Seat; 5],
    len: usize,
}

impl Seats {
    pub(super) fn of(position: &Xiangqi, kind: Kind) -> Seats {
        let side = position.side;
        let mut all = Seats { seats: [Seat::NOWHERE; 5], len: 0 };
        for point in slots(kind).map(|slot| position.armies[side.index()].men.at(slot)) {
            if let (true, Some(seat)) = (point != DEAD, all.seats.get_mut(all.len)) {
                *seat = Seat::of(side, square_of(point));
                all.len += 1;
            }
        }
        sort_by_key(&mut all.seats[..all.len], |seat| (seat.file, 9 - seat.rank));
        all.count();
        all
    }

    fn count(&mut self) {
        let files = self.seats.map(|seat| seat.file);
        let mut ordinal = 0;
        for (i, seat) in self.seats[..self.len].iter_mut().enumerate() {
            let file = seat.file;
            let same = |files: &[u8]| files.iter().filter(|&&other| other == file).count() as u8;
            seat.on_file = same(&files);
            seat.place = same(&files[..=i]);
            if seat.on_file > 1 {
                ordinal += 1;
                seat.ordinal = ordinal;
            }
        }
    }

    pub(super) fn as_slice(&self) -> &[Seat] {
        &self.seats[..self.len]
    }

    /// Is there more than one file with more than one of these men?
    pub(super) fn on_many_files(&self) -> bool {
        self.as_slice().iter().any(|seat| seat.ordinal > seat.place)
    }
}
