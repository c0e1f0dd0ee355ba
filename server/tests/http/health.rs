//! Liveness and readiness.

use std::time::Duration;

use serde_json::json;
use server::work::background::{BackgroundJob, Next, Supervisor};
use sqlx::Connection;

use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, Setup, TestApp};

#[tokio::test]
async fn a_healthy_server_is_alive_and_ready() {
    let app = TestApp::new().await;
    assert_eq!(app.get("/about").await.status, 200);
    let alive = app.get("/healthz").await;
    assert_eq!((alive.status.as_u16(), alive.json()), (200, json!({ "status": "alive" })));
    let ready = app.get("/readyz").await;
    assert_eq!((ready.status.as_u16(), ready.json()), (200, json!({ "status": "ready" })));
    assert_eq!(ready.header("cache-control"), Some("no-store"));
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
    assert_eq!(app.get("/healthz").await.status, 200, "the process itself is alive");
}

/// The server of PostgreSQL is demoted to a standby, or set to read-only, while its sessions stay open.
#[tokio::test]
async fn sessions_that_became_read_only_are_replaced() {
    let app = TestApp::new().await;
    if !app.database.is_sqlite() {
        app.execute(
            "create function demote() returns trigger language plpgsql as
             $$ begin perform set_config('default_transaction_read_only', 'on', false); return new; end $$",
        )
        .await;
        app.execute("create trigger demote after insert on leads for each row execute function demote()").await;
        // Each lead leaves its session read-only; there are more leads than sessions in the pool.
        for _ in 0..=app.state.store.connections().max {
            assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
        }
        assert_eq!(app.get("/readyz").await.status, 200);

        let database = app.database.url.rsplit('/').next().unwrap();
        app.execute(&format!("alter database {database} set default_transaction_read_only = on")).await;
        // Sessions that began before keep the old default.
        app.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid()",
        )
        .await;
        let ready = app.get("/readyz").await;
        assert_eq!((ready.status.as_u16(), &ready.json()["failing"]), (503, &json!(["database"])));
        let form = app.post_json(CONTACT, CONTACT_FORM).await;
        assert_eq!((form.status.as_u16(), form.header("retry-after").is_some()), (503, true));
        assert_eq!(app.get("/about").await.status, 200);

        // This session starts read-only, too.
        let mut admin = sqlx::AnyConnection::connect(&app.database.url).await.unwrap();
        for sql in ["set default_transaction_read_only = off", &format!("alter database {database} reset all")] {
            sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut admin).await.unwrap();
        }
        assert_eq!(app.get("/readyz").await.status, 200);
        assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    }
}

#[tokio::test]
async fn a_database_that_refuses_writes_is_not_ready() {
    let app = TestApp::new().await;
    assert_eq!(app.get("/about").await.status, 200);
    app.execute("alter table secrets rename to hidden_secrets").await;
    let answer = app.get("/readyz").await;
    assert_eq!((answer.status.as_u16(), &answer.json()["failing"]), (503, &json!(["database"])));
    app.execute("alter table hidden_secrets rename to secrets").await;
    assert_eq!(app.get("/readyz").await.status, 503, "the write probe runs once in ten seconds");
    let restarted = TestApp::on(Setup::default(), &app.database.url).await;
    assert_eq!(restarted.get("/about").await.status, 200);
    assert_eq!(restarted.get("/readyz").await.status, 200);
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
}
