//! Limits per client: rate, concurrency and rendering.

mod client_address;
mod concurrency_limit;
mod rate_limiter;
mod token_bucket;

pub use client_address::{ClientAddress, FORWARDED_FOR};
pub use concurrency_limit::{ConcurrencyLimit, ConcurrencyPermit, STREAMS_PER_CLIENT};
pub use rate_limiter::{RateLimited, RateLimiter};
pub use token_bucket::{Allowance, TokenBuckets};
