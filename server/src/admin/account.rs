//! The signed-in user's own account: sessions and password.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::password::{self, Strength};
use super::request::{Json, SignedIn, done, json};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};

/// The sessions of a user.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct Sessions {
    sessions: Vec<SessionInfo>,
}

/// A browser that is signed in.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SessionInfo {
    id: String,
    /// UTC milliseconds.
    created_at: i64,
    /// UTC milliseconds.
    last_seen_at: i64,
    /// Such as `Firefox on Linux`.
    browser: String,
    /// True for the session of this request.
    current: bool,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = ChangedPassword)]
pub(super) struct Passwords {
    current: String,
    password: String,
}

/// Lists the user's sessions, the last used first.
pub(super) async fn sessions(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    let SignedIn { user, session, .. } = signed_in;
    let sessions = state.store.sessions_of(&user.id, state.clock.now_ms()).await?;
    let sessions = sessions.into_iter().map(|other| SessionInfo {
        current: other.id == session.id,
        id: other.id,
        created_at: other.created_at,
        last_seen_at: other.seen_at,
        browser: other.browser,
    });
    Ok(json(Sessions { sessions: sessions.collect() }))
}

pub(super) async fn end_session(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    match state.store.end_session(&signed_in.user.id, &id).await? {
        true => Ok(done()),
        false => Err(Problem::not_found()),
    }
}

pub(super) async fn end_other_sessions(
    State(state): State<AppState>,
    signed_in: SignedIn,
) -> Result<Response, Problem> {
    let SignedIn { user, session, .. } = signed_in;
    state.store.end_other_sessions(&user.id, &session.id).await?;
    Ok(done())
}

/// Changes the user's password and ends the other sessions.
pub(super) async fn change_password(
    State(state): State<AppState>,
    SignedIn { user, session, .. }: SignedIn,
    Json(given): Json<Passwords>,
) -> Result<Response, Problem> {
    password::require(&state, &user, given.current, "current").await?;
    Strength::require(&given.password, &user.email).await?;
    let hash = password::hashed(given.password).await?;
    state.store.change_password(&user.id, &hash, &session.id, state.clock.now_ms()).await?;
    Ok(done())
}
