//! Which requests are the same request.

use axum::http::{HeaderMap, StatusCode};
use sha2::{Digest, Sha256};

use super::BodyKind;
use crate::http::Problem;
use crate::store::{Claim, KEY_LIFETIME_MS};

/// The header with which a client says that a request is a retry.
const IDEMPOTENCY_KEY: &str = "idempotency-key";
/// Longest key, in characters: any UUID or hash fits.
const LONGEST_KEY: usize = 128;
/// A form without a script cannot send a header: within this time the same body is a double click, in milliseconds.
const DOUBLE_CLICK_MS: i64 = 60_000;

/// What an endpoint's keys are kept under.
#[derive(Debug, Clone, Copy)]
pub(in crate::api) struct Scopes {
    /// Keys that clients name.
    pub(in crate::api) key: &'static str,
    /// Keys made of a form's body.
    pub(in crate::api) form: &'static str,
}

/// The request's claim, if it makes one: by its header; for a form, by the field that the page put into it, or by its
/// whole body.
pub(in crate::api) fn claim(
    scopes: Scopes,
    kind: BodyKind,
    headers: &HeaderMap,
    body: &[u8],
    field: Option<&str>,
) -> Result<Option<Claim>, Problem> {
    let body_hash: String = Sha256::digest(body).iter().map(|byte| format!("{byte:02x}")).collect();
    if let Some(key) = headers.get(IDEMPOTENCY_KEY) {
        return match key.to_str().ok().filter(|key| is_key(key)) {
            Some(key) => {
                Ok(Some(Claim { scope: scopes.key, key: key.to_owned(), body_hash, lifetime_ms: KEY_LIFETIME_MS }))
            }
            None => Err(Problem::new(
                StatusCode::BAD_REQUEST,
                format!("Idempotency-Key has 1 to {LONGEST_KEY} visible ASCII characters."),
            )),
        };
    }
    Ok(match (kind, field.filter(|key| is_key(key))) {
        (BodyKind::Json, _) => None,
        (BodyKind::Form, Some(key)) => {
            Some(Claim { scope: scopes.key, key: key.to_owned(), body_hash, lifetime_ms: KEY_LIFETIME_MS })
        }
        (BodyKind::Form, None) => {
            Some(Claim { scope: scopes.form, key: body_hash.clone(), body_hash, lifetime_ms: DOUBLE_CLICK_MS })
        }
    })
}

fn is_key(text: &str) -> bool {
    (1..=LONGEST_KEY).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic())
}
