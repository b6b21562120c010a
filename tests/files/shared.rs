//! Real files, where the shared test facts lie beside the repository: what other readers find in them.

use std::path::{Path, PathBuf};

use duiyi::files::{Entry, GameResult, GameTree, NodeId};
use duiyi::rules::{Notation, Position, Setup};
use serde_json::Value;

use crate::read;

/// A file of the shared facts; says so if they are not there.
fn shared(name: &str) -> Option<Vec<u8>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(name);
    let bytes = std::fs::read(&path).ok();
    if bytes.is_none() {
        eprintln!("not compared, since it is not there: {}", path.display());
    }
    bytes
}

fn files_in(name: &str) -> Vec<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(name);
    let entries = std::fs::read_dir(path).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// FEN at the end of the main line, as it would be with the counters of a game.
fn final_board(tree: &GameTree) -> String {
    let last = tree.main_line().last().unwrap_or(NodeId::ROOT);
    let position = tree.position(last).expect("a node");
    position.to_string().split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// Files in which python-chess 1.11.2 finds something else than we do, and why.
const DIFFER: [(&str, &str); 9] = [
    ("chess-library__square_bracket", "leaves the escapes in the value of a tag"),
    ("chess-library__corrupted", "passes over what is no move; here the game is broken"),
    ("chessjs__0", "passes over HTML between tags; here the game is broken"),
    ("mliebelt-doc__sampleGameThrow", "passes over a German move; here the game is broken"),
    ("chesslib__ep", "a game of a lonely result; here it belongs to the game before"),
    ("chesslib__err", "a game of a lonely result; here it belongs to the game before"),
    ("chesslib__z0", "a game of a lonely result; here it belongs to the game before"),
    ("python-chess__knightvuillaume", "plays Crazyhouse"),
    ("python-chess__saturs", "plays Crazyhouse"),
];

fn compare(name: &str, expected: &Value, entries: &[Entry]) -> Result<(), String> {
    let games = expected["games_detail"].as_array().expect("games");
    let differs = |what: &str, theirs: &Value, ours: &dyn std::fmt::Debug| {
        Err(format!("{name}: {what}: {theirs} there, {ours:?} here"))
    };
    if entries.len() != games.len() {
        return differs("games", &expected["games"], &entries.len());
    }
    for (game, entry) in games.iter().zip(entries) {
        let tree = &entry.tree;
        let plies = tree.main_line().count();
        if game["plies"] != plies {
            return differs("plies", &game["plies"], &plies);
        }
        let broken = !game["errors"].as_array().expect("errors").is_empty();
        if broken != entry.error.is_some() {
            return differs("errors", &game["errors"], &entry.error);
        }
        let fen = game["final_fen"].as_str().expect("a FEN");
        if final_board(tree) != fen.split(' ').take(2).collect::<Vec<_>>().join(" ") {
            return differs("board", &game["final_fen"], &final_board(tree));
        }
        let told = game["result"].as_str().filter(|&result| result != "?").unwrap_or("*");
        if !broken && told != tree.result().text() {
            return differs("result", &game["result"], &tree.result());
        }
        for (theirs, tag) in [("white", "White"), ("black", "Black")] {
            let ours = tree.tag(tag).unwrap_or("?");
            if game[theirs].as_str() != Some(ours) {
                return differs(tag, &game[theirs], &ours);
            }
        }
    }
    Ok(())
}

#[test]
fn edge_files_as_python_chess_reads_them() {
    let Some(expected) = shared("chess/pgn_edge_expected.json") else { return };
    let expected: Value = serde_json::from_slice(&expected).expect("JSON");
    let files = expected["files"].as_array().expect("files");
    assert_eq!(files.len(), 64);
    let mut others = Vec::new();
    for file in files {
        let name = file["file"].as_str().expect("a name").trim_start_matches("edge/");
        let bytes = shared(&format!("chess/pgn_edge/{name}")).expect("all of them");
        let known = DIFFER.iter().any(|(differs, _)| name.starts_with(differs));
        match (compare(name, file, &read(&bytes)), known) {
            (Ok(()), false) | (Err(_), true) => {}
            (Ok(()), true) => others.push(format!("{name}: does not differ any more")),
            (Err(difference), false) => others.push(difference),
        }
    }
    assert!(others.is_empty(), "{}", others.join("\n"));
}

/// Games, moves of main lines, moves of all lines, broken games.
fn count(entries: &[Entry]) -> [usize; 4] {
    let sum = |of: fn(&Entry) -> usize| entries.iter().map(of).sum();
    [
        entries.len(),
        sum(|entry| entry.tree.main_line().count()),
        sum(|entry| entry.tree.len()),
        sum(|entry| entry.error.is_some().into()),
    ]
}

#[test]
fn counts() {
    for (name, counts) in [
        ("chess/games/chessjs_benchmark.pgn", [100, 6193, 6193, 0]),
        ("chess/games/chesslib_Morphy_UTF8.pgn", [211, 13835, 13835, 0]),
        ("chess/games/chesslib_linares_2002.pgn", [42, 3063, 6301, 0]),
        ("chess/games/chesslib_longest.pgn", [1, 17697, 17697, 0]),
        ("xiangqi/games/masters_1956_1989_iccs.pgn", [129, 10522, 10522, 0]),
        ("xiangqi/raw_formats/wukong__game.ubb", [1, 9, 23, 0]),
        ("xiangqi/raw_formats/cchess__test.cbr", [1, 28, 102, 0]),
        ("xiangqi/raw_formats/cchess__test1.xqf", [1, 110, 110, 0]),
        ("xiangqi/raw_formats/cchess__ucci_test1.xqf", [1, 43, 43, 0]),
        ("xiangqi/raw_formats/cchess__UnitTest.xqf", [1, 5, 19, 0]),
        ("xiangqi/raw_formats/cchess__game_varations.xqf", [1, 8, 24, 0]),
        ("xiangqi/raw_formats/cchess__BadMoveTest1.xqf", [1, 43, 43, 0]),
        // Its tenth move starts from an empty point.
        ("xiangqi/raw_formats/cchess__BadMoveTest3.xqf", [1, 9, 9, 1]),
        ("xiangqi/raw_formats/cchess__EmptyTest.xqf", [1, 0, 0, 0]),
        ("xiangqi/raw_formats/cchess__NoMove.xqf", [1, 0, 0, 0]),
    ] {
        let Some(bytes) = shared(name) else { return };
        assert_eq!(count(&read(&bytes)), counts, "{name}");
    }
}

/// White wins, black wins, draws, not known: as PyPI chess 1.11.2 finds them (of xiangqi: as the tags say).
fn results(entries: &[Entry]) -> [usize; 4] {
    use GameResult::{Black, Draw, Unknown, White};
    [White, Black, Draw, Unknown]
        .map(|result| entries.iter().filter(|entry| entry.tree.result() == result).count())
}

#[test]
fn results_of_real_games() {
    for (name, expected) in [
        ("chess/games/chessjs_benchmark.pgn", [55, 43, 2, 0]),
        ("chess/games/chesslib_Morphy_UTF8.pgn", [135, 58, 18, 0]),
        ("chess/games/chesslib_linares_2002.pgn", [14, 1, 27, 0]),
        ("chess/games/chesslib_longest.pgn", [1, 0, 0, 0]),
        ("xiangqi/games/masters_1956_1989_iccs.pgn", [61, 30, 38, 0]),
    ] {
        let Some(bytes) = shared(name) else { return };
        assert_eq!(results(&read(&bytes)), expected, "{name}");
    }
}

/// Lists of moves, put into PGN: two thousand games by people.
#[test]
fn lists_of_xiangqi_games() {
    let (Some(lines), Some(played)) = (
        shared("xiangqi/games/hu_ronghua_1391_iccs.txt"),
        shared("xiangqi/games/elephantchess_pvp.jsonl"),
    ) else {
        return;
    };
    let pgn = |result: &str, moves: &str| format!("[Result \"{result}\"]\n\n{moves} {result}\n\n");
    let mut hu = String::new();
    for line in String::from_utf8(lines).expect("UTF-8").lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        hu += &pgn(columns[3], columns[4]);
    }
    let mut elephant = String::new();
    for line in String::from_utf8(played).expect("UTF-8").lines() {
        let game: Value = serde_json::from_str(line).expect("JSON");
        let text = |name: &str| game[name].as_str().expect("a text").to_owned();
        elephant += &pgn(&text("result"), &text("moves"));
    }
    for (text, counts, expected) in [
        (hu, [1391, 120_357, 120_357, 0], [2, 5, 0, 1384]),
        (elephant, [565, 27_798, 27_798, 0], [253, 290, 22, 0]),
    ] {
        let entries = crate::read_with(
            text.as_bytes(),
            &duiyi::files::ReaderOptions {
                variant: Some(duiyi::rules::Variant::Xiangqi),
                ..Default::default()
            },
        );
        assert_eq!((count(&entries), results(&entries)), (counts, expected));
    }
}

#[cfg(feature = "encodings")]
#[test]
fn gbk_files() {
    for (name, counts) in [
        ("xiangqi/raw_formats/cchess__test.pgn", [1, 25, 25, 0]),
        ("xiangqi/raw_formats/gbk_sample.PGN", [1, 61, 61, 0]),
    ] {
        let Some(bytes) = shared(name) else { return };
        assert_eq!(count(&read(&bytes)), counts, "{name}");
    }
}

/// The moves of an XQF file are those that the list beside it has.
#[test]
fn moves_of_xqf_files() {
    for name in ["test1", "ucci_test1"] {
        let Some(list) = shared(&format!("xiangqi/raw_formats/cchess__{name}_move.txt")) else {
            return;
        };
        let file =
            shared(&format!("xiangqi/raw_formats/cchess__{name}.xqf")).expect("both of them");
        let tree = read(file).remove(0).whole().expect("a whole game");
        let list = String::from_utf8(list).expect("UTF-8");
        let result = |line: &&str| line.is_empty() || line.ends_with(['胜', '和']);
        let mut moves = list.lines().map(str::trim).filter(|line| !result(line));
        let fen = moves.next().expect("the start");
        assert_eq!(tree.start().to_string().split(' ').next(), fen.split(' ').next());
        let mut position = tree.start().position;
        for node in tree.main_line() {
            let text = moves.next().expect("a move");
            let m = position.read_tagged(text, Notation::Auto).expect("a legal move");
            assert_eq!(Some(m.plain()), tree.played(node), "{text}");
            position = position.play(m);
        }
        assert_eq!(moves.next(), None);
    }
}

/// Every game of every file, written and read again.
#[test]
fn identity_of_real_games() {
    let folders = ["chess/pgn_edge", "chess/games", "xiangqi/games", "xiangqi/raw_formats"];
    for path in folders.iter().flat_map(|name| files_in(name)) {
        for entry in read(std::fs::read(&path).expect("a file")) {
            let text = entry.tree.to_pgn(Notation::Auto);
            let again = read(&text);
            assert_eq!(again.len(), 1, "{path:?}\n{text}");
            assert!(again[0].error.is_none() && again[0].tree == entry.tree, "{path:?}\n{text}");
            assert_eq!(again[0].tree.to_pgn(Notation::Auto), text);
        }
    }
    let usual = Setup::usual(duiyi::rules::Variant::Chess);
    assert!(GameTree::new(usual).is_empty());
}
