//! `POST /api/vitals/`: pages report how fast they were, and that their core has trapped. What comes in is counted and forgotten.

use std::collections::BTreeMap;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::http::{Problem, read_body};
use crate::state::AppState;

/// The longest report, in bytes: five numbers and a name, or a trap's message.
const LONGEST: usize = 1024;

/// A report of a page: measurements when it is left, a trap when it happens.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Report {
    /// The route's name.
    route: String,
    /// What was measured, by its usual abbreviation: milliseconds, and CLS without a unit.
    #[serde(default)]
    metrics: BTreeMap<String, f64>,
    /// The browser's message about a trap of the core; nothing that was typed.
    trap: Option<String>,
}

/// Counts a report. `sendBeacon` sends text, and nobody reads the answer.
pub async fn vitals(State(state): State<AppState>, request: Request) -> Response {
    let body = match read_body(request.into_body()).await {
        Ok(body) => body,
        Err(error) => return Problem::from(error).into_response(),
    };
    let report = if body.len() <= LONGEST { serde_json::from_slice::<Report>(&body).ok() } else { None };
    let believed = report.is_some_and(|Report { route, metrics, trap }| {
        let something = !metrics.is_empty() || trap.is_some();
        let trap = trap.is_none_or(|message| state.metrics.core_traps.count(&route, &message));
        metrics
            .iter()
            .fold(something && trap, |all, (metric, value)| state.metrics.vitals.observe(&route, metric, *value) && all)
    });
    if believed {
        StatusCode::NO_CONTENT.into_response()
    } else {
        Problem::new(StatusCode::BAD_REQUEST, "This is no report of a page.").into_response()
    }
}
