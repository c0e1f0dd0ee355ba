//! `GET /api/book-slot-stream/`: the taken slots, at once and after each change, as server-sent events.

use std::convert::Infallible;
use std::time::Duration;

use axum::Extension;
use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use serde::Serialize;
use tokio::time::{Instant, sleep, sleep_until};
use utoipa::ToSchema;

use super::event_of_query;
use crate::api::responses::Unstreamed;
use crate::app::state::AppState;
use crate::booking::{Listener, TooManyStreams, taken_slots_json};
use crate::http::Problem;
use crate::http::limits::ClientAddress;

/// Proxies close connections that are silent for a minute; this leaves a margin.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Longest duration of a stream, after which the browser reconnects: no connection is held forever.
const LONGEST: Duration = Duration::from_secs(10 * 60);
/// Reconnection time of browsers, in milliseconds.
const RETRY_MS: u32 = 3000;
/// Tells nginx not to buffer events.
const X_ACCEL_BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

/// An event of the stream.
#[derive(Debug, Serialize, ToSchema)]
struct SlotsEvent {
    /// Always `slots`.
    pub event: String,
    /// The `data` of the list, as JSON.
    pub data: String,
    /// Reconnection time in milliseconds; sent with the first event.
    pub retry: Option<u32>,
}

/// Streams server-sent events: `slots` with the list's `data`, at once and after each change.
#[utoipa::path(get, path = "/api/book-slot-stream/", tag = "booking",
    params(("event" = Option<String>, Query, description = "The event landing's token; without it, the current one.")),
    responses(
        (status = 200, description = "The stream.", body = SlotsEvent, content_type = "text/event-stream"),
        Unstreamed,
    ))]
pub async fn book_slot_stream(
    State(state): State<AppState>,
    client: Option<Extension<ClientAddress>>,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let token = event_of_query(&state, query.as_deref().unwrap_or_default())?;
    let now = taken_slots_json(&state.store, &token).await.map_err(Problem::unread_content)?;
    let client = client.map(|Extension(client)| client);
    let listener = state.live_slots.listen(&token, now, client).map_err(|refused| match refused {
        TooManyStreams::OfClient => {
            let detail = "Too many streams are open from your network. Request the list instead.";
            let seconds = HeaderValue::from(LONGEST.as_secs());
            Problem::new(StatusCode::TOO_MANY_REQUESTS, detail).header(RETRY_AFTER, seconds)
        }
        TooManyStreams::OfAll => Problem::unavailable("Too many streams are open. Request the list instead."),
    })?;
    let stream = Stream { listener, ends: Instant::now() + LONGEST, is_started: false };
    let body = Body::from_stream(unfold(stream, |mut stream| async move {
        let part = stream.next().await?;
        Some((Ok::<_, Infallible>(part), stream))
    }));
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(X_ACCEL_BUFFERING, HeaderValue::from_static("no"));
    Ok(response)
}

struct Stream {
    listener: Listener,
    ends: Instant,
    is_started: bool,
}

impl Stream {
    /// Returns the next event; `None` at the end.
    async fn next(&mut self) -> Option<String> {
        if !self.is_started {
            self.is_started = true;
            return Some(format!("retry: {RETRY_MS}\n{}", self.event()));
        }
        let changed = tokio::select! {
            biased;
            _ = self.listener.stopping.wait_for(|stopping| *stopping) => return None,
            () = sleep_until(self.ends) => return None,
            changed = self.listener.slots.changed() => changed.is_ok(),
            () = sleep(HEARTBEAT) => return Some(":\n\n".to_owned()),
        };
        changed.then(|| self.event())
    }

    fn event(&mut self) -> String {
        format!("event: slots\ndata: {}\n\n", *self.listener.slots.borrow_and_update())
    }
}
