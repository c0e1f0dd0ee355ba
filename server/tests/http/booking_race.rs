//! Two thousand people compete for twelve slots: the database gives each slot to one of them, in any timing.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use core_wasm::booking::Slot;
use futures_util::future::join_all;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tokio::time::sleep;
use tower::ServiceExt;

use crate::booking::{BOOK, IN_THE_EVENT, bookings};
use crate::harness::{Database, Setup, TestApp};

const ATTEMPTS: usize = 2000;
const SLOTS: usize = 12;
/// Pause before a retry: without one, retries keep a busy machine from ever answering.
const RETRY_AFTER: Duration = Duration::from_millis(500);

fn setup() -> Setup {
    Setup::at(IN_THE_EVENT)
}

/// Returns the day and label of one of the twelve: eleven of one day (its first is closed), and one of the next.
fn slot(index: usize) -> (&'static str, String) {
    let (day, starts) = if index < 11 { ("2027-10-14", 630 + 30 * index as u16) } else { ("2027-10-15", 630) };
    (day, Slot::new(starts, starts + 30).unwrap().wire())
}

/// Returns one person's payload for one of the slots.
fn person(number: usize) -> Value {
    let (date, time) = slot(number % SLOTS);
    json!({
        "fullName": "Ada Lovelace", "email": format!("ada.{number}@engines.example"),
        "phone": format!("+1704555{number:04}"), "company": "", "date": date, "time": time,
    })
}

/// Sends one person's request, and again while the server is busy: so many at once may wait too long for a connection.
async fn attempt(router: Router, number: usize) -> (StatusCode, Value) {
    loop {
        let request = Request::post(BOOK)
            .header("content-type", "application/json")
            .header("idempotency-key", format!("person-{number}"))
            .body(Body::from(person(number).to_string()));
        let answer = router.clone().oneshot(request.unwrap()).await.unwrap();
        let status = answer.status();
        let body = answer.into_body().collect().await.unwrap().to_bytes();
        if status != StatusCode::SERVICE_UNAVAILABLE {
            return (status, serde_json::from_slice(&body).unwrap());
        }
        sleep(RETRY_AFTER).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_thousand_concurrent_requests_for_twelve_slots_make_twelve_bookings() {
    let database = Database::new().await;
    // PostgreSQL supports several servers, each with its own connections; SQLite belongs to one.
    let servers = if database.is_sqlite() { 1 } else { 2 };
    let mut apps = Vec::new();
    for _ in 0..servers {
        apps.push(TestApp::on(setup(), &database.url).await);
    }
    let tasks = (0..ATTEMPTS).map(|number| {
        let app = &apps[number / SLOTS % servers];
        tokio::spawn(attempt(app.router(), number))
    });
    let answers: Vec<(StatusCode, Value)> = join_all(tasks).await.into_iter().map(Result::unwrap).collect();
    let count = |status: u16| answers.iter().filter(|(answer, _)| *answer == status).count();
    let other = answers.iter().find(|(status, _)| !matches!(status.as_u16(), 200 | 409));
    assert_eq!((count(200), count(409)), (SLOTS, ATTEMPTS - SLOTS), "{other:?}");
    // The day after is almost free, so every loser receives an offer.
    let mut lost = answers.iter().filter(|(status, _)| *status == 409);
    assert!(lost.all(|(_, body)| (1..=3).contains(&body["alternatives"].as_array().unwrap().len())));
    let bookings = bookings(&apps[0].state.store).await;
    let places: BTreeSet<(String, i64)> =
        bookings.iter().map(|booking| (booking.slot.day.clone(), booking.slot.starts)).collect();
    let references: BTreeSet<&str> = bookings.iter().map(|booking| booking.reference.as_str()).collect();
    assert_eq!((bookings.len(), places.len(), references.len()), (SLOTS, SLOTS, SLOTS));
    let told: BTreeSet<&str> = answers.iter().filter_map(|(_, body)| body["data"]["reference"].as_str()).collect();
    assert_eq!(told, references, "exactly the people with status 200 have a slot");
}
