//! Xiangqi's positions from outside: perft, comparison with a slow generator, reasons, FEN, cases.
//! With the environment variable DUIYI_LONG set, everything is run that a quick run only samples.

#[path = "../support/exchange.rs"]
mod exchange;
#[allow(dead_code)] // each test uses its part
#[path = "../support/files.rs"]
mod files;
#[path = "../support/notation.rs"]
mod notations;
#[path = "../support/random.rs"]
mod random;
#[path = "../support/slow_xiangqi.rs"]
mod slow;

mod cases;
mod explain;
mod fen;
mod games;
mod notation;
mod perft;

use duiyi::rules::{FenReading, Position, Variant, Xiangqi};
use random::Random;
use slow::{Place, SlowXiangqi};

/// A position that a game could reach.
fn position(fen: &str) -> Xiangqi {
    let setup = Xiangqi::read_fen(Variant::Xiangqi, fen, FenReading::default());
    setup.unwrap_or_else(|e| panic!("{fen}: {e}")).position
}

/// A position with men anywhere; `None` if its generals or a check on the wrong side forbid it.
fn arrangement(fen: &str) -> Option<Xiangqi> {
    let reading = FenReading { arrangement: true, ..FenReading::default() };
    Xiangqi::read_fen(Variant::Xiangqi, fen, reading).ok().map(|setup| setup.position)
}

/// A board with men scattered anywhere, the generals in their palaces.
fn scattered(random: &mut Random) -> SlowXiangqi {
    const SET: [char; 15] =
        ['r', 'r', 'c', 'c', 'n', 'n', 'a', 'a', 'b', 'b', 'p', 'p', 'p', 'p', 'p'];
    let mut slow = SlowXiangqi { board: [['.'; 9]; 10], red_moves: random.below(2) == 0 };
    slow.board[random.below(3)][3 + random.below(3)] = 'K';
    slow.board[7 + random.below(3)][3 + random.below(3)] = 'k';
    let density = 1 + random.below(10);
    for letter in SET.into_iter().flat_map(|letter| [letter, letter.to_ascii_uppercase()]) {
        let (rank, file) = (random.below(10), random.below(9));
        if random.below(10) < density && slow.board[rank][file] == '.' {
            slow.board[rank][file] = letter;
        }
    }
    slow
}

fn number((rank, file): Place) -> u8 {
    (rank * 9 + file) as u8
}
