//! Metrics for operators: counters and durations in Prometheus' format.

mod process;
mod registry;
mod vitals;

pub use process::{open_files, resident_bytes};
pub use registry::{DeliveryCounts, Metrics};
pub use vitals::WebVitals;
