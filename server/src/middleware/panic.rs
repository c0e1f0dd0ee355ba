//! Conversion of panics to responses, so that a bug in one request affects no other.

use std::any::Any;

use axum::response::{IntoResponse, Response};

use crate::http::Problem;

/// Returns the response to a request whose handler panicked; logs the cause.
#[allow(clippy::needless_pass_by_value, reason = "the layer hands the panic over")]
pub fn problem_of_panic(panic: Box<dyn Any + Send + 'static>) -> Response {
    let message = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(panic = message.unwrap_or("without a message"), "a request's code panicked");
    Problem::internal().into_response()
}
