//! What an operator watches: counts and durations, read by Prometheus.

mod endpoint;
mod histogram;
mod process;
mod registry;
mod vitals;

pub use endpoint::metrics_app;
pub use histogram::Histogram;
pub use registry::{Answers, Metrics};
pub use vitals::WebVitals;
