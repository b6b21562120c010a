//! Random games and thrown positions: the same moves as an independent library, and everything
//! that a position promises about itself.

use cozy_chess::Board;
use duiyi::rules::{
    Chess, FenReading, Kind, MoveList, Notation, Position, Side, Square, Squares, Tagged, Variant,
};

use crate::boards::{all, generated, peer, peer_move, read, thrown};
use crate::exchange::compare_exchange;
use crate::files::long;
use crate::random::Random;

#[test]
fn games_of_chess() {
    let mut random = Random(1);
    for _ in 0..times(1000) {
        play(&mut random, Chess::START, Board::default());
    }
}

#[test]
fn games_of_chess960() {
    let mut random = Random(2);
    for _ in 0..times(1000) {
        let (white, black) = (random.below(960) as u16, random.below(960) as u16);
        let board = Board::double_chess960_startpos(white.into(), black.into());
        play(&mut random, start(white, black), board);
    }
}

#[test]
fn games_from_the_data_files() {
    let mut random = Random(3);
    for position in all() {
        if let Some(board) = peer(&position) {
            play(&mut random, position, board);
        }
    }
}

#[test]
fn thrown_positions() {
    let mut random = Random(4);
    let mut taken = 0;
    for _ in 0..times(20_000) {
        let Some(position) = thrown(&mut random) else { continue };
        inspect(&position);
        if let Some(board) = peer(&position) {
            compare(&position, &board);
            taken += 1;
        }
    }
    assert!(taken > times(2_500), "{taken}");
}

fn times(quick: usize) -> usize {
    if long() { 20 * quick } else { quick }
}

/// White's men of one of the 960 starts, black's of another.
fn start(white: u16, black: u16) -> Chess {
    let [white, black] = [white, black].map(|n| Chess::start960(n).unwrap().to_string());
    let lower = black.split('/').next().unwrap();
    let fen = format!("{lower}/{}", white.split_once('/').unwrap().1);
    Chess::read_fen(Variant::Chess960, &fen, FenReading::default()).unwrap().position
}

/// Plays on by chance, comparing each position, and inspecting some.
fn play(random: &mut Random, mut position: Chess, mut board: Board) {
    for _ in 0..200 {
        let moves = compare(&position, &board);
        if random.below(16) == 0 {
            inspect(&position);
        }
        if moves.is_empty() {
            return;
        }
        let m = random.one_of(moves.tagged());
        board.play_unchecked(peer_move(&position, m));
        position = position.play(m);
    }
}

/// The same legal moves and checkers as the independent library.
fn compare(position: &Chess, board: &Board) -> MoveList {
    let moves = generated(position);
    let key = |m: &cozy_chess::Move| (m.from, m.to, m.promotion);
    let mut ours: Vec<_> = moves.tagged().iter().map(|&m| peer_move(position, m)).collect();
    let mut theirs = Vec::new();
    board.generate_moves(|set| {
        theirs.extend(set);
        false
    });
    ours.sort_unstable_by_key(key);
    theirs.sort_unstable_by_key(key);
    assert_eq!(ours, theirs, "{position:?}");
    assert_eq!(position.checkers(), Squares(board.checkers().0.into()), "{position:?}");
    moves
}

/// What a position says of itself must fit together.
fn inspect(position: &Chess) {
    let moves = generated(position);
    assert_eq!(position.count_moves() as usize, moves.len(), "{position:?}");
    assert_eq!(position.in_check(), !position.checkers().is_empty());
    let captures: Vec<Tagged> =
        sorted(
            moves.tagged().iter().copied().filter(|&m| {
                position.captured_square(m).is_some() || m.plain().promotion().is_some()
            }),
        );
    let mut list = MoveList::new();
    position.generate_captures(&mut list);
    assert_eq!(sorted(list.tagged().iter().copied()), captures, "{position:?}");
    position.generate_quiets(&mut list);
    assert_eq!(
        sorted(list.tagged().iter().copied()),
        sorted(moves.tagged().iter().copied()),
        "{position:?}"
    );

    let mut children = Vec::new();
    position.for_each_child(|child| children.push(*child));
    for &m in moves.tagged() {
        let after = position.play(m);
        assert!(children.contains(&after), "{position:?} {m:?}");
        assert_eq!(after.hash(), reread(&after).hash(), "{after:?}");
        assert_eq!(reread(&after), after);
        let mut board = *position;
        let undo = board.make(m);
        assert_eq!((board, board.hash()), (after, after.hash()));
        board.unmake(m, undo);
        assert_eq!((board, board.hash()), (*position, position.hash()));
        assert_eq!(position.gives_check(m), after.in_check(), "{position:?} {m:?}");
        compare_exchange(position, m);
        assert_eq!(position.is_irreversible(m), cannot_come_again(position, m, &after));
    }
    assert_eq!(children.len(), moves.len());
    for side in Side::ALL {
        attacks(position, side);
    }
}

fn sorted(moves: impl Iterator<Item = Tagged>) -> Vec<Tagged> {
    let mut moves: Vec<Tagged> = moves.collect();
    moves.sort_by_key(|m| m.plain().number());
    moves
}

/// The position by way of its FEN: a hash made from nothing.
fn reread(position: &Chess) -> Chess {
    let setup = Chess::read_fen(position.variant(), &position.to_string(), FenReading::default());
    setup.unwrap_or_else(|error| panic!("{position}: {error}")).position
}

fn cannot_come_again(position: &Chess, m: Tagged, after: &Chess) -> bool {
    // How many, since a right may change its letter when another rook comes or goes.
    let rights = |p: &Chess| match p.to_string().split(' ').nth(2).unwrap() {
        "-" => 0,
        letters => letters.len(),
    };
    let men = |p: &Chess| Side::ALL.map(|side| p.occupied_by(side).len());
    let pawn = position.piece_at(m.plain().from()).unwrap().kind == Kind::Pawn;
    pawn || men(position) != men(after) || rights(position) != rights(after)
}

/// Attacked squares and attackers, against rays walked step by step.
fn attacks(position: &Chess, side: Side) {
    let mut attackers = [Squares::EMPTY; 64];
    for from in position.occupied_by(side).iter() {
        for target in walks(position, from) {
            attackers[target.index()] |= Squares::EMPTY.with(from);
        }
    }
    for target in (0..64).map(Square::new) {
        let attackers = attackers[target.index()];
        assert_eq!(position.attackers(target, side), attackers, "{position:?} {target:?}");
        let attacked = position.attacked_by(side).contains(target);
        assert_eq!(attacked, !attackers.is_empty(), "{position:?} {target:?}");
    }
}

/// The squares that a man attacks.
fn walks(position: &Chess, from: Square) -> Vec<Square> {
    const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
    const KNIGHT: [(i8, i8); 8] =
        [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    let man = position.piece_at(from).unwrap();
    let ahead = if man.side == Side::White { 1 } else { -1 };
    let (directions, far) = match man.kind {
        Kind::Pawn => (vec![(-1, ahead), (1, ahead)], 1),
        Kind::Knight => (KNIGHT.to_vec(), 1),
        Kind::King => ([STRAIGHT, DIAGONAL].concat(), 1),
        Kind::Bishop => (DIAGONAL.to_vec(), 7),
        Kind::Rook => (STRAIGHT.to_vec(), 7),
        _ => ([STRAIGHT, DIAGONAL].concat(), 7),
    };
    let mut squares = Vec::new();
    for (right, up) in directions {
        let (mut file, mut rank) = ((from.number() % 8) as i8, (from.number() / 8) as i8);
        for _ in 0..far {
            (file, rank) = (file + right, rank + up);
            if !(0..8).contains(&file) || !(0..8).contains(&rank) {
                break;
            }
            let square = Square::new((rank * 8 + file) as u8);
            squares.push(square);
            if position.piece_at(square).is_some() {
                break;
            }
        }
    }
    squares
}

#[test]
fn equal_positions_have_equal_hashes() {
    for (one, other) in [
        ("d2d4 d7d5 g1f3", "g1f3 d7d5 d2d4"),
        ("g1f3 g8f6 b1c3 b8c6", "b1c3 b8c6 g1f3 g8f6"),
        // No capture en passant was possible, so the position is the same.
        ("e2e4 e7e5 g1f3 g8f6", "g1f3 g8f6 e2e4 e7e5"),
    ] {
        let [one, other] = [one, other].map(after);
        assert_eq!((one, one.hash()), (other, other.hash()));
    }
    let start = Chess::START;
    for (other, why) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -", "the side to move"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qkq -", "a castling right"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBRN w Qkq -", "two men"),
    ] {
        assert_ne!(read(Variant::Chess, other).hash(), start.hash(), "{why}");
    }
    // The right to take en passant is gone when the same men stand there again.
    let [one, other] =
        ["e2e4 g8f6 e4e5 d7d5", "e2e4 g8f6 e4e5 d7d5 b1c3 b8c6 c3b1 c6b8"].map(after);
    assert_ne!(one.hash(), other.hash());
    // The variant is no part of it: the same men with the same rights are the same position.
    assert_eq!(start.hash(), Chess::START_960.hash());
    assert_ne!(start, Chess::START_960);
}

fn after(moves: &str) -> Chess {
    moves.split(' ').fold(Chess::START, |position, text| {
        let m = position.read_move(text, Notation::Uci).unwrap();
        position.play(position.tag(m).unwrap())
    })
}
