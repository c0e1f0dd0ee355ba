//! A form as it arrived.

use axum::extract::Request;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use super::{BodyKind, other_method, same_origin};
use crate::http::{Problem, read_body};
use crate::middleware::{ClientAddress, TooMany};
use crate::state::AppState;

/// A request that sends a form.
#[derive(Debug)]
pub(in crate::api) struct Received {
    /// How its body is written.
    pub(in crate::api) kind: BodyKind,
    /// Its headers.
    pub(in crate::api) headers: HeaderMap,
    /// Who sent it, where clients are limited.
    pub(in crate::api) client: Option<ClientAddress>,
    /// Its body, or why there is none: it is not taken from another site's page.
    pub(in crate::api) body: Result<Bytes, Problem>,
    /// The refusal of a client that sends too many. It stands behind the body, whose values a page shows again.
    pub(in crate::api) too_many: Option<Problem>,
}

/// Takes a request in, or answers it at once: `kind_of` says how its body is written, by its headers.
pub(in crate::api) async fn receive(
    state: &AppState,
    request: Request,
    kind_of: impl FnOnce(&HeaderMap) -> Result<BodyKind, Problem>,
) -> Result<Received, Response> {
    if let Some(answer) = other_method(&request) {
        return Err(answer);
    }
    let (parts, body) = request.into_parts();
    let kind = kind_of(&parts.headers).map_err(IntoResponse::into_response)?;
    let body = read_body(body).await.map_err(Problem::from);
    let body = same_origin::refusal(&parts.headers, &state.origin).map_or(body, Err);
    let client = state.rate_limiter.client(&parts.headers, &parts.extensions);
    let too_many = parts.extensions.get::<TooMany>().map(|too_many| too_many.problem());
    Ok(Received { kind, headers: parts.headers, client, body, too_many })
}
