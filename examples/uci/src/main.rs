//! duiyi as an engine: chess, Chess960 and xiangqi by UCI, xiangqi by UCCI.
//!
//! ```text
//! $ duiyi-uci                    # speaks UCI or UCCI, whichever greeting comes first
//! $ duiyi-uci bench              # or does one command and ends
//! ```
//!
//! | file | job |
//! |---|---|
//! | `main.rs` | lines come in on one thread, the other thinks in slices between them |
//! | `protocol.rs` | a line as a command |
//! | `session.rs` | the state between two commands |
//! | `options.rs` | what can be set |
//! | `think.rs`, `time.rs` | a search under way; how long it may take |
//! | `show.rs`, `bench.rs` | `d`, `perft`; `bench` |

mod bench;
mod options;
mod protocol;
mod session;
mod show;
mod think;
mod time;

use std::collections::VecDeque;
use std::error::Error;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use protocol::{Command, parse};
use session::Session;

fn main() -> ExitCode {
    let (sender, lines) = channel();
    let one_command = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
    if one_command.is_empty() {
        thread::spawn(move || read_lines(io::stdin().lock(), &sender));
    } else if sender.send(one_command).is_ok() {
        drop(sender);
    }
    match converse(io::stdout().lock(), &lines) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("duiyi-uci: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Sends each line on, until the other side closes or nobody listens any more.
fn read_lines(mut input: impl BufRead, lines: &Sender<String>) {
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes).is_ok_and(|read| read > 0) {
        if lines.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
            return;
        }
        bytes.clear();
    }
}

/// What the other side does.
enum Heard {
    Line(String),
    /// Nothing for now.
    Silence,
    /// It has closed.
    End,
}

/// Listens, waiting only if there is nothing to do meanwhile.
fn listen(lines: &Receiver<String>, has_work: bool) -> Heard {
    if !has_work {
        return lines.recv().map_or(Heard::End, Heard::Line);
    }
    match lines.try_recv() {
        Ok(line) => Heard::Line(line),
        Err(TryRecvError::Empty) => Heard::Silence,
        Err(TryRecvError::Disconnected) => Heard::End,
    }
}

/// Answers until `quit`, or until the other side has closed and every question is answered.
fn converse(out: impl Write, lines: &Receiver<String>) -> Result<(), Box<dyn Error>> {
    let mut session = Session::new(out)?;
    // Commands that came during a search and have to wait for its end.
    let mut later = VecDeque::new();
    loop {
        if !session.is_searching() {
            if let Some(command) = later.pop_front() {
                session.obey(command)?;
                continue;
            }
        }
        match listen(lines, session.has_work()) {
            Heard::Line(line) => match parse(&line) {
                Ok(Some(Command::Quit)) => return Ok(session.obey(Command::Quit)?),
                Ok(Some(command)) if session.is_searching() && !command.is_urgent() => {
                    later.push_back(command);
                }
                Ok(Some(command)) => session.obey(command)?,
                Ok(None) => {}
                Err(error) => session.complain(error)?,
            },
            Heard::Silence => session.think()?,
            Heard::End if session.is_endless() => session.stop()?,
            Heard::End if session.is_searching() => session.think()?,
            Heard::End => return Ok(()),
        }
    }
}
