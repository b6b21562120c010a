//! Can a side force mate within so many moves? A search that leaves nothing out, as a machine that
//! does a little and comes back. The answer is a proof, unlike the score of a search that prunes.
//!
//! Positions take turns: those of the attacker, who needs one move that wins, and those of the
//! defender, who must lose by all of his. The past does not matter: the shortest mate never repeats.

use alloc::vec::Vec;

use super::threats::has_no_move;
use crate::rules::{MAX_MOVES, Move, MoveList, Position, Tagged, sort_by_key};

/// What the solver knows about a position: with how many moves of the attacker left mate is forced,
/// and with how many it is not.
#[derive(Clone, Copy, Debug, Default)]
struct Note {
    key: u64,
    /// Forced with so many moves or more, [`NEVER`] if that is not known.
    yes: u8,
    /// Not forced with fewer than so many.
    no: u8,
}

const NEVER: u8 = u8::MAX;

/// A position of the line that is looked at.
#[derive(Clone, Copy, Debug)]
struct Frame<P> {
    position: P,
    /// The attacker is to move.
    attacks: bool,
    /// Moves of the attacker left.
    left: u8,
    /// Its moves in the common list, and the next one.
    first: usize,
    next: usize,
    end: usize,
}

/// No memory for a solver.
pub(super) struct NoMemory;

/// The machine. It takes its memory when it is made.
#[derive(Debug)]
pub(super) struct Solver<P> {
    frames: Vec<Frame<P>>,
    moves: Vec<Tagged>,
    table: Vec<Note>,
    /// By depth: the answer of the defender that last refuted something.
    refuters: Vec<Option<Move>>,
    /// A side without a move that is not in check loses, too.
    stalemate_wins: bool,
    /// Positions looked at since the question was asked.
    pub(super) nodes: u64,
    answer: Option<bool>,
}

impl<P: Position> Solver<P> {
    /// A solver for mates in up to `most` moves, with a table of so many bytes.
    pub(super) fn new(
        most: u8,
        table_bytes: usize,
        stalemate_wins: bool,
    ) -> Result<Solver<P>, NoMemory> {
        let depth = 2 * usize::from(most) + 1;
        let mut solver = Solver {
            frames: Vec::new(),
            moves: Vec::new(),
            table: Vec::new(),
            refuters: Vec::new(),
            stalemate_wins,
            nodes: 0,
            answer: None,
        };
        let notes = table_bytes / size_of::<Note>();
        solver.frames.try_reserve_exact(depth).map_err(|_| NoMemory)?;
        solver.moves.try_reserve_exact(depth * MAX_MOVES).map_err(|_| NoMemory)?;
        solver.table.try_reserve_exact(notes).map_err(|_| NoMemory)?;
        solver.table.resize(notes, Note { yes: NEVER, ..Note::default() });
        solver.refuters.try_reserve_exact(depth).map_err(|_| NoMemory)?;
        solver.refuters.resize(depth, None);
        Ok(solver)
    }

    /// Asks: can the side to move force mate within `left` moves?
    pub(super) fn ask(&mut self, position: &P, left: u8) {
        self.frames.clear();
        self.moves.clear();
        self.nodes = 0;
        self.answer = self.enter(position, true, left);
    }

    /// Goes on for about so many positions; the answer, if it is there.
    pub(super) fn step(&mut self, nodes: u64) -> Option<bool> {
        let end = self.nodes.saturating_add(nodes);
        while self.answer.is_none() && self.nodes < end {
            self.advance();
        }
        self.answer
    }

    /// The next move of the position on top, or its answer if none is left.
    fn advance(&mut self) {
        let depth = self.frames.len();
        let Some(top) = self.frames.last_mut() else { return };
        if top.next == top.end {
            // No move of the attacker wins; or none of the defender saves.
            let answer = !top.attacks;
            return self.back(answer);
        }
        let m = self.moves[top.next];
        top.next += 1;
        let (after, attacks) = (top.position.play(m), top.attacks);
        let left = top.left - u8::from(attacks);
        if let Some(answer) = self.enter(&after, !attacks, left) {
            self.weigh(answer, depth);
        }
    }

    /// What the answer to a move means for the position it was made in, at that depth.
    fn weigh(&mut self, answer: bool, depth: usize) {
        let Some(top) = self.frames.last() else {
            self.answer = Some(answer);
            return;
        };
        if answer == top.attacks {
            if !top.attacks {
                let m = self.moves[top.next - 1].plain();
                if let Some(place) = self.refuters.get_mut(depth) {
                    *place = Some(m);
                }
            }
            self.back(answer);
        }
    }

    /// The position on top is answered: it is noted, and leaves.
    fn back(&mut self, answer: bool) {
        let Some(done) = self.frames.pop() else { return };
        self.moves.truncate(done.first);
        self.note(done.position.hash(), done.left, answer);
        self.weigh(answer, self.frames.len());
    }

    /// A position comes up: answered at once, or put on top.
    fn enter(&mut self, position: &P, attacks: bool, left: u8) -> Option<bool> {
        self.nodes += 1;
        let mut list = MoveList::new();
        position.generate(&mut list);
        if list.is_empty() {
            return Some(!attacks && (self.stalemate_wins || position.in_check()));
        }
        if left == 0 {
            return Some(false);
        }
        if attacks && left == 1 {
            return Some(self.wins_at_once(position, list.tagged()));
        }
        if let Some(known) = self.known(position.hash(), left) {
            return Some(known);
        }
        let first = self.moves.len();
        self.moves.extend_from_slice(list.tagged());
        let refuter = self.refuters.get(self.frames.len() + 1).copied().flatten();
        let moves = &mut self.moves[first..];
        match attacks {
            true => order_attack(position, moves),
            false => sort_by_key(moves, |m| {
                (Some(m.plain()) != refuter, position.captured_square(*m).is_none())
            }),
        }
        let end = self.moves.len();
        let frame = Frame { position: *position, attacks, left, first, next: first, end };
        self.frames.push(frame);
        None
    }

    /// Does one of the moves end the game in a win?
    fn wins_at_once(&mut self, position: &P, moves: &[Tagged]) -> bool {
        for &m in moves {
            if self.stalemate_wins || position.gives_check(m) {
                self.nodes += 1;
                if has_no_move(&position.play(m)) {
                    return true;
                }
            }
        }
        false
    }

    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.table.len() as u128) >> 64) as usize
    }

    fn known(&self, key: u64, left: u8) -> Option<bool> {
        let note = self.table.get(self.place(key)).filter(|note| note.key == key)?;
        match left {
            _ if left >= note.yes => Some(true),
            _ if left < note.no => Some(false),
            _ => None,
        }
    }

    fn note(&mut self, key: u64, left: u8, answer: bool) {
        let place = self.place(key);
        let Some(note) = self.table.get_mut(place) else { return };
        if note.key != key {
            *note = Note { key, yes: NEVER, no: 0 };
        }
        match answer {
            true => note.yes = note.yes.min(left),
            false => note.no = note.no.max(left + 1),
        }
    }
}

/// Checks first, those with the fewest answers before the others; then captures.
fn order_attack<P: Position>(position: &P, moves: &mut [Tagged]) {
    let mut keys = [0u16; MAX_MOVES];
    for (key, &m) in keys.iter_mut().zip(moves.iter()) {
        *key = match position.gives_check(m) {
            true => position.play(m).legal_moves().len() as u16,
            false => 1_000 + u16::from(position.captured_square(m).is_none()),
        };
    }
    // Sorted together by insertion, as `sort_by_key` does it, but each key is found out once.
    for end in 1..moves.len() {
        let mut place = end;
        while place > 0 && keys[place - 1] > keys[place] {
            keys.swap(place - 1, place);
            moves.swap(place - 1, place);
            place -= 1;
        }
    }
}
