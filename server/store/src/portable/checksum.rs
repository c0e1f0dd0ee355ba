//! Computes the checksum of a table's rows.

use sha2::{Digest, Sha256};

use super::line::Sum;

/// The checksum of the rows so far.
#[derive(Debug, Clone, Default)]
pub(super) struct TableChecksum {
    rows: u64,
    digest: [u8; 32],
}

impl TableChecksum {
    /// Adds a row in its serialised form.
    pub(super) fn add(&mut self, line: &str) {
        self.rows += 1;
        for (byte, more) in self.digest.iter_mut().zip(Sha256::digest(line)) {
            *byte ^= more;
        }
    }

    pub(super) fn sum(&self) -> Sum {
        Sum { rows: self.rows, sha256: hex::encode(self.digest) }
    }
}
