//! A line of text in, a command out. Nothing here knows a board: moves stay texts.
//!
//! UCI and UCCI share almost every word, so one parser reads both; where they differ
//! (`setoption`, the clock in `go`) the words themselves tell which is meant.

use std::str::SplitWhitespace;

use thiserror::Error;

/// Which protocol the other side speaks. It decides how moves and scores are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// Universal Chess Interface; xiangqi as Fairy-Stockfish speaks it, with ranks 1 to 10.
    #[default]
    Uci,
    /// Universal Chinese Chess Interface 3.0: xiangqi with ranks 0 to 9.
    Ucci,
}

/// One line from the other side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// `uci`, `ucci`: introduce yourself, and speak that from now on.
    Greet(Dialect),
    /// `isready`.
    IsReady,
    /// `ucinewgame`: the next search belongs to another game.
    NewGame,
    /// `setoption name Hash value 16`, or UCCI's `setoption hashsize 16`.
    SetOption { name: String, value: String },
    /// `position`: a start (`None`: the usual one) and the moves from there.
    Position { fen: Option<String>, moves: Vec<String> },
    /// UCCI's `banmoves`: what may not be played in this position.
    BanMoves(Vec<String>),
    /// `go`.
    Go(Limits),
    /// `go perft 3`, `perft 3`.
    Perft(u32),
    /// `stop`.
    Stop,
    /// `ponderhit`: the expected move was played, and the clock runs.
    PonderHit,
    /// `bench`: one number for the speed, one for what was searched.
    Bench,
    /// `d`: everything about the position, one fact a line.
    Show,
    /// `eval`: the static opinion.
    Eval,
    /// `quit`.
    Quit,
}

impl Command {
    /// Is it obeyed at once even while a search is running? Others wait for its end.
    pub(crate) const fn is_urgent(&self) -> bool {
        matches!(self, Command::Stop | Command::PonderHit | Command::IsReady)
    }
}

/// When a search has to end. With nothing set it ends at `stop`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Limits {
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    /// Exactly this long, in milliseconds.
    pub(crate) move_time: Option<u64>,
    /// The clocks of white (red) and black.
    pub(crate) clocks: [Clock; 2],
    /// Moves until the next time control; `None`: sudden death.
    pub(crate) moves_to_go: Option<u32>,
    /// Until `stop`, whatever the search finds.
    pub(crate) infinite: bool,
    /// The clock stands still until `ponderhit`, and there is no answer before it.
    pub(crate) ponder: bool,
    /// Until a mate in so many moves is found.
    pub(crate) mate: Option<u32>,
    /// Only these moves; empty: all.
    pub(crate) search_moves: Vec<String>,
}

/// Milliseconds on a clock, and what each move adds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock {
    pub(crate) left: Option<u64>,
    pub(crate) increment: u64,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum ParseError {
    #[error("unknown command: {0}")]
    UnknownCommand(String),
    #[error("{0} is not supported in go")]
    UnknownLimit(String),
    #[error("{word} needs a number, not \"{found}\"")]
    Number { word: String, found: String },
    #[error("setoption needs the name of an option")]
    NoOptionName,
    #[error("position needs startpos or fen, not \"{0}\"")]
    NoStart(String),
    #[error("position fen needs a FEN")]
    NoFen,
    #[error("expected moves behind the position, not \"{0}\"")]
    NoMoves(String),
}

/// Reads a line; `None` if nothing stands on it.
pub(crate) fn parse(line: &str) -> Result<Option<Command>, ParseError> {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else { return Ok(None) };
    let command = match first {
        "uci" => Command::Greet(Dialect::Uci),
        "ucci" => Command::Greet(Dialect::Ucci),
        "isready" => Command::IsReady,
        "ucinewgame" | "uccinewgame" => Command::NewGame,
        "setoption" => parse_option(words)?,
        "position" => parse_position(words)?,
        "banmoves" => Command::BanMoves(words.map(str::to_owned).collect()),
        "go" => parse_go(words)?,
        "perft" => Command::Perft(number(first, &mut words)?),
        "stop" => Command::Stop,
        "ponderhit" => Command::PonderHit,
        "bench" => Command::Bench,
        "d" => Command::Show,
        "eval" => Command::Eval,
        "quit" => Command::Quit,
        unknown => return Err(ParseError::UnknownCommand(unknown.to_owned())),
    };
    Ok(Some(command))
}

/// UCI: `name <words> [value <words>]`. UCCI: `<word> [<words>]`.
fn parse_option(mut words: SplitWhitespace<'_>) -> Result<Command, ParseError> {
    let first = words.next().ok_or(ParseError::NoOptionName)?;
    let name = match first {
        "name" => join(words.by_ref().take_while(|word| *word != "value")),
        name => name.to_owned(),
    };
    if name.is_empty() {
        return Err(ParseError::NoOptionName);
    }
    Ok(Command::SetOption { name, value: join(words) })
}

fn parse_position(mut words: SplitWhitespace<'_>) -> Result<Command, ParseError> {
    let fen = match words.next() {
        Some("startpos") => match words.next() {
            None | Some("moves") => None,
            Some(other) => return Err(ParseError::NoMoves(other.to_owned())),
        },
        Some("fen") => Some(join(words.by_ref().take_while(|word| *word != "moves"))),
        other => return Err(ParseError::NoStart(other.unwrap_or_default().to_owned())),
    };
    if fen.as_deref() == Some("") {
        return Err(ParseError::NoFen);
    }
    Ok(Command::Position { fen, moves: words.map(str::to_owned).collect() })
}

fn parse_go(mut words: SplitWhitespace<'_>) -> Result<Command, ParseError> {
    let mut limits = Limits::default();
    while let Some(word) = words.next() {
        let [white, black] = &mut limits.clocks;
        match word {
            "depth" if words.clone().next() == Some("infinite") => {}
            "depth" => limits.depth = Some(number(word, &mut words)?),
            "nodes" => limits.nodes = Some(number(word, &mut words)?),
            "movetime" => limits.move_time = Some(milliseconds(word, &mut words)?),
            "wtime" => white.left = Some(milliseconds(word, &mut words)?),
            "btime" => black.left = Some(milliseconds(word, &mut words)?),
            "winc" => white.increment = milliseconds(word, &mut words)?,
            "binc" => black.increment = milliseconds(word, &mut words)?,
            // UCCI names the clock of the side to move, whichever that is.
            "time" => {
                let left = Some(milliseconds(word, &mut words)?);
                (white.left, black.left) = (left, left);
            }
            "increment" => {
                let increment = milliseconds(word, &mut words)?;
                (white.increment, black.increment) = (increment, increment);
            }
            // The other side's clock, and UCCI's offer of a draw: nothing to decide by.
            "opptime" | "oppincrement" | "oppmovestogo" => {
                milliseconds(word, &mut words)?;
            }
            "draw" => {}
            "movestogo" => limits.moves_to_go = Some(number(word, &mut words)?),
            "infinite" => limits.infinite = true,
            "ponder" => limits.ponder = true,
            "mate" => limits.mate = Some(number(word, &mut words)?),
            // They need not come last.
            "searchmoves" => {
                while let Some(text) = words.clone().next().filter(|word| !is_limit(word)) {
                    limits.search_moves.push(text.to_owned());
                    words.next();
                }
            }
            "perft" => return Ok(Command::Perft(number(word, &mut words)?)),
            unknown => return Err(ParseError::UnknownLimit(unknown.to_owned())),
        }
    }
    Ok(Command::Go(limits))
}

/// Is it a word of `go`, and not a move?
fn is_limit(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_lowercase())
}

fn number<N: std::str::FromStr>(
    word: &str,
    words: &mut SplitWhitespace<'_>,
) -> Result<N, ParseError> {
    let found = words.next().unwrap_or_default();
    found.parse().map_err(|_| ParseError::Number { word: word.to_owned(), found: found.to_owned() })
}

/// A time. Programs send negative ones when a flag is about to fall.
fn milliseconds(word: &str, words: &mut SplitWhitespace<'_>) -> Result<u64, ParseError> {
    let time: i64 = number(word, words)?;
    Ok(u64::try_from(time).unwrap_or(0))
}

fn join<'w>(words: impl Iterator<Item = &'w str>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(line: &str) -> Limits {
        match parse(line) {
            Ok(Some(Command::Go(limits))) => limits,
            other => panic!("{line}: {other:?}"),
        }
    }

    fn texts(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn words_alone() {
        assert_eq!(parse("uci"), Ok(Some(Command::Greet(Dialect::Uci))));
        assert_eq!(parse("ucci"), Ok(Some(Command::Greet(Dialect::Ucci))));
        assert_eq!(parse("  isready \r"), Ok(Some(Command::IsReady)));
        assert_eq!(parse(" \t"), Ok(None));
    }

    #[test]
    fn options_in_both_dialects() {
        let option = |name: &str, value: &str| {
            Ok(Some(Command::SetOption { name: name.to_owned(), value: value.to_owned() }))
        };
        assert_eq!(parse("setoption name Hash value 16"), option("Hash", "16"));
        assert_eq!(parse("setoption name Clear Hash"), option("Clear Hash", ""));
        assert_eq!(parse("setoption hashsize 16"), option("hashsize", "16"));
        assert_eq!(parse("setoption newgame"), option("newgame", ""));
        assert_eq!(parse("setoption"), Err(ParseError::NoOptionName));
        assert_eq!(parse("setoption name value 3"), Err(ParseError::NoOptionName));
    }

    #[test]
    fn positions() {
        assert_eq!(
            parse("position startpos"),
            Ok(Some(Command::Position { fen: None, moves: vec![] }))
        );
        assert_eq!(
            parse("position startpos moves e2e4 e7e5"),
            Ok(Some(Command::Position { fen: None, moves: texts(&["e2e4", "e7e5"]) }))
        );
        assert_eq!(
            parse("position fen 4k3/8/8/8/8/8/8/4K3  w - - moves e1e2"),
            Ok(Some(Command::Position {
                fen: Some("4k3/8/8/8/8/8/8/4K3 w - -".to_owned()),
                moves: texts(&["e1e2"]),
            }))
        );
        assert_eq!(parse("position"), Err(ParseError::NoStart(String::new())));
        assert_eq!(parse("position e2e4"), Err(ParseError::NoStart("e2e4".to_owned())));
        assert_eq!(parse("position fen moves e2e4"), Err(ParseError::NoFen));
        assert_eq!(parse("position startpos e2e4"), Err(ParseError::NoMoves("e2e4".to_owned())));
    }

    #[test]
    fn limits_of_uci() {
        let limits = go("go wtime 1000 btime -5 winc 10 binc 20 movestogo 7");
        assert_eq!(limits.clocks[0], Clock { left: Some(1000), increment: 10 });
        assert_eq!(limits.clocks[1], Clock { left: Some(0), increment: 20 });
        assert_eq!(limits.moves_to_go, Some(7));
        assert_eq!(go("go depth 5").depth, Some(5));
        assert_eq!(go("go nodes 5000000000").nodes, Some(5_000_000_000));
        assert_eq!(go("go movetime 250").move_time, Some(250));
        assert!(go("go infinite").infinite);
        assert_eq!(go("go searchmoves e2e4 d2d4").search_moves, texts(&["e2e4", "d2d4"]));
        let limits = go("go searchmoves e2e4 e7e8q depth 3 ponder mate 2");
        assert_eq!(limits.search_moves, texts(&["e2e4", "e7e8q"]));
        assert_eq!((limits.depth, limits.ponder, limits.mate), (Some(3), true, Some(2)));
        assert_eq!(parse("ponderhit"), Ok(Some(Command::PonderHit)));
        assert_eq!(parse("go perft 3"), Ok(Some(Command::Perft(3))));
        assert_eq!(parse("perft 4"), Ok(Some(Command::Perft(4))));
    }

    #[test]
    fn limits_of_ucci() {
        let limits = go("go draw time 300000 increment 500 opptime 200000 oppincrement 500");
        assert_eq!(limits.clocks, [Clock { left: Some(300_000), increment: 500 }; 2]);
        assert!(go("go depth infinite").infinite);
        assert_eq!(go("go depth infinite").depth, None);
        let banned = Command::BanMoves(texts(&["h2e2", "b2e2"]));
        assert_eq!(parse("banmoves h2e2 b2e2"), Ok(Some(banned)));
    }

    #[test]
    fn bad_words_are_named() {
        let number =
            |word: &str, found: &str| ParseError::Number { word: word.into(), found: found.into() };
        assert_eq!(parse("go depth"), Err(number("depth", "")));
        assert_eq!(parse("go depth five"), Err(number("depth", "five")));
        assert_eq!(parse("go nodes -1"), Err(number("nodes", "-1")));
        assert_eq!(parse("perft 99999999999"), Err(number("perft", "99999999999")));
        assert_eq!(parse("go fast"), Err(ParseError::UnknownLimit("fast".to_owned())));
        assert_eq!(parse("joho"), Err(ParseError::UnknownCommand("joho".to_owned())));
        assert_eq!(
            parse("go depth five").unwrap_err().to_string(),
            "depth needs a number, not \"five\""
        );
    }
}
