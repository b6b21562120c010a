//! Numbers that look random: SplitMix64 (Steele, Lea, Flood 2014; in the public domain).

/// The n-th number of the generator with that seed, from 1: each bit depends on all bits of the seed.
pub(super) const fn split_mix(seed: u64, n: u64) -> u64 {
    let mut z = seed.wrapping_add(n.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// One step of a hash over numbers.
#[cfg(feature = "alloc")] // for the hash of a game
pub(crate) const fn mix(number: u64) -> u64 {
    split_mix(number, 1)
}
