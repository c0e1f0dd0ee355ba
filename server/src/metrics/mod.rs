//! What an operator watches: counts and durations, read by Prometheus.

mod core_traps;
mod endpoint;
mod histogram;
mod process;
mod registry;
mod vitals;

pub use core_traps::CoreTraps;
pub use endpoint::metrics_app;
pub use histogram::Histogram;
pub use registry::{Answers, Metrics};
pub use vitals::WebVitals;
