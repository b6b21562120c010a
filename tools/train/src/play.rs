//! Games of the engine against itself.

use std::error::Error;
use std::fs::OpenOptions;
use std::io::Write;

use duiyi::engine::{Engine, Limits, Options, Report, Root, Score};
use duiyi::game::{Game, GameOptions};
use duiyi::rules::{AnyPosition, Move, Position, Side, Variant, Verdict};

use crate::Play;
use crate::record::Record;

/// Games begin with so many random plies, and up to so many more.
const RANDOM_PLIES: (u64, u64) = (6, 5);
/// A start that is worth more to one side is not played.
const UNEVEN: i32 = 500;
/// Who is ahead by this for some moves has won.
const WON: i32 = 1_800;
const WON_PLIES: u32 = 4;
/// After so many plies a game that stays within so much for so long is drawn.
const DRAWN: (usize, i32, u32) = (90, 8, 12);
/// A game of this many plies is drawn.
const LONGEST: usize = 300;
/// Positions worth more are won anyhow: nothing is to be learned from them.
const KEPT: i32 = 2_500;

/// A sequence of numbers that look drawn by lot.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// From 0 up to below `end`.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        ((u128::from(z) * u128::from(end)) >> 64) as u64
    }

    /// From 0 up to below 1.
    pub fn part(&mut self) -> f32 {
        self.below(1 << 24) as f32 / (1 << 24) as f32
    }
}

/// What it came to.
#[derive(Default)]
struct Sums {
    games: u64,
    drawn: u64,
    kept: u64,
}

pub fn play(arguments: &Play) -> Result<(), Box<dyn Error>> {
    let mut out = OpenOptions::new().create(true).append(true).open(&arguments.out)?;
    let mut engine = Engine::new(&Options { table_bytes: 1 << 20, ..Options::default() })?;
    let mut dice = Dice::new(arguments.seed << 32);
    let mut sums = Sums::default();
    while sums.games < arguments.games {
        engine.clear();
        let Some(mut game) = opening(arguments.game, &mut dice)? else { continue };
        if value(&think(&mut engine, &game, arguments.nodes)?).abs() > UNEVEN {
            continue;
        }
        let mut kept = Vec::new();
        let winner = play_on(&mut engine, &mut game, arguments.nodes, &mut kept)?;
        let mut bytes = Vec::new();
        for record in &mut kept {
            record.points = match winner {
                None => 1,
                Some(side) => 2 * u8::from(side == record.mover),
            };
            record.write(&mut bytes);
        }
        out.write_all(&bytes)?;
        sums.games += 1;
        sums.drawn += u64::from(winner.is_none());
        sums.kept += kept.len() as u64;
        if sums.games % 100 == 0 {
            let Sums { games, drawn, kept } = sums;
            println!("{games} games, {drawn} drawn, {kept} positions");
        }
    }
    Ok(())
}

/// A game after some random moves; `None` if it is over already.
fn opening(variant: Variant, dice: &mut Dice) -> Result<Option<Game>, Box<dyn Error>> {
    let mut game = Game::new(&GameOptions { variant, ..GameOptions::default() })?;
    for _ in 0..RANDOM_PLIES.0 + dice.below(RANDOM_PLIES.1) {
        let moves: Vec<Move> = game.legal_moves().iter().collect();
        if moves.is_empty() || game.verdict().is_over() {
            return Ok(None);
        }
        game.play(moves[dice.below(moves.len() as u64) as usize])?;
    }
    Ok((!game.verdict().is_over()).then_some(game))
}

/// Plays to the end; returns the winner. The positions worth learning from are added to `kept`.
fn play_on(
    engine: &mut Engine<'_>,
    game: &mut Game,
    nodes: u64,
    kept: &mut Vec<Record>,
) -> Result<Option<Side>, Box<dyn Error>> {
    let (mut won, mut drawn) = (0, 0);
    while !game.verdict().is_over() && game.ply() < LONGEST {
        let report = think(engine, game, nodes)?;
        let Some(best) = report.best else { break };
        let score = value(&report);
        let mover = game.position().side_to_move();
        won = if score.abs() > WON { won + 1 } else { 0 };
        if won >= WON_PLIES {
            return Ok(Some(if score > 0 { mover } else { mover.other() }));
        }
        drawn = if game.ply() > DRAWN.0 && score.abs() < DRAWN.1 { drawn + 1 } else { 0 };
        if drawn >= DRAWN.2 {
            return Ok(None);
        }
        if score.abs() < KEPT && is_quiet(game.position(), best) {
            kept.push(Record::of(game.position(), score as i16));
        }
        game.play(best)?;
    }
    Ok(match game.verdict() {
        Verdict::Won { by, .. } => Some(by),
        _ => None,
    })
}

fn think(engine: &mut Engine<'_>, game: &Game, nodes: u64) -> Result<Report, Box<dyn Error>> {
    let root = Root {
        position: *game.position(),
        past: game.past(),
        no_progress: game.counted_no_progress(),
        rules: *game.rules(),
    };
    Ok(engine.think(&root, &Limits::nodes(nodes), None)?)
}

/// The score in hundredths of a pawn; a mate is worth more than [`KEPT`].
fn value(report: &Report) -> i32 {
    match report.score {
        Some(Score::Centipawns(score)) => score,
        Some(Score::Mate(moves)) if moves > 0 => 10_000,
        Some(Score::Mate(_)) => -10_000,
        None => 0,
    }
}

/// Only of quiet positions can be said what they are worth without looking ahead: not in check, and
/// the best move takes nothing and promotes nothing.
fn is_quiet(position: &AnyPosition, best: Move) -> bool {
    let takes = position.piece_at(best.to()).is_some();
    !takes && best.promotion().is_none() && !position.in_check()
}
