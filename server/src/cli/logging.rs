//! Where log lines go: to standard error, as text or as JSON.

use std::io::{IsTerminal, stderr};

use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::Environment;

/// Starts logging.
pub(super) fn start(environment: &Environment) {
    let filter: Targets = environment.log.parse().unwrap_or_default();
    let lines = tracing_subscriber::fmt::layer().with_writer(stderr);
    let lines =
        if environment.log_json { lines.json().boxed() } else { lines.with_ansi(stderr().is_terminal()).boxed() };
    // A second start, as in a test, keeps the first one's logging.
    drop(tracing_subscriber::registry().with(lines.with_filter(filter)).try_init());
}
