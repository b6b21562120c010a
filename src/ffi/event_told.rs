//! An event of the header as the game told it.

use super::events::duiyi_event;
use super::failure::Failure;
use super::values::*;
use crate::game::{Event, MoveFlags, MoveInfo};
use crate::rules::{Offence, Piece, Side, Square, Variant};

const NONE: Failure = Failure::Value("no game tells of such an event");

impl duiyi_event {
    /// The event of a game of that variant; `None` for DUIYI_EVENT_NONE.
    pub(super) fn told(&self, game: Variant) -> Result<Option<Event>, Failure> {
        let square = |number| read_square(number, game);
        Ok(Some(match self.kind {
            DUIYI_EVENT_NONE => return Ok(None),
            DUIYI_EVENT_MOVED => Event::Moved(self.told_move(game)?),
            DUIYI_EVENT_UNDONE => Event::Undone(self.told_move(game)?),
            DUIYI_EVENT_REDONE => Event::Redone(self.told_move(game)?),
            DUIYI_EVENT_CAPTURED => Event::Captured {
                piece: told_piece(self.captured)?,
                square: square(self.captured_square)?,
            },
            DUIYI_EVENT_CASTLED => {
                Event::Castled { from: square(self.rook_from)?, to: square(self.rook_to)? }
            }
            DUIYI_EVENT_PROMOTED => {
                Event::Promoted { piece: told_piece(self.placed)?, square: square(self.to)? }
            }
            DUIYI_EVENT_CHECK => {
                Event::Check { side: read_side(self.side)?, king: square(self.to)? }
            }
            DUIYI_EVENT_REPEATED => {
                Event::Repeated { count: self.count, offender: self.told_offender()? }
            }
            DUIYI_EVENT_OFFERED => Event::Offered { by: read_side(self.side)? },
            DUIYI_EVENT_DECLINED => Event::Declined { by: read_side(self.side)? },
            DUIYI_EVENT_CLOCK_LOW => {
                Event::ClockLow { side: read_side(self.side)?, left_ms: self.left_ms }
            }
            DUIYI_EVENT_ENDED => Event::Ended(read_end(self.outcome, self.termination)?),
            _ => return Err(NONE),
        }))
    }

    fn told_move(&self, game: Variant) -> Result<MoveInfo, Failure> {
        let played = read_move(self.r#move)?;
        let square = |number| read_square(number, game);
        let perhaps = |number| match number {
            DUIYI_SQUARE_NONE => Ok(None),
            _ => square(number).map(Some),
        };
        square(played.from().number())?;
        square(played.to().number())?;
        let rook: Option<(Square, Square)> = perhaps(self.rook_from)?.zip(perhaps(self.rook_to)?);
        Ok(MoveInfo {
            played,
            flags: MoveFlags(self.flags),
            ply: self.ply,
            side: read_side(self.side)?,
            piece: told_piece(self.piece)?,
            placed: told_piece(self.placed)?,
            captured: read_piece(self.captured)?,
            captured_square: perhaps(self.captured_square)?,
            landed: square(self.to)?,
            rook,
        })
    }

    fn told_offender(&self) -> Result<Option<(Side, Offence)>, Failure> {
        if self.offender == DUIYI_SIDE_NONE {
            return Ok(None);
        }
        let offence = Offence::ALL.into_iter().find(|&offence| offence as u32 == self.offence);
        Ok(Some((read_side(self.offender)?, offence.ok_or(NONE)?)))
    }
}

fn told_piece(number: duiyi_piece) -> Result<Piece, Failure> {
    read_piece(number)?.ok_or(NONE)
}
