//! Bookings in the back office: the board, changes by staff, check-in, and what the booth may do.

use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use model::Role;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;
use tower::ServiceExt;

use crate::admin::{Browser, member};
use crate::booking::{IN_THE_EVENT, LIST, book, booked, bookings, move_by_link};
use crate::booking_mails::outbox;
use crate::harness::{Setup, TestApp, assert_has};

const EVENT: &str = "oracle-ai-world-2027";
const TODAY: &str = "2027-10-13";
const TOMORROW: &str = "2027-10-14";
/// Slots of today that have not begun.
const NEXT: [&str; 3] = ["02:30 PM-03:00 PM", "03:00 PM-03:30 PM", "03:30 PM-04:00 PM"];

async fn app() -> TestApp {
    TestApp::with(Setup::at(IN_THE_EVENT)).await
}

fn visitor(day: &str, time: &str, mail: bool) -> Value {
    json!({ "event": EVENT, "day": day, "time": time, "fullName": "Grace Hopper", "email": "grace@navy.example",
        "phone": "+17045550142", "company": "Navy", "mail": mail })
}

fn slot(day: &str, time: &str) -> Value {
    json!({ "event": EVENT, "day": day, "time": time })
}

async fn board(browser: &Browser, day: &str) -> Value {
    browser.get(&format!("/bookings/board?event={EVENT}&day={day}")).await.expect(200).json()
}

/// Returns the state of a slot on a board.
fn state_of(board: &Value, time: &str) -> String {
    let slots = member(board, "/slots").as_array().unwrap();
    slots.iter().find(|slot| slot["time"] == time).unwrap()["state"].as_str().unwrap().to_owned()
}

/// Books a slot as a visitor and returns the booking's id.
async fn visit(app: &TestApp, day: &str, time: &str) -> String {
    booked(app, day, time).await.id
}

/// Returns subjects and receivers of the mails that wait.
async fn waiting_mails(app: &TestApp) -> Vec<(String, String)> {
    let rows = outbox(app).await;
    let mails = rows.iter().filter(|row| row.state == "pending" && row.body["mail"].is_object());
    mails.map(|row| (row.subject().to_owned(), row.body["mail"]["to"].as_str().unwrap().to_owned())).collect()
}

async fn actions(owner: &Browser, object: &str) -> Vec<String> {
    let log = owner.get(&format!("/audit?object={object}")).await.json();
    let entries = member(&log, "/entries").as_array().unwrap();
    entries.iter().map(|entry| entry["action"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn events_are_listed_with_their_days_and_the_board_has_every_slot() {
    let (app, sales) = app().await.signed_in(Role::Sales).await;
    let events = sales.get("/bookings/events").await.json();
    assert_eq!(
        member(&events, "/events/0"),
        &json!({ "token": EVENT, "name": "Oracle AI World 2027", "timeZone": "America/Los_Angeles",
            "days": ["2027-10-12", TODAY, TOMORROW, "2027-10-15"], "today": TODAY, "ended": false })
    );
    assert_has(&events["events"][1], &json!({ "token": "aiw25", "ended": true }));

    let id = visit(&app, TODAY, NEXT[0]).await;
    assert_eq!(sales.post("/bookings/block", slot(TODAY, NEXT[1])).await.status, 204);
    let today = board(&sales, TODAY).await;
    let slots = member(&today, "/slots").as_array().unwrap();
    assert_eq!(slots.len(), 11, "the closed slot is left out");
    assert_eq!(
        slots[0],
        json!({ "time": "10:30 AM-11:00 AM", "startsAt": IN_THE_EVENT - 220 * 60_000, "endsAt": IN_THE_EVENT - 190 * 60_000,
            "state": "free", "past": true, "booking": null })
    );
    assert_eq!(NEXT.map(|time| state_of(&today, time)), ["booked", "blocked", "free"]);
    let booking = member(&today, "/slots/8/booking");
    let stored = bookings(&app.state.store).await.pop().unwrap();
    assert_eq!(
        booking,
        &json!({ "id": id, "reference": stored.reference, "event": EVENT, "day": TODAY, "time": NEXT[0],
            "startsAt": IN_THE_EVENT + 20 * 60_000, "fullName": "Ada Lovelace", "email": "ada@engines.example",
            "phone": "+17045550101", "company": "Engines", "suspect": false, "checkedInAt": null,
            "cancelledAt": null, "revision": 0, "createdAt": IN_THE_EVENT })
    );
    let whole = sales.get(&format!("/bookings/{id}")).await.json();
    assert_eq!(member(&whole, "/reference"), member(booking, "/reference"));
    assert_eq!(member(&whole, "/messages").as_array().unwrap().len(), 2);
    assert_eq!(member(&whole, "/messages/0/about"), &json!(stored.reference));
    for path in ["/bookings/board?event=none&day=2027-10-12", "/bookings/none"] {
        assert_eq!(sales.get(path).await.status, 404, "{path}");
    }
    for day in ["2027-10-16", "soon"] {
        let path = format!("/bookings/board?event={EVENT}&day={day}");
        assert_eq!(sales.get(&path).await.status, 404, "{day}");
    }
}

#[tokio::test]
async fn staff_book_by_the_rules_of_visitors_but_without_their_limits() {
    let (app, sales) = app().await.signed_in(Role::Sales).await;
    let answer = sales.post("/bookings", visitor(TODAY, NEXT[0], true)).await.expect(201);
    let booking = answer.json();
    assert_eq!((member(&booking, "/fullName"), member(&booking, "/time")), (&json!("Grace Hopper"), &json!(NEXT[0])));
    let mails = waiting_mails(&app).await;
    assert_eq!(mails.len(), 1, "none to the owner: {mails:?}");
    assert!(mails[0].0.starts_with("Your meeting is booked") && mails[0].1 == "grace@navy.example", "{mails:?}");

    let taken = sales.post("/bookings", visitor(TODAY, NEXT[0], true)).await.expect(409);
    assert_eq!(
        member(&taken.json(), "/alternatives"),
        &json!([{ "date": TODAY, "time": NEXT[1] }, { "date": TODAY, "time": NEXT[2] },
            { "date": TOMORROW, "time": "10:30 AM-11:00 AM" }])
    );
    let mut wrong = visitor(TODAY, "10:30 AM-11:00 AM", true);
    wrong["email"] = json!("grace");
    wrong["phone"] = json!("");
    let refused = sales.post("/bookings", wrong).await.expect(422);
    let faults = member(&refused.json(), "/errors").as_array().unwrap().clone();
    let fields: Vec<_> = faults.iter().map(|fault| fault["field"].as_str().unwrap()).collect();
    assert_eq!(fields, ["email", "phone", "time"], "the slot has begun");
    assert!(faults.iter().all(|fault| fault["message"].as_str().unwrap().len() > 5), "{faults:?}");

    for time in ["10:30 AM-11:00 AM", "11:00 AM-11:30 AM", "11:30 AM-12:00 PM", "12:00 PM-12:30 PM"] {
        // More than one visitor may book.
        sales.post("/bookings", visitor(TOMORROW, time, false)).await.expect(201);
    }
    assert_eq!(waiting_mails(&app).await.len(), 1, "booked without mail");
    let owner = Browser::of(&app, "owner@acme.example", Role::Owner).await;
    let id = member(&booking, "/id").as_str().unwrap();
    assert_eq!(actions(&owner, &format!("booking:{id}")).await, ["booking.book"]);
}

#[tokio::test]
async fn staff_move_and_cancel_with_mails_to_the_visitor_only() {
    let (app, sales) = app().await.signed_in(Role::Sales).await;
    let id = visit(&app, TODAY, NEXT[0]).await;
    app.execute("update outbox set state = 'delivered', body = ''").await;
    let path = format!("/bookings/{id}");
    for (number, time) in ["10:30 AM-11:00 AM", "11:00 AM-11:30 AM"].iter().cycle().take(12).enumerate() {
        let body = json!({ "day": TOMORROW, "time": time, "revision": number });
        let moved = sales.post(&format!("{path}/move"), body).await.expect(200);
        assert_eq!(member(&moved.json(), "/revision"), &json!(number + 1));
    }
    let mails = waiting_mails(&app).await;
    assert_eq!(mails.len(), 1, "the last move replaces earlier mails: {mails:?}");
    assert!(mails[0].0.starts_with("Your meeting has a new time") && mails[0].1 == "ada@engines.example", "{mails:?}");
    // None of these counts against the visitor's own limit.
    move_by_link(&app, &id, TOMORROW, "12:00 PM-12:30 PM").await.expect(200);

    let stale = sales.post(&format!("{path}/cancel"), json!({ "revision": 12 })).await.expect(409);
    assert_eq!(stale.json()["current"]["time"], "12:00 PM-12:30 PM");
    let cancelled = sales.post(&format!("{path}/cancel"), json!({ "revision": 13 })).await;
    assert_eq!(member(&cancelled.json(), "/cancelledAt"), &json!(IN_THE_EVENT));
    let mails = waiting_mails(&app).await;
    assert!(mails.len() == 1 && mails[0].0.starts_with("Your meeting is cancelled"), "{mails:?}");
    let again = sales.post(&format!("{path}/cancel"), json!({ "revision": 14 })).await;
    assert_eq!((again.status.as_u16(), member(&again.json(), "/detail")), (409, &json!("This booking was cancelled.")));
    sales.post(&format!("{path}/move"), json!({ "day": TOMORROW, "time": NEXT[0], "revision": 14 })).await.expect(409);
    let tomorrow = board(&sales, TOMORROW).await;
    assert_eq!(state_of(&tomorrow, "12:00 PM-12:30 PM"), "free");
    assert_eq!(member(&tomorrow, "/cancelled/0/id"), &json!(id));
    let owner = Browser::of(&app, "owner@acme.example", Role::Owner).await;
    let log = actions(&owner, &format!("booking:{id}")).await;
    assert_eq!((log.len(), log[0].as_str(), log[1].as_str()), (13, "booking.cancel", "booking.move"));
}

#[tokio::test]
async fn a_meeting_that_is_over_can_be_moved_but_not_cancelled() {
    let app = TestApp::with(Setup::at(IN_THE_EVENT - 4 * 60 * 60_000)).await;
    let id = visit(&app, TODAY, "11:00 AM-11:30 AM").await;
    let later = TestApp::on(Setup::at(IN_THE_EVENT), &app.database.url).await;
    let sales = Browser::of(&later, "sales@acme.example", Role::Sales).await;
    let cancelled = sales.post(&format!("/bookings/{id}/cancel"), json!({ "revision": 0 })).await.expect(409);
    assert_eq!(member(&cancelled.json(), "/current/id"), &json!(id));
    let to = json!({ "day": TODAY, "time": NEXT[2], "revision": 0 });
    let moved = sales.post(&format!("/bookings/{id}/move"), to).await;
    assert_eq!(member(&moved.json(), "/time"), &json!(NEXT[2]));
}

#[tokio::test]
async fn of_two_people_who_change_a_booking_one_gets_it_as_it_is_now() {
    let (app, ada) = app().await.signed_in(Role::Sales).await;
    let joan = Browser::of(&app, "joan@acme.example", Role::Sales).await;
    let id = visit(&app, TODAY, NEXT[0]).await;
    let path = format!("/bookings/{id}/move");
    let body = |time: &str| json!({ "day": TOMORROW, "time": time, "revision": 0 });
    let (first, second) =
        tokio::join!(ada.post(&path, body("11:00 AM-11:30 AM")), joan.post(&path, body("12:00 PM-12:30 PM")));
    let (won, lost) = if first.status == 200 { (first, second) } else { (second, first) };
    assert_eq!((won.status.as_u16(), lost.status.as_u16()), (200, 409), "{}", lost.text());
    assert_eq!(member(&lost.json(), "/current"), &won.json());
    let taken: Vec<_> = app.state.store.taken_slots(EVENT).await.unwrap();
    assert_eq!(taken.iter().map(|slot| json!(slot.time())).collect::<Vec<_>>(), [member(&won.json(), "/time").clone()]);

    // A check-in that somebody did not see yet is not lost by moving the booking.
    let booth = Browser::of(&app, "booth@acme.example", Role::Booth).await;
    let id = visit(&app, TODAY, NEXT[1]).await;
    let arrived = booth.post(&format!("/bookings/{id}/check-in"), json!({ "checkedIn": true })).await.json();
    let path = format!("/bookings/{id}/move");
    let conflict = ada.post(&path, json!({ "day": TODAY, "time": NEXT[2], "revision": 0 })).await;
    assert_eq!(member(&conflict.json(), "/current"), &arrived);
    let moved = ada.post(&path, json!({ "day": TODAY, "time": NEXT[2], "revision": 1 })).await.json();
    assert_eq!(member(&moved, "/checkedInAt"), &json!(null), "it was for the old slot");

    let both = json!({ "day": TODAY, "time": NEXT[1], "revision": 2 });
    assert_eq!(ada.post("/bookings/block", slot(TODAY, NEXT[1])).await.status, 204);
    let taken = joan.post(&path, both).await.expect(409);
    assert_eq!(member(&taken.json(), "/alternatives/0/time"), &json!(NEXT[0]));
}

#[tokio::test]
async fn slots_are_blocked_and_released_for_visitors() {
    let (app, sales) = app().await.signed_in(Role::Sales).await;
    let time = "11:00 AM-11:30 AM";
    assert_eq!(sales.post("/bookings/block", slot(TOMORROW, time)).await.status, 204);
    assert_eq!(book(&app, TOMORROW, time).await.status, 409);
    assert_eq!(app.get(LIST).await.json(), json!({ "data": { TOMORROW: [{ "time": time }] } }));
    let again = sales.post("/bookings/block", slot(TOMORROW, time)).await;
    assert_eq!((again.status.as_u16(), again.header("content-type")), (409, Some("application/problem+json")));
    for _ in 0..2 {
        assert_eq!(sales.post("/bookings/release", slot(TOMORROW, time)).await.status, 204);
    }
    visit(&app, TOMORROW, time).await;
    assert_eq!(sales.post("/bookings/release", slot(TOMORROW, time)).await.status, 409);
    assert_eq!(state_of(&board(&sales, TOMORROW).await, time), "booked");
    for (day, time) in [("2027-10-16", time), (TOMORROW, "10:00 AM-10:30 AM"), (TOMORROW, "noon")] {
        assert_eq!(sales.post("/bookings/block", slot(day, time)).await.status, 422, "{day} {time}");
    }
    let owner = Browser::of(&app, "owner@acme.example", Role::Owner).await;
    let object = format!("slot:{EVENT}/{TOMORROW}/11:00");
    assert_eq!(actions(&owner, &object).await, ["slot.release", "slot.block"]);
}

#[tokio::test]
async fn visitors_are_found_by_name_or_code_and_checked_in() {
    let (app, booth) = app().await.signed_in(Role::Booth).await;
    let id = visit(&app, TODAY, NEXT[0]).await;
    let reference = bookings(&app.state.store).await.pop().unwrap().reference;
    let code = reference.replace("B-", "b").to_lowercase();
    for text in ["lovelace", "ENGINES", "ada@engines", &reference, &code] {
        let found = booth.post("/bookings/find", json!({ "event": EVENT, "text": text })).await.json();
        assert_eq!(member(&found, "/bookings/0/id"), &json!(id), "{text}");
    }
    let none = booth.post("/bookings/find", json!({ "event": EVENT, "text": "hopper" })).await.json();
    assert_eq!(none, json!({ "bookings": [] }));

    let path = format!("/bookings/{id}/check-in");
    for _ in 0..2 {
        let arrived = booth.post(&path, json!({ "checkedIn": true })).await.json();
        // A second check-in changes nothing.
        assert_has(&arrived, &json!({ "checkedInAt": IN_THE_EVENT, "revision": 1 }));
    }
    let undone = booth.post(&path, json!({ "checkedIn": false })).await.json();
    assert_eq!((member(&undone, "/checkedInAt"), member(&undone, "/revision")), (&json!(null), &json!(2)));
    let sales = Browser::of(&app, "sales@acme.example", Role::Sales).await;
    assert_eq!(sales.post(&format!("/bookings/{id}/cancel"), json!({ "revision": 2 })).await.status, 200);
    assert_eq!(booth.post(&path, json!({ "checkedIn": true })).await.status, 409);
    let owner = Browser::of(&app, "owner@acme.example", Role::Owner).await;
    let log = actions(&owner, &format!("booking:{id}")).await;
    assert_eq!(log, ["booking.cancel", "booking.undo-check-in", "booking.check-in"]);
}

#[tokio::test]
async fn the_booth_uses_only_the_bookings_of_today() {
    let (app, booth) = app().await.signed_in(Role::Booth).await;
    let today = visit(&app, TODAY, NEXT[0]).await;
    let tomorrow = visit(&app, TOMORROW, "11:00 AM-11:30 AM").await;
    let other_day = format!("/bookings/board?event={EVENT}&day={TOMORROW}");
    assert_eq!(booth.get(&other_day).await.status, 403);
    assert_eq!(booth.get(&format!("/bookings/{today}")).await.status, 200);
    assert_eq!(booth.get(&format!("/bookings/{tomorrow}")).await.status, 403, "another day's booking by its id");
    let check_in = json!({ "checkedIn": true });
    assert_eq!(booth.post(&format!("/bookings/{tomorrow}/check-in"), check_in).await.status, 403);
    let to = |day: &str, time: &str| json!({ "day": day, "time": time, "revision": 0 });
    assert_eq!(booth.post(&format!("/bookings/{tomorrow}/move"), to(TODAY, NEXT[1])).await.status, 403);
    assert_eq!(booth.post(&format!("/bookings/{today}/move"), to(TOMORROW, NEXT[1])).await.status, 403);
    assert_eq!(booth.post(&format!("/bookings/{today}/cancel"), json!({ "revision": 0 })).await.status, 403);
    assert_eq!(booth.get(&format!("/bookings/{today}/person")).await.status, 403);
    let found = booth.post("/bookings/find", json!({ "event": EVENT, "text": "ada" })).await.json();
    assert_eq!(member(&found, "/bookings").as_array().unwrap().len(), 1);
    let moved = booth.post(&format!("/bookings/{today}/move"), to(TODAY, NEXT[1])).await;
    assert_eq!((moved.status.as_u16(), member(&moved.json(), "/time")), (200, &json!(NEXT[1])));
}

#[tokio::test]
async fn a_persons_data_is_counted_exported_and_erased_from_a_booking() {
    let (app, sales) = app().await.signed_in(Role::Sales).await;
    let id = visit(&app, TODAY, NEXT[0]).await;
    let path = format!("/bookings/{id}");
    let person = sales.get(&format!("{path}/person")).await.json();
    assert_eq!(person, json!({ "email": "ada@engines.example", "leads": 0, "bookings": 1, "messages": 2 }));
    assert!(sales.post(&format!("{path}/person/export"), json!({})).await.text().contains("Ada Lovelace"));
    let erased = sales.post(&format!("{path}/person/erase"), json!({})).await.json();
    assert_eq!(erased["bookings"], 1);
    for path in [path.clone(), format!("{path}/person")] {
        assert_eq!(sales.get(&path).await.status, 404, "{path}");
    }
    let today = board(&sales, TODAY).await;
    assert_eq!((state_of(&today, NEXT[0]).as_str(), member(&today, "/cancelled")), ("free", &json!([])));
    let owner = Browser::of(&app, "owner@acme.example", Role::Owner).await;
    assert_eq!(actions(&owner, &format!("booking:{id}")).await, ["person.erase", "person.export"]);
}

async fn next(body: &mut Body) -> String {
    let frame = timeout(Duration::from_secs(10), body.frame()).await.unwrap().unwrap();
    String::from_utf8(frame.unwrap().into_data().unwrap().to_vec()).unwrap()
}

#[tokio::test]
async fn the_event_stream_has_bookings_of_all_servers_and_only_what_the_role_may_see() {
    let app = app().await;
    let other = TestApp::on(Setup::at(IN_THE_EVENT), &app.database.url).await;
    let open = async |cookie: &str| {
        let request = Request::get("/api/admin/events").header("cookie", cookie).body(Body::empty()).unwrap();
        app.router().oneshot(request).await.unwrap()
    };
    assert_eq!(open("").await.status(), 401);
    let sales = Browser::of(&app, "sales@acme.example", Role::Sales).await;
    let booth = Browser::of(&app, "booth@acme.example", Role::Booth).await;
    let (mut to_sales, mut to_booth) = (open(&sales.cookie).await.into_body(), open(&booth.cookie).await.into_body());

    let id = visit(&other, TODAY, NEXT[0]).await;
    let booked = format!("event: booking\ndata: {{\"event\":\"{EVENT}\"}}\n\n");
    assert_eq!((next(&mut to_sales).await, next(&mut to_booth).await), (booked.clone(), booked.clone()));

    let lead = crate::contact_json::CONTACT_FORM;
    assert_eq!(other.post_json(crate::harness::CONTACT, lead).await.status, 200);
    assert!(next(&mut to_sales).await.starts_with("event: lead\n"));
    let path = format!("/bookings/{id}/check-in");
    assert_eq!(booth.post(&path, json!({ "checkedIn": true })).await.status, 200);
    assert_eq!((next(&mut to_booth).await, next(&mut to_sales).await), (booked.clone(), booked));

    assert_eq!(booth.delete("/session").await.status, 204);
    assert_eq!(next(&mut to_booth).await, "event: session\ndata: {}\n\n");
}
