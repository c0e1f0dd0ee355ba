//! Responses of the read endpoints.

use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Serialize;

use crate::cpu_pool;
use crate::http::{Problem, Representation, compress_all};

/// Allows storing but requires revalidation: a change of content shows at once, and the ETag makes revalidation cheap.
const REVALIDATE: &str = "no-cache";

/// Returns 200 with JSON, or 304 if the client's copy is current.
pub(super) async fn json<T: Serialize>(value: &T, request: &HeaderMap) -> Result<Response, Problem> {
    let body = serde_json::to_vec(value).map_err(|_| Problem::internal())?;
    let variants = cpu_pool::run(move || compress_all(body.into())).await.map_err(|_| Problem::internal())?;
    Ok(Representation::new("application/json", REVALIDATE, variants).respond(StatusCode::OK, request))
}
