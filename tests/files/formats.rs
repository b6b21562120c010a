//! The formats of xiangqi: small files made here, field by field.

use duiyi::files::{Entry, FileCause, Format, GameResult, Reader, ReaderOptions};
use duiyi::rules::{MoveTextError, Reason};

use crate::{read, show};

/// Places on XQF's board in the order of its list: red's sixteen, then black's.
const USUAL: [u8; 32] = [
    0, 10, 20, 30, 40, 50, 60, 70, 80, 12, 72, 3, 23, 43, 63, 83, 9, 19, 29, 39, 49, 59, 69, 79,
    89, 17, 77, 6, 26, 46, 66, 86,
];

/// A move of XQF: from, to (ten points a file), does the line go on, does an alternative follow, and
/// what is said.
type XqfMove = (u8, u8, bool, bool, &'static str);

/// 1. C2=5 (1. C8=5) H8+7, all with comments.
const MOVES: [XqfMove; 4] = [
    (0, 0, true, false, "start"),
    (72, 42, true, true, "first"),
    (79, 67, false, false, "reply"),
    (12, 42, false, false, "other"),
];
const LINE: &str = "{start} h2e2 {first} (b2e2 {other}) h9g7 {reply}";

fn pascal(file: &mut [u8], at: usize, text: &str) {
    file[at] = text.len() as u8;
    file[at + 1..][..text.len()].copy_from_slice(text.as_bytes());
}

fn xqf_of(version: u8, moves: &[XqfMove]) -> Vec<u8> {
    let mut file = vec![0; 1024];
    file[..3].copy_from_slice(&[b'X', b'Q', version]);
    pascal(&mut file, 0x130, "Hu");
    pascal(&mut file, 0x140, "Xu");
    file[0x33] = 1;
    let (mut men, mut from_key, mut to_key, mut length_key) = (0u8, 0u8, 0u8, 0);
    let mut stream = [0u8; 32];
    if version > 10 {
        file[3] = 0x5B;
        file[8..16].copy_from_slice(&[0x11, 0x82, 0x2C, 0x41, 0x13, 0x27, 0x9A, 0x6D]);
        let factor = |x: u8| (i32::from(x) * i32::from(x) * 54 + 221) as u8;
        men = factor(0x27).wrapping_mul(0x27);
        from_key = factor(0x9A).wrapping_mul(men);
        to_key = factor(0x6D).wrapping_mul(from_key);
        length_key = 0x13 * 256 + 0x27 + 767;
        for (i, byte) in b"[(C) Copyright Mr. Dong Shiwei.]".iter().enumerate() {
            stream[i] = byte & (file[12 + i % 4] & 0x5B | file[8 + i % 4]);
        }
    }
    for place in 0..32 {
        let listed = if version >= 12 { (place + usize::from(men) + 1) % 32 } else { place };
        file[0x10 + place] = USUAL[listed].wrapping_add(men);
    }
    let mut body = Vec::new();
    for &(from, to, goes_on, varies, comment) in moves {
        let marks = match version {
            ..=10 => (0xF0 * u8::from(goes_on)) | (0x0F * u8::from(varies)),
            _ => (0x80 * u8::from(goes_on)) | (0x40 * u8::from(varies)) | 0x20,
        };
        let from = from.wrapping_add(24).wrapping_add(from_key);
        body.extend([from, to.wrapping_add(32).wrapping_add(to_key), marks, 0]);
        body.extend((comment.len() as u32 + length_key).to_le_bytes());
        body.extend(comment.as_bytes());
    }
    file.extend(body.iter().enumerate().map(|(i, byte)| byte.wrapping_add(stream[i % 32])));
    file
}

pub(crate) fn xqf(version: u8) -> Vec<u8> {
    xqf_of(version, &MOVES)
}

/// The same game as CBR.
pub(crate) fn cbr() -> Vec<u8> {
    let mut file = vec![0; 2214];
    file[..16].copy_from_slice(b"CCBridge Record\0");
    let utf16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    file[0xB4..0xB4 + 8].copy_from_slice(&utf16("象棋四字"));
    let back = [1, 2, 3, 4, 5, 4, 3, 2, 1];
    for (i, kind) in back.into_iter().enumerate() {
        (file[0x848 + i], file[0x848 + 81 + i]) = (0x20 + kind, 0x10 + kind);
        if i % 2 == 0 {
            (file[0x848 + 27 + i], file[0x848 + 54 + i]) = (0x27, 0x17);
        }
    }
    for i in [1, 7] {
        (file[0x848 + 18 + i], file[0x848 + 63 + i]) = (0x26, 0x16);
    }
    let point = |xqf: u8| (9 - xqf % 10) * 9 + xqf / 10;
    for (from, to, goes_on, varies, comment) in MOVES {
        file.extend([u8::from(!goes_on) | (2 * u8::from(varies)) | 4, 0, point(from), point(to)]);
        let comment = utf16(comment);
        file.extend((comment.len() as u32).to_le_bytes());
        file.extend(comment);
    }
    file
}

pub(crate) fn dhtmlxq() -> String {
    let places = USUAL.map(|xqf| format!("{}{}", xqf / 10, 9 - xqf % 10));
    format!(
        "[DhtmlXQ]\n[DhtmlXQ_red]Hu[/DhtmlXQ_red]\n[DhtmlXQ_black]Xu[/DhtmlXQ_red]\n\
         [DhtmlXQ_result]红胜[/DhtmlXQ_result]\n[DhtmlXQ_binit]{}[/DhtmlXQ_binit]\n\
         [DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[DhtmlXQ_move_0_1_1]1747[/DhtmlXQ_move_0_1_1]\n\
         [DhtmlXQ_comment0]start[/DhtmlXQ_comment0]\n[DhtmlXQ_comment1]first[/DhtmlXQ_comment1]\n\
         [DhtmlXQ_comment2]reply[/DhtmlXQ_comment2]\n[DhtmlXQ_comment1_1]other[/DhtmlXQ_comment1_1]\n\
         [/DhtmlXQ]\n",
        places.concat()
    )
}

fn one(file: &[u8]) -> Entry {
    let mut games = read(file);
    assert_eq!(games.len(), 1);
    games.remove(0)
}

#[test]
fn all_say_the_same() {
    for (format, file) in [
        (Format::Xqf, xqf(10)),
        (Format::Xqf, xqf(11)),
        (Format::Xqf, xqf(12)),
        (Format::Xqf, xqf(18)),
        (Format::Cbr, cbr()),
        (Format::DhtmlXq, dhtmlxq().into_bytes()),
        (Format::DhtmlXq, format!("<html>\n{}", dhtmlxq()).into_bytes()),
    ] {
        let mut reader = Reader::new(&ReaderOptions::default());
        reader.feed(&file);
        assert_eq!(reader.format(), Some(format));
        let tree = one(&file).whole().unwrap_or_else(|error| panic!("{format:?}: {error}"));
        assert_eq!(show(&tree), LINE, "{format:?}");
        if format == Format::Cbr {
            assert_eq!(tree.tag("Event"), Some("象棋四字"));
        } else {
            let names = (tree.tag("Red"), tree.tag("Black"));
            assert_eq!((names, tree.result()), ((Some("Hu"), Some("Xu")), GameResult::White));
        }
    }
}

#[test]
fn what_is_wrong_is_told() {
    let cause = |file: &[u8]| one(file).error.expect("something is wrong").cause;
    assert_eq!(cause(&xqf(10)[..500]), FileCause::Truncated);
    assert_eq!(cause(&xqf(10)[..1030]), FileCause::Truncated);
    assert_eq!(cause(&xqf(19)), FileCause::Encrypted(19));
    assert_eq!(cause(&cbr()[..2000]), FileCause::Truncated);
    let unclosed = dhtmlxq().replace("[/DhtmlXQ]", "");
    assert_eq!(cause(unclosed.as_bytes()), FileCause::Truncated);
    let nowhere = dhtmlxq().replace("move_0_1_1", "move_0_9_1");
    assert_eq!(cause(nowhere.as_bytes()), FileCause::Field("where a variation begins"));
    let off = dhtmlxq().replace("77477062", "7747706");
    assert_eq!(cause(off.as_bytes()), FileCause::Field("a list of moves"));
    let bad = xqf_of(10, &[(0, 0, true, false, ""), (72, 41, false, false, "")]);
    match cause(&bad) {
        FileCause::Move { text, error: MoveTextError::Illegal(why) } => {
            assert_eq!((text.as_str(), why.reason), ("h2e1", Reason::PieceGeometry));
        }
        other => panic!("{other}"),
    }
}

/// Black moves first where a man of his makes the first move.
#[test]
fn black_may_begin() {
    let tree = one(&xqf_of(10, &[(0, 0, true, false, ""), (79, 67, false, false, "")]));
    assert_eq!(show(&tree.whole().expect("a move of black's")), "h9g7");
}

/// Two games in one page, and one of them broken.
#[test]
fn pages_of_games() {
    let page = format!("<p>{}</p>\n<p>{}", dhtmlxq().replace("7747", "7746"), dhtmlxq());
    let games = read(&page);
    assert_eq!(games.len(), 2);
    let error = games[0].error.as_ref().expect("no cannon goes there");
    assert_eq!((error.game, error.place.line, error.place.column), (1, 6, 19), "{error}");
    assert_eq!(games[1].error, None);
}

#[cfg(feature = "encodings")]
#[test]
fn chinese_encodings() {
    use duiyi::files::Encoding;

    let text = "[Game \"Chinese Chess\"]\n[Red \"胡荣华\"]\n\n1. 炮二平五 马８进７ *\n";
    let (gbk, _, _) = encoding_rs::GB18030.encode(text);
    let read_as = |bytes: &[u8], encoding| {
        let options = ReaderOptions { encoding, ..ReaderOptions::default() };
        crate::read_with(bytes, &options).remove(0).whole().expect("a whole game")
    };
    for encoding in [Encoding::Auto, Encoding::Gb18030] {
        let tree = read_as(&gbk, encoding);
        assert_eq!((tree.tag("Red"), show(&tree).as_str()), (Some("胡荣华"), "h2e2 h9g7"));
    }
    for size in 1..20 {
        assert_eq!(crate::read_in_pieces(&gbk, size), read(&gbk));
    }
    let (big5, _, _) = encoding_rs::BIG5.encode("[Red \"胡榮華\"]\n\n1. 炮二平五 馬8進7 *\n");
    let tree = read_as(&big5, Encoding::Big5);
    assert_eq!((tree.tag("Red"), show(&tree).as_str()), (Some("胡榮華"), "h2e2 h9g7"));
}

#[test]
fn latin_letters() {
    let tree =
        one(b"[White \"Polg\xE1r\"]\n\n1. e4 {tr\xE8s bon} *").whole().expect("a whole game");
    assert_eq!(tree.tag("White"), Some("Polgár"));
    assert_eq!(show(&tree), "e2e4 {très bon}");
}
