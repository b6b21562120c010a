//! The positions that the other files check, and the same position in the independent library.

use cozy_chess::Board;
use duiyi::rules::{
    Chess, FenReading, Kind, MoveList, Piece, Position, Side, Square, Tagged, Variant,
};

use crate::files::{data, lines, rows};
use crate::random::Random;

pub(crate) fn variant(name: &str) -> Variant {
    match name {
        "chess" => Variant::Chess,
        "chess960" => Variant::Chess960,
        _ => panic!("no such variant: {name}"),
    }
}

pub(crate) fn read(variant: Variant, fen: &str) -> Chess {
    let setup = Chess::read_fen(variant, fen, FenReading::default());
    setup.unwrap_or_else(|error| panic!("{fen}: {error}")).position
}

pub(crate) fn generated(position: &Chess) -> MoveList {
    let mut list = MoveList::new();
    position.generate(&mut list);
    list
}

/// Every position of the data files.
pub(crate) fn all() -> Vec<Chess> {
    let mut positions = Vec::new();
    for (file, variant) in [
        ("chess/perft_core.epd", Variant::Chess),
        ("chess/perft_sample.epd", Variant::Chess),
        ("chess/perft960_sample.epd", Variant::Chess960),
    ] {
        let text = data(file);
        positions.extend(lines(&text).map(|line| read(variant, line.split(';').next().unwrap())));
    }
    let text = data("chess/legal.tsv");
    positions.extend(rows::<4>(&text).map(|[name, fen, _, _]| read(variant(name), fen)));
    positions
}

/// Men thrown onto a board: pins, checks and crowds that games seldom show. `None` if no position
/// may be like that.
pub(crate) fn thrown(random: &mut Random) -> Option<Chess> {
    let mut board = [' '; 64];
    for letter in ['K', 'k'] {
        board[random.below(64)] = letter;
    }
    for _ in 0..random.below(20) {
        let letter = random.one_of(b"PNBRQpnbrq");
        let pawn = letter.eq_ignore_ascii_case(&b'p');
        let square = if pawn { 8 + random.below(48) } else { random.below(64) };
        board[square] = char::from(letter);
    }
    // Rooks and kings at home now and then, so that there are rights.
    for (square, letter) in [(0, 'R'), (4, 'K'), (7, 'R'), (56, 'r'), (60, 'k'), (63, 'r')] {
        if random.below(3) == 0 {
            board[square] = letter;
        }
    }
    let variant = random.one_of(&[Variant::Chess, Variant::Chess960]);
    let side = random.one_of(&["w", "b"]);
    let file = char::from(b'a' + random.below(8) as u8);
    let passed = format!("{file}{}", if side == "w" { 6 } else { 3 });
    let fen = format!("{} {side} KQkq {passed}", ranks(&board));
    Chess::read_fen(variant, &fen, FenReading::default()).ok().map(|setup| setup.position)
}

fn ranks(board: &[char; 64]) -> String {
    let rank = |rank: usize| -> String {
        board[rank * 8..rank * 8 + 8].iter().map(|&c| if c == ' ' { '1' } else { c }).collect()
    };
    (0..8).rev().map(rank).collect::<Vec<_>>().join("/")
}

/// The position in the independent library; `None` if that does not take it.
pub(crate) fn peer(position: &Chess) -> Option<Board> {
    let fen = format!("{position} 0 1");
    let [board, side, rights, passed, ..] = fen.split(' ').collect::<Vec<_>>()[..] else {
        panic!("{fen}");
    };
    // It reads the rights of Chess960 as files only.
    let rights: String = rights.chars().map(|letter| peer_right(position, letter)).collect();
    Board::from_fen(&format!("{board} {side} {rights} {passed} 0 1"), true).ok()
}

fn peer_right(position: &Chess, letter: char) -> char {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let home = if side == Side::White { 0 } else { 56 };
    let rook = Piece::new(side, Kind::Rook);
    let on = |file: &u8| position.piece_at(Square::new(home + file)) == Some(rook);
    let file = match letter.to_ascii_lowercase() {
        'k' => (0..8).rev().find(on).unwrap(),
        'q' => (0..8).find(on).unwrap(),
        _ => return letter,
    };
    let letter = char::from(b'a' + file);
    if side == Side::White { letter.to_ascii_uppercase() } else { letter }
}

/// A move as the independent library names it: castling is the king onto its rook.
pub(crate) fn peer_move(position: &Chess, m: Tagged) -> cozy_chess::Move {
    let to = position.castling_rook(m).map_or(m.plain().to(), |(rook, _)| rook);
    let square = |square: Square| cozy_chess::Square::index(square.index());
    let kinds = cozy_chess::Piece::ALL;
    cozy_chess::Move {
        from: square(m.plain().from()),
        to: square(to),
        promotion: m.plain().promotion().map(|kind| kinds[usize::from(kind.number()) - 1]),
    }
}
