//! What happens around every request, one layer a file.

mod head;
mod panic;
mod request_id;
mod security_headers;
mod timeout;
mod trace;

pub use head::strip_body_of_head;
pub use panic::problem_of_panic;
pub use request_id::{RequestId, give_request_id};
pub use security_headers::{CONTENT_SECURITY_POLICY, SecurityHeaders, add_security_headers};
pub use timeout::{REQUEST_TIMEOUT, limit_time};
pub use trace::log_request;
