//! The booking page and its form, as browsers use them without scripts.

use core_wasm::formats::DateFormats;
use serde_json::{Value, json};

use crate::booking::{BOOK, book, bookings};
use crate::harness::{TestApp, assert_has};

const PAGE: &str = "/oracle-ai-world-2027/book";
const FORM: &str = "fullName=Ada+Lovelace&email=ada%40engines.example&phone=%2B1+704-555-0101&company=&date=2027-10-12\
    &time=10%3A30+AM-11%3A00+AM&event=oracle-ai-world-2027&website=";

#[tokio::test]
async fn the_page_has_the_event_its_booked_slots_and_the_venues_time() {
    let app = TestApp::new().await;
    book(&app, "2027-10-13", "11:00 AM-11:30 AM").await;
    let answer = app.get(PAGE).await.expect(200).with("cache-control", "no-store");
    let page = &answer.page_data()["page"];
    assert_eq!(page["route"], json!({ "name": "landingBook", "token": "oracle-ai-world-2027" }));
    let data = &page["data"];
    assert_eq!((&data["days"][1]["date"], &data["days"][1]["free"]), (&json!("2027-10-13"), &json!(10)));
    assert_eq!(data["days"][1]["slots"][2]["reason"], "booked");
    let ended = app.get("/aiw25/book").await.page_data()["page"]["data"].clone();
    assert_has(&ended, &json!({ "days": [], "landing": { "ended": true, "periodLabel": "13–17 Oct 2025" } }));
    assert_eq!((&data["form"], &data["sent"]), (&json!(null), &json!(null)));
    assert!(data["requestId"].as_str().unwrap().len() == 36);
    let formats = serde_json::to_value(DateFormats::default()).unwrap();
    assert_eq!(
        data["landing"]["calendar"],
        json!({
            "token": "oracle-ai-world-2027", "name": "Oracle AI World 2027", "booth": "1427",
            "timeZone": "America/Los_Angeles",
            "window": {
                "firstDay": "2027-10-12", "lastDay": "2027-10-15", "slotMinutes": 30, "firstSlot": 600,
                "lastSlot": 930, "closed": [600], "offsets": [{ "from": 1_823_212_800_000_i64, "minutes": -420 }],
            },
            "formats": formats,
        })
    );
}

#[tokio::test]
async fn an_accepted_form_redirects_to_a_confirmation() {
    let app = TestApp::new().await;
    let answer = app.post_form(BOOK, FORM).await;
    let booking = bookings(&app.state.store).await.pop().unwrap();
    let location = format!("{PAGE}?sent={}", booking.reference);
    assert_eq!((answer.status.as_u16(), answer.header("location")), (303, Some(location.as_str())));
    let page = app.get(&location).await.page_data();
    assert_eq!(page["page"]["query"], format!("sent={}", booking.reference));
    assert_eq!(
        page["page"]["data"]["sent"],
        json!({
            "reference": booking.reference, "date": "2027-10-12", "time": "10:30 AM-11:00 AM",
            "dateLabel": "12 Oct 2027", "weekday": "Tuesday", "timeLabel": "10:30 AM to 11:00 AM",
            "timeZone": "America/Los_Angeles",
            "calendarUrl": format!("/api/book-slot/{}/calendar.ics", booking.reference), "mailed": true,
        })
    );
    assert!(!page.to_string().contains("Lovelace"), "the confirmation has no personal data");
    for foreign in ["B-2222222", "%3Cscript%3E", "L-7K3M9Q2"] {
        let page = app.get(&format!("{PAGE}?sent={foreign}")).await.page_data();
        assert_eq!((&page["page"]["data"]["sent"], &page["page"]["query"]), (&json!(null), &json!("")));
    }
}

#[tokio::test]
async fn a_refused_form_is_shown_with_messages_and_its_input() {
    let app = TestApp::new().await;
    let answer = app.post_form(BOOK, "fullName=Ada&email=x&phone=%2B17045550101&company=%3CE%3E&date=&time=").await;
    assert_eq!((answer.status.as_u16(), answer.header("cache-control")), (422, Some("no-store")));
    let page = &answer.page_data()["page"];
    assert_eq!((&page["status"], &page["path"]), (&json!(422), &json!(PAGE)));
    assert_eq!(
        page["data"]["form"],
        json!({
            "values": {
                "fullName": "Ada", "email": "x", "phone": "+17045550101", "company": "<E>",
                "privacy": false, "date": "", "time": "",
            },
            "errors": [
                { "field": "email", "code": "invalid" },
                { "field": "date", "code": "required" },
                { "field": "time", "code": "required" },
            ],
            "failure": null,
            "alternatives": [],
        })
    );
    assert_eq!(page["data"]["landing"]["name"], "Oracle AI World 2027");
}

/// Returns a free slot of 12 October as the page offers it.
fn nearest(time: &str, label: &str) -> Value {
    json!({ "date": "2027-10-12", "time": time, "dateLabel": "12 Oct 2027", "timeLabel": label })
}

#[tokio::test]
async fn a_booked_slot_returns_the_form_with_alternatives_and_its_input() {
    let app = TestApp::new().await;
    assert_eq!(book(&app, "2027-10-12", "10:30 AM-11:00 AM").await.status, 200);
    let answer = app.post_form(BOOK, FORM).await.expect(409);
    let data = &answer.page_data()["page"]["data"];
    assert_eq!(data["form"]["failure"], "That time slot has just been taken. Please choose another one.");
    assert_eq!(data["form"]["values"]["fullName"], "Ada Lovelace");
    assert_eq!(
        data["form"]["alternatives"],
        json!([
            nearest("11:00 AM-11:30 AM", "11:00 AM to 11:30 AM"),
            nearest("11:30 AM-12:00 PM", "11:30 AM to 12:00 PM"),
            nearest("12:00 PM-12:30 PM", "12:00 PM to 12:30 PM"),
        ])
    );
    assert_eq!(data["days"][0]["slots"][1]["reason"], "booked", "the slots are current");
}

#[tokio::test]
async fn a_double_click_books_once() {
    let app = TestApp::new().await;
    let with_key = format!("{FORM}&requestId=0199-abc");
    for form in [FORM.replace("10%3A30+AM-11%3A00", "11%3A00+AM-11%3A30"), with_key] {
        let (first, second) = tokio::join!(app.post_form(BOOK, &form), app.post_form(BOOK, &form));
        assert_eq!([first.status, second.status], [303, 303], "{}", second.text());
        assert_eq!(first.header("location"), second.header("location"));
    }
    assert_eq!(bookings(&app.state.store).await.len(), 2);
}
