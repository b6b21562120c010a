//! Perpetual chase (WXF 20.3): the same man, newly attacked by every move of one side.

use super::super::men::SLOTS;
use super::super::position::Xiangqi;
use super::super::tables::square_of;
use super::threat::{HUNTERS, Pair};
use super::walk::{Step, walk};
use crate::rules::{Article, Finding, Lap, Offence, Position, Side};

/// A set of men of one side: a bit a slot.
pub(super) type Men = u32;
pub(super) const ALL_MEN: Men = (1 << SLOTS) - 1;

/// The slots of a set.
pub(super) fn slots_of(men: Men) -> impl Iterator<Item = usize> {
    (0..SLOTS).filter(move |slot| men >> slot & 1 != 0)
}

/// What the chases of both sides amount to. Both chase: a draw (WXF 20.3), unless one of them is
/// the graver.
pub(super) fn judge(present: &Xiangqi, lap: &Lap<'_>) -> Finding {
    let to_move = present.side_to_move();
    let victims = |side| chased(present, lap, side, ALL_MEN, |_, _| true);
    let offence = Offence::PerpetualChase;
    let (theirs, ours) = (victims(to_move.other()), victims(to_move));
    let offends = match (theirs != 0, ours != 0) {
        (false, false) => return Finding::Plain,
        (true, true) => (
            is_graver(present, lap, to_move.other(), theirs, ours),
            is_graver(present, lap, to_move, ours, theirs),
        ),
        one => one,
    };
    match offends {
        (true, false) => Finding::Offends { by: to_move.other(), offence },
        (false, true) => Finding::Offends { by: to_move, offence },
        _ => Finding::Mutual(offence),
    }
}

/// Does the chase of `side` outweigh the chase by which its victims answer?
///
/// Cannons may not chase a chariot even if with each move that chariot attacks something in return
/// (AXF 15; diagrams 18 to 25), and nothing may chase a chariot that a horse pins, whatever that
/// attacks (diagrams 39 to 41). What others than that chariot chase is an offence of its own.
fn is_graver(present: &Xiangqi, lap: &Lap<'_>, side: Side, victims: Men, answer: Men) -> bool {
    let by_cannons = chased(present, lap, side, victims, |_, pair| pair.is_cannon_on_chariot());
    let is_all_that_answers = |chariot| {
        chased(present, lap, side.other(), answer, |_, pair| pair.hunter == chariot) == answer
    };
    chased(present, lap, side, victims, Xiangqi::pins_chariot) != 0
        || slots_of(by_cannons).any(is_all_that_answers)
}

/// Those of the `victims` that each move of `side` newly threatens by a threat that `counts`.
///
/// Two men attacked in turn are no offence (AXF 32; diagrams 26 to 28, 76 to 80); one man attacked
/// by two hunters in turn is (diagrams 24, 25, 81). A move that gives check may chase as well; if
/// it does not, check and chase in turn are allowed (WXF 20.2).
pub(super) fn chased(
    present: &Xiangqi,
    lap: &Lap<'_>,
    side: Side,
    mut victims: Men,
    counts: impl Fn(&Xiangqi, Pair) -> bool,
) -> Men {
    let known = walk(present, lap, |step| {
        if step.before.side_to_move() == side {
            let board = step.as_if_again();
            for victim in slots_of(victims) {
                let threat =
                    |board: &Xiangqi, pair| board.gains(pair).filter(|_| counts(board, pair));
                if step.new_threat(&board, victim, threat).is_none() {
                    victims &= !(1 << victim);
                }
            }
        }
        victims != 0
    });
    if known { victims } else { 0 }
}

impl Step<'_> {
    /// The board after the move, as if its side could move again.
    pub(super) fn as_if_again(&self) -> Xiangqi {
        self.after.with_side(self.before.side_to_move())
    }

    /// A hunter that threatens the victim after this move and did not before, and by which
    /// article. A threat counts with the move that makes it; going on with it is idle (从没捉到捉).
    ///
    /// ```text
    /// . c .      the chariot steps on along the file on which it attacked already:
    /// . | .      nothing is new (diagram 106)
    /// . R .
    /// ```
    pub(super) fn new_threat(
        &self,
        board: &Xiangqi,
        victim: usize,
        threat: impl Fn(&Xiangqi, Pair) -> Option<Article>,
    ) -> Option<(Pair, Article)> {
        if !board.can_be_chased(victim) {
            return None;
        }
        let hunters = board.takers(board.enemy_at(victim)) & HUNTERS;
        if hunters == 0 {
            return None;
        }
        let before = self.could_take_before(victim);
        slots_of(hunters).find_map(|hunter| {
            let pair = Pair { hunter, victim };
            let article = threat(board, pair)?;
            let is_new = before >> hunter & 1 == 0 || threat(self.before, pair).is_none();
            is_new.then_some((pair, article))
        })
    }

    /// Who could take the victim before the move? A check that the hunters' side stood in does not
    /// interrupt a threat.
    fn could_take_before(&self, victim: usize) -> Men {
        let target = self.before.enemy_at(victim);
        match self.before.in_check() {
            true => self.before.attacking(square_of(target)),
            false => self.before.takers(target),
        }
    }
}
