//! A form as it arrived.

use axum::extract::Request;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use super::{BodyKind, other_method, same_origin};
use crate::http::{Problem, read_body};
use crate::pages::Requester;
use crate::state::AppState;

/// A request that sends a form.
#[derive(Debug)]
pub(in crate::api) struct Received {
    /// How its body is written.
    pub(in crate::api) kind: BodyKind,
    /// Who sent it.
    pub(in crate::api) requester: Requester,
    /// Its body, or why there is none: it is not taken from another site's page.
    pub(in crate::api) body: Result<Bytes, Problem>,
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
    Ok(Received { kind, requester: parts.into(), body })
}
