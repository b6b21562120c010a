//! Why a move is refused: the first cause, in the order of [`Reason`]'s documentation.

use super::men::{GENERAL, KIND};
use super::position::Xiangqi;
use super::tables::{in_palace, own_bank, point, point_of, square_of};
use crate::rules::{Explanation, Kind, Move, Position, Reason, Side, Square, Tagged, Variant};

/// How a move goes over the board: where it starts, and how many ranks and files it covers.
pub(super) struct Way {
    from: (i32, i32),
    up: i32,
    right: i32,
}

impl Way {
    pub(super) fn new(from: Square, to: Square) -> Way {
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
        if !Variant::Xiangqi.has(to) {
            return Explanation::refused(Reason::OffBoard);
        }
        let slot = match self.own_man(from) {
            Ok(slot) => slot,
            Err(refused) => return refused,
        };
        if from == to {
            return Explanation::refused(Reason::SameSquare);
        }
        let target = self.man_on(point_of(to));
        if matches!(target, Some((side, _)) if side == self.side) {
            return Explanation::refused(Reason::OwnPieceThere);
        }
        let (kind, way) = (KIND[slot], Way::new(from, to));
        let forbidden = self.forbidden(kind, &way);
        if forbidden == Some(Reason::PieceGeometry) {
            return Explanation::refused(Reason::PieceGeometry);
        }
        self.in_the_way(kind, &way, target.is_some())
            .or_else(|| forbidden.map(Explanation::refused))
            .or_else(|| promotion.map(|_| Explanation::refused(Reason::PromotionBad)))
            .or_else(|| self.endangered(slot, from, to))
            .unwrap_or(Explanation::legal(Move::new(from, to, None)))
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

    /// Why a kind of man never goes such a way, whatever else stands on the board: its geometry,
    /// or its own conditions.
    pub(super) fn forbidden(&self, kind: Kind, way: &Way) -> Option<Reason> {
        let side = self.side.index();
        let (rank, file) = way.to();
        let forward = if self.side == Side::RED { way.up } else { -way.up };
        match (kind, way.lengths()) {
            (Kind::Chariot | Kind::Cannon, (0, _)) | (Kind::Horse, (1, 2)) => None,
            (Kind::Elephant, (2, 2)) => (!own_bank(side, rank)).then_some(Reason::ElephantRiver),
            (Kind::Advisor, (1, 1)) | (Kind::General, (0, 1)) => {
                (!in_palace(side, rank, file)).then_some(Reason::Palace)
            }
            (Kind::Soldier, (0, 1)) if forward < 0 => Some(Reason::SoldierBack),
            (Kind::Soldier, (0, 1)) => {
                (forward == 0 && own_bank(side, rank)).then_some(Reason::SoldierSideways)
            }
            _ => Some(Reason::PieceGeometry),
        }
    }

    /// What stands in the way, or is missing there, of a man whose geometry is right.
    pub(super) fn in_the_way(&self, kind: Kind, way: &Way, takes: bool) -> Option<Explanation> {
        match kind {
            Kind::Cannon if takes => self.wrong_screens(way),
            Kind::Chariot | Kind::Cannon => self.blocked(way),
            Kind::Horse => self.next_to(way, Reason::HorseLeg),
            Kind::Elephant => self.next_to(way, Reason::ElephantEye),
            _ => None,
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

    /// [`Position::explain_piece`]: of all points of the board the one that the man is nearest to
    /// reaching, with the squares of every point that is out of reach for the same reason. (All
    /// legs of a horse that are taken, and not only one of them.)
    pub(super) fn explain_man(&self, from: Square) -> Explanation {
        let slot = match self.own_man(from) {
            Ok(slot) => slot,
            Err(refused) => return refused,
        };
        let mut nearest = Explanation::refused(Reason::PieceGeometry);
        for number in 0..Variant::Xiangqi.squares() {
            let other = self.out_of_reach(slot, from, Square::new(number));
            if nearness(other.reason) > nearness(nearest.reason) {
                nearest = other;
            } else if other.reason == nearest.reason {
                for &square in other.squares.as_slice() {
                    if !nearest.squares.as_slice().contains(&square) {
                        nearest.squares.push(square);
                    }
                }
            }
        }
        nearest
    }

    /// Like [`Xiangqi::explain_move`], but from the man's point of view: first of all comes what he
    /// never does, then what stands in his way, of that only the nearest man, and his own men
    /// count only where he could go but for them.
    fn out_of_reach(&self, slot: usize, from: Square, to: Square) -> Explanation {
        let (kind, way) = (KIND[slot], Way::new(from, to));
        if let Some(reason) = self.forbidden(kind, &way) {
            return Explanation::refused(reason);
        }
        let target = self.man_on(point_of(to));
        if let Some(mut hindrance) = self.in_the_way(kind, &way, target.is_some()) {
            if hindrance.reason == Reason::PathBlocked {
                hindrance.squares = hindrance.squares.as_slice().iter().copied().take(1).collect();
            }
            return hindrance;
        }
        if matches!(target, Some((side, _)) if side == self.side) {
            return Explanation::because(Reason::OwnPieceThere, [to]);
        }
        let legal = Explanation::legal(Move::new(from, to, None));
        self.endangered(slot, from, to).unwrap_or(legal)
    }
}

/// How near a man is to a move that is refused for this reason. Farthest off is what no position
/// would allow; then come own men on the point, then what is in the way; nearest is what only the
/// safety of the general forbids, and nearer if the move would answer a check.
fn nearness(reason: Reason) -> u32 {
    match reason {
        Reason::Legal => 7,
        Reason::Pinned => 6,
        Reason::LeavesCheck | Reason::IntoCheck | Reason::GeneralsFace => 5,
        Reason::PathBlocked | Reason::HorseLeg | Reason::ElephantEye => 4,
        Reason::CannonNoScreen | Reason::CannonManyScreens => 3,
        Reason::OwnPieceThere => 2,
        Reason::PieceGeometry => 0,
        _ => 1,
    }
}
