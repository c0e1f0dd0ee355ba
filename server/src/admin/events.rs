//! `GET /api/admin/events`: server-sent events about changes of the inbox, of bookings, of documents and of media.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use super::media;
use super::request::SignedIn;
use crate::app::state::AppState;
use crate::http::Problem;
use model::Permission;
use store::{InboxMark, MEDIA_CHANGE, StoreError};

/// Polling interval of the database, which another server may have changed.
const POLL: Duration = Duration::from_secs(2);
/// Longest duration of a stream, after which the browser reconnects.
const LONGEST: Duration = Duration::from_secs(10 * 60);
/// Proxies close connections that are silent for a minute.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Streams `lead` for each change of the inbox, `booking` for each change of an event's bookings, `content` for each change
/// of a document, `media` for each change of the media library, and `session` when the session ends. Everyone gets only the events of their permissions.
pub(super) async fn stream(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    if !signed_in.may(Permission::CheckIn) && !signed_in.may(Permission::Content) {
        signed_in.require(Permission::Leads)?;
    }
    let changes = Changes {
        leads: match signed_in.may(Permission::Leads) {
            true => Some(state.store.inbox_mark().await?),
            false => None,
        },
        bookings: match signed_in.may(Permission::CheckIn) {
            true => Some(state.store.slot_versions().await?),
            false => None,
        },
        document: match signed_in.may(Permission::Content) {
            true => Some(state.store.latest_document_change().await?),
            false => None,
        },
        session: signed_in.session.id,
        stopping: state.live_slots.stopping(),
        state,
        ends: Instant::now() + LONGEST,
        pending: VecDeque::new(),
        is_over: false,
    };
    let events = unfold(changes, |mut changes| async move {
        let event = changes.next().await?;
        Some((Ok::<_, Infallible>(event), changes))
    });
    let mut response = Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

struct Changes {
    state: AppState,
    session: String,
    stopping: watch::Receiver<bool>,
    ends: Instant,
    /// The state of the inbox that was sent last; `None` without the permission.
    leads: Option<InboxMark>,
    /// The versions of all events' slots that were sent last; `None` without the permission.
    bookings: Option<Vec<(String, i64)>>,
    /// The number of the document change that was sent last; `None` without the permission.
    document: Option<i64>,
    pending: VecDeque<Event>,
    is_over: bool,
}

impl Changes {
    /// Waits for the next event; `None` at the end.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.pending.pop_front() {
                return Some(event);
            }
            if self.is_over || Instant::now() >= self.ends {
                return None;
            }
            tokio::select! {
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                () = sleep(POLL) => {}
            }
            // Retry if the database is briefly unreachable.
            if let Err(cause) = self.poll().await {
                tracing::debug!(%cause, "changes were not read");
            }
        }
    }

    async fn poll(&mut self) -> Result<(), StoreError> {
        let store = &self.state.store;
        if !store.is_session_alive(&self.session, self.state.clock.now_ms()).await? {
            self.pending.push_back(event("session", &json!({})));
            self.is_over = true;
            return Ok(());
        }
        if let Some(shown) = &mut self.leads {
            let now = store.inbox_mark().await?;
            if now.lead != shown.lead || (now.entry != shown.entry && store.is_lead_changed(&shown.entry).await?) {
                self.pending.push_back(event("lead", &json!({ "id": now.lead })));
            }
            *shown = now;
        }
        if let Some(shown) = &mut self.bookings {
            let now = store.slot_versions().await?;
            for (token, _) in now.iter().filter(|version| !shown.contains(version)) {
                self.pending.push_back(event("booking", &json!({ "event": token })));
            }
            *shown = now;
        }
        if let Some(shown) = &mut self.document {
            // Several documents may have changed at a time.
            while let Some((number, id)) = store.document_change_after(*shown).await? {
                self.pending.push_back(match id.strip_prefix(MEDIA_CHANGE) {
                    Some(path) => event("media", &json!({ "id": media::changed_item(path) })),
                    None => event("content", &json!({ "id": id })),
                });
                *shown = number;
            }
        }
        Ok(())
    }
}

fn event(name: &str, data: &Value) -> Event {
    Event::default().event(name).data(data.to_string())
}
