//! The digest that identifies content.

use sha2::{Digest, Sha256};

/// Returns the SHA-256 of bytes, in hexadecimal.
pub fn digest(bytes: &[u8]) -> String {
    hex::encode(Sha256::digest(bytes))
}
