//! What is not searched, since it hardly ever matters: whole nodes that are too good already, and
//! moves that cannot make a bad one good.
//!
//! None of it is done in check, where an exact score is wanted, where mates are in play, or with
//! [`Limits::full_width`](super::super::Limits::full_width).

use super::super::evaluation::Facts;
use super::super::{Evaluate, score};
use super::frame::Pass;
use super::{Frame, Memory, Next, Search};
use crate::rules::PastPly;

/// Opinions are wrong by about so much for each ply that is not searched. (100 against 75: +16 Elo in chess,
/// [-19, 51], 300 games at 4,000 nodes a move; and what 10,000 nodes thought of 543 positions was nearer to the
/// truth.)
const DOUBT: i32 = 100;
/// A quiet move makes a position better by about so much for each ply left, and as much again.
const HOPE: i32 = 75;
/// Who needs no more than this to be content is lost.
const LOST: i32 = -600;
/// Nodes this shallow are believed to be what they seem.
const SHALLOW: i32 = 6;
/// A capture that wins this much less than is missing is not tried at the end of a line. The networks count
/// a queen up to half as much again as the public table of material does: what is won is taken at that, or
/// the end of a line would not see that men are won back: the deeper the search, the more it cost. (With half
/// of what is said of nodes that look good enough, below: +91 Elo in chess, [60, 124], 300 games at 8,000 nodes
/// a move; nothing in xiangqi, -0 [-29, 29], 300 games at 4,000.)
const SLACK: i32 = 150;
/// Passing is tried from this depth on.
const PASS_FROM: i32 = 3;
/// With no more men than this beside king and pawns passing may be better than any move
/// (zugzwang), so its verdict is checked.
const THIN: i32 = 5;

impl<P: Evaluate> Frame<P> {
    /// Is only asked whether the node is good enough, in a quiet position?
    fn is_plain(&self) -> bool {
        !self.is_principal() && !self.check && !score::is_decided(self.beta)
    }
}

impl Search {
    /// A node that is settled by how good it looks, or that first asks what passing would come to.
    pub(super) fn shortcut<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Option<Next> {
        let frame = &mut memory.frames[self.ply];
        // Who is lost may be in zugzwang, and loses nothing by a closer look.
        if self.full_width || !frame.is_plain() || frame.beta < LOST {
            return None;
        }
        let surplus = frame.opinion - frame.beta;
        if frame.depth <= SHALLOW && surplus >= DOUBT * frame.depth {
            // How much too good it is, is not known: half of it is told. (The moves then chosen in 5,000
            // positions lost 1.7 % less, within 1.5 %.)
            return Some(Next::Back((frame.opinion + frame.beta) / 2));
        }
        let striking = frame.balance.striking(frame.position.side_to_move());
        if frame.passed || frame.depth < PASS_FROM || surplus < 0 || striking == 0 {
            return None;
        }
        frame.reduced = (3 + frame.depth / 4 + (surplus / 200).min(3)).min(frame.depth);
        frame.pass = Pass::Null;
        Some(self.open_null(memory))
    }

    /// Whoever is good enough without moving is good enough: the opponent moves twice, in a search
    /// that is much less deep.
    fn open_null<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let ply = self.ply;
        self.open_list(memory);
        let (below, above) = memory.frames.split_at_mut(ply + 1);
        let (frame, child) = (&below[ply], &mut above[0]);
        child.position = frame.position.pass();
        child.balance = frame.balance;
        child.summed = true;
        child.check = false;
        child.passed = true;
        child.no_progress = frame.no_progress.saturating_add(1);
        child.depth = frame.depth - 1 - frame.reduced;
        (child.alpha, child.beta) = (-frame.beta, 1 - frame.beta);
        memory.past[self.root_ply + ply + 1] = PastPly::first(&child.position);
        self.ply += 1;
        Next::Enter
    }

    /// What passing came to. A node that is good enough even so is done, unless zugzwang threatens:
    /// then a search of the same small depth, with moves, has to say the same.
    pub(super) fn back_from_null<P: Evaluate>(
        &mut self,
        memory: &mut Memory<'_, P>,
        score: i32,
    ) -> Next {
        let frame = &mut memory.frames[self.ply];
        frame.passed = true; // not to be asked again here
        if score >= frame.beta {
            let thin = frame.balance.striking(frame.position.side_to_move()) <= THIN;
            let reduced = frame.depth - frame.reduced;
            if !thin || reduced <= 0 {
                // A mate that needs a move passed is none.
                return Next::Back(if score::is_decided(score) { frame.beta } else { score });
            }
            frame.doubted = frame.reduced;
            frame.depth = reduced;
        }
        self.begin_moves(memory)
    }

    /// The search that had to confirm what passing came to did not: the whole node is searched.
    pub(super) fn refute_null<P: Evaluate>(&mut self, memory: &mut Memory<'_, P>) -> Next {
        let frame = &mut memory.frames[self.ply];
        frame.depth += frame.doubted;
        frame.doubted = 0;
        frame.alpha = frame.floor;
        self.begin_moves(memory)
    }

    /// Is the move about to be tried not worth it?
    pub(super) fn is_hopeless<P: Evaluate>(&self, memory: &Memory<'_, P>, tried: usize) -> bool {
        let frame = &memory.frames[self.ply];
        // Something that does not lose must have been found.
        if self.full_width || self.ply == 0 || frame.check || frame.best <= -score::DECIDED {
            return false;
        }
        if frame.is_quiescence() {
            return !self.looks_at_checks() && self.gains_too_little(frame);
        }
        if !frame.is_plain() || frame.depth > SHALLOW {
            return false;
        }
        let (m, rank) = (frame.played.m, frame.played.rank);
        let (depth, improving) = (frame.depth, self.improves(memory));
        if frame.played.is_ordinary() {
            let enough = (3 + depth * depth) / if improving { 1 } else { 2 };
            let late = tried as i32 > enough;
            let bad = depth <= 3 && rank < -3_000 * depth;
            let futile = frame.opinion + HOPE * (depth + 1) <= frame.alpha;
            (late || bad || futile || !frame.position.exchange_reaches(m, -30 * depth * depth))
                && !frame.position.gives_check(m)
        } else {
            frame.played.is_losing() && !frame.position.exchange_reaches(m, -90 * depth)
        }
    }

    /// At the end of a line: would even the man it takes leave the node bad?
    fn gains_too_little<P: Evaluate>(&self, frame: &Frame<P>) -> bool {
        let m = frame.played.m;
        let Some(facts) = Facts::of(&frame.position, m) else { return true };
        let winnings = facts.winnings(frame.position.variant(), m.plain());
        frame.opinion + winnings * 3 / 2 + SLACK <= frame.alpha && !score::is_decided(frame.alpha)
    }

    /// Does the mover stand better than at its last turn? Then more is worth looking at.
    pub(super) fn improves<P: Evaluate>(&self, memory: &Memory<'_, P>) -> bool {
        let frame = &memory.frames[self.ply];
        let Some(before) = self.ply.checked_sub(2) else { return true };
        let before = &memory.frames[before];
        !frame.check && (before.check || frame.opinion > before.opinion)
    }
}
