//! `POST /api/book-slot/` and the public list, as used by programs and the dialog's script.

use axum::http::Method;
use serde_json::{Value, json};
use store::{Booking, Store};

use crate::content_import::import_into;
use crate::harness::{Answer, SITE, Setup, TestApp, assert_has, fixture_content};

pub(crate) const BOOK: &str = "/api/book-slot/";
pub(crate) const LIST: &str = "/api/book-slot-list/";
/// 2027-10-13, 14:10 in Los Angeles: the second day of the event.
pub(crate) const IN_THE_EVENT: i64 = 1_823_461_800_000;

/// Returns a payload that books a slot of the current landing.
pub(crate) fn payload(date: &str, time: &str) -> Value {
    json!({
        "fullName": "Ada Lovelace", "email": "ada@engines.example", "phone": "+17045550101", "company": "Engines",
        "date": date, "time": time,
    })
}

pub(crate) async fn book(app: &TestApp, date: &str, time: &str) -> Answer {
    app.post_json(BOOK, &payload(date, time).to_string()).await
}

async fn book_with_key(app: &TestApp, key: &str, body: &Value) -> Answer {
    app.post_json_with_key(BOOK, key, &body.to_string()).await
}

/// Books a slot, which is free. Returns the booking.
pub(crate) async fn booked(app: &TestApp, date: &str, time: &str) -> Booking {
    book(app, date, time).await.expect(200);
    bookings(&app.state.store).await.pop().unwrap()
}

/// Returns the address at which the holder of a booking's link moves or cancels it.
pub(crate) fn by_link(app: &TestApp, id: &str, operation: &str) -> String {
    format!("/api/bookings/{}/{operation}/", app.state.booking_key.sign(id))
}

/// Moves a booking as the holder of its link.
pub(crate) async fn move_by_link(app: &TestApp, id: &str, date: &str, time: &str) -> Answer {
    app.post_json(&by_link(app, id, "move"), &json!({ "date": date, "time": time }).to_string()).await
}

/// Cancels a booking as the holder of its link.
pub(crate) async fn cancel_by_link(app: &TestApp, id: &str) -> Answer {
    app.post_json(&by_link(app, id, "cancel"), "{}").await
}

pub(crate) async fn bookings(store: &Store) -> Vec<Booking> {
    store.bookings_after("", 10_000).await.unwrap()
}

#[tokio::test]
async fn a_free_slot_is_booked_and_listed_without_a_name() {
    let app = TestApp::new().await;
    assert_eq!(app.get(LIST).await.json(), json!({ "data": {} }));
    let answer = book(&app, "2027-10-12", "10:30 AM to 11:00 AM").await;
    let booking = bookings(&app.state.store).await.pop().unwrap();
    let manage_url = format!("/booking/{}", app.state.booking_key.sign(&booking.id));
    assert_eq!((answer.status.as_u16(), answer.header("cache-control")), (200, Some("no-store")));
    assert_eq!(
        answer.json(),
        json!({ "data": {
            "reference": booking.reference, "date": "2027-10-12", "time": "10:30 AM-11:00 AM",
            "timeZone": "America/Los_Angeles",
            "calendarUrl": format!("/api/book-slot/{}/calendar.ics", booking.reference),
            "manageUrl": manage_url, "mailed": true,
        } })
    );
    assert_eq!(app.get(&manage_url).await.page_data()["page"]["data"]["state"], "booked");
    assert!(booking.reference.starts_with("B-") && booking.reference.len() == 9, "{}", booking.reference);
    assert_eq!(
        (booking.event.as_str(), booking.visitor.full_name.as_str(), booking.visitor.company.as_str(), booking.suspect),
        ("oracle-ai-world-2027", "Ada Lovelace", "Engines", false)
    );
    let list = app.get(&format!("{LIST}?event=oracle-ai-world-2027")).await;
    assert_eq!(list.json(), json!({ "data": { "2027-10-12": [{ "time": "10:30 AM-11:00 AM" }] } }));
    assert_eq!(list.header("cache-control"), Some("no-cache"));
    app.get_with(LIST, &[("if-none-match", list.header("etag").unwrap())]).await.expect(304);
    assert_eq!(app.get(&format!("{LIST}?event=aiw25")).await.json(), json!({ "data": {} }));
}

#[tokio::test]
async fn a_booked_slot_returns_409_with_the_nearest_free_slots() {
    let app = TestApp::new().await;
    assert_eq!(book(&app, "2027-10-12", "11:30 AM-12:00 PM").await.status, 200);
    assert_eq!(book(&app, "2027-10-12", "12:00 PM-12:30 PM").await.status, 200);
    let lost = book(&app, "2027-10-12", "12:00 PM-12:30 PM").await.with("content-type", "application/problem+json");
    assert_eq!(
        lost.json(),
        json!({
            "type": "about:blank", "title": "Conflict", "status": 409,
            "detail": "That time slot has just been taken. Please choose another one.",
            "alternatives": [
                { "date": "2027-10-12", "time": "12:30 PM-01:00 PM" },
                { "date": "2027-10-12", "time": "11:00 AM-11:30 AM" },
                { "date": "2027-10-12", "time": "01:00 PM-01:30 PM" },
            ],
        })
    );
    assert_eq!(bookings(&app.state.store).await.len(), 2);
}

#[tokio::test]
async fn invalid_bookings_are_refused_with_the_cores_errors() {
    let setup = || Setup::at(IN_THE_EVENT);
    let app = TestApp::with(setup()).await;
    let unavailable = "This time slot is not available. Please choose another one.";
    let missing = "Please select a date and a time slot.";
    for (date, time, field, code, message) in [
        // Closed by default, past, begun, and outside the event: days and slots.
        ("2027-10-14", "10:00 AM-10:30 AM", "time", "unavailable", unavailable),
        ("2027-10-13", "01:30 PM-02:00 PM", "time", "unavailable", unavailable),
        ("2027-10-13", "02:00 PM-02:30 PM", "time", "unavailable", unavailable),
        ("2027-10-12", "02:30 PM-03:00 PM", "date", "unavailable", unavailable),
        ("2027-10-16", "02:30 PM-03:00 PM", "date", "unavailable", unavailable),
        ("2027-10-14", "04:00 PM-04:30 PM", "time", "unavailable", unavailable),
        ("2027-10-14", "02:30 PM-03:30 PM", "time", "unavailable", unavailable),
        ("2027-10-14", "soon", "time", "invalid", missing),
        ("2027-13-14", "02:30 PM-03:00 PM", "date", "invalid", missing),
        ("", "02:30 PM-03:00 PM", "date", "required", missing),
        ("2027-10-14", "", "time", "required", missing),
    ] {
        let answer = book(&app, date, time).await.expect(422);
        let expected = json!([{ "field": field, "code": code, "message": message }]);
        assert_eq!(answer.json()["errors"], expected, "{date} {time}");
    }
    assert_eq!(book(&app, "2027-10-13", "02:30 PM-03:00 PM").await.status, 200, "twenty minutes from now");
    let ended = json!({ "event": "aiw25", "date": "2025-10-17", "time": "03:30 PM-04:00 PM" }).to_string();
    let errors = app.post_json(BOOK, &ended).await.expect(422).json()["errors"].as_array().unwrap().clone();
    let fields: Vec<&Value> = errors.iter().map(|error| &error["field"]).collect();
    assert_eq!(fields, ["fullName", "email", "phone", "date"]);
}

#[tokio::test]
async fn the_day_is_the_venues_and_not_the_servers() {
    // 00:30 UTC on the 13th; in Los Angeles 17:30 on the 12th, after the last slot.
    let evening = 1_823_387_400_000;
    let app = TestApp::with(Setup::at(evening)).await;
    assert_eq!(book(&app, "2027-10-12", "03:30 PM-04:00 PM").await.status, 422);
    assert_eq!(book(&app, "2027-10-13", "10:30 AM-11:00 AM").await.status, 200);
    let page = app.get("/oracle-ai-world-2027/book").await.page_data();
    let today = &page["page"]["data"]["days"][0];
    assert_has(today, &json!({ "date": "2027-10-12", "free": 0, "reason": "past" }));
}

/// Imports the fixture's next landing after replacements in its text, under a token.
pub(crate) async fn import_landing(app: &TestApp, token: &str, changes: &[(&str, &str)]) {
    let content = tempfile::tempdir().unwrap();
    std::fs::create_dir(content.path().join("landings")).unwrap();
    let text = std::fs::read_to_string(fixture_content().join("landings/oracle-ai-world-2027.md")).unwrap();
    let text = changes.iter().fold(text, |text, (from, to)| text.replace(from, to));
    std::fs::write(content.path().join(format!("landings/{token}.md")), text).unwrap();
    import_into(app, content.path()).await;
}

#[tokio::test]
async fn a_slot_that_the_venues_clocks_skip_is_neither_offered_nor_booked() {
    for (zone, first, day, skipped, free) in [
        ("America/New_York", "00:00", "2027-03-14", "02:00 AM-02:30 AM", "03:00 AM-03:30 AM"),
        ("Africa/Cairo", "00:00", "2027-04-30", "12:00 AM-12:30 AM", "01:00 AM-01:30 AM"),
        ("Asia/Beirut", "00:00", "2027-03-28", "12:30 AM-01:00 AM", "01:00 AM-01:30 AM"),
        ("America/Santiago", "12:30", "2027-09-04", "11:30 PM-12:00 AM", "11:00 PM-11:30 PM"),
    ] {
        let app = TestApp::with(Setup { landings: false, ..Setup::default() }).await;
        let last = if first == "00:00" { "11:30" } else { "23:30" };
        let changes = [
            ("America/Los_Angeles", zone),
            ("last_day: 2027-10-15", "last_day: 2027-10-13"),
            ("first_day: 2027-10-12", &format!("first_day: {day}")),
            ("first_slot: \"10:00\"", &format!("first_slot: \"{first}\"")),
            ("last_slot: \"15:30\"", &format!("last_slot: \"{last}\"")),
            ("closed_slots: [\"10:00\"]", "closed_slots: []"),
        ];
        import_landing(&app, "oracle-ai-world-2027", &changes).await;
        let page = app.get("/oracle-ai-world-2027/book").await.page_data();
        let slots = page["page"]["data"]["days"][0]["slots"].as_array().unwrap();
        let reason = |time: &str| slots.iter().find(|slot| slot["time"] == time).unwrap()["reason"].clone();
        assert_eq!((reason(skipped), reason(free)), (json!("closed"), json!(null)), "{zone}");
        let refused = book(&app, day, skipped).await;
        assert_eq!((refused.status.as_u16(), &refused.json()["errors"][0]["field"]), (422, &json!("time")), "{zone}");
        assert_eq!(book(&app, day, free).await.status, 200, "{zone}");
    }
}

#[tokio::test]
async fn an_unknown_event_returns_404() {
    let app = TestApp::new().await;
    for answer in [
        app.get(&format!("{LIST}?event=summit")).await,
        app.get("/api/book-slot-stream/?event=summit").await,
        app.post_json(BOOK, r#"{"event":"summit"}"#).await,
    ] {
        assert_eq!((answer.status.as_u16(), answer.json()["detail"].as_str()), (404, Some("There is no such event.")));
    }
}

#[tokio::test]
async fn without_a_setting_the_nearest_event_is_the_default() {
    let site = SITE.replace("landing = \"oracle-ai-world-2027\"\n", "");
    assert_ne!(site, SITE);
    let app = TestApp::with(Setup { site, ..Setup::default() }).await;
    assert_eq!(book(&app, "2027-10-12", "10:30 AM-11:00 AM").await.status, 200);
    assert_eq!(app.get(LIST).await.status, 200);
}

#[tokio::test]
async fn a_slot_that_overlaps_a_booked_one_is_not_free() {
    let app = TestApp::new().await;
    // The event's slots lasted an hour when it was booked.
    app.execute(
        "insert into taken_slots (event, day, starts, ends) values ('oracle-ai-world-2027', '2027-10-12', 600, 660)",
    )
    .await;
    for (time, status) in [("10:30 AM-11:00 AM", 409), ("11:00 AM-11:30 AM", 200)] {
        assert_eq!(book(&app, "2027-10-12", time).await.status, status, "{time}");
    }
}

#[tokio::test]
async fn a_withdrawn_event_refuses_bookings_and_moves() {
    let app = TestApp::new().await;
    let booking = booked(&app, "2027-10-12", "10:30 AM-11:00 AM").await;
    // The server has not read the change yet.
    app.execute("update documents set status = 'draft' where kind = 'landing'").await;
    book(&app, "2027-10-12", "11:00 AM-11:30 AM").await.expect(404);
    move_by_link(&app, &booking.id, "2027-10-12", "11:00 AM-11:30 AM").await.expect(409);
    assert_eq!(app.column("select day from taken_slots").await.len(), 1);
}

#[tokio::test]
async fn a_retry_with_the_same_key_books_once_and_gets_the_first_response() {
    let app = TestApp::new().await;
    let body = payload("2027-10-12", "10:30 AM-11:00 AM");
    let first = book_with_key(&app, "key-1", &body).await;
    let again = book_with_key(&app, "key-1", &body).await;
    assert_eq!((first.status.as_u16(), again.status.as_u16()), (200, 200));
    assert_eq!(first.body, again.body);
    let other = book_with_key(&app, "key-1", &payload("2027-10-12", "11:00 AM-11:30 AM")).await;
    assert_eq!((other.status.as_u16(), other.json().get("alternatives")), (409, None));
    assert_eq!(bookings(&app.state.store).await.len(), 1);
}

#[tokio::test]
async fn a_retry_after_the_slot_has_started_gets_the_first_response() {
    let early = Setup::at(IN_THE_EVENT);
    let app = TestApp::with(early).await;
    let body = payload("2027-10-13", "02:30 PM-03:00 PM");
    let first = book_with_key(&app, "key-1", &body).await;
    let half_an_hour_on = Setup::at(IN_THE_EVENT + 1_800_000);
    let late = TestApp::on(half_an_hour_on, &app.database.url).await;
    let again = book_with_key(&late, "key-1", &body).await;
    assert_eq!((again.status.as_u16(), &again.body), (200, &first.body));
    assert_eq!(book_with_key(&late, "key-2", &body).await.status, 422);
}

#[tokio::test]
async fn a_booking_that_cannot_be_stored_returns_503() {
    let app = TestApp::new().await;
    app.state.store.close().await;
    book(&app, "2027-10-12", "10:30 AM-11:00 AM").await.expect(503).with("retry-after", "5");
    assert_eq!(app.get(LIST).await.status, 503);
    assert_eq!(app.get("/api/book-slot-stream/").await.status, 503);
}

#[tokio::test]
async fn a_booking_with_a_filled_honeypot_holds_its_slot_without_mails() {
    let app = TestApp::new().await;
    let mut body = payload("2027-10-12", "10:30 AM-11:00 AM");
    body["website"] = json!("https://spam.example");
    let answer = app.post_json(BOOK, &body.to_string()).await;
    assert_eq!((answer.status.as_u16(), &answer.json()["data"]["mailed"]), (200, &json!(false)));
    let sent = format!("/oracle-ai-world-2027/book?sent={}", answer.json()["data"]["reference"].as_str().unwrap());
    assert_eq!(app.get(&sent).await.page_data()["page"]["data"]["sent"]["mailed"], false);
    assert!(bookings(&app.state.store).await[0].suspect);
    let outbox = crate::booking_mails::outbox(&app).await;
    let to: Vec<&Value> = outbox.iter().map(|row| &row.body["mail"]["to"]).collect();
    assert_eq!(to, ["info@acme.example"]);
}

#[tokio::test]
async fn a_booking_whose_honeypot_was_autofilled_is_confirmed() {
    let app = TestApp::new().await;
    let mut body = payload("2027-10-12", "10:30 AM-11:00 AM");
    body["website"] = json!("https://engines.example");
    let headers = [("content-type", "application/json"), ("form-age", "30000")];
    let answer = app.request(Method::POST, BOOK, &headers, &body.to_string()).await;
    assert_eq!((answer.status.as_u16(), &answer.json()["data"]["mailed"]), (200, &json!(true)));
    assert!(!bookings(&app.state.store).await[0].suspect);
}
