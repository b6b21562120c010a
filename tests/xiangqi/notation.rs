//! Moves as people write them: Chinese and WXF.

use duiyi::rules::{Notation, Position, Xiangqi};

use crate::files::{data, lines, rows, shared};
use crate::notations::{answer, there_and_back};
use crate::random::Random;
use crate::{arrangement, position, scattered};

const ALL: [Notation; 7] = [
    Notation::Auto,
    Notation::Uci,
    Notation::Uci1,
    Notation::Iccs,
    Notation::Wxf,
    Notation::Chinese,
    Notation::ChineseTraditional,
];

#[test]
fn every_text_is_read_back() {
    let text = data("xiangqi/perft.tsv");
    for [_, fen, ..] in rows::<7>(&text).skip(1) {
        there_and_back(&arrangement(fen).unwrap(), &ALL);
    }
    let mut random = Random(11);
    let mut boards = 0;
    while boards < 1_000 {
        let Some(mut board) = arrangement(&scattered(&mut random).fen()) else { continue };
        boards += 1;
        for _ in 0..8 {
            there_and_back(&board, &ALL);
            let moves = board.legal_moves();
            if moves.is_empty() {
                break;
            }
            board = board.play(random.one_of(moves.tagged()));
        }
    }
}

#[test]
fn moves_are_written() {
    let text = data("xiangqi/notation.tsv");
    for [fen, iccs, wxf, simplified, traditional] in rows(&text) {
        let board = position(fen);
        let m = board.read_move(iccs, Notation::Iccs).unwrap();
        for (notation, expected) in [
            (Notation::Wxf, wxf),
            (Notation::Chinese, simplified),
            (Notation::ChineseTraditional, traditional),
        ] {
            assert_eq!(board.write_move(m, notation).as_str(), expected, "{fen} {iccs}");
        }
    }
}

#[test]
fn moves_are_read_as_people_write_them() {
    let text = data("xiangqi/notation_read.tsv");
    for [fen, input, expected] in rows(&text) {
        assert_eq!(answer(&position(fen), input, Notation::Auto), expected, "{fen} {input}");
    }
}

/// Positions with the moves that people played there: games from the usual start and puzzles. Those
/// that come with the tests, and those of whole collections that lie beside the repository.
fn recorded() -> Vec<(Xiangqi, Vec<String>)> {
    let mut games = Vec::new();
    let sample = data("xiangqi/games_iccs.txt");
    let moves = |line: &str| line.split_whitespace().map(str::to_owned).collect();
    games.extend(lines(&sample).map(|line| (Xiangqi::START, moves(line))));
    if let Some(text) = shared("xiangqi/games/hu_ronghua_1391_iccs.txt") {
        let last = |line: &str| line.rsplit('\t').next().map(moves).unwrap_or_default();
        games.extend(lines(&text).map(|line| (Xiangqi::START, last(line))));
    }
    if let Some(text) = shared("xiangqi/games/puzzles_mate.jsonl") {
        for puzzle in lines(&text) {
            let puzzle: serde_json::Value = serde_json::from_str(puzzle).unwrap();
            let (fen, line) = (puzzle["fen"].as_str().unwrap(), puzzle["line"].as_str());
            games.extend(arrangement(fen).map(|board| (board, moves(line.unwrap_or_default()))));
        }
    }
    games
}

#[test]
fn games_and_puzzles_are_written_and_read() {
    let (mut games, mut plies) = (0, 0);
    for (mut board, moves) in recorded() {
        for text in moves {
            if plies % 50 == 0 {
                there_and_back(&board, &ALL);
            }
            let m = board.read_move(&text, Notation::Auto);
            let m = board.tag(m.unwrap_or_else(|e| panic!("{board} {text}: {e}"))).unwrap();
            for notation in ALL {
                let text = board.write_tagged(m, notation);
                assert_eq!(board.read_move(text.as_str(), notation), Ok(m.plain()), "{board}");
            }
            plies += 1;
            board = board.play(m);
        }
        games += 1;
    }
    assert!(games >= 20 && plies >= 1_000, "{games} games, {plies} plies");
}
