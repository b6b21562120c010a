//! What speaks for a move.

use super::{DUIYI_OFFENCE_NONE, DUIYI_PIECE_NONE, DUIYI_SQUARE_NONE};
use super::{duiyi_offence, duiyi_piece, duiyi_square, read_piece, write_offence, write_piece};
use crate::advice::{Man, Merit};
use crate::ffi::failure::Failure;
use crate::rules::{Offence, Square};

/// What speaks for a move.
pub type duiyi_merit_kind = u32;

/// Nothing.
pub const DUIYI_MERIT_NONE: duiyi_merit_kind = 0;
/// No other move is legal.
pub const DUIYI_MERIT_ONLY_MOVE: duiyi_merit_kind = 1;
/// It mates by force in `count` moves, this one counted.
pub const DUIYI_MERIT_MATES: duiyi_merit_kind = 2;
/// Another move would lose the game at once by a repetition; `offence` says how.
pub const DUIYI_MERIT_AVOIDS_OFFENCE: duiyi_merit_kind = 3;
/// It answers the check of the piece.
pub const DUIYI_MERIT_ANSWERS_CHECK: duiyi_merit_kind = 4;
/// The other side threatened to mate at once, and then no longer does.
pub const DUIYI_MERIT_ANSWERS_MATE: duiyi_merit_kind = 5;
/// It takes the piece for nothing.
pub const DUIYI_MERIT_WINS: duiyi_merit_kind = 6;
/// The piece is taken later in the expected line, which wins no less than it counts; the square is
/// where it will stand.
pub const DUIYI_MERIT_WINS_LATER: duiyi_merit_kind = 7;
/// The piece would have been lost, and now would not be; the square is where it stood.
pub const DUIYI_MERIT_SAVES: duiyi_merit_kind = 8;
/// The pawn becomes the piece.
pub const DUIYI_MERIT_PROMOTES: duiyi_merit_kind = 9;
/// It gives check.
pub const DUIYI_MERIT_CHECKS: duiyi_merit_kind = 10;
/// It threatens to mate with the next move.
pub const DUIYI_MERIT_THREATENS_MATE: duiyi_merit_kind = 11;
/// It threatens to win the piece, which was not threatened before.
pub const DUIYI_MERIT_THREATENS: duiyi_merit_kind = 12;
/// It takes the piece, but not for nothing.
pub const DUIYI_MERIT_TAKES: duiyi_merit_kind = 13;
/// It castles.
pub const DUIYI_MERIT_CASTLES: duiyi_merit_kind = 14;
/// In the opening it brings the piece from its first rank into the game; the square is where it stood.
pub const DUIYI_MERIT_DEVELOPS: duiyi_merit_kind = 15;

/// Merits of one move at most.
pub const DUIYI_MAX_MERITS: usize = 8;

/// Something that speaks for a move. This struct never grows.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct duiyi_merit {
    /// What.
    pub kind: duiyi_merit_kind,
    /// DUIYI_MERIT_MATES: in how many moves.
    pub count: u32,
    /// DUIYI_MERIT_AVOIDS_OFFENCE: which.
    pub offence: duiyi_offence,
    /// The piece it is about, or DUIYI_PIECE_NONE.
    pub piece: duiyi_piece,
    /// The square of that piece, or DUIYI_SQUARE_NONE.
    pub square: duiyi_square,
    /// Zero.
    pub pad: [u8; 2],
}

impl duiyi_merit {
    /// None.
    pub(in crate::ffi) const NONE: duiyi_merit = duiyi_merit {
        kind: DUIYI_MERIT_NONE,
        count: 0,
        offence: DUIYI_OFFENCE_NONE,
        piece: DUIYI_PIECE_NONE,
        square: DUIYI_SQUARE_NONE,
        pad: [0; 2],
    };

    /// The merit of the caller's struct.
    pub(in crate::ffi) fn read(&self) -> Result<Merit, Failure> {
        const WRONG: Failure = Failure::Value("no such merit");
        let man = || -> Result<Man, Failure> {
            let piece = read_piece(self.piece)?.ok_or(WRONG)?;
            Ok(Man { piece, square: Square::new(self.square) })
        };
        let offence = Offence::ALL.into_iter().find(|o| *o as duiyi_offence == self.offence);
        Ok(match self.kind {
            DUIYI_MERIT_ONLY_MOVE => Merit::OnlyMove,
            DUIYI_MERIT_MATES => Merit::Mates { moves: self.count },
            DUIYI_MERIT_AVOIDS_OFFENCE => Merit::AvoidsOffence { offence: offence.ok_or(WRONG)? },
            DUIYI_MERIT_ANSWERS_CHECK => Merit::AnswersCheck { by: man()? },
            DUIYI_MERIT_ANSWERS_MATE => Merit::AnswersMate,
            DUIYI_MERIT_WINS => Merit::Wins { man: man()? },
            DUIYI_MERIT_WINS_LATER => Merit::WinsLater { man: man()? },
            DUIYI_MERIT_SAVES => Merit::Saves { man: man()? },
            DUIYI_MERIT_PROMOTES => Merit::Promotes { kind: man()?.piece.kind },
            DUIYI_MERIT_CHECKS => Merit::Checks,
            DUIYI_MERIT_THREATENS_MATE => Merit::ThreatensMate,
            DUIYI_MERIT_THREATENS => Merit::Threatens { man: man()? },
            DUIYI_MERIT_TAKES => Merit::Takes { man: man()? },
            DUIYI_MERIT_CASTLES => Merit::Castles,
            DUIYI_MERIT_DEVELOPS => Merit::Develops { man: man()? },
            _ => return Err(WRONG),
        })
    }
}

impl From<Merit> for duiyi_merit {
    #[inline(never)] // hints and judgements have lists of them
    fn from(merit: Merit) -> duiyi_merit {
        let mut told = duiyi_merit { kind: merit.number(), ..duiyi_merit::NONE };
        if let Some(man) = merit.man() {
            (told.piece, told.square) = (write_piece(Some(man.piece)), man.square.number());
        }
        match merit {
            Merit::Mates { moves } => told.count = moves,
            Merit::AvoidsOffence { offence } => told.offence = write_offence(Some(offence)),
            Merit::Promotes { kind } => told.piece = kind.number(),
            _ => {}
        }
        told
    }
}

/// A list of merits, and how many they are.
#[inline(never)]
pub(in crate::ffi) fn write_merits(merits: &[Merit]) -> ([duiyi_merit; DUIYI_MAX_MERITS], u32) {
    let mut list = [duiyi_merit::NONE; DUIYI_MAX_MERITS];
    list.iter_mut().zip(merits).for_each(|(place, &merit)| *place = merit.into());
    (list, merits.len() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Kind, Piece, Side};

    #[test]
    fn every_merit_comes_back_as_it_went() {
        let man = Man { piece: Piece::new(Side::Black, Kind::Horse), square: Square::new(89) };
        let all = [
            (Merit::OnlyMove, DUIYI_MERIT_ONLY_MOVE),
            (Merit::Mates { moves: 3 }, DUIYI_MERIT_MATES),
            (Merit::AvoidsOffence { offence: Offence::Mixed }, DUIYI_MERIT_AVOIDS_OFFENCE),
            (Merit::AnswersCheck { by: man }, DUIYI_MERIT_ANSWERS_CHECK),
            (Merit::AnswersMate, DUIYI_MERIT_ANSWERS_MATE),
            (Merit::Wins { man }, DUIYI_MERIT_WINS),
            (Merit::WinsLater { man }, DUIYI_MERIT_WINS_LATER),
            (Merit::Saves { man }, DUIYI_MERIT_SAVES),
            (Merit::Promotes { kind: Kind::Rook }, DUIYI_MERIT_PROMOTES),
            (Merit::Checks, DUIYI_MERIT_CHECKS),
            (Merit::ThreatensMate, DUIYI_MERIT_THREATENS_MATE),
            (Merit::Threatens { man }, DUIYI_MERIT_THREATENS),
            (Merit::Takes { man }, DUIYI_MERIT_TAKES),
            (Merit::Castles, DUIYI_MERIT_CASTLES),
            (Merit::Develops { man }, DUIYI_MERIT_DEVELOPS),
        ];
        for (place, (merit, kind)) in all.into_iter().enumerate() {
            let told = duiyi_merit::from(merit);
            assert_eq!((told.kind, kind), (place as u32 + 1, place as u32 + 1));
            assert_eq!(told.read().ok(), Some(merit));
        }
        assert_eq!(DUIYI_MAX_MERITS, crate::advice::MAX_MERITS);
    }

    #[test]
    fn what_no_move_has_is_refused() {
        let wrong = |merit: duiyi_merit| merit.read().is_err();
        assert!(wrong(duiyi_merit::NONE));
        assert!(wrong(duiyi_merit { kind: 16, ..duiyi_merit::NONE }));
        assert!(wrong(duiyi_merit { kind: DUIYI_MERIT_WINS, ..duiyi_merit::NONE }));
        assert!(wrong(duiyi_merit { kind: DUIYI_MERIT_WINS, piece: 14, ..duiyi_merit::NONE }));
        assert!(wrong(duiyi_merit { kind: DUIYI_MERIT_AVOIDS_OFFENCE, ..duiyi_merit::NONE }));
    }
}
