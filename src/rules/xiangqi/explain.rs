//! Why a move is refused: the first cause, in the order of [`Reason`]'s documentation.

use super::super::{Explanation, Kind, Move, Position, Reason, Side, Square, Tagged, Variant};
use super::men::{GENERAL, KIND};
use super::position::Xiangqi;
use super::tables::{in_palace, own_bank, point, point_of, square_of};

/// How a move goes over the board: where it starts, and how many ranks and files it covers.
struct Way {
    from: (i32, i32),
    up: i32,
    right: i32,
}

impl Way {
    fn new(from: Square, to: Square) -> Way {
        let place = |square| {
            let (rank, file) = (Variant::Xiangqi.rank(square), Variant::Xiangqi.file(square));
            (i32::from(rank), i32::from(file))
        };
        let (from, to) = (place(from), place(to));
        Way { from, up: to.0 - from.0, right: to.1 - from.1 }
    }

    /// The distances along both axes, the shorter one first.
    fn lengths(&self) -> (i32, i32) {
        let (up, right) = (self.up.abs(), self.right.abs());
        (up.min(right), up.max(right))
    }

    fn to(&self) -> (i32, i32) {
        (self.from.0 + self.up, self.from.1 + self.right)
    }

    /// The point half the way, rounded towards the start: the leg of a horse's move, the eye of an
    /// elephant's.
    fn middle(&self) -> u8 {
        point(self.from.0 + self.up / 2, self.from.1 + self.right / 2)
    }

    /// The points strictly between on a straight way, nearest first.
    fn between(&self) -> impl Iterator<Item = u8> {
        let (rank, file) = self.from;
        let (up, right) = (self.up.signum(), self.right.signum());
        (1..self.lengths().1).map(move |i| point(rank + i * up, file + i * right))
    }
}

impl Xiangqi {
    /// [`Position::explain`].
    pub(super) fn explain_move(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Explanation {
        let slot = match self.own_man(from) {
            Ok(slot) => slot,
            Err(refused) => return refused,
        };
        if !Variant::Xiangqi.has(to) {
            return Explanation::refused(Reason::OffBoard);
        }
        if from == to {
            return Explanation::refused(Reason::SameSquare);
        }
        let target = self.man_on(point_of(to));
        if matches!(target, Some((side, _)) if side == self.side) {
            return Explanation::refused(Reason::OwnPieceThere);
        }
        let hindrance = self
            .hindered(KIND[slot], &Way::new(from, to), target.is_some())
            .or_else(|| promotion.map(|_| Explanation::refused(Reason::PromotionBad)))
            .or_else(|| self.endangered(slot, from, to));
        hindrance.unwrap_or(Explanation::legal(Move::new(from, to, None)))
    }

    /// The slot of the man on a square, if it is one of the side that moves.
    fn own_man(&self, from: Square) -> Result<usize, Explanation> {
        if !Variant::Xiangqi.has(from) {
            return Err(Explanation::refused(Reason::OffBoard));
        }
        match self.man_on(point_of(from)) {
            None => Err(Explanation::refused(Reason::EmptySquare)),
            Some((side, slot)) if side == self.side => Ok(slot),
            Some(_) => Err(Explanation::refused(Reason::NotYourPiece)),
        }
    }

    /// What a kind of man has against a way: geometry, then path, then his own conditions.
    fn hindered(&self, kind: Kind, way: &Way, takes: bool) -> Option<Explanation> {
        let side = self.side.index();
        let refuse = |condition: bool, reason| condition.then(|| Explanation::refused(reason));
        let (rank, file) = way.to();
        match (kind, way.lengths()) {
            (Kind::Chariot, (0, _)) => self.blocked(way),
            (Kind::Cannon, (0, _)) if takes => self.wrong_screens(way),
            (Kind::Cannon, (0, _)) => self.blocked(way),
            (Kind::Horse, (1, 2)) => self.next_to(way, Reason::HorseLeg),
            (Kind::Elephant, (2, 2)) => self
                .next_to(way, Reason::ElephantEye)
                .or_else(|| refuse(!own_bank(side, rank), Reason::ElephantRiver)),
            (Kind::Advisor, (1, 1)) | (Kind::General, (0, 1)) => {
                refuse(!in_palace(side, rank, file), Reason::Palace)
            }
            (Kind::Soldier, (0, 1)) => {
                let forward = if self.side == Side::RED { way.up } else { -way.up };
                refuse(forward < 0, Reason::SoldierBack).or_else(|| {
                    refuse(forward == 0 && own_bank(side, rank), Reason::SoldierSideways)
                })
            }
            _ => Some(Explanation::refused(Reason::PieceGeometry)),
        }
    }

    fn men_between(&self, way: &Way) -> impl Iterator<Item = Square> {
        way.between().filter(|&p| !self.is_empty(p)).map(square_of)
    }

    fn blocked(&self, way: &Way) -> Option<Explanation> {
        self.men_between(way).next()?;
        Some(Explanation::because(Reason::PathBlocked, self.men_between(way)))
    }

    fn wrong_screens(&self, way: &Way) -> Option<Explanation> {
        match self.men_between(way).count() {
            0 => Some(Explanation::refused(Reason::CannonNoScreen)),
            1 => None,
            _ => Some(Explanation::because(Reason::CannonManyScreens, self.men_between(way))),
        }
    }

    /// The leg or eye of a way is taken.
    fn next_to(&self, way: &Way, reason: Reason) -> Option<Explanation> {
        let middle = way.middle();
        (!self.is_empty(middle)).then(|| Explanation::because(reason, [square_of(middle)]))
    }

    /// What the move would do to the own general: it is made, to see the attackers afterwards.
    fn endangered(&self, slot: usize, from: Square, to: Square) -> Option<Explanation> {
        let (own, enemy) = (self.side, self.side.other());
        let (from, to) = (u32::from(from.number()), u32::from(to.number()));
        let after = self.play(Tagged::new(from, to, 0, slot as u32));
        let attackers = after.attackers_of(after.king(own), enemy);
        if attackers.is_empty() {
            let faces = after.generals_face();
            return faces.then(|| Explanation::because(Reason::GeneralsFace, [self.king(enemy)]));
        }
        if slot == GENERAL {
            return Some(Explanation::because(Reason::IntoCheck, attackers.iter()));
        }
        let checkers = self.checkers();
        if (checkers & attackers).is_empty() {
            return Some(Explanation::because(Reason::Pinned, attackers.iter()));
        }
        Some(Explanation::because(Reason::LeavesCheck, checkers.iter()))
    }

    /// [`Position::explain_piece`].
    ///
    /// Of the causes why it cannot go to each single point, the one that stands out least is that
    /// it never goes there whatever the position; then come own men in its way, then others in its
    /// way, and nearest to a legal move is what only the safety of the general forbids.
    pub(super) fn explain_man(&self, from: Square) -> Explanation {
        if let Err(refused) = self.own_man(from) {
            return refused;
        }
        let nearness = |explanation: &Explanation| match explanation.reason {
            Reason::Legal => 4,
            Reason::LeavesCheck | Reason::IntoCheck | Reason::Pinned | Reason::GeneralsFace => 3,
            Reason::PathBlocked
            | Reason::HorseLeg
            | Reason::ElephantEye
            | Reason::CannonNoScreen
            | Reason::CannonManyScreens => 2,
            Reason::OwnPieceThere => 1,
            _ => 0,
        };
        let mut nearest = Explanation::refused(Reason::PieceGeometry);
        for number in 0..Variant::Xiangqi.squares() {
            let explanation = self.explain_move(from, Square::new(number), None);
            if nearness(&explanation) > nearness(&nearest) {
                nearest = explanation;
            }
        }
        nearest
    }
}
