//! The positions of chess and Chess960 from outside: perft, comparison with an independent
//! generator, reasons, FEN. With the environment variable DUIYI_LONG set, everything is run that a
//! quick run only samples.

#[path = "../support/exchange.rs"]
mod exchange;
#[path = "../support/files.rs"]
mod files;
#[path = "../support/notation.rs"]
mod notations;
#[path = "../support/random.rs"]
mod random;

mod boards;
mod explain;
mod fen;
mod games;
mod legal;
mod notation;
mod perft;
