//! Middleware around every request.

mod cached_responses;
mod client_address;
mod failure;
mod host;
mod observe;
mod rate_limit;
mod security_headers;

pub use cached_responses::serve_cached;
pub use client_address::identify_client;
pub use failure::{REQUEST_TIMEOUT, problem_of_panic, problem_of_timeout};
pub use observe::{name_route, observe};
pub use rate_limit::limit_forms;
pub use security_headers::SecurityHeaders;
