//! The HTTP interface for programs, one endpoint family a file.

mod answer;
pub mod booking;
pub mod careers;
pub mod contact;
pub mod content_media;
pub mod health;
pub mod insights;
pub mod openapi;
pub mod search_index;
mod submission;
pub mod vitals;

use axum::response::{IntoResponse, Response};

use crate::http::Problem;

pub(crate) use answer::unavailable;

/// Any other address under `/api/`.
pub async fn unknown() -> Response {
    Problem::not_found().into_response()
}
