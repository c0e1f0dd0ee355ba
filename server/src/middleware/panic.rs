//! A mistake in one request's code is that request's alone.

use std::any::Any;

use axum::response::{IntoResponse, Response};

use crate::http::Problem;

/// The answer to a request whose code panicked; the cause goes to the log.
#[allow(clippy::needless_pass_by_value, reason = "the layer hands the panic over")]
pub fn problem_of_panic(panic: Box<dyn Any + Send + 'static>) -> Response {
    let message = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(panic = message.unwrap_or("without a message"), "a request's code panicked");
    Problem::internal().into_response()
}
