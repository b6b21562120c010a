//! Playing.

use thiserror::Error;

use super::{Beside, Event, Game, MoveFlags, MoveInfo, Record, Standing};
use crate::rules::{
    AnyPosition, Candidates, Explanation, Kind, Move, MoveTextError, Notation, PastPly, Piece,
    Position, Square, Tagged, Termination, mix,
};

/// Why a move was not played. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The move is not legal, and why.
    #[error("illegal move: {:?}", .0.reason)]
    Illegal(Explanation),
    /// The text is no move text: the byte that does not fit.
    #[error("not a move text, byte {offset}")]
    NotAMove {
        /// Byte in the text.
        offset: usize,
    },
    /// More than one legal move fits the text.
    #[error("ambiguous: {} moves fit", .0.count())]
    Ambiguous(Candidates),
    /// No memory to remember it.
    #[error("out of memory")]
    Memory,
}

impl From<MoveTextError> for PlayError {
    fn from(error: MoveTextError) -> PlayError {
        match error {
            MoveTextError::NotAMove { offset } => PlayError::NotAMove { offset },
            MoveTextError::Illegal(explanation) => PlayError::Illegal(explanation),
            MoveTextError::Ambiguous(candidates) => PlayError::Ambiguous(candidates),
        }
    }
}

impl Game {
    /// Plays a move.
    ///
    /// # Errors
    /// [`PlayError`]; then the game is as it was.
    pub fn play(&mut self, m: Move) -> Result<MoveInfo, PlayError> {
        let tagged = self.tagged(m).map_err(PlayError::Illegal)?;
        self.make_room()?;
        // Playing the undone move again keeps the moves undone after it; any other drops them.
        let replayed = self.records.get(self.ply).is_some_and(|r| r.info.played == m);
        if !replayed {
            self.records.truncate(self.ply);
        }
        self.beside.timed = self.clock_runs();
        let left = self.beside;
        let info = self.advance(tagged);
        self.beside = left.after_move_of(info.side);
        // The undone move after it stays one that the clock timed, or not.
        self.beside.timed = self.records.get(self.ply).is_some_and(|next| next.beside.timed);
        self.clock_move(info.side, left.timed);
        if left.offer == Some(info.side.other()) {
            self.tell(Event::Declined { by: info.side });
        }
        self.tell_of_move(&info);
        Ok(info)
    }

    /// Plays a move given by its squares, as a click gives it.
    ///
    /// # Errors
    /// [`PlayError`]; with
    /// [`PromotionRequired`](crate::rules::Reason::PromotionRequired) where a pawn would have to become
    /// something and `promotion` is `None`. The game is as it was.
    pub fn play_squares(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Result<MoveInfo, PlayError> {
        let explanation = self.explain(from, to, promotion);
        self.play(explanation.legal.ok_or(PlayError::Illegal(explanation))?)
    }

    /// Plays a move given as text.
    ///
    /// # Errors
    /// [`PlayError`]; the game is as it was.
    pub fn play_text(&mut self, text: &str, notation: Notation) -> Result<MoveInfo, PlayError> {
        self.play(self.read_move(text, notation)?)
    }

    /// What a legal move would do, without doing it.
    ///
    /// # Errors
    /// [`PlayError::Illegal`].
    pub fn preview(&self, m: Move) -> Result<MoveInfo, PlayError> {
        Ok(self.outcome(self.tagged(m).map_err(PlayError::Illegal)?).info)
    }

    /// Finds the move among the legal ones, or says why it is not there.
    pub(super) fn tagged(&self, m: Move) -> Result<Tagged, Explanation> {
        let found = self.standing.legal.tagged().iter().copied().find(|tagged| tagged.plain() == m);
        found.ok_or_else(|| self.explain(m.from(), m.to(), m.promotion()))
    }

    /// One more move can be remembered without a lack of memory in the middle of it.
    fn make_room(&mut self) -> Result<(), PlayError> {
        self.past.try_reserve(1).map_err(|_| PlayError::Memory)?;
        self.records.try_reserve(1).map_err(|_| PlayError::Memory)
    }

    /// Plays a move of a game that was played before: what stood beside the board when it was made
    /// is known. Nobody is told; the clocks, and which moves lose by a repetition, are left for later.
    /// (To ask the latter of every move of every ply takes minutes if a long game shuffles.)
    pub(super) fn replay(&mut self, m: Move, beside: Beside) -> Result<(), PlayError> {
        let tagged = self.tagged(m).map_err(PlayError::Illegal)?;
        if let Some(refused) = self.refused_cycle(tagged) {
            return Err(PlayError::Illegal(refused));
        }
        self.make_room()?;
        self.beside = beside;
        self.advance_unlooked(tagged);
        Ok(())
    }

    /// Plays a legal move into the history, over a record that is there already (redo).
    pub(super) fn advance(&mut self, tagged: Tagged) -> MoveInfo {
        let info = self.advance_unlooked(tagged);
        self.look_at_repetition();
        info
    }

    fn advance_unlooked(&mut self, tagged: Tagged) -> MoveInfo {
        let Outcome { info, present, no_progress, standing } = self.outcome(tagged);
        let record = Record {
            info,
            tagged,
            undo: self.position.make(tagged),
            no_progress: self.no_progress,
            game_hash: self.game_hash,
            beside: self.beside,
        };
        match self.records.get_mut(self.ply) {
            Some(place) => *place = record,
            None => self.records.push(record),
        }
        self.ply += 1;
        self.past.push(present);
        self.no_progress = no_progress;
        self.game_hash = mix(self.game_hash ^ u64::from(info.played.number()));
        self.standing = standing;
        info
    }

    /// What a legal move does on the board.
    pub(super) fn step(&self, tagged: Tagged) -> Step {
        let after = self.position.play(tagged);
        let present = PastPly::after(&self.position, tagged, &after, after.in_check());
        let info = describe(&self.position, &after, tagged, present, self.ply + 1);
        Step { after, present, info, no_progress: info.no_progress_after(self.no_progress) }
    }

    /// The same, and how the game stands then.
    fn outcome(&self, tagged: Tagged) -> Outcome {
        let Step { after, present, mut info, no_progress } = self.step(tagged);
        let standing = Standing::of(&self.rules, &after, no_progress, &self.past, present);
        let verdict = standing.verdict;
        let mate = verdict.termination() == Some(Termination::Checkmate);
        info.flags = info
            .flags
            .with_if(mate, MoveFlags::MATE)
            .with_if(verdict.is_over(), MoveFlags::ENDS_GAME);
        Outcome { info, present, no_progress, standing }
    }
}

/// What a move does on the board.
pub(super) struct Step {
    pub after: AnyPosition,
    /// The position after it as the judge sees it.
    pub present: PastPly,
    pub info: MoveInfo,
    pub no_progress: u16,
}

struct Outcome {
    info: MoveInfo,
    present: PastPly,
    no_progress: u16,
    standing: Standing,
}

/// A move as the board shows it; how the game stands after it is not known here.
fn describe(
    before: &AnyPosition,
    after: &AnyPosition,
    tagged: Tagged,
    present: PastPly,
    ply: usize,
) -> MoveInfo {
    let played = tagged.plain();
    let side = before.side_to_move();
    let piece = before.piece_at(played.from()).unwrap_or(Piece::new(side, Kind::King));
    let captured_square = before.captured_square(tagged);
    let rook = before.castling_rook(tagged);
    let landed = if rook.is_some() { after.king(side) } else { played.to() };
    let is = MoveFlags::default()
        .with_if(captured_square.is_some(), MoveFlags::CAPTURE)
        .with_if(present.check, MoveFlags::CHECK)
        .with_if(rook.is_some_and(|(from, _)| from > played.from()), MoveFlags::CASTLE_SHORT)
        .with_if(rook.is_some_and(|(from, _)| from < played.from()), MoveFlags::CASTLE_LONG)
        .with_if(captured_square.is_some_and(|s| s != played.to()), MoveFlags::EN_PASSANT)
        .with_if(played.promotion().is_some(), MoveFlags::PROMOTES)
        .with_if(present.irreversible, MoveFlags::IRREVERSIBLE);
    MoveInfo {
        played,
        flags: is,
        ply: ply as u32,
        side,
        piece,
        placed: Piece::new(side, played.promotion().unwrap_or(piece.kind)),
        captured: captured_square.and_then(|square| before.piece_at(square)),
        captured_square,
        landed,
        rook,
    }
}
