//! Numbers packed into bits, the highest bit first.

use alloc::vec::Vec;

/// Packs.
#[derive(Default)]
pub(super) struct Writer {
    bytes: Vec<u8>,
    /// Bits of the last byte that are not used yet.
    free: u32,
}

impl Writer {
    /// The lowest `count` bits of a number. Not copied into its many callers: nobody waits for it.
    #[inline(never)]
    pub(super) fn bits(&mut self, number: u64, count: u32) {
        for place in (0..count).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = 8;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> place & 1) as u8) << self.free;
            }
        }
    }

    /// A number that is mostly small: seven bits at a time, and one that says whether more come.
    #[inline(never)]
    pub(super) fn number(&mut self, mut number: u64) {
        while number > 127 {
            self.bits(number & 127 | 128, 8);
            number >>= 7;
        }
        self.bits(number, 8);
    }

    pub(super) fn bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Unpacks. `None` when the bytes have come to their end.
pub(super) struct Reader<'b> {
    bytes: &'b [u8],
    /// In bits.
    at: usize,
}

impl<'b> Reader<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Reader<'b> {
        Reader { bytes, at: 0 }
    }

    #[inline(never)]
    pub(super) fn bits(&mut self, count: u32) -> Option<u64> {
        let mut number = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.at / 8)?;
            number = number << 1 | u64::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(number)
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..u64::BITS).step_by(7) {
            let part = self.bits(8)?;
            number |= (part & 127) << shift;
            if part < 128 {
                return Some(number);
            }
        }
        None
    }

    /// The byte that is read next.
    pub(super) fn place(&self) -> usize {
        self.at / 8
    }

    /// Nothing follows but the bits that fill the last byte, and they are 0.
    pub(super) fn is_at_end(&mut self) -> bool {
        let spare = (8 - self.at % 8) % 8;
        self.bits(spare as u32) == Some(0) && self.at == 8 * self.bytes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let numbers = [0, 1, 127, 128, 16_383, 16_384, u64::from(u32::MAX), u64::MAX];
        let mut writer = Writer::default();
        for number in numbers {
            writer.bits(number, 3);
            writer.number(number);
        }
        let bytes = writer.bytes();
        let mut reader = Reader::new(&bytes);
        for number in numbers {
            assert_eq!(reader.bits(3), Some(number & 7));
            assert_eq!(reader.number(), Some(number));
        }
        assert!(reader.is_at_end());
        assert_eq!(reader.number(), None);
    }
}
