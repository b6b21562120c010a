//! What the xiangqi formats share that list men and moves by number: whose men they are, and a tree
//! out of records that follow each other.

use alloc::string::String;
use alloc::vec::Vec;

use super::bytes::Bytes;
use super::{FileCause, GameTree, NodeId, Note};
use crate::rules::{
    AnyPosition, FenError, FenReading, Kind, Move, MoveTextError, Notation, Piece, Position, Setup,
    Side, Square, Variant, write_men,
};

/// The men of a side in the order in which XQF and DhtmlXQ list them.
pub(super) const LISTED: [Kind; 16] = [
    Kind::Chariot,
    Kind::Horse,
    Kind::Elephant,
    Kind::Advisor,
    Kind::General,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Chariot,
    Kind::Cannon,
    Kind::Cannon,
    Kind::Soldier,
    Kind::Soldier,
    Kind::Soldier,
    Kind::Soldier,
    Kind::Soldier,
];

/// The man at a place of such a list: red's sixteen, then black's.
pub(super) fn listed(place: usize) -> Piece {
    let side = if place < LISTED.len() { Side::RED } else { Side::Black };
    Piece::new(side, LISTED[place % LISTED.len()])
}

/// A board of xiangqi while it is filled.
pub(super) struct Board(pub(super) [Option<Piece>; 90]);

impl Board {
    pub(super) const EMPTY: Board = Board([None; 90]);

    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        if let Some(place) = self.0.get_mut(square.index()) {
            *place = Some(piece);
        }
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0.get(square.index()).copied().flatten()
    }

    /// The position with the side to move of whom a man makes the first move. These files do not
    /// all say it in another way.
    pub(super) fn setup(&self, first: Option<Square>) -> Result<Setup<AnyPosition>, FenError> {
        let mover = first.and_then(|from| self.piece_at(from)).map_or(Side::RED, |man| man.side);
        let mut fen = String::new();
        // A String takes whatever is written.
        write_men(Variant::Xiangqi, mover, |square| self.piece_at(square), &mut fen).ok();
        let reading = FenReading { arrangement: true, ..FenReading::default() };
        AnyPosition::read_fen(Variant::Xiangqi, &fen, reading)
    }
}

/// A move that may be none: only the position knows.
pub(super) fn played(position: &AnyPosition, from: Square, to: Square) -> Result<Move, FileCause> {
    let why = position.explain(from, to, None);
    why.legal.ok_or_else(|| {
        // No square twice and none beyond the board, or there would be no text of it.
        let shown = |s: Square| if Variant::Xiangqi.has(s) { s } else { Square::new(0) };
        let text = position.write_move(Move::new(shown(from), shown(to), None), Notation::Uci);
        FileCause::Move { text: text.as_str().into(), error: MoveTextError::Illegal(why) }
    })
}

/// So many alternatives may wait to be read at once.
const MAX_WAITING: usize = 4096;

/// A move in a file of fixed form with what is said of it; the first one of a file is the start of the
/// game.
pub(super) struct Record {
    pub(super) squares: Option<(Square, Square)>,
    /// The next record goes on from this move.
    pub(super) goes_on: bool,
    /// After all that goes on from it comes an alternative to it.
    pub(super) varies: bool,
    pub(super) comment: String,
}

/// Fills a tree from records in the order of a walk: a move, what follows it, then its alternative.
/// `at` is where the next record begins, or, afterwards, the one that was wrong.
pub(super) fn read_records<'b>(
    tree: &mut GameTree,
    bytes: &mut Bytes<'b>,
    at: &mut usize,
    next: impl Fn(&mut Bytes<'b>) -> Result<Record, FileCause>,
) -> Result<(), FileCause> {
    *at = bytes.at;
    let start = next(bytes)?;
    tree.add_note(NodeId::ROOT, Note::After(&start.comment));
    // Where the next move goes on from, and where the alternatives do that are still to come.
    let mut here = start.goes_on.then_some((NodeId::ROOT, tree.start().position));
    let mut waiting: Vec<(NodeId, AnyPosition)> = Vec::new();
    while let Some((parent, position)) = here {
        *at = bytes.at;
        let record = next(bytes)?;
        let (from, to) = record.squares.ok_or(FileCause::Field("a move"))?;
        let m = played(&position, from, to)?;
        let mut after = position;
        let node = tree.push_played(parent, &mut after, m).ok_or(FileCause::Limit("moves"))?;
        tree.add_note(node, Note::After(&record.comment));
        if record.varies {
            if waiting.len() >= MAX_WAITING {
                return Err(FileCause::Limit("nested variations"));
            }
            waiting.push((parent, position));
        }
        here = record.goes_on.then_some((node, after)).or_else(|| waiting.pop());
    }
    Ok(())
}

/// The square that the first move comes from, which tells who moves first.
pub(super) fn first_square<'b>(
    bytes: &Bytes<'b>,
    next: impl Fn(&mut Bytes<'b>) -> Result<Record, FileCause>,
) -> Option<Square> {
    let mut ahead = *bytes;
    next(&mut ahead).ok().filter(|start| start.goes_on)?;
    Some(next(&mut ahead).ok()?.squares?.0)
}
