//! The hand on the board.

use duiyi::rules::Square;
use duiyi::table::{Answer as Came, Table};
use godot::prelude::*;

use super::DuiyiTable;
use crate::{answers, values};

#[godot_api(secondary)]
impl DuiyiTable {
    /// The hand clicks on a square: it selects a man, lets it go, or moves it; castling is the king to
    /// where castling takes it, or onto its own rook. Answers with a Dictionary whose `kind` is
    /// ANSWER_SELECTED and so on.
    #[func]
    fn click(&self, square: Vector2i) -> VarDictionary {
        self.hand(|table, at| table.click(at(square).unwrap_or(BEYOND)))
    }

    /// The pointer goes down on a square: as click(), but a man of the hand's own is dragged from here on.
    /// press(), drag() and drop() at the pointer's down, move and up are clicking and dragging in one.
    #[func]
    fn press(&self, square: Vector2i) -> VarDictionary {
        self.hand(|table, at| table.press(at(square).unwrap_or(BEYOND)))
    }

    /// The pointer is over that square now. Nothing happens unless a man is dragged.
    #[func]
    fn drag(&self, square: Vector2i) {
        self.hand(|table, at| {
            table.drag(at(square));
            Came::Nothing
        });
    }

    /// The pointer is let go over that square; beyond the board nothing is played. Answers as click().
    #[func(rename = drop)]
    fn let_go(&self, square: Vector2i) -> VarDictionary {
        self.hand(|table, at| table.drop(at(square)))
    }

    /// The pawn that waits becomes that kind. Answers as click().
    #[func]
    fn promote(&self, kind: i64) -> VarDictionary {
        match values::kind(kind) {
            Ok(Some(kind)) => self.hand(|table, _| table.promote(kind)),
            Ok(None) => self.hand(|_, _| Came::Nothing),
            Err(failure) => self.failure.settle("DuiyiTable.promote", Err(failure)),
        }
    }

    /// Lets go of all: selection, drag, the promotion asked for, the question whether to resign, the hint.
    #[func]
    fn cancel(&self) {
        self.act(Table::cancel);
    }
}

/// A square that no board has.
const BEYOND: Square = Square::new(u8::MAX);

impl DuiyiTable {
    fn hand(
        &self,
        act: impl FnOnce(&mut Table, &dyn Fn(Vector2i) -> Option<Square>) -> Came,
    ) -> VarDictionary {
        let variant = self.variant();
        let came = self.act(|table| act(table, &|at| values::on_board(variant, at)));
        answers::of_answer(variant, &came)
    }
}
