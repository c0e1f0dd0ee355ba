//! What happens around every request, one layer a file.

mod client_address;
mod concurrency_limit;
mod content_encoding;
mod head;
mod measure;
mod panic;
mod rate_limit;
mod request_id;
mod security_headers;
mod timeout;
mod token_bucket;
mod trace;

pub use client_address::{ClientAddress, identify_client};
pub use concurrency_limit::{ConcurrencyLimit, ConcurrencyPermit, limit_requests};
pub use content_encoding::refuse_encoded_body;
pub use head::strip_body_of_head;
pub use measure::{FILE_ROUTE, RouteName, measure};
pub use panic::problem_of_panic;
pub use rate_limit::{RateLimiter, TooMany, VITALS_PATH, limit_posts};
pub use request_id::{RequestId, give_request_id, name_answer};
pub use security_headers::{CONTENT_SECURITY_POLICY, SecurityHeaders, add_security_headers};
pub use timeout::{REQUEST_TIMEOUT, limit_time};
pub use token_bucket::{Allowance, TokenBuckets};
pub use trace::log_request;
