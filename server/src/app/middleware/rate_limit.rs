//! The rate limit of forms.

use axum::extract::{Request, State};
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api::is_same_origin;
use crate::app::state::AppState;
use crate::pages::too_many_response;

/// Refuses forms above the rate limit. For a page's own form the response is a page, the same for all visitors.
pub async fn limit_forms(State(state): State<AppState>, request: Request, next: Next) -> Response {
    // Requests that are refused anyway do not count against the limit.
    if *request.method() != Method::POST || !is_same_origin(request.headers(), &state.origin) {
        return next.run(request).await;
    }
    let Err(limited) = state.rate_limiter.count_form(request.extensions().get().copied()) else {
        return next.run(request).await;
    };
    state.metrics.count_rate_limited();
    let media_type = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if media_type.starts_with("application/x-www-form-urlencoded") {
        too_many_response(&state, &state.content(), limited, request.headers()).await
    } else {
        limited.problem(state.content().words.refusals.too_many_forms.as_str()).into_response()
    }
}
