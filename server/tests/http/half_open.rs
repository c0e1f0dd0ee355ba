//! A database that vanished silently: PostgreSQL behind a connection that no longer carries data.

use std::time::{Duration, Instant};

use sqlx::{AnyConnection, Connection};
use store::Store;

use crate::contact_json::CONTACT_FORM;
use crate::harness::{Database, example_content, import_pages};
use crate::process::{PATIENCE, Place, Running, post};
use crate::smtp_server::SmtpServer;
use crate::tcp_proxy::TcpProxy;

/// Returns a database with the example's pages behind a proxy, and its address there; `None` for SQLite, which has no
/// network connection.
async fn behind_proxy() -> Option<(Database, TcpProxy, String)> {
    let database = Database::new().await;
    if database.is_sqlite() {
        return None;
    }
    let store = Store::open(&database.url).await.unwrap();
    store.migrate().await.unwrap();
    import_pages(&store, &example_content()).await;
    store.close().await;
    let (before, rest) = database.url.split_once('@').unwrap();
    let (host, name) = rest.split_once('/').unwrap();
    let proxy = TcpProxy::to(host);
    let url = format!("{before}@{}/{name}", proxy.address());
    Some((database, proxy, url))
}

fn wait_until(what: &str, mut holds: impl FnMut() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < PATIENCE, "{what}: not in {PATIENCE:?}");
        std::thread::sleep(Duration::from_millis(200));
    }
}

fn is_accepted(running: &Running, name: &str) -> bool {
    running.exchange(&post(&CONTACT_FORM.replace("Ada Lovelace", name))).starts_with("HTTP/1.1 200")
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_is_delivered_and_shutdown_ends_when_the_connections_fall_silent() {
    let Some((_database, proxy, url)) = behind_proxy().await else { return };
    tokio::task::spawn_blocking(move || {
        let server = SmtpServer::start(&[]);
        let place = Place::new();
        let smtp = server.url();
        let mut running = place.serve_with(&[("DATABASE_URL", &url), ("SMTP_URL", &smtp), ("RATE_LIMIT", "off")]);
        assert!(is_accepted(&running, "Ada"));
        wait_until("the first mails", || server.accepted().len() == 2);

        proxy.silence_open();
        wait_until("a lead is accepted over new connections", || is_accepted(&running, "Grace"));
        let greeted = || server.accepted().iter().any(|mail| mail.contains("Hello Grace,"));
        wait_until("its mails", || greeted() && server.accepted().len() >= 4);
        wait_until("ready", || running.get("/readyz").starts_with("HTTP/1.1 200"));

        proxy.silence_all();
        wait_until("the silence is noticed", || {
            let answer = running.get("/readyz");
            answer.starts_with("HTTP/1.1 503") && answer.contains("\"database\"")
        });
        running.signal("TERM");
        wait_until("the end", || running.has_ended());
        assert!(running.end().0);
    })
    .await
    .unwrap();
}

#[tokio::test]
async fn closing_does_not_wait_for_a_silent_connection() {
    let Some((_database, proxy, url)) = behind_proxy().await else { return };
    let store = Store::open(&url).await.unwrap();
    store.migrate().await.unwrap();
    proxy.silence_all();
    // Two cancelled calls leave their connections in the middle of a response.
    for _ in 0..2 {
        assert!(tokio::time::timeout(Duration::from_millis(200), store.content_version()).await.is_err());
    }
    tokio::time::timeout(PATIENCE, store.close()).await.unwrap();
}

#[tokio::test]
async fn waiting_for_a_lock_times_out() {
    let database = Database::new().await;
    if database.is_sqlite() {
        return;
    }
    let store = Store::open(&database.url).await.unwrap();
    store.migrate().await.unwrap();
    let mut other = AnyConnection::connect(&database.url).await.unwrap();
    sqlx::raw_sql("begin; lock table content_version in access exclusive mode").execute(&mut other).await.unwrap();
    let error = tokio::time::timeout(PATIENCE, store.content_version()).await.unwrap().unwrap_err();
    assert!(error.to_string().contains("lock timeout"), "{error}");
    sqlx::raw_sql("rollback").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
}
