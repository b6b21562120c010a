//! A kept position as it lies in a file: the men, what the search thought of it, how the game ended.

use duiyi::rules::{AnyPosition, Kind, Piece, Position, Side, Square};
use std::io::{self, Read};

/// No position has more men: in both games the sides begin with sixteen each.
pub const MEN: usize = 32;
/// Bytes of a record.
pub const BYTES: usize = 2 * MEN + 4;

/// A position with its score and its game's result, both for the side to move.
pub struct Record {
    /// The men, each with its square; those of the mover first.
    pub men: Vec<(Piece, Square)>,
    pub mover: Side,
    /// Hundredths of a pawn.
    pub score: i16,
    /// Half points: 0, 1 or 2.
    pub points: u8,
}

impl Record {
    pub fn of(position: &AnyPosition, score: i16) -> Record {
        let mover = position.side_to_move();
        let men = [mover, mover.other()]
            .into_iter()
            .flat_map(|side| position.occupied_by(side).iter())
            .filter_map(|square| Some((position.piece_at(square)?, square)))
            .collect();
        Record { men, mover, score, points: 1 }
    }

    /// A man is two bytes: kind and side, square. Where men are missing, 0.
    pub fn write(&self, out: &mut Vec<u8>) {
        for place in 0..MEN {
            match self.men.get(place) {
                Some((piece, square)) => {
                    out.push(piece.kind.number() << 1 | piece.side.index() as u8);
                    out.push(square.index() as u8);
                }
                None => out.extend([0, 0]),
            }
        }
        out.extend(self.score.to_le_bytes());
        out.extend([self.points, self.mover.index() as u8]);
    }

    fn read(bytes: &[u8]) -> Option<Record> {
        let (men, rest) = bytes.split_at(2 * MEN);
        let men = men.chunks_exact(2).take_while(|man| man[0] != 0);
        let side = |number: u8| if number & 1 == 0 { Side::White } else { Side::Black };
        let man = |man: &[u8]| {
            let piece = Piece::new(side(man[0]), Kind::from_number(man[0] >> 1)?);
            Some((piece, Square::new(man[1])))
        };
        Some(Record {
            men: men.map(man).collect::<Option<_>>()?,
            mover: side(rest[3]),
            score: i16::from_le_bytes([rest[0], rest[1]]),
            points: rest[2].min(2),
        })
    }
}

/// All positions of a file.
pub fn read_all(path: &str) -> io::Result<Vec<Record>> {
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.read_to_end(&mut bytes)?;
    let bad =
        || io::Error::new(io::ErrorKind::InvalidData, format!("{path}: not a file of positions"));
    if bytes.len() % BYTES != 0 {
        return Err(bad());
    }
    bytes.chunks_exact(BYTES).map(|record| Record::read(record).ok_or_else(bad)).collect()
}
