//! Which requests are the same request.

use axum::http::{HeaderMap, StatusCode};
use sha2::{Digest, Sha256};

use super::input::BodyKind;
use crate::http::Problem;
use crate::store::{Claim, KEY_LIFETIME_MS};

/// The header with which a client says that a request is a retry.
const IDEMPOTENCY_KEY: &str = "idempotency-key";
/// Longest key, in characters: any UUID or hash fits.
const LONGEST_KEY: usize = 128;
/// A form without a script cannot send a key: within this time the same body is a double click, in milliseconds.
const DOUBLE_CLICK_MS: i64 = 60_000;

/// The request's claim, if it makes one.
pub(super) fn claim(kind: BodyKind, headers: &HeaderMap, body: &[u8]) -> Result<Option<Claim>, Problem> {
    let body_hash: String = Sha256::digest(body).iter().map(|byte| format!("{byte:02x}")).collect();
    if let Some(key) = headers.get(IDEMPOTENCY_KEY) {
        let visible = key.as_bytes().iter().all(u8::is_ascii_graphic);
        return match key.to_str() {
            Ok(key) if visible && (1..=LONGEST_KEY).contains(&key.len()) => {
                Ok(Some(Claim { scope: "contact-us", key: key.to_owned(), body_hash, lifetime_ms: KEY_LIFETIME_MS }))
            }
            _ => Err(Problem::new(
                StatusCode::BAD_REQUEST,
                format!("Idempotency-Key has 1 to {LONGEST_KEY} visible ASCII characters."),
            )),
        };
    }
    Ok(match kind {
        BodyKind::Json => None,
        BodyKind::Form => {
            Some(Claim { scope: "contact-us-form", key: body_hash.clone(), body_hash, lifetime_ms: DOUBLE_CLICK_MS })
        }
    })
}
