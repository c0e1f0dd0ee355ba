//! How much one client may hold at a time.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Request, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;

use super::client_address::ClientAddress;
use crate::config::Config;
use crate::http::Problem;
use crate::state::AppState;

/// When a client that holds too much may come back, in seconds: its own requests end meanwhile.
const RETRY_AFTER_SECONDS: u16 = 10;

/// The permits of every client. Cloning shares them.
#[derive(Debug, Clone, Default)]
pub struct ConcurrencyLimit {
    /// Permits of one client; `None` for no limit.
    max: Option<usize>,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    /// Clients that hold a permit.
    held: Mutex<HashMap<ClientAddress, usize>>,
    refused: AtomicU64,
}

/// A client's permit, given back when it is dropped.
#[derive(Debug)]
pub struct ConcurrencyPermit {
    /// `None` where nothing is counted.
    held: Option<(ClientAddress, Arc<Shared>)>,
}

impl ConcurrencyLimit {
    /// So many permits for each client.
    pub fn new(max: usize) -> Self {
        Self { max: Some(max), shared: Arc::default() }
    }

    /// The limit of connections by the address that they come from. Behind trusted proxies there is none: a proxy's
    /// connections carry everybody.
    pub fn of_connections(config: &Config) -> Self {
        if config.service.rate_limit && config.service.trusted_proxies == 0 {
            Self::new(config.limits.connections_per_address)
        } else {
            Self::default()
        }
    }

    /// The limit of requests under way by the forwarded address: what stands for connections behind trusted proxies.
    pub fn of_requests(config: &Config) -> Self {
        if config.service.rate_limit && config.service.trusted_proxies > 0 {
            Self::new(config.limits.connections_per_address)
        } else {
            Self::default()
        }
    }

    /// A permit for a client, unless it holds too many.
    pub fn acquire(&self, client: ClientAddress) -> Option<ConcurrencyPermit> {
        let Some(max) = self.max else { return Some(ConcurrencyPermit { held: None }) };
        let mut held = self.shared.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(client).or_default();
        if *count >= max {
            self.shared.refused.fetch_add(1, Ordering::Relaxed);
            return None;
        }
        *count += 1;
        Some(ConcurrencyPermit { held: Some((client, Arc::clone(&self.shared))) })
    }

    /// How often a client was refused.
    pub fn refused(&self) -> u64 {
        self.shared.refused.load(Ordering::Relaxed)
    }
}

impl Drop for ConcurrencyPermit {
    fn drop(&mut self) {
        let Some((client, shared)) = &self.held else { return };
        let mut held = shared.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(client) {
            *count -= 1;
            if *count == 0 {
                held.remove(client);
            }
        }
    }
}

/// Refuses a client that has too many requests under way. One is under way until its response is sent.
pub async fn limit_requests(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let Some(client) = request.extensions().get::<ClientAddress>().copied() else { return next.run(request).await };
    let Some(permit) = state.requests.acquire(client) else {
        return Problem::new(StatusCode::TOO_MANY_REQUESTS, "Too many requests of your connection are under way.")
            .header(RETRY_AFTER, HeaderValue::from(RETRY_AFTER_SECONDS))
            .into_response();
    };
    next.run(request).await.map(|body| {
        axum::body::Body::new(body.map_err(move |cause| {
            let _held = &permit;
            cause
        }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(last: u8) -> ClientAddress {
        ClientAddress::of_peer([203, 0, 113, last].into())
    }

    #[test]
    fn each_client_has_so_many_permits_and_gets_them_back() {
        let limit = ConcurrencyLimit::new(2);
        let first = limit.acquire(client(1)).unwrap();
        let second = limit.acquire(client(1)).unwrap();
        assert!(limit.acquire(client(1)).is_none());
        assert!(limit.acquire(client(2)).is_some(), "another client has its own");
        assert_eq!(limit.refused(), 1);
        drop(first);
        let third = limit.acquire(client(1)).unwrap();
        assert!(limit.acquire(client(1)).is_none());
        drop((second, third));
        assert!(limit.shared.held.lock().unwrap().is_empty(), "nobody is remembered");
    }

    #[test]
    fn without_a_limit_nothing_is_counted() {
        let limit = ConcurrencyLimit::default();
        let permits: Vec<_> = (0..1000).map_while(|_| limit.acquire(client(1))).collect();
        assert_eq!((permits.len(), limit.refused()), (1000, 0));
    }
}
