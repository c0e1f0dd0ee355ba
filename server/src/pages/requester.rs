//! The sender of a request for a page.

use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::middleware::ClientAddress;

/// The headers that decide the form of a response, and the client whose share its rendering is taken from.
#[derive(Debug, Default)]
pub struct Requester {
    /// The request's headers.
    pub headers: HeaderMap,
    /// `None` for the server itself.
    pub client: Option<ClientAddress>,
}

impl From<Parts> for Requester {
    fn from(parts: Parts) -> Self {
        Self { client: parts.extensions.get().copied(), headers: parts.headers }
    }
}
