//! Responses to requests whose code panicked or took too long.

use std::any::Any;
use std::time::Duration;

use axum::BoxError;
use axum::response::{IntoResponse, Response};

use crate::http::Problem;

/// Above every inner timeout (body 10 s, database 5 s, rendering 2 s), whose responses are more specific.
pub const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// Returns the response to a request whose handler panicked; logs the cause.
#[allow(clippy::needless_pass_by_value, reason = "the layer hands the panic over")]
pub fn problem_of_panic(panic: Box<dyn Any + Send + 'static>) -> Response {
    let message = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(panic = message.unwrap_or("without a message"), "a request handler panicked");
    Problem::internal().into_response()
}

/// Returns the response to a request that was cancelled after [`REQUEST_TIMEOUT`].
pub async fn problem_of_timeout(_: BoxError) -> Problem {
    tracing::error!("a request took too long");
    Problem::unavailable("This took too long. Please try again.")
}
