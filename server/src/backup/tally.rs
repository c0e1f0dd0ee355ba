//! Adds up a table's rows.

use sha2::{Digest, Sha256};

use super::line::{Sum, hex};

/// Rows counted so far.
#[derive(Debug, Clone, Default)]
pub(super) struct Tally {
    rows: u64,
    digest: [u8; 32],
}

impl Tally {
    /// Counts a row, as its line.
    pub(super) fn add(&mut self, line: &str) {
        self.rows += 1;
        for (byte, more) in self.digest.iter_mut().zip(Sha256::digest(line)) {
            *byte ^= more;
        }
    }

    pub(super) fn sum(&self) -> Sum {
        Sum { rows: self.rows, sha256: hex(&self.digest) }
    }
}
