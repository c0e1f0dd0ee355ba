//! The sender of a request for a page.

use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::http::limits::ClientAddress;

/// The headers that decide the kind of response, and the client to which rendering is charged.
#[derive(Debug, Default)]
pub struct Requester {
    pub headers: HeaderMap,
    /// `None` for requests by the server itself.
    pub client: Option<ClientAddress>,
}

impl From<Parts> for Requester {
    fn from(parts: Parts) -> Self {
        Self { client: parts.extensions.get().copied(), headers: parts.headers }
    }
}
