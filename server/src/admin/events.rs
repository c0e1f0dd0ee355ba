//! `GET /api/admin/events`: server-sent events about changes of the inbox.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use tokio::time::{Instant, sleep};

use super::request::{SignedIn, unavailable};
use crate::app::state::AppState;
use crate::http::Problem;
use model::Permission;

/// Polling interval of the database, which another server may have changed.
const POLL: Duration = Duration::from_secs(2);
/// Longest duration of a stream, after which the browser reconnects.
const LONGEST: Duration = Duration::from_secs(10 * 60);
/// Proxies close connections that are silent for a minute.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Streams `lead` for each change of the inbox, and `session` when the session ends.
pub(super) async fn stream(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    signed_in.require(Permission::Leads)?;
    let mark = state.store.inbox_mark().await.map_err(unavailable)?;
    let ends = Instant::now() + LONGEST;
    let stopping = state.live_slots.stopping();
    let session = signed_in.session.id;
    let changes = unfold(Some(mark), move |mark| {
        let (state, session, mut stopping) = (state.clone(), session.clone(), stopping.clone());
        async move {
            let mark = mark?;
            loop {
                tokio::select! {
                    _ = stopping.wait_for(|stopping| *stopping) => return None,
                    () = sleep(POLL) => {}
                }
                if Instant::now() >= ends {
                    return None;
                }
                if !state.store.is_session_alive(&session, state.clock.now_ms()).await.unwrap_or(true) {
                    return Some((Ok::<_, Infallible>(Event::default().event("session").data("{}")), None));
                }
                // Retry if the database is briefly unreachable.
                let Ok(now) = state.store.inbox_mark().await else { continue };
                if now != mark {
                    let data = serde_json::json!({ "id": now.0 }).to_string();
                    return Some((Ok(Event::default().event("lead").data(data)), Some(now)));
                }
            }
        }
    });
    let mut response = Sse::new(changes).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response();
    response.headers_mut().insert(axum::http::header::CACHE_CONTROL, axum::http::HeaderValue::from_static("no-store"));
    Ok(response)
}
