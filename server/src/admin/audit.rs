//! The audit log: for owners.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::request::{Query, SignedIn, json};
use crate::app::state::AppState;
use crate::http::Problem;
use model::Permission;
use store::AuditLine;

/// A page of the audit log, the newest entry first.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct AuditPage {
    entries: Vec<AuditLine>,
    /// The value of `before` for the next page; none after the last.
    next: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Page {
    before: String,
    user: String,
    object: String,
}

pub(super) async fn list(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Query(page): Query<Page>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Audit)?;
    let entries = state.store.audit_log(&page.before, &page.user, &page.object).await?;
    let next = (entries.len() == store::AUDIT_PAGE).then(|| entries.last().map(|entry| entry.id.clone())).flatten();
    Ok(json(AuditPage { entries, next }))
}
