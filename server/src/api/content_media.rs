//! `GET /content/{path}`: pictures, videos and captions of the content.

use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use super::answer::unavailable;
use crate::content::MediaPath;
use crate::http::{Problem, Representation, Variants};
use crate::state::AppState;

/// An address that carries the digest's first digits names these bytes for ever.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Any other address may show another file tomorrow.
const REVALIDATE: &str = "no-cache";

/// Answers a medium, or the part of it that a player asks for.
pub async fn content_media(
    State(state): State<AppState>,
    Path(path): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Response {
    let Ok(path) = MediaPath::parse(&format!("media/{path}")) else { return Problem::not_found().into_response() };
    match state.store.medium(path.as_str()).await {
        Ok(Some((digest, bytes))) => {
            let version = query.as_deref().and_then(|query| query.strip_prefix("v=")).unwrap_or_default();
            let named = !version.is_empty() && digest.starts_with(version);
            let lifetime = if named { FOR_EVER } else { REVALIDATE };
            Representation::new(path.media_type(), lifetime, Variants::plain(bytes.into()))
                .respond(StatusCode::OK, &headers)
        }
        Ok(None) => Problem::not_found().into_response(),
        Err(cause) => unavailable(&cause),
    }
}
