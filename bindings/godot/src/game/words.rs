//! Texts for players.

use duiyi::game::{Actions, Claim, Game, PlayError};
use duiyi::rules::{
    Article, Explanation, Kind, MoveTextError, Offence, Reason, Side, Square, Termination, Variant,
};
use duiyi::words::{Language, Phrase, Words};
use godot::prelude::*;

use super::DuiyiGame;
use crate::failure::{Answer, LastFailure, fail};
use crate::values::{self, numbered};

#[godot_api(secondary)]
impl DuiyiGame {
    /// The text of a code in a language: `DuiyiGame.text(DuiyiGame.TEXT_KIND, DuiyiGame.KIND_HORSE,
    /// DuiyiGame.LANGUAGE_ZH_HANS)`.
    #[func]
    fn text(family: i64, code: i64, #[opt(default = 1)] language: i64) -> GString {
        let text = values::words(language).and_then(|words| text(words, family, code));
        LastFailure::default().settle("DuiyiGame.text", text)
    }

    /// How the game stands, as a sentence: "Black wins: Red gave perpetual check."
    #[func]
    fn verdict_text(&self, #[opt(default = 1)] language: i64) -> GString {
        self.ask("DuiyiGame.verdict_text", |game| {
            let text = values::words(language)?.verdict(game.variant(), game.verdict());
            Ok(GString::from(&text.to_string()))
        })
    }

    /// Why a move is refused, as a sentence with its pieces and squares: what explain() answers. With
    /// `Vector2i(-1, -1)` for `to`: why the piece has no move at all.
    #[func]
    fn refusal_text(
        &self,
        from: Vector2i,
        to: Vector2i,
        #[opt(default = 0)] promotion: i64,
        #[opt(default = 1)] language: i64,
    ) -> GString {
        self.ask("DuiyiGame.refusal_text", |game| {
            let words = values::words(language)?;
            let from = values::any_square(game.variant(), from);
            let (to, why) = match to {
                values::NOWHERE => (None, game.explain_piece(from)),
                to => {
                    let to = values::any_square(game.variant(), to);
                    (Some(to), game.explain(from, to, values::kind(promotion)?))
                }
            };
            Ok(GString::from(&words.refusal(game.position(), from, to, &why).to_string()))
        })
    }

    /// The evidence() as prose, for players and arbiters; empty if nobody offends.
    #[func]
    fn evidence_text(&self, #[opt(default = 1)] language: i64) -> GString {
        self.ask("DuiyiGame.evidence_text", |game| {
            Ok(GString::from(&values::words(language)?.evidence(game).to_string()))
        })
    }
}

/// Why the move from one square to another is refused, in English.
pub(super) fn refusal(game: &Game, from: Square, to: Square, why: &Explanation) -> String {
    Words::of(Language::En).refusal(game.position(), from, Some(to), why).to_string()
}

/// What is wrong with the text of a move, in English.
pub(super) fn move_error(game: &Game, error: &MoveTextError) -> String {
    Words::of(Language::En).move_error(game.position(), error).to_string()
}

pub(super) fn play_error(game: &Game, error: &PlayError) -> String {
    match *error {
        PlayError::Illegal(why) => move_error(game, &MoveTextError::Illegal(why)),
        PlayError::NotAMove { offset } => move_error(game, &MoveTextError::NotAMove { offset }),
        PlayError::Ambiguous(all) => move_error(game, &MoveTextError::Ambiguous(all)),
        PlayError::Memory => error.to_string(),
    }
}

fn text(words: Words, family: i64, code: i64) -> Answer<GString> {
    let narrow = u8::try_from(code).ok();
    let text = match family {
        DuiyiGame::TEXT_LEVEL => {
            narrow.and_then(|level| words.level(level)).map(|text| text.to_string())
        }
        DuiyiGame::TEXT_CHOICE => choice(words, code),
        _ => phrase(words, family, code).map(|phrase| phrase.to_string()),
    };
    match text {
        Some(text) => Ok(GString::from(&text)),
        None => fail(format!("there is no text {family} of {code}")),
    }
}

fn choice(words: Words, code: i64) -> Option<String> {
    let place = usize::try_from(code >> 16).ok()?;
    match code as u16 {
        0 => Some(words.choice(place)?.to_string()),
        value => Some(words.value(place, value)?.to_string()),
    }
}

fn phrase(words: Words, family: i64, code: i64) -> Option<Phrase> {
    let narrow = || u8::try_from(code).ok();
    let wide = || u32::try_from(code).ok();
    let side = |variant| Some(words.side(variant, numbered!(Side::ALL, code)?));
    let kind = || numbered!(Kind::ALL, code);
    match family {
        DuiyiGame::TEXT_LANGUAGE => {
            numbered!(Language::ALL, code).map(|language| Words::of(language).language())
        }
        DuiyiGame::TEXT_VARIANT => numbered!(Variant::ALL, code).map(|v| words.variant(v)),
        DuiyiGame::TEXT_CHESS_SIDE => side(Variant::Chess),
        DuiyiGame::TEXT_XIANGQI_SIDE => side(Variant::Xiangqi),
        DuiyiGame::TEXT_KIND => kind().map(|kind| words.kind(kind)),
        DuiyiGame::TEXT_LETTER => kind().map(|kind| words.letter(kind)),
        DuiyiGame::TEXT_HOW_IT_MOVES => kind().map(|kind| words.how_it_moves(kind)),
        DuiyiGame::TEXT_PIECE => values::piece(code).map(|piece| words.piece(piece)),
        DuiyiGame::TEXT_SYMBOL => values::piece(code).map(|piece| words.symbol(piece)),
        DuiyiGame::TEXT_CASTLING => match code {
            DuiyiGame::MOVE_CASTLE_SHORT => Some(words.castling_short()),
            DuiyiGame::MOVE_CASTLE_LONG => Some(words.castling_long()),
            _ => None,
        },
        DuiyiGame::TEXT_REASON => numbered!(Reason::ALL, code).map(|why| words.reason(why)),
        DuiyiGame::TEXT_TERMINATION => {
            numbered!(Termination::ALL, code).map(|how| words.termination(how))
        }
        DuiyiGame::TEXT_OFFENCE => numbered!(Offence::ALL, code).map(|o| words.offence(o)),
        DuiyiGame::TEXT_ARTICLE => numbered!(Article::ALL, code).map(|a| words.article(a)),
        DuiyiGame::TEXT_REFERENCE => numbered!(Article::ALL, code).map(|a| words.reference(a)),
        DuiyiGame::TEXT_CLAIM => claim(code).map(|(claim, by_move)| words.claim(claim, by_move)),
        DuiyiGame::TEXT_ACTION => words.action(Actions(wide()?)),
        DuiyiGame::TEXT_RULES => words.rules(wide()?),
        DuiyiGame::TEXT_ABOUT_RULES => words.about_rules(wide()?),
        DuiyiGame::TEXT_LEVEL_NAME => words.level_name(narrow()?),
        _ => None,
    }
}

fn claim(bit: i64) -> Option<(Claim, bool)> {
    match bit {
        DuiyiGame::CLAIM_REPETITION => Some((Claim::Repetition, false)),
        DuiyiGame::CLAIM_NO_PROGRESS => Some((Claim::NoProgress, false)),
        DuiyiGame::CLAIM_REPETITION_BY_MOVE => Some((Claim::Repetition, true)),
        DuiyiGame::CLAIM_NO_PROGRESS_BY_MOVE => Some((Claim::NoProgress, true)),
        _ => None,
    }
}
