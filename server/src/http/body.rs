//! Reading of whole request bodies, within limits.

use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, StatusCode};
use bytes::Bytes;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use tokio::time::{Instant, timeout_at};

use super::Problem;

/// Largest body: twelve times the longest valid form, percent-encoded.
pub const BODY_LIMIT: usize = 64 * 1024;
/// Timeout of a body: 64 KiB in ten seconds is slower than any mobile network.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);
/// Timeout of an upload: 16 MiB in ten minutes is slower than any mobile network.
const UPLOAD_TIMEOUT: Duration = Duration::from_secs(10 * 60);

/// The reason why a body could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BodyError {
    /// The body is longer than this limit, in bytes.
    TooLarge(usize),
    /// The body did not arrive in time.
    TooSlow,
    /// The connection was closed.
    Broken,
}

impl From<BodyError> for Problem {
    fn from(error: BodyError) -> Self {
        match error {
            BodyError::TooLarge(limit) => {
                Self::new(StatusCode::PAYLOAD_TOO_LARGE, format!("The body is larger than {limit} bytes."))
            }
            BodyError::TooSlow => Self::new(StatusCode::REQUEST_TIMEOUT, "The body took too long to arrive.")
                .header(CONNECTION, HeaderValue::from_static("close")),
            BodyError::Broken => Self::new(StatusCode::BAD_REQUEST, "The body arrived incomplete."),
        }
    }
}

/// Reads a large body of at most `limit` bytes, whose parts may each take [`BODY_TIMEOUT`]: a slow connection is no fault.
pub async fn read_upload(mut body: Body, limit: usize) -> Result<Vec<u8>, BodyError> {
    if body.size_hint().lower() > limit as u64 {
        return Err(BodyError::TooLarge(limit));
    }
    let deadline = Instant::now() + UPLOAD_TIMEOUT;
    let mut bytes = Vec::new();
    loop {
        let next = timeout_at(deadline.min(Instant::now() + BODY_TIMEOUT), body.frame());
        let frame = match next.await {
            Err(_) => return Err(BodyError::TooSlow),
            Ok(None) => return Ok(bytes),
            Ok(Some(frame)) => frame.map_err(|_| BodyError::Broken)?,
        };
        if let Some(data) = frame.data_ref() {
            if bytes.len() + data.len() > limit {
                return Err(BodyError::TooLarge(limit));
            }
            bytes.extend_from_slice(data);
        }
    }
}

/// Reads a whole body of at most [`BODY_LIMIT`].
pub async fn read_body(body: Body) -> Result<Bytes, BodyError> {
    read_body_up_to(body, BODY_LIMIT).await
}

/// Reads a whole body of at most `limit` bytes. Rejects a longer `Content-Length` before reading, which would send `100 Continue`.
pub async fn read_body_up_to(body: Body, limit: usize) -> Result<Bytes, BodyError> {
    if body.size_hint().lower() > limit as u64 {
        return Err(BodyError::TooLarge(limit));
    }
    let whole = tokio::time::timeout(BODY_TIMEOUT, Limited::new(body, limit).collect());
    match whole.await {
        Err(_) => Err(BodyError::TooSlow),
        Ok(Ok(collected)) => Ok(collected.to_bytes()),
        Ok(Err(cause)) if cause.is::<LengthLimitError>() => Err(BodyError::TooLarge(limit)),
        Ok(Err(_)) => Err(BodyError::Broken),
    }
}
