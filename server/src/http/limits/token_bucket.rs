//! Token buckets, one per client or mailbox.

use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use moka::sync::Cache;

/// Limit of remembered keys, about 10 MiB; the least recently seen are evicted.
const KEYS: u64 = 100_000;

/// The allowance of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowance {
    /// Capacity of the bucket.
    pub burst: u32,
    /// Time in which one token is refilled.
    pub every: Duration,
}

impl Allowance {
    /// Creates an allowance that is refilled at a rate.
    pub fn per_minute(burst: u32, tokens: u32) -> Self {
        Self { burst, every: Duration::from_secs(60) / tokens.max(1) }
    }

    fn per_second(self) -> f64 {
        self.every.as_secs_f64().recip()
    }

    /// Returns the time in which an empty bucket is refilled.
    fn refill(self) -> Duration {
        self.every * self.burst
    }
}

#[derive(Debug, Clone, Copy)]
struct Bucket {
    tokens: f64,
    seen: Instant,
}

/// Token buckets by key. Uses the monotonic clock.
#[derive(Debug, Clone)]
pub struct TokenBuckets<K: Hash + Eq + Send + Sync + 'static> {
    allowance: Allowance,
    buckets: Cache<K, Arc<Mutex<Bucket>>>,
}

impl<K: Hash + Eq + Send + Sync + 'static> TokenBuckets<K> {
    /// Creates full buckets for all keys.
    pub fn new(allowance: Allowance) -> Self {
        // An idle bucket that has been refilled equals a new one.
        let buckets = Cache::builder().max_capacity(KEYS).time_to_idle(allowance.refill()).build();
        Self { allowance, buckets }
    }

    /// Takes a token, or returns the time until one is available.
    pub fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        let full = || Arc::new(Mutex::new(Bucket { tokens: f64::from(self.allowance.burst), seen: now }));
        let bucket = self.buckets.get_with(key, full);
        let mut bucket = bucket.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = now.saturating_duration_since(bucket.seen).as_secs_f64();
        let filled = bucket.tokens + passed * self.allowance.per_second();
        bucket.tokens = filled.min(f64::from(self.allowance.burst));
        bucket.seen = now;
        if bucket.tokens >= 1.0 {
            bucket.tokens -= 1.0;
            return Ok(());
        }
        Err(Duration::from_secs_f64((1.0 - bucket.tokens) / self.allowance.per_second()))
    }

    /// Returns a token that was taken. The next call of `take` limits the bucket to its capacity.
    pub fn refund(&self, key: &K) {
        if let Some(bucket) = self.buckets.get(key) {
            bucket.lock().unwrap_or_else(PoisonError::into_inner).tokens += 1.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::limits::ClientAddress;

    fn client(last: u8) -> ClientAddress {
        ClientAddress::of_peer([203, 0, 113, last].into())
    }

    #[test]
    fn each_client_has_a_burst_and_then_a_steady_rate() {
        let buckets = TokenBuckets::new(Allowance::per_minute(3, 6));
        let start = Instant::now();
        let at = |seconds: f64| start + Duration::from_secs_f64(seconds);
        for _ in 0..3 {
            assert_eq!(buckets.take(client(1), at(0.0)), Ok(()));
        }
        assert_eq!(buckets.take(client(1), at(0.0)), Err(Duration::from_secs(10)));
        assert_eq!(buckets.take(client(2), at(0.0)), Ok(()), "another client has its own");
        assert!(buckets.take(client(1), at(9.0)).is_err());
        assert_eq!(buckets.take(client(1), at(10.1)), Ok(()));
        assert!(buckets.take(client(1), at(10.2)).is_err());
        assert_eq!(buckets.take(client(1), at(3.0)).map_err(drop), Err(()), "time does not run backwards");
    }
}
