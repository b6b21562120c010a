//! What the network sees: each man on its square is a feature, seen by each side.

use duiyi::engine::Evaluate;
use duiyi::rules::{Chess, Kind, Piece, Side, Square, Xiangqi};

use crate::network::OUTPUTS;
use crate::record::{MEN, Record};

/// The features of a position: of the mover's view, then of the other side's.
#[derive(Clone, Copy)]
pub struct Sample {
    pub features: [[u16; MEN]; 2],
    pub men: u8,
    /// What the mover may expect, from 0 to 1.
    pub goal: f32,
}

/// An answer of 1 in hundredths of a pawn: the network's own scale.
const SCALE: f32 = 400.0;

/// What a network is to expect of a position: so much of what the search thought, the rest of how the game
/// ended.
#[derive(Clone, Copy)]
pub struct Aim {
    /// The part of the score, from 0 to 1.
    pub weight: f32,
    /// In hundredths of a pawn, who is ahead by this may expect 73 % of the points.
    pub curve: f32,
}

impl Aim {
    /// What the mover may expect, from 0 to 1, where the network answers so.
    pub fn expectation(self, answer: f32) -> f32 {
        1.0 / (1.0 + (-answer * self.steepness()).exp())
    }

    /// How fast the expectation grows with the answer, in the middle, is a quarter of this.
    pub fn steepness(self) -> f32 {
        SCALE / self.curve
    }

    fn goal(self, record: &Record) -> f32 {
        let score = self.expectation(f32::from(record.score) / SCALE);
        self.weight * score + (1.0 - self.weight) * f32::from(record.points) / 2.0
    }
}

impl Sample {
    /// `None` if a man is no feature.
    pub fn of<G: Game>(record: &Record, aim: Aim, mirrored: bool) -> Option<Sample> {
        let men = record.men.len() as u8;
        let mut sample = Sample { features: [[0; MEN]; 2], men, goal: aim.goal(record) };
        for (place, &(piece, square)) in record.men.iter().enumerate().take(MEN) {
            let square = if mirrored { mirror::<G>(square) } else { square };
            for (view, viewer) in [record.mover, record.mover.other()].into_iter().enumerate() {
                sample.features[view][place] = feature::<G>(piece, square, viewer)?;
            }
        }
        Some(sample)
    }

    /// Which of the network's outputs judges it: the fewer men, the lower.
    pub fn output(&self) -> usize {
        usize::from(self.men.saturating_sub(1)) * OUTPUTS / MEN
    }
}

fn feature<G: Game>(piece: Piece, square: Square, viewer: Side) -> Option<u16> {
    let feature = G::feature(piece, square, viewer);
    (feature < G::FEATURES).then_some(feature as u16)
}

/// The same square seen in a mirror, left and right exchanged.
fn mirror<G: Game>(square: Square) -> Square {
    let (file, rank) = (square.index() % G::FILES, square.index() / G::FILES);
    Square::new((rank * G::FILES + G::FILES - 1 - file) as u8)
}

/// What the network's maker has to know of a game besides what a man is to the network.
pub trait Game: Evaluate + Sync {
    const FILES: usize;
    const FEATURES: usize;
    /// Is the position worth the same in a mirror?
    fn is_symmetric(record: &Record) -> bool;
}

impl Game for Chess {
    const FILES: usize = 8;
    const FEATURES: usize = 736;

    /// If nobody can castle: no king is at home.
    fn is_symmetric(record: &Record) -> bool {
        let mut men = record.men.iter();
        !men.any(|(piece, square)| piece.kind == Kind::King && matches!(square.index(), 4 | 60))
    }
}

impl Game for Xiangqi {
    const FILES: usize = 9;
    const FEATURES: usize = 692;

    fn is_symmetric(_: &Record) -> bool {
        true
    }
}
