//! The search against a few lines of recursion: no table, no order of moves, no machine.

use duiyi::engine::{
    Evaluate, Experience, Frame, HISTORY, Limits, MAX_LINE, Memory, Ranked, RankedLine, Root,
    Score, Search, State, evaluate,
};
use duiyi::rules::{
    AnyPosition, Chess, FenReading, MoveList, PastPly, Position, RuleSet, Setup, Tagged, Variant,
    Verdict, Xiangqi,
};

use super::POSITIONS;

/// A mate at the root; each ply takes one off. A game won by rule.
const MATE: i32 = 31_000;
const BY_RULE: i32 = 20_000;

/// One line of play.
struct Line<P> {
    position: P,
    no_progress: u16,
    past: Vec<PastPly>,
    ply: i32,
    rules: RuleSet,
}

impl<P: Position> Line<P> {
    fn after(&self, m: Tagged) -> Line<P> {
        let position = self.position.play(m);
        let pawn =
            self.position.piece_at(m.plain().from()).unwrap().kind == duiyi::rules::Kind::Pawn;
        let progress = pawn || self.position.captured_square(m).is_some();
        let mut past = self.past.clone();
        past.push(PastPly {
            hash: position.hash(),
            played: Some(m.plain()),
            check: position.in_check(),
            irreversible: self.position.is_irreversible(m),
        });
        let no_progress = if progress { 0 } else { self.no_progress + 1 };
        Line { position, no_progress, past, ply: self.ply + 1, rules: self.rules }
    }

    fn value(&self, verdict: Verdict, moves: usize) -> i32 {
        let won = if moves == 0 { MATE - self.ply } else { BY_RULE - self.ply };
        match verdict {
            Verdict::Won { by, .. } if by == self.position.side_to_move() => won,
            Verdict::Won { .. } => -won,
            _ => 0,
        }
    }

    /// Without any order, exchanges of many men would take hours.
    fn largest_prize_first(&self, moves: &MoveList) -> Vec<Tagged> {
        let prize = |m: &Tagged| {
            let square = self.position.captured_square(*m)?;
            let man = self.position.piece_at(square)?;
            Some(self.position.variant().material(man.kind, man.side, square))
        };
        let mut moves = moves.tagged().to_vec();
        moves.sort_by_key(|m| std::cmp::Reverse(prize(m)));
        moves
    }

    /// The score by recursion; only what cannot matter for it is left out.
    fn minimax(
        &self,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        any: &impl Fn(P) -> AnyPosition,
    ) -> i32 {
        let mut moves = MoveList::new();
        self.position.generate(&mut moves);
        let (present, earlier) = self.past.split_last().unwrap();
        let twice = |times: Option<u8>| times.map(|_| 2);
        let rules = RuleSet {
            repetition: twice(self.rules.repetition),
            offence: twice(self.rules.offence),
            ..self.rules
        };
        let verdict = rules.judge(&self.position, moves.len(), self.no_progress, earlier, *present);
        if self.ply > 0 && verdict.is_over() {
            return self.value(verdict, moves.len());
        }
        let check = self.position.in_check();
        let depth = if check && depth >= 0 && self.ply > 0 { depth + 1 } else { depth };
        let mut best = -i32::MAX;
        let quiescence = depth <= 0 && !check;
        if quiescence {
            best = evaluate(&any(self.position));
            moves.clear();
            self.position.generate_captures(&mut moves);
        }
        for m in self.largest_prize_first(&moves) {
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
            // An exchange that loses is not looked at among captures only.
            if quiescence && self.position.exchange(m) < 0 {
                continue;
            }
            best = best.max(-self.after(m).minimax(depth - 1, -beta, -alpha, any));
        }
        best
    }
}

fn searched<P: Evaluate>(root: &Root<'_, P>, depth: u32, empty: P) -> Score {
    let mut memory = Memory {
        frames: &mut [Frame::new(empty); 48],
        moves: &mut [Ranked::default(); 4096],
        past: &mut [PastPly::default(); 64],
        lines: &mut [duiyi::engine::Line::EMPTY; MAX_LINE],
        best_lines: &mut [RankedLine::EMPTY; 1],
        history: &mut [Experience::default(); HISTORY],
        table: &mut [],
    };
    let mut search = Search::new();
    let limits = Limits { full_width: true, ..Limits::depth(depth) };
    search.begin(&mut memory, root, &limits).unwrap();
    assert_eq!(search.step(&mut memory, u64::MAX, None), State::Done);
    search.report().score.unwrap()
}

fn report_of(value: i32) -> Score {
    match MATE - value.abs() {
        plies if plies > 1_000 => Score::Centipawns(value),
        plies if value > 0 => Score::Mate((plies + 1) / 2),
        plies => Score::Mate(-(plies / 2)),
    }
}

fn compare<P: Evaluate>(
    setup: Setup<P>,
    rules: RuleSet,
    depth: u32,
    any: impl Fn(P) -> AnyPosition,
) {
    let Setup { position, no_progress, .. } = setup;
    let check = position.in_check();
    let present = PastPly { hash: position.hash(), played: None, check, irreversible: true };
    let line = Line { position, no_progress, past: vec![present], ply: 0, rules };
    let expected = report_of(line.minimax(depth as i32, -MATE, MATE, &any));
    let root = Root { position, past: &[], no_progress, rules };
    assert_eq!(searched(&root, depth, position), expected, "{} at depth {depth}", any(position));
}

fn compare_fen(variant: Variant, fen: &str, depth: u32) {
    let rules = RuleSet::default_of(variant);
    let reading = FenReading::default();
    match variant {
        Variant::Xiangqi => {
            let setup = Xiangqi::read_fen(variant, fen, reading).unwrap();
            compare(setup, rules, depth, AnyPosition::Xiangqi);
        }
        _ => compare(
            Chess::read_fen(variant, fen, reading).unwrap(),
            rules,
            depth,
            AnyPosition::Chess,
        ),
    }
}

/// If no move is searched less deep than the others, the scores must be equal.
#[test]
fn the_search_is_minimax() {
    for (variant, fen) in POSITIONS {
        (1..=2).for_each(|depth| compare_fen(variant, fen, depth));
    }
}

#[test]
fn the_search_is_minimax_after_random_moves() {
    let (mut dice, mut compared) = (Dice(1), 0);
    for (variant, fen) in [POSITIONS[0], POSITIONS[2], POSITIONS[4], POSITIONS[6]] {
        for _ in 0..40 {
            let mut game = super::game(variant, fen, "");
            for _ in 0..dice.below(80) {
                let Some(m) = game.legal_moves().iter().nth(dice.below(game.legal_moves().len()))
                else {
                    break;
                };
                game.play(m).unwrap();
            }
            if !game.verdict().is_over() {
                compare_fen(variant, &game.to_string(), 2);
                compared += 1;
            }
        }
    }
    assert!(compared > 120, "{compared}");
}

/// Numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if bound == 0 { 0 } else { (self.0 >> 33) as usize % bound }
    }
}
