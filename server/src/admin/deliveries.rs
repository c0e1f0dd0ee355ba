//! Mails and webhook calls that wait or have failed.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::request::{Query, SignedIn, done, json, unavailable};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};
use model::{DeliveryState, Permission};

/// The newest deliveries of a state.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Deliveries {
    deliveries: Vec<DeliveryInfo>,
    /// Deliveries that wait, in all.
    #[cfg_attr(test, ts(type = "number"))]
    waiting: i64,
    /// Deliveries that have failed, in all.
    #[cfg_attr(test, ts(type = "number"))]
    failed: i64,
}

/// A mail or a webhook call.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct DeliveryInfo {
    id: String,
    /// `mail` or `webhook`.
    #[cfg_attr(test, ts(type = "\"mail\" | \"webhook\""))]
    kind: String,
    /// Reference of the lead or booking that caused it.
    about: String,
    /// Empty once it was sent.
    subject: String,
    state: DeliveryState,
    #[cfg_attr(test, ts(type = "number"))]
    attempts: i64,
    /// When it is tried next, in UTC milliseconds.
    #[cfg_attr(test, ts(type = "number | null"))]
    due_at: Option<i64>,
    /// When it was written, in UTC milliseconds.
    #[cfg_attr(test, ts(type = "number"))]
    at: i64,
    /// Why the last attempt failed.
    reason: Option<String>,
}

impl From<store::Delivery> for DeliveryInfo {
    fn from(stored: store::Delivery) -> Self {
        let state = stored.state;
        Self {
            id: stored.id,
            kind: stored.kind,
            about: stored.about,
            subject: stored.subject,
            state,
            attempts: stored.attempts,
            due_at: (state == DeliveryState::Waiting).then_some(stored.due_at),
            at: stored.created_at,
            reason: stored.reason,
        }
    }
}

/// The number of deliveries that were queued again.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Retried {
    #[cfg_attr(test, ts(type = "number"))]
    retried: u64,
}

#[derive(Debug, Deserialize)]
pub(super) struct Filter {
    state: DeliveryState,
}

/// Lists deliveries that wait or have failed.
pub(super) async fn list(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Query(filter): Query<Filter>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Deliveries)?;
    let deliveries = state.store.deliveries(filter.state).await.map_err(unavailable)?;
    let depth = state.store.outbox_depth(state.clock.now_ms()).await.map_err(unavailable)?;
    Ok(json(Deliveries {
        deliveries: deliveries.into_iter().map(DeliveryInfo::from).collect(),
        waiting: depth.due + depth.later,
        failed: depth.dead,
    }))
}

/// Queues one failed delivery again.
pub(super) async fn retry(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    match retried(&state, &signed_in, Some(&id)).await? {
        0 => Err(Problem::not_found()),
        _ => Ok(done()),
    }
}

/// Queues all failed deliveries again.
pub(super) async fn retry_all(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    Ok(json(Retried { retried: retried(&state, &signed_in, None).await? }))
}

async fn retried(state: &AppState, signed_in: &SignedIn, id: Option<&str>) -> Result<u64, Problem> {
    signed_in.require(Permission::Deliveries)?;
    let now_ms = state.clock.now_ms();
    let count = state.store.revive_dead(id, now_ms).await.map_err(unavailable)?;
    if count > 0 {
        let object = format!("delivery:{}", id.unwrap_or("all"));
        let by = Some(signed_in.user.id.as_str());
        state.store.record_audit(by, "delivery.retry", &object, now_ms).await.map_err(unavailable)?;
        state.outbox.notify();
    }
    Ok(count)
}
