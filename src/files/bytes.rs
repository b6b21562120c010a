//! A file of fixed form, read from its front.

use super::FileCause;

/// Where the reading stands.
#[derive(Clone, Copy)]
pub(super) struct Bytes<'b> {
    all: &'b [u8],
    pub(super) at: usize,
}

impl<'b> Bytes<'b> {
    pub(super) fn new(all: &'b [u8], at: usize) -> Bytes<'b> {
        Bytes { all, at }
    }

    /// The next so many bytes.
    pub(super) fn take(&mut self, count: usize) -> Result<&'b [u8], FileCause> {
        let end = self.at.checked_add(count).ok_or(FileCause::Truncated)?;
        let taken = self.all.get(self.at..end).ok_or(FileCause::Truncated)?;
        self.at = end;
        Ok(taken)
    }

    pub(super) fn array<const N: usize>(&mut self) -> Result<[u8; N], FileCause> {
        let taken = self.take(N)?;
        taken.try_into().map_err(|_| FileCause::Truncated)
    }

    /// A length in four bytes.
    pub(super) fn length(&mut self) -> Result<usize, FileCause> {
        let number = u32::from_le_bytes(self.array()?);
        usize::try_from(number).map_err(|_| FileCause::Truncated)
    }
}
