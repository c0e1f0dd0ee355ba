//! `GET /content/{path}`: pictures, videos and captions of the content.

use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use core_wasm::site::parameter;

use super::answer::unavailable;
use crate::content::{MediaPath, PREVIEW_PARAMETER, PreviewKey};
use crate::http::{Problem, Representation, Variants};
use crate::state::AppState;
use crate::store::StoreError;

/// An address that carries the digest's first digits names these bytes for ever.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Any other address may show another file tomorrow.
const REVALIDATE: &str = "no-cache";
/// A medium of a draft stays with whoever was given its address.
const PREVIEW: &str = "private, no-store";

/// Answers a medium, or the part of it that a player asks for.
pub async fn content_media(
    State(state): State<AppState>,
    Path(path): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Response {
    let Ok(path) = MediaPath::parse(&format!("media/{path}")) else { return Problem::not_found().into_response() };
    let preview = match access(&state, &path, query.as_deref().unwrap_or_default()).await {
        Ok(Access::Public) => false,
        Ok(Access::Preview) => true,
        // A draft's medium is answered like one that is not there.
        Ok(Access::None) => return Problem::not_found().into_response(),
        Err(cause) => return unavailable(&cause),
    };
    match state.store.medium(path.as_str()).await {
        Ok(Some((digest, bytes))) => {
            let version = query.as_deref().and_then(|query| query.strip_prefix("v=")).unwrap_or_default();
            let named = !version.is_empty() && digest.starts_with(version);
            let lifetime = match (preview, named) {
                (true, _) => PREVIEW,
                (false, true) => FOR_EVER,
                (false, false) => REVALIDATE,
            };
            Representation::new(path.media_type(), lifetime, Variants::plain(bytes.into()))
                .respond(StatusCode::OK, &headers)
        }
        Ok(None) => Problem::not_found().into_response(),
        Err(cause) => unavailable(&cause),
    }
}

/// Who may see a medium.
enum Access {
    /// Everybody: something published shows it.
    Public,
    /// Whoever came from a draft's preview.
    Preview,
    /// Nobody.
    None,
}

async fn access(state: &AppState, path: &MediaPath, query: &str) -> Result<Access, StoreError> {
    if state.public_media().has(path) {
        return Ok(Access::Public);
    }
    let Some(token) = parameter(query, PREVIEW_PARAMETER) else { return Ok(Access::None) };
    let key = PreviewKey::find(&state.store).await?;
    let allowed = key.is_some_and(|key| key.allows_medium(&token, path.as_str(), state.clock.now_ms()));
    Ok(if allowed { Access::Preview } else { Access::None })
}
