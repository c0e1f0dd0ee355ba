//! Operations of the holder of a booking's link, and the secrecy of the link.

use core_wasm::booking::Slot;
use serde_json::{Value, json};

use crate::booking::{IN_THE_EVENT, LIST, book, booked, bookings};
use crate::harness::{Setup, TestApp, assert_has};

const DAY: &str = "2027-10-14";

/// Returns an app on the event's second day with a booking for the third, and its key.
async fn app_with_booking() -> (TestApp, String) {
    let app = TestApp::with(Setup::at(IN_THE_EVENT)).await;
    let key = app.state.booking_key.sign(&booked(&app, DAY, "10:30 AM-11:00 AM").await.id);
    (app, key)
}

async fn data(app: &TestApp, path: &str) -> (u16, Value) {
    let answer = app.get(path).await;
    (answer.status.as_u16(), answer.page_data()["page"]["data"].clone())
}

#[tokio::test]
async fn the_link_shows_the_booking_and_is_neither_cached_nor_indexed() {
    let (app, key) = app_with_booking().await;
    let reference = &bookings(&app.state.store).await[0].reference;
    let path = format!("/booking/{key}");
    for answer in [app.get(&path).await, app.get(&format!("/_page{path}")).await] {
        assert_eq!(answer.status, 200);
        for (name, value) in
            [("cache-control", "no-store"), ("referrer-policy", "same-origin"), ("x-robots-tag", "noindex")]
        {
            assert_eq!(answer.header(name), Some(value));
        }
    }
    for other in [format!("/_page/Booking/{key}"), format!("/_page//booking/{key}"), format!("/_page/%62ooking/{key}")]
    {
        let redirect = app.get(&other).await;
        assert!(redirect.text().contains(&key), "{}", redirect.text());
        assert_eq!(redirect.header("cache-control"), Some("no-store"), "{other}");
    }
    app.get(&format!("{path}/")).await.expect(301).with("cache-control", "no-store");
    let page = app.get(&path).await;
    assert!(page.text().contains("<meta name=\"robots\" content=\"noindex\""), "{:.2000}", page.text());
    let (_, data) = data(&app, &path).await;
    assert_eq!((&data["state"], &data["done"], &data["form"]), (&json!("booked"), &json!(null), &json!(null)));
    assert_eq!(
        data["booking"],
        json!({
            "reference": reference, "date": DAY, "time": "10:30 AM-11:00 AM", "timeZone": "America/Los_Angeles",
            "dateLabel": "14 Oct 2027", "weekday": "Thursday", "timeLabel": "10:30 AM to 11:00 AM",
            "calendarUrl": format!("/api/book-slot/{reference}/calendar.ics"), "mailed": true, "name": "Ada Lovelace",
        })
    );
    assert_eq!(data["days"][0]["date"], "2027-10-13");
    assert!(!app.get("/sitemap.xml").await.text().contains("/booking"), "the sitemap");
}

#[tokio::test]
async fn a_forged_link_returns_404() {
    let (app, key) = app_with_booking().await;
    let (id, tag) = key.split_at(32);
    let other = format!("{id}{}{}", if tag.starts_with('0') { '1' } else { '0' }, tag.split_at(1).1);
    for forged in [other.as_str(), id, "x", "0199"] {
        let (status, data) = data(&app, &format!("/booking/{forged}")).await;
        assert_eq!((status, &data["state"], &data["booking"]), (404, &json!("unknown"), &json!(null)), "{forged}");
        assert_eq!(app.post_json(&format!("/api/bookings/{forged}/cancel/"), "{}").await.status, 404);
        assert_eq!(app.post_form(&format!("/api/bookings/{forged}/move/"), "").await.status, 404);
    }
    assert_eq!(bookings(&app.state.store).await[0].cancelled_at, None);
}

#[tokio::test]
async fn cancelling_frees_the_slot_and_is_idempotent() {
    let (app, key) = app_with_booking().await;
    let path = format!("/api/bookings/{key}/cancel/");
    let answer = app.post_form(&path, "").await;
    let done = format!("/booking/{key}?done=cancelled");
    assert_eq!((answer.status.as_u16(), answer.header("location")), (303, Some(done.as_str())));
    assert_eq!(app.get(LIST).await.json(), json!({ "data": {} }));
    let (status, data) = data(&app, &done).await;
    assert_eq!((status, &data["state"], &data["done"]), (200, &json!("cancelled"), &json!("cancelled")));
    let sequence = bookings(&app.state.store).await[0].sequence;
    let again = app.post_json(&path, "{}").await;
    let reference = &bookings(&app.state.store).await[0].reference;
    assert_eq!(again.json(), json!({ "data": { "reference": reference, "state": "cancelled" } }));
    assert_eq!((sequence, bookings(&app.state.store).await[0].sequence), (1, 1));
    assert_eq!(app.get(&format!("/api/book-slot/{reference}/calendar.ics")).await.status, 404);
    // Another visitor may have the slot now; the old link does not change that.
    assert_eq!(book(&app, DAY, "10:30 AM-11:00 AM").await.status, 200);
    let to = r#"{"date":"2027-10-15","time":"11:00 AM-11:30 AM"}"#;
    let gone = app.post_json(&format!("/api/bookings/{key}/move/"), to).await.expect(409).json();
    assert_eq!(gone["detail"], "This meeting was cancelled. Please book another slot.");
}

#[tokio::test]
async fn moving_takes_the_new_slot_and_frees_the_old_one() {
    let (app, key) = app_with_booking().await;
    let path = format!("/api/bookings/{key}/move/");
    let form = "date=2027-10-15&time=11%3A00+AM-11%3A30+AM";
    for _ in 0..2 {
        let answer = app.post_form(&path, form).await;
        let done = format!("/booking/{key}?done=moved");
        assert_eq!((answer.status.as_u16(), answer.header("location")), (303, Some(done.as_str())));
    }
    assert_eq!(app.get(LIST).await.json(), json!({ "data": { "2027-10-15": [{ "time": "11:00 AM-11:30 AM" }] } }));
    let booking = bookings(&app.state.store).await.pop().unwrap();
    assert_eq!((booking.slot.day.as_str(), booking.sequence), ("2027-10-15", 1), "requested twice, moved once");
    let (_, shown) = data(&app, &format!("/booking/{key}?done=moved")).await;
    assert_eq!((&shown["done"], &shown["booking"]["time"]), (&json!("moved"), &json!("11:00 AM-11:30 AM")));
    let json_answer = app.post_json(&path, r#"{"date":"2027-10-14","time":"03:30 PM-04:00 PM"}"#).await.json();
    assert_has(&json_answer, &json!({ "data": { "date": "2027-10-14", "reference": booking.reference } }));
}

#[tokio::test]
async fn a_move_to_a_taken_slot_keeps_the_old_one() {
    let (app, key) = app_with_booking().await;
    assert_eq!(book(&app, DAY, "11:00 AM-11:30 AM").await.status, 200);
    let path = format!("/api/bookings/{key}/move/");
    let form = app.post_form(&path, "date=2027-10-14&time=11%3A00+AM-11%3A30+AM").await.expect(409);
    let shown = &form.page_data()["page"]["data"];
    assert_eq!(shown["form"]["failure"], "That time slot has just been taken. Please choose another one.");
    assert_eq!(
        shown["form"]["alternatives"][0],
        json!({
            "date": DAY, "time": "11:30 AM-12:00 PM",
            "dateLabel": "14 Oct 2027", "timeLabel": "11:30 AM to 12:00 PM",
        })
    );
    assert_eq!((&shown["state"], &shown["booking"]["time"]), (&json!("booked"), &json!("10:30 AM-11:00 AM")));
    assert_eq!((form.header("cache-control"), form.header("referrer-policy")), (Some("no-store"), Some("same-origin")));
    let json_answer = app.post_json(&path, r#"{"date":"2027-10-14","time":"11:00 AM-11:30 AM"}"#).await;
    assert_eq!((json_answer.status.as_u16(), json_answer.json()["alternatives"].as_array().unwrap().len()), (409, 3));
    let past = app.post_form(&path, "date=2027-10-12&time=11%3A00+AM-11%3A30+AM").await.expect(422);
    assert_eq!(past.page_data()["page"]["data"]["form"]["errors"][0]["code"], "unavailable");
    assert_eq!(bookings(&app.state.store).await[0].slot.time(), "10:30 AM-11:00 AM");
}

#[tokio::test]
async fn a_started_booking_cannot_be_changed_and_its_link_shows_no_data_after_the_event() {
    let (app, key) = app_with_booking().await;
    let hour = 3_600_000;
    // 10:30 AM on the 14th is 20 hours and 20 minutes ahead.
    let starts = 20 * hour + hour / 3;
    for (later, state, is_named) in [
        (20 * hour, "booked", true),
        (starts + 1_000, "started", true),
        (starts + hour / 2 - 1_000, "started", true),
        (starts + hour / 2, "past", true),
        (72 * hour, "past", false),
    ] {
        let setup = Setup::at(IN_THE_EVENT + later);
        let then = TestApp::on(setup, &app.database.url).await;
        let (status, shown) = data(&then, &format!("/booking/{key}")).await;
        assert_eq!((status, &shown["state"], shown["booking"].is_object()), (200, &json!(state), is_named), "{later}");
        if state != "booked" {
            for action in ["cancel", "move"] {
                let to = "date=2027-10-15&time=11%3A00+AM-11%3A30+AM";
                then.post_form(&format!("/api/bookings/{key}/{action}/"), to).await.expect(409);
            }
        }
    }
    assert_eq!(bookings(&app.state.store).await[0].sequence, 0);
}

#[tokio::test]
async fn only_one_of_two_concurrent_moves_gets_the_slot() {
    let (app, key) = app_with_booking().await;
    let other = app.state.booking_key.sign(&booked(&app, DAY, "11:00 AM-11:30 AM").await.id);
    let body = r#"{"date":"2027-10-15","time":"12:00 PM-12:30 PM"}"#;
    let (path, other_path) = (format!("/api/bookings/{key}/move/"), format!("/api/bookings/{other}/move/"));
    let (one, two) = tokio::join!(app.post_json(&path, body), app.post_json(&other_path, body));
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let list = app.get(LIST).await.json();
    assert_eq!(list["data"].as_object().unwrap().values().map(|day| day.as_array().unwrap().len()).sum::<usize>(), 2);
}

#[tokio::test]
async fn concurrent_moves_have_the_same_limit_as_sequential_moves() {
    let (app, key) = app_with_booking().await;
    let path = format!("/api/bookings/{key}/move/");
    let landing = app.state.landings();
    let window = &landing.get("oracle-ai-world-2027").unwrap().window;
    let open = window.slots().filter(|slot| !window.closed.contains(&slot.start()));
    let to = |slot: Slot| json!({ "date": "2027-10-15", "time": slot.wire() }).to_string();
    let bodies: Vec<String> = open.map(to).collect();
    for body in bodies.iter().cycle().take(9) {
        assert_eq!(app.post_json(&path, body).await.status, 200);
    }
    let at_once = bodies.iter().map(|body| app.post_json(&path, body));
    let answers = futures_util::future::join_all(at_once).await;
    assert!(answers.iter().any(|answer| answer.status == 429));
    assert_eq!(bookings(&app.state.store).await[0].sequence, 10);
    let cancel = format!("/api/bookings/{key}/cancel/");
    assert_eq!(app.post_json(&cancel, "{}").await.status, 200);
}
