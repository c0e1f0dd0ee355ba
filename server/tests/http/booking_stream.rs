//! Changes of the taken slots, as server-sent events.

use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use server::work::background::Supervisor;
use server::work::jobs::watch_slots;
use tokio::time::timeout;
use tower::ServiceExt;

use crate::booking::{IN_THE_EVENT, book, booked, cancel_by_link};
use crate::harness::{Setup, TestApp};
use server::http::limits::STREAMS_PER_CLIENT;

/// Longer than the polling interval for other processes' changes, shorter than a heartbeat.
const PATIENCE: Duration = Duration::from_secs(10);

fn setup() -> Setup {
    Setup::at(IN_THE_EVENT)
}

async fn next(body: &mut Body) -> Option<String> {
    let frame = timeout(PATIENCE, body.frame()).await.unwrap()?;
    Some(String::from_utf8(frame.unwrap().into_data().unwrap().to_vec()).unwrap())
}

async fn open(app: &TestApp) -> Body {
    let request = Request::get("/api/book-slot-stream/?event=oracle-ai-world-2027").body(Body::empty()).unwrap();
    let answer = app.router().oneshot(request).await.unwrap();
    assert_eq!(answer.status(), 200);
    let headers = answer.headers();
    assert_eq!(
        (headers["content-type"].as_bytes(), headers["cache-control"].as_bytes()),
        (&b"text/event-stream"[..], &b"no-store"[..])
    );
    answer.into_body()
}

#[tokio::test]
async fn a_stream_sends_changes_of_all_servers_and_ends_at_shutdown() {
    let app = TestApp::with(setup()).await;
    let other = TestApp::on(setup(), &app.database.url).await;
    let mut watching = Supervisor::new(&app.state.background);
    watch_slots(&mut watching, &app.state);
    let mut stream = open(&app).await;
    assert_eq!(next(&mut stream).await.unwrap(), "retry: 3000\nevent: slots\ndata: {}\n\n");

    assert_eq!(book(&app, "2027-10-14", "10:30 AM-11:00 AM").await.status, 200);
    let first = r#"{"2027-10-14":[{"time":"10:30 AM-11:00 AM"}]}"#;
    assert_eq!(next(&mut stream).await.unwrap(), format!("event: slots\ndata: {first}\n\n"));

    let booking = booked(&other, "2027-10-15", "03:30 PM-04:00 PM").await;
    let second = r#"{"2027-10-14":[{"time":"10:30 AM-11:00 AM"}],"2027-10-15":[{"time":"03:30 PM-04:00 PM"}]}"#;
    assert_eq!(next(&mut stream).await.unwrap(), format!("event: slots\ndata: {second}\n\n"));

    // A later listener receives the current slots at once.
    let mut late = open(&app).await;
    assert_eq!(next(&mut late).await.unwrap(), format!("retry: 3000\nevent: slots\ndata: {second}\n\n"));

    cancel_by_link(&app, &booking.id).await.expect(200);
    let freed = r#"{"2027-10-14":[{"time":"10:30 AM-11:00 AM"}]}"#;
    assert_eq!(next(&mut stream).await.unwrap(), format!("event: slots\ndata: {freed}\n\n"));
    assert_eq!(next(&mut late).await.unwrap(), format!("event: slots\ndata: {freed}\n\n"));

    app.state.live_slots.stop();
    assert_eq!((next(&mut stream).await, next(&mut late).await), (None, None));
    watching.stop(PATIENCE).await;
}

#[tokio::test]
async fn a_client_over_its_stream_limit_can_still_get_the_list() {
    let app = TestApp::with(Setup { site: Setup::behind_proxy("").site, ..setup() }).await;
    let open = async |client: &str| {
        let request =
            Request::get("/api/book-slot-stream/?event=oracle-ai-world-2027").header("x-forwarded-for", client);
        app.router().oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
    };
    let mut streams = Vec::new();
    for number in 0..STREAMS_PER_CLIENT {
        streams.push(open(&format!("2001:db8:1:2::{number:x}")).await);
    }
    assert!(streams.iter().all(|stream| stream.status() == 200));

    let refused = open("2001:db8:1:2::ffff").await;
    assert_eq!((refused.status().as_u16(), refused.headers()["retry-after"].as_bytes()), (429, &b"600"[..]));
    assert_eq!(open("2001:db8:1:3::1").await.status(), 200, "another client has its own");
    let list = app.get("/api/book-slot-list/?event=oracle-ai-world-2027").await;
    assert_eq!(list.json(), serde_json::json!({ "data": {} }));

    streams.pop();
    assert_eq!(open("2001:db8:1:2::ffff").await.status(), 200, "an ended stream frees its permit");
}
