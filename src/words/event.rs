//! What has happened in a game, and what players and sessions have besides moving.

use core::fmt::{self, Display};

use super::{Field, Fill, Key, Phrase, Words, text};
use crate::game::{Actions, Claim, Event, MoveInfo};
use crate::rules::{Piece, Square, Variant};

impl Words {
    /// What has happened, in a sentence or two: for a screen reader, or a log that players read.
    ///
    /// ```
    /// use duiyi::game::{Game, GameOptions};
    /// use duiyi::rules::Notation;
    /// use duiyi::words::{Language, Words};
    /// let mut game = Game::new(&GameOptions::default())?;
    /// game.play_text("Nf3", Notation::San)?;
    /// let event = game.next_event().ok_or("nothing has happened")?;
    /// let text = Words::of(Language::En).event(game.variant(), &event).to_string();
    /// assert_eq!(text, "White moves the knight from g1 to f3.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn event(self, variant: Variant, event: &Event) -> impl fmt::Display {
        text(move |f| {
            let name = |square| variant.name(square);
            let by = |key, f: &mut _, side| {
                self.write(f, key, &[(Field::Side, Fill::Text(&self.side(variant, side)))])
            };
            match *event {
                Event::Moved(info) => self.write_way(f, Key::EventMoved, variant, &info),
                Event::Undone(info) => self.write_way(f, Key::EventUndone, variant, &info),
                Event::Redone(info) => self.write_way(f, Key::EventRedone, variant, &info),
                Event::Captured { piece, square } => {
                    self.write_placed(f, Key::EventCaptured, variant, piece, square)
                }
                Event::Promoted { piece, square } => {
                    self.write_placed(f, Key::EventPromoted, variant, piece, square)
                }
                Event::Castled { from, to } => {
                    let (from, to) = (name(from), name(to));
                    let fills = [(Field::From, Fill::Text(&from)), (Field::To, Fill::Text(&to))];
                    self.write(f, Key::EventCastled, &fills)
                }
                Event::Check { side, .. } => by(Key::EventCheck, f, side),
                Event::Offered { by: side } => by(Key::EventOffered, f, side),
                Event::Declined { by: side } => by(Key::EventDeclined, f, side),
                Event::ClockLow { side, left_ms } => {
                    let side = self.side(variant, side);
                    let seconds = Fill::Count(left_ms.div_ceil(1000));
                    let fills = [(Field::Side, Fill::Text(&side)), (Field::Count, seconds)];
                    self.write(f, Key::EventClockLow, &fills)
                }
                Event::Repeated { count, offender } => {
                    self.write(f, Key::EventRepeated, &[(Field::Count, Fill::Count(count))])?;
                    let Some((side, offence)) = offender else { return Ok(()) };
                    self.phrase(Key::SentenceSpace).fmt(f)?;
                    let (side, offence) = (self.side(variant, side), self.offence(offence));
                    let fills =
                        [(Field::Side, Fill::Text(&side)), (Field::Offence, Fill::Text(&offence))];
                    self.write(f, Key::EventWarning, &fills)
                }
                Event::Ended(verdict) => self.verdict(variant, verdict).fmt(f),
            }
        })
    }

    /// Who goes from where to where.
    fn write_way(
        self,
        f: &mut fmt::Formatter<'_>,
        key: Key,
        variant: Variant,
        info: &MoveInfo,
    ) -> fmt::Result {
        let fills = [
            (Field::Side, Fill::Text(&self.side(variant, info.side))),
            (Field::Piece, Fill::Text(&self.piece(info.piece))),
            (Field::From, Fill::Text(&variant.name(info.played.from()))),
            (Field::To, Fill::Text(&variant.name(info.landed))),
        ];
        self.write(f, key, &fills)
    }

    /// What stands where.
    fn write_placed(
        self,
        f: &mut fmt::Formatter<'_>,
        key: Key,
        variant: Variant,
        piece: Piece,
        square: Square,
    ) -> fmt::Result {
        let fills = [
            (Field::Piece, Fill::Text(&self.piece(piece))),
            (Field::Square, Fill::Text(&variant.name(square))),
        ];
        self.write(f, key, &fills)
    }

    /// What a draw is claimed for, on the board or, `by_move`, with an announced move.
    #[must_use]
    pub const fn claim(self, claim: Claim, by_move: bool) -> Phrase {
        self.phrase(match (claim, by_move) {
            (Claim::Repetition, false) => Key::ClaimRepetition,
            (Claim::NoProgress, false) => Key::ClaimNoProgress,
            (Claim::Repetition, true) => Key::ClaimRepetitionByMove,
            (Claim::NoProgress, true) => Key::ClaimNoProgressByMove,
        })
    }

    /// Something that players and hosts do besides moving; `None` for none and for more than one.
    ///
    /// ```
    /// use duiyi::game::Actions;
    /// use duiyi::words::{Language, Words};
    /// let words = Words::of(Language::ZhHant);
    /// assert_eq!(words.action(Actions::RESIGN).unwrap().as_str(), "認輸");
    /// assert!(words.action(Actions::ALL).is_none());
    /// ```
    #[must_use]
    pub const fn action(self, action: Actions) -> Option<Phrase> {
        Some(self.phrase(match action {
            Actions::UNDO => Key::ActionUndo,
            Actions::UNDO_AFTER_END => Key::ActionUndoAfterEnd,
            Actions::RESIGN => Key::ActionResign,
            Actions::OFFERS => Key::ActionOffers,
            Actions::CLAIMS => Key::ActionClaims,
            Actions::FLAG => Key::ActionFlag,
            Actions::FORFEIT => Key::ActionForfeit,
            Actions::ABANDON => Key::ActionAbandon,
            Actions::ADJUDICATE => Key::ActionAdjudicate,
            _ => return None,
        }))
    }
}
