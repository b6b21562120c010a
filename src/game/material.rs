//! Men on the board and men taken.

use super::MoveInfo;
use crate::rules::{AnyPosition, Kind, Position, Side, material_balance};

/// Counts of men by side and kind, and who has more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Material {
    /// `[side][kind number]`: men on the board.
    pub on_board: [[u8; Kind::ALL.len() + 1]; 2],
    /// `[side that lost them][kind number]`: men taken by the moves of this game. A promoted pawn
    /// that is taken counts as what it had become.
    pub captured: [[u8; Kind::ALL.len() + 1]; 2],
    /// White's (red's) men minus black's, in hundredths of a pawn, by the table of
    /// [`Variant::material`](crate::rules::Variant::material).
    pub balance: i32,
}

impl Material {
    pub(super) fn of<'i>(
        position: &AnyPosition,
        moves: impl Iterator<Item = &'i MoveInfo>,
    ) -> Material {
        let mut material = Material { balance: material_balance(position), ..Material::default() };
        for side in Side::ALL {
            for square in position.occupied_by(side).iter() {
                let Some(piece) = position.piece_at(square) else { continue };
                material.on_board[side.index()][usize::from(piece.kind.number())] += 1;
            }
        }
        for piece in moves.filter_map(|info| info.captured) {
            material.captured[piece.side.index()][usize::from(piece.kind.number())] += 1;
        }
        material
    }
}
