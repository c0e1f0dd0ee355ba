//! Idempotency keys of requests.

use axum::http::StatusCode;

use super::{BodyKind, Submission};
use crate::http::Problem;
use model::digest;
use store::{IdempotencyRecord, KEY_LIFETIME_MS};

/// The header with which a client marks a retry.
const IDEMPOTENCY_KEY: &str = "idempotency-key";
/// Longest key, in characters: any UUID or hash fits.
const LONGEST_KEY: usize = 128;
/// Period in which the same body counts as a double click, in milliseconds. Protects forms without a script: they
/// cannot send a header.
const DOUBLE_CLICK_MS: i64 = 60_000;

/// Scopes of an endpoint's idempotency keys.
#[derive(Debug, Clone, Copy)]
pub(in crate::api) struct Scopes {
    /// Scope of keys that clients send.
    pub(in crate::api) key: &'static str,
    /// Scope of keys derived from a form's body.
    pub(in crate::api) form: &'static str,
}

/// Returns the idempotency record of a request, if it has a key: from its header or, for a form, from the page's hidden
/// field or the hash of the body.
pub(in crate::api) fn idempotency_record(
    scopes: Scopes,
    submission: &Submission,
) -> Result<Option<IdempotencyRecord>, Problem> {
    let Submission { kind, requester, body, request_id, .. } = submission;
    let body_hash = digest(body);
    let no_key = || {
        let detail = format!("Idempotency-Key has 1 to {LONGEST_KEY} visible ASCII characters.");
        Problem::new(StatusCode::BAD_REQUEST, detail)
    };
    let key = match requester.headers.get(IDEMPOTENCY_KEY) {
        Some(key) => Some(key.to_str().ok().filter(|key| is_key(key)).ok_or_else(no_key)?),
        None => request_id.as_deref().filter(|key| is_key(key)),
    };
    Ok(match (key, kind) {
        (Some(key), _) => {
            Some(IdempotencyRecord { scope: scopes.key, key: key.to_owned(), body_hash, lifetime_ms: KEY_LIFETIME_MS })
        }
        (None, BodyKind::Json) => None,
        (None, BodyKind::Form) => Some(IdempotencyRecord {
            scope: scopes.form,
            key: body_hash.clone(),
            body_hash,
            lifetime_ms: DOUBLE_CLICK_MS,
        }),
    })
}

fn is_key(text: &str) -> bool {
    (1..=LONGEST_KEY).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic())
}
