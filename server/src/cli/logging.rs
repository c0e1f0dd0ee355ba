//! Logging to standard error, as text or JSON.

use std::io::{IsTerminal, stderr};

use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::Environment;

pub(super) fn start(environment: &Environment) {
    let filter: Targets = environment.log.parse().unwrap_or_default();
    let lines = tracing_subscriber::fmt::layer().with_writer(stderr);
    let lines =
        if environment.log_json { lines.json().boxed() } else { lines.with_ansi(stderr().is_terminal()).boxed() };
    // Fails if logging was started already, as in tests; the first subscriber stays.
    drop(tracing_subscriber::registry().with(lines.with_filter(filter)).try_init());
}
