//! Guarantees of the database.

use store::{Store, StoreError};

use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, Database, TestApp};

#[tokio::test]
async fn migrating_twice_changes_nothing() {
    let app = TestApp::new().await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    app.state.store.migrate().await.unwrap();
    assert_eq!(app.leads().await.len(), 1);
}

#[tokio::test]
async fn closing_merges_sqlites_log_into_its_file() {
    let database = Database::new().await;
    let store = Store::open(&database.url).await.unwrap();
    store.migrate().await.unwrap();
    store.close().await;
    assert!(matches!(store.ping().await, Err(StoreError::Database(_))));
    if database.is_sqlite() {
        let file = database.url.trim_start_matches("sqlite://");
        let log = std::fs::metadata(format!("{file}-wal")).map_or(0, |log| log.len());
        assert_eq!(log, 0);
    }
}

#[tokio::test]
async fn leads_are_listed_in_the_order_received() {
    let app = TestApp::new().await;
    for name in ["Ada", "Grace", "Joan"] {
        let body = CONTACT_FORM.replace("Ada Lovelace", name);
        assert_eq!(app.post_json(CONTACT, &body).await.status, 200);
    }
    let first = app.state.store.leads_after("", 2).await.unwrap();
    let rest = app.state.store.leads_after(&first[1].id, 2).await.unwrap();
    let names: Vec<&str> = first.iter().chain(&rest).map(|lead| lead.visitor.full_name.as_str()).collect();
    assert_eq!(names, ["Ada", "Grace", "Joan"]);
}
