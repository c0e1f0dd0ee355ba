//! Mails and webhook calls that wait or have failed.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::request::{Query, SignedIn, done, json};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};
use model::{DeliveryState, Permission};
use store::DeliveryInfo;

/// The newest deliveries of a state.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct Deliveries {
    deliveries: Vec<DeliveryInfo>,
    /// Deliveries that wait, in all.
    waiting: i64,
    /// Deliveries that have failed, in all.
    failed: i64,
}

/// The number of deliveries that were queued again.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct Retried {
    retried: u64,
}

#[derive(Debug, Deserialize)]
pub(super) struct Filter {
    state: DeliveryState,
}

pub(super) async fn list(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Query(filter): Query<Filter>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Deliveries)?;
    let deliveries = state.store.deliveries(filter.state).await?;
    let depth = state.store.outbox_depth(state.clock.now_ms()).await?;
    Ok(json(Deliveries { deliveries, waiting: depth.due + depth.later, failed: depth.dead }))
}

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

pub(super) async fn retry_all(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    Ok(json(Retried { retried: retried(&state, &signed_in, None).await? }))
}

async fn retried(state: &AppState, signed_in: &SignedIn, id: Option<&str>) -> Result<u64, Problem> {
    signed_in.require(Permission::Deliveries)?;
    let now_ms = state.clock.now_ms();
    let count = state.store.revive_dead(id, now_ms).await?;
    if count > 0 {
        let object = format!("delivery:{}", id.unwrap_or("all"));
        state.store.record_audit(signed_in.id(), "delivery.retry", &object, now_ms).await?;
        state.outbox.notify();
    }
    Ok(count)
}
