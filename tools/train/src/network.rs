//! The network with real numbers, and its file with whole ones: see `src/engine/evaluation/network.rs`
//! of the library, which reads it.

use std::{fs, io};

use crate::features::{Game, Sample};
use crate::play::Dice;

/// A neuron is full at this sum, which stands for 1.
const FULL: f32 = 160.0;
/// The weights of the output are in these parts.
const PARTS: f32 = 128.0;
/// The largest number that a byte takes.
const BYTE: f32 = 127.0;

/// Outputs: positions with as many men as each other, more or less, share one.
pub const OUTPUTS: usize = 4;

/// The numbers of one: its weights and its bias.
pub const fn output_size(neurons: usize) -> usize {
    2 * neurons + 1
}

/// The numbers lie in one row: those of each feature, the bias of the neurons, then for each output its
/// weights (the mover's neurons first) and its bias.
pub struct Network<const N: usize> {
    pub numbers: Vec<f32>,
    features: usize,
}

/// The parts of that row.
pub struct Parts<T> {
    pub rows: T,
    pub bias: T,
    pub outputs: T,
}

impl<const N: usize> Network<N> {
    pub fn new<G: Game>(dice: &mut Dice) -> Network<N> {
        let mut network = Network {
            numbers: vec![0.0; G::FEATURES * N + N + OUTPUTS * output_size(N)],
            features: G::FEATURES,
        };
        let Parts { rows, bias, outputs } = split::<N>(&mut network.numbers, G::FEATURES);
        rows.iter_mut().for_each(|weight| *weight = (dice.part() - 0.5) * 0.2);
        bias.iter_mut().for_each(|bias| *bias = 0.1 + dice.part() * 0.2);
        let spread = 2.0 / (N as f32).sqrt();
        outputs[..2 * N].iter_mut().for_each(|weight| *weight = (dice.part() - 0.5) * spread);
        for output in 1..OUTPUTS {
            outputs.copy_within(..2 * N, output * output_size(N));
        }
        network
    }

    /// What stays within a byte when it is written.
    pub fn clip(&mut self) {
        let Parts { rows, outputs, .. } = split::<N>(&mut self.numbers, self.features);
        rows.iter_mut().for_each(|weight| *weight = weight.clamp(-BYTE / FULL, BYTE / FULL));
        for output in outputs.chunks_exact_mut(output_size(N)) {
            output[..2 * N]
                .iter_mut()
                .for_each(|weight| *weight = weight.clamp(-BYTE / PARTS, BYTE / PARTS));
        }
    }

    /// Writes the network as the library reads it.
    pub fn write(&self, path: &str) -> io::Result<()> {
        let mut numbers = self.numbers.clone();
        let Parts { rows, bias, outputs } = split::<N>(&mut numbers, self.features);
        let byte = |number: f32, parts: f32| (number * parts).round().clamp(-BYTE, BYTE) as i8;
        let mut bytes: Vec<u8> = rows.iter().map(|&weight| byte(weight, FULL) as u8).collect();
        bytes.extend(bias.iter().flat_map(|bias| ((bias * FULL).round() as i16).to_le_bytes()));
        for output in outputs.chunks_exact(output_size(N)) {
            bytes.extend(output[..2 * N].iter().map(|&weight| byte(weight, PARTS) as u8));
            bytes.extend(((output[2 * N] * FULL * PARTS).round() as i32).to_le_bytes());
        }
        fs::write(path, bytes)
    }
}

/// The parts of the numbers of a network or of a slope.
pub fn split<const N: usize>(numbers: &mut [f32], features: usize) -> Parts<&mut [f32]> {
    let (rows, rest) = numbers.split_at_mut(features * N);
    let (bias, outputs) = rest.split_at_mut(N);
    Parts { rows, bias, outputs }
}

/// What the hidden layer holds for a position: the sums of each view, and what is left of them.
pub struct Hidden<const N: usize> {
    pub sums: [[f32; N]; 2],
    pub answer: f32,
}

/// What the network makes of a position.
pub fn look<const N: usize>(numbers: &[f32], features: usize, sample: &Sample) -> Hidden<N> {
    let (rows, rest) = numbers.split_at(features * N);
    let (bias, outputs) = rest.split_at(N);
    let output = &outputs[sample.output() * output_size(N)..][..output_size(N)];
    let mut hidden = Hidden { sums: [[0.0; N]; 2], answer: output[2 * N] };
    for (view, sums) in hidden.sums.iter_mut().enumerate() {
        sums.copy_from_slice(bias);
        for &feature in &sample.features[view][..usize::from(sample.men)] {
            let row = &rows[usize::from(feature) * N..][..N];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        let weights = &output[view * N..][..N];
        let weighed = sums.iter().zip(weights).map(|(&sum, weight)| fullness(sum).powi(2) * weight);
        hidden.answer += weighed.sum::<f32>();
    }
    hidden
}

/// How full a neuron is, from 0 to 1.
pub fn fullness(sum: f32) -> f32 {
    sum.clamp(0.0, 1.0)
}
