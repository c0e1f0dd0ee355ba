//! The HTTP interface for programs, one endpoint family a file.

pub mod contact;
pub mod health;

use axum::response::{IntoResponse, Response};

use crate::http::Problem;

/// Any other address under `/api/`.
pub async fn unknown() -> Response {
    Problem::not_found().into_response()
}
