//! How much one client may send.

use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::client_address::ClientAddress;
use super::token_bucket::{Allowance, TokenBuckets};
use crate::config::{Limits, Service};
use crate::http::Problem;
use crate::state::AppState;

/// Where pages report how fast they were; a visit reports once or twice a page.
pub const VITALS_PATH: &str = "/api/vitals/";
/// Reports of speed have an allowance of their own, so that they never cost a visitor a form.
const VITALS: Allowance = Allowance { burst: 60, per_minute: 60 };

/// The endpoint of the contact forms, by the end of its path.
const CONTACT_SUFFIX: &str = "-contact-us";
/// The endpoint of the booking form.
const BOOK_SLOT: &str = "/api/book-slot";
/// Where those endpoints are by which a booking is changed.
const BOOKINGS: &str = "/api/bookings/";

/// The limits of a process. Several servers behind one address each count for themselves.
#[derive(Debug)]
pub struct RateLimiter {
    forms: TokenBuckets,
    vitals: TokenBuckets,
    trusted_proxies: usize,
    enabled: bool,
}

/// Put on a form's request that comes too soon, for the endpoint to answer with its page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooMany {
    /// After how long the next one is taken.
    pub retry_after: Duration,
}

impl TooMany {
    /// The sentence for a page.
    pub const MESSAGE: &'static str =
        "Too many messages came from your connection in a short time. Please wait a minute and send yours again.";

    fn seconds(self) -> u64 {
        self.retry_after.as_secs() + 1
    }

    /// The answer for programs.
    pub fn problem(self) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, Self::MESSAGE)
            .header(RETRY_AFTER, HeaderValue::from(self.seconds()))
    }
}

impl RateLimiter {
    /// The limits of the settings.
    pub fn new(limits: Limits, service: &Service) -> Self {
        Self {
            forms: TokenBuckets::new(Allowance { burst: limits.form_burst, per_minute: limits.forms_per_minute }),
            vitals: TokenBuckets::new(VITALS),
            trusted_proxies: service.trusted_proxies,
            enabled: service.rate_limit,
        }
    }

    /// The client that limits count, when there are limits.
    pub fn client(&self, headers: &HeaderMap, extensions: &Extensions) -> Option<ClientAddress> {
        self.enabled.then(|| ClientAddress::of(headers, extensions, self.trusted_proxies)).flatten()
    }

    fn check(&self, request: &Request) -> Result<(), TooMany> {
        if *request.method() != Method::POST {
            return Ok(());
        }
        let Some(client) = self.client(request.headers(), request.extensions()) else { return Ok(()) };
        let is_report = request.uri().path().trim_end_matches('/') == VITALS_PATH.trim_end_matches('/');
        let buckets = if is_report { &self.vitals } else { &self.forms };
        buckets.take(client, Instant::now()).map_err(|retry_after| TooMany { retry_after })
    }
}

/// Refuses what comes too soon. A page's own form passes with a mark, because its sender gets a page back, with
/// everything that was typed.
pub async fn limit_posts(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let Err(too_many) = state.rate_limiter.check(&request) else { return next.run(request).await };
    state.metrics.count_rate_limited();
    let media_type = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !has_page(request.uri().path()) || !media_type.starts_with("application/x-www-form-urlencoded") {
        return too_many.problem().into_response();
    }
    request.extensions_mut().insert(too_many);
    let mut response = next.run(request).await;
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(too_many.seconds()));
    }
    response
}

/// Whether an endpoint answers a form with a page of its own.
fn has_page(path: &str) -> bool {
    let path = path.trim_end_matches('/');
    path.ends_with(CONTACT_SUFFIX) || path == BOOK_SLOT || path.starts_with(BOOKINGS)
}
