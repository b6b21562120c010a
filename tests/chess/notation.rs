//! Moves as people write them: SAN, long algebraic, figurines.

use duiyi::rules::{Chess, Notation, Position, Variant};

use crate::boards::{all, read, thrown, variant};
use crate::files::{data, lines, rows, shared};
use crate::notations::{answer, there_and_back};
use crate::random::Random;

const ALL: [Notation; 6] = [
    Notation::Auto,
    Notation::Uci,
    Notation::Iccs,
    Notation::San,
    Notation::Lan,
    Notation::Figurine,
];

#[test]
fn every_text_is_read_back() {
    all().iter().for_each(|position| there_and_back(position, &ALL));
    let mut random = Random(7);
    for _ in 0..2_000 {
        if let Some(position) = thrown(&mut random) {
            there_and_back(&position, &ALL);
        }
    }
}

#[test]
fn san_is_written_as_the_independent_library_does() {
    let text = data("chess/san.tsv");
    for [name, fen, uci, san] in rows(&text) {
        let position = read(variant(name), fen);
        let m = position.read_move(uci, Notation::Uci).unwrap();
        assert_eq!(position.write_move(m, Notation::San).as_str(), san, "{fen} {uci}");
    }
    let text = data("chess/san_lists.tsv");
    for [name, fen, expected] in rows(&text) {
        let position = read(variant(name), fen);
        let moves = position.legal_moves();
        let texts = moves.tagged().iter().map(|&m| position.write_tagged(m, Notation::San));
        let mut texts: Vec<String> = texts.map(|text| text.to_string()).collect();
        texts.sort();
        let mut expected: Vec<&str> = expected.split(' ').filter(|san| !san.is_empty()).collect();
        expected.sort();
        assert_eq!(texts, expected, "{fen}");
    }
}

#[test]
fn san_is_read_as_people_write_it() {
    let text = data("chess/san_read.tsv");
    for [name, fen, input, expected] in rows(&text) {
        let (position, input) = (read(variant(name), fen), input.replace("\\n", "\n"));
        assert_eq!(answer(&position, &input, Notation::San), expected, "{fen} {input}");
    }
}

/// The texts of the moves of games, a line a game: those that come with the tests, and those of whole
/// collections that lie beside the repository.
fn recorded() -> Vec<String> {
    let sample = data("chess/games_san.txt");
    let mut games: Vec<String> = lines(&sample).map(str::to_owned).collect();
    for name in ["chessjs_benchmark", "chesslib_Morphy_UTF8", "chesslib_linares_2002"] {
        if let Some(pgn) = shared(&format!("chess/games/{name}.pgn")) {
            games.extend(pgn.split("[Event ").skip(1).map(main_line));
        }
    }
    games
}

/// The moves of a game of a PGN file, without numbers, comments, variations and result.
fn main_line(game: &str) -> String {
    let (mut texts, mut depth) = (String::new(), 0);
    let moves = game.lines().skip(1).filter(|line| !line.starts_with('['));
    for c in moves.flat_map(|line| line.chars().chain([' '])) {
        match c {
            '{' | '(' => depth += 1,
            '}' | ')' => depth -= 1,
            _ if depth > 0 => {}
            _ => texts.push(if c == '.' { ' ' } else { c }),
        }
    }
    let is_move = |text: &&str| text.starts_with(|c: char| c.is_alphabetic()) || *text == "0-0";
    texts.split_whitespace().filter(is_move).collect::<Vec<_>>().join(" ")
}

#[test]
fn games_of_people_are_read() {
    let (mut games, mut moves) = (0, 0);
    for game in recorded() {
        let mut position = Chess::START;
        for text in game.split(' ').filter(|text| !text.is_empty()) {
            let m = position.read_move(text, Notation::San);
            let m = m.unwrap_or_else(|e| panic!("{position} {text}: {e} in {game}"));
            let written = position.write_move(m, Notation::San).to_string();
            let bare = |text: &str| text.trim_end_matches(['+', '#', '!', '?']).to_owned();
            assert_eq!(bare(&written), bare(text), "{position}");
            if moves % 20 == 0 {
                there_and_back(&position, &ALL);
            }
            moves += 1;
            position = position.play(position.tag(m).unwrap());
        }
        games += 1;
    }
    assert!(games >= 20 && moves >= 1_000, "{games} games, {moves} moves");
}

/// Every move of a puzzle is written and read, and the SAN of its solution (`bm Nf3 Qd5;`, `pv e4 e5;`)
/// is read: of those that come with the tests, and of the collections beside the repository.
#[test]
fn puzzles_are_written_and_read() {
    let mut texts = vec![data("chess/puzzles.epd")];
    let names = ["eret", "lct2", "lichess_puzzles_1000", "pet_pawn_endgames", "silent_but_deadly"];
    for name in names.into_iter().chain(["sts1-15_v6", "wac"]) {
        texts.extend(shared(&format!("chess/tactics/{name}.epd")));
    }
    let mut solutions = 0;
    for line in texts.iter().flat_map(|text| lines(text)) {
        let fields: Vec<&str> = line.splitn(5, ' ').collect();
        let position = read(Variant::Chess, &fields[..4].join(" "));
        there_and_back(&position, &ALL);
        for operation in fields[4].split(';').map(str::trim) {
            match operation.split_once(' ') {
                Some(("bm", moves)) => moves.split(' ').for_each(|text| follow(position, text)),
                Some(("pv", moves)) => follow(position, moves),
                _ => continue,
            }
            solutions += 1;
        }
    }
    println!("{solutions}");
    assert!(solutions >= 24, "{solutions}");
}

fn follow(mut position: Chess, moves: &str) {
    for text in moves.split(' ') {
        let m = position.read_move(text, Notation::San);
        let m = m.unwrap_or_else(|e| panic!("{position} {text}: {e}"));
        assert_eq!(position.write_move(m, Notation::San).as_str(), text, "{position}");
        position = position.play(position.tag(m).unwrap());
    }
}
