//! Bodies that the kernel sends by itself: it is told where the bytes are, and copies none of them.

mod bodies;
mod stream;
#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(not(target_os = "linux"), path = "elsewhere.rs")]
mod system;

pub use bodies::SealedBodies;
pub use stream::SealedStream;
