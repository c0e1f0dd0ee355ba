//! Limits of concurrent use per client.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::client_address::ClientAddress;
use crate::config::Config;

/// Event streams per client: an eighth of all, enough for a booth's visitors on its network.
pub const STREAMS_PER_CLIENT: usize = 64;

/// Permits per client. Clones share them.
#[derive(Debug, Clone, Default)]
pub struct ConcurrencyLimit {
    /// Permits of one client; `None` for no limit.
    max: Option<usize>,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    /// Clients that hold permits.
    held: Mutex<HashMap<ClientAddress, usize>>,
    refused: AtomicU64,
}

/// A client's permit, released on drop.
#[derive(Debug)]
pub struct ConcurrencyPermit {
    /// `None` if there is no limit.
    held: Option<(ClientAddress, Arc<Shared>)>,
}

impl ConcurrencyLimit {
    /// Creates a limit of `max` permits per client.
    pub fn new(max: usize) -> Self {
        Self { max: Some(max), shared: Arc::default() }
    }

    /// Creates the limit of connections per remote address. Unlimited behind trusted proxies, whose connections carry
    /// all clients.
    pub fn of_connections(config: &Config) -> Self {
        if config.service.rate_limit && config.service.trusted_proxies == 0 {
            Self::new(config.limits.connections_per_address)
        } else {
            Self::default()
        }
    }

    /// Creates the limit of concurrent requests per forwarded address, which replaces the limit of connections behind
    /// trusted proxies.
    pub fn of_requests(config: &Config) -> Self {
        if config.service.rate_limit && config.service.trusted_proxies > 0 {
            Self::new(config.limits.connections_per_address)
        } else {
            Self::default()
        }
    }

    /// Creates the limit of event streams per client.
    pub fn of_streams(config: &Config) -> Self {
        if config.service.rate_limit { Self::new(STREAMS_PER_CLIENT) } else { Self::default() }
    }

    /// Returns a permit for a client, unless it has reached the limit.
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

    /// Returns the number of refusals.
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
