//! Levels: weaker on purpose, the same for a seed, different between seeds.

use std::collections::BTreeSet;

use duiyi::engine::{Engine, Level, Limits, Options};
use duiyi::rules::{Position, Side, Variant, Verdict};

use super::{BOTH, POSITIONS, engine, game, play_on, root, root_of};

/// Levels `white` and `black` play from the start.
fn play(variant: Variant, levels: [u8; 2], seed: u64, max_plies: usize) -> duiyi::game::Game {
    let mut engine = engine();
    let mut game = game(variant, "", "");
    play_on(&mut game, max_plies, |game| {
        let level = levels[game.position().side_to_move().index()];
        engine.think(&root_of(game), &Limits::level(level, seed), None).unwrap().best.unwrap()
    });
    game
}

fn moves(game: &duiyi::game::Game) -> Vec<u32> {
    (1..=game.ply()).map(|ply| game.history(ply).unwrap().played.number()).collect()
}

#[test]
fn a_level_plays_the_same_for_a_seed_whatever_was_searched_before() {
    for (variant, fen) in POSITIONS {
        let root = root(variant, fen);
        let limits = Limits::level(Level::NORMAL, 5);
        let fresh = engine().think(&root, &limits, None).unwrap();
        let mut used = engine();
        used.think(&root, &Limits::nodes(20_000), None).unwrap();
        used.think(&root, &Limits::level(Level::HARD, 6), None).unwrap();
        assert_eq!(used.think(&root, &limits, None).unwrap(), fresh);
        // And with any table that has room for a level's.
        let mut large =
            Engine::new(&Options { table_bytes: 3 << 20, ..Options::default() }).unwrap();
        assert_eq!(large.think(&root, &limits, None).unwrap(), fresh);
    }
}

#[test]
fn full_strength_is_not_misled_by_what_a_level_noted() {
    let root = root(Variant::Xiangqi, POSITIONS[4].1);
    let fresh = engine().think(&root, &Limits::depth(5), None).unwrap();
    let mut used = engine();
    used.think(&root, &Limits::level(Level::EASY, 1), None).unwrap();
    assert_eq!(used.think(&root, &Limits::depth(5), None).unwrap(), fresh);
}

#[test]
fn other_seeds_open_differently() {
    for variant in BOTH {
        for level in 1..=Level::MAX {
            let openings: BTreeSet<_> =
                (0..20).map(|seed| moves(&play(variant, [level; 2], seed, 6))).collect();
            assert!(openings.len() >= 10, "{variant:?} level {level}: {}", openings.len());
        }
    }
}

#[test]
fn a_level_keeps_to_its_budget() {
    for number in 1..=Level::MAX {
        let level = Level::of(number, Variant::Chess).unwrap().unwrap();
        let root = root(Variant::Chess, POSITIONS[1].1);
        let report = engine().think(&root, &Limits::level(number, 3), None).unwrap();
        assert!(report.nodes == level.nodes || report.depth == level.depth, "{report:?}");
        let less = Limits { max_nodes: 20, ..Limits::level(number, 3) };
        assert_eq!(engine().think(&root, &less, None).unwrap().nodes, 20);
        let shallow = Limits { max_depth: 1, ..Limits::level(number, 3) };
        assert_eq!(engine().think(&root, &shallow, None).unwrap().depth, 1);
    }
}

/// Half points of `strong` in a game with `weak`.
fn half_points(variant: Variant, strong: u8, weak: u8, seed: u64) -> u64 {
    let strong_is = Side::ALL[seed as usize % 2];
    let levels = if strong_is == Side::White { [strong, weak] } else { [weak, strong] };
    match play(variant, levels, seed, 400).verdict() {
        Verdict::Won { by, .. } if by == strong_is => 2,
        Verdict::Won { .. } => 0,
        _ => 1,
    }
}

/// A sample of what `docs/strength.md` tells of 200 games a step.
#[test]
fn the_steps_between_levels_are_even() {
    const GAMES: u64 = 6;
    for variant in BOTH {
        let points = (2..=Level::MAX).map(|level| {
            (0..GAMES).map(|seed| half_points(variant, level, level - 1, seed)).sum::<u64>()
        });
        let points: Vec<u64> = points.collect();
        let average = 100 * points.iter().sum::<u64>() / (9 * 2 * GAMES);
        assert!((65..=88).contains(&average), "{variant:?}: {average} of 100, {points:?}");
        assert!(points.iter().all(|&points| points > GAMES), "{variant:?}: {points:?}");
    }
}
