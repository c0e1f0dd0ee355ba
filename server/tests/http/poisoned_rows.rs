//! Outbox rows that this version cannot read block nothing and end as dead letters.

use server::work::outbox::Channel;
use sqlx::{AnyConnection, Connection};

use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, NOW, TestApp, deliver};
use crate::outbox::setup;
use crate::smtp_server::{SmtpServer, header, readable};

/// More than are queried or delivered at once.
const ROWS: usize = 40;
const HOUR_MS: i64 = 60 * 60 * 1000;
/// Milliseconds of the year 12000.
const FAR_MS: i64 = 316_500_000_000_000;
/// A mail as earlier versions wrote it, without validation of the reply address.
const MAIL: &str = r#"{"mail":{"to":"info@acme.example","replyTo":"ada@example.com.","subject":"S","text":"t","html":"h","calendar":null}}"#;

async fn insert(app: &TestApp, id: &str, body: &str, created_at: i64) {
    let mut connection = AnyConnection::connect(&app.database.url).await.unwrap();
    sqlx::query(
        "insert into outbox (id, subject_kind, subject_id, kind, body, created_at, due_at, state, attempts) \
         values ($1, 'lead', $2, 'mail', $3, $4, $5, 'pending', 0)",
    )
    .bind(id)
    .bind(id)
    .bind(body)
    .bind(created_at)
    .bind(NOW - HOUR_MS)
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
}

async fn deliver_at(app: &TestApp, server: &SmtpServer, now_ms: i64) {
    let later = TestApp::on(setup(server, now_ms), &app.database.url).await;
    deliver(&later, Channel::Mail).await;
}

#[tokio::test]
async fn unreadable_rows_become_dead_and_do_not_block_a_lead() {
    let server = SmtpServer::start(&[]);
    let app = TestApp::with(setup(&server, NOW)).await;
    for row in 0..ROWS {
        let body = [r#"{"telegram":{"to":"x"}}"#, "", "{", "null"][row % 4];
        insert(&app, &format!("poison-{row:02}"), body, NOW - HOUR_MS).await;
    }
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    deliver_at(&app, &server, NOW).await;
    assert_eq!(server.accepted().len(), 2, "the lead's mails were delivered");
    assert_eq!(app.state.store.dead_letters().await.unwrap().len(), 0, "a later version may run in parallel");

    for hour in 1..=2 {
        deliver_at(&app, &server, NOW + hour * HOUR_MS).await;
    }
    let letters = app.state.store.dead_letters().await.unwrap();
    assert_eq!(letters.len(), ROWS);
    assert!(
        letters
            .iter()
            .all(|letter| (letter.attempts, letter.error.as_str()) == (3, "this version cannot read the message"))
    );
}

#[tokio::test]
async fn extreme_instants_and_reply_addresses_do_not_stop_a_mail() {
    let server = SmtpServer::start(&[]);
    let app = TestApp::with(setup(&server, NOW)).await;
    for (id, created_at) in [("far", FAR_MS), ("first", i64::MIN), ("last", i64::MAX), ("plain", NOW)] {
        insert(&app, id, MAIL, created_at).await;
    }
    deliver_at(&app, &server, NOW).await;
    let taken = server.accepted();
    assert_eq!(taken.len(), 4);
    assert!(taken.iter().all(|mail| !mail.contains("Reply-To") && !header(mail, "Date").is_empty()));
}

#[tokio::test]
async fn stored_mail_with_bare_carriage_returns_is_sent_without_them() {
    let server = SmtpServer::start(&[]);
    let app = TestApp::with(setup(&server, NOW)).await;
    let mail = MAIL.replace("\"t\"", r#""one\r.\rtwo""#).replace("\"h\"", r#""<p>one\r.\r\ntwo</p>""#);
    insert(&app, "bare", &mail, NOW).await;
    deliver_at(&app, &server, NOW).await;
    let taken = server.accepted();
    let [mail] = taken.as_slice() else { panic!("{taken:?}") };
    assert!(!mail.contains('\r'), "{mail:?}");
    assert!(readable(mail).contains("two</p>"), "{mail:?}");
}
