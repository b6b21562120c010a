//! From positions to a network: stochastic gradient descent on the squared error of what the mover may
//! expect, with Adam's steps.

use std::error::Error;

use crate::Learn;
use crate::features::{Aim, Game, Sample};
use crate::network::{Network, Parts, fullness, look, output_size, split};
use crate::play::Dice;
use crate::record::{Record, read_all};

/// Positions between two steps.
const BATCH: usize = 2_048;
/// How far a step goes at first; it falls to a hundredth along half a cosine.
const RATE: f32 = 0.004;
/// Steps until the rate is full.
const WARM_UP: f32 = 100.0;
/// One position in so many is not learnt from, to see how the network does on what it does not know...
const HELD_OUT: usize = 25;
/// ... and no more than this.
const HELD_OUT_MAX: usize = 100_000;

pub fn learn<G: Game>(arguments: &Learn) -> Result<(), Box<dyn Error>> {
    match arguments.neurons {
        8 => learn_sized::<G, 8>(arguments),
        16 => learn_sized::<G, 16>(arguments),
        32 => learn_sized::<G, 32>(arguments),
        64 => learn_sized::<G, 64>(arguments),
        _ => Err("a network has 8, 16, 32 or 64 neurons".into()),
    }
}

fn learn_sized<G: Game, const N: usize>(arguments: &Learn) -> Result<(), Box<dyn Error>> {
    let mut records: Vec<Record> = Vec::new();
    for path in &arguments.positions {
        records.extend(read_all(path)?);
    }
    // The last games are held out: positions of one game are alike.
    let held_out = (records.len() / HELD_OUT).min(HELD_OUT_MAX);
    let unseen = records.split_off(records.len() - held_out);
    if records.len() < BATCH {
        return Err(format!("{} positions are too few", records.len()).into());
    }
    println!("{} positions, {} more held out", records.len(), unseen.len());
    let mut dice = Dice::new(arguments.seed);
    let aim = Aim { weight: arguments.weight, curve: arguments.curve };
    let mut descent = Descent::<G, N>::new(aim, &mut dice);
    let steps = (arguments.epochs * records.len() as f32 / BATCH as f32) as usize;
    let mut next = records.len();
    for step in 1..=steps {
        if next + BATCH > records.len() {
            shuffle(&mut records, &mut dice);
            next = 0;
        }
        for record in &records[next..next + BATCH] {
            let mirrored = G::is_symmetric(record) && dice.below(2) == 1;
            if let Some(sample) = Sample::of::<G>(record, aim, mirrored) {
                descent.add(&sample);
            }
        }
        next += BATCH;
        descent.step(step, steps);
        if step % (steps / 8).max(1) == 0 {
            let error = descent.error(&unseen);
            println!("step {step} of {steps}: error {error:.6} on those held out");
        }
    }
    descent.network.write(&arguments.out)?;
    Ok(())
}

fn shuffle(records: &mut [Record], dice: &mut Dice) {
    for last in (1..records.len()).rev() {
        records.swap(last, dice.below(last as u64 + 1) as usize);
    }
}

/// A network on its way down.
struct Descent<G, const N: usize> {
    aim: Aim,
    network: Network<N>,
    /// The slope of the error, summed over the batch.
    slope: Vec<f32>,
    /// Adam's running means of the slope and of its square.
    mean: Vec<f32>,
    square: Vec<f32>,
    game: std::marker::PhantomData<G>,
}

impl<G: Game, const N: usize> Descent<G, N> {
    fn new(aim: Aim, dice: &mut Dice) -> Self {
        let network = Network::new::<G>(dice);
        let zero = vec![0.0; network.numbers.len()];
        Descent {
            aim,
            network,
            slope: zero.clone(),
            mean: zero.clone(),
            square: zero,
            game: std::marker::PhantomData,
        }
    }

    /// Adds what a position says to the slope.
    fn add(&mut self, sample: &Sample) {
        let hidden = look::<N>(&self.network.numbers, G::FEATURES, sample);
        let guess = self.aim.expectation(hidden.answer);
        let error = guess - sample.goal;
        let pull = 2.0 * error * guess * (1.0 - guess) * self.aim.steepness();
        let place = sample.output() * output_size(N);
        let weights = &split::<N>(&mut self.network.numbers, G::FEATURES).outputs[place..];
        let Parts { rows, bias, outputs } = split::<N>(&mut self.slope, G::FEATURES);
        let output = &mut outputs[place..];
        output[2 * N] += pull;
        for (view, sums) in hidden.sums.iter().enumerate() {
            let mut pulls = [0.0; N];
            for neuron in 0..N {
                let (sum, place) = (sums[neuron], view * N + neuron);
                let full = fullness(sum);
                output[place] += pull * full * full;
                let moves = if sum > 0.0 && sum < 1.0 { 2.0 * sum } else { 0.0 };
                pulls[neuron] = pull * weights[place] * moves;
                bias[neuron] += pulls[neuron];
            }
            for &feature in &sample.features[view][..usize::from(sample.men)] {
                let row = &mut rows[usize::from(feature) * N..][..N];
                row.iter_mut().zip(&pulls).for_each(|(slope, pull)| *slope += pull);
            }
        }
    }

    /// One step down, by Adam.
    fn step(&mut self, step: usize, steps: usize) {
        let done = step as f32 / steps as f32;
        let cosine = 0.5 * (1.0 + (done * std::f32::consts::PI).cos());
        let rate = RATE * (step as f32 / WARM_UP).min(1.0) * (0.01 + 0.99 * cosine);
        let (first, second) = (1.0 - 0.9_f32.powi(step as i32), 1.0 - 0.999_f32.powi(step as i32));
        let rate = rate * second.sqrt() / first;
        let means = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in
            self.network.numbers.iter_mut().zip(&mut self.slope).zip(means)
        {
            let down = *slope / BATCH as f32;
            *slope = 0.0;
            *mean = 0.9 * *mean + 0.1 * down;
            *square = 0.999 * *square + 0.001 * down * down;
            *number -= rate * *mean / (square.sqrt() + 1e-8);
        }
        self.network.clip();
    }

    /// The mean squared error.
    fn error(&self, records: &[Record]) -> f32 {
        let samples = records.iter().filter_map(|record| Sample::of::<G>(record, self.aim, false));
        let errors = samples.map(|sample| {
            let hidden = look::<N>(&self.network.numbers, G::FEATURES, &sample);
            (self.aim.expectation(hidden.answer) - sample.goal).powi(2)
        });
        errors.sum::<f32>() / records.len().max(1) as f32
    }
}
