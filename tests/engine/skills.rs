//! What a level can do and what it cannot: mates in one, men given away, won games, mates that are none.

use duiyi::engine::{Level, Limits, Report, Root, Score};
use duiyi::rules::{
    AnyPosition, Move, MoveList, Notation, Position, RuleSet, Side, Tagged, Termination, Variant,
    Verdict,
};

use super::{BOTH, engine, game, play_on, root, root_of, text, think, value};

/// A move that a level chose, and where.
struct Choice {
    position: AnyPosition,
    report: Report,
}

impl Choice {
    fn chosen(&self) -> Tagged {
        self.report.best.and_then(|m| self.position.tag(m)).expect("a legal move")
    }

    fn written(&self) -> String {
        self.position.write_move(self.chosen().plain(), Notation::Uci).to_string()
    }
}

/// The choices of a level in games against level 1, which leaves it much to take and to mate.
fn choices(variant: Variant, level: u8, games: u64) -> Vec<Choice> {
    let mut engine = engine();
    let mut choices = Vec::new();
    for seed in 0..games {
        let side = Side::ALL[seed as usize % 2];
        let mut game = game(variant, "", "");
        play_on(&mut game, 120, |game| {
            let its_turn = game.position().side_to_move() == side;
            let limits = Limits::level(if its_turn { level } else { 1 }, seed);
            let report = engine.think(&root_of(game), &limits, None).unwrap();
            if its_turn {
                choices.push(Choice { position: *game.position(), report });
            }
            report.best.unwrap()
        });
    }
    choices
}

fn mates(position: &AnyPosition, m: Tagged) -> bool {
    let after = position.play(m);
    after.in_check() && after.count_moves() == 0
}

fn has_mate(position: &AnyPosition) -> bool {
    position.legal_moves().tagged().iter().any(|&m| mates(position, m))
}

/// What a move takes.
fn taken(position: &AnyPosition, m: Tagged) -> i32 {
    let worth = |square| {
        let piece = position.piece_at(square)?;
        Some(position.variant().material(piece.kind, piece.side, square))
    };
    position.captured_square(m).and_then(worth).unwrap_or(0)
}

/// What a move takes, less the most that the answers to it win in exchanges.
fn balance(position: &AnyPosition, m: Tagged) -> i32 {
    let after = position.play(m);
    let mut captures = MoveList::new();
    after.generate_captures(&mut captures);
    let lost = captures.tagged().iter().map(|&m| after.exchange(m)).max().unwrap_or(0);
    taken(position, m) - lost.max(0)
}

/// Was a piece given away, or left standing? What looks like it is asked of a search at full strength: there
/// may have been a reason, or another way to win.
fn gives_a_piece(choice: &Choice) -> bool {
    let moves = choice.position.legal_moves();
    let best = moves.tagged().iter().map(|&m| balance(&choice.position, m)).max();
    if balance(&choice.position, choice.chosen()) > best.expect("a move") - 300 {
        return false;
    }
    let root = Root::new(choice.position, RuleSet::default_of(choice.position.variant()));
    let worth = |root_moves: &[Move]| {
        let report = think(&root, &Limits { root_moves, ..Limits::nodes(10_000) });
        value(report.score.expect("a move")).clamp(-1_000, 1_000)
    };
    let kept = worth(&[choice.chosen().plain()]);
    kept < 500 && worth(&[]) - kept >= 250
}

/// What somebody plays who has just learnt how the men move: looks at what a move takes, at what the answer to it may
/// take or whether it mates, and no further; of what looks alike one by lot. That taking may be answered by taking
/// back, no such player sees.
fn learner(position: &AnyPosition, lot: u64) -> Move {
    let worth = |m: &Tagged| {
        let after = position.play(*m);
        let answers = after.legal_moves();
        let loses = |&answer: &Tagged| match mates(&after, answer) {
            true => 10_000,
            false => taken(&after, answer),
        };
        match answers.tagged().iter().map(loses).max() {
            Some(lost) => taken(position, *m) - lost,
            None => 10_000,
        }
    };
    let moves = position.legal_moves();
    let worths: Vec<i32> = moves.tagged().iter().map(worth).collect();
    let most = worths.iter().max().expect("a move");
    let best: Vec<&Tagged> = moves
        .tagged()
        .iter()
        .zip(&worths)
        .filter(|(_, worth)| *worth == most)
        .map(|(m, _)| m)
        .collect();
    best[lot as usize % best.len()].plain()
}

/// In chess it loses most games; in xiangqi, where a learner's general is soon mated, it is about even.
#[test]
fn level_1_is_no_match_for_a_learner() {
    const GAMES: u64 = 40;
    for variant in BOTH {
        let mut points = 0;
        for seed in 0..GAMES {
            let mut engine = engine();
            let mut game = game(variant, "", "");
            let side = Side::ALL[seed as usize % 2];
            play_on(&mut game, 300, |game| {
                if game.position().side_to_move() == side {
                    let limits = Limits::level(1, seed);
                    return engine.think(&root_of(game), &limits, None).unwrap().best.unwrap();
                }
                let lot = game.position().hash().wrapping_add(seed).wrapping_mul(0x9E37_79B9) >> 16;
                learner(game.position(), lot)
            });
            points += match game.verdict() {
                Verdict::Won { by, .. } => 2 * u64::from(by == side),
                _ => 1,
            };
        }
        let most = if variant == Variant::Xiangqi { GAMES * 5 / 4 } else { GAMES * 3 / 4 };
        assert!(points < most, "{variant:?}: level 1 has {points} half points of {GAMES} games");
        assert!(points > GAMES / 10, "{variant:?}: it does play: {points}");
    }
}

#[test]
fn from_level_3_on_no_mate_in_one_is_overlooked() {
    for (variant, _, fen) in super::mates::rows().filter(|row| row.1 == 1) {
        let root = root(variant, fen);
        for (level, seed) in
            (3..=Level::MAX).flat_map(|level| (0..4).map(move |seed| (level, seed)))
        {
            let report = think(&root, &Limits::level(level, seed));
            assert_eq!(report.score, Some(Score::Mate(1)), "level {level}, seed {seed}: {fen}");
        }
    }
    for variant in BOTH {
        let (mut given, mut met) = (0, 0);
        for level in 3..=Level::MAX {
            for choice in choices(variant, level, 6) {
                let (position, chosen) = (&choice.position, choice.chosen());
                let name = format!("level {level} in {position}");
                if has_mate(position) {
                    given += 1;
                    assert!(mates(position, chosen), "{name}: mate was to be given");
                    continue;
                }
                let moves = position.legal_moves();
                let walks_in = |m: Tagged| has_mate(&position.play(m));
                let bad = moves.tagged().iter().filter(|&&m| walks_in(m)).count();
                if bad > 0 && bad < moves.len() {
                    met += 1;
                    assert!(!walks_in(chosen), "{name}: it walks into mate");
                }
            }
        }
        assert!(given >= 15 && met >= 4, "{variant:?}: only {given} and {met} to see");
    }
}

/// In a thousand choices of these levels.
fn pieces_given_away(variant: Variant, levels: std::ops::RangeInclusive<u8>) -> usize {
    let choices: Vec<Choice> = levels.flat_map(|level| choices(variant, level, 6)).collect();
    let given: Vec<&Choice> = choices.iter().filter(|choice| gives_a_piece(choice)).collect();
    for choice in given.iter().take(3) {
        println!("{} in {}", choice.written(), choice.position);
    }
    1_000 * given.len() / choices.len()
}

/// (Two in a thousand look so and are a plan that a search of 10,000 nodes thinks little of.)
#[test]
fn from_level_4_on_no_piece_is_given_away_or_left_standing() {
    for variant in BOTH {
        let (weak, strong) =
            (pieces_given_away(variant, 1..=3), pieces_given_away(variant, 4..=10));
        assert!(weak >= 15 && strong <= 2, "{variant:?}: {weak} and {strong} in a thousand");
    }
}

#[test]
fn no_level_invents_a_mate() {
    for variant in BOTH {
        let mut seen = 0;
        for level in 1..=Level::MAX {
            for choice in choices(variant, level, 2) {
                let Some(Score::Mate(moves @ 1..=3)) = choice.report.score else { continue };
                seen += 1;
                let root = Root::new(choice.position, RuleSet::default_of(variant));
                let found = think(&root, &Limits::nodes(50_000)).score;
                assert!(
                    matches!(found, Some(Score::Mate(found)) if found > 0 && found <= moves),
                    "level {level} sees mate in {moves} in {}, but it is {found:?}",
                    choice.position
                );
            }
        }
        assert!(seen >= 10, "{variant:?}: only {seen} mates");
    }
}

/// Mates in two, forks, pins, men that stand unprotected: puzzles of what players met, as FEN and the one
/// move that is right.
fn puzzles() -> impl Iterator<Item = (&'static str, &'static str)> {
    let rows = include_str!("../data/engine/puzzles.tsv").lines();
    rows.filter(|row| !row.starts_with('#')).map(|row| row.split_once('\t').expect("two fields"))
}

#[test]
fn from_level_7_on_short_tactics_are_seen() {
    for level in 7..=Level::MAX {
        let (mut all, mut missed) = (0, Vec::new());
        for (fen, right) in puzzles() {
            let root = root(Variant::Chess, fen);
            let report = think(&root, &Limits::level(level, 7));
            all += 1;
            if text(&root.position, report.best) != right {
                missed.push(fen);
            }
        }
        assert!(all >= 200 && missed.len() * 100 <= 8 * all, "level {level} of {all}: {missed:?}");
    }
}

/// Positions that are won, but not at once.
const WON: [(Variant, &str); 8] = [
    (Variant::Chess, "8/8/8/4k3/8/8/8/R3K3 w - - 0 1"),
    (Variant::Chess, "8/8/4k3/8/8/8/3QK3/8 w - - 0 1"),
    (Variant::Chess, "4k3/pp3ppp/8/8/8/8/PP3PPP/R3K3 w - - 0 1"),
    (Variant::Chess, "2b1k3/5ppp/8/8/3N4/8/3R1PPP/2B1K3 w - - 0 1"),
    (Variant::Xiangqi, "4k4/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1"),
    (Variant::Xiangqi, "3ak4/9/9/p8/9/9/P8/9/4A4/R3K4 w - - 0 1"),
    (Variant::Xiangqi, "2bakab2/9/9/p3p3p/9/9/P3P3P/4C4/9/2BAKABR1 w - - 0 1"),
    (Variant::Xiangqi, "2bakab2/9/9/p1p1p1p1p/9/9/P1P1P1P1P/9/9/R1BAKAB2 w - - 0 1"),
];

/// Is it won for White, as far as full strength can tell?
fn white_wins(position: &AnyPosition) -> bool {
    let root = Root::new(*position, RuleSet::default_of(position.variant()));
    let sign = if position.side_to_move() == Side::White { 1 } else { -1 };
    think(&root, &Limits::nodes(50_000)).score.is_some_and(|score| sign * value(score) > 200)
}

#[test]
fn from_level_5_on_no_won_game_ends_by_repetition() {
    for (variant, fen) in WON {
        for level in 5..=Level::MAX {
            let mut game = game(variant, fen, "");
            let mut engine = engine();
            play_on(&mut game, 120, |game| {
                let white = game.position().side_to_move() == Side::White;
                let limits = if white { Limits::level(level, 1) } else { Limits::nodes(1_000) };
                engine.think(&root_of(game), &limits, None).unwrap().best.unwrap()
            });
            let repeated =
                matches!(game.verdict(), Verdict::Drawn { how: Termination::Repetition });
            // A level may err so far that nothing but a repetition saves it: then it was won no more.
            assert!(!repeated || !white_wins(game.position()), "level {level}: {fen}");
            let bare = game.position().occupied_by(Side::Black).len() == 1;
            let won = matches!(game.verdict(), Verdict::Won { by: Side::White, .. });
            assert!(won || !bare && level < 8, "level {level}: {fen}: {:?}", game.verdict());
        }
    }
}
