//! `POST /api/vitals/`: reports of page speed and of traps in the WebAssembly core. Reports are counted, never stored.

use std::collections::BTreeMap;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::submission::{is_cross_site, other_method};
use crate::app::state::AppState;
use crate::http::{Problem, read_body};

/// Longest report, in bytes: five numbers and a name, or the message of a trap.
const LONGEST: usize = 1024;

/// A report of a page: measurements when the visitor leaves it, or a trap when it happens.
#[derive(Debug, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct VitalsReport {
    /// The name of the route.
    route: String,
    /// Measurements by their usual abbreviation, in milliseconds; CLS has no unit.
    #[serde(default)]
    #[ts(optional, as = "Option<BTreeMap<String, f64>>")]
    metrics: BTreeMap<String, f64>,
    /// The browser's message about a trap of the core; contains no input.
    #[ts(optional)]
    trap: Option<String>,
}

/// Counts a report. `sendBeacon` sends it as text and ignores the response.
pub async fn vitals(State(state): State<AppState>, request: Request) -> Result<Response, Problem> {
    if let Some(response) = other_method(&request) {
        return Ok(response);
    }
    // Another site could send reports from its visitors' browsers, which would evade the limit per client.
    if is_cross_site(request.headers(), &state) {
        return Err(Problem::new(StatusCode::FORBIDDEN, "This report was sent from another site."));
    }
    state
        .rate_limiter
        .count_report(request.extensions().get().copied())
        .inspect_err(|_| state.metrics.count_rate_limited())
        .map_err(|limited| limited.problem("Too many reports were sent from your connection."))?;
    let body = read_body(request.into_body()).await?;
    let report = if body.len() <= LONGEST { serde_json::from_slice::<VitalsReport>(&body).ok() } else { None };
    let believed = report.is_some_and(|VitalsReport { route, metrics, trap }| {
        let something = !metrics.is_empty() || trap.is_some();
        let trap = trap.is_none_or(|_| state.metrics.vitals.count_core_trap(&route));
        metrics
            .iter()
            .fold(something && trap, |all, (metric, value)| state.metrics.vitals.observe(&route, metric, *value) && all)
    });
    if believed {
        Ok(StatusCode::NO_CONTENT.into_response())
    } else {
        Err(Problem::new(StatusCode::BAD_REQUEST, "This is not a valid report."))
    }
}
