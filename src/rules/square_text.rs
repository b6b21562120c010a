//! Moves as two squares: UCI in chess, UCCI, ICCS and the form with ranks from 1 in xiangqi.

use super::scanner::Scanner;
use super::{Kind, Move, MoveText, MoveTextError, Notation, Position, Square, Variant};

/// The number that a notation gives to the first rank.
const fn first_rank(variant: Variant, notation: Notation) -> u8 {
    match notation {
        Notation::Uci1 => 1,
        _ => variant.first_rank_label(),
    }
}

/// Writes a move as its squares.
pub(super) fn write(variant: Variant, m: Move, notation: Notation) -> MoveText {
    let iccs = notation == Notation::Iccs;
    let mut text = MoveText::EMPTY;
    let push_square = |text: &mut MoveText, square| {
        let file = char::from(b'a' + variant.file(square));
        text.push(if iccs { file.to_ascii_uppercase() } else { file });
        match variant.rank(square) + first_rank(variant, notation) {
            10 => text.push_str("10"),
            rank => text.push(char::from(b'0' + rank)),
        }
    };
    push_square(&mut text, m.from());
    if iccs {
        text.push('-');
    }
    push_square(&mut text, m.to());
    if let Some(kind) = m.promotion() {
        text.push(kind.letter().to_ascii_lowercase());
    }
    text
}

/// Reads a move text in two steps: the squares, for which no position is needed; then what the
/// position says about them.
pub(super) fn read<P: Position>(
    position: &P,
    text: &str,
    notation: Notation,
) -> Result<Move, MoveTextError> {
    let (from, to, promotion) = squares(position.variant(), text, notation)?;
    let explanation = position.explain(from, position.meant_target(from, to), promotion);
    explanation.legal.ok_or(MoveTextError::Illegal(explanation))
}

/// Takes a text apart: from, to, promotion.
fn squares(
    variant: Variant,
    text: &str,
    notation: Notation,
) -> Result<(Square, Square, Option<Kind>), MoveTextError> {
    let mut scanner = Scanner::new(text);
    // Not mixed: `B2b3` is a bishop's move.
    let file_a = if text.starts_with(|c: char| c.is_ascii_uppercase()) { 'A' } else { 'a' };
    let from = square(&mut scanner, variant, notation, file_a)?;
    if !matches!(notation, Notation::Uci | Notation::Uci1) {
        scanner.skip("-");
    }
    let to = square(&mut scanner, variant, notation, file_a)?;
    let promotion = match variant {
        Variant::Xiangqi => None,
        Variant::Chess | Variant::Chess960 => scanner.take(promotion),
    };
    scanner.end()?;
    Ok((from, to, promotion))
}

fn square(
    scanner: &mut Scanner<'_>,
    variant: Variant,
    notation: Notation,
    file_a: char,
) -> Result<Square, MoveTextError> {
    let below = |c: char, first: char, end: u8| {
        u8::try_from(u32::from(c).wrapping_sub(u32::from(first))).ok().filter(|&n| n < end)
    };
    let file = scanner.need(|c| below(c, file_a, variant.files()))?;
    let start = *scanner;
    let mut number = scanner.need(|c| below(c, '0', 10))?;
    let first_rank = first_rank(variant, notation);
    if number == 1 && first_rank + variant.ranks() > 10 && scanner.skip("0") {
        number = 10;
    }
    variant.square(file, number.wrapping_sub(first_rank)).ok_or(start.wrong())
}

/// The kind a pawn is to become. That no pawn becomes a king or pawn, the position will say.
fn promotion(letter: char) -> Option<Kind> {
    Kind::CHESS.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
}
