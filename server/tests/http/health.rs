//! Whether the server says rightly how it is.

use serde_json::json;

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
