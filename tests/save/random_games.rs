//! Random games with everything in them, written and read, undone and redone.

use duiyi::game::{ActionError, Actions, ClockOptions, Game, GameOptions, Stage, TimeControl};
use duiyi::rules::{RuleSet, Side, Variant, Verdict};

use crate::observable;
use crate::random::Random;

fn random_control(random: &mut Random) -> TimeControl {
    let stage = Stage {
        moves: random.one_of(&[1, 7, 40]),
        main_ms: random.below(40_000) as u32,
        increment_ms: random.one_of(&[0, 50]),
        delay_ms: random.one_of(&[0, 30]),
        byoyomi_ms: random.one_of(&[0, 200]),
        periods: random.one_of(&[0, 3]),
    };
    TimeControl::new(&[stage, Stage { moves: 0, ..stage }]).expect("two stages")
}

fn random_options(random: &mut Random) -> GameOptions<'static> {
    let variant = random.one_of(&Variant::ALL);
    let fits = |of: Variant| (of == Variant::Xiangqi) == (variant == Variant::Xiangqi);
    let named: Vec<_> = RuleSet::NAMED.into_iter().filter(|&(_, of, _)| fits(of)).collect();
    let mut rules = random.one_of(&named).2;
    match random.below(4) {
        0 => rules.repetition = None,
        1 => rules.no_progress_limit = Some(30),
        _ => {}
    }
    let control = [random_control(random), random_control(random)];
    GameOptions {
        variant,
        rules: Some(rules),
        chess960_index: (variant == Variant::Chess960).then(|| random.below(960) as u16),
        refuse_losing_cycles: random.below(4) == 0,
        without: random.one_of(&[Actions::NONE, Actions::CLAIMS, Actions::FLAG]),
        clock: (random.below(2) == 0).then_some(ClockOptions { control, low_ms: 1_000 }),
        ..GameOptions::default()
    }
}

/// One thing that is not a move.
fn random_action(game: &mut Game, random: &mut Random, now: &mut u64) -> Result<(), ActionError> {
    let side = random.one_of(&Side::ALL);
    *now += random.below(300) as u64;
    match random.below(400) {
        0 => game.resign(side),
        1 => game.adjudicate(Verdict::Abandoned),
        2 => game.accept_draw(side),
        3..=12 => game.offer_draw(side),
        13..=16 => game.decline_draw(side),
        17..=22 => game.pause_clock(*now),
        23..=90 => game.start_clock(*now),
        91..=96 => game.undo().map(|_| ()),
        97..=100 => game.redo().map(|_| ()),
        _ => {
            game.tick(*now);
            Ok(())
        }
    }
}

/// A game of at most so many plies, with offers, clocks, ends and moves taken back.
pub(crate) fn random_game(random: &mut Random, plies: usize) -> Game {
    let mut game = Game::new(&random_options(random)).expect("the options are right");
    game.set_tag("White", random.one_of(&["", "Ann", "\"\\\n对"])).expect("a good name");
    let mut now = 0;
    while game.ply() < plies && !game.verdict().is_over() {
        // Most are refused, and a refused action changes nothing.
        let _refused = random_action(&mut game, random, &mut now);
        let legal = *game.legal_moves();
        if !legal.is_empty() {
            game.play(legal.tagged()[random.below(legal.len())].plain()).expect("a legal move");
        }
    }
    if random.below(3) == 0 {
        game.goto(random.below(game.ply() + 1)).expect("undo is allowed");
    }
    game
}

#[test]
fn five_hundred_random_games_survive_everything() {
    let mut random = Random(2026);
    let (mut plies, mut ended) = (0, 0);
    for number in 0..500 {
        let mut game = random_game(&mut random, 300);
        let whole = game.ply() + game.redo_plies();
        plies += whole;
        let present = observable(&game);

        let mut loaded = Game::load_json(&game.save_json()).unwrap_or_else(|error| {
            panic!("game {number}: {error}\n{}", game.save_json());
        });
        assert_eq!(observable(&loaded), present, "game {number}, saved");
        let seeds = [random.next(), 0];
        let (replayed, same) = Game::from_replay_code(&game.replay_code(seeds)).expect("a code");
        assert_eq!(same, seeds);
        assert_eq!(replayed.game_hash(), game.game_hash(), "game {number}, replay code");
        assert_eq!(replayed.verdict(), game.verdict(), "game {number}, replay code");
        assert_eq!((replayed.ply(), replayed.redo_plies()), (game.ply(), game.redo_plies()));

        game.goto(whole).expect("redo is allowed");
        ended += usize::from(game.verdict().is_over());
        let states = states_backwards(&mut game);
        game.goto(0).expect("undo is allowed");
        for (ply, state) in states.iter().rev().enumerate() {
            assert_eq!(&observable(&game), state, "game {number}, redo to {ply}");
            if ply < whole {
                game.redo().expect("a move to redo");
            }
        }
        // The loaded game has the same past and the same undone moves.
        loaded.goto(whole).expect("redo is allowed");
        assert_eq!(states_backwards(&mut loaded), states, "game {number}, loaded");
    }
    assert!(plies > 50_000 && ended > 250, "{plies} plies, {ended} games at an end");
}

/// How the game stands at each ply from here to the start, undo by undo.
fn states_backwards(game: &mut Game) -> Vec<String> {
    let mut states = vec![observable(game)];
    while game.ply() > 0 {
        game.undo().expect("undo is allowed");
        states.push(observable(game));
        assert_eq!(game.setup_at(game.ply()), Some(game.setup()));
    }
    states
}
