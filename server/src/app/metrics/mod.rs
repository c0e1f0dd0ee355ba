//! Metrics for operators: counters and durations in Prometheus' format.

mod histogram;
mod process;
mod registry;
mod vitals;

pub use histogram::Histogram;
pub use process::{open_files, resident_bytes};
pub use registry::Metrics;
pub use vitals::WebVitals;
