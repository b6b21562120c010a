//! How many legal moves there are, without listing them: whole sets are counted at once, without
//! a loop over the men.

use super::attacks::Safety;
use super::fill::{count_four, knight_moves, slide, slider_moves};
use super::mover::Mover;
use super::position::Chess;
use super::tables::KING_ATTACKS;
use crate::rules::Side;

impl Chess {
    /// The number of legal moves of `M`, which is to move.
    pub(super) fn count<M: Mover>(&self) -> u32 {
        let (occupied, own, _) = self.sides::<M>();
        let (straight, diagonal) = (self.straight() & own, self.diagonal() & own);
        // Independent of the enemy's fill inside `safety`: the two overlap in the machine.
        let mut rays = slide([straight, straight, diagonal, diagonal], !occupied);
        let safety = self.safety::<M>();
        let king_steps = KING_ATTACKS[self.king_square::<M>()] & !own & !safety.danger;
        let mut count = king_steps.count_ones();
        if safety.targets == 0 {
            return count;
        }
        let pinned = safety.all_pinned();
        if pinned & (straight | diagonal) != 0 {
            // Rare: fill again, each direction with the sliders that may move in it.
            let free = |d: usize| !(pinned & !safety.pinned[d]);
            let movers =
                [straight & free(0), straight & free(1), diagonal & free(2), diagonal & free(3)];
            rays = slide(movers, !occupied);
        }
        count += slider_moves(rays.0, rays.1, safety.targets);
        let knights = self.knights() & own & !pinned;
        if knights != 0 {
            count += knight_moves(knights, safety.targets);
        }
        count += self.count_pawns::<M>(&safety);
        self.each_en_passant::<M>(|_, _| count += 1);
        if safety.checkers == 0 {
            self.each_castling::<M>(&safety, |_| count += 1);
        }
        count
    }

    #[inline(always)]
    fn count_pawns<M: Mover>(&self, safety: &Safety) -> u32 {
        let (occupied, own, enemy) = self.sides::<M>();
        let targets = safety.targets;
        let [on_file, on_rank, rising, falling] = safety.pinned;
        let pawns = self.pawns() & own;
        let steps = M::ahead(pawns & !(on_rank | rising | falling)) & !occupied;
        let double_steps = M::ahead(steps & M::THIRD) & !occupied & targets;
        let steps = steps & targets;
        // A pinned pawn takes only along the diagonal of its pin. Towards the h-file white takes
        // along the rising diagonal, black along the falling one.
        let takers = pawns & !(on_file | on_rank);
        let (for_h, for_a) = match M::SIDE {
            Side::White => (takers & !falling, takers & !rising),
            Side::Black => (takers & !rising, takers & !falling),
        };
        let to_h = M::pawns_to_h(for_h) & enemy & targets;
        let to_a = M::pawns_to_a(for_a) & enemy & targets;
        let mut count = count_four([steps, double_steps, to_h, to_a]);
        if (steps | to_h | to_a) & M::LAST != 0 {
            // Each promotion is four moves: three more.
            count += 3 * count_four([steps & M::LAST, to_h & M::LAST, to_a & M::LAST, 0]);
        }
        count
    }
}
