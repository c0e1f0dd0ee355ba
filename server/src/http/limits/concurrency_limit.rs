//! Limit of event streams per client.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::client_address::ClientAddress;

/// Event streams per client: an eighth of all, enough for a booth's visitors on its network.
pub const STREAMS_PER_CLIENT: usize = 64;

/// Permits per client. Clones share them.
#[derive(Debug, Clone)]
pub struct ConcurrencyLimit {
    /// Permits of one client.
    max: usize,
    /// Clients that hold permits.
    held: Arc<Mutex<HashMap<ClientAddress, usize>>>,
}

/// A client's permit, released on drop.
#[derive(Debug)]
pub struct ConcurrencyPermit {
    client: ClientAddress,
    held: Arc<Mutex<HashMap<ClientAddress, usize>>>,
}

impl ConcurrencyLimit {
    /// Creates a limit of `max` permits per client.
    pub fn new(max: usize) -> Self {
        Self { max, held: Arc::default() }
    }

    /// Returns a permit for a client, unless it has reached the limit.
    pub fn acquire(&self, client: ClientAddress) -> Option<ConcurrencyPermit> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(client).or_default();
        if *count >= self.max {
            return None;
        }
        *count += 1;
        Some(ConcurrencyPermit { client, held: Arc::clone(&self.held) })
    }
}

impl Drop for ConcurrencyPermit {
    fn drop(&mut self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.client);
            }
        }
    }
}
