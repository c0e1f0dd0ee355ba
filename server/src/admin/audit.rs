//! The audit log: for owners.

use std::collections::HashMap;

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::request::{Query, SignedIn, json, unavailable};
use crate::app::state::AppState;
use crate::http::Problem;
use model::Permission;

/// A page of the audit log, the newest entry first.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AuditPage {
    entries: Vec<AuditLine>,
    /// The value of `before` for the next page; none after the last.
    next: Option<String>,
}

/// Something that somebody did.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AuditLine {
    id: String,
    /// UTC milliseconds.
    #[cfg_attr(test, ts(type = "number"))]
    at: i64,
    /// The user's e-mail address, or `command line`.
    user: String,
    /// Such as `lead.won`.
    action: String,
    /// Such as `lead:01890…`.
    object: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Page {
    before: String,
    user: String,
    object: String,
}

/// Lists entries, of one user or about one object if they are given.
pub(super) async fn list(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Query(page): Query<Page>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Audit)?;
    let entries = state.store.audit_log(&page.before, &page.user, &page.object).await.map_err(unavailable)?;
    let emails = emails(&state).await?;
    let next = (entries.len() == store::AUDIT_PAGE).then(|| entries.last().map(|entry| entry.id.clone())).flatten();
    let name = |id: Option<String>| match id {
        Some(id) => emails.get(&id).cloned().unwrap_or(id),
        None => "command line".to_owned(),
    };
    let entries = entries.into_iter().map(|entry| AuditLine {
        id: entry.id,
        at: entry.at,
        user: name(entry.user_id),
        action: entry.action,
        object: entry.object,
    });
    Ok(json(AuditPage { entries: entries.collect(), next }))
}

/// Returns the e-mail addresses of all users by their ids.
pub(super) async fn emails(state: &AppState) -> Result<HashMap<String, String>, Problem> {
    let users = state.store.users().await.map_err(unavailable)?;
    Ok(users.into_iter().map(|user| (user.id, user.email)).collect())
}
