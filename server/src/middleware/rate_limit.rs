//! How much one client may send.

use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::client_address::ClientAddress;
use super::token_bucket::{Allowance, TokenBuckets};
use crate::config::{Limits, Service};
use crate::http::Problem;
use crate::pages::too_many_response;
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
    renders: TokenBuckets,
    enabled: bool,
}

/// The refusal of a client that sends more than its share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooMany {
    /// After how long the next one is taken.
    pub retry_after: Duration,
}

impl TooMany {
    const MESSAGE: &'static str =
        "Too many messages came from your connection in a short time. Please wait a minute and send yours again.";

    /// The value of `Retry-After`.
    pub fn seconds(self) -> HeaderValue {
        HeaderValue::from(self.retry_after.as_secs() + 1)
    }

    /// The response to programs.
    fn problem(self) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, Self::MESSAGE).header(RETRY_AFTER, self.seconds())
    }
}

impl RateLimiter {
    /// The limits of the settings.
    pub fn new(limits: Limits, service: &Service) -> Self {
        Self {
            forms: TokenBuckets::new(Allowance { burst: limits.form_burst, per_minute: limits.forms_per_minute }),
            vitals: TokenBuckets::new(VITALS),
            renders: TokenBuckets::new(Allowance { burst: limits.render_burst, per_minute: limits.renders_per_minute }),
            enabled: service.rate_limit,
        }
    }

    fn check(&self, request: &Request) -> Result<(), TooMany> {
        if !self.enabled || *request.method() != Method::POST {
            return Ok(());
        }
        let Some(client) = request.extensions().get::<ClientAddress>() else { return Ok(()) };
        let is_report = request.uri().path().trim_end_matches('/') == VITALS_PATH.trim_end_matches('/');
        let buckets = if is_report { &self.vitals } else { &self.forms };
        buckets.take(*client, Instant::now()).map_err(|retry_after| TooMany { retry_after })
    }

    /// Takes one of the pages that are rendered for a client alone.
    pub fn take_render(&self, client: Option<ClientAddress>) -> Result<(), TooMany> {
        match client.filter(|_| self.enabled) {
            Some(client) => self.renders.take(client, Instant::now()).map_err(|retry_after| TooMany { retry_after }),
            None => Ok(()),
        }
    }
}

/// Refuses what comes too soon. The sender of a page's own form gets a page, which is the same for everyone.
pub async fn limit_posts(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let Err(too_many) = state.rate_limiter.check(&request) else { return next.run(request).await };
    state.metrics.count_rate_limited();
    let media_type = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !has_page(request.uri().path()) || !media_type.starts_with("application/x-www-form-urlencoded") {
        return too_many.problem().into_response();
    }
    too_many_response(&state, too_many, request.headers()).await
}

/// Whether an endpoint answers a form with a page of its own.
fn has_page(path: &str) -> bool {
    let path = path.trim_end_matches('/');
    path.ends_with(CONTACT_SUFFIX) || path == BOOK_SLOT || path.starts_with(BOOKINGS)
}
