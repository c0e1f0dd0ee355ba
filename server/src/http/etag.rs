//! Strong validators made of the content itself.

use axum::http::HeaderMap;
use axum::http::header::IF_NONE_MATCH;
use sha2::{Digest, Sha256};

/// Half of a SHA-256: 128 bits name every body the site will ever have.
const HASH_BYTES: usize = 16;

/// Hexadecimal digits of a validator.
pub const HASH_DIGITS: usize = 2 * HASH_BYTES;

/// A name for a body: the same for the same bytes, on every server.
pub fn content_hash(body: &[u8]) -> String {
    Sha256::digest(body).iter().take(HASH_BYTES).map(|byte| format!("{byte:02x}")).collect()
}

/// Whether the client already holds this representation (RFC 9110, section 13.1.2: weak comparison).
pub fn matches_none(headers: &HeaderMap, etag: &str) -> bool {
    headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok()).any(|value| {
        value.split(',').map(str::trim).any(|held| held == "*" || held.strip_prefix("W/").unwrap_or(held) == etag)
    })
}
