//! A wrong clock deletes nothing.

use std::sync::atomic::{AtomicI64, Ordering};

use server::work::retention::delete_expired;
use sqlx::{AnyConnection, Connection};
use store::{LeaseTimes, Outbox, RetentionReport};

use crate::contact_json::CONTACT_FORM;
use crate::content_import::import_into;
use crate::harness::{CONTACT, DAY_MS, NOW, Setup, TestApp, fixture_content};

const YEAR_MS: i64 = 365 * DAY_MS;

/// Returns an app whose clock the test sets.
async fn app() -> (TestApp, &'static AtomicI64) {
    let (setup, at) = Setup::with_clock(NOW);
    (TestApp::with(setup).await, at)
}

async fn rows(app: &TestApp) -> (usize, usize, usize) {
    (
        app.leads().await.len(),
        app.column("select id from outbox").await.len(),
        app.column("select key from idempotency").await.len(),
    )
}

#[tokio::test]
async fn clock_jumps_of_ten_years_erase_no_data() {
    let (app, at) = app().await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    let before = rows(&app).await;
    for years in (-10..=10).chain([3, -3, 10, 0, 10, -10]) {
        at.store(NOW + years * YEAR_MS, Ordering::Relaxed);
        for _ in 0..3 {
            assert_eq!(delete_expired(&app.state).await.unwrap(), RetentionReport::default(), "{years} years");
        }
        assert_eq!(rows(&app).await, before, "{years} years");
    }
    // The clock is correct again.
    at.store(NOW + DAY_MS / 2, Ordering::Relaxed);
    assert_eq!(delete_expired(&app.state).await.unwrap(), RetentionReport::default());
    assert_eq!(app.leads().await.len(), 1);
}

#[tokio::test]
async fn expired_rows_are_deleted_once_the_newest_row_is_a_day_old() {
    let (app, at) = app().await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    let later = NOW + 3 * YEAR_MS;
    at.store(later, Ordering::Relaxed);
    assert_eq!(app.post_json(CONTACT, &CONTACT_FORM.replace("Ada", "Grace")).await.status, 200);
    assert_eq!(delete_expired(&app.state).await.unwrap(), RetentionReport::default());
    at.store(later + DAY_MS, Ordering::Relaxed);
    assert_eq!(delete_expired(&app.state).await.unwrap(), RetentionReport { leads: 1, bookings: 0, messages: 2 });
}

#[tokio::test]
async fn content_published_too_early_is_published_again_at_its_time() {
    let (app, at) = app().await;
    import_into(&app, &fixture_content()).await;
    let publish_at = NOW + 10 * DAY_MS + 9 * DAY_MS / 24;
    for (now_ms, status) in [(NOW, 404), (publish_at + 10 * DAY_MS, 200), (NOW, 404), (publish_at, 200)] {
        at.store(now_ms, Ordering::Relaxed);
        app.state.refresh_content_version().await.unwrap();
        assert_eq!(app.get("/blog/planned-post").await.status, status, "{now_ms}");
    }
}

#[tokio::test]
async fn scheduled_content_waits_while_the_clock_looks_wrong() {
    let (app, at) = app().await;
    import_into(&app, &fixture_content()).await;
    let published = async |app: &TestApp| {
        app.state.refresh_content_version().await.unwrap();
        let listed = app.get("/api/blog/").await.json()["data"].as_array().unwrap().len() == 2;
        let found = app.get("/blog/planned-post").await.status == 200;
        assert_eq!((listed, app.get("/sitemap.xml").await.text().contains("/planned-post")), (found, found));
        found
    };
    let publish_at = NOW + 10 * DAY_MS + 9 * DAY_MS / 24;
    at.store(NOW + YEAR_MS, Ordering::Relaxed);
    assert!(!published(&app).await, "the clock has jumped");
    app.raise_content_version().await;
    assert!(!published(&app).await, "an import loads the content again");
    let restarted = TestApp::on(Setup::at(NOW + YEAR_MS), &app.database.url).await;
    assert!(!published(&restarted).await, "a restart");
    restarted.close().await;
    for day in 0..=10 {
        at.store(NOW + day * DAY_MS, Ordering::Relaxed);
        assert!(!published(&app).await, "{day}");
    }
    at.store(publish_at, Ordering::Relaxed);
    assert!(published(&app).await);
}

#[tokio::test]
async fn a_reminder_waits_while_the_clock_looks_wrong() {
    let (app, at) = app().await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    let mut connection = AnyConnection::connect(&app.database.url).await.unwrap();
    sqlx::query("update outbox set due_at = $1").bind(NOW + 90 * DAY_MS).execute(&mut connection).await.unwrap();
    let times = LeaseTimes { lease_ms: 60_000, longest_pause_ms: 21_600_000 };
    let due = async |now_ms: i64| {
        at.store(now_ms, Ordering::Relaxed);
        app.state.store.lease_messages("mail", "worker", now_ms, times, 9).await.unwrap().len()
    };
    assert_eq!(due(NOW + YEAR_MS).await, 0, "the clock has jumped");
    assert_eq!(due(NOW).await, 0);
    for day in 1..90 {
        assert_eq!(due(NOW + day * DAY_MS).await, 0, "{day}");
    }
    assert_eq!(due(NOW + 90 * DAY_MS).await, 2);
    drop(connection);
}
