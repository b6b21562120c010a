//! What every notation of both games has to do.

use duiyi::rules::{Move, MoveTextError, Notation, Position, Tagged};

/// Every legal move is read back from its text in every notation, so no two share a text; and
/// without naming the notation, but for the one with ranks from 1, which may mean another move.
pub(crate) fn there_and_back<P: Position>(position: &P, notations: &[Notation]) {
    for &m in position.legal_moves().tagged() {
        for &notation in notations {
            let text = position.write_tagged(m, notation);
            assert_eq!(position.write_move(m.plain(), notation), text);
            let read = position.read_move(text.as_str(), notation);
            assert_eq!(read, Ok(m.plain()), "{position:?} {text} {notation:?}");
            let tagged = position.read_tagged(text.as_str(), notation);
            assert_eq!(tagged, Ok(m), "{position:?} {text} {notation:?}");
            if notation != Notation::Uci1 {
                let read = position.read_move(text.as_str(), Notation::Auto);
                assert_eq!(read, Ok(m.plain()), "{position:?} {text}");
                let tagged = position.read_tagged(text.as_str(), Notation::Auto);
                assert_eq!(tagged, Ok(m), "{position:?} {text}");
            }
        }
    }
}

/// What the answer to a text is called in the data files: the move, the byte where it stops being a
/// move text, the reason why it is not legal, or the moves it may mean.
pub(crate) fn answer<P: Position>(position: &P, text: &str, notation: Notation) -> String {
    let uci = |m: Move| position.write_move(m, Notation::Uci).to_string();
    let tagged = position.read_tagged(text, notation).map(Tagged::plain);
    assert_eq!(tagged, position.read_move(text, notation), "{position:?} {text}");
    match tagged {
        Ok(m) => uci(m),
        Err(MoveTextError::NotAMove { offset }) => format!("byte {offset}"),
        Err(MoveTextError::Illegal(why)) => format!("{:?}", why.reason),
        Err(MoveTextError::Ambiguous(candidates)) => {
            let texts: Vec<String> = candidates.iter().map(uci).collect();
            format!("ambiguous {}", texts.join(" "))
        }
    }
}
