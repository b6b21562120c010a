//! What duiyi_text() has texts for.

/// What a code given to duiyi_text() stands for.
pub type duiyi_text_family = u32;

/// A duiyi_language: what it calls itself, whatever language is asked for.
pub const DUIYI_TEXT_LANGUAGE: duiyi_text_family = 1;
/// A duiyi_status: "That is not possible now."
pub const DUIYI_TEXT_STATUS: duiyi_text_family = 2;
/// A duiyi_variant: "Xiangqi".
pub const DUIYI_TEXT_VARIANT: duiyi_text_family = 3;
/// A duiyi_side of chess: "White", "Black".
pub const DUIYI_TEXT_CHESS_SIDE: duiyi_text_family = 4;
/// A duiyi_side of xiangqi: "Red", "Black".
pub const DUIYI_TEXT_XIANGQI_SIDE: duiyi_text_family = 5;
/// A duiyi_kind, whoever owns it: "general".
pub const DUIYI_TEXT_KIND: duiyi_text_family = 6;
/// A duiyi_kind: its letter in the notations of the language.
pub const DUIYI_TEXT_LETTER: duiyi_text_family = 7;
/// A duiyi_kind: how it moves, in a few sentences.
pub const DUIYI_TEXT_HOW_IT_MOVES: duiyi_text_family = 8;
/// A duiyi_piece, as a sentence calls it; in Chinese red and black pieces have different names.
pub const DUIYI_TEXT_PIECE: duiyi_text_family = 9;
/// A duiyi_piece: one character for a board, a chess symbol or what is written on the piece of xiangqi.
/// No two pieces have the same.
pub const DUIYI_TEXT_SYMBOL: duiyi_text_family = 10;
/// DUIYI_MOVE_CASTLE_SHORT or DUIYI_MOVE_CASTLE_LONG: "Castling short".
pub const DUIYI_TEXT_CASTLING: duiyi_text_family = 11;
/// A duiyi_reason, without pieces and squares: "The horse's leg is blocked." With them, see
/// duiyi_game_refusal_text().
pub const DUIYI_TEXT_REASON: duiyi_text_family = 12;
/// A duiyi_termination, in a word or two. As a sentence, see duiyi_game_verdict_text().
pub const DUIYI_TEXT_TERMINATION: duiyi_text_family = 13;
/// A duiyi_offence: "perpetual chase".
pub const DUIYI_TEXT_OFFENCE: duiyi_text_family = 14;
/// A duiyi_article: "a piece without protection is attacked".
pub const DUIYI_TEXT_ARTICLE: duiyi_text_family = 15;
/// A duiyi_article: where the rule books have it, "WXF 20.3".
pub const DUIYI_TEXT_REFERENCE: duiyi_text_family = 16;
/// One bit of duiyi_claim: "The position has come up often enough".
pub const DUIYI_TEXT_CLAIM: duiyi_text_family = 17;
/// One bit of duiyi_action: "Taking moves back".
pub const DUIYI_TEXT_ACTION: duiyi_text_family = 18;
/// A duiyi_rules: its name.
pub const DUIYI_TEXT_RULES: duiyi_text_family = 19;
/// A duiyi_rules: what it amounts to, in a sentence.
pub const DUIYI_TEXT_ABOUT_RULES: duiyi_text_family = 20;
/// A choice of a rule set, index << 16 with the index of duiyi_rules_describe(); or what it may be,
/// index << 16 | value: "Perpetual check loses", "yes".
pub const DUIYI_TEXT_CHOICE: duiyi_text_family = 21;
/// A level, DUIYI_LEVEL_EASY or any other number from 1 to 10: "Level 2"; 0: "Full strength".
pub const DUIYI_TEXT_LEVEL: duiyi_text_family = 22;
/// DUIYI_LEVEL_EASY, DUIYI_LEVEL_NORMAL, DUIYI_LEVEL_HARD by name: "Easy".
pub const DUIYI_TEXT_LEVEL_NAME: duiyi_text_family = 23;
/// A duiyi_fen_cause: "A side has no king."
pub const DUIYI_TEXT_FEN_CAUSE: duiyi_text_family = 24;
/// A duiyi_grade: "blunder".
pub const DUIYI_TEXT_GRADE: duiyi_text_family = 25;
