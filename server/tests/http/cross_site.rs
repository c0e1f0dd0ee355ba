//! Forms that a page of another site made a visitor's browser send.

use axum::http::Method;
use serde_json::json;

use crate::booking::{BOOK, booked, bookings, by_link, payload};
use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, TestApp};

const REFUSED: &str = "This form was sent from another site, so nothing of it was taken. Please fill it in on this page and send it again.";
const FORM: &str = "application/x-www-form-urlencoded";
const CONTACT_FIELDS: &str = "fullName=Eve&email=eve%40evil.example&phone=%2B17045550101&description=Hello&privacy=on";
const BOOKING_FIELDS: &str = "fullName=Eve&email=eve%40evil.example&phone=%2B17045550101&date=2027-10-12\
    &time=10%3A30+AM-11%3A00+AM&event=oracle-ai-world-2027";
/// Headers of one attack with fetch metadata, and of one without. `same_origin` has a table of all.
const ATTACKS: [&[(&str, &str)]; 2] =
    [&[("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")], &[("origin", "null")]];

fn with<'a>(media_type: &'a str, more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    [("content-type", media_type)].into_iter().chain(more.iter().copied()).collect()
}

#[tokio::test]
async fn reports_from_other_sites_are_refused() {
    let app = TestApp::new().await;
    let report = r#"{"route":"page","trap":"unreachable"}"#;
    for attack in ATTACKS {
        app.request(Method::POST, "/api/vitals/", &with("text/plain", attack), report).await.expect(403);
    }
    let own = [("sec-fetch-site", "same-origin"), ("origin", "https://www.acme.example")];
    for headers in [&own[..], &own[..1], &own[1..], &[]] {
        let answer = app.request(Method::POST, "/api/vitals/", &with("text/plain", headers), report).await;
        assert_eq!(answer.status, 204, "{headers:?}");
    }
}

#[tokio::test]
async fn forms_from_other_sites_are_refused() {
    let app = TestApp::new().await;
    let booking = booked(&app, "2027-10-14", "10:30 AM-11:00 AM").await;
    let (cancel, moved) = (by_link(&app, &booking.id, "cancel"), by_link(&app, &booking.id, "move"));
    let json_booking = payload("2027-10-12", "10:30 AM-11:00 AM").to_string();
    let json_move = json!({ "date": "2027-10-12", "time": "10:30 AM-11:00 AM" }).to_string();
    for attack in ATTACKS {
        for (to, body) in [
            (CONTACT, CONTACT_FIELDS),
            (BOOK, BOOKING_FIELDS),
            (&cancel, ""),
            (&moved, "slot=2027-10-12+10%3A30+AM-11%3A00+AM"),
        ] {
            let answer = app.request(Method::POST, to, &with(FORM, attack), body).await.expect(403);
            let answer = answer.with("cache-control", "no-store");
            let data =
                if to == CONTACT { answer.section("contact") } else { answer.page_data()["page"]["data"].clone() };
            assert_eq!(data["form"]["failure"], REFUSED, "{to} {attack:?}");
            assert!(!answer.text().contains("evil.example"), "the submitted values are not shown");
        }
        for (to, body) in [(CONTACT, CONTACT_FORM), (BOOK, &json_booking), (&cancel, "{}"), (&moved, &json_move)] {
            let answer = app.request(Method::POST, to, &with("application/json", attack), body).await;
            answer.assert_problem(403, REFUSED);
        }
    }
    assert_eq!(app.leads().await, []);
    assert_eq!(bookings(&app.state.store).await, [booking]);
}
