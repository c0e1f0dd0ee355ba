//! Rate limits for POST requests.

use axum::extract::{Request, State};
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api::is_same_origin;
use crate::http::Problem;
use crate::limits::RateLimited;
use crate::pages::too_many_response;
use crate::state::AppState;

/// Endpoint of page speed reports; a visit sends one or two per page.
pub const VITALS_PATH: &str = "/api/vitals/";
/// End of the path of the contact forms' endpoint.
const CONTACT_SUFFIX: &str = "-contact-us";
/// Endpoint of the booking form.
const BOOK_SLOT: &str = "/api/book-slot";
/// Prefix of the endpoints that change a booking.
const BOOKINGS: &str = "/api/bookings/";

/// Refuses requests above the rate limit. For a page's own form the response is a page, the same for all visitors.
pub async fn limit_posts(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let Err(limited) = take(&state, &request) else { return next.run(request).await };
    state.metrics.count_rate_limited();
    let media_type = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !is_form_endpoint(request.uri().path()) || !media_type.starts_with("application/x-www-form-urlencoded") {
        return Problem::from(limited).into_response();
    }
    too_many_response(&state, limited, request.headers()).await
}

fn take(state: &AppState, request: &Request) -> Result<(), RateLimited> {
    if *request.method() != Method::POST {
        return Ok(());
    }
    let client = request.extensions().get().copied();
    let path = request.uri().path();
    if path.trim_end_matches('/') == VITALS_PATH.trim_end_matches('/') {
        return state.rate_limiter.take_report(client);
    }
    // What is refused in any case costs a visitor none of the share.
    if is_form_endpoint(path) && is_same_origin(request.headers(), &state.origin) {
        return state.rate_limiter.take_form(client);
    }
    Ok(())
}

/// Returns true for an endpoint of a form. It responds to a page's own form with a page.
fn is_form_endpoint(path: &str) -> bool {
    let path = path.trim_end_matches('/');
    path.ends_with(CONTACT_SUFFIX) || path == BOOK_SLOT || path.starts_with(BOOKINGS)
}
