//! What the tags of a game say about how its moves are to be read: which game, from where.

use alloc::string::String;

use super::tags::Tags;
use crate::files::FileCause;
use crate::rules::{AnyPosition, FenReading, Notation, Position, Setup, Variant};

/// The position that a game starts from. Without tags that name the game, the FEN tells, or a tag
/// that only one game has, or the first move, or else `usual`.
pub(super) fn of(
    tags: &Tags,
    first_move: Option<&str>,
    usual: Option<Variant>,
) -> Result<Setup<AnyPosition>, FileCause> {
    let fen = tags.get("FEN").filter(|fen| !fen.trim().is_empty());
    let variant = match named(tags)? {
        Some(variant) => variant,
        None => by_fen(fen)
            .or(tags.get("Red").map(|_| Variant::Xiangqi))
            .or(usual)
            .or(first_move.and_then(by_move))
            .unwrap_or(Variant::Chess),
    };
    let Some(fen) = fen else { return Ok(Setup::usual(variant)) };
    let reading = FenReading { arrangement: true, ..FenReading::default() };
    // An old writer's castling of Chess960 may be the only thing that tells it from chess; and
    // some name no variant where the FEN has xiangqi's board.
    let variant = match (variant, by_fen(Some(fen))) {
        (Variant::Chess, Some(other)) => other,
        (variant, _) => variant,
    };
    Ok(AnyPosition::read_fen(variant, fen, reading)?)
}

/// The game that the tags name.
fn named(tags: &Tags) -> Result<Option<Variant>, FileCause> {
    for name in ["Variant", "Game"] {
        let Some(value) = tags.get(name) else { continue };
        match by_name(value) {
            Named::One(variant) => return Ok(Some(variant)),
            Named::Any => {}
            // What `Game` says is not always the name of one.
            Named::Other if name == "Game" => {}
            Named::Other => return Err(FileCause::Variant(value.into())),
        }
    }
    Ok(None)
}

/// What the value of a tag names.
pub(in crate::files) enum Named {
    /// A game.
    One(Variant),
    /// None in particular.
    Any,
    /// Something else.
    Other,
}

pub(in crate::files) fn by_name(value: &str) -> Named {
    let plain = |c: &char| c.is_alphanumeric();
    let key: String = value.to_lowercase().chars().filter(plain).collect();
    Named::One(match key.as_str() {
        "" | "standard" | "normal" | "fromposition" => return Named::Any,
        "chess" | "classical" => Variant::Chess,
        "chess960" | "fischerandom" | "fischerrandom" | "freestyle" => Variant::Chess960,
        "xiangqi" | "chinesechess" | "cchess" | "象棋" | "中国象棋" => Variant::Xiangqi,
        _ => return Named::Other,
    })
}

/// The game whose board a FEN has, if it is not that of chess.
fn by_fen(fen: Option<&str>) -> Option<Variant> {
    let mut fields = fen?.split_ascii_whitespace();
    if fields.next()?.matches('/').count() == 9 {
        return Some(Variant::Xiangqi);
    }
    let castling = fields.nth(1)?;
    let files = |c: char| matches!(c.to_ascii_lowercase(), 'a'..='h');
    castling.contains(files).then_some(Variant::Chess960)
}

/// The game in which a text can be a first move: chess, if it is one there.
fn by_move(text: &str) -> Option<Variant> {
    let first = |variant: Variant| {
        AnyPosition::start(variant).read_move(text, Notation::Auto).is_ok().then_some(variant)
    };
    first(Variant::Chess).or_else(|| first(Variant::Xiangqi))
}

/// Does a tag say that the moves are written in WXF?
pub(super) fn is_wxf(tags: &Tags) -> bool {
    tags.get("Format").is_some_and(|format| format.trim() == "WXF")
}
