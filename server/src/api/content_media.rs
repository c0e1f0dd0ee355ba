//! `GET /content/{path}`: images, videos, captions and PDFs of the content. `GET /media/library/{name}`: sizes of pictures,
//! and videos that replace the site's own.

use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, ETAG,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream::{once, unfold};
use futures_util::{StreamExt, future};

use core_wasm::site::parameter;

use crate::app::state::AppState;
use crate::http::{HASH_DIGITS, PathParameter, Problem, Range, matches_none, requested_range};
use crate::site::media_reader::MediaReadError;
use content::{PREVIEW_PARAMETER, PreviewKey};
use model::{MediaKind, MediaPath};
use store::{MEDIA_PART_BYTES, StoreError, StoredMediumHead};

/// `Cache-Control` of an address with the first digits of the file's digest: its bytes never change.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// `Cache-Control` of any other address: its file may change.
const REVALIDATE: &str = "no-cache";
/// `Cache-Control` of a draft's media: no cache may store them.
const NO_STORE: &str = "private, no-store";
/// Policy of a document to download.
const DOCUMENT_POLICY: &str = "default-src 'none'; sandbox; frame-ancestors 'none'";

/// Returns a media file, or the byte range that a player requests.
pub async fn content_media(
    State(state): State<AppState>,
    method: Method,
    PathParameter(path): PathParameter,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let path = MediaPath::parse(&format!("media/{path}")).map_err(|_| Problem::not_found())?;
    let access = access(&state, &path, query.as_deref().unwrap_or_default()).await;
    let is_preview = match access.map_err(Problem::unread_content)? {
        Access::Public => false,
        Access::Preview => true,
        // The same response as for a missing file, so that drafts cannot be detected.
        Access::None => return Err(Problem::not_found()),
    };
    let medium = state.media_reader.head(&state.store, path.as_str()).await.map_err(unreadable)?;
    let medium = medium.ok_or_else(Problem::not_found)?;
    let version = query.as_deref().and_then(|query| query.strip_prefix("v=")).unwrap_or_default();
    let is_versioned = !version.is_empty() && medium.digest.starts_with(version);
    let cache_control = match (is_preview, is_versioned) {
        (true, _) => NO_STORE,
        (false, true) => IMMUTABLE,
        (false, false) => REVALIDATE,
    };
    let media_type = path.media_type();
    let mut response = respond(&state, &method, &headers, File { medium, media_type, cache_control }).await?;
    if let Some(disposition) = attachment(&path) {
        // A document may contain programs: browsers save it and don't run them.
        let headers = response.headers_mut();
        headers.insert(CONTENT_DISPOSITION, disposition);
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(DOCUMENT_POLICY));
    }
    Ok(response)
}

/// Returns a size of a picture, or a video that replaces one of the site's own. Its address has a digest that can't be
/// guessed, so it needs no other permission.
pub async fn library_media(
    State(state): State<AppState>,
    method: Method,
    PathParameter(name): PathParameter,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (medium, media_type) = library_file(&state, &name).await.map_err(unreadable)?.ok_or_else(Problem::not_found)?;
    respond(&state, &method, &headers, File { medium, media_type, cache_control: IMMUTABLE }).await
}

/// Finds a file by its name below `/media/library/`.
async fn library_file(
    state: &AppState,
    name: &str,
) -> Result<Option<(StoredMediumHead, &'static str)>, MediaReadError> {
    let Some((stem, extension)) = name.rsplit_once('.') else { return Ok(None) };
    let media_type = match extension {
        "avif" => "image/avif",
        "webp" => "image/webp",
        "mp4" => "video/mp4",
        "webm" => "video/webm",
        _ => return Ok(None),
    };
    if media_type.starts_with("video/") {
        return Ok(state.store.replacement_head(stem).await?.map(|medium| (medium, media_type)));
    }
    let Some((set, width)) = stem.rsplit_once('-') else { return Ok(None) };
    let Ok(width) = width.parse::<i64>() else { return Ok(None) };
    let (set, is_upright) = set.strip_suffix("-upright").map_or((set, false), |set| (set, true));
    let rendition = state.store.rendition(set, is_upright, width, extension).await?;
    let head = rendition.map(|rendition| StoredMediumHead {
        digest: rendition.digest,
        size: usize::try_from(rendition.size).unwrap_or_default(),
    });
    Ok(head.map(|head| (head, media_type)))
}

/// A file to be sent.
struct File {
    medium: StoredMediumHead,
    media_type: &'static str,
    cache_control: &'static str,
}

/// Returns a file, or the byte range that a player requests.
async fn respond(state: &AppState, method: &Method, headers: &HeaderMap, file: File) -> Result<Response, Problem> {
    let File { medium, media_type, cache_control } = file;
    let etag = format!("\"{}\"", medium.digest.get(..HASH_DIGITS).unwrap_or(&medium.digest));
    let size = medium.size;
    let mut response = if matches_none(headers, &etag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let (status, bytes, range) = match requested_range(headers, &etag, size) {
            Range::Whole => (StatusCode::OK, 0..size, None),
            Range::Part { first, last } => {
                (StatusCode::PARTIAL_CONTENT, first..last + 1, Some(format!("bytes {first}-{last}/{size}")))
            }
            Range::Outside => (StatusCode::RANGE_NOT_SATISFIABLE, 0..0, Some(format!("bytes */{size}"))),
        };
        let length = bytes.len();
        let reader = RangeReader { state: state.clone(), medium, bytes };
        // HEAD reads no bytes.
        let body =
            if *method == Method::HEAD { Body::empty() } else { reader.into_body().await.map_err(unreadable)? };
        let mut response = (status, body).into_response();
        let response_headers = response.headers_mut();
        response_headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
        response_headers.insert(CONTENT_LENGTH, HeaderValue::from(length));
        response_headers.insert(ACCEPT_RANGES, HeaderValue::from_static("bytes"));
        if let Some(range) = range.and_then(|range| HeaderValue::from_str(&range).ok()) {
            response_headers.insert(CONTENT_RANGE, range);
        }
        response
    };
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(cache_control));
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        response.headers_mut().insert(ETAG, etag);
    }
    Ok(response)
}

/// Returns the `Content-Disposition` of a file that browsers save under its name. The name has plain characters only.
fn attachment(path: &MediaPath) -> Option<HeaderValue> {
    let name = path.as_str().rsplit('/').next().filter(|_| path.kind() == MediaKind::Document)?;
    HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")).ok()
}

fn unreadable(cause: MediaReadError) -> Problem {
    tracing::error!(%cause, "a media file could not be read");
    Problem::unavailable("This file cannot be read at the moment. Please try again.")
}

/// A byte range of a file that is being sent. Holds one part in memory, however slow the client is.
struct RangeReader {
    state: AppState,
    medium: StoredMediumHead,
    /// Bytes still to be sent.
    bytes: std::ops::Range<usize>,
}

impl RangeReader {
    /// Returns the body. Reads the first part at once, so that a failure still has its own status; a later failure
    /// closes the connection.
    async fn into_body(mut self) -> Result<Body, MediaReadError> {
        let Some(first) = self.next_part().await? else { return Ok(Body::empty()) };
        if self.bytes.is_empty() {
            return Ok(Body::from(first));
        }
        let rest = unfold(self, |mut reader| async move {
            let part = reader.next_part().await.transpose()?;
            if let Err(cause) = &part {
                tracing::warn!(%cause, "a media file was sent incompletely");
            }
            Some((part, reader))
        });
        Ok(Body::from_stream(once(future::ready(Ok(first))).chain(rest)))
    }

    /// Reads the next part of the range; `None` at its end.
    async fn next_part(&mut self) -> Result<Option<Bytes>, MediaReadError> {
        if self.bytes.is_empty() {
            return Ok(None);
        }
        let (number, offset) = (self.bytes.start / MEDIA_PART_BYTES, self.bytes.start % MEDIA_PART_BYTES);
        let reader = &self.state.media_reader;
        let part = reader.part(&self.state.store, &self.medium, number).await?;
        let end = part.len().min(offset + self.bytes.len());
        let piece = part.get(offset..end).filter(|piece| !piece.is_empty()).ok_or(MediaReadError::Gone)?;
        self.bytes.start += piece.len();
        Ok(Some(part.slice_ref(piece)))
    }
}

/// The access that a request has to a media file.
enum Access {
    /// A published document uses the file.
    Public,
    /// The request carries a draft's preview token.
    Preview,
    None,
}

async fn access(state: &AppState, path: &MediaPath, query: &str) -> Result<Access, StoreError> {
    if state.content().public_media.has(path) {
        return Ok(Access::Public);
    }
    let Some(token) = parameter(query, PREVIEW_PARAMETER) else { return Ok(Access::None) };
    let key = PreviewKey::of_token(&state.store, &token).await?;
    let allowed = key.allows_medium(&token, path.as_str(), state.clock.now_ms());
    Ok(if allowed { Access::Preview } else { Access::None })
}
