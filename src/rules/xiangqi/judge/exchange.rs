//! Chase by the balance of the full exchange (CXA 29.1).

use super::super::men::{KIND, SLOTS};
use super::super::position::Xiangqi;
use super::super::tables::point_of;
use super::chase::slots_of;
use super::kill::mates_at_once;
use super::threat::{HUNTERS, Pair};
use crate::rules::{Article, Kind, MoveList, Position, Square, Tagged};

/// What a man counts: a chariot as two of horse and cannon, which count alike, as advisor and
/// elephant do (CXA 29.1).
const fn value(slot: usize) -> i32 {
    match KIND[slot % SLOTS] {
        Kind::Chariot => 4,
        Kind::Horse | Kind::Cannon => 2,
        Kind::Advisor | Kind::Elephant | Kind::Soldier => 1,
        _ => 100,
    }
}

impl Xiangqi {
    /// Would the hunter win material by taking the victim, all exchanges on that point made? Not if
    /// it is an offer of exchange, nor if taking would be answered by mate (rule 7).
    pub(super) fn wins_exchange(&self, pair: Pair) -> Option<Article> {
        if self.offers_exchange(pair) || self.gain(pair) <= 0 {
            return None;
        }
        Some(match self.has_true_root(pair) {
            true if KIND[pair.victim] == Kind::Chariot => Article::ChariotByLesser,
            true => Article::Exchange,
            false => Article::Unprotected,
        })
    }

    /// What taking the victim wins, all exchanges on that point made; nothing if mate is the answer.
    fn gain(&self, pair: Pair) -> i32 {
        let (hunter, target) = self.squares(pair);
        let after = self.play(capture(hunter, target, pair.hunter));
        let gain = value(pair.victim) - after.best_on(target, value(pair.hunter));
        if gain > 0 && mates_at_once(&after) { 0 } else { gain }
    }

    /// What the side to move wins at most by going on to take on a point where a man of that value
    /// stands. It takes with the smallest man first, and may stop.
    fn best_on(&self, target: Square, prize: i32) -> i32 {
        let takers = self.takers(point_of(target));
        let Some(taker) = slots_of(takers).min_by_key(|&slot| value(slot)) else { return 0 };
        let from = self.square_in(taker);
        let after = self.play(capture(from, target, taker));
        (prize - after.best_on(target, value(taker))).max(0)
    }

    /// Can the side to move win a horse, a cannon or more by a check (rule 3: the threat behind a
    /// check is a chase too)? Then after every answer to that check it must win so much more than
    /// the answer has taken.
    pub(super) fn wins_by_check(&self) -> bool {
        let mut list = MoveList::new();
        self.generate(&mut list);
        let quiet_check = |m: &Tagged| self.captured_square(*m).is_none() && self.gives_check(*m);
        list.tagged().iter().copied().filter(quiet_check).any(|m| self.play(m).loses_a_piece())
    }

    /// Does every move of the side to move, which is in check, lose a horse, a cannon or more?
    fn loses_a_piece(&self) -> bool {
        let mut answers = MoveList::new();
        self.generate(&mut answers);
        answers.tagged().iter().all(|&answer| {
            let taken = self.captured_square(answer).and_then(|at| self.man_on(point_of(at)));
            self.play(answer).best_gain() >= taken.map_or(0, |(_, slot)| value(slot)) + 2
        })
    }

    /// The most that the side to move can win with one capture.
    fn best_gain(&self) -> i32 {
        let on = |victim| {
            let hunters = self.takers(self.enemy_at(victim)) & HUNTERS;
            slots_of(hunters).map(move |hunter| self.gain(Pair { hunter, victim }))
        };
        let victims = (0..SLOTS).filter(|&victim| self.can_be_chased(victim));
        victims.flat_map(on).max().unwrap_or(0)
    }
}

fn capture(from: Square, to: Square, slot: usize) -> Tagged {
    Tagged::new(from.number().into(), to.number().into(), 0, slot as u32)
}
