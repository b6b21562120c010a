//! The network that judges positions: one hidden layer, integers only.
//!
//! Each man on its square is a feature. For each side there is an [`Accumulator`]: the sum of the
//! rows of all features, seen from that side (its own men first, the board turned its way), which
//! a move changes by two rows or three. What is left of the sums, clipped and squared, is weighed:
//! the mover's neurons by one set of weights, the other side's by another; and there are several such
//! pairs, for the same is worth more or less with many men on the board or few.

use crate::rules::Side;

/// Neurons of each side. More play better, but each is a byte a feature and four in every frame.
pub(super) const NEURONS: usize = if cfg!(feature = "small-networks") { 16 } else { 64 };

/// Outputs: positions with as many men, more or less, share one.
const OUTPUTS: usize = 4;
/// There are at most so many men in a game.
const MEN: usize = 32;

/// A neuron is full at this sum.
const FULL: i16 = 160;
/// The weights of the output are in these parts.
const PARTS: i32 = 128;
/// An output of 1, in hundredths of a pawn.
const SCALE: i32 = 400;

/// The network of a game.
#[derive(Debug)]
pub struct Network {
    /// One row a feature.
    rows: &'static [[i8; NEURONS]],
    bias: [i16; NEURONS],
    outputs: [Output; OUTPUTS],
}

#[derive(Clone, Copy, Debug)]
struct Output {
    /// Of the mover's neurons, then of the other side's.
    weights: [[i8; NEURONS]; 2],
    bias: i32,
}

impl Output {
    const ZERO: Output = Output { weights: [[0; NEURONS]; 2], bias: 0 };
    /// Bytes in a file.
    const BYTES: usize = 2 * NEURONS + 4;

    const fn read(file: &[u8], from: usize) -> Output {
        let mut output = Output::ZERO;
        let mut neuron = 0;
        while neuron < NEURONS {
            output.weights[0][neuron] = file[from + neuron] as i8;
            output.weights[1][neuron] = file[from + NEURONS + neuron] as i8;
            neuron += 1;
        }
        let at = from + 2 * NEURONS;
        output.bias = i32::from_le_bytes([file[at], file[at + 1], file[at + 2], file[at + 3]]);
        output
    }
}

/// The rows of a network's file, of a game with `F` features.
pub(super) const fn rows<const F: usize>(file: &[u8]) -> [[i8; NEURONS]; F] {
    assert!(file.len() == F * NEURONS + TAIL, "not a network of this game");
    let mut rows = [[0; NEURONS]; F];
    let mut at = 0;
    while at < F * NEURONS {
        rows[at / NEURONS][at % NEURONS] = file[at] as i8;
        at += 1;
    }
    rows
}

/// Bytes of a file behind the rows: bias and outputs.
const TAIL: usize = 2 * NEURONS + OUTPUTS * Output::BYTES;

impl Network {
    /// A network from its file, in which the fields lie in order, numbers of more than one byte
    /// with the lowest first.
    pub(super) const fn new(rows: &'static [[i8; NEURONS]], file: &[u8]) -> Network {
        let mut network = Network { rows, bias: [0; NEURONS], outputs: [Output::ZERO; OUTPUTS] };
        let biases = rows.len() * NEURONS;
        let mut neuron = 0;
        while neuron < NEURONS {
            let at = biases + 2 * neuron;
            network.bias[neuron] = i16::from_le_bytes([file[at], file[at + 1]]);
            neuron += 1;
        }
        let mut output = 0;
        while output < OUTPUTS {
            let from = biases + 2 * NEURONS + output * Output::BYTES;
            network.outputs[output] = Output::read(file, from);
            output += 1;
        }
        network
    }

    /// The sums without any man.
    pub(super) const fn empty(&self) -> Accumulator {
        Accumulator([self.bias; 2])
    }

    /// A man comes, seen from a side as that feature.
    #[inline]
    pub(super) fn add(&self, sums: &mut Accumulator, side: Side, feature: usize) {
        let Some(row) = self.rows.get(feature) else { return };
        for (sum, &weight) in sums.0[side.index()].iter_mut().zip(row) {
            *sum = sum.wrapping_add(weight.into());
        }
    }

    /// A man goes.
    #[inline]
    pub(super) fn remove(&self, sums: &mut Accumulator, side: Side, feature: usize) {
        let Some(row) = self.rows.get(feature) else { return };
        for (sum, &weight) in sums.0[side.index()].iter_mut().zip(row) {
            *sum = sum.wrapping_sub(weight.into());
        }
    }

    /// What the position is worth to the side to move, in hundredths of a pawn, with so many men on the
    /// board.
    #[inline]
    pub(super) fn output(&self, sums: &Accumulator, mover: Side, men: u32) -> i32 {
        // More men than a game has stand only in arrangements.
        let output = men.saturating_sub(1) as usize * OUTPUTS / MEN;
        let Output { weights, bias } = &self.outputs[output.min(OUTPUTS - 1)];
        let sides = [mover, mover.other()].into_iter().zip(weights);
        let sum: i32 = sides.map(|(side, weights)| weigh(&sums.0[side.index()], weights)).sum();
        (sum / i32::from(FULL) + bias) * SCALE / (i32::from(FULL) * PARTS)
    }
}

/// The squares of what the neurons hold, weighed. The greatest product is below 2^15 in the inner and
/// 2^22 in the outer step, so nothing overflows.
#[inline]
fn weigh(sums: &[i16; NEURONS], weights: &[i8; NEURONS]) -> i32 {
    let mut sum = 0;
    for (&value, &weight) in sums.iter().zip(weights) {
        let value = value.clamp(0, FULL);
        sum += i32::from(value) * i32::from(value.wrapping_mul(weight.into()));
    }
    sum
}

/// The sums of all neurons, seen from each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Accumulator([[i16; NEURONS]; 2]);
