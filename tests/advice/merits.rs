//! What is claimed of a move is true: each merit is proven again by making moves.

use std::collections::BTreeMap;

use duiyi::advice::{Man, Merit, Merits, Puzzle, PuzzleOptions, PuzzleState};
use duiyi::engine::{Limits, Line, Report, Root};
use duiyi::game::{Game, GameOptions};
use duiyi::rules::{
    AnyPosition, Kind, Move, Notation, Offence, Position, RuleSet, Side, Tagged, Variant,
};

use super::{engine, position, random_positions, slow};

/// A move of a position, what the search says of it, and the position after it.
struct Claim<'a> {
    before: &'a AnyPosition,
    m: Tagged,
    after: AnyPosition,
    report: &'a Report,
}

impl Claim<'_> {
    fn mover(&self) -> Side {
        self.before.side_to_move()
    }

    fn is_man(&self, board: &AnyPosition, man: Man, side: Side) {
        assert_eq!(board.piece_at(man.square), Some(man.piece), "{board}");
        assert_eq!(man.piece.side, side);
    }

    /// What the line has won at its end, if the other side then makes its best capture.
    fn line_gain(&self) -> i32 {
        let (mut now, mut won) = (*self.before, 0);
        for (ply, m) in self.report.line.iter().enumerate() {
            let m = now.tag(m).unwrap();
            let wins = slow::wins(&now, m);
            won += if ply % 2 == 0 { wins } else { -wins };
            now = now.play(m);
        }
        if now.side_to_move() == self.mover() {
            return won;
        }
        let moves = now.legal_moves();
        let takes = moves.tagged().iter().filter(|&&m| slow::victim(&now, m).is_some());
        won - takes.map(|&m| slow::exchange(&now, m)).max().unwrap_or(0).max(0)
    }

    /// Is the man taken in the line, after the first move, by its first mover?
    fn is_taken_later(&self, man: Man) -> bool {
        let mut now = *self.before;
        for (ply, m) in self.report.line.iter().enumerate() {
            let m = now.tag(m).unwrap();
            if ply > 0 && ply % 2 == 0 && slow::victim(&now, m) == Some(man.square) {
                self.is_man(&now, man, self.mover().other());
                return true;
            }
            now = now.play(m);
        }
        false
    }

    /// Would the man be lost, whatever his side does but move him or take?
    fn is_threatened(&self, man: Man) -> bool {
        if !self.after.in_check() {
            return slow::targets(&self.after.pass()).1.contains(man.square);
        }
        self.after.legal_moves().tagged().iter().all(|&answer| {
            let then = self.after.play(answer);
            then.piece_at(man.square) == Some(man.piece)
                && slow::targets(&then).1.contains(man.square)
        })
    }

    fn mates_in(&self, moves: u32) {
        if moves <= 2 {
            assert!(slow::is_lost_within(&self.after, moves - 1, true), "{}", self.before);
            return;
        }
        let rules = RuleSet::default_of(self.before.variant());
        let options = PuzzleOptions::default();
        let mut puzzle = Puzzle::mate_in(moves, self.before, &rules, &options).unwrap();
        assert_eq!(puzzle.step(u64::MAX), PuzzleState::Open, "{} in {moves}", self.before);
        puzzle.play(self.m.plain()).unwrap();
        assert_eq!(puzzle.step(u64::MAX), PuzzleState::Open, "{} in {moves}", self.before);
    }

    fn check(&self, merit: Merit) {
        let (before, m, after) = (self.before, self.m, &self.after);
        let (mover, other) = (self.mover(), self.mover().other());
        let passed = || before.pass();
        match merit {
            Merit::OnlyMove => assert_eq!(before.legal_moves().len(), 1),
            Merit::Mates { moves } => self.mates_in(moves),
            Merit::AvoidsOffence { .. } => panic!("a position without a past"),
            Merit::AnswersCheck { by } => {
                self.is_man(before, by, other);
                assert!(before.attackers(before.king(mover), other).contains(by.square));
            }
            Merit::AnswersMate => {
                assert!(slow::mate(&passed()).is_some() && slow::mate(after).is_none(), "{before}");
            }
            Merit::Wins { man } => {
                self.is_man(before, man, other);
                assert_eq!(slow::victim(before, m), Some(man.square));
                let worth = slow::worth(before, man.square);
                assert!(
                    slow::exchange(before, m) >= worth && self.line_gain() >= worth,
                    "{before}"
                );
            }
            Merit::WinsLater { man } => {
                assert!(self.is_taken_later(man), "{before}");
                let worth = before.variant().material(man.piece.kind, other, man.square);
                assert!(self.line_gain() >= worth, "{before}");
            }
            Merit::Saves { man } => {
                self.is_man(before, man, mover);
                assert!(slow::targets(&passed()).1.contains(man.square), "{before}");
                let moved = man.square == m.plain().from();
                let now = if moved { m.plain().to() } else { man.square };
                assert_eq!(after.piece_at(now).map(|p| p.side), Some(mover));
                assert!(!slow::targets(after).1.contains(now) && !after.in_check(), "{before}");
            }
            Merit::Promotes { kind } => {
                assert_eq!(after.piece_at(m.plain().to()).map(|p| p.kind), Some(kind));
                assert_eq!(before.piece_at(m.plain().from()).map(|p| p.kind), Some(Kind::Pawn));
            }
            Merit::Checks => assert!(after.in_check()),
            Merit::ThreatensMate => {
                assert!(slow::mate(&after.pass()).is_some() && slow::mate(before).is_none());
            }
            Merit::Threatens { man } => {
                self.is_man(after, man, other);
                assert!(!slow::targets(before).1.contains(man.square), "{before}");
                assert!(self.is_threatened(man), "{before} {m:?}");
            }
            Merit::Takes { man } => {
                self.is_man(before, man, other);
                assert_eq!(slow::victim(before, m), Some(man.square));
            }
            Merit::Castles => {
                let files = |square| i32::from(Variant::Chess.file(square));
                let way = files(before.king(mover)) - files(after.king(mover));
                assert_eq!(way.abs(), 2, "{before}");
            }
            Merit::Develops { man } => {
                self.is_man(before, man, mover);
                assert_eq!(man.square, m.plain().from());
                let first = if mover == Side::White { 0 } else { before.variant().ranks() - 1 };
                assert_eq!(before.variant().rank(man.square), first);
            }
        }
    }
}

#[test]
fn nothing_is_claimed_that_is_not_so() {
    let mut claimed: BTreeMap<u32, u32> = BTreeMap::new();
    let (mut engine, mut place) = (engine(), 0);
    random_positions(30, |before| {
        place += 1;
        if place % 3 != 0 {
            return;
        }
        let root = Root::new(*before, RuleSet::default_of(before.variant()));
        engine.clear();
        let report = engine.think(&root, &Limits::nodes(600), None).unwrap();
        let best = before.tag(report.best.unwrap()).unwrap();
        let others = before.legal_moves();
        let others = others.tagged().iter().copied().filter(|&m| m != best).step_by(9);
        for m in core::iter::once(best).chain(others) {
            // What the search says is about its best move only.
            let score = report.score.filter(|_| m == best);
            let line = if m == best { report.line } else { Line::EMPTY };
            let report = &Report { line, ..report };
            let claim = Claim { before, m, after: before.play(m), report };
            let merits = Merits::of(&root, m.plain(), score, &line);
            for &merit in merits.as_slice() {
                claim.check(merit);
                *claimed.entry(merit.number()).or_default() += 1;
            }
        }
    });
    println!("{claimed:?}");
    // All but 3, which needs a past.
    for number in (1..=15).filter(|&number| number != 3) {
        assert!(claimed.get(&number).is_some_and(|&times| times >= 2), "{number}: {claimed:?}");
    }
}

fn merits_of(variant: Variant, fen: &str, text: &str) -> Vec<Merit> {
    let position = position(variant, fen);
    let root = Root::new(position, RuleSet::default_of(variant));
    let m = position.read_move(text, Notation::Uci).unwrap();
    let report = engine().think(&root, &Limits { root_moves: &[m], ..Limits::depth(6) }, None);
    let report = report.unwrap();
    Merits::of(&root, m, report.score, &report.line).as_slice().into()
}

fn man(variant: Variant, fen: &str, name: &str) -> Man {
    let position = position(variant, fen);
    let square = (0..variant.squares()).map(duiyi::rules::Square::new);
    let square = square.into_iter().find(|&s| variant.name(s).to_string() == name).unwrap();
    Man { piece: position.piece_at(square).unwrap(), square }
}

#[test]
fn a_fork_threatens_and_wins_later() {
    let fen = "r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1";
    let rook = man(Variant::Chess, fen, "a8");
    let merits = merits_of(Variant::Chess, fen, "b5c7");
    assert_eq!(
        merits[..],
        [Merit::WinsLater { man: rook }, Merit::Checks, Merit::Threatens { man: rook }]
    );
}

#[test]
fn a_hanging_man_is_won_and_a_traded_one_taken() {
    let fen = "4k3/8/3p4/4n3/8/8/8/4R1K1 w - - 0 1";
    let knight = man(Variant::Chess, fen, "e5");
    let merits = merits_of(Variant::Chess, fen, "e1e5");
    assert!(
        merits.contains(&Merit::Takes { man: knight })
            && !merits.contains(&Merit::Wins { man: knight })
    );
    let fen = "3k4/8/8/4n3/8/8/8/4R1K1 w - - 0 1";
    let knight = man(Variant::Chess, fen, "e5");
    assert_eq!(merits_of(Variant::Chess, fen, "e1e5"), [Merit::Wins { man: knight }]);
}

#[test]
fn a_man_is_saved_by_moving_or_covering_him() {
    let fen = "4k3/8/3p4/4N3/8/8/3P4/4K3 w - - 0 1";
    let knight = man(Variant::Chess, fen, "e5");
    assert_eq!(merits_of(Variant::Chess, fen, "e5f3"), [Merit::Saves { man: knight }]);
    let fen = "3rk3/8/8/8/3B4/8/1P2P3/4K3 w - - 0 1";
    let bishop = man(Variant::Chess, fen, "d4");
    assert_eq!(merits_of(Variant::Chess, fen, "e2e3"), [Merit::Saves { man: bishop }]);
    // A check in between saves nothing.
    let fen = "4k3/8/3p4/4N3/8/8/8/R3K3 w - - 0 1";
    assert_eq!(merits_of(Variant::Chess, fen, "a1a8"), [Merit::Checks]);
}

#[test]
fn mate_is_answered_and_threatened() {
    let fen = "6k1/5ppp/8/8/8/7P/5PP1/3R2K1 b - - 0 1";
    let merits = merits_of(Variant::Chess, fen, "h7h6");
    assert_eq!(merits[0], Merit::AnswersMate);
    let fen = "6k1/5ppp/8/8/8/7P/5PP1/R5K1 w - - 0 1";
    assert!(
        !merits_of(Variant::Chess, fen, "a1d1").contains(&Merit::ThreatensMate),
        "it was there"
    );
    let fen = "6k1/5ppp/8/8/8/5P1P/6P1/4KR2 w - - 0 1";
    assert!(merits_of(Variant::Chess, fen, "f1f2").iter().all(|m| *m != Merit::ThreatensMate));
    let fen = "6k1/5ppp/8/8/7R/7P/5PP1/6K1 w - - 0 1";
    assert!(merits_of(Variant::Chess, fen, "h4a4").contains(&Merit::ThreatensMate));
}

#[test]
fn moves_of_the_opening() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    let horse = man(Variant::Xiangqi, start, "b0");
    assert!(merits_of(Variant::Xiangqi, start, "b0c2").contains(&Merit::Develops { man: horse }));
    let soldier = man(Variant::Xiangqi, start, "e6");
    assert!(merits_of(Variant::Xiangqi, start, "h2e2").iter().any(|m| m.man() == Some(soldier)));
    let italian = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    assert_eq!(merits_of(Variant::Chess, italian, "e1g1"), [Merit::Castles]);
}

/// Red would lose by going on to give check, and turns away.
#[test]
fn an_offence_is_avoided() {
    let start_fen = Some("9/4k4/7R1/9/9/9/9/9/9/3K5 w - - 0 1");
    let options = GameOptions { variant: Variant::Xiangqi, start_fen, ..Default::default() };
    let mut game = Game::new(&options).unwrap();
    let merits = |game: &Game, text: &str| {
        let root = Root {
            position: *game.position(),
            past: game.past(),
            no_progress: game.no_progress(),
            rules: *game.rules(),
        };
        let m = game.read_move(text, Notation::Uci).unwrap();
        Merits::of(&root, m, None, &Line::EMPTY).as_slice().to_vec()
    };
    let avoids = Merit::AvoidsOffence { offence: Offence::PerpetualCheck };
    let cycle = ["e8e9", "h8h9", "e9e8", "h9h8"];
    for text in ["h7h8"].iter().chain(cycle.iter().cycle()) {
        let before: Vec<Move> = game.legal_moves().iter().collect();
        let loses = |m: &Move| {
            let mut copy = game.try_clone().unwrap();
            let mover = copy.position().side_to_move();
            copy.play(*m).unwrap();
            copy.verdict()
                == duiyi::rules::Verdict::Won {
                    by: mover.other(),
                    how: duiyi::rules::Termination::PerpetualCheck,
                }
        };
        let losing: Vec<Move> = before.iter().copied().filter(loses).collect();
        for m in &before {
            let text = game.write_move(*m, Notation::Uci).to_string();
            let claimed = merits(&game, &text).contains(&avoids);
            assert_eq!(claimed, !losing.is_empty() && !losing.contains(m), "{text}");
        }
        if !losing.is_empty() {
            return;
        }
        game.play_text(text, Notation::Uci).unwrap();
        assert!(game.ply() < 40, "the cycle must be punished");
    }
}
