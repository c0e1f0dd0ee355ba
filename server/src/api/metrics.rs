//! `/metrics`, on a separate listener that visitors cannot reach.

use std::fmt::Write;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::prometheus_text;

use crate::app::metrics::{open_files, resident_bytes};
use crate::app::state::AppState;
use crate::work::background::JobReport;

/// Longest wait for the database: metrics without the database's are better than none.
const STORE_TIMEOUT: Duration = Duration::from_secs(2);

/// Returns the service of the metrics listener.
pub fn metrics_app(state: AppState) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(state)
}

/// Writes the state of the background jobs.
fn write_jobs(out: &mut String, jobs: &[JobReport]) {
    type Reading = fn(&JobReport) -> f64;
    #[allow(clippy::cast_precision_loss, reason = "numbers are floats in the format")]
    let series: [(&str, &str, Reading); 4] = [
        ("site_job_last_success_seconds", "gauge", |job| job.since_success.as_secs_f64()),
        ("site_job_stalled", "gauge", |job| f64::from(u8::from(job.is_stalled))),
        ("site_job_failures_total", "counter", |job| job.failures as f64),
        ("site_job_restarts_total", "counter", |job| job.restarts as f64),
    ];
    for (name, kind, reading) in series {
        let _ = writeln!(out, "# TYPE {name} {kind}");
        for job in jobs {
            let _ = writeln!(out, "{name}{{name=\"{}\"}} {}", job.name, reading(job));
        }
    }
}

async fn metrics(State(state): State<AppState>) -> Response {
    let mut out = String::new();
    let _ = writeln!(out, "# TYPE site_build_info gauge");
    let _ = writeln!(out, "site_build_info{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"));
    state.metrics.write(&mut out);
    write_jobs(&mut out, &state.background.report());
    let mut gauge = |name: &str, value: Option<f64>| {
        if let Some(value) = value {
            let _ = writeln!(out, "# TYPE {name} gauge\n{name} {value}");
        }
    };
    #[allow(clippy::cast_precision_loss, reason = "gauges are floats in the format")]
    {
        let connections = state.store.connections();
        gauge("site_database_connections", Some(f64::from(connections.open)));
        gauge("site_database_connections_idle", Some(connections.idle as f64));
        gauge("site_database_connections_max", Some(f64::from(connections.max)));
        gauge("site_render_engines_ready", Some(state.renderer.ready() as f64));
        gauge("process_resident_memory_bytes", resident_bytes().map(|bytes| bytes as f64));
        gauge("process_open_fds", open_files().map(|files| files as f64));
        let now_ms = state.clock.now_ms();
        let depth = tokio::time::timeout(STORE_TIMEOUT, state.store.outbox_depth(now_ms)).await;
        let depth = depth.ok().and_then(Result::ok);
        gauge("site_database_up", Some(f64::from(u8::from(depth.is_some()))));
        gauge("site_outbox_due", depth.map(|depth| depth.due as f64));
        gauge("site_outbox_later", depth.map(|depth| depth.later as f64));
        gauge("site_outbox_dead", depth.map(|depth| depth.dead as f64));
        gauge(
            "site_outbox_oldest_seconds",
            depth.map(|depth| depth.waiting_since.map_or(0.0, |since| now_ms.saturating_sub(since) as f64 / 1000.0)),
        );
    }
    ([(CONTENT_TYPE, prometheus_text::CONTENT_TYPE), (CACHE_CONTROL, "no-store")], out).into_response()
}
