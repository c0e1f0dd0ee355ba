//! Middleware around every request, one layer per file.

mod cached_responses;
mod client_address;
mod concurrency_limit;
mod content_encoding;
mod host;
mod measure;
mod panic;
mod rate_limit;
mod request_id;
mod security_headers;
mod timeout;
mod trace;

pub use cached_responses::serve_cached;
pub use client_address::identify_client;
pub use concurrency_limit::limit_requests;
pub use content_encoding::refuse_encoded_body;
pub use host::{log_unknown_host, require_host};
pub use measure::measure;
pub use panic::problem_of_panic;
pub use rate_limit::{VITALS_PATH, limit_posts};
pub use request_id::{RequestId, give_request_id};
pub use security_headers::SecurityHeaders;
pub use timeout::{REQUEST_TIMEOUT, limit_time};
pub use trace::log_request;
