//! How moves are written.

use crate::ffi::failure::Failure;
use crate::rules::Notation;

/// How moves are written.
pub type duiyi_notation = u32;

/// Reads all of the game's notations but DUIYI_NOTATION_UCI_1, since no text has two meanings in them;
/// writes SAN, and in xiangqi simplified Chinese.
pub const DUIYI_NOTATION_AUTO: duiyi_notation = 0;
/// e2e4, e7e8q; in xiangqi with ranks 0 to 9, as UCCI has it: h2e2.
pub const DUIYI_NOTATION_UCI: duiyi_notation = 1;
/// Xiangqi with ranks 1 to 10: h3e3. In chess the same as UCI.
pub const DUIYI_NOTATION_UCI_1: duiyi_notation = 2;
/// Chess: Nf3, exd8=Q#, O-O, strict out; read as people write it. In xiangqi WXF is meant.
pub const DUIYI_NOTATION_SAN: duiyi_notation = 3;
/// Chess: Ng1-f3, e7xd8=Q#. Read like SAN; in xiangqi WXF is meant.
pub const DUIYI_NOTATION_LAN: duiyi_notation = 4;
/// Chess: SAN with chess symbols for the letters. Read like SAN; in xiangqi WXF is meant.
pub const DUIYI_NOTATION_FIGURINE: duiyi_notation = 5;
/// Xiangqi H2-E2. In chess the same letters and dash.
pub const DUIYI_NOTATION_ICCS: duiyi_notation = 6;
/// Xiangqi: C2=5, H8+7, C-+1; tandem soldiers also by place and file, 24=5. In chess SAN is meant.
pub const DUIYI_NOTATION_WXF: duiyi_notation = 7;
/// Xiangqi in simplified Chinese, red's numbers in Chinese, black's in wide digits. Soldiers on one
/// file are front and rear, three of them front, middle and rear; more, and pairs on two files, are
/// counted from the right and from the front. Every school is read. In chess SAN is meant.
pub const DUIYI_NOTATION_CHINESE: duiyi_notation = 8;
/// The same in traditional Chinese.
pub const DUIYI_NOTATION_CHINESE_TRADITIONAL: duiyi_notation = 9;

/// Bytes for a move in any notation, with its NUL.
pub const DUIYI_MOVE_TEXT_MAX: usize = 32;

pub(in crate::ffi) fn read_notation(number: duiyi_notation) -> Result<Notation, Failure> {
    match number {
        DUIYI_NOTATION_AUTO => Ok(Notation::Auto),
        DUIYI_NOTATION_UCI => Ok(Notation::Uci),
        DUIYI_NOTATION_UCI_1 => Ok(Notation::Uci1),
        DUIYI_NOTATION_SAN => Ok(Notation::San),
        DUIYI_NOTATION_LAN => Ok(Notation::Lan),
        DUIYI_NOTATION_FIGURINE => Ok(Notation::Figurine),
        DUIYI_NOTATION_ICCS => Ok(Notation::Iccs),
        DUIYI_NOTATION_WXF => Ok(Notation::Wxf),
        DUIYI_NOTATION_CHINESE => Ok(Notation::Chinese),
        DUIYI_NOTATION_CHINESE_TRADITIONAL => Ok(Notation::ChineseTraditional),
        _ => Err(Failure::Value("no such notation")),
    }
}

#[cfg(test)]
super::same_numbers! { Notation as duiyi_notation:
    Auto = DUIYI_NOTATION_AUTO,
    Uci = DUIYI_NOTATION_UCI,
    Uci1 = DUIYI_NOTATION_UCI_1,
    San = DUIYI_NOTATION_SAN,
    Lan = DUIYI_NOTATION_LAN,
    Figurine = DUIYI_NOTATION_FIGURINE,
    Iccs = DUIYI_NOTATION_ICCS,
    Wxf = DUIYI_NOTATION_WXF,
    Chinese = DUIYI_NOTATION_CHINESE,
    ChineseTraditional = DUIYI_NOTATION_CHINESE_TRADITIONAL,
}
