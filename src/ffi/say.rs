//! What the words of a language say about codes and games.

use super::events::duiyi_event;
use super::failure::Failure;
use super::move_info::{DUIYI_MOVE_CASTLE_LONG, DUIYI_MOVE_CASTLE_SHORT};
use super::text::TextOut;
use super::values::*;
use crate::advice::{Grade, Merit, Puzzle};
use crate::game::{Actions, Claim, Game};
use crate::rules::{
    Article, FenCause, Kind, Offence, Position, Reason, Square, Termination, Variant,
};
use crate::words::{Key, Language, Phrase, Words};

fn words(language: duiyi_language) -> Result<Words, Failure> {
    Ok(Words::of(read_language(language)?))
}

pub(super) fn verdict(game: &Game, language: duiyi_language, out: TextOut) -> Result<(), Failure> {
    out.put(words(language)?.verdict(game.variant(), game.verdict()))
}

pub(super) fn refusal(
    game: &Game,
    [from, to]: [duiyi_square; 2],
    promotion: Option<Kind>,
    language: duiyi_language,
    out: TextOut,
) -> Result<(), Failure> {
    let from = Square::new(from);
    let (to, why) = match to {
        DUIYI_SQUARE_NONE => (None, game.explain_piece(from)),
        to => (Some(Square::new(to)), game.explain(from, Square::new(to), promotion)),
    };
    out.put(words(language)?.refusal(game.position(), from, to, &why))
}

pub(super) fn merit(
    merit: Merit,
    variant: Variant,
    language: duiyi_language,
    out: TextOut,
) -> Result<(), Failure> {
    out.put(words(language)?.merit(variant, merit))
}

pub(super) fn puzzle(
    puzzle: &Puzzle,
    language: duiyi_language,
    out: TextOut,
) -> Result<(), Failure> {
    let (position, report) = (puzzle.position(), puzzle.report());
    out.put(words(language)?.puzzle(position.variant(), position.side_to_move(), &report))
}

pub(super) fn evidence(game: &Game, language: duiyi_language, out: TextOut) -> Result<(), Failure> {
    out.put(words(language)?.evidence(game))
}

pub(super) fn event(
    game: &Game,
    event: &duiyi_event,
    language: duiyi_language,
    out: TextOut,
) -> Result<(), Failure> {
    let words = words(language)?;
    match event.told(game.variant())? {
        Some(event) => out.put(words.event(game.variant(), &event)),
        None => out.put(""),
    }
}

/// The value of a list that has this number.
macro_rules! numbered {
    ($list:expr, $code:expr) => {
        $list.into_iter().find(|&value| value as u32 == $code)
    };
}

/// The text of a code.
pub(super) fn code(
    family: duiyi_text_family,
    code: u32,
    language: duiyi_language,
    out: TextOut,
) -> Result<(), Failure> {
    const NONE: Failure = Failure::Value("no such code");
    let words = words(language)?;
    match family {
        DUIYI_TEXT_LEVEL => {
            let level = u8::try_from(code).ok().and_then(|number| words.level(number));
            out.put(level.ok_or(NONE)?)
        }
        DUIYI_TEXT_CHOICE => match (code >> 16, code as u16) {
            (place, 0) => out.put(words.choice(place as usize).ok_or(NONE)?),
            (place, value) => out.put(words.value(place as usize, value).ok_or(NONE)?),
        },
        _ => out.put(phrase(words, family, code)?.ok_or(NONE)?),
    }
}

fn phrase(words: Words, family: duiyi_text_family, code: u32) -> Result<Option<Phrase>, Failure> {
    let narrow = u8::try_from(code).ok();
    Ok(match family {
        DUIYI_TEXT_LANGUAGE => {
            numbered!(Language::ALL, code).map(|language| Words::of(language).language())
        }
        DUIYI_TEXT_STATUS => status(code as duiyi_status).map(|key| words.phrase(key)),
        DUIYI_TEXT_VARIANT
        | DUIYI_TEXT_CHESS_SIDE
        | DUIYI_TEXT_XIANGQI_SIDE
        | DUIYI_TEXT_KIND
        | DUIYI_TEXT_LETTER
        | DUIYI_TEXT_HOW_IT_MOVES
        | DUIYI_TEXT_PIECE
        | DUIYI_TEXT_SYMBOL => narrow.and_then(|code| on_board(words, family, code)),
        DUIYI_TEXT_CASTLING => match code {
            DUIYI_MOVE_CASTLE_SHORT => Some(words.castling_short()),
            DUIYI_MOVE_CASTLE_LONG => Some(words.castling_long()),
            _ => None,
        },
        DUIYI_TEXT_REASON => numbered!(Reason::ALL, code).map(|reason| words.reason(reason)),
        DUIYI_TEXT_TERMINATION => {
            numbered!(Termination::ALL, code).map(|how| words.termination(how))
        }
        DUIYI_TEXT_OFFENCE => numbered!(Offence::ALL, code).map(|offence| words.offence(offence)),
        DUIYI_TEXT_ARTICLE => numbered!(Article::ALL, code).map(|article| words.article(article)),
        DUIYI_TEXT_REFERENCE => {
            numbered!(Article::ALL, code).map(|article| words.reference(article))
        }
        DUIYI_TEXT_CLAIM => claim(code).map(|(claim, by_move)| words.claim(claim, by_move)),
        DUIYI_TEXT_ACTION => words.action(Actions(code)),
        DUIYI_TEXT_RULES => words.rules(code),
        DUIYI_TEXT_ABOUT_RULES => words.about_rules(code),
        DUIYI_TEXT_LEVEL_NAME => narrow.and_then(|number| words.level_name(number)),
        DUIYI_TEXT_GRADE => numbered!(Grade::ALL, code).map(|grade| words.grade(grade)),
        DUIYI_TEXT_FEN_CAUSE => numbered!(FenCause::ALL, code).map(|cause| words.fen_cause(cause)),
        _ => return Err(Failure::Value("no such family of texts")),
    })
}

/// Games, sides and pieces.
fn on_board(words: Words, family: duiyi_text_family, code: u8) -> Option<Phrase> {
    let side = |variant| read_side(code).ok().map(|side| words.side(variant, side));
    let piece = || read_piece(code).ok().flatten();
    match family {
        DUIYI_TEXT_VARIANT => numbered!(Variant::ALL, u32::from(code)).map(|v| words.variant(v)),
        DUIYI_TEXT_CHESS_SIDE => side(Variant::Chess),
        DUIYI_TEXT_XIANGQI_SIDE => side(Variant::Xiangqi),
        DUIYI_TEXT_KIND => Kind::from_number(code).map(|kind| words.kind(kind)),
        DUIYI_TEXT_LETTER => Kind::from_number(code).map(|kind| words.letter(kind)),
        DUIYI_TEXT_HOW_IT_MOVES => Kind::from_number(code).map(|kind| words.how_it_moves(kind)),
        DUIYI_TEXT_PIECE => piece().map(|piece| words.piece(piece)),
        _ => piece().map(|piece| words.symbol(piece)),
    }
}

const fn claim(bit: duiyi_claim) -> Option<(Claim, bool)> {
    match bit {
        DUIYI_CLAIM_REPETITION => Some((Claim::Repetition, false)),
        DUIYI_CLAIM_NO_PROGRESS => Some((Claim::NoProgress, false)),
        DUIYI_CLAIM_REPETITION_BY_MOVE => Some((Claim::Repetition, true)),
        DUIYI_CLAIM_NO_PROGRESS_BY_MOVE => Some((Claim::NoProgress, true)),
        _ => None,
    }
}

const fn status(status: duiyi_status) -> Option<Key> {
    Some(match status {
        DUIYI_OK => Key::StatusOk,
        DUIYI_ERR_NULL => Key::StatusNull,
        DUIYI_ERR_VALUE => Key::StatusValue,
        DUIYI_ERR_STRUCT_SIZE => Key::StatusStructSize,
        DUIYI_ERR_UTF8 => Key::StatusUtf8,
        DUIYI_ERR_BUFFER => Key::StatusBuffer,
        DUIYI_ERR_STATE => Key::StatusState,
        DUIYI_ERR_UNSUPPORTED => Key::StatusUnsupported,
        DUIYI_ERR_ILLEGAL_MOVE => Key::StatusIllegalMove,
        DUIYI_ERR_AMBIGUOUS_MOVE => Key::StatusAmbiguousMove,
        DUIYI_ERR_PROMOTION_REQUIRED => Key::StatusPromotionRequired,
        DUIYI_ERR_NOTATION => Key::StatusNotation,
        DUIYI_ERR_FEN => Key::StatusFen,
        DUIYI_ERR_PGN => Key::StatusPgn,
        DUIYI_ERR_JSON => Key::StatusJson,
        DUIYI_ERR_NEWER_FILE => Key::StatusNewerFile,
        DUIYI_ERR_REPLAY_CODE => Key::StatusReplayCode,
        DUIYI_ERR_MEMORY => Key::StatusMemory,
        DUIYI_ERR_PANIC => Key::StatusPanic,
        _ => return None,
    })
}
