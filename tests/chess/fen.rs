//! Reading and writing FEN: what is accepted, corrected, refused, and where.

use duiyi::rules::{Chess, FenReading, Kind, Piece, Position, Side, Square, Variant};

use crate::boards::{all, variant};
use crate::files::{data, rows};

/// What a reading gives, in the words of the data file.
fn outcome(variant: Variant, fen: &str, reading: FenReading) -> String {
    match Chess::read_fen(variant, fen, reading) {
        Ok(setup) => setup.to_string(),
        Err(error) => format!("{:?} {} {:?}", error.field, error.offset, error.cause),
    }
}

#[test]
fn readings_of_the_data_file() {
    let text = data("chess/fen.tsv");
    for [name, fen, lenient, strict] in rows(&text) {
        let fen = fen.replace("\\n", "\n").replace("\\t", "\t");
        let strict = if strict == "=" { lenient } else { strict };
        for (reading, expected) in [
            (FenReading { strict: false, arrangement: false }, lenient),
            // Chess has no points that only an arrangement can have men on.
            (FenReading { strict: false, arrangement: true }, lenient),
            (FenReading { strict: true, arrangement: false }, strict),
        ] {
            assert_eq!(outcome(variant(name), &fen, reading), expected, "{fen:?} {reading:?}");
        }
    }
}

#[test]
fn what_is_printed_is_read_strictly() {
    let strict = FenReading { strict: true, arrangement: false };
    for position in all() {
        let fen = format!("{position} 49 50");
        let setup = Chess::read_fen(position.variant(), &fen, strict).unwrap();
        assert_eq!((setup.position, setup.to_string()), (position, fen));
    }
}

#[test]
fn no_text_makes_the_reader_panic() {
    let fen = "r3k2r/8/8/pP6/8/8/8/R3K2R w KQkq a6 10 20";
    for strict in [false, true] {
        for variant in [Variant::Chess, Variant::Chess960] {
            let reading = FenReading { strict, arrangement: false };
            for at in 0..=fen.len() {
                let _ = Chess::read_fen(variant, &fen[..at], reading);
                for other in [" ", "/", "9", "1", "é", "K", "k", "p", "-", "\u{a0}", "\0"] {
                    let changed = format!("{}{other}{}", &fen[..at], &fen[at..]);
                    if let Err(error) = Chess::read_fen(variant, &changed, reading) {
                        assert!(error.offset <= changed.len());
                        assert!(changed.is_char_boundary(error.offset), "{changed:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_960_starts() {
    let text = data("chess/start960.tsv");
    for [number, fen] in rows(&text) {
        let start = Chess::start960(number.parse().unwrap()).unwrap();
        assert_eq!(format!("{start} 0 1"), fen);
    }
    let mut seen: Vec<String> = (0..960).map(|n| Chess::start960(n).unwrap().to_string()).collect();
    seen.iter().for_each(|fen| check_start(fen));
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 960);
    assert_eq!(Chess::start960(960), None);
    assert_eq!(Chess::start960(518), Some(Chess::START_960));
    assert_eq!(Chess::START.to_string(), Chess::START_960.to_string());
}

/// The king between the rooks, the bishops on squares of both colours.
fn check_start(fen: &str) {
    let start = Chess::read_fen(Variant::Chess960, fen, FenReading::default()).unwrap().position;
    let files = |kind| -> Vec<u8> {
        let man = Some(Piece::new(Side::White, kind));
        (0..8).filter(|&file| start.piece_at(Square::new(file)) == man).collect()
    };
    let (rooks, bishops, king) = (files(Kind::Rook), files(Kind::Bishop), files(Kind::King));
    assert!(rooks[0] < king[0] && king[0] < rooks[1], "{fen}");
    assert_eq!((bishops[0] + bishops[1]) % 2, 1, "{fen}");
    assert_eq!((files(Kind::Knight).len(), files(Kind::Queen).len()), (2, 1), "{fen}");
}
