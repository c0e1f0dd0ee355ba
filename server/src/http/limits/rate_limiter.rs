//! Rate limits per client and mailbox.

use std::hash::Hash;
use std::time::{Duration, Instant};

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};

use super::client_address::ClientAddress;
use super::token_bucket::{Allowance, TokenBuckets};
use crate::config::{Limits, Service};
use crate::http::Problem;

/// Reports of page speed have a separate allowance, so that they never use up that of forms.
const VITALS: Allowance = Allowance { burst: 60, every: Duration::from_secs(1) };
/// Searches while a visitor types: more than a person types, in bursts of a sentence.
const SEARCHES: Allowance = Allowance { burst: 60, every: Duration::from_millis(250) };
/// Ratings of a password while somebody types it, which take longer than a search.
const RATINGS: Allowance = Allowance { burst: 60, every: Duration::from_secs(1) };
/// Acknowledgements to one mailbox, which may be that of somebody who sent nothing.
const ACKNOWLEDGEMENTS: Allowance = Allowance { burst: 3, every: Duration::from_secs(60 * 60) };

/// Sign-ins to one account, or from one client: guesses of its password or code.
const SIGN_INS: Allowance = Allowance { burst: 10, every: Duration::from_secs(60) };

/// Log lines of one kind that any client can cause.
const LOG_LINES: Allowance = Allowance { burst: 5, every: Duration::from_secs(10 * 60) };

/// The rate limits of a process. Several servers behind one address count separately.
#[derive(Debug)]
pub struct RateLimiter {
    forms: TokenBuckets<ClientAddress>,
    vitals: TokenBuckets<ClientAddress>,
    searches: TokenBuckets<ClientAddress>,
    ratings: TokenBuckets<ClientAddress>,
    renders: TokenBuckets<ClientAddress>,
    acknowledgements: TokenBuckets<String>,
    sign_ins: TokenBuckets<ClientAddress>,
    accounts: TokenBuckets<String>,
    log_lines: TokenBuckets<&'static str>,
    enabled: bool,
}

/// The refusal of a client above its limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateLimited {
    /// Time until the next request is accepted.
    pub retry_after: Duration,
}

impl RateLimited {
    /// Converts to the response for a program.
    pub fn problem(self, detail: &str) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, detail).header(RETRY_AFTER, self.seconds())
    }

    /// Returns the value of `Retry-After`.
    pub fn seconds(self) -> HeaderValue {
        HeaderValue::from(self.retry_after.as_secs() + 1)
    }
}

impl RateLimiter {
    /// Creates the limits from the settings.
    pub fn new(limits: Limits, service: &Service) -> Self {
        Self {
            forms: TokenBuckets::new(Allowance::per_minute(limits.form_burst, limits.forms_per_minute)),
            vitals: TokenBuckets::new(VITALS),
            searches: TokenBuckets::new(SEARCHES),
            ratings: TokenBuckets::new(RATINGS),
            renders: TokenBuckets::new(Allowance::per_minute(limits.render_burst, limits.renders_per_minute)),
            acknowledgements: TokenBuckets::new(ACKNOWLEDGEMENTS),
            sign_ins: TokenBuckets::new(SIGN_INS),
            accounts: TokenBuckets::new(SIGN_INS),
            log_lines: TokenBuckets::new(LOG_LINES),
            enabled: service.rate_limit,
        }
    }

    pub fn count_form(&self, client: Option<ClientAddress>) -> Result<(), RateLimited> {
        Self::take(&self.forms, client.filter(|_| self.enabled))
    }

    /// Counts a report of page speed.
    pub fn count_report(&self, client: Option<ClientAddress>) -> Result<(), RateLimited> {
        Self::take(&self.vitals, client.filter(|_| self.enabled))
    }

    /// Counts a search while a visitor types.
    pub fn count_search(&self, client: Option<ClientAddress>) -> Result<(), RateLimited> {
        Self::take(&self.searches, client.filter(|_| self.enabled))
    }

    /// Counts a rating of a password while somebody types it.
    pub fn count_rating(&self, client: Option<ClientAddress>) -> Result<(), RateLimited> {
        Self::take(&self.ratings, client.filter(|_| self.enabled))
    }

    /// Counts a page that is rendered for a single client.
    pub fn count_render(&self, client: Option<ClientAddress>) -> Result<(), RateLimited> {
        Self::take(&self.renders, client.filter(|_| self.enabled))
    }

    /// Counts an acknowledgement to a mailbox. Returns false if it has had too many.
    pub fn count_acknowledgement(&self, mailbox: &str) -> bool {
        !self.enabled || self.acknowledgements.take(mailbox.to_owned(), Instant::now()).is_ok()
    }

    /// Counts an attempt to sign in: from a client, and to an account, known or not.
    pub fn count_sign_in(&self, client: Option<ClientAddress>, account: &str) -> Result<(), Problem> {
        let detail = "Too many attempts in a short time. Please wait a minute and try again.";
        let limited = Self::take(&self.sign_ins, client.filter(|_| self.enabled))
            .and_then(|()| Self::take(&self.accounts, self.enabled.then(|| account.to_owned())));
        limited.map_err(|limited| limited.problem(detail))
    }

    /// Counts a log line that any client can cause. Returns false if there were too many of its kind.
    pub fn count_log_line(&self, kind: &'static str) -> bool {
        self.log_lines.take(kind, Instant::now()).is_ok()
    }

    /// Returns an acknowledgement that was not sent, so that a database error does not use up the mailbox's allowance.
    pub fn refund_acknowledgement(&self, mailbox: &str) {
        self.acknowledgements.refund(&mailbox.to_owned());
    }

    fn take<K>(buckets: &TokenBuckets<K>, key: Option<K>) -> Result<(), RateLimited>
    where
        K: Hash + Eq + Send + Sync + 'static,
    {
        match key {
            Some(key) => buckets.take(key, Instant::now()).map_err(|retry_after| RateLimited { retry_after }),
            None => Ok(()),
        }
    }
}
