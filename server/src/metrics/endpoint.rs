//! `/metrics`, on a listener of its own: what it tells is the operator's and no visitor's.

use std::fmt::Write;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::process::{open_files, resident_bytes};
use crate::state::AppState;

/// Prometheus' text format.
const TEXT: &str = "text/plain; version=0.0.4; charset=utf-8";
/// A scrape without the database's share is better than none.
const STORE_TIMEOUT: Duration = Duration::from_secs(2);

/// The listener's service.
pub fn metrics_app(state: AppState) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(state)
}

async fn metrics(State(state): State<AppState>) -> Response {
    let mut out = String::new();
    let _ = writeln!(out, "# TYPE site_build_info gauge");
    let _ = writeln!(out, "site_build_info{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"));
    state.metrics.write(&mut out);
    let refused = state.connections.refused() + state.requests.refused();
    let _ = writeln!(out, "# TYPE site_connections_refused_total counter\nsite_connections_refused_total {refused}");
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
            depth.map(|depth| depth.oldest_due_at.map_or(0.0, |due_at| (now_ms - due_at) as f64 / 1000.0)),
        );
    }
    ([(CONTENT_TYPE, TEXT), (CACHE_CONTROL, "no-store")], out).into_response()
}
