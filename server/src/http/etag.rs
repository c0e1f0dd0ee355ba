//! Strong ETags derived from the content.

use axum::http::HeaderMap;
use axum::http::header::IF_NONE_MATCH;
use sha2::{Digest, Sha256};

/// Half of a SHA-256 digest: 128 bits suffice against collisions.
const HASH_BYTES: usize = 16;

/// Hexadecimal digits of an ETag.
pub const HASH_DIGITS: usize = 2 * HASH_BYTES;

/// Returns the hash of a body, equal on every server.
pub fn content_hash(body: &[u8]) -> String {
    let digest = Sha256::digest(body);
    hex::encode(digest.get(..HASH_BYTES).unwrap_or(&digest))
}

/// Returns true when `If-None-Match` has the ETag (RFC 9110, section 13.1.2: weak comparison).
pub fn matches_none(headers: &HeaderMap, etag: &str) -> bool {
    headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok()).any(|value| {
        value.split(',').map(str::trim).any(|held| held == "*" || held.strip_prefix("W/").unwrap_or(held) == etag)
    })
}
