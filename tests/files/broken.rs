//! Files that are cut off, or changed anywhere: errors, and no panic.

use duiyi::files::{Entry, Format};

use crate::formats::{cbr, dhtmlxq, xqf};
use crate::random::Random;
use crate::{read, read_in_pieces};

const PGN: &str = "[Event \"a \\\"b\\\"\"]\n[Red \"李\"]\r\n[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/\
    P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\"]\n\n{x} 1. 炮二平五! $14 ({v} 1. C8=5 (1. H2-E2)) 马８进７ ; to \
    the end\n%skipped\n2. H2+3 -- *\n\n[Variant \"Chess960\"]\n1. e4 e5 2. Nf3 {y} 1/2-1/2 {z}\n\
    ====\n1. d4 d5 2. Ke2 (2. O-O) 0-1";

fn samples() -> Vec<(Format, Vec<u8>)> {
    vec![
        (Format::Pgn, PGN.as_bytes().to_vec()),
        (Format::DhtmlXq, dhtmlxq().into_bytes()),
        (Format::Xqf, xqf(10)),
        (Format::Xqf, xqf(18)),
        (Format::Cbr, cbr()),
    ]
}

/// What is read can be written and read again.
fn holds(entries: &[Entry]) {
    for entry in entries {
        let text = entry.tree.to_pgn(Default::default());
        let again = read(&text);
        assert_eq!(again.len(), 1, "{text}");
        assert_eq!(again[0].error, None, "{text}");
        assert_eq!(again[0].tree, entry.tree, "{text}");
    }
}

#[test]
fn cut_off_anywhere() {
    for (_, file) in samples() {
        for end in 0..file.len() {
            holds(&read(&file[..end]));
        }
    }
}

#[test]
fn fed_byte_by_byte() {
    for (_, file) in samples() {
        assert_eq!(read_in_pieces(&file, 1), read(&file));
        assert_eq!(read_in_pieces(&file, 7), read(&file));
    }
}

#[test]
fn changed_anywhere() {
    let mut random = Random(8);
    let bytes = b"(){}[]\";%$*/-0123456789 \n\r\\\0\xFF\xE3\x80NQKRabcdh!?.<_".as_slice();
    for (_, file) in samples() {
        for _ in 0..4000 {
            let mut changed = file.clone();
            for _ in 0..=random.below(4) {
                let at = random.below(changed.len());
                match random.below(4) {
                    0 => changed[at] = random.next() as u8,
                    1 => changed[at] = random.one_of(bytes),
                    2 => changed.insert(at, random.one_of(bytes)),
                    _ => drop(changed.remove(at)),
                }
            }
            let entries = read(&changed);
            assert_eq!(entries, read_in_pieces(&changed, 1 + random.below(50)));
            holds(&entries);
        }
    }
}

/// Bytes of no file at all.
#[test]
fn noise() {
    let mut random = Random(9);
    for _ in 0..2000 {
        let length = random.below(3000);
        let mut noise: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
        let heads: [&[u8]; 5] = [b"", b"XQ\x0A", b"XQ\x12", b"CCBridge Record\0", b"[DhtmlXQ]"];
        noise.splice(0..0, random.one_of(&heads).iter().copied());
        holds(&read(&noise));
    }
}

/// What is longer than words, tags and rows of bytes above ASCII are: the pieces make no difference there
/// either. (Found by fuzzing.)
#[test]
fn cut_off_within_what_is_too_long() {
    let long = |byte: &[u8], count: usize| byte.repeat(count);
    let word = [b"1. e4 h".to_vec(), long(b"\xFF", 300), b"5 2. d4 *".to_vec()].concat();
    let wide = ["1. e4 ".as_bytes().to_vec(), long("象".as_bytes(), 200), b" *".to_vec()].concat();
    let glyph = [b"1. e4 $".to_vec(), long(b"0", 300), b" e5 *".to_vec()].concat();
    let number = [long(b"1", 256), b". e4 e5 *\n1. d4 *".to_vec()].concat();
    let between = [b"1. e4 *\n".to_vec(), number.clone()].concat();
    let tag = [b"[White \"".to_vec(), long(b"x ", 10_000), b"\"]\n1. e4 *".to_vec()].concat();
    let late = ["1. e4 {".as_bytes().to_vec(), long("é".as_bytes(), 33), b"\xE9t\xE9} *".to_vec()];
    let later = ["1. e4 {".as_bytes().to_vec(), long("é".as_bytes(), 60), b"\xE9t\xE9} *".to_vec()];
    for file in [word, wide, glyph, number, between, tag, late.concat(), later.concat()] {
        in_two_pieces(&file);
    }
}

/// Numbers of moves one behind the other, where a piece ends between them: the place of what is wrong
/// behind them was another one. (Found by fuzzing.)
#[test]
fn cut_off_between_numbers() {
    in_two_pieces(b"1. e4 e5 (1. 6.Bd3 d5) 2. Nf3 *\n1. e4 1... 2... 3. 4.Ke3 *");
}

/// It makes no difference where the file is cut.
fn in_two_pieces(file: &[u8]) {
    let whole = read(file);
    holds(&whole);
    for end in 0..file.len() {
        let mut reader = duiyi::files::Reader::new(&Default::default());
        let mut games = Vec::new();
        for piece in [&file[..end], &file[end..]] {
            reader.feed(piece);
            games.extend(std::iter::from_fn(|| reader.next_game()));
        }
        reader.finish();
        games.extend(std::iter::from_fn(|| reader.next_game()));
        assert!(games == whole, "cut at {end}: {}", String::from_utf8_lossy(file));
    }
}

/// A game whose start is refused is written as what it became, not as what its tags named. (Found by
/// fuzzing.)
#[test]
fn a_refused_start_is_written_too() {
    let entries = read("[Game \"Chinese Chess\"]\n[White \"x\"]\n[FEN \"8/8 w - -\"]\n1. h2e2 *");
    assert!(entries[0].error.is_some());
    holds(&entries);
}
