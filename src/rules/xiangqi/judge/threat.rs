//! Does a man threaten to take another at a gain? One function an article.
//!
//! Every question is put to a board on which the hunter's side is to move: "if it could move now,
//! what would it take?" The answers come from the generator of legal moves, so pins of the hunter,
//! false roots, and what a capture uncovers need no rules of their own.

use super::super::men::{GENERAL, HORSES, KIND, SOLDIERS};
use super::super::position::Xiangqi;
use super::super::tables::{DEAD, HORSE_LEG, own_bank, point_of, square_of};
use crate::rules::{Article, Kind, Position, Square, Tagged};

/// A hunter and a victim, by their slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub hunter: usize,
    pub victim: usize,
}

/// Slots of the men whose attacks count as chases: all but general and soldiers, who may hunt for
/// ever (WXF 20.3; diagrams 67 to 70).
pub(super) const HUNTERS: u32 = 0xFFFF & !(1 << GENERAL) & !soldiers();

const fn soldiers() -> u32 {
    (1 << SOLDIERS.end) - (1 << SOLDIERS.start)
}

impl Xiangqi {
    /// Where the enemy man of a slot stands.
    pub(super) fn enemy_at(&self, slot: usize) -> u8 {
        self.armies[self.side.other().index()].men.at(slot)
    }

    /// The man of a pair as squares.
    pub(super) fn squares(&self, pair: Pair) -> (Square, Square) {
        (self.square_in(pair.hunter), square_of(self.enemy_at(pair.victim)))
    }

    /// Where the own man of a slot stands.
    pub(super) fn square_in(&self, slot: usize) -> Square {
        square_of(self.armies[self.side.index()].men.at(slot))
    }

    /// May the enemy man of a slot be chased at all? Attacks on the general are checks; a soldier
    /// that has not crossed the river has no protection to ask for (diagrams 59, 60).
    ///
    /// ```text
    /// . . s . .    a soldier on its own bank: never chased
    /// ~ ~ ~ ~ ~    the river
    /// . . s . .    crossed: chased like any other man
    /// ```
    pub(super) fn can_be_chased(&self, victim: usize) -> bool {
        let point = self.enemy_at(victim);
        let side = self.side.other().index();
        let at_home = SOLDIERS.contains(&victim) && own_bank(side, (point >> 4) as i32);
        point != DEAD && victim != GENERAL && !at_home
    }

    /// Would the hunter's taking the victim be a gain, by one legal recapture? The capture itself
    /// is known to be possible. Answers with the article that makes it one.
    pub(super) fn gains(&self, pair: Pair) -> Option<Article> {
        if self.offers_exchange(pair) {
            return None;
        }
        if pair.is_lesser_on_chariot() {
            return Some(Article::ChariotByLesser);
        }
        if self.has_true_root(pair) {
            return None;
        }
        Some(if pair.is_of_one_kind() { Article::CannotTakeBack } else { Article::Unprotected })
    }

    /// Men of one kind that attack each other offer an exchange, which is no chase, unless the
    /// other cannot really take: because it is pinned (diagram 53), or a horse whose leg on its
    /// own side of the way is blocked (diagram 55).
    ///
    /// ```text
    /// h b . .     the red horse takes the black one past its own empty leg (.);
    /// . . H .     the black one's leg is blocked (b): a chase, not an offer
    /// ```
    pub(super) fn offers_exchange(&self, pair: Pair) -> bool {
        let (hunter, _) = self.squares(pair);
        pair.is_of_one_kind() && self.answers_on(hunter) >> pair.victim & 1 != 0
    }

    /// The enemy men that could take on a square. In answer to a check they could take nothing but
    /// the checker; the check will be met first, so then whoever attacks the square counts.
    fn answers_on(&self, square: Square) -> u32 {
        let enemy = self.with_side(self.side.other());
        match enemy.in_check() {
            true => enemy.attacking(square),
            false => enemy.takers(point_of(square)),
        }
    }

    /// The men of the side to move that attack a square, whether or not they may take there.
    pub(super) fn attacking(&self, square: Square) -> u32 {
        self.slots_attacking(self.side, point_of(square))
    }

    /// A root is a man that can take back. A true root can do so legally on the board as it is
    /// after the capture; a false root is pinned, would expose its general, was itself the
    /// cannon's screen, or may not move because the capture uncovers a check.
    ///
    /// ```text
    /// . . k . .
    /// . . a . .    the advisor protects the horse (h) by looks only:
    /// . . . h .    taking back would open the file between the chariot and its general,
    /// . . R . .    so the horse has no root
    /// ```
    pub(super) fn has_true_root(&self, pair: Pair) -> bool {
        let (hunter, target) = self.squares(pair);
        let m = Tagged::new(hunter.number().into(), target.number().into(), 0, pair.hunter as u32);
        let after = self.play(m);
        match self.with_side(self.side.other()).in_check() {
            true => after.attacking(target) != 0,
            false => after.takers(point_of(target)) != 0,
        }
    }

    /// Is the victim a chariot that a horse pins (diagrams 39 to 41)?
    ///
    /// ```text
    /// . . k . .    the chariot stands at the leg of the horse that would give check:
    /// . . r H .    it cannot leave
    /// ```
    pub(super) fn pins_chariot(&self, pair: Pair) -> bool {
        let general = self.enemy_at(GENERAL);
        let at_leg = |horse: usize| {
            let horse = self.armies[self.side.index()].men.at(horse);
            let leg = HORSE_LEG[horse.wrapping_sub(general) as usize];
            leg != 0 && general.wrapping_add(leg) == self.enemy_at(pair.victim)
        };
        KIND[pair.victim] == Kind::Chariot && HORSES.into_iter().any(at_leg)
    }
}

impl Pair {
    /// A chariot may not be chased by horse or cannon even if it is protected (AXF 15; diagrams
    /// 18 to 22, 61, 62, 96).
    ///
    /// ```text
    /// C . s . r    the cannon attacks the chariot over a screen;
    /// . . . h .    that the horse protects it is no excuse
    /// ```
    const fn is_lesser_on_chariot(self) -> bool {
        self.is_cannon_on_chariot()
            || matches!((KIND[self.hunter], KIND[self.victim]), (Kind::Horse, Kind::Chariot))
    }

    pub(super) const fn is_cannon_on_chariot(self) -> bool {
        matches!((KIND[self.hunter], KIND[self.victim]), (Kind::Cannon, Kind::Chariot))
    }

    fn is_of_one_kind(self) -> bool {
        KIND[self.hunter] == KIND[self.victim]
    }
}
