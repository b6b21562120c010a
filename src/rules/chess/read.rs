//! Reading moves as people write them: SAN and what is like it. A text is first taken apart, without
//! a position; then held against the men who may be meant.

use super::bits::{bit, first, squares};
use super::make::castling_targets;
use super::mover::{Mover, as_mover};
use super::position::{Chess, RIGHTS, square};
use crate::rules::scanner::Scanner;
use crate::rules::text::Choice;
use crate::rules::{Explanation, Kind, Move, MoveTextError, Position, Reason};

/// [`Position::read_native`].
pub(super) fn read(position: &Chess, text: &str) -> Result<Move, MoveTextError> {
    let mut scanner = Scanner::new(text);
    let mut choice = Choice::NONE;
    match castling(&mut scanner)? {
        Some(short) => {
            remarks(&mut scanner)?;
            choice.consider(as_mover!(position.mover(), M => position.castling::<M>(short)));
        }
        None => {
            let step = step(&mut scanner)?;
            remarks(&mut scanner)?;
            position.consider_all(&step, &mut choice);
        }
    }
    choice.decide()
}

/// What a text says, castling apart.
struct Step {
    kind: Option<Kind>,
    /// The origin as far as it is written.
    file: Option<usize>,
    rank: Option<usize>,
    to: usize,
    promotion: Option<Kind>,
}

/// `O-O` and `O-O-O`, with letters or zeros: is it the short one?
fn castling(scanner: &mut Scanner<'_>) -> Result<Option<bool>, MoveTextError> {
    let castle = |c: char| matches!(c, 'O' | 'o' | '0').then_some(());
    let dash = |c: char| DASHES.contains(c).then_some(());
    if scanner.take(castle).is_none() {
        return Ok(None);
    }
    scanner.need(dash)?;
    scanner.need(castle)?;
    if scanner.take(dash).is_none() {
        return Ok(Some(true));
    }
    scanner.need(castle)?;
    Ok(Some(false))
}

const DASHES: &str = "-–";
const CAPTURES: &str = "x×:";

fn step(scanner: &mut Scanner<'_>) -> Result<Step, MoveTextError> {
    let kind = scanner.take(piece);
    let origin = (scanner.take(file), scanner.take(rank));
    let more = scanner.skip(DASHES) || scanner.skip(CAPTURES);
    let ((file, rank), to) = match (scanner.take(file), origin) {
        (Some(file), _) => (origin, scanner.need(rank)? * 8 + file),
        // What looked like an origin was the target.
        (None, (Some(file), Some(rank))) if !more => ((None, None), rank * 8 + file),
        _ => return Err(scanner.wrong()),
    };
    let bracket = scanner.skip("(");
    let promotion = match bracket || scanner.skip("=/") {
        true => Some(scanner.need(promotion)?),
        false => scanner.take(promotion),
    };
    if bracket {
        scanner.need(|c| (c == ')').then_some(()))?;
    }
    Ok(Step { kind, file, rank, to, promotion })
}

/// What may follow a move, and says nothing that the position does not know.
fn remarks(scanner: &mut Scanner<'_>) -> Result<(), MoveTextError> {
    let words = ["e.p.", " e.p.", "ep"];
    while scanner.skip("+#!?") || words.iter().any(|word| scanner.skip_word(word)) {}
    scanner.end()
}

fn file(c: char) -> Option<usize> {
    ('a'..='h').contains(&c).then(|| c as usize - 'a' as usize)
}

fn rank(c: char) -> Option<usize> {
    ('1'..='8').contains(&c).then(|| c as usize - '1' as usize)
}

/// The kind of a letter or figurine.
fn piece(c: char) -> Option<Kind> {
    Some(match c {
        'P' | 'p' | '♙' | '♟' => Kind::Pawn,
        'N' | 'n' | '♘' | '♞' => Kind::Knight,
        'B' | '♗' | '♝' => Kind::Bishop,
        'R' | 'r' | '♖' | '♜' => Kind::Rook,
        'Q' | 'q' | '♕' | '♛' => Kind::Queen,
        'K' | 'k' | '♔' | '♚' => Kind::King,
        _ => return None,
    })
}

/// After the target, `b` is no file any more.
fn promotion(c: char) -> Option<Kind> {
    piece(if c == 'b' { 'B' } else { c })
}

impl Chess {
    /// Considers every man of the side to move whom a text may mean.
    fn consider_all(&self, step: &Step, choice: &mut Choice) {
        let full = step.file.is_some() && step.rank.is_some();
        let own = self.men(self.mover());
        let men = match step.kind {
            Some(kind) => self.men_of(self.mover(), kind),
            None if full => own,
            None => self.men_of(self.mover(), Kind::Pawn),
        };
        // A pawn that is written without its file does not take.
        let takes = step.kind.is_none() && step.file.is_none() && step.rank.is_none();
        let file = if takes { Some(step.to & 7) } else { step.file };
        let (to, castles) = (square(step.to), own & bit(step.to) != 0);
        for from in squares(men).filter(|from| {
            file.is_none_or(|file| file == from & 7) && step.rank.is_none_or(|r| r == from >> 3)
        }) {
            choice.consider(match full {
                true => {
                    let target = self.meant_target(square(from), to);
                    self.explain(square(from), target, step.promotion)
                }
                // Only with both squares named is the king onto its rook castling.
                false if castles => Explanation::refused(Reason::OwnPieceThere),
                false => self.explain(square(from), to, step.promotion),
            });
        }
    }

    /// Castling towards the h-file, or the a-file: is it legal, and if not, why not?
    pub(super) fn castling<M: Mover>(&self, short: bool) -> Explanation {
        let king = self.king_square::<M>();
        if bit(king) & M::HOME == 0 || !self.is_960() && king & 7 != 4 {
            return Explanation::refused(Reason::CastleMoved);
        }
        let Some(rook) = self.castling_rook_beside::<M>(king, short) else {
            return Explanation::refused(Reason::CastleNoRook);
        };
        let to = if self.is_960() { rook } else { castling_targets(king, rook).0 };
        let legal = Explanation::legal(Move::new(square(king), square(to), None));
        self.castling_hindrance::<M>(king, rook).unwrap_or(legal)
    }

    /// Where the rook stands, or should stand: in the corner; in Chess960 the one with the right to
    /// castle, else the outermost.
    fn castling_rook_beside<M: Mover>(&self, king: usize, short: bool) -> Option<usize> {
        if !self.is_960() {
            return Some(if short { king | 7 } else { king & 56 });
        }
        let below = bit(king) - 1;
        let rooks = self.rooks_of(M::SIDE) & M::HOME & if short { !below } else { below };
        match (rooks & self.flags & RIGHTS, short) {
            (0, true) => rooks.checked_ilog2().map(|rook| rook as usize),
            (0, false) => (rooks != 0).then(|| first(rooks)),
            (right, _) => Some(first(right)),
        }
    }
}
