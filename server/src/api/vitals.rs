//! `POST /api/vitals/`: pages report how fast they were. What comes in is counted and forgotten.

use std::collections::BTreeMap;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::http::{Problem, read_body};
use crate::state::AppState;

/// The longest report, in bytes: five numbers and a name.
const LONGEST: usize = 1024;

/// What a page reports when it is left.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Report {
    /// The route's name.
    route: String,
    /// What was measured, by its usual abbreviation: milliseconds, and CLS without a unit.
    metrics: BTreeMap<String, f64>,
}

/// Counts a report. `sendBeacon` sends text, and nobody reads the answer.
pub async fn vitals(State(state): State<AppState>, request: Request) -> Response {
    let body = match read_body(request.into_body()).await {
        Ok(body) => body,
        Err(error) => return Problem::from(error).into_response(),
    };
    let report = if body.len() <= LONGEST { serde_json::from_slice::<Report>(&body).ok() } else { None };
    let believed = report.is_some_and(|report| {
        report.metrics.iter().fold(!report.metrics.is_empty(), |all, (metric, value)| {
            state.metrics.vitals.observe(&report.route, metric, *value) && all
        })
    });
    if believed {
        StatusCode::NO_CONTENT.into_response()
    } else {
        Problem::new(StatusCode::BAD_REQUEST, "This is no report of a page's speed.").into_response()
    }
}
