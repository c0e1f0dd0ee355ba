//! Liveness and readiness.

use std::time::Duration;

use serde_json::json;
use server::background::{BackgroundJob, Next, Supervisor};

use crate::harness::{Setup, TestApp};

#[tokio::test]
async fn a_healthy_server_is_alive_and_ready() {
    let app = TestApp::new().await;
    assert_eq!(app.get("/about").await.status, 200);
    let alive = app.get("/healthz").await;
    assert_eq!((alive.status.as_u16(), alive.json()), (200, json!({ "status": "alive" })));
    let ready = app.get("/readyz").await;
    assert_eq!((ready.status.as_u16(), ready.json()), (200, json!({ "status": "ready" })));
    assert_eq!(ready.header("cache-control"), Some("no-store"));
    app.end().await;
}

#[tokio::test]
async fn the_failing_parts_are_named() {
    let app = TestApp::with(Setup { bundle: "syntax error".to_owned(), ..Setup::default() }).await;
    assert_eq!(app.get("/about").await.status, 200, "the browser renders it");
    let answer = app.get("/readyz").await;
    assert_eq!((answer.status.as_u16(), &answer.json()["failing"]), (503, &json!(["renderer"])));
    app.state.store.close().await;
    let answer = app.get("/readyz").await;
    assert_eq!(
        answer.json(),
        json!({
            "type": "about:blank", "title": "Service Unavailable", "status": 503,
            "detail": "Not ready: database, renderer.", "failing": ["database", "renderer"],
        })
    );
    assert_eq!(app.get("/healthz").await.status, 200, "the process itself is well");
    app.end().await;
}

#[tokio::test]
async fn database_that_refuses_writes_is_not_ready() {
    let app = TestApp::new().await;
    assert_eq!(app.get("/about").await.status, 200);
    app.execute("alter table secrets rename to hidden_secrets").await;
    let answer = app.get("/readyz").await;
    assert_eq!((answer.status.as_u16(), &answer.json()["failing"]), (503, &json!(["database"])));
    app.execute("alter table hidden_secrets rename to secrets").await;
    assert_eq!(app.get("/readyz").await.status, 503, "a write is tried once in ten seconds");
    let restarted = TestApp::on(Setup::default(), &app.database.url).await;
    assert_eq!(restarted.get("/about").await.status, 200);
    assert_eq!(restarted.get("/readyz").await.status, 200);
    restarted.close().await;
    app.end().await;
}

#[tokio::test]
async fn a_job_that_makes_no_progress_is_named() {
    let app = TestApp::new().await;
    let mut supervisor = Supervisor::new(&app.state.background);
    let job = BackgroundJob {
        name: "mail",
        round_limit: Duration::MAX,
        stalls_after: Some(Duration::ZERO),
        retry_after: Duration::ZERO,
    };
    supervisor.start(job, std::future::pending::<Result<Next, String>>, std::future::pending);
    let spare = BackgroundJob { name: "careers", stalls_after: None, ..job };
    supervisor.start(spare, std::future::pending::<Result<Next, String>>, std::future::pending);
    assert_eq!(app.get("/about").await.status, 200);
    let answer = app.get("/readyz").await;
    assert_eq!((answer.status.as_u16(), &answer.json()["failing"]), (503, &json!(["mail"])));
    supervisor.stop(Duration::ZERO).await;
    app.end().await;
}
