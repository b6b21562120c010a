//! CBR, the game records of CCBridge: a head of 2,214 bytes with the board in it, then one record a
//! move. Of the head only the title and the board are read; the rest of it is not known well enough.

use alloc::string::String;
use alloc::vec::Vec;

use super::bytes::Bytes;
use super::men::{Board, Record, first_square, read_records};
use super::{FileCause, GameTree};
use crate::rules::{Kind, Piece, Side, Square, Variant};

const MAGIC: &[u8] = b"CCBridge Record\0";
const TITLE: usize = 0xB4;
const BOARD: usize = 0x848;
const HEAD: usize = 2214;

/// The kinds by the low half of a board byte, from 1.
const KINDS: [Kind; 7] = [
    Kind::Chariot,
    Kind::Horse,
    Kind::Elephant,
    Kind::Advisor,
    Kind::General,
    Kind::Cannon,
    Kind::Soldier,
];

/// Is it such a file?
pub(super) fn is(head: &[u8]) -> bool {
    head.starts_with(MAGIC)
}

/// Reads a whole file: what can be read. `place` is where the reading stood when something was wrong.
pub(super) fn read(file: &[u8], tree: &mut GameTree, place: &mut usize) -> Result<(), FileCause> {
    let head = file.get(..HEAD).ok_or(FileCause::Truncated)?;
    let mut records = Bytes::new(file, HEAD);
    *place = BOARD;
    *tree = GameTree::new(board(head)?.setup(first_square(&records, record))?);
    tree.set_tag("Event", &utf16_to_nul(&head[TITLE..]));
    read_records(tree, &mut records, place, record)
}

fn board(head: &[u8]) -> Result<Board, FileCause> {
    let mut board = Board::EMPTY;
    for (place, &byte) in head[BOARD..BOARD + 90].iter().enumerate() {
        let side = match byte >> 4 {
            1 => Side::RED,
            2 => Side::Black,
            _ => continue,
        };
        let kind = KINDS.get(usize::from(byte & 15).wrapping_sub(1));
        let kind = *kind.ok_or(FileCause::Field("a man on the board"))?;
        if let Some(square) = square(place as u8) {
            board.put(square, Piece::new(side, kind));
        }
    }
    Ok(board)
}

/// One move: what follows, from, to, and what is said of it.
fn record(bytes: &mut Bytes<'_>) -> Result<Record, FileCause> {
    let [marks, _, from, to] = bytes.array()?;
    let mut comment = String::new();
    if marks & 4 != 0 {
        let length = bytes.length()?;
        comment = utf16(bytes.take(length)?);
    }
    let squares = square(from).zip(square(to));
    Ok(Record { squares, goes_on: marks & 1 == 0, varies: marks & 2 != 0, comment })
}

/// Ranks from black's side, nine points each.
fn square(number: u8) -> Option<Square> {
    Variant::Xiangqi.square(number % 9, 9u8.checked_sub(number / 9)?)
}

fn utf16(bytes: &[u8]) -> String {
    let units = bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// A text that ends with a character 0.
fn utf16_to_nul(bytes: &[u8]) -> String {
    let pairs = bytes.chunks_exact(2).take_while(|pair| *pair != [0, 0]);
    let units: Vec<u8> = pairs.flatten().copied().collect();
    utf16(&units)
}
