//! Random games and random boards, compared with the slow generator at every ply.

use duiyi::rules::{
    FenReading, Kind, Move, MoveList, Position, Side, Square, Squares, Tagged, Variant, Xiangqi,
};

use crate::exchange::compare_exchange;
use crate::files::long;
use crate::random::Random;
use crate::slow::{Place, SlowXiangqi, places};
use crate::{arrangement, number, scattered};

fn squares(places: impl IntoIterator<Item = Place>) -> Squares {
    places.into_iter().map(|place| Square::new(number(place))).collect()
}

/// What stands where, who moves, and what may be played are the same.
fn compare(fast: &Xiangqi, slow: &SlowXiangqi) {
    let fen = slow.fen();
    assert_eq!(fast.to_string(), format!("{fen} - -"));
    let moves: Vec<Move> = fast.legal_moves().iter().collect();
    let expected: Vec<Move> = slow
        .legal_moves()
        .into_iter()
        .map(|(from, to)| Move::new(Square::new(number(from)), Square::new(number(to)), None))
        .collect();
    assert_eq!(moves, expected, "{fen}");
    assert_eq!(fast.count_moves() as usize, moves.len(), "{fen}");
    assert_eq!(fast.in_check(), slow.in_danger(slow.red_moves), "{fen}");
    compare_captures(fast, slow);
}

fn compare_captures(fast: &Xiangqi, slow: &SlowXiangqi) {
    let mut captures = MoveList::new();
    fast.generate_captures(&mut captures);
    captures.sort();
    let taking = |m: &&Tagged| fast.captured_square(**m).is_some();
    let moves = fast.legal_moves();
    let expected: Vec<&Tagged> = moves.tagged().iter().filter(taking).collect();
    assert_eq!(captures.tagged().iter().collect::<Vec<_>>(), expected, "{}", slow.fen());
    fast.generate_quiets(&mut captures);
    captures.sort();
    assert_eq!(captures.tagged(), moves.tagged(), "{}", slow.fen());
    for m in moves.tagged() {
        let to = (i32::from(m.plain().to().number() / 9), i32::from(m.plain().to().number() % 9));
        let expected = slow.holds(!slow.red_moves, to).then_some(m.plain().to());
        assert_eq!(fast.captured_square(*m), expected);
        assert_eq!(fast.castling_rook(*m), None);
        assert_eq!(fast.tag(m.plain()), Some(*m));
    }
}

/// Men, generals, attacked squares and attackers, both sides; all of it square by square.
fn compare_squares(fast: &Xiangqi, slow: &SlowXiangqi) {
    let fen = slow.fen();
    for (side, red) in [(Side::RED, true), (Side::Black, false)] {
        let attackers = |place| squares(slow.attackers(red, place));
        for place in places() {
            let square = Square::new(number(place));
            assert_eq!(fast.attackers(square, side), attackers(place), "{fen} {place:?}");
        }
        let attacked = squares(places().filter(|&place| !attackers(place).is_empty()));
        assert_eq!(fast.attacked_by(side), attacked, "{fen}");
        let held = squares(places().filter(|&place| slow.holds(red, place)));
        assert_eq!(fast.occupied_by(side), held, "{fen}");
        assert_eq!(Some(fast.king(side)), squares(slow.general(red)).iter().next(), "{fen}");
    }
    let general = slow.general(slow.red_moves).expect("a general");
    assert_eq!(fast.checkers(), squares(slow.attackers(!slow.red_moves, general)), "{fen}");
    for place in places() {
        let letter = fast.piece_at(Square::new(number(place))).map_or('.', |piece| piece.letter());
        assert_eq!(letter, slow.at(place), "{fen}");
    }
}

/// Making and unmaking leaves everything as it was; playing is making; the hash is that of the
/// same position read from its FEN.
fn compare_making(before: &Xiangqi, m: Tagged) {
    let mut board = *before;
    let undo = board.make(m);
    let played = before.play(m);
    assert_eq!(format!("{board:?}"), format!("{played:?}"));
    assert_eq!(board, played);
    let read = arrangement(&board.to_string()).expect("a legal move leads to a legal position");
    assert_eq!(read.hash(), board.hash(), "{board}");
    assert_eq!(read, board);
    assert_ne!(board, *before);
    assert_eq!(before.gives_check(m), board.in_check(), "{before} {m:?}");
    compare_exchange(before, m);
    board.unmake(m, undo);
    assert_eq!(format!("{board:?}"), format!("{before:?}"));
}

#[test]
fn random_games_have_the_moves_that_the_slow_generator_finds() {
    let mut random = Random(1);
    let mut longest = 0;
    for game in 0..if long() { 20_000 } else { 2_000 } {
        let mut fast = Xiangqi::START;
        let mut slow =
            SlowXiangqi::from_fen("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w");
        // One game in a hundred is played out, the others show openings and middle games.
        let plies = if game % 100 == 0 { 600 } else { 20 };
        for ply in 0..plies {
            compare(&fast, &slow);
            let moves = slow.legal_moves();
            if moves.is_empty() {
                break;
            }
            let captures: Vec<_> =
                moves.iter().copied().filter(|&(_, to)| slow.at(to) != '.').collect();
            let eager = !captures.is_empty() && random.below(4) == 0;
            let (from, to) = random.one_of(if eager { &captures } else { &moves });
            let m = Move::new(Square::new(number(from)), Square::new(number(to)), None);
            let tagged = fast.tag(m).expect("a legal move");
            if random.below(50) == 0 {
                compare_squares(&fast, &slow);
                fast.legal_moves().tagged().iter().for_each(|&m| compare_making(&fast, m));
            }
            fast.make(tagged);
            slow = slow.after((from, to));
            longest = longest.max(ply);
        }
    }
    assert!(longest > 200, "no long game");
}

#[test]
fn scattered_men_have_the_moves_that_the_slow_generator_finds() {
    let mut random = Random(2);
    let (mut boards, mut checks) = (0, 0);
    while boards < if long() { 300_000 } else { 10_000 } {
        let mut slow = scattered(&mut random);
        let Some(mut fast) = arrangement(&slow.fen()) else {
            let facing = slow.general(true).unwrap().1 == slow.general(false).unwrap().1;
            assert!(facing || slow.in_danger(!slow.red_moves), "{}", slow.fen());
            continue;
        };
        boards += 1;
        // And a few plies on from there: strays walk home, screens and legs come and go.
        for _ in 0..4 {
            compare(&fast, &slow);
            checks += u32::from(fast.in_check());
            let moves = slow.legal_moves();
            if moves.is_empty() {
                break;
            }
            if boards % 20 == 0 {
                compare_squares(&fast, &slow);
                fast.legal_moves().tagged().iter().for_each(|&m| compare_making(&fast, m));
            }
            let (from, to) = random.one_of(&moves);
            let m = Move::new(Square::new(number(from)), Square::new(number(to)), None);
            fast = fast.play(fast.tag(m).expect("a legal move"));
            slow = slow.after((from, to));
        }
    }
    assert!(checks > boards / 10, "only {checks} checks on {boards} boards");
}

/// The two horses change places: the same position, though the men are not the same.
#[test]
fn men_of_a_kind_are_not_told_apart() {
    let fen = "4k4/9/9/9/9/9/9/2N1N4/9/3K5 w";
    let start = arrangement(fen).unwrap();
    let mut board = start;
    for text in ["c2d4", "e9e8", "e2c3", "e8e9", "d4e2", "e9e8", "c3e4", "e8e9", "e4c5", "e9e8"]
        .into_iter()
        .chain(["c5d3", "e8e9", "d3e1", "e9e8", "e1c2", "e8e9"])
    {
        let m = board.read_move(text, Default::default()).unwrap_or_else(|e| panic!("{text}: {e}"));
        board.make(board.tag(m).unwrap());
    }
    assert_eq!(board.to_string(), start.to_string());
    assert_eq!(board, start);
    assert_eq!(board.hash(), start.hash());
    assert_ne!(format!("{board:?}"), format!("{start:?}"), "the horses were to change places");
}

#[test]
fn positions_differ_in_a_man_a_point_or_the_side_to_move() {
    let fens = [
        "4k4/9/9/9/9/9/9/2N1N4/9/3K5 w",
        "4k4/9/9/9/9/9/9/2N1N4/9/3K5 b",
        "4k4/9/9/9/9/9/9/2N1C4/9/3K5 w",
        "4k4/9/9/9/9/9/9/2N2N3/9/3K5 w",
        "4k4/9/9/9/9/9/9/2N1n4/9/3K5 w",
        "4k4/9/9/9/9/9/9/2N6/9/3K5 w",
    ];
    let positions = fens.map(|fen| arrangement(fen).unwrap());
    for (i, a) in positions.iter().enumerate() {
        for b in &positions[..i] {
            assert_ne!(a, b);
            assert_ne!(a.hash(), b.hash());
        }
    }
}

#[test]
fn captures_and_steps_forward_are_irreversible() {
    let board = arrangement("3k5/9/9/9/2P1n4/9/9/4R4/9/4K4 w").unwrap();
    for m in board.legal_moves().tagged() {
        let (from, to) = (m.plain().from().number(), m.plain().to().number());
        let soldier = board.piece_at(m.plain().from()).unwrap().kind == Kind::Soldier;
        let forward = soldier && to == from + 9;
        let takes = to == 49;
        assert_eq!(board.is_irreversible(*m), forward || takes, "{from} {to}");
    }
}

#[test]
fn squares_beyond_the_board_hold_and_attack_nothing() {
    for number in [90, 91, 127, 128, 255] {
        let square = Square::new(number);
        assert_eq!(Xiangqi::START.piece_at(square), None);
        for side in Side::ALL {
            assert_eq!(Xiangqi::START.attackers(square, side), Squares::EMPTY);
        }
        assert_eq!(Xiangqi::START.tag(Move::new(Square::new(0), square, None)), None);
        assert_eq!(Xiangqi::START.tag(Move::new(square, Square::new(9), None)), None);
    }
    let promoting = Move::new(Square::new(27), Square::new(36), Some(Kind::Chariot));
    assert_eq!(Xiangqi::START.tag(promoting), None);
}

#[test]
fn the_start_is_the_start() {
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    let reading = FenReading { strict: true, ..FenReading::default() };
    let read = Xiangqi::read_fen(Variant::Xiangqi, fen, reading).unwrap();
    assert_eq!(read.position, Xiangqi::START);
    assert_eq!(read.to_string(), fen);
}
