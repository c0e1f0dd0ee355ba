//! HTTP building blocks: problems, content codings, ETags, ranges, bodies.

pub mod assets;
mod body;
mod compress;
mod encoding;
mod etag;
pub mod files;
pub mod limits;
mod loggable;
mod path_parameter;
mod problem;
mod range;
mod representation;
mod route_name;
mod security_policy;

pub use body::{BODY_LIMIT, BodyError, read_body, read_body_up_to, read_upload};
pub use compress::{Variants, compress_all, compress_into};
pub use encoding::Encoding;
pub use etag::{HASH_DIGITS, content_hash, matches_none};
pub use loggable::{has_key, without_key};
pub use path_parameter::PathParameter;
pub use problem::Problem;
pub use range::{Range, requested_range};
pub use representation::Representation;
pub use route_name::RouteName;
pub use security_policy::{Framing, security_policy};
