//! Limits on the bookings of one person, shared by all servers of a database.

use axum::http::{Method, StatusCode};
use core_wasm::booking::Slot;
use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::booking::{BOOK, bookings, cancel_by_link, move_by_link, payload};
use crate::booking_mails::OutboxRow;
use crate::harness::{Answer, DAY_MS, NOW, Setup, TestApp};

const ADDRESS: &str = "No more meetings can be booked for this e-mail address at this event. \
    To change a meeting, use the link in its confirmation, or write to us.";
const CLIENT: &str =
    "Too many meetings were booked from your connection today. Please try again tomorrow, or write to us.";

/// Returns the label of a slot by its number, 0 to 8; the first of the day is closed.
fn time(number: usize) -> String {
    let starts = 630 + 30 * number as u16;
    Slot::new(starts, starts + 30).unwrap().wire()
}

fn body(number: usize, email: &str) -> Value {
    let mut body = payload("2027-10-12", &time(number));
    body["email"] = json!(email);
    body
}

/// Returns an app behind a proxy that names the client.
fn setup(limits: &str) -> Setup {
    Setup::behind_proxy(&format!("[limits]\nform_burst = 10000\nforms_per_minute = 10000\n{limits}"))
}

async fn book_from(app: &TestApp, client: &str, body: &Value) -> Answer {
    let headers = [("content-type", "application/json"), ("x-forwarded-for", client)];
    app.request(Method::POST, BOOK, &headers, &body.to_string()).await
}

async fn mails(app: &TestApp) -> usize {
    app.column("select id from outbox where kind = 'mail'").await.len()
}

#[tokio::test]
async fn bookings_for_one_address_from_many_clients_are_limited() {
    let app = TestApp::with(setup("")).await;
    let spellings =
        ["victim@engines.example", "VICTIM@Engines.example", "victim+1@engines.example", "Victim+2@engines.example"];
    let mut answers = Vec::new();
    for number in 0..9 {
        let client = format!("203.0.113.{number}");
        answers.push(book_from(&app, &client, &body(number, spellings[number % spellings.len()])).await);
    }
    let statuses: Vec<u16> = answers.iter().map(|answer| answer.status.as_u16()).collect();
    assert_eq!(statuses, [200, 200, 200, 429, 429, 429, 429, 429, 429]);
    answers[3].assert_problem(429, ADDRESS);
    assert_eq!(bookings(&app.state.store).await.len(), 3);
    let sent = mails(&app).await;
    assert_eq!(book_from(&app, "203.0.113.99", &body(3, "victim@engines.example")).await.status, 429);
    assert_eq!(mails(&app).await, sent, "a refused booking sends no mail");
    // The slot is free.
    book_from(&app, "203.0.113.99", &body(3, "grace@engines.example")).await.expect(200);
}

#[tokio::test]
async fn cancelling_frees_the_limit_of_meetings_but_not_that_of_a_day() {
    let app = TestApp::with(setup("")).await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        let status = book_from(&app, "203.0.113.7", &body(0, "victim@engines.example")).await.status;
        statuses.push(status.as_u16());
        if status == StatusCode::OK {
            let id = bookings(&app.state.store).await.pop().unwrap().id;
            cancel_by_link(&app, &id).await.expect(200);
        }
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 200, 429, 429], "a day's bookings, cancelled ones among them");
}

#[tokio::test]
async fn bookings_of_a_client_are_limited_per_day() {
    let app = TestApp::with(setup("bookings_per_client = 2")).await;
    for number in 0..2 {
        let body = body(number, &format!("a{number}@engines.example"));
        assert_eq!(book_from(&app, "2001:db8::1", &body).await.status, 200);
    }
    // The same subscriber.
    book_from(&app, "2001:db8::2", &body(2, "a2@engines.example")).await.assert_problem(429, CLIENT);
    assert_eq!(book_from(&app, "2001:db8:0:1::1", &body(2, "a2@engines.example")).await.status, 200);
    // The person is not stored.
    let who = app.column("select who from booking_quotas where event <> ''").await;
    assert!(who.len() == 5 && who.iter().all(|who| who.len() == 64), "{who:?}");

    // A day later the counts restart and the old ones are deleted.
    app.execute("update booking_quotas set since = since - 86400000").await;
    assert_eq!(book_from(&app, "2001:db8::2", &body(3, "a3@engines.example")).await.status, 200);
    app.state.store.forget_old_quotas(NOW).await.unwrap();
    assert_eq!(app.column("select who from booking_quotas where event <> ''").await.len(), 2);
}

#[tokio::test]
async fn a_form_over_the_limit_is_shown_with_the_reason() {
    let app = TestApp::with(setup("meetings_per_address = 1")).await;
    assert_eq!(book_from(&app, "203.0.113.7", &body(0, "ada@engines.example")).await.status, 200);
    let form = "fullName=Ada+Lovelace&email=ada%40engines.example&phone=%2B17045550101&company=&date=2027-10-12\
                &time=11%3A00+AM-11%3A30+AM&event=oracle-ai-world-2027";
    let answer = app.post_form(BOOK, form).await;
    let data = &answer.page_data()["page"]["data"];
    assert_eq!((answer.status.as_u16(), &data["form"]["failure"]), (429, &json!(ADDRESS)));
    assert_eq!(data["form"]["values"]["fullName"], "Ada Lovelace");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_requests_to_two_servers_do_not_exceed_the_limit() {
    let app = TestApp::with(setup("")).await;
    let other = TestApp::on(setup(""), &app.database.url).await;
    // SQLite belongs to one server; the limit holds between its connections.
    let apps = if app.database.is_sqlite() { [&app, &app] } else { [&app, &other] };
    let answers = join_all((0..9).map(|number| {
        let app = apps[number % 2];
        async move { book_from(app, "203.0.113.7", &body(number, "victim@engines.example")).await.status.as_u16() }
    }))
    .await;
    let count = |status: u16| answers.iter().filter(|answer| **answer == status).count();
    assert_eq!((count(200), count(429)), (3, 6), "{answers:?}");
}

/// Returns the due times and subjects of the mails to a mailbox that were not cancelled.
async fn mails_to(app: &TestApp, mailbox: &str) -> Vec<(i64, String)> {
    let rows = crate::booking_mails::outbox(app).await.into_iter().filter(|row| row.state != "cancelled");
    let is_theirs = |row: &OutboxRow| row.body["mail"]["to"].as_str().is_some_and(|to| to.ends_with(mailbox));
    rows.filter(is_theirs).map(|row| (row.due_at, row.subject().to_owned())).collect()
}

#[tokio::test]
async fn a_mailbox_gets_twelve_mails_a_day_and_then_only_the_last_state() {
    let app = TestApp::with(setup("")).await;
    for turn in 0..3 {
        book_from(&app, "203.0.113.7", &body(turn, &format!("ada+{turn}@engines.example"))).await.expect(200);
    }
    let ids: Vec<String> = bookings(&app.state.store).await.into_iter().map(|booking| booking.id).collect();
    // Each mail has been delivered before the next change.
    let deliver = format!("update outbox set state = 'delivered' where kind = 'mail' and due_at <= {NOW}");
    app.execute(&deliver).await;
    for turn in 0..20 {
        let time = time(turn % 3 + turn / 3 % 2 * 3);
        move_by_link(&app, &ids[turn % 3], "2027-10-13", &time).await.expect(200);
        app.execute(&deliver).await;
    }
    cancel_by_link(&app, &ids[0]).await.expect(200);

    let sent = mails_to(&app, "engines.example").await;
    assert_eq!(sent.iter().filter(|(due_at, _)| *due_at == NOW).count(), 12);
    let later: Vec<&(i64, String)> = sent.iter().filter(|(due_at, _)| *due_at > NOW).collect();
    assert!(later.iter().all(|(due_at, _)| *due_at == NOW + DAY_MS), "{later:?}");
    let subjects: Vec<&str> = later.iter().map(|(_, subject)| subject.split(" at ").next().unwrap()).collect();
    assert_eq!(subjects, ["Your meeting has a new time", "Your meeting has a new time", "Your meeting is cancelled"]);
    // Other mailboxes are not affected.
    assert_eq!(book_from(&app, "203.0.113.8", &body(8, "grace@navy.example")).await.status, 200);
    assert_eq!(mails_to(&app, "navy.example").await[0].0, NOW);
}
