//! Makes the networks that duiyi judges positions by, from nothing but its own play.
//!
//! | file | what |
//! |---|---|
//! | `play.rs` | games of the engine against itself, and which of their positions are kept |
//! | `record.rs` | a kept position as it lies in a file |
//! | `features.rs` | what the network sees of a position, both ways round and mirrored |
//! | `learn.rs` | from positions to a network |
//! | `network.rs` | the network with real numbers, and its file with whole ones |
//!
//! `README.md` tells how a generation is made.

mod features;
mod learn;
mod network;
mod play;
mod record;

use argh::FromArgs;
use duiyi::rules::{Chess, Variant, Xiangqi};
use std::error::Error;

/// Makes the networks that duiyi judges positions by.
#[derive(FromArgs)]
struct Arguments {
    #[argh(subcommand)]
    command: Command,
}

#[derive(FromArgs)]
#[argh(subcommand)]
enum Command {
    Play(Play),
    Learn(Learn),
}

/// Let the engine play against itself and keep positions with their scores and results.
#[derive(FromArgs)]
#[argh(subcommand, name = "play")]
struct Play {
    /// chess or xiangqi
    #[argh(positional, from_str_fn(variant))]
    game: Variant,
    /// file that the positions are written to
    #[argh(positional)]
    out: String,
    /// how many games (default 1000)
    #[argh(option, default = "1000")]
    games: u64,
    /// nodes for each move (default 1000)
    #[argh(option, default = "1000")]
    nodes: u64,
    /// another seed, other games (default 1)
    #[argh(option, default = "1")]
    seed: u64,
}

/// Learn a network from files of positions.
#[derive(FromArgs)]
#[argh(subcommand, name = "learn")]
struct Learn {
    /// chess or xiangqi
    #[argh(positional, from_str_fn(variant))]
    game: Variant,
    /// file that the network is written to
    #[argh(positional)]
    out: String,
    /// files of positions
    #[argh(positional)]
    positions: Vec<String>,
    /// neurons of each side: 8, 16, 32 or 64 (default 64)
    #[argh(option, default = "64")]
    neurons: usize,
    /// how often each position is seen (default 16)
    #[argh(option, default = "16.0")]
    epochs: f32,
    /// what the score counts, the result counting the rest (default 0.9)
    #[argh(option, default = "0.9")]
    weight: f32,
    /// hundredths of a pawn that are worth 73 % of the points (default 400)
    #[argh(option, default = "400.0")]
    curve: f32,
    /// where the network begins, and in which order it sees the positions (default 1)
    #[argh(option, default = "1")]
    seed: u64,
}

fn variant(name: &str) -> Result<Variant, String> {
    match name {
        "chess" => Ok(Variant::Chess),
        "xiangqi" => Ok(Variant::Xiangqi),
        _ => Err(format!("{name} is neither chess nor xiangqi")),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    match argh::from_env::<Arguments>().command {
        Command::Play(play) => play::play(&play),
        Command::Learn(learn) => match learn.game {
            Variant::Xiangqi => learn::learn::<Xiangqi>(&learn),
            _ => learn::learn::<Chess>(&learn),
        },
    }
}
