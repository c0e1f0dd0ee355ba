//! What the reading endpoints answer.

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::http::{Effort, Problem, Representation, compress_all};
use crate::store::StoreError;

/// An answer may be kept, but is asked for again each time: a change of content shows at once, and the validator makes
/// asking cheap.
const REVALIDATE: &str = "no-cache";

/// 200 with JSON, or 304 for who holds it already.
pub(super) fn json<T: Serialize>(value: &T, request: &HeaderMap) -> Response {
    let Ok(body) = serde_json::to_vec(value) else { return Problem::internal().into_response() };
    let variants = compress_all(body.into(), Effort::Page);
    Representation::new("application/json", REVALIDATE, variants).respond(StatusCode::OK, request)
}

/// 503: the database is out of reach.
pub(crate) fn unavailable(cause: &StoreError) -> Response {
    tracing::error!(%cause, "content was not read");
    Problem::unavailable("This content cannot be read at the moment. Please try again shortly.").into_response()
}
