//! Conversations with the program itself, over its standard input and output.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Longer than any answer may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

const XIANGQI_START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

/// The program, and the lines it writes.
struct Program {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Program {
    fn start() -> Program {
        Program::start_with(&[])
    }

    fn start_with(arguments: &[&str]) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_duiyi-uci"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Program { input: child.stdin.take(), child, lines }
    }

    fn say(&mut self, text: &str) {
        let input = self.input.as_mut().expect("its input is open");
        writeln!(input, "{text}").expect("the program listens");
    }

    /// All lines up to the one that begins with `word`, that one included.
    fn hear(&self, word: &str) -> Vec<String> {
        let mut heard: Vec<String> = Vec::new();
        while heard.last().is_none_or(|line| !line.starts_with(word)) {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => heard.push(line),
                Err(error) => panic!("no {word} ({error}), but {heard:#?}"),
            }
        }
        heard
    }

    /// The answer to a question that is one line.
    fn ask(&mut self, question: &str, word: &str) -> String {
        self.say(question);
        self.hear(word).pop().unwrap_or_default()
    }

    /// One fact of those that `d` tells.
    fn fact(&mut self, name: &str) -> String {
        self.say("d");
        let lines = self.hear("moves:");
        let value = lines.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        value.expect(name).trim().to_owned()
    }

    /// Nothing is said for a while.
    fn stays_silent(&self) {
        let heard = self.lines.recv_timeout(Duration::from_millis(300));
        assert_eq!(heard, Err(RecvTimeoutError::Timeout));
    }

    /// Closes its input; what it says until it ends, and how it ends.
    fn close(mut self) -> (Vec<String>, ExitStatus) {
        self.input = None;
        let rest = self.lines.iter().collect();
        (rest, self.child.wait().expect("the program ends"))
    }
}

/// The number behind a word of a line.
fn number(line: &str, word: &str) -> i64 {
    let mut words = line.split(' ').skip_while(|w| *w != word).skip(1);
    words.next().and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("no {word} in {line}"))
}

#[test]
fn uci_greets_and_plays_chess() {
    let mut program = Program::start();
    program.say("uci");
    let greeting = program.hear("uciok");
    assert!(greeting[0].starts_with("id name duiyi"));
    assert!(greeting[1].starts_with("id author"));
    assert!(greeting.iter().any(|line| line.starts_with("option name UCI_Variant type combo")));
    assert_eq!(program.ask("isready", "readyok"), "readyok");

    program.say("ucinewgame");
    program.say("position startpos moves e2e4 e7e5");
    assert_eq!(program.fact("fen"), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    let legal = program.fact("moves");
    program.say("go depth 4");
    let told = program.hear("bestmove");
    let depths: Vec<i64> =
        told[..told.len() - 1].iter().map(|line| number(line, "depth")).collect();
    assert_eq!(depths.last(), Some(&4));
    assert!(depths.is_sorted());
    let best = told.last().and_then(|line| line.split(' ').nth(1)).expect("a move");
    assert!(legal.split(' ').any(|m| m == best));
    let line = &told[told.len() - 2];
    for word in ["seldepth", "score cp", "nodes", "nps", "time", "pv"] {
        assert!(line.contains(&format!(" {word} ")), "{line}");
    }
    assert!(line.contains(&format!(" pv {best}")));

    let (rest, status) = program.close();
    assert!(rest.is_empty() && status.success());
}

#[test]
fn mates_are_found_and_no_move_is_said() {
    let mut program = Program::start();
    program.say("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    program.say("go depth 3");
    let told = program.hear("bestmove");
    assert_eq!(told.last().map(String::as_str), Some("bestmove a1a8"));
    assert_eq!(number(&told[told.len() - 2], "mate"), 1);
    program.say("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1 moves a1a8");
    assert_eq!(program.fact("verdict"), "white Checkmate");
    assert_eq!(program.ask("go depth 3", "bestmove"), "bestmove (none)");
}

#[test]
fn only_stop_ends_an_infinite_search() {
    let mut program = Program::start();
    // The search soon has nothing left to do, and must hold its tongue all the same.
    program.say("position fen k7/8/1K6/8/8/8/8/7R w - - 0 1");
    program.say("go infinite");
    assert_eq!(program.ask("isready", "readyok"), "readyok");
    thread::sleep(Duration::from_millis(200));
    program.say("isready");
    let told = program.hear("readyok");
    assert!(!told.iter().any(|line| line.starts_with("bestmove")));
    assert_eq!(program.ask("stop", "bestmove"), "bestmove h1h8");

    program.say("position startpos");
    program.say("go infinite");
    // Commands that must wait are obeyed after the answer, in their order.
    program.say("position startpos moves e2e4");
    program.say("eval");
    assert!(program.ask("stop", "bestmove").starts_with("bestmove "));
    assert!(program.hear("eval:").len() == 1);
    assert_eq!(program.fact("fen").split(' ').nth(1), Some("b"));

    program.say("stop");
    program.stays_silent();
}

#[test]
fn limits_are_kept() {
    let mut program = Program::start();
    program.say("go nodes 5000");
    let told = program.hear("bestmove");
    let nodes = number(&told[told.len() - 2], "nodes");
    assert!((5_000..=5_001).contains(&nodes), "{nodes}");
    for go in
        ["go movetime 100", "go wtime 3000 btime 10 winc 0 binc 0", "go wtime 0", "go wtime -9"]
    {
        program.say(go);
        let told = program.hear("bestmove");
        let time = told.iter().rev().skip(1).map(|line| number(line, "time")).max().unwrap_or(0);
        assert!(time < 2_000, "{go}: {told:#?}");
    }
    assert!(program.ask("go depth 2 searchmoves a2a3 h2h3", "bestmove").contains("2"));
    program.say("go depth 3 searchmoves a2a3");
    let told = program.hear("bestmove");
    assert!(told.last().is_some_and(|line| line.starts_with("bestmove a2a3")));
}

#[test]
fn several_lines_come_best_first() {
    let mut program = Program::start();
    program.say("setoption name MultiPV value 3");
    program.say("position startpos");
    program.say("go depth 5");
    let told = program.hear("bestmove");
    let last: Vec<&String> = told.iter().filter(|line| line.contains(" depth 5 ")).collect();
    let numbers: Vec<i64> = last.iter().map(|line| number(line, "multipv")).collect();
    assert_eq!(numbers[numbers.len() - 3..], [1, 2, 3]);
    let scores: Vec<i64> = last.iter().rev().take(3).map(|line| number(line, "cp")).collect();
    assert!(scores.is_sorted(), "{told:#?}");
    let first =
        |line: &str| line.split(" pv ").nth(1).unwrap().split(' ').next().unwrap().to_owned();
    let moves: std::collections::BTreeSet<_> = last.iter().map(|line| first(line)).collect();
    assert!(moves.len() >= 3);
    assert!(told.last().unwrap().starts_with(&format!("bestmove {}", first(last[last.len() - 3]))));
    // No more than there are moves.
    program.say("position fen 7k/6Q1/8/8/8/8/8/K7 b - - 0 1");
    program.say("go depth 2");
    assert!(program.hear("bestmove").iter().all(|line| !line.contains("multipv")));
}

#[test]
fn a_mate_of_the_length_asked_for_ends_a_search() {
    let mut program = Program::start();
    program.say("position fen kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    program.say("go mate 2");
    let told = program.hear("bestmove");
    assert_eq!(told.last().map(|line| &line[..13]), Some("bestmove a1a6"));
    assert_eq!(number(&told[told.len() - 2], "mate"), 2);
    // There is none here: other limits end it.
    program.say("position startpos");
    program.say("go mate 3 nodes 3000");
    assert!(number(&program.hear("bestmove")[0], "nodes") <= 3_000);
}

#[test]
fn pondering_is_answered_when_the_move_was_played_or_at_stop() {
    let mut program = Program::start();
    program.say("position startpos moves e2e4 e7e5");
    program.say("go ponder wtime 500 btime 500 winc 0 binc 0");
    thread::sleep(Duration::from_millis(700));
    program.say("isready");
    assert!(!program.hear("readyok").iter().any(|line| line.starts_with("bestmove")));
    assert!(program.ask("ponderhit", "bestmove").starts_with("bestmove "));
    program.say("go ponder depth 1");
    thread::sleep(Duration::from_millis(50));
    assert!(program.ask("stop", "bestmove").starts_with("bestmove "));
    // Nobody pondered.
    program.say("ponderhit");
    program.stays_silent();
}

#[test]
fn rules_can_be_chosen() {
    let mut program = Program::start();
    let fen = "position fen 9/9/3k5/9/9/C8/C8/N8/N3K4/8r b - - 0 1 moves i1i2 e2e1 i2i1 e1e2";
    program.say("setoption name UCI_Variant value xiangqi");
    let mut best = |rules: &str| {
        program.say(&format!("setoption name RuleSet value {rules}"));
        program.say("setoption name Clear Hash");
        program.say(fen);
        program.say("go nodes 30000");
        program.hear("bestmove").pop().unwrap()
    };
    // By the usual rules perpetual check loses; where nobody judges, it is the way out.
    assert!(!best("default").starts_with("bestmove i1i2"));
    assert!(!best("xiangqi_cxa").starts_with("bestmove i1i2"));
    assert!(program.ask("setoption name RuleSet value chess_fide", "info").contains("RuleSet"));
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut program = Program::start();
    for variant in ["chess", "xiangqi"] {
        program.say(&format!("setoption name UCI_Variant value {variant}"));
        for options in [["Level", "3"], ["Level", "0"]] {
            program.say(&format!("setoption name {} value {}", options[0], options[1]));
            let mut answer = || {
                program.say("setoption name Clear Hash");
                program.say("go nodes 20000");
                let told = program.hear("bestmove");
                (number(&told[told.len() - 2], "nodes"), told.last().cloned())
            };
            assert_eq!(answer(), answer());
        }
    }
}

#[test]
fn chess960_castles_onto_the_rook() {
    let mut program = Program::start();
    program.say("setoption name UCI_Chess960 value true");
    program.say("position fen 1rk3r1/6p1/8/8/8/8/6P1/1RK3R1 w BGbg - 0 1 moves c1g1");
    assert!(program.fact("fen").starts_with("1rk3r1/6p1/8/8/8/8/6P1/1R3RK1 b "));
    program.say("perft 1");
    let counts = program.hear("Nodes searched:");
    assert!(counts.contains(&"c8b8: 1".to_owned()));
    assert!(program.ask("go depth 3", "bestmove").starts_with("bestmove "));

    // In usual chess the king goes its own way.
    program.say("setoption name UCI_Chess960 value false");
    program.say("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let moves = program.fact("moves");
    assert!(moves.contains("e1g1") && moves.contains("e1c1") && !moves.contains("e1h1"));
}

#[test]
fn xiangqi_in_uci_counts_ranks_from_one() {
    let mut program = Program::start();
    program.say("setoption name UCI_Variant value xiangqi");
    program.say("position startpos moves h3e3 h10g8");
    assert_eq!(
        program.fact("fen"),
        "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2"
    );
    assert!(program.fact("moves").contains("e3e7"));
    program.say("position fen 3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1 moves a1a10");
    assert_eq!(program.fact("checkers"), "a10");
    program.say("position fen 3k5/4P4/9/9/9/9/9/9/9/R3K4 w - - 0 1");
    program.say("go depth 2");
    let told = program.hear("bestmove");
    assert_eq!(number(&told[told.len() - 2], "mate"), 1);
}

#[test]
fn ucci_counts_them_from_zero() {
    let mut program = Program::start();
    program.say("ucci");
    let greeting = program.hear("ucciok");
    assert!(greeting.contains(&"option usemillisec type check default true".to_owned()));
    program.say("setoption usemillisec true");
    program.say("setoption newgame");
    program.say(&format!("position fen {XIANGQI_START} w - - 0 1 moves h2e2 h9g7"));
    assert_eq!(
        program.fact("fen"),
        "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2"
    );
    let legal = program.fact("moves");
    program.say("go time 1000 increment 0 opptime 1000 oppincrement 0");
    let told = program.hear("bestmove");
    let best = told.last().and_then(|line| line.split(' ').nth(1)).expect("a move");
    assert!(legal.split(' ').any(|m| m == best));
    let line = &told[told.len() - 2];
    assert!(!line.contains("cp") && line.contains(" score "), "{line}");

    assert!(program.ask("go depth 3", "bestmove").starts_with("bestmove "));
    assert!(program.ask("go nodes 1000", "bestmove").starts_with("bestmove "));
    // A ban holds for one position.
    let position = "position fen 5k3/9/9/9/9/9/9/9/9/3K5 b - - 0 1";
    for [banned, other] in [["f9e9", "f9f8"], ["f9f8", "f9e9"]] {
        program.say(position);
        assert_eq!(program.fact("moves"), "f9f8 f9e9");
        program.say(&format!("banmoves {banned}"));
        let answer = program.ask("go depth 3", "bestmove");
        assert!(answer.starts_with(&format!("bestmove {other}")), "{answer}");
    }
    program.say("go depth infinite");
    assert!(program.ask("stop", "bestmove").starts_with("bestmove "));
    assert_eq!(program.ask("stop", "nobestmove"), "nobestmove");
    // Black has no move: neither mate nor stalemate leaves one.
    program.say("position fen 3k5/4P4/4R4/9/9/9/9/9/9/4K4 b - - 0 1 moves d9d8");
    assert!(program.hear("info message").len() == 1);
    program.say("position fen 3k5/4R4/9/9/9/9/9/9/9/3CK4 b - - 0 1");
    assert_eq!(program.ask("go depth 3", "nobestmove"), "nobestmove");
    assert_eq!(program.ask("quit", "bye"), "bye");
    assert!(program.close().1.success());
}

#[test]
fn bad_input_is_named_and_changes_nothing() {
    let mut program = Program::start();
    program.say("position startpos moves e2e4");
    let before = (program.fact("fen"), program.fact("moves"));
    for (line, complaint) in [
        ("joho", "unknown command: joho"),
        ("go fast", "fast"),
        ("go depth x", "depth needs a number"),
        ("go depth 2 searchmoves e2e4", "e2e4"),
        ("position", "startpos or fen"),
        ("position startpos moves e2e4 e7e5 e4e5", "e4e5: illegal move"),
        ("position startpos moves e9", "e9: not a move text"),
        ("position fen 8/8/8/8/8/8/8/8 w - - 0 1", "no king"),
        ("position fen 9/9 w", "bad FEN"),
        ("setoption name Hash value 0", "Hash cannot be \"0\""),
        ("setoption name Hash value 99999999999999999999", "Hash cannot be"),
        ("setoption name UCI_Variant value shogi", "UCI_Variant cannot be"),
        ("setoption name Style value Risky", "no option Style"),
    ] {
        let answer = program.ask(line, "info string");
        assert!(answer.contains(complaint), "{line}: {answer}");
        assert_eq!((program.fact("fen"), program.fact("moves")), before, "{line}");
    }
    program.input.as_mut().expect("open").write_all(b"\xff\xfe\0 e\n\n  \n").expect("it listens");
    assert!(program.hear("info string")[0].contains("unknown command"));
}

#[test]
fn puzzles_may_be_arrangements() {
    let mut program = Program::start();
    program.say("setoption name UCI_Variant value xiangqi");
    let puzzle = "position fen 3k5/9/8p/9/9/9/9/9/9/4K4 w - - 0 1";
    assert!(program.ask(puzzle, "info string").contains("no game can bring this man"));
    program.say("setoption name Arrangement value true");
    program.say(puzzle);
    assert!(program.fact("fen").starts_with("3k5/9/8p/"));
}

#[test]
fn perft_counts_below_each_move() {
    let mut program = Program::start();
    program.say("perft 4");
    let counts = program.hear("Nodes searched:");
    assert_eq!(counts.last().map(String::as_str), Some("Nodes searched: 197281"));
    let sum: i64 = counts[..20].iter().map(|line| number(line, &format!("{}:", &line[..4]))).sum();
    assert_eq!(sum, 197_281);
    assert_eq!(program.ask("go perft 0", "Nodes"), "Nodes searched: 1");
    program.say("setoption name UCI_Variant value xiangqi");
    assert_eq!(program.ask("go perft 3", "Nodes"), "Nodes searched: 79666");
}

#[test]
fn the_end_of_input_does_not_cut_off_answers() {
    let mut program = Program::start();
    program.say("go depth 3\nposition startpos moves d2d4\ngo depth 2\ngo infinite");
    let (told, status) = program.close();
    assert_eq!(told.iter().filter(|line| line.starts_with("bestmove ")).count(), 3);
    assert!(status.success());
}

#[test]
fn one_command_can_come_with_the_call() {
    let (told, status) = Program::start_with(&["perft", "3"]).close();
    assert_eq!(told.last().map(String::as_str), Some("Nodes searched: 8902"));
    assert!(status.success());
}

#[test]
fn bench_counts_both_games() {
    let (told, status) = Program::start_with(&["bench"]).close();
    assert_eq!(told.len(), 3);
    let nodes = |line: &str| -> u64 {
        let words = line.trim_start_matches(|c: char| !c.is_ascii_digit());
        words.split(' ').next().and_then(|n| n.parse().ok()).expect(line)
    };
    assert_eq!(nodes(&told[0]) + nodes(&told[1]), nodes(&told[2]));
    assert!(nodes(&told[0]) > 1_000 && nodes(&told[1]) > 1_000);
    assert!(status.success());
}
