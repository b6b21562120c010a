//! What a line wins or loses in material.

use crate::engine::Line;
use crate::rules::{MoveList, Piece, Position, Square, Tagged};

/// A man and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    /// The man.
    pub piece: Piece,
    /// His square.
    pub square: Square,
}

impl Man {
    /// The man on a square.
    pub(super) fn on<P: Position>(position: &P, square: Square) -> Option<Man> {
        position.piece_at(square).map(|piece| Man { piece, square })
    }

    /// What he counts where he stands, in hundredths of a pawn.
    pub(super) fn worth<P: Position>(self, position: &P) -> i32 {
        position.variant().material(self.piece.kind, self.piece.side, self.square)
    }
}

/// The man that a move takes.
pub(super) fn taken<P: Position>(position: &P, m: Tagged) -> Option<Man> {
    Man::on(position, position.captured_square(m)?)
}

/// What a move wins at once: the man it takes, and what a promoted pawn gains.
fn wins<P: Position>(position: &P, m: Tagged) -> i32 {
    let from = m.plain().from();
    let pawn = Man::on(position, from).map_or(0, |man| man.worth(position));
    let material = |kind| position.variant().material(kind, position.side_to_move(), from);
    let taken = taken(position, m).map_or(0, |man| man.worth(position));
    taken + m.plain().promotion().map_or(0, |kind| material(kind) - pawn)
}

/// The most that the side to move wins by one capture, all exchanges on that square made.
fn best_capture<P: Position>(position: &P) -> i32 {
    let mut list = MoveList::new();
    position.generate_captures(&mut list);
    list.tagged().iter().map(|&m| position.exchange(m)).max().unwrap_or(0).max(0)
}

/// What a line brings its first mover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Gain {
    /// Material won, in hundredths of a pawn, less what the other side could still take where the
    /// line ends.
    pub material: i32,
    /// The man that counts most of those taken after the first move.
    pub later: Option<Man>,
}

/// Plays a line through. A move that is not legal ends it.
pub(super) fn gain_of<P: Position>(position: &P, line: &Line) -> Gain {
    let (mut now, mut material, mut later) = (*position, 0, None::<(i32, Man)>);
    for (ply, m) in line.iter().enumerate() {
        let Some(m) = now.tag(m) else { break };
        if let Some(man) = taken(&now, m).filter(|_| ply > 0 && ply % 2 == 0) {
            let worth = man.worth(&now);
            if later.is_none_or(|(most, _)| worth > most) {
                later = Some((worth, man));
            }
        }
        material += if ply % 2 == 0 { wins(&now, m) } else { -wins(&now, m) };
        now = now.play(m);
    }
    if now.side_to_move() != position.side_to_move() {
        material -= best_capture(&now);
    }
    Gain { material, later: later.map(|(_, man)| man) }
}
