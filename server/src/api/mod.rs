//! The HTTP API, one file per family of endpoints.

pub mod booking;
pub mod careers;
pub mod contact;
pub mod content_media;
pub mod health;
pub mod insights;
mod metrics;
pub mod openapi;
mod respond;
pub mod responses;
pub mod search;
mod submission;
pub mod vitals;

use axum::response::{IntoResponse, Response};

use crate::http::Problem;

pub use metrics::metrics_app;
pub(crate) use submission::{SEC_FETCH_SITE, is_same_origin};

/// Responds to any other address under `/api/`.
pub async fn unknown() -> Response {
    Problem::not_found().into_response()
}
