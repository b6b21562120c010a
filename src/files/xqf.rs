//! XQF, the files of the program XQStudio: versions 10 (plain) to 18 (scrambled by sums of four key
//! bytes, which is undone here).
//!
//! A head of 1,024 bytes with the men's places and the players' names, then one record a move: from,
//! to, what follows, and a comment.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use super::bytes::Bytes;
use super::encoding::Encoding;
use super::men::{Board, Record, first_square, listed, read_records};
use super::{FileCause, GameResult, GameTree};
use crate::rules::{Square, Variant};

const HEAD: usize = 1024;
/// Where the men's places stand.
const MEN: usize = 0x10;
const RESULT: usize = 0x33;

/// Text fields: the place of the length byte, the room for text, and the tag.
const TEXTS: [(usize, usize, &str); 9] = [
    (0x50, 63, "Title"),
    (0xD0, 63, "Event"),
    (0x110, 15, "Date"),
    (0x120, 15, "Site"),
    (0x130, 15, "Red"),
    (0x140, 15, "Black"),
    (0x150, 63, "TimeControl"),
    (0x1D0, 15, "Annotator"),
    (0x1E0, 15, "Author"),
];

/// What the key bytes of a version above 10 are laid over.
const STAMP: [u8; 32] = *b"[(C) Copyright Mr. Dong Shiwei.]";

/// The highest version that is known.
const NEWEST: u8 = 18;

/// Is it such a file?
pub(super) fn is(head: &[u8]) -> bool {
    matches!(head, [b'X', b'Q', 1..=b'\x1F', ..])
}

/// How the bytes are scrambled: not at all in version 10.
struct Key {
    /// Is taken from the places of the men, from a move's first square, and from its second.
    men: u8,
    from: u8,
    to: u8,
    /// Is taken from the lengths of comments.
    comment: usize,
    /// Is taken from the bytes after the head, in turn.
    stream: [u8; 32],
}

impl Key {
    fn of(version: u8, head: &[u8; HEAD]) -> Key {
        if version <= 10 {
            return Key { men: 0, from: 0, to: 0, comment: 0, stream: [0; 32] };
        }
        let mask = head[3];
        let [or @ .., sum, a, b, c] = [8, 9, 10, 11, 12, 13, 14, 15].map(|at: usize| head[at]);
        let factor = |x: u8| x.wrapping_mul(x).wrapping_mul(54).wrapping_add(221);
        let men = factor(a).wrapping_mul(a);
        let from = factor(b).wrapping_mul(men);
        let to = factor(c).wrapping_mul(from);
        let keys = [sum, a, b, c];
        let stream = core::array::from_fn(|i| STAMP[i] & (keys[i % 4] & mask | or[i % 4]));
        let comment = (usize::from(sum) * 256 + usize::from(a)) % 32000 + 767;
        Key { men, from, to, comment, stream }
    }

    /// The file with the bytes after the head as they were.
    fn plain<'b>(&self, file: &'b [u8]) -> Cow<'b, [u8]> {
        if self.stream == [0; 32] {
            return Cow::Borrowed(file);
        }
        let mut plain = Vec::from(file);
        for (at, byte) in plain[HEAD..].iter_mut().enumerate() {
            *byte = byte.wrapping_sub(self.stream[at % 32]);
        }
        Cow::Owned(plain)
    }
}

/// Reads a whole file: what can be read. `place` is where the reading stood when something was wrong.
pub(super) fn read(
    file: &[u8],
    encoding: Encoding,
    tree: &mut GameTree,
    place: &mut usize,
) -> Result<(), FileCause> {
    let head: &[u8; HEAD] =
        file.get(..HEAD).and_then(|head| head.try_into().ok()).ok_or(FileCause::Truncated)?;
    let version = head[2];
    *place = 2;
    if version > NEWEST {
        return Err(FileCause::Encrypted(version));
    }
    let key = Key::of(version, head);
    let plain = key.plain(file);
    let mut records = Bytes::new(&plain, HEAD);
    let next = |bytes: &mut Bytes<'_>| record(bytes, version, &key, encoding);
    *place = MEN;
    *tree = GameTree::new(board(head, version, &key).setup(first_square(&records, next))?);
    for (at, room, name) in TEXTS {
        tree.set_tag(name, &encoding.decode_xiangqi(pascal(head, at, room)));
    }
    tree.set_result(match head[RESULT] {
        1 => GameResult::White,
        2 => GameResult::Black,
        3 => GameResult::Draw,
        _ => GameResult::Unknown,
    });
    read_records(tree, &mut records, place, next)
}

/// One move: from, to, what follows, and what is said of it.
fn record(
    bytes: &mut Bytes<'_>,
    version: u8,
    key: &Key,
    encoding: Encoding,
) -> Result<Record, FileCause> {
    let [from, to, marks, _] = bytes.array()?;
    let (goes_on, varies, commented) = match version {
        ..=10 => (marks & 0xF0 != 0, marks & 0x0F != 0, true),
        _ => (marks & 0x80 != 0, marks & 0x40 != 0, marks & 0x20 != 0),
    };
    let mut comment = String::new();
    if commented {
        let length = bytes.length()?.checked_sub(key.comment);
        let text = bytes.take(length.ok_or(FileCause::Field("the length of a comment"))?)?;
        comment = encoding.decode_xiangqi(text);
    }
    let from = square(from.wrapping_sub(24).wrapping_sub(key.from));
    let to = square(to.wrapping_sub(32).wrapping_sub(key.to));
    Ok(Record { squares: from.zip(to), goes_on, varies, comment })
}

/// Files from red's left, ten points each.
fn square(number: u8) -> Option<Square> {
    Variant::Xiangqi.square(number / 10, number % 10)
}

fn board(head: &[u8; HEAD], version: u8, key: &Key) -> Board {
    let mut board = Board::EMPTY;
    for place in 0..32 {
        // Since version 12 the list begins somewhere else.
        let from = match version {
            12.. => (place + usize::from(key.men) + 1) % 32,
            _ => place,
        };
        let number = head[MEN + place].wrapping_sub(key.men);
        if let Some(square) = square(number) {
            board.put(square, listed(from));
        }
    }
    board
}

/// A text with its length in front.
fn pascal(head: &[u8; HEAD], at: usize, room: usize) -> &[u8] {
    let length = usize::from(head[at]).min(room);
    &head[at + 1..at + 1 + length]
}
